// What a player says follows: candidates that go, digits that are placed.
import { blank, type Drawing } from "../draw/evidence.ts";
import { type Digits, has, none } from "../model/digits.ts";
import type { Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { Candidate } from "../model/step.ts";

export interface Claim extends Candidate {
  /** Otherwise it goes. */
  placed: boolean;
}

const same = (a: Claim, b: Claim) => a.cell === b.cell && a.digit === b.digit && a.placed === b.placed;

/** Those of these cells of which this digit can be said: it is a candidate there. */
export const open = (cells: readonly number[], digit: number, grid: Grid, candidates: readonly Digits[]): number[] =>
  cells.filter((cell) => !grid.values[cell] && has(candidates[cell] ?? none, digit));

/** The claims with this digit said of these cells; or without it where all of them had it. What is no
 *  candidate is not said. */
export function toggled(claims: readonly Claim[], cells: readonly number[], digit: number, placed: boolean, grid: Grid, candidates: readonly Digits[]): Claim[] {
  const meant = open(cells, digit, grid, candidates).map((cell): Claim => ({ cell, digit, placed }));
  const there = (one: Claim) => claims.some((other) => same(one, other));
  if (meant.every(there)) return claims.filter((one) => !meant.some((other) => same(one, other)));
  // One candidate is not both, and one cell takes one digit.
  const against = (one: Claim) => meant.some((other) => one.cell === other.cell && (one.digit === other.digit || (one.placed && other.placed)));
  return [...claims.filter((one) => !against(one)), ...meant];
}

/** As the command line writes it. */
export const textOf = (layout: Layout, { cell, digit, placed }: Claim): string => `${nth(layout.cells, cell).name}${placed ? "=" : "<>"}${layout.written.of(digit)}`;

export function drawClaims(claims: readonly Claim[]): Drawing | null {
  if (!claims.length) return null;
  const drawing = blank();
  for (const { cell, digit, placed } of claims)
    drawing.marks.set(cell, [...(drawing.marks.get(cell) ?? []), { cell, digit, role: placed ? "on" : "removed" }]);
  return drawing;
}
