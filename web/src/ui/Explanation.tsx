// The explanation: a hint in three depths, a step of the record, mistakes, a failed guess, a notice.
import { createMemo, type JSX, lazy, Match, Show, Suspense, Switch } from "solid-js";
import type { Panel, PanelOf, Work } from "../app/app.ts";
import { isPosed } from "../app/request.ts";
import { nameOf } from "../app/told.ts";
import { pressed } from "../app/touched.ts";
import { words } from "../words.ts";
import { GuessButtons } from "./Actions.tsx";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { isHopeless } from "./hopeless.ts";
import { Close } from "./Icons.tsx";
import { lazily } from "./lazily.ts";
import { Rules } from "./Facts.tsx";
import { small } from "./space.ts";

/** What is told of steps comes at the first press, so that the first hint does not wait for it. */
const told = () => import("./Told.tsx");
void pressed.then(told);
const HintText = lazy(async () => ({ default: (await told()).HintText }));
const LookText = lazy(async () => ({ default: (await told()).LookText }));
const DidText = lazy(async () => ({ default: (await told()).DidText }));
const Contradiction = lazy(async () => ({ default: (await told()).Contradiction }));
const Freezing = lazy(async () => ({ default: (await told()).Freezing }));

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
      <Suspense>
        <Switch fallback={<Quiet />}>
          <Match when={app.work()}>{(work) => <Working work={work()} />}</Match>
          <Match when={is("build")}>
            <Show when={app.core()}><Suspense><Contradiction /></Suspense></Show>
            <Build />
          </Match>
          <Match when={is("hint")}><HintText panel={hinted()} /></Match>
          <Match when={is("look")}><LookText panel={looked()} /></Match>
          <Match when={is("all")}><AllMoves panel={all()} /></Match>
          <Match when={is("mistakes")}><Mistakes panel={wrong()} /></Match>
          <Match when={is("finished")}><Finished panel={done()} /></Match>
          <Match when={is("failed")}><Failed panel={failed()} /></Match>
          <Match when={is("freeze")}><Freezing /></Match>
          <Match when={is("rules")}><div class="notice"><h2 class="technique">{words.buttons.rules}</h2><Rules /></div></Match>
          <Match when={app.panel().kind === "quiet" && app.core()}><Contradiction /></Match>
          <Match when={isHopeless(app)}><Hopeless /></Match>
          <Match when={is("did")}><DidText step={did().step} /></Match>
          <Match when={is("notice")}><div class="notice"><h2 class="technique">{notice().title}</h2><p class="reason">{notice().text}</p><HowRead panel={notice()} /></div></Match>
        </Switch>
      </Suspense>
      <Show when={!small() && !popped()}><div class="row guess-row"><GuessButtons /></div></Show>
    </section>
  );
}

/** The way to the sentences of a published puzzle. */
function HowRead(props: { panel: PanelOf<"notice"> }): JSX.Element {
  const app = useApp();
  return (
    <Show when={props.panel.published}>
      {(text) => <div class="row"><Button kind="text" name={words.buttons.howRead} onPress={() => void import("../app/reading.ts").then(({ showReading }) => showReading(app, text()))} /></div>}
    </Show>
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
