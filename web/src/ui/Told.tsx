// Texts about a step and about a contradiction, and the question before entries become givens. They come at the first press.
import { type JSX, Show, Suspense } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { deepen } from "../app/think.ts";
import { capital, effectOfStep, nameOf, titleOfEntry } from "../app/told.ts";
import { freezeAll, looseIn } from "../app/type.ts";
import { constraintCalled } from "../model/layout.ts";
import type { Step } from "../model/step.ts";
import { isTrial } from "../model/trial.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { lazily } from "./lazily.ts";
import { LegendList } from "./LegendList.tsx";
import { Prose } from "./Prose.tsx";
import { useTint } from "./tint.ts";

const TrialHint = lazily(async () => (await import("./Trial.tsx")).TrialHint);
const TrialTree = lazily(async () => (await import("./Trial.tsx")).TrialTree);

/** Trials have a form of their own. */
export const HintText = (props: { panel: PanelOf<"hint"> }): JSX.Element => (
  <Show when={isTrial(props.panel.step)} fallback={<PlainHint panel={props.panel} />}><Suspense><TrialHint panel={props.panel} /></Suspense></Show>
);

function PlainHint(props: { panel: PanelOf<"hint"> }): JSX.Element {
  const app = useApp();
  const tint = useTint(() => props.panel.step);
  return (
    <>
      <ol class="depths">
        <li classList={{ past: props.panel.depth > 1 }}><p class="where"><Prose text={props.panel.texts[0]} tint={tint} /></p></li>
        <Show when={props.panel.depth >= 2}><li><h2 class="technique"><Prose text={props.panel.texts[1]} tint={tint} /></h2></li></Show>
        <Show when={props.panel.depth >= 3}><li><p class="reason"><Prose text={props.panel.texts[2]} tint={tint} /></p></li></Show>
      </ol>
      <Show when={props.panel.depth === 3}><LegendList /></Show>
      <div class="row indent">
        <Show when={props.panel.depth < 3}>
          <Button kind="text" name={props.panel.depth === 1 ? words.buttons.which : words.buttons.why} onPress={() => deepen(app, props.panel.depth === 1 ? 2 : 3)} />
        </Show>
        <Show when={props.panel.depth >= 2}><Button kind="text" name={words.buttons.lesson} onPress={() => app.setLesson(props.panel.step.technique)} /></Show>
      </div>
    </>
  );
}

export function LookText(props: { panel: PanelOf<"look"> }): JSX.Element {
  const app = useApp();
  const step = () => (props.panel.knot.entry.kind === "step" ? props.panel.knot.entry.step : undefined);
  const tint = useTint(step);
  return (
    <div class="notice">
      <h2 class="technique">{titleOfEntry(app, props.panel.knot.entry)}</h2>
      <Show when={step()}>
        {(one) => (
          <Show when={isTrial(one())} fallback={<p class="reason"><Prose text={one().text} tint={tint} /></p>}>
            <Suspense><TrialTree step={one()} before={props.panel.knot.before} depth={props.panel.knot.depth} /></Suspense>
          </Show>
        )}
      </Show>
      <LegendList />
      <div class="row">
        <Button name={words.buttons.backToNow} onPress={() => app.setPanel({ kind: "quiet" })} />
        <Button name={words.buttons.goOn} onPress={() => {
          const { before, previous } = props.panel.knot;
          app.act((doc) => ({ ...doc, grid: before, thread: previous, guesses: doc.guesses.slice(0, props.panel.knot.depth) }));
        }} />
      </div>
    </div>
  );
}

export function DidText(props: { step: Step }): JSX.Element {
  const app = useApp();
  const tint = useTint(() => props.step);
  return (
    <div class="notice">
      <h2 class="technique">{props.step.name} <span class="done">{effectOfStep(app, props.step)}</span></h2>
      <Show when={isTrial(props.step)} fallback={<p class="reason"><Prose text={props.step.text} tint={tint} /></p>}>
        <Suspense><TrialTree step={props.step} /></Suspense>
      </Show>
    </div>
  );
}

/** Values that contradict each other, or that they are looked for. */
export function Contradiction(): JSX.Element {
  const app = useApp();
  const count = () => app.core()!.cells.length + app.core()!.constraints.length;
  const text = () => {
    const { state, cells, constraints, fewest } = app.core()!;
    if (state === "looking") return words.core.looking;
    const all = [...constraints.map((name) => constraintCalled(app.layout(), name)), ...cells.map((cell) => nameOf(app, cell, app.doc().grid.values[cell] ?? 0, "="))];
    const told = words.core.text(all, fewest);
    if (all.length) return constraints.length ? capital(told) : told; // a cell's name has no capital
    return state === "unsettled" ? words.core.unsettled : words.core.none;
  };
  return (
    <div class="notice">
      <h2 class="technique">{count() ? words.core.title(count()) : words.solutions.none}</h2>
      <p class="reason"><Prose text={text()} tint={() => "elim"} /></p>
      <LegendList />
    </div>
  );
}

/** Asks before entries of a running game become givens. */
export function Freezing(): JSX.Element {
  const app = useApp();
  return (
    <div class="notice">
      <h2 class="technique">{words.freezing.title}</h2>
      <p class="reason">{words.freezing.text(looseIn(app))}</p>
      <div class="row">
        <Button name={words.buttons.makeGivens} onPress={() => freezeAll(app)} />
        <Button name={words.buttons.leave} onPress={() => app.setPanel({ kind: "quiet" })} />
      </div>
    </div>
  );
}
