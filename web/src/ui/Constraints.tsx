// A setter's constraints, on the grid and in words: fetched with the first puzzle that needs them.
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { capital, cellName } from "../app/told.ts";
import { isCaged, type Shape, shapeOf, shapesOf } from "../draw/constraints.ts";
import { isClue, signOf } from "../draw/constraints-clues.ts";
import { isLine } from "../draw/constraints-lines.ts";
import { px } from "../draw/spots.ts";
import type { App } from "../app/app.ts";
import type { Art } from "../model/art.ts";
import type { Cell, Constraint, Layout } from "../model/layout.ts";
import { type Clue, cluesByCell, clueSay, cluesIn, placed } from "../words/clues.ts";
import { rulesOf } from "../words/constraints.ts";
import { useApp } from "./context.ts";
import "../style/constraints.css";

/** Kind of the rule that the player points at: all its clues are lit. */
const [pointed, point] = createSignal("");

/** Places for which marks make room: totals in corners, dots and signs between cells, circles at corners of four
 *  cells. */
function notedBy(drawn: ReadonlySet<string>): Cell["noted"] {
  const rim = ["white-dot", "black-dot", "pair-sum", "greater", "quad"].some((name) => drawn.has(name));
  return drawn.has("cage-total") ? (rim ? "both" : "corner") : rim ? "rim" : undefined;
}

export function artOf(layout: Layout): Art {
  const { shapes, margin } = shapesOf(layout);
  const noted = notedBy(new Set(shapes.map((shape) => shape.class)));
  if (noted) for (const cell of layout.cells) cell.noted = noted;
  let told: string[][] | undefined;
  const of = (under?: boolean) => shapes.filter((shape) => !!shape.under === !!under);
  return {
    margin,
    lined: shapes.some((shape) => shape.under),
    Shapes: (props) => <Shapes layout={layout} shapes={of(props.under)} scale={props.scale} />,
    Plain: (props) => <g class="drawn"><For each={of(props.under)}>{(shape) => <OneShape shape={shape} scale={props.scale} />}</For></g>,
    Words: () => <Words layout={layout} />,
    called: (one) => placed(layout, one),
    cluesOf: (cell) => (told ??= cluesByCell(layout))[cell] ?? [],
  };
}

/** Tells whether what is explained leans on a clue. */
const namedBy = (app: App) => ({ name, number }: Constraint): boolean => app.drawing()?.constraints?.has(`${name} ${number}`) ?? false;

function Shapes(props: { layout: Layout; shapes: Shape[]; scale: number }): JSX.Element {
  const app = useApp();
  const named = namedBy(app);
  const evident = createMemo(() => new Set(props.layout.constraints.flatMap((one, of) => (one.kind === pointed() || named(one) ? [of] : []))));
  return <g class="drawn"><For each={props.shapes}>{(shape) => <OneShape shape={shape} scale={props.scale} evident={evident().has(shape.of)} />}</For></g>;
}

function OneShape(props: { shape: Shape; scale: number; evident?: boolean }): JSX.Element {
  return (
    <Show when={props.shape.at} fallback={<path class={props.shape.class} classList={{ evident: props.evident }} d={props.shape.d} stroke-width={props.shape.width} transform={`scale(${props.scale})`} />}>
      {(at) => <text class={props.shape.class} classList={{ evident: props.evident }} x={px(at().x * props.scale)} y={px(at().y * props.scale)} font-size={px(props.shape.size! * props.scale)}>{props.shape.text}</text>}
    </Show>
  );
}

/** A sentence for every kind, with a small picture if there is one, and a list of all clues to be opened. Pointing at a
 *  sentence lights its clues; a hint lights the sentence that it uses. */
function Words(props: { layout: Layout }): JSX.Element {
  const app = useApp();
  const rules = createMemo(() => rulesOf(props.layout));
  const named = namedBy(app);
  const used = createMemo(() => new Set(props.layout.constraints.filter(named).map(({ kind }) => kind)));
  onCleanup(() => point(""));
  return (
    <>
    <ul class="rules drawn-rules">
      <For each={rules()}>
        {({ text, one }) => (
          <li classList={{ used: used().has(one.kind) }}>
            <button type="button" class="rule" aria-pressed={pointed() === one.kind} on:pointerenter={(event) => event.pointerType === "mouse" && point(one.kind)} on:pointerleave={() => point("")} on:focus={() => point(one.kind)} on:blur={() => point("")} on:click={() => point(one.kind)}>
              <svg class="picture" viewBox={isBetween(one) ? "0.55 0.255 0.9 0.49" : "-0.1 -0.1 2.2 1.2"} width="33" height="18" aria-hidden="true"><Sample layout={props.layout} one={one} /></svg>
              <span>{text}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
    <ClueList layout={props.layout} />
    </>
  );
}

/** Every clue by its name and cells. A press selects the cells and moves the focus to the first. */
function ClueList(props: { layout: Layout }): JSX.Element {
  const app = useApp();
  const all = createMemo(() => cluesIn(props.layout));
  const cellsOf = ({ cells }: Clue) => cells.map((cell) => cellName(app, cell)).join(" ");
  const go = ({ cells }: Clue) => {
    const [first] = cells;
    if (first === undefined) return;
    app.setSelected([...new Set(cells)]);
    app.setFocus(first);
    document.querySelector<SVGElement>(`[data-cell="${first}"]`)?.focus();
  };
  return (
    <Show when={all().length}>
      <details class="clue-list">
        <summary>{clueSay().all(all().length)}</summary>
        <ul aria-label={clueSay().list}>
          <For each={all()}>{(clue) => <li><button type="button" class="button text" on:click={() => go(clue)}>{capital(clue.name)}: <span class="aside">{cellsOf(clue)}</span></button></li>}</For>
        </ul>
      </details>
    </Show>
  );
}

/** Small, and on the border of cells. */
const isBetween = ({ kind }: Constraint): boolean => /^(difference|ratio|pairsum|greater|quadruple)$/.test(kind);

/** The constraint as it would be on two cells. */
function Sample(props: { layout: Layout; one: Constraint }): JSX.Element {
  const shapes = createMemo((): Shape[] => {
    const { one, layout } = props;
    const cell = (x: number): Cell => ({ name: "", row: 1, col: x + 1, shape: "square", x, y: 0 });
    const small = { ...layout, cells: [cell(0), cell(1)] };
    if (isClue(one)) {
      const text = one.kind === "littlekiller" ? "↘" : signOf(layout, one) + one.values[0];
      return [{ of: 0, class: "clue", text, at: { x: 1, y: 0.78 }, size: 0.8 }];
    }
    const apart = /^(arrow|clone|samevalues|equalsums)$/.test(one.kind);
    const cells = apart ? [[0], [1]] : isLine(one) || isCaged(one) || isBetween(one) ? [[0, 1]] : one.cells[0]?.length ? [[0]] : [];
    return shapeOf(small, { ...one, cells, values: isCaged(one) ? [] : one.values.slice(0, 2) }).map((shape) => ({ of: 0, ...shape }));
  });
  return <g class="drawn"><For each={shapes()}>{(shape) => <OneShape shape={shape} scale={1} />}</For></g>;
}
