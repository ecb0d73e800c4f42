// The engine's view of a document.
import type { LogicRequest, PuzzleRequest } from "../engine/verbs.ts";
import type { Digits } from "../model/digits.ts";
import type { Doc } from "../model/doc.ts";
import type { Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { valuesOf } from "../model/values.ts";
import { agrees, known } from "./known.ts";

/** Puzzle text of a layout of one's own; without a puzzle its cells are empty. */
export const textOf = (source: string, cells: number, puzzle = ".".repeat(cells)): string => `${source}\ngivens\n${puzzle}\n`;

const named = (grid: Grid, puzzle: string): PuzzleRequest =>
  grid.layout ? { layout: grid.layout, puzzle } : { puzzle: textOf(grid.source, grid.values.length, puzzle) };

/** All values as givens, for counting solutions. */
export const standing = (grid: Grid): PuzzleRequest => named(grid, valuesOf(grid).line(grid.values));

/** True if there is a puzzle (givens, or constraints) rather than only entries. */
export const isPosed = ({ art }: Layout, grid: Grid): boolean => !!art || grid.kinds.includes("given");

export const givensOf = (grid: Grid): string =>
  valuesOf(grid).line(grid.values.map((value, cell) => (grid.kinds[cell] === "given" ? value : 0)));

/** Only the puzzle itself. */
export const bare = (grid: Grid): PuzzleRequest => named(grid, givensOf(grid));

/** Names the puzzle of a grid, whatever its entries are. */
export const puzzleKey = (grid: Grid): string => `${grid.layout} ${bare(grid).puzzle}`;

/** Givens, entries and remaining candidates of each cell, and the solution if it is known. Within a guess every
 *  value counts as given, so that logic reasons from it rather than call it a mistake. */
export function position(doc: Doc, candidates: readonly Digits[], layout: Layout): LogicRequest {
  const { grid } = doc;
  const guessing = doc.guesses.length > 0 || !isPosed(layout, grid);
  const request: LogicRequest = guessing ? standing(grid) : bare(grid);
  // A position within a guess has the same solution, or none.
  const solution = known(bare(grid));
  if (solution && (!guessing || agrees(solution, grid))) request.solution = solution;
  if (!guessing)
    request.entries = valuesOf(grid).line(grid.values.map((value, cell) => (grid.kinds[cell] === "given" ? 0 : value)));
  if (grid.removed.some((set) => set.length))
    request.marks = candidates.map((set, cell) => (grid.values[cell] ? null : set.map((digit) => valuesOf(grid).of(digit))));
  return request;
}
