// Graded puzzles of a layout, level by level, and which of them comes next: the first that has not
// been solved in this browser.
import { type LibraryPuzzle, library, shelf } from "./library.ts";
import { markOf, solvedMarks } from "./solved.ts";

export interface Grade {
  level: string;
  next: LibraryPuzzle;
  /** So many of them have been solved. */
  solved: number;
}

const ranks = ["easy", "intermediate", "hard", "very hard", "diabolical", "beyond logic", "not graded"];

export function gradesOf(puzzles: readonly LibraryPuzzle[], solved: ReadonlySet<string>): Grade[] {
  const levels = new Map<string, LibraryPuzzle[]>();
  for (const one of puzzles) levels.set(one.level, [...(levels.get(one.level) ?? []), one]);
  return [...levels]
    .sort(([a], [b]) => ranks.indexOf(a) - ranks.indexOf(b))
    .map(([level, list]) => {
      const left = list.filter((one) => !solved.has(markOf(one.layout, one.puzzle)));
      return { level, next: left[0] ?? list[0], solved: list.length - left.length };
    });
}

/** From the few puzzles that the page begins with, where they have this layout at every level; from
 *  the whole library otherwise. */
export async function grades(layout: string): Promise<Grade[]> {
  const solved = solvedMarks();
  const few = (await library()).filter((one) => one.layout === layout);
  const first = gradesOf(few, solved);
  if (layout === "9x9" && first.every(({ next }) => !solved.has(markOf(next.layout, next.puzzle)))) return first;
  return gradesOf((await shelf()).puzzles.filter((one) => one.layout === layout), solved);
}
