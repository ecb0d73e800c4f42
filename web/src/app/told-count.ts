// The number of solutions that the page tells. Of a game whose mistakes are not told at once it is that of the puzzle
// itself: that of the entries would tell of a mistake.
import { createEffect, on } from "solid-js";
import { isFull } from "../model/grid.ts";
import type { App, Solutions } from "./app.ts";
import { Latest } from "./latest.ts";
import { bare, isPosed, puzzleKey, standing } from "./request.ts";
import { most, patience, readSolutions } from "./watch.ts";

const counting: Solutions = { state: "counting", count: 0, solution: null };

/** Within a guess the player asks whether it fails; in the editor every value is part of the puzzle; a digit that is
 *  marked because it repeats is told already. */
const areMistakesHidden = (app: App): boolean =>
  app.settings().mistakes !== "once" && isPosed(app.layout(), app.doc().grid) && !app.doc().guesses.length && app.panel().kind !== "build" && !app.marked().size;

const isBare = (app: App): boolean => bare(app.doc().grid).puzzle === standing(app.doc().grid).puzzle;

export function toldSolutions(app: App): Solutions {
  if (!areMistakesHidden(app) || isBare(app)) return app.solutions();
  const { key, solutions } = app.posed();
  return key === puzzleKey(app.doc().grid) ? solutions : counting;
}

/** Whether a puzzle's grid is full and at least one entry is wrong. */
export const isFullAndWrong = (app: App): boolean =>
  isFull(app.doc().grid) && isPosed(app.layout(), app.doc().grid) && !app.doc().guesses.length && app.solutions().state === "none";

/** Counts the solutions of the puzzle itself where no count of a grid without entries is at hand. */
export function watchPosed(app: App): void {
  const latest = new Latest();
  let asked = "";
  createEffect(
    on([() => areMistakesHidden(app), () => app.doc().grid.values, app.layout], ([hidden, values, layout]) => {
      if (!hidden || values.length !== layout.cells.length || isBare(app)) return;
      const { grid } = app.doc();
      const key = puzzleKey(grid);
      if (app.posed().key === key || asked === key) return;
      asked = key;
      latest.run(async (signal) => {
        const found = await app.engine.call("solve", { ...bare(grid), limit: most + 1, timeout: patience }, { lane: "rate", signal }).catch(() => undefined);
        if (!signal.aborted && asked === key) app.setPosed({ key, solutions: found ? readSolutions(found) : { state: "unknown", count: 0, solution: null } });
        if (asked === key) asked = "";
      });
    }),
  );
}
