// Practice: a position where a step of the technique is at hand. The player says what is ruled out or
// placed, and the engine proves it, by this technique or another, or says why it is wrong.
import { createEffect, createMemo, createSignal, For, type JSX, Match, on, onCleanup, onMount, Show, Switch } from "solid-js";
import { isAbort } from "../engine/engine.ts";
import type { ProveAnswer } from "../engine/verbs.ts";
import { upTo } from "../model/digits.ts";
import { readStep, type Step } from "../model/step.ts";
import { nameOf } from "../app/told.ts";
import { Button } from "../ui/Button.tsx";
import { AppContext, useApp } from "../ui/context.ts";
import { Chevron } from "../ui/Icons.tsx";
import { titleOf, words } from "../words.ts";
import { say } from "../words/learn.ts";
import { drawReason } from "../draw/refutation.ts";
import { createBoard } from "./board.ts";
import { BoardGrid } from "./BoardGrid.tsx";
import { type Claim, drawClaims, isSame, open, proved, toggled } from "./claims.ts";
import { enough, learned, noteLearned } from "./learned.ts";
import { type Position, positionsOf } from "./positions.ts";
import { easierThan, isOnlyFound, layoutFor, layoutsFor, type Technique } from "./techniques.ts";
import { Ruled, Shown } from "./Verdict.tsx";
import { whyWrong, type WhyWrong } from "./why.ts";

const thought = 8; // seconds for an answer

type State =
  | { kind: "making" }
  | { kind: "none" }
  | { kind: "asking" }
  | { kind: "checking" }
  | { kind: "ruled"; answer: ProveAnswer; why?: WhyWrong }
  | { kind: "shown"; step: Step };

export function Practice(props: { all: readonly Technique[]; technique: Technique }): JSX.Element {
  const app = useApp();
  const board = createBoard(app);
  const { name, title } = props.technique;
  const only = easierThan(props.all, name);
  const [layout, setLayout] = createSignal(layoutFor(props.technique));
  const [state, setState] = createSignal<State>({ kind: "making" });
  const [claims, setClaims] = createSignal<readonly Claim[]>([]);
  const [goes, setGoes] = createSignal(true);
  const [helped, setHelped] = createSignal(false);
  const [solved, setSolved] = createSignal(learned()[name] ?? 0);
  const done = () => {
    const now = state();
    return now.kind === "shown" || (now.kind === "ruled" && now.answer.verdict === "right");
  };

  // The next position is made while the player looks at this one.
  const make = positionsOf(app, props.all, props.technique);
  let ahead: { layout: string; made: ReturnType<typeof make> } | undefined;
  let stop = new AbortController();
  const prepared = (name: string) => ({ layout: name, made: make(name, stop.signal).catch((error) => (isAbort(error) ? Promise.reject(error) : undefined)) });
  let turn = 0;
  async function another(): Promise<void> {
    const own = ++turn;
    setState({ kind: "making" });
    setClaims([]);
    setHelped(false);
    board.setDrawing(null);
    const wanted = layout();
    if (ahead && ahead.layout !== wanted) {
      stop.abort();
      stop = new AbortController();
      ahead = undefined;
    }
    const next = ahead ?? prepared(wanted);
    ahead = undefined;
    const found = await next.made.catch(() => undefined);
    if (own !== turn) return;
    if (!found) return void setState({ kind: "none" });
    asked = found;
    board.put(found);
    setState({ kind: "asking" });
    ahead = prepared(wanted);
    ahead.made.catch(() => undefined);
  }
  onMount(() => {
    void another();
    window.addEventListener("keydown", key);
    onCleanup(() => window.removeEventListener("keydown", key));
  });
  createEffect(on(layout, () => void another(), { defer: true }));
  onCleanup(() => {
    ++turn;
    stop.abort();
  });

  // What is told is seen, also where it lies below the fold.
  let told!: HTMLElement;
  createEffect(() => {
    if (["ruled", "shown"].includes(state().kind)) queueMicrotask(() => told.scrollIntoView({ block: "nearest" }));
  });

  /** The position that is asked about; a reason shows another one. */
  let asked: Position | undefined;
  const touch = () => {
    if (asked && board.grid() !== asked.grid) board.put(asked);
    if (state().kind === "ruled" || state().kind === "asking") setState({ kind: "asking" });
    board.setDrawing(drawClaims(claims()));
  };
  const claim_ = (digit: number) => {
    if (done() || !["asking", "ruled"].includes(state().kind)) return;
    touch();
    setClaims(toggled(claims(), board.selected(), digit, !goes(), board.grid(), board.candidates()));
    touch();
  };
  const forget = () => {
    setClaims([]);
    touch();
  };
  async function check(): Promise<void> {
    if (!claims().length || state().kind === "checking") return;
    touch();
    const own = turn;
    setState({ kind: "checking" });
    const answer = await proved(app, claims(), board.layout(), board.candidates(), { ...board.request(), technique: name, only, timeout: thought });
    if (own !== turn) return;
    if (!answer) return void setState({ kind: "asking" });
    setState({ kind: "ruled", answer });
    const [step] = answer.steps;
    if (step && (answer.verdict === "right" || answer.verdict === "other")) board.drawn(readStep(board.layout(), step));
    if (answer.verdict === "right" && !helped()) setSolved(noteLearned(name));
    if (answer.verdict !== "right") setHelped(helped() || answer.verdict === "wrong");
    app.say(answer.text);
    if (answer.verdict === "wrong") void tellWhy(answer, own);
  }
  /** The reason why the first wrong claim is wrong, in words and in the grid. */
  async function tellWhy(answer: ProveAnswer, own: number): Promise<void> {
    const layout = board.layout();
    const of = claims().find((one) => answer.claims.some((ruled) => ruled.verdict === "wrong" && isSame(layout, one, ruled)));
    const why = of && (await whyWrong(app, layout, board.grid(), of));
    const now = state();
    if (!why || own !== turn || now.kind !== "ruled" || now.answer !== answer) return;
    setState({ ...now, why });
    if (why.steps.length) {
      board.put({ layout, grid: why.after });
      board.setDrawing(drawReason(layout, why));
    }
    app.say(why.text || why.steps.map(({ text }) => text).join(" "));
  }
  async function show(): Promise<void> {
    const own = turn;
    touch();
    setHelped(true);
    setState({ kind: "checking" });
    const told = await (isOnlyFound(name)
      ? app.engine.call("find", { ...board.request(), technique: name, timeout: thought }, { lane: "think" }).then(({ steps }) => steps[0])
      : app.engine.call("hint", { ...board.request(), only: [name], detail: 3, timeout: thought }, { lane: "think", whole: true }).then(({ step }) => step)
    ).catch(() => undefined);
    if (own !== turn) return;
    if (!told) return void setState({ kind: "asking" });
    const step = readStep(board.layout(), told);
    setClaims([]);
    board.drawn(step);
    setState({ kind: "shown", step });
    app.say(step.text);
  }
  function key(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") || (target && /^(SELECT|INPUT)$/.test(target.tagName))) return;
    const digit = board.layout().written.typed(event.key, board.layout().digits);
    if (digit) claim_(digit);
    else if (event.key === "Enter" && !target?.closest("button")) void (done() ? another() : check());
    else if (event.key === " " && !target?.closest("button")) setGoes(!goes());
    else if (event.key === "Backspace" || event.key === "Delete") forget();
    else return;
    event.preventDefault();
  }
  const digits = createMemo(() => upTo(board.layout().digits));
  const fits = (digit: number) => open(board.selected(), digit, board.grid(), board.candidates()).length > 0;
  const busy = () => ["making", "checking", "none"].includes(state().kind);
  return (
    <article class="lesson practice">
      <header>
        <h1>{say().practice(title)}</h1>
        <p class="aside solved-so-far">{say().right(solved())}<span class="beads" aria-hidden="true"><For each={Array.from({ length: enough })}>{(_, i) => <i classList={{ open: i() >= solved() }} />}</For></span></p>
        <p class="idea">{say().task(title)}</p>
      </header>
      <div class="lesson-grid"><BoardGrid board={board} /></div>
      <div class="lesson-side">
        <div class="chips two" role="radiogroup" aria-label={say().kind}>
          <For each={[true, false]}>
            {(one) => <button type="button" role="radio" class="chip" aria-checked={goes() === one} onClick={() => setGoes(one)}>{one ? say().goes : say().stands}</button>}
          </For>
        </div>
        <div class="pad" role="group" aria-label={words.labels.digits}>
          <For each={digits()}>
            {(digit) => <button type="button" class="button quiet" disabled={busy() || done() || !fits(digit)} aria-label={say().digit(board.layout().written.symbol(digit), goes())} onClick={() => claim_(digit)}>{board.layout().written.symbol(digit)}</button>}
          </For>
        </div>
        <div class="row">
          <Show when={!done() && state().kind !== "none"} fallback={<Button name={say().another} kind="primary" onPress={() => void another()} />}>
            <Button name={say().check} kind="primary" disabled={busy() || !claims().length} onPress={() => void check()} />
            <Button name={say().forget} disabled={busy() || !claims().length} onPress={forget} />
            <Button name={say().show} disabled={busy()} onPress={() => void show()} />
          </Show>
        </div>
        <section ref={told} class="stage explanation" role="region" aria-label={words.labels.explanation} aria-live="polite">
          <AppContext.Provider value={board.app}>
            <Switch>
              <Match when={state().kind === "making"}><p class="aside">{say().making}</p></Match>
              <Match when={state().kind === "none"}><p class="reason">{say().none}</p></Match>
              <Match when={state().kind === "checking"}><p class="aside">{say().checking}</p></Match>
              <Match when={state().kind === "ruled" && (state() as { answer: ProveAnswer; why?: WhyWrong })} keyed>{({ answer, why }) => <Ruled answer={answer} asked={title} why={why} />}</Match>
              <Match when={state().kind === "shown" && (state() as { step: Step }).step} keyed>{(step) => <Shown step={step} title={say().shown} />}</Match>
              <Match when={true}>
                <p class="aside">{say().claims}</p>
                <p class="claims">{claims().length ? claims().map((one) => nameOf(board.app, one.cell, one.digit, one.placed ? words.is(1) : words.not)).join("   ") : say().noClaim}</p>
              </Match>
            </Switch>
          </AppContext.Provider>
        </section>
        <div class="row spread">
          <label class="choice"><span class="hidden">{say().layout}</span>
            <span class="chooser">
              <select onChange={(event) => setLayout(event.currentTarget.value)}><For each={layoutsFor(props.technique)}>{(one) => <option value={one} selected={one === layout()}>{titleOf(one)}</option>}</For></select>
              <Chevron />
            </span>
          </label>
          <Show when={!done()}><Button name={say().another} kind="text" disabled={state().kind === "making"} onPress={() => void another()} /></Show>
        </div>
      </div>
    </article>
  );
}
