// Looks at the answer: a solution, then the true candidates with their shares, or what contradicts.
import { createEffect, on } from "solid-js";
import { isAbort } from "../engine/engine.ts";
import { readTruth } from "../model/truth.ts";
import type { App } from "./app.ts";
import { Latest } from "./latest.ts";
import { standing } from "./request.ts";
import { words } from "../words.ts";

/** Solution, true candidates, nothing, in turn. Without a solution: the contradiction, nothing. */
export function lookFurther(app: App): void {
  const none = app.solutions().state === "none";
  if (app.panel().kind !== "build") app.setPanel({ kind: "quiet" });
  app.setReveal(app.reveal() === 0 ? 1 : app.reveal() === 1 && !none ? 2 : 0);
}

/** Keeps what is revealed true while the grid changes. */
export function watchReveal(app: App): void {
  const latest = new Latest();
  createEffect(
    on([app.reveal, () => app.doc().grid.values, () => app.solutions().state], ([reveal, , state]) => {
      app.setCore(null);
      if (reveal !== 2) app.setTruth(null);
      if (!reveal) return latest.stop();
      if (state === "none") latest.run((signal) => contradiction(app, signal));
      else if (reveal === 2) latest.run((signal) => candidates(app, signal));
      else latest.stop();
    }),
  );
}

async function candidates(app: App, signal: AbortSignal): Promise<void> {
  const { grid } = app.doc();
  try {
    const found = await app.engine.call("candidates", { ...standing(grid), timeout: 20 }, { lane: "count", signal });
    if (app.doc().grid.values === grid.values) app.setTruth(readTruth(app.layout(), found));
  } catch (error) {
    if (!isAbort(error)) app.setReveal(0);
  }
}

async function contradiction(app: App, signal: AbortSignal): Promise<void> {
  app.setCore({ state: "looking", cells: [], constraints: [], fewest: false });
  const { grid } = app.doc();
  try {
    const found = await app.engine.call("check", { ...standing(grid), timeout: 10 }, { lane: "count", signal });
    // What was taken back meanwhile contradicts nothing.
    if (app.doc().grid.values !== grid.values) return;
    const constraints = found.core_constraints ?? [];
    const cells = (found.core ?? []).flatMap((name) => app.layout().index.get(name) ?? []);
    app.setCore({ state: found.status === "none" ? "found" : "unsettled", cells, constraints, fewest: found.core_is_fewest === true });
    app.say(cells.length + constraints.length ? words.core.title(cells.length + constraints.length) : words.solutions.none);
  } catch (error) {
    if (!isAbort(error)) app.setCore({ state: "unsettled", cells: [], constraints: [], fewest: false });
  }
}
