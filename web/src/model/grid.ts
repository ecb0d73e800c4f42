// The contents of the cells at one moment, and their immediate consequences.
import { type Digit, type Digits, none, same, upTo } from "./digits.ts";
import type { Layout } from "./layout.ts";
import { nth } from "./nth.ts";
import { blank, type Pen } from "./pen.ts";

/** The origin of a value. */
export type Kind = "" | "given" | "own" | "deduced";

/** Plain data, never changed in place; arrays have one item a cell. */
export interface Grid {
  /** The catalogue's name, or "" if `source` describes the layout. */
  layout: string;
  /** Puzzle text without its givens, for layouts that are in no catalogue. */
  source: string;
  values: readonly Digit[];
  kinds: readonly Kind[];
  /** How many guesses were open when the value was set. */
  depth: readonly number[];
  corner: readonly Digits[];
  centre: readonly Digits[];
  /** See model/colours.ts. */
  colour: readonly number[];
  /** Candidates ruled out by a step or by hand. */
  removed: readonly Digits[];
  /** Lines and marks that say nothing to the engine. */
  pen: Pen;
}

export function emptyGrid(layout: string, source: string, cells: number): Grid {
  const fill = <T>(item: T): T[] => Array.from({ length: cells }, () => item);
  return {
    layout, source,
    values: fill(0), kinds: fill<Kind>(""), depth: fill(0),
    corner: fill(none), centre: fill(none), colour: fill(0), removed: fill(none), pen: blank,
  };
}

export function withGivens(layout: string, source: string, givens: readonly Digit[]): Grid {
  return {
    ...emptyGrid(layout, source, givens.length),
    values: givens,
    kinds: givens.map((digit) => (digit ? "given" : "")),
  };
}

export const filled = (grid: Grid): number => grid.values.reduce((sum, digit) => sum + (digit ? 1 : 0), 0);
export const isFull = (grid: Grid): boolean => grid.values.every((digit) => digit > 0);
export const isBlank = (grid: Grid): boolean => grid.values.every((digit) => digit === 0);

/** For every open cell the digits that no peer holds and nothing has ruled out. */
export function candidatesOf(layout: Layout, grid: Grid): Digits[] {
  const all = upTo(layout.digits);
  const blocked = new Uint8Array(layout.digits + 1);
  return grid.values.map((value, cell) => {
    if (value) return none;
    blocked.fill(0);
    for (const peer of nth(layout.peers, cell)) blocked[nth(grid.values, peer)] = 1;
    for (const digit of nth(grid.removed, cell)) blocked[digit] = 1;
    return all.filter((digit) => !blocked[digit]);
  });
}

/** Cells whose digit is repeated in a cell that they see. */
export function repeatsOf(layout: Layout, grid: Grid): Set<number> {
  const found = new Set<number>();
  grid.values.forEach((value, cell) => {
    if (value && nth(layout.peers, cell).some((peer) => grid.values[peer] === value)) found.add(cell);
  });
  return found;
}

/** Cells with the same contents as this one: its digit; if it is empty, its marks, or else its colour. */
export function alike(grid: Grid, cell: number): number[] {
  const fits = (test: (other: number) => boolean) => grid.values.flatMap((_, other) => (test(other) ? [other] : []));
  if (grid.values[cell]) return fits((other) => grid.values[other] === grid.values[cell]);
  const marks = (other: number) => [nth(grid.centre, other), nth(grid.corner, other)] as const;
  const [centre, corner] = marks(cell);
  const equal = (other: number) => {
    const [centres, corners] = marks(other);
    return !grid.values[other] && same(centres, centre) && same(corners, corner);
  };
  if (centre.length || corner.length) return fits(equal);
  return grid.colour[cell] ? fits((other) => grid.colour[other] === grid.colour[cell]) : [cell];
}

export interface Blocker {
  digit: Digit;
  /** The cell that holds the digit, or -1 when a step has ruled it out. */
  cell: number;
  /** The house in which the two meet, or -1 for a link. */
  house: number;
}

/** For every digit that a cell cannot hold, why not. */
export function blockersOf(layout: Layout, grid: Grid, cell: number): Blocker[] {
  const result: Blocker[] = [];
  for (let digit = 1; digit <= layout.digits; ++digit) {
    const blocker = blockerOf(layout, grid, cell, digit);
    if (blocker) result.push(blocker);
  }
  return result;
}

export function blockerOf(layout: Layout, grid: Grid, cell: number, digit: Digit): Blocker | null {
  for (const house of nth(layout.housesOf, cell)) {
    const other = nth(layout.houses, house).cells.find((c) => c !== cell && grid.values[c] === digit);
    if (other !== undefined) return { digit, cell: other, house };
  }
  const linked = nth(layout.linksOf, cell).find((c) => grid.values[c] === digit);
  if (linked !== undefined) return { digit, cell: linked, house: -1 };
  return grid.removed[cell]?.includes(digit) ? { digit, cell: -1, house: -1 } : null;
}
