// The player's pencil marks: which of them are shown, and what entries do to them.
import { type Digits, remove } from "./digits.ts";
import type { Doc } from "./doc.ts";
import type { Grid } from "./grid.ts";
import type { Layout } from "./layout.ts";
import { nth } from "./nth.ts";

/** Marks that the grid shows: none, those that the player wrote, or all candidates, kept by the page. */
export type Marks = "none" | "mine" | "automatic";
export const marksModes: readonly Marks[] = ["none", "mine", "automatic"];

const hasOwn = ({ corner, centre }: Grid): boolean => [corner, centre].some((list) => list.some((set) => set.length));

/** The marks that a game begins with: none, unless its text came with some. */
export function firstMarks({ grid, thread }: Doc): Marks {
  if (hasOwn(grid)) return "mine";
  return !thread && grid.removed.some((set) => set.length) ? "automatic" : "none";
}

/** Marks of each cell with these digits less; the same list if nothing changes. */
function less(list: readonly Digits[], out: readonly (readonly [cell: number, digit: number])[]): readonly Digits[] {
  const next = list.slice();
  for (const [cell, digit] of out) if (nth(next, cell).includes(digit)) next[cell] = remove(nth(next, cell), digit);
  return next.some((set, cell) => set !== list[cell]) ? next : list;
}

/** Takes each digit placed since `before` out of the player's marks in the cells that see it. */
export function clearPeers(layout: Layout, before: Grid, doc: Doc): Doc {
  const { grid } = doc;
  const out = grid.values.flatMap((value, cell) =>
    value && value !== before.values[cell] ? nth(layout.peers, cell).map((peer) => [peer, value] as const) : []);
  const [corner, centre] = [less(grid.corner, out), less(grid.centre, out)];
  return corner === grid.corner && centre === grid.centre ? doc : { ...doc, grid: { ...grid, corner, centre } };
}

/** Takes digits that a step rules out from the player's marks. */
export function withoutMarks(grid: Grid, ruledOut: readonly { cell: number; digit: number }[]): Pick<Grid, "corner" | "centre"> {
  const out = ruledOut.map(({ cell, digit }) => [cell, digit] as const);
  return { corner: less(grid.corner, out), centre: less(grid.centre, out) };
}

/** Writes all candidates of each open cell as the player's corner marks. */
export function fillIn(doc: Doc, candidates: readonly Digits[]): Doc {
  return { ...doc, grid: { ...doc.grid, corner: doc.grid.corner.map((set, cell) => (doc.grid.values[cell] ? set : nth(candidates, cell))) } };
}

/** Digits that steps or the player ruled out in an open cell, and that no cell that it sees holds. */
export function ruledOutIn({ peers }: Layout, { values, removed }: Grid, cell: number): Digits {
  return (removed[cell] ?? []).filter((digit) => !nth(peers, cell).some((peer) => values[peer] === digit));
}
