// The explanation: a hint in three depths, a step of the record, mistakes, a failed guess, a notice.
import { createMemo, For, type JSX, Match, Show, Switch } from "solid-js";
import type { Panel, Work } from "../app/app.ts";
import { deepen, keepGuess, nameOf, digitText, popGuess, refute } from "../app/think.ts";
import { grouped, words } from "../app/words.ts";
import type { Step } from "../model/step.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { LegendList } from "./LegendList.tsx";
import { Prose, type Tint } from "./Prose.tsx";
import { titleOfStep } from "./Record.tsx";

type Of<K extends Panel["kind"]> = Extract<Panel, { kind: K }>;

export function useTint(step: () => Step | undefined): Tint {
  const app = useApp();
  const roles = createMemo(() => {
    const map = new Map<string, string>();
    const one = step();
    const name = (cell: number) => app.layout().cells[cell]?.name ?? "";
    const drawing = app.drawing();
    for (const [cell, marks] of drawing?.marks ?? []) {
      const roles = marks.map((mark) => mark.role);
      map.set(name(cell), roles.includes("removed") ? "elim" : roles.includes("fin") ? "fin" : "accent");
    }
    for (const { cell } of one?.placements ?? []) map.set(name(cell), "accent");
    for (const { cell } of one?.eliminations ?? []) map.set(name(cell), "elim");
    return map;
  });
  return (cell) => roles().get(cell) ?? "accent";
}

export function Explanation(): JSX.Element {
  const app = useApp();
  const as = <K extends Panel["kind"]>(kind: K) => {
    const panel = app.panel();
    return panel.kind === kind ? (panel as Of<K>) : undefined;
  };
  const hopeless = () => app.doc().guesses.length > 0 && app.solutions().state === "none" && app.panel().kind !== "failed";
  return (
    <section class="explanation" role="region" aria-label="Explanation" aria-live="polite">
      <Switch fallback={<Quiet />}>
        <Match when={app.work()}>{(work) => <Working work={work()} />}</Match>
        <Match when={as("hint")}>{(panel) => <HintText panel={panel()} />}</Match>
        <Match when={as("look")}>{(panel) => <LookText panel={panel()} />}</Match>
        <Match when={as("did")}>{(panel) => <DidText step={panel().step} />}</Match>
        <Match when={as("all")}>{(panel) => <AllText panel={panel()} />}</Match>
        <Match when={as("mistakes")}>{(panel) => <Mistakes panel={panel()} />}</Match>
        <Match when={as("failed")}>{(panel) => <Failed panel={panel()} />}</Match>
        <Match when={hopeless()}><Hopeless /></Match>
        <Match when={as("notice")}>
          {(panel) => <div class="notice"><h2 class="technique">{panel().title}</h2><p class="reason">{panel().text}</p></div>}
        </Match>
      </Switch>
    </section>
  );
}

/** Nothing is being explained: what could be done next, in few words. */
function Quiet(): JSX.Element {
  const app = useApp();
  const guess = () => app.doc().guesses[app.doc().guesses.length - 1];
  return (
    <Show
      when={guess()}
      fallback={
        <p class="reason quiet">
          <Show when={app.doc().grid.values.some(Boolean)} fallback="Type the digits of a puzzle, or paste one; Enter freezes them as givens.">
            A hint names where to look, then the technique, then the whole reason.
          </Show>
        </p>
      }
    >
      {(open) => (
        <div class="notice">
          <h2 class="technique in-guess">A guess is open</h2>
          <p class="reason">{open().made ? words.guessed(nameOf(app, open().made!.cell, open().made!.digit)) : words.guessOpen}</p>
          <div class="row">
            <Button name="Pop" onPress={() => popGuess(app)} />
            <Button name="Keep" onPress={() => keepGuess(app)} />
          </div>
        </div>
      )}
    </Show>
  );
}

function Working(props: { work: Work }): JSX.Element {
  return (
    <div class="working">
      <h2 class="technique">{props.work.name} …</h2>
      <Show when={props.work.done >= 0} fallback={<progress aria-label={props.work.name} />}>
        <progress aria-label={props.work.name} max="1" value={props.work.done} />
      </Show>
      <Show when={props.work.tried > 1}><p class="aside">{words.tried(grouped(props.work.tried))}</p></Show>
      <Button name="Stop" onPress={() => props.work.stop()} />
    </div>
  );
}

function HintText(props: { panel: Of<"hint"> }): JSX.Element {
  const app = useApp();
  const tint = useTint(() => props.panel.step);
  return (
    <>
      <ol class="depths">
        <li classList={{ past: props.panel.depth > 1 }}><p class="where"><Prose text={props.panel.texts[0]} tint={tint} /></p></li>
        <Show when={props.panel.depth >= 2}><li><h2 class="technique"><Prose text={props.panel.texts[1]} tint={tint} /></h2></li></Show>
        <Show when={props.panel.depth >= 3}><li><p class="reason"><Prose text={props.panel.texts[2]} tint={tint} /></p></li></Show>
      </ol>
      <Show when={props.panel.depth < 3}>
        <div class="row indent">
          <Button kind="text" name={props.panel.depth === 1 ? "Which technique?" : "Why?"} onPress={() => deepen(app, props.panel.depth === 1 ? 2 : 3)} />
        </div>
      </Show>
      <Show when={props.panel.depth === 3}><LegendList /></Show>
    </>
  );
}

function LookText(props: { panel: Of<"look"> }): JSX.Element {
  const app = useApp();
  const step = () => (props.panel.knot.entry.kind === "step" ? props.panel.knot.entry.step : undefined);
  const tint = useTint(step);
  return (
    <div class="notice">
      <h2 class="technique">{titleOfStep(props.panel.knot.entry)}</h2>
      <Show when={step()}>{(one) => <p class="reason"><Prose text={one().text} tint={tint} /></p>}</Show>
      <LegendList />
      <div class="row">
        <Button name="Back to now" onPress={() => app.setPanel({ kind: "quiet" })} />
        <Button name="Go on from here" onPress={() => {
          const { before, previous } = props.panel.knot;
          app.act((doc) => ({ ...doc, grid: before, thread: previous, guesses: doc.guesses.slice(0, props.panel.knot.depth) }));
        }} />
      </div>
    </div>
  );
}

function DidText(props: { step: Step }): JSX.Element {
  const tint = useTint(() => props.step);
  return (
    <div class="notice">
      <h2 class="technique">{props.step.name}</h2>
      <p class="reason"><Prose text={props.step.text} tint={tint} /></p>
    </div>
  );
}

function AllText(props: { panel: Of<"all"> }): JSX.Element {
  const app = useApp();
  const chosen = () => props.panel.steps[props.panel.chosen];
  const tint = useTint(chosen);
  return (
    <div class="notice">
      <h2 class="technique">{grouped(props.panel.count)} {props.panel.count === 1 ? "move" : "moves"} now</h2>
      <ul class="moves">
        <For each={props.panel.steps}>
          {(step, i) => (
            <li>
              <button type="button" aria-pressed={i() === props.panel.chosen} onClick={() => app.setPanel({ ...props.panel, chosen: i() })}>
                {titleOfStep({ kind: "step", step })}
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={chosen()}>{(one) => <p class="reason"><Prose text={one().text} tint={tint} /></p>}</Show>
      <LegendList />
    </div>
  );
}

function Mistakes(props: { panel: Of<"mistakes"> }): JSX.Element {
  const app = useApp();
  return (
    <div class="notice">
      <h2 class="technique">{words.mistakes.title}</h2>
      <For each={props.panel.cells}>
        {(item) => <p class="reason"><Prose text={words.mistakes[item.kind](app.layout().cells[item.cell].name, digitText(app, item.digit))} tint={() => "elim"} /></p>}
      </For>
    </div>
  );
}

function Failed(props: { panel: Of<"failed"> }): JSX.Element {
  const app = useApp();
  const guess = () => app.doc().guesses[app.doc().guesses.length - 1]?.made;
  const last = () => props.panel.steps[props.panel.steps.length - 1];
  const shown = () => props.panel.steps.slice(0, -1);
  const skipped = () => Math.max(0, shown().length - 8);
  // The list counts on over what it leaves out, as the numbers in the cells do.
  const counter = () => (skipped() ? { "counter-increment": `proof ${skipped()}` } : {});
  return (
    <div class="notice failed">
      <h2 class="technique">{words.guessFails}</h2>
      <ol class="proof">
        <Show when={guess()}>{(made) => <li><p class="reason"><Prose text={words.guessed(nameOf(app, made().cell, made().digit))} tint={() => "in-guess"} /></p></li>}</Show>
        <Show when={skipped()}><li class="skipped" style={counter()}><p class="reason quiet">… {skipped()} more {skipped() === 1 ? "step" : "steps"} …</p></li></Show>
        <For each={shown().slice(skipped())}>{(step) => <li><p class="reason"><Prose text={step.text} tint={() => "in-guess"} /></p></li>}</For>
      </ol>
      <Show when={last()}>{(step) => <p class="reason"><Prose text={firstSentence(step().text)} tint={() => "elim"} /></p>}</Show>
      <PopButton />
    </div>
  );
}

/** The contradiction itself; what the engine adds, to look for a mistake, is not meant for a guess. */
const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0];

function PopButton(): JSX.Element {
  const app = useApp();
  const guess = () => app.doc().guesses[app.doc().guesses.length - 1]?.made;
  return (
    <Show when={app.doc().guesses.length}>
      <Button kind="guess" name={guess() ? words.popIt(nameOf(app, guess()!.cell, guess()!.digit, "≠")) : "Pop the guess"} onPress={() => popGuess(app)} />
    </Show>
  );
}

/** No solution is left within the guess, and logic has not been asked why yet. */
function Hopeless(): JSX.Element {
  const app = useApp();
  return (
    <div class="notice failed">
      <h2 class="technique">{words.guessFails}</h2>
      <p class="reason">No solution is left with it.</p>
      <div class="row"><Button kind="text" name="Why?" onPress={() => void refute(app)} /></div>
      <PopButton />
    </div>
  );
}
