// The solutions of puzzles that have exactly one, so that neither mistakes nor logic search for them anew.
import type { PuzzleRequest, SolvedAnswer } from "../engine/verbs.ts";
import type { Grid } from "../model/grid.ts";
import { valuesOf } from "../model/values.ts";

const most = 16; // puzzles

const solutions = new Map<string, string>(); // oldest first; "" if there is not exactly one
const key = ({ layout, puzzle }: PuzzleRequest): string => `${layout ?? ""} ${puzzle}`;

/** The solution as a line, "" when there is not exactly one; nothing while that is not known. */
export const known = (request: PuzzleRequest): string | undefined => solutions.get(key(request));

/** Records a result of the search; a search that ran out of time says nothing. */
export function note(request: PuzzleRequest, { status, solution }: Pick<SolvedAnswer, "status" | "solution">): string {
  const found = status === "unique" ? (solution ?? "") : "";
  if (status === "unknown") return found;
  solutions.delete(key(request));
  solutions.set(key(request), found);
  if (solutions.size > most) solutions.delete(solutions.keys().next().value!);
  return found;
}

/** Whether a solution has all values of a grid. */
export function agrees(solution: string, grid: Pick<Grid, "layout" | "source" | "values">): boolean {
  const digits = valuesOf(grid).parse(solution);
  const { values } = grid;
  return digits.length === values.length && values.every((value, i) => !value || value === digits[i]);
}
