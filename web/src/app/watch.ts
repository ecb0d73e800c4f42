// What the page asks by itself after every change: how many solutions there are, and one of them.
import { createEffect, on, untrack } from "solid-js";
import { isAbort } from "../engine/engine.ts";
import { parseLine } from "../model/digits.ts";
import { isFull } from "../model/grid.ts";
import type { App, Solutions } from "./app.ts";
import { Latest } from "./latest.ts";
import { standing } from "./request.ts";

const most = 10_000;
const patience = 10; // seconds

export function watchSolutions(app: App): void {
  const latest = new Latest();
  const values = () => app.doc().grid.values;
  createEffect(
    on([values, app.layout], ([now, layout]) => {
      if (!layout.cells.length || now.length !== layout.cells.length) return;
      const repeated = untrack(app.repeats).size > 0 && !untrack(app.looking);
      if (repeated) {
        latest.stop();
        app.setSolutions({ state: "none", count: 0, solution: null });
        return;
      }
      if (isFull(app.doc().grid)) {
        latest.stop();
        app.setSolutions({ state: "one", count: 1, solution: null });
        return;
      }
      const before = untrack(app.solutions);
      // What still agrees with a known solution keeps it, so that a revealed one does not flicker.
      const kept = before.solution && agrees(before.solution, now) ? before.solution : null;
      if (before.state === "counting" || !kept) app.setSolutions({ state: "counting", count: 0, solution: kept });
      latest.run(async (signal) => {
        try {
          app.setSolutions(await ask(app, signal));
        } catch (error) {
          if (!isAbort(error)) app.setSolutions({ state: "unknown", count: 0, solution: null });
        }
      });
    }),
  );
}

function agrees(solution: string, values: readonly number[]): boolean {
  const digits = parseLine(solution);
  return digits.length === values.length && values.every((value, i) => !value || value === digits[i]);
}

async function ask(app: App, signal: AbortSignal): Promise<Solutions> {
  const request = { ...standing(app.doc().grid), limit: most + 1, timeout: patience };
  const { status, solutions, solution } = await app.engine.call("solve", request, { lane: "count", signal });
  if (status === "none") return { state: "none", count: 0, solution: null };
  if (status === "unique") return { state: "one", count: 1, solution };
  if (status === "unknown") return solutions > 0 ? { state: "atLeast", count: solutions, solution } : { state: "unknown", count: 0, solution };
  return { state: solutions > most ? "more" : "many", count: Math.min(solutions, most), solution };
}
