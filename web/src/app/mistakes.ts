// Mistakes among the player's own entries: shown at once, or when Check is pressed, as the player chose. Entries within
// a guess are not checked.
import { createEffect, on } from "solid-js";
import { valuesOf } from "../model/values.ts";
import type { App, Mistake } from "./app.ts";
import { Latest } from "./latest.ts";
import { known, note } from "./known.ts";
import { bare, isPosed } from "./request.ts";
import { words } from "../words.ts";

const patience = 5; // seconds

/** The only solution of the givens, as a line; "" if there is not exactly one. */
export async function solutionOf(app: App, signal?: AbortSignal): Promise<string> {
  const puzzle = bare(app.doc().grid);
  return known(puzzle) ?? note(puzzle, await app.engine.call("solve", { ...puzzle, limit: 2, timeout: patience }, { lane: "count", signal }));
}

/** Nothing if it is unknown. */
async function mistakesOf(app: App, signal?: AbortSignal): Promise<Mistake[] | undefined> {
  const doc = app.doc();
  const solution = valuesOf(doc.grid).parse(await solutionOf(app, signal));
  if (app.doc() !== doc || solution.length !== doc.grid.values.length) return undefined;
  const { values, kinds, depth } = doc.grid;
  return values.flatMap((digit, cell): Mistake[] =>
    digit && digit !== solution[cell] && kinds[cell] !== "given" && !depth[cell] ? [{ kind: "value", cell, digit }] : []);
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
