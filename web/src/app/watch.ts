// Requests of the page after every change: the number of solutions, and one of them.
import { createEffect, on, untrack } from "solid-js";
import { isAbort } from "../engine/engine.ts";
import type { SolvedAnswer } from "../engine/verbs.ts";
import { isFull } from "../model/grid.ts";
import type { App, Solutions } from "./app.ts";
import { agrees, note } from "./known.ts";
import { Latest } from "./latest.ts";
import { bare, puzzleKey, standing } from "./request.ts";

export const most = 10_000;
export const patience = 10; // seconds
const stale = 120; // ms until an old number is taken away

export function watchSolutions(app: App): void {
  const latest = new Latest();
  let timer = 0;
  let counted = app.layout(); // layout of the solutions shown
  createEffect(
    on([() => app.doc().grid.values, app.layout], ([now, layout]) => {
      clearTimeout(timer);
      if (!layout.cells.length || now.length !== layout.cells.length) return;
      const repeated = untrack(app.repeats).size > 0 && !untrack(app.looking);
      if (repeated || (isFull(app.doc().grid) && !layout.art)) {
        latest.stop();
        app.setSolutions(repeated ? { state: "none", count: 0, solution: null } : { state: "one", count: 1, solution: null });
        return;
      }
      const before = untrack(app.solutions);
      // A known solution is kept while the grid agrees with it, so that a revealed one does not flicker.
      const kept = counted === layout && before.solution && agrees(before.solution, app.doc().grid) ? before.solution : null;
      counted = layout;
      const counting = () => app.setSolutions({ state: "counting", count: 0, solution: kept });
      if (before.state === "counting" || !kept) counting();
      else timer = window.setTimeout(counting, stale);
      latest.run(async (signal) => {
        try {
          const [puzzle, given] = [standing(app.doc().grid), bare(app.doc().grid)];
          const found = await app.engine.call("solve", { ...puzzle, limit: most + 1, timeout: patience }, { lane: "count", signal });
          if (puzzle.puzzle === given.puzzle) note(puzzle, found);
          if (app.doc().grid.values !== now) return;
          clearTimeout(timer);
          const solutions = readSolutions(found);
          app.setSolutions(solutions);
          if (puzzle.puzzle === given.puzzle) app.setPosed({ key: puzzleKey(app.doc().grid), solutions });
        } catch (error) {
          if (isAbort(error)) return;
          clearTimeout(timer);
          app.setSolutions({ state: "unknown", count: 0, solution: null });
        }
      });
    }),
  );
}

/** The known part of the answer: after a timeout the number is a bound. */
export function readSolutions({ status, solutions: told, solution, exact }: Pick<SolvedAnswer, "status" | "solutions" | "solution" | "exact">): Solutions {
  const solutions = Number(told);
  if (status === "none") return { state: "none", count: 0, solution: null };
  if (status === "unique") return { state: "one", count: 1, solution };
  if (solutions > most) return { state: "more", count: most, solution };
  if (status === "unknown" || !exact) return solutions > 0 ? { state: "atLeast", count: solutions, solution } : { state: "unknown", count: 0, solution };
  return { state: "many", count: solutions, solution };
}
