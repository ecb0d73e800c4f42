// The explanation: a hint in three depths, a step of the record, mistakes, a failed guess, a notice.
import { createMemo, type JSX, Match, Show, Suspense, Switch } from "solid-js";
import type { Panel, PanelOf, Work } from "../app/app.ts";
import { deepen } from "../app/think.ts";
import { isPosed } from "../app/request.ts";
import { capital, effectOfStep, nameOf, titleOfEntry } from "../app/told.ts";
import { freezeAll, looseIn } from "../app/type.ts";
import { constraintCalled } from "../model/layout.ts";
import type { Step } from "../model/step.ts";
import { words } from "../words.ts";
import { GuessButtons } from "./Actions.tsx";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { isHopeless } from "./hopeless.ts";
import { Close } from "./Icons.tsx";
import { lazily } from "./lazily.ts";
import { Rules } from "./Facts.tsx";
import { LegendList } from "./LegendList.tsx";
import { Prose } from "./Prose.tsx";
import { small } from "./space.ts";
import { useTint } from "./tint.ts";

// Contents that a game does not begin with; they come when they are first shown.
const AllMoves = lazily(async () => (await import("./AllMoves.tsx")).AllMoves);
const Failed = lazily(async () => (await import("./Failed.tsx")).Failed);
const Hopeless = lazily(async () => (await import("./Failed.tsx")).Hopeless);
const Mistakes = lazily(async () => (await import("./Mistakes.tsx")).Mistakes);
const Finished = lazily(async () => (await import("./Finished.tsx")).Finished);
const Build = lazily(async () => (await import("../build/Build.tsx")).Build);

export function Explanation(): JSX.Element {
  const app = useApp();
  const is = (kind: Panel["kind"]) => app.panel().kind === kind;
  /** The panel of a kind, or the last one there was: what is drawn of it may still be asked when it has gone. */
  const held = <K extends Panel["kind"]>(kind: K): (() => PanelOf<K>) => {
    const panel = createMemo<PanelOf<K> | undefined>((before) => (is(kind) ? (app.panel() as PanelOf<K>) : before));
    return () => panel()!;
  };
  const [hinted, looked, all, wrong, done, failed, did, notice] = [
    held("hint"), held("look"), held("all"), held("mistakes"), held("finished"), held("failed"), held("did"), held("notice"),
  ];
  const popped = () => app.panel().kind === "failed" || (isHopeless(app) && ["quiet", "did", "notice"].includes(app.panel().kind) && !app.core());
  return (
    <section class="explanation" role="region" aria-label={words.labels.explanation} aria-live="polite">
      <Show when={!small() && app.panel().kind !== "quiet" && !app.work()}>
        <button type="button" class="button text put-away" aria-label={words.buttons.close} onClick={() => app.setPanel({ kind: "quiet" })}><Close /></button>
      </Show>
      <Switch fallback={<Quiet />}>
        <Match when={app.work()}>{(work) => <Working work={work()} />}</Match>
        <Match when={is("build")}>
          <Show when={app.core()}><Contradiction /></Show>
          <Suspense><Build /></Suspense>
        </Match>
        <Match when={is("hint")}><HintText panel={hinted()} /></Match>
        <Match when={is("look")}><LookText panel={looked()} /></Match>
        <Match when={is("all")}><Suspense><AllMoves panel={all()} /></Suspense></Match>
        <Match when={is("mistakes")}><Suspense><Mistakes panel={wrong()} /></Suspense></Match>
        <Match when={is("finished")}><Suspense><Finished panel={done()} /></Suspense></Match>
        <Match when={is("failed")}><Suspense><Failed panel={failed()} /></Suspense></Match>
        <Match when={is("freeze")}><Freezing /></Match>
        <Match when={is("rules")}><div class="notice"><h2 class="technique">{words.buttons.rules}</h2><Rules /></div></Match>
        <Match when={app.panel().kind === "quiet" && app.core()}><Contradiction /></Match>
        <Match when={isHopeless(app)}><Suspense><Hopeless /></Suspense></Match>
        <Match when={is("did")}><DidText step={did().step} /></Match>
        <Match when={is("notice")}><div class="notice"><h2 class="technique">{notice().title}</h2><p class="reason">{notice().text}</p></div></Match>
      </Switch>
      <Show when={!small() && !popped()}><div class="row guess-row"><GuessButtons /></div></Show>
    </section>
  );
}

/** Asks before entries of a running game become givens. */
function Freezing(): JSX.Element {
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

/** Nothing is being explained: what could be done next, in few words. */
function Quiet(): JSX.Element {
  const app = useApp();
  const guess = () => app.doc().guesses[app.doc().guesses.length - 1];
  const posed = () => isPosed(app.layout(), app.doc().grid);
  return (
    <Show
      when={guess()}
      fallback={
        <>
          <p class="reason quiet">{posed() || app.doc().grid.values.some(Boolean) ? words.quiet.ready : words.quiet.empty}</p>
          <Show when={posed()}><Reasoning /></Show>
        </>
      }
    >
      {(open) => (
        <div class="notice">
          <h2 class="technique in-guess">{words.guessIsOpen}</h2>
          <p class="reason">{open().made ? words.guessed(nameOf(app, open().made!.cell, open().made!.digit)) : words.guessOpen}</p>
        </div>
      )}
    </Show>
  );
}

/** What else logic answers of the present puzzle. */
export function Reasoning(): JSX.Element {
  const app = useApp();
  return (
    <div class="row">
      <Button kind="text" name={words.buttons.prove} onPress={() => app.setDialog("prove")} />
      <Button kind="text" name={words.buttons.path} onPress={() => app.setDialog("path")} />
    </div>
  );
}

/** Values that contradict each other, or that they are looked for. */
function Contradiction(): JSX.Element {
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

export function Working(props: { work: Work }): JSX.Element {
  const nearest = () => words.levelNames[[...words.levels, "beyond logic"][props.work.nearest] ?? ""] ?? "";
  return (
    <div class="working">
      <h2 class="technique">{props.work.name} …</h2>
      <Show when={props.work.done > 0} fallback={<progress aria-label={props.work.name} />}>
        <progress aria-label={props.work.name} max="1" value={props.work.done} />
      </Show>
      <Show when={props.work.tried > 0}><p class="aside">{words.tried(props.work.tried, nearest())}</p></Show>
      <Show when={props.work.aside}><p class="reason">{props.work.aside!.text}</p></Show>
      <div class="row">
        <Button name={words.buttons.stop} onPress={() => props.work.stop()} />
        <Show when={props.work.aside?.name}><Button name={props.work.aside!.name} onPress={() => props.work.aside!.act()} /></Show>
      </div>
    </div>
  );
}

function HintText(props: { panel: PanelOf<"hint"> }): JSX.Element {
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

function LookText(props: { panel: PanelOf<"look"> }): JSX.Element {
  const app = useApp();
  const step = () => (props.panel.knot.entry.kind === "step" ? props.panel.knot.entry.step : undefined);
  const tint = useTint(step);
  return (
    <div class="notice">
      <h2 class="technique">{titleOfEntry(app, props.panel.knot.entry)}</h2>
      <Show when={step()}>{(one) => <p class="reason"><Prose text={one().text} tint={tint} /></p>}</Show>
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

function DidText(props: { step: Step }): JSX.Element {
  const app = useApp();
  const tint = useTint(() => props.step);
  return (
    <div class="notice">
      <h2 class="technique">{props.step.name} <span class="done">{effectOfStep(app, props.step)}</span></h2>
      <p class="reason"><Prose text={props.step.text} tint={tint} /></p>
    </div>
  );
}
