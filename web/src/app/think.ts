// Hints, steps, paths: what the page asks of logic, and what it does with the answer.
import { isAbort, Refused } from "../engine/engine.ts";
import type { Answer, Progress } from "../engine/protocol.ts";
import type { ExplainAnswer } from "../engine/verbs.ts";
import { afterStep, answer, applyStep, guess, keep, pop, takeBack } from "../model/acts.ts";
import type { Doc } from "../model/doc.ts";
import { candidatesOf, isFull } from "../model/grid.ts";
import { clearPeers } from "../model/marks.ts";
import { refutation } from "../model/refutation.ts";
import { readStep, type Step, type Texts } from "../model/step.ts";
import type { App, Depth, PanelOf } from "./app.ts";
import { noteAsked } from "./asked.ts";
import { bare, position, standing } from "./request.ts";
import { count } from "./clock.ts";
import { noteSolved } from "./finish.ts";
import { earlyMistakes, showEarly } from "./mistakes.ts";
import { tried, used } from "./settings.ts";
import { cellName, sentence } from "./told.ts";
import { words } from "../words.ts";

/** Runs a call that may be long: shown after a moment, with its progress and a way to stop it. It ends
 *  when it is asked for anew, and when the values change that it was asked about. Null when it was
 *  ended, nothing when it failed. */
export async function working<T>(app: App, name: string, run: (signal: AbortSignal, progress: (progress: Progress) => void) => Promise<T>): Promise<T | null | undefined> {
  app.running.get(name)?.();
  const controller = new AbortController();
  let left = false;
  const stop = () => controller.abort();
  const leave = () => {
    left = true;
    stop();
  };
  app.running.set(name, leave);
  let latest: Progress = { done: -1, tried: 0, nearest: -1 };
  const timer = setTimeout(() => app.setWork({ name, ...latest, stop }), 250);
  try {
    return await run(controller.signal, (progress) => {
      latest = progress;
      app.setWork((work) => (work?.stop === stop ? { ...work, ...progress } : work));
    });
  } catch (error) {
    if (!isAbort(error)) {
      app.setPanel({ kind: "notice", title: name, text: error instanceof Refused ? sentence(error.message) : words.failedTo.engine });
      return undefined;
    }
    if (!left) app.setPanel({ kind: "notice", title: name, text: words.failedTo.working(name) });
    else if (app.work()?.stop === stop) app.tell(words.failedTo.left(name));
    return null;
  } finally {
    clearTimeout(timer);
    if (app.running.get(name) === leave) app.running.delete(name);
    app.setWork((work) => (work?.stop === stop ? null : work));
  }
}

/** What is left in each cell now, whatever grid is shown at the moment. */
const left = (app: App) => candidatesOf(app.layout(), app.doc().grid);

// Under constraints it may take seconds to find whether there is one solution. Until that is known, a
// step waits for it a third of these, in seconds, only.
const moments = [0.3, 2, 10];
const longest = 10; // seconds
const noLimit = 0;

/** Whether the givens alone have no solution. */
async function isContradictory(app: App): Promise<boolean> {
  const doc = app.doc();
  if (app.solutions().state !== "none" || doc.guesses.length) return false;
  const found = await app.engine.call("solve", { ...bare(doc.grid), limit: 1, timeout: 5 }, { lane: "think" }).catch(() => undefined);
  return found?.status === "none";
}

/** The next step with its three texts; or a panel that says why there is none. Who awaits it asks again
 *  whether the puzzle is still there: another one may come in between. */
async function next(app: App): Promise<{ step: Step; texts: Texts } | null> {
  const doc = app.doc();
  if (isFull(doc.grid) && app.solutions().state !== "none") {
    app.setPanel({ kind: "notice", title: words.solutions.solved, text: words.noHint.solved });
    return null;
  }
  if (await isContradictory(app)) {
    // Values that cannot stand together are named, givens of one's own too.
    if (app.doc() !== doc) return null;
    app.setPanel({ kind: "quiet" });
    app.setReveal(1);
    return null;
  }
  const request = { ...position(doc, left(app), app.layout()), ...tried(app.settings()) };
  const ask = (timeout: number) => working(app, words.buttons.hint, (signal) => app.engine.call("hint", { ...request, detail: 3, timeout }, { lane: "think", signal }));
  const soon = app.layout().art && !request.solution && app.solutions().state !== "none";
  let found: Awaited<ReturnType<typeof ask>>;
  for (const timeout of soon ? moments : [noLimit]) {
    found = await ask(timeout);
    if (!found || found.step || found.mistakes) break;
  }
  if (!found || app.doc() !== doc) return null;
  if (found.mistakes?.length) {
    app.setPanel({ kind: "mistakes", cells: found.mistakes.map((m) => ({ ...m, digit: app.layout().written.digit(m.digit), cell: app.layout().index.get(m.cell) ?? 0 })) });
    app.say(words.mistakes.title(found.mistakes.length));
    return null;
  }
  if (!found.step) {
    const state = app.solutions().state;
    const text = state === "none" ? words.noHint.none : found.text ? sentence(found.text) : words.stuck;
    app.setPanel({ kind: "notice", title: words.noHint.title, text });
    return null;
  }
  const [where = "", which = "", why = ""] = found.texts ?? [];
  return { step: readStep(app.layout(), found.step), texts: [where, which, why] };
}

/** Shows the next hint, or one that is shown already more deeply. */
export async function hint(app: App): Promise<void> {
  const shown = app.panel();
  if (shown.kind === "hint" && shown.depth < 3) return deepen(app, (shown.depth + 1) as Depth);
  if (app.running.has(words.buttons.hint)) return;
  app.setReveal(0);
  const doc = app.doc();
  const found = await next(app);
  if (!found || app.doc() !== doc) return;
  app.setPanel({ kind: "hint", ...found, depth: 1, grid: doc.grid });
  count(app, { hints: 1 });
  app.say(found.texts[0]);
}

export const deepen = (app: App, depth: Depth): void => {
  const shown = app.panel();
  if (shown.kind !== "hint") return;
  if (shown.depth === 1) noteAsked(shown.step.technique);
  app.setPanel({ ...shown, depth });
};

/** Applies the step that is shown, or the next one. */
export async function step(app: App): Promise<void> {
  const [shown, doc] = [app.panel(), app.doc()];
  const taken = shown.kind === "hint" ? shown.step : shown.kind === "all" ? shown.steps[shown.chosen] : (await next(app))?.step;
  if (!taken || app.doc() !== doc) return;
  if (!taken.placements.length && !taken.eliminations.length) return void failed(app, [taken]);
  app.act((doc) => (app.settings().clearing ? clearPeers(app.layout(), doc.grid, applyStep(doc, taken)) : applyStep(doc, taken)));
  app.setPanel({ kind: "did", step: taken });
  app.say(taken.text);
  count(app, { steps: 1 });
  void noteSolved(app);
}

/** Takes back what a hint called mistakes. */
export function correct(app: App): void {
  const shown = app.panel();
  if (shown.kind === "mistakes") app.act((doc) => takeBack(doc, shown.cells));
}

/** The thread of the steps shown by `explain`, tied onto a document. */
const along = (doc: Doc, steps: Step[]): Doc => steps.reduce((before, one) => (proves(one) ? applyStep(before, one) : before), doc);
const proves = (one: Step) => one.placements.length + one.eliminations.length > 0;

async function explain(app: App, name: string): Promise<{ answer: ExplainAnswer; steps: Step[] } | null | undefined> {
  const doc = app.doc();
  const request = { ...position(doc, left(app), app.layout()), ...tried(app.settings()) };
  const found = await working(app, name, (signal, progress) => app.engine.call("explain", request, { lane: "long", signal, progress }));
  if (!found) return found;
  return app.doc() === doc ? { answer: found, steps: found.steps.map((one) => readStep(app.layout(), one)) } : null;
}

/** Walks the path, and shows the answer where logic goes no further; or the answer at once. */
export async function solve(app: App): Promise<void> {
  const doc = app.doc();
  const walked = app.settings().path ? await explain(app, words.buttons.solve) : undefined;
  if (walked === null || app.doc() !== doc) return;
  const steps = walked?.steps.filter(proves) ?? [];
  let after = along(doc, steps);
  let text = words.solvedBySteps(steps.length, app.settings().counts ? (walked?.answer.cycles ?? 0) : 0);
  if (!isFull(after.grid)) {
    const solved = await working(app, words.buttons.solve, (signal) => app.engine.call("solve", { ...standing(after.grid), limit: 2 }, { lane: "long", signal }));
    if (!solved || app.doc() !== doc) return;
    if (!solved.solution) {
      // An entry is wrong, or a candidate was ruled out that belongs there: a hint says which.
      await next(app);
      return;
    }
    after = answer(after, solved.solution);
    text = words.solvedByAnswer(steps.length);
  }
  app.act(after);
  app.setPanel({ kind: "notice", title: words.solutions.solved, text });
}

/** Every step of the chosen techniques that follows from the last entry, as one act with it. */
export async function follow(app: App): Promise<void> {
  const doc = app.doc();
  if (isFull(doc.grid)) return;
  const walked = await explain(app, words.buttons.auto);
  if (!walked || app.doc() !== doc) return;
  const steps = walked.steps.filter(proves);
  const step = steps.at(-1);
  if (step) {
    app.amendLast(along(doc, steps));
    app.setPanel({ kind: "did", step });
    count(app, { steps: steps.length });
    void noteSolved(app);
  }
  if (walked.answer.status === "none" && app.doc().guesses.length) failed(app, walked.steps);
}

/** All moves that are there now. */
export async function allSteps(app: App): Promise<void> {
  const doc = app.doc();
  const request = { ...position(doc, left(app), app.layout()), ...used(app.settings()) };
  const ask = (timeout: number) => working(app, words.buttons.allSteps, (signal, progress) => app.engine.call("find", { ...request, timeout }, { lane: "long", signal, progress }));
  let found = await ask(1);
  const early = found?.status === "unknown" && found.steps.length > 0;
  if (found?.status === "unknown" && !early) found = await ask(longest);
  if (!found || app.doc() !== doc) return;
  const shown = movesOf(app, found);
  app.setPanel(shown.steps.length ? shown : { kind: "notice", title: words.buttons.allSteps, text: words.stuck });
  if (!early) return;
  // The easy ones are there at once; what takes longer comes in while they are looked at.
  const controller = new AbortController();
  const leave = () => controller.abort();
  app.running.set(furtherMoves, leave);
  const more = await app.engine.call("find", { ...request, timeout: longest }, { lane: "moves", signal: controller.signal }).catch(() => undefined);
  if (app.running.get(furtherMoves) === leave) app.running.delete(furtherMoves);
  const panel = app.panel();
  if (more && app.doc() === doc && panel.kind === "all") app.setPanel({ ...movesOf(app, more), chosen: panel.chosen });
}

const furtherMoves = "further moves";

/** Whether these are all there are is known only where the search has ended. */
function movesOf(app: App, { status, steps: answers }: Answer<"find">): PanelOf<"all"> {
  const steps = answers.map((one) => readStep(app.layout(), one)).filter(proves);
  return { kind: "all", steps, chosen: 0, count: steps.length, whole: status !== "unknown" };
}

/** Opens a guess, with the value that the selected cell should hold if one is plain. */
export function openGuess(app: App): void {
  app.act((doc) => guess(doc));
  app.say(words.guessOpen);
}

/** Shows why the guess cannot be right. */
export async function refute(app: App): Promise<void> {
  const doc = app.doc();
  if (!doc.guesses.length) return;
  const walked = await explain(app, words.buttons.guess);
  if (walked?.answer.status === "none" && app.doc() === doc) failed(app, walked.steps);
}

function failed(app: App, walked: Step[]): void {
  if (showEarly(app)) return;
  const doc = app.doc();
  const found = refutation(app.layout(), left(app), walked, doc.guesses.map((guess) => candidatesOf(app.layout(), guess.grid)));
  const after = found.steps.reduce((grid, one) => afterStep(grid, one, doc.guesses.length), doc.grid);
  app.setPanel({ kind: "failed", ...found, after });
  app.say(words.guessFails);
}

export function popGuess(app: App): void {
  const shown = app.panel();
  const refuted = !earlyMistakes(app).length && (shown.kind === "failed" || app.solutions().state === "none");
  const reason = shown.kind === "failed" ? (shown.steps[shown.steps.length - 1]?.text ?? "") : "";
  const made = app.doc().guesses[app.doc().guesses.length - 1]?.made;
  app.act((doc) => pop(doc, refuted, reason));
  app.tell(refuted && made ? words.popped(app.layout().written.symbol(made.digit), cellName(app, made.cell)) : words.left);
}

export function keepGuess(app: App): void {
  app.act(keep);
  app.tell(words.kept);
}
