// Puzzles solved in this browser, identified by their givens. Excludes those that Solve filled.
import { local, type Store } from "./stores.ts";

const place = "clew.solved";

/** A short name for a puzzle: twice 32 bits of its text. `layout`: its name, or its own text. */
export function markOf(layout: string, givens: string): string {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (const letter of `${layout}:${givens}`) {
    const code = letter.charCodeAt(0);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 13);
  }
  return ((a >>> 0).toString(36) + (b >>> 0).toString(36));
}

export function solvedMarks(store: Store = local): Set<string> {
  return new Set((store.getItem(place) ?? "").split(" ").filter(Boolean));
}

export function noteMarks(marks: readonly string[], store: Store = local): void {
  try {
    store.setItem(place, [...new Set([...solvedMarks(store), ...marks])].join(" "));
  } catch {
    // Storage is full: the puzzle is solved all the same.
  }
}
