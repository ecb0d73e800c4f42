// The drawing of a failed guess: the digits that follow from it, numbered as in the sentences, a thread from each to
// its consequences, and the cell or house without a candidate.
import type { Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { Refutation } from "../model/refutation.ts";
import type { Candidate } from "../model/step.ts";
import { blank, type Drawing, drawError } from "./evidence.ts";

const mostThreads = 14; // beyond that they hide more than they show

/** A refutation of an entry, which is marked as wrong. */
export function drawReason(layout: Layout, reason: Refutation & { of: Candidate }): Drawing {
  const drawing = drawRefutation(layout, [reason.of], reason);
  drawing.wrong.add(reason.of.cell);
  drawing.numbers.set(reason.of.cell, 1);
  return drawing;
}

/** `guesses`: those that are open, the outermost first; their numbers come before those of the steps. */
export function drawRefutation(layout: Layout, guesses: readonly Candidate[], { steps, from, premises }: Refutation): Drawing {
  const drawing = blank();
  const contradiction = steps.at(-1);
  if (!contradiction) return drawing;
  drawError(drawing, layout, contradiction.facts);
  steps.slice(0, -1).forEach((step, i) => {
    for (const { cell } of step.placements) drawing.numbers.set(cell, i + 1 + guesses.length);
  });
  const centre = (cell: number): Candidate => ({ cell, digit: 0 });
  steps.forEach((step, i) => {
    const ends = step === contradiction ? [...drawing.error].slice(0, 1) : step.placements.map(({ cell }) => cell);
    const begins = nth(from, i).flatMap((cause) => steps[cause]?.placements.map(({ cell }) => cell) ?? []);
    begins.push(...nth(premises, i).flatMap((guess) => guesses[guess]?.cell ?? []));
    for (const end of ends)
      for (const begin of begins)
        if (begin !== end) drawing.threads.push({ from: centre(begin), to: centre(end), kind: step === contradiction ? "closes" : "cause" });
  });
  if (drawing.threads.length > mostThreads) drawing.threads = drawing.threads.filter((thread) => thread.kind === "closes").slice(0, mostThreads);
  if (drawing.error.size > 1) drawing.threads = drawing.threads.filter((thread) => thread.kind === "cause");
  return drawing;
}
