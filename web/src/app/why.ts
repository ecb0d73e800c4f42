// The reason why an entry is a mistake: the cell that holds its digit already, or else the steps from it to a
// contradiction. Nothing is told that would be true without the mistake.
import { afterStep } from "../model/acts.ts";
import { blockerOf, candidatesOf, type Grid } from "../model/grid.ts";
import { onlySteps, refutation, resting } from "../model/refutation.ts";
import { readStep } from "../model/step.ts";
import { valuesOf } from "../model/values.ts";
import type { App, Mistake, Reason } from "./app.ts";
import { solutionOf } from "./mistakes.ts";
import { standing } from "./request.ts";
import { tried } from "./settings.ts";
import { working } from "./think.ts";
import { cellName } from "./told.ts";
import { words } from "../words.ts";

const patience = 10; // seconds
const mostTold = 12; // steps

/** The grid without mistaken entries, except one of them if it is named. */
function without(grid: Grid, mistakes: readonly Mistake[], except = -1): Grid {
  const wrong = new Set(mistakes.filter(({ kind, cell }) => kind === "value" && cell !== except).map(({ cell }) => cell));
  return {
    ...grid,
    values: grid.values.map((value, cell) => (wrong.has(cell) ? 0 : value)),
    kinds: grid.kinds.map((kind, cell) => (wrong.has(cell) ? "" : kind)),
    removed: grid.removed.map(() => []),
  };
}

/** Shows why the first mistaken entry cannot be right; if that is shown, puts it away. */
export async function explainMistake(app: App): Promise<void> {
  const shown = app.panel();
  if (shown.kind !== "mistakes") return;
  const { kind, cells, early } = shown;
  const plain = { kind, cells, ...(early ? { early } : {}) };
  const of = cells.find((one) => one.kind === "value");
  if (shown.why || !of) return void app.setPanel(plain);
  const why = await reasonOf(app, of, cells);
  if (!why || app.panel() !== shown) return;
  app.setPanel({ ...plain, why });
  app.say(why.text || why.steps.map(({ text }) => text).join(" "));
}

async function reasonOf(app: App, of: Mistake, mistakes: readonly Mistake[]): Promise<Reason | undefined> {
  const [layout, { grid }] = [app.layout(), app.doc()];
  const [right, after] = [without(grid, mistakes), without(grid, mistakes, of.cell)];
  const told = (text: string): Reason => ({ of, text, steps: [], from: [], premises: [], untold: 0, after });
  const blocker = blockerOf(layout, after, of.cell, of.digit);
  if (blocker) {
    const where = words.blocked(blocker.house < 0 ? "link" : (layout.houses[blocker.house]?.kind ?? "group"));
    return told(words.mistakes.blocked(layout.written.symbol(of.digit), cellName(app, blocker.cell), where));
  }
  const request = { ...standing(after), ...tried(app.settings()), timeout: patience };
  const found = await working(app, words.buttons.why, (signal, progress) => app.engine.call("explain", request, { lane: "long", signal, progress }));
  if (!found) return undefined;
  if (found.status !== "none") return told(words.mistakes.noReason);
  const whole = refutation(layout, candidatesOf(layout, after), found.steps.map((one) => readStep(layout, one)), [candidatesOf(layout, right)]);
  const solution = valuesOf(grid).parse(await solutionOf(app).catch(() => ""));
  const rests = resting(whole);
  const last = whole.steps.length - 1;
  const part = onlySteps(whole, (step, i) => i === last || (!!rests[i] && !step.placements.some(({ cell, digit }) => solution[cell] === digit)));
  if (part.steps.length > mostTold) return told(words.mistakes.noReason);
  const drawn = part.steps.reduce((before, step) => afterStep(before, step, 1), after);
  return { of, text: "", ...part, untold: whole.steps.length - part.steps.length, after: { ...drawn, removed: after.removed } };
}
