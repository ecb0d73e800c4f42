// Graded puzzles of a layout, level by level, and which of them comes next: the first that has not
// been solved in this browser.
import { type LibraryPuzzle, library, rowOf, shelf } from "./library.ts";
import { markOf, solvedMarks } from "./solved.ts";

export interface Grade {
  level: string;
  next: LibraryPuzzle;
  /** So many of them have been solved. */
  solved: number;
}

/** Whether it has been solved in this browser. */
export const isSolved = ({ layout, source, puzzle }: LibraryPuzzle, solved: ReadonlySet<string>): boolean => solved.has(markOf(layout || (source ?? ""), puzzle));

const ranks = ["easy", "intermediate", "hard", "very hard", "diabolical", "beyond logic", "not graded"];

export function gradesOf(puzzles: readonly LibraryPuzzle[], solved: ReadonlySet<string>): Grade[] {
  const levels = new Map<string, LibraryPuzzle[]>();
  for (const one of puzzles) levels.set(one.level, [...(levels.get(one.level) ?? []), one]);
  return [...levels]
    .sort(([a], [b]) => ranks.indexOf(a) - ranks.indexOf(b))
    .flatMap(([level, list]) => {
      const left = list.filter((one) => !isSolved(one, solved));
      const next = left[0] ?? list[0];
      return next ? [{ level, next, solved: list.length - left.length }] : [];
    });
}

/** From the page's first few puzzles, if they have this layout at every level; otherwise from the whole library.
 *  `row`: a layout, or the clues of its puzzles. */
export async function grades(row: string): Promise<Grade[]> {
  const solved = solvedMarks();
  const few = (await library()).filter((one) => rowOf(one) === row);
  const first = gradesOf(few, solved);
  if (row === "9x9" && first.every(({ next }) => !isSolved(next, solved))) return first;
  return gradesOf((await shelf()).puzzles.filter((one) => rowOf(one) === row), solved);
}

/** The library row of a game: its layout, or the clues that its text uses. */
export async function gradesBeside(text: string): Promise<Grade[]> {
  if (!text.includes("\n")) return grades(text);
  return grades((await shelf()).puzzles.find(({ source }) => source === text)?.clues ?? "");
}
