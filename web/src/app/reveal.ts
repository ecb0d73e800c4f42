// Looks at the answer: a solution, then the true candidates with their shares, or what contradicts.
import { createEffect, on } from "solid-js";
import { isAbort } from "../engine/engine.ts";
import type { App, Truth } from "./app.ts";
import { Latest } from "./latest.ts";
import { standing } from "./request.ts";

/** Solution, true candidates, nothing, in turn. Without a solution: the contradiction, nothing. */
export function lookFurther(app: App): void {
  const none = app.solutions().state === "none";
  app.setPanel({ kind: "quiet" });
  app.setReveal(app.reveal() === 0 ? 1 : app.reveal() === 1 && !none ? 2 : 0);
}

/** Keeps what is revealed true while the grid changes. */
export function watchReveal(app: App): void {
  const latest = new Latest();
  createEffect(
    on([app.reveal, () => app.doc().grid.values, () => app.solutions().state], ([reveal, , state]) => {
      app.setCore(new Set<number>());
      if (reveal !== 2) app.setTruth(null);
      if (!reveal) return latest.stop();
      if (state === "none") latest.run((signal) => contradiction(app, signal));
      else if (reveal === 2) latest.run((signal) => candidates(app, signal));
    }),
  );
}

async function candidates(app: App, signal: AbortSignal): Promise<void> {
  try {
    const request = { ...standing(app.doc().grid), timeout: 20 };
    const found = await app.engine.call("candidates", request, { lane: "count", signal });
    const layout = app.layout();
    const digits = layout.cells.map((cell) => found.candidates[cell.name] ?? []);
    const share = (cell: number, digit: number): number => {
      const shares = found.shares?.[layout.cells[cell].name];
      if (!shares) return -1;
      const value = Array.isArray(shares) ? shares[digits[cell].indexOf(digit)] : shares[String(digit)];
      return typeof value === "number" ? value : -1;
    };
    const weight = (cell: number, digit: number) => (share(cell, digit) < 0 ? 1 : 0.45 + 0.55 * share(cell, digit));
    app.setTruth({ digits, share, weight } satisfies Truth);
  } catch (error) {
    if (!isAbort(error)) app.setReveal(0);
  }
}

async function contradiction(app: App, signal: AbortSignal): Promise<void> {
  try {
    const found = await app.engine.call("check", { ...standing(app.doc().grid), timeout: 10 }, { lane: "count", signal });
    const cells = (found.core ?? []).map((item) => app.layout().index.get(typeof item === "string" ? item : item.cell) ?? -1);
    app.setCore(new Set(cells.filter((cell) => cell >= 0)));
  } catch (error) {
    if (!isAbort(error)) app.setCore(new Set<number>());
  }
}
