// Claims of a player: candidates that are ruled out, digits that are placed.
import { blank, type Drawing } from "../draw/evidence.ts";
import { type Digits, has, none } from "../model/digits.ts";
import type { App } from "../app/app.ts";
import type { LogicRequest, ProveAnswer } from "../engine/verbs.ts";
import type { Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { Candidate } from "../model/step.ts";

export interface Claim extends Candidate {
  /** Otherwise it is ruled out. */
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

/** The same claims with every digit that is placed said of the other candidates of its cell. */
export const inRemovals = (claims: readonly Claim[], candidates: readonly Digits[]): Claim[] =>
  claims.flatMap((one) => (one.placed ? (candidates[one.cell] ?? none).filter((digit) => digit !== one.digit).map((digit) => ({ cell: one.cell, digit, placed: false })) : [one]));

/** As the command line writes it. */
export const textOf = (layout: Layout, { cell, digit, placed }: Claim): string => `${nth(layout.cells, cell).name}${placed ? "=" : "<>"}${layout.written.of(digit)}`;

/** The same claim, as the engine names it. */
export const isSame = (layout: Layout, one: Claim, ruled: { cell: string; digit: number; placed: boolean }): boolean =>
  nth(layout.cells, one.cell).name === ruled.cell && one.digit === layout.written.digit(ruled.digit) && one.placed === ruled.placed;

/** The engine's verdict. A digit that is placed is the same as the others ruled out, where the technique says that.
 *  Nothing if there was no answer. */
export async function proved(app: App, claims: readonly Claim[], layout: Layout, candidates: readonly Digits[], request: LogicRequest & { technique?: string; timeout: number }): Promise<ProveAnswer | undefined> {
  const ask = (said: readonly Claim[]) => app.engine.call("prove", { ...request, claim: said.map((one) => textOf(layout, one)) }, { lane: "think" }).catch(() => undefined);
  const answer = await ask(claims);
  if (!answer || ["right", "wrong", "mistakes"].includes(answer.verdict) || !claims.some(({ placed }) => placed)) return answer;
  const again = await ask(inRemovals(claims, candidates));
  return again?.verdict === "right" ? again : answer;
}

export function drawClaims(claims: readonly Claim[]): Drawing | null {
  if (!claims.length) return null;
  const drawing = blank();
  for (const { cell, digit, placed } of claims)
    drawing.marks.set(cell, [...(drawing.marks.get(cell) ?? []), { cell, digit, role: placed ? "on" : "removed" }]);
  return drawing;
}
