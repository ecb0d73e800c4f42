// The reason why the puzzle does without a clue: a step that places the given from the rest, or else how the rest is
// solved.
import { applyStep } from "../model/acts.ts";
import { type Doc, start } from "../model/doc.ts";
import { type Grid, withGivens } from "../model/grid.ts";
import { nth } from "../model/nth.ts";
import { readStep, type Step } from "../model/step.ts";
import { summaryOf } from "../learn/path.ts";
import { techniques } from "../learn/techniques.ts";
import type { App } from "../app/app.ts";
import { say } from "../words/workbench.ts";
import type { Clue } from "./bench.ts";

const patience = 8; // seconds

/** Steps of these levels are no short reasons. */
const long: readonly string[] = ["very hard", "diabolical"];

export interface WhyUnneeded {
  text: string;
  /** The step that places the given, and the grid before it. */
  shown?: { step: Step; grid: Grid };
}

/** The grid without the given of a clue. */
const without = ({ layout, source, values }: Grid, { cells }: Clue): Grid => withGivens(layout, source, values.map((value, cell) => (cells.includes(cell) ? 0 : value)));

export async function whyUnneeded(app: App, clue: Clue, signal: AbortSignal): Promise<WhyUnneeded> {
  const [told, layout, { grid }] = [say().idle.why, app.layout(), app.doc()];
  const lane = { lane: "think", signal } as const;
  if (!clue.given && clue.cells.length && clue.cells.every((cell) => grid.values[cell])) return { text: told.filled };
  const table = await techniques(app);
  const request = { ...clue.without(), timeout: patience };
  if (clue.given) {
    const claim = `${nth(layout.cells, nth(clue.cells, 0)).name}=${layout.written.of(clue.given)}`;
    const proved = await app.engine.call("prove", { ...request, claim, without: table.filter(({ level }) => long.includes(level)).map(({ name }) => name) }, lane);
    const [proof] = proved.verdict === "right" ? proved.steps : [];
    if (proof) {
      const step = readStep(layout, proof);
      return { text: `${told.atOnce(step.name)} ${step.text}`, shown: { step, grid: without(grid, clue) } };
    }
  }
  const path = await app.engine.call("explain", request, lane);
  const steps = path.steps.map((one) => readStep(layout, one));
  const hardest = (some: readonly Step[]) => summaryOf(some, table.map(({ name }) => name)).hardest?.title ?? "";
  if (!clue.given) return { text: path.status !== "solved" ? (app.solutions().state === "one" ? told.one : told.all) : steps.length ? told.solved(steps.length, hardest(steps)) : told.one };
  const last = steps.findIndex(({ placements }) => placements.some(({ cell, digit }) => clue.cells.includes(cell) && digit === clue.given));
  if (last < 0) return { text: told.all };
  const before = steps.slice(0, last).reduce<Doc>(applyStep, start(without(grid, clue)));
  return { text: `${last ? told.later(last + 1, hardest(steps.slice(0, last + 1))) : told.atOnce(nth(steps, 0).name)} ${nth(steps, last).text}`, shown: { step: nth(steps, last), grid: before.grid } };
}
