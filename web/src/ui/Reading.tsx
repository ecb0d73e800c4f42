// How a published puzzle was read: its drawing, and its sentences on a thread. A full knot is understood, a hollow one
// is not. A sentence lights the cells of its clues, and a cell its sentence.
import { createMemo, createResource, createSignal, For, type JSX, Show } from "solid-js";
import { completeRead, playRead } from "../app/reading.ts";
import { capital, sentence } from "../app/told.ts";
import { centre, type Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { aroundWord, type Claimed, type Clause, clausesOf, type Drawn, faultsIn, isBroken, type Reading as Read } from "../model/reading.ts";
import { placed } from "../words/clues.ts";
import { tellOfEngine } from "../words/load.ts";
import { say } from "../words/reading.ts";
import { layoutNames, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Check, Several } from "./Icons.tsx";
import { cellSize, Picture } from "./Picture.tsx";
import "../style/reading.css";

const mostNamed = 6;

export function Reading(): JSX.Element {
  const app = useApp();
  return <Show when={app.reading()}>{(reading) => <Read reading={reading()} />}</Show>;
}

function Read(props: { reading: Read }): JSX.Element {
  const parts = createMemo(() => clausesOf(props.reading.answer));
  const [lit, setLit] = createSignal(-1);
  const cells = createMemo(() => cellsOf(parts().clauses[lit()]));
  const ofCell = (name: string) => parts().clauses.findIndex((clause) => cellsOf(clause).has(name));
  return (
    <div class="reading">
      <Drawing reading={props.reading} lit={cells()} onCell={(name) => setLit(ofCell(name))} left={[...parts().left, ...parts().clauses.flatMap(({ left }) => left)]} />
      <div class="read">
        <Title reading={props.reading} />
        <Summary reading={props.reading} clauses={parts().clauses} />
        <ol class="clauses" onPointerLeave={() => setLit(-1)}>
          <For each={parts().clauses}>{(clause, i) => <Sentence clause={clause} reading={props.reading} lit={lit() === i()} onLight={(on) => setLit(on ? i() : -1)} />}</For>
        </ol>
        <Faults reading={props.reading} left={parts().left} />
      </div>
      <Foot reading={props.reading} clauses={parts().clauses} />
    </div>
  );
}

const cellsOf = (clause: Clause | undefined): ReadonlySet<string> => new Set([...(clause?.claimed ?? []), ...(clause?.left ?? [])].flatMap(({ cells }) => cells));

function Title(props: { reading: Read }): JSX.Element {
  const { answer } = props.reading;
  return (
    <>
      <Show when={answer.title}><h3 class="technique">{answer.title}</h3></Show>
      <Show when={answer.author}><p class="aside">{words.by(answer.author)}</p></Show>
    </>
  );
}

/** How much is understood, and what that means for the stated solution. */
function Summary(props: { reading: Read; clauses: readonly Clause[] }): JSX.Element {
  const { answer } = props.reading;
  const count = () => props.clauses.filter(({ understood }) => understood).length;
  const solution = () => {
    if (answer.by_convention) return say().usual;
    if (!answer.stated_solution) return say().none;
    return isBroken(answer) ? say().broken : answer.confirmed ? say().confirmed : answer.suffices ? say().suffices : say().obeyed;
  };
  return (
    <div class="summary" role="status" aria-label={say().summary}>
      <Show when={answer.in_full} fallback={<Several />}><Check /></Show>
      <p><b>{say().understood(count(), props.clauses.length)}</b><span>{solution()}</span></p>
    </div>
  );
}

/** "Green line". */
const called = ({ sort, colour }: Drawn): string => say().object(say().sorts[sort] ?? sort, say().hues[colour ?? ""] ?? "");

/** An object without a meaning, in its colour: a dotted thread through the cells of a line or of a pair, or rings in its cells. */
function Outlined(props: { layout: Layout; one: Drawn }): JSX.Element {
  const at = () => props.one.cells.flatMap((name) => {
    const cell = props.layout.index.get(name);
    const { x, y } = cell === undefined ? { x: NaN, y: 0 } : centre(nth(props.layout.cells, cell));
    return Number.isNaN(x) ? [] : [{ x: x * cellSize, y: y * cellSize }];
  });
  const isThread = () => at().length === 2 || (at().length > 2 && /line|arrow/.test(props.one.sort));
  const dots = () => (isThread() ? [nth(at(), 0), nth(at(), at().length - 1)] : at());
  return (
    <g class="no-rule" data-hue={props.one.colour ?? ""}>
      <Show when={isThread()}><path d={at().map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("")} /></Show>
      <For each={dots()}>{({ x, y }) => <circle cx={x} cy={y} r={isThread() ? 7 : 22} />}</For>
    </g>
  );
}

/** The drawing as far as it is understood; the lit cells have a tint. */
function Drawing(props: { reading: Read; lit: ReadonlySet<string>; left: readonly Drawn[]; onCell(name: string): void }): JSX.Element {
  const { found, layout } = props.reading;
  if (!found || !layout) return <></>;
  const givens = layout.written.parse(found.givens);
  const lit = () => new Set([...props.lit].flatMap((name) => layout.index.get(name) ?? []));
  const at = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const svg = event.currentTarget.querySelector("svg");
    const matrix = svg?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const cell = layout.cells.find((one) => Math.floor(x / cellSize - one.x) === 0 && Math.floor(y / cellSize - one.y) === 0);
    props.onCell(cell?.name ?? "");
  };
  return (
    <figure class="drawing">
      <div aria-hidden="true" onPointerMove={(event) => { if (event.pointerType === "mouse") at(event); }} onClick={at}>
        <Picture layout={layout} givens={givens} values={givens} lit={lit()}><For each={props.left}>{(one) => <Outlined layout={layout} one={one} />}</For></Picture>
      </div>
      <figcaption class="aside">{props.left.length ? say().except(props.left.map(called)) : say().all}</figcaption>
    </figure>
  );
}

interface Spoken {
  clause: Clause;
  reading: Read;
  lit: boolean;
  onLight(on: boolean): void;
}

function Sentence(props: Spoken): JSX.Element {
  const app = useApp();
  const pieces = createMemo(() => aroundWord(props.clause));
  const cells = () => props.clause.left.flatMap((one) => one.cells);
  return (
    <li classList={{ lit: props.lit, open: !props.clause.understood }} onPointerEnter={(event) => { if (event.pointerType === "mouse") props.onLight(true); }}>
      <button type="button" class="clause" aria-pressed={props.lit} onFocus={() => props.onLight(true)} onClick={() => props.onLight(true)}>
        <span class="reason">{pieces()[0]}<Show when={pieces()[1]}><span class="unknown">{pieces()[1]}</span></Show>{pieces()[2]}</span>{" "}
        <span class="became">
          <Show when={props.clause.understood} fallback={<Unknown clause={props.clause} />}>{became(props.reading, props.clause.claimed)}</Show>
        </span>
      </button>
      <Show when={!props.clause.understood && props.reading.found}>
        <Button name={say().byHand} onPress={() => void completeRead(app, props.reading, cells())} />
      </Show>
    </li>
  );
}

/** The word that is not known, and the object that has no rule. */
function Unknown(props: { clause: Clause }): JSX.Element {
  return (
    <>
      {props.clause.unknown ? say().unknown(props.clause.unknown) : say().form}
      <For each={props.clause.left}>{(one) => <>{" "}{say().noRule(placeOf(called(one), one.cells))}</>}</For>
    </>
  );
}

const placeOf = (name: string, [from, ...more]: readonly string[]): string => (from ? (more.length ? say().along(name, from, more[more.length - 1]!) : say().at(name, from)) : name);

/** The clues of a sentence by kind and place. */
function became({ layout }: Read, claimed: readonly Claimed[]): string {
  if (!claimed.length) return say().whole;
  const names = claimed.map(({ kind, cells }) => {
    const key = [...cells].sort().join();
    const one = layout?.constraints.find((other) => other.kind === kind && other.cells.flat().map((cell) => nth(layout.cells, cell).name).sort().join() === key);
    return one && layout ? placed(layout, one) : placeOf(layoutNames[kind] ?? kind, cells);
  });
  const shown = [...new Set(names)];
  return capital(shown.slice(0, mostNamed).join(", ")) + (shown.length > mostNamed ? say().more(shown.length - mostNamed) : "");
}

/** Objects that no sentence is about, and other reasons. */
function Faults(props: { reading: Read; left: readonly Drawn[] }): JSX.Element {
  const [faults] = createResource(() => Promise.all(faultsIn(props.reading.answer).map(tellOfEngine)), { initialValue: [] });
  return (
    <ul class="faults">
      <For each={props.left}>{(one) => <li>{say().noRule(placeOf(called(one), one.cells))}</li>}</For>
      <For each={faults()}>{(text) => <li>{sentence(text)}</li>}</For>
    </ul>
  );
}

function Foot(props: { reading: Read; clauses: readonly Clause[] }): JSX.Element {
  const app = useApp();
  const { answer, found } = props.reading;
  const count = () => props.clauses.filter(({ understood }) => understood).length;
  return (
    <div class="reading-foot">
      <Show when={found} fallback={<p class="aside">{say().unplayable}</p>}>
        <Button kind="primary" name={answer.in_full ? say().play : say().playDrawn} onPress={() => void playRead(app, props.reading)} />
        <Show when={!answer.in_full}><p class="aside">{say().note(count())}</p></Show>
      </Show>
    </div>
  );
}
