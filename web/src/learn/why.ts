// The reason why a claim of practice is wrong: a digit that blocks it, or the steps from it to a contradiction.
import { afterStep } from "../model/acts.ts";
import { blockerOf, candidatesOf, type Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { type Refutation, refutation } from "../model/refutation.ts";
import { readStep } from "../model/step.ts";
import { valuesOf } from "../model/values.ts";
import type { App } from "../app/app.ts";
import { standing } from "../app/request.ts";
import { cellName } from "../app/told.ts";
import { words } from "../words.ts";
import type { Claim } from "./claims.ts";

const patience = 8; // seconds
const mostTold = 10; // steps

export interface WhyWrong extends Refutation {
  of: Claim;
  /** One sentence, or "" if the steps tell it. */
  text: string;
  after: Grid;
}

/** The position in which the claim is believed. */
function believed(layout: Layout, grid: Grid, { cell, digit, placed }: Claim): Grid {
  if (placed) return { ...grid, values: grid.values.map((value, i) => (i === cell ? digit : value)), kinds: grid.kinds.map((kind, i) => (i === cell ? "own" : kind)) };
  const out = candidatesOf(layout, grid)[cell]!.filter((one) => one === digit);
  return { ...grid, removed: grid.removed.map((set, i) => (i === cell ? [...set, ...out].sort((a, b) => a - b) : set)) };
}

/** Nothing if no short reason is found. */
export async function whyWrong(app: App, layout: Layout, grid: Grid, of: Claim): Promise<WhyWrong | undefined> {
  const after = believed(layout, grid, of);
  const none = { of, steps: [], from: [], premises: [], after };
  const blocker = of.placed && blockerOf(layout, after, of.cell, of.digit);
  if (blocker) {
    const where = words.blocked(blocker.house < 0 ? "link" : (layout.houses[blocker.house]?.kind ?? "group"));
    return { ...none, text: words.mistakes.blocked(layout.written.symbol(of.digit), cellName(app, blocker.cell), where) };
  }
  const left = candidatesOf(layout, after);
  const marks = left.map((set, cell) => (after.values[cell] ? null : set.map((digit) => valuesOf(after).of(digit))));
  if (!of.placed && !nth(left, of.cell).length) return undefined;
  const found = await app.engine.call("explain", { ...standing(after), marks, timeout: patience }, { lane: "think", whole: true }).catch(() => undefined);
  if (found?.status !== "none") return undefined;
  const whole = refutation(layout, left, found.steps.map((one) => readStep(layout, one)), [candidatesOf(layout, grid)]);
  if (whole.steps.length > mostTold) return undefined;
  return { ...none, ...whole, text: "", after: { ...whole.steps.reduce((before, step) => afterStep(before, step, 1), after), removed: after.removed } };
}
