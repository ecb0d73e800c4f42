// The drawing of errors in a grid: values that contradict each other, and mistakes.
import type { Candidate } from "../model/step.ts";
import { words } from "../words.ts";
import { blank, type Drawing } from "./evidence.ts";

/** Values of which some must go: hatched and ringed. */
export function drawCore(cells: readonly number[], constraints: readonly string[] = []): Drawing {
  return { ...blank(), constraints: new Set(constraints), wrong: new Set(cells), rings: new Set(cells), legend: [{ sample: "error", words: words.core.legend }] };
}

/** Entries that cannot be right, and candidates that were ruled out though they belong there. */
export function drawMistakes(mistakes: readonly (Candidate & { kind: "value" | "removed" })[]): Drawing {
  const drawing = blank();
  for (const { cell, digit, kind } of mistakes) {
    drawing.wrong.add(cell);
    if (kind === "removed") drawing.marks.set(cell, [...(drawing.marks.get(cell) ?? []), { cell, digit, role: "on" }]);
  }
  return drawing;
}
