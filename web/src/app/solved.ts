// Which puzzles have been solved in this browser, told by what they give. Not those that Solve filled.
import { isFull } from "../model/grid.ts";
import type { App } from "./app.ts";
import { givensOf } from "./request.ts";
import { words } from "../words.ts";
import { local } from "./stores.ts";

const place = "clew.solved";

/** A short name for a puzzle: twice 32 bits of its text. */
export function markOf(layout: string, givens: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (const letter of `${layout}:${givens}`) {
    const code = letter.charCodeAt(0);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36));
}

export function solvedMarks(): Set<string> {
  return new Set((local.getItem(place) ?? "").split(" ").filter(Boolean));
}

/** Notes the puzzle that the last entry has finished, and says so. */
export function noteSolved(app: App): void {
  const { grid } = app.doc();
  if (!isFull(grid) || app.repeats().size || !grid.kinds.includes("given")) return;
  app.tell(words.solutions.solved);
  try {
    local.setItem(place, [...solvedMarks().add(markOf(grid.layout || grid.source, givensOf(grid)))].join(" "));
  } catch {
    // No room: the puzzle is solved all the same.
  }
}
