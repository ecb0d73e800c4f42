// Mistakes among the player's own entries: shown at once, or when Check is pressed, as the player chose. Entries within
// a guess are not checked.
import { createEffect, on, untrack } from "solid-js";
import type { Grid } from "../model/grid.ts";
import { valuesOf } from "../model/values.ts";
import type { App, Mistake } from "./app.ts";
import { Latest } from "./latest.ts";
import { known, note } from "./known.ts";
import { bare, isPosed } from "./request.ts";
import { isCountTold } from "./settings.ts";
import { words } from "../words.ts";

const patience = 5; // seconds

/** The only solution of the givens, as a line; "" if there is not exactly one. */
export async function solutionOf(app: App, signal?: AbortSignal): Promise<string> {
  const puzzle = bare(app.doc().grid);
  return known(puzzle) ?? note(puzzle, await app.engine.call("solve", { ...puzzle, limit: 2, timeout: patience }, { lane: "count", signal }));
}

const wrongIn = ({ values, kinds, depth }: Grid, solution: readonly number[]): Mistake[] =>
  solution.length !== values.length ? [] : values.flatMap((digit, cell): Mistake[] =>
    digit && digit !== solution[cell] && kinds[cell] !== "given" && !depth[cell] ? [{ kind: "value", cell, digit }] : []);

/** Entries from before the open guesses that are mistakes, while no solution is left: then the guess says nothing. */
export function earlyMistakes(app: App): Mistake[] {
  const { guesses, grid } = app.doc();
  if (!guesses.length || app.solutions().state !== "none") return [];
  return wrongIn(grid, valuesOf(grid).parse(known(bare(grid)) ?? ""));
}

/** Tells of them where the guess would be said to fail. */
export function showEarly(app: App): boolean {
  const cells = earlyMistakes(app);
  if (!cells.length) return false;
  app.setPanel({ kind: "mistakes", cells, early: true });
  app.say(words.mistakes.early);
  return true;
}

export function watchGuesses(app: App): void {
  createEffect(on([() => earlyMistakes(app).length, app.doc], ([count]) => {
    if (count && isCountTold(app.settings()) && ["quiet", "did", "notice"].includes(untrack(app.panel).kind)) showEarly(app);
  }));
}

/** Nothing if it is unknown. */
async function mistakesOf(app: App, signal?: AbortSignal): Promise<Mistake[] | undefined> {
  const doc = app.doc();
  const solution = valuesOf(doc.grid).parse(await solutionOf(app, signal));
  if (app.doc() !== doc || solution.length !== doc.grid.values.length) return undefined;
  return wrongIn(doc.grid, solution);
}

function show(app: App, cells: Mistake[]): void {
  app.setPanel({ kind: "mistakes", cells });
  app.say(words.mistakes.found(cells.length));
}

/** Reports the mistakes so far, or that there are none. */
export async function check(app: App): Promise<void> {
  const cells = await mistakesOf(app).catch(() => undefined);
  if (cells?.length) return show(app, cells);
  const text = cells ? words.mistakes.none : words.mistakes.unknown;
  app.setPanel({ kind: "notice", title: words.buttons.check, text });
  app.say(text);
}

/** Reports a mistake when it is made, if the option is on. */
export function watchMistakes(app: App): void {
  const latest = new Latest();
  createEffect(
    on([() => app.doc().grid.values, () => app.settings().mistakes], ([, wish]) => {
      if (wish !== "once" || !isPosed(app.layout(), app.doc().grid)) return latest.stop();
      latest.run(async (signal) => {
        const cells = await mistakesOf(app, signal).catch(() => undefined);
        if (cells?.length && app.settings().mistakes === "once") show(app, cells);
      });
    }),
  );
}
