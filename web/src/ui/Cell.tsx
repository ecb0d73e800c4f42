// One cell: its value or its marks, and its name for screen readers.
import { createMemo, For, type JSX, Show } from "solid-js";
import { corners, polygon } from "../draw/outline.ts";
import type { Mark } from "../draw/evidence.ts";
import { px, type Sizes, spot } from "../draw/spots.ts";
import { coloursOf } from "../model/colours.ts";
import { type Digits, none, same } from "../model/digits.ts";
import { type Cell as LayoutCell, centre } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { words } from "../words.ts";
import { useScene } from "./context.ts";
import type { Look } from "./looks.ts";
import { MarkShape } from "./MarkShape.tsx";

const noMarks: readonly Mark[] = [];
/** Kinds of houses that a cell's name tells. */
const isToldOfCell = /^(region|window|diagonal)$/;

export function Cell(props: { cell: number; look: Look; sizes: Sizes }): JSX.Element {
  const app = useScene();
  const cell = props.cell;
  // A cell that the next layout lacks keeps its state until it is removed.
  const own = createMemo<LayoutCell>((before) => app.layout().cells[cell] ?? before, nth(app.layout().cells, cell));
  const symbol = (digit: number) => app.layout().written.symbol(digit);
  const value = createMemo(() => props.look.value);
  const kind = createMemo(() => props.look.kind);
  const guessed = createMemo(() => props.look.guessed);
  const repeated = createMemo(() => props.look.repeated);
  const selected = createMemo(() => props.look.selected);
  const middle = () => centre(own());
  const scale = () => props.sizes.cell;
  const wrong = createMemo(() => props.look.wrong);

  const candidates = createMemo<Digits>(() => props.look.candidates, none, { equals: same });
  const evidence = createMemo<readonly Mark[]>(() => (value() ? noMarks : props.look.evidence));
  const centres = createMemo<Digits>(() => (value() || app.marking() === "none" ? none : props.look.centre), none, { equals: same });
  /** Nothing fits, where all candidates are shown; of several cells that contradict each other each keeps its marks. */
  const empty = createMemo(() => !value() && ((candidates().length === 0 && app.marking() === "automatic") || props.look.broken));
  const truth = createMemo<Digits | null>(() => (app.reveal() === 2 && !value() ? (app.truth()?.digits[cell] ?? null) : null));
  /** Corner marks, whoever keeps them. */
  const shown = () => (app.marking() === "none" ? none : app.marking() === "automatic" ? candidates() : props.look.corner);
  /** Digits that steps ruled out, of cells without marks to show it by their absence. */
  const crosses = createMemo<Digits>(() => {
    if (value() || empty() || truth() || app.marking() === "automatic" || centres().length || shown().length) return none;
    const special = evidence().map((mark) => mark.digit);
    return props.look.out.filter((digit) => !special.includes(digit));
  }, none, { equals: same });
  const marks = createMemo<Digits>(() => {
    if (value() || empty() || app.veiled().has(cell)) return none;
    const special = new Set(evidence().map((mark) => mark.digit));
    // Centre marks stand where candidates would.
    const plain = truth() ?? (app.marking() === "automatic" && centres().length ? none : shown());
    return special.size ? plain.filter((digit) => !special.has(digit)) : plain;
  }, none, { equals: same });
  const revealed = createMemo(() => {
    const solution = app.reveal() === 1 && !value() ? app.solutions().solution : null;
    return solution ? (app.layout().written.parse(solution)[cell] ?? 0) : 0;
  });
  const guess = createMemo(() => props.look.guess);
  const number = createMemo(() => props.look.number);

  /** Houses beyond row, column and box that are not drawn as clues, then the clues. */
  const clues = createMemo(() => {
    const layout = app.layout();
    const houses = (layout.housesOf[cell] ?? []).map((house) => nth(layout.houses, house)).filter(({ kind, drawn }) => !drawn && isToldOfCell.test(kind));
    return [...houses.map(({ name }) => words.legend.house(name)), ...(layout.art?.cluesOf(cell) ?? [])].map((text) => `, ${text}`).join("");
  });
  const label = createMemo(() => {
    const parts = [own().name];
    if (kind() === "given") parts.push(words.cell.given(symbol(value())));
    else if (value()) parts.push(symbol(value()));
    else {
      parts.push(shown().length ? words.cell.candidates(shown().map(symbol).join(" ")) : words.cell.empty);
      if (centres().length) parts.push(words.cell.centre(centres().map(symbol).join(" ")));
    }
    let text = parts.join(" ");
    if (crosses().length) text += words.cell.out(crosses().map(symbol).join(" "));
    if (kind() === "deduced") text += words.cell.deduced;
    if (guessed()) text += words.cell.guess;
    if (repeated()) text += words.cell.repeated;
    if (wrong()) text += words.cell.wrong;
    for (const colour of coloursOf(props.look.colour)) text += words.cell.colour(colour);
    return text + props.look.pen + clues();
  });

  /** Frequent digits are bold, rare ones thin. */
  const weightOf = (digit: number) => {
    const share = app.truth()?.share(cell, digit) ?? -1;
    return share >= 0.4 ? 700 : share >= 0 && share < 0.08 ? 300 : undefined;
  };
  const place = (digit: number) => {
    const at = spot(own(), digit, app.layout().digits);
    return { x: at.x * scale(), y: at.y * scale() };
  };
  /** From one mark's place to the next. */
  const pitch = () => Math.abs(place(2).x - place(1).x);
  const crossed = createMemo(() => {
    const r = Math.max(1.5, props.sizes.mark * 0.26);
    return crosses().map((digit) => `M${px(place(digit).x - r)} ${px(place(digit).y - r)}l${px(2 * r)} ${px(2 * r)}m0 ${px(-2 * r)}l${px(-2 * r)} ${px(2 * r)}`).join("");
  });
  const dots = createMemo(() => marks().map((digit) => `M${place(digit).x.toFixed(1)} ${place(digit).y.toFixed(1)}h0`).join(""));

  return (
    <>
      <g class="content" aria-hidden="true">
      <Show when={value()}>
        <text
          class="digit"
          classList={{ given: kind() === "given", own: kind() === "own", deduced: kind() === "deduced", guess: guessed(), guessed: guess() > 0, repeated: repeated(), wrong: wrong(), filtered: app.filter() === value() }}
          x={middle().x * scale()}
          y={middle().y * scale() + props.sizes.digit * 0.355}
          font-size={px(props.sizes.digit)}
        >
          {symbol(value())}
        </text>
        <Show when={repeated()}>
          <path class="wave" d={wave(middle().x * scale(), middle().y * scale() + props.sizes.digit * 0.52, props.sizes.digit * 0.5)} />
        </Show>
        <Show when={guessed() && !repeated()}>
          <path class="guess-dots" d={`M${middle().x * scale() - props.sizes.digit * 0.28} ${middle().y * scale() + props.sizes.digit * 0.5}h${props.sizes.digit * 0.56}`} />
        </Show>
        <Show when={number()}>
          <GuessNumber x={(own().x + 0.82) * scale()} y={(own().y + 0.18) * scale()} r={Math.max(5, scale() * 0.115)} number={number()} />
        </Show>
      </Show>
      <Show when={!value()}>
        <Show when={revealed()}>
          <text class="digit revealed" x={middle().x * scale()} y={middle().y * scale() + props.sizes.digit * 0.355} font-size={px(props.sizes.digit)}>
            {symbol(revealed())}
          </text>
        </Show>
        <Show when={!revealed()}>
          <Show
            when={props.sizes.dots}
            fallback={
              <For each={marks()}>
                {(digit) => (
                  <text class="mark" classList={{ own: app.marking() !== "automatic" && !truth(), filtered: app.filter() === digit }} x={place(digit).x} y={place(digit).y + props.sizes.mark * 0.36} font-size={px(props.sizes.mark)}
                    font-weight={truth() ? weightOf(digit) : undefined} fill-opacity={truth() ? app.truth()?.weight(cell, digit) : undefined}>
                    {symbol(digit)}
                  </text>
                )}
              </For>
            }
          >
            <path class="dots" d={dots()} stroke-width={Math.max(1.75, Math.min(3, scale() * 0.075))} />
          </Show>
        </Show>
        <Show when={crossed()}><path class="crossed" d={crossed()} /></Show>
        <Show when={centres().length}>
          <text class="mark centre" x={middle().x * scale()} y={middle().y * scale() + props.sizes.mark * 0.4} font-size={px(Math.min(props.sizes.mark * 1.1, (scale() * 1.5) / (centres().length + 1)))}>
            {centres().map(symbol).join("")}
          </text>
        </Show>
        <For each={evidence()}>{(mark) => <MarkShape mark={mark} at={place(mark.digit)} pitch={pitch()} sizes={props.sizes} text={symbol(mark.digit)} />}</For>
        <Show when={empty()}>
          <path class="nothing" d={nothing(middle().x * scale(), middle().y * scale(), props.sizes.digit * 0.3)} />
        </Show>
      </Show>
      </g>
      <g
        role="gridcell"
        data-cell={cell}
        tabindex={props.look.focused ? 0 : -1}
        aria-label={label()}
        aria-selected={selected()}
        aria-colindex={own().col}
        aria-readonly={kind() === "given"}
      >
        <path class="hit" d={polygon(corners(own()), scale())} />
      </g>
    </>
  );
}

function GuessNumber(props: { x: number; y: number; r: number; number: number }): JSX.Element {
  return (
    <g class="guess-number">
      <circle cx={props.x} cy={props.y} r={props.r} />
      <text x={props.x} y={props.y + props.r * 0.4} font-size={px(props.r * 1.2)}>{props.number}</text>
    </g>
  );
}

/** The waved underline of a repeated digit. */
function wave(x: number, y: number, width: number): string {
  const w = width / 4;
  return `M${x - 2 * w} ${y}q${w / 2} ${-w * 0.7} ${w} 0t${w} 0t${w} 0t${w} 0`;
}

/** The sign of an empty set. */
const nothing = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0M${x - r * 0.7} ${y + r * 0.7}L${x + r * 0.7} ${y - r * 0.7}`;
