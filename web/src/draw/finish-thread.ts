// The thread of a finished puzzle: through its cells in the order in which they were filled.
import type { Doc, Knot } from "../model/doc.ts";
import { nth } from "../model/nth.ts";
import type { Point } from "./outline.ts";
import { fixed } from "./rim.ts";

export interface Filled {
  cell: number;
  /** By a step of the page. */
  shown: boolean;
}

/** Cells that are no givens, in the order in which each got its last value. */
export function filledInOrder({ grid, thread }: Pick<Doc, "grid" | "thread">): Filled[] {
  const order = new Map<number, Filled>();
  const knots: Knot[] = [];
  for (let knot = thread; knot; knot = knot.previous) knots.unshift(knot);
  knots.forEach((knot, i) => {
    const after = knots[i + 1]?.before ?? grid;
    after.values.forEach((value, cell) => {
      if (!value || value === knot.before.values[cell]) return;
      order.delete(cell);
      order.set(cell, { cell, shown: knot.entry.kind === "step" });
    });
  });
  return [...order.values()].filter(({ cell }) => grid.values[cell] && grid.kinds[cell] !== "given");
}

/** A curve through points that turns smoothly at each, as path data. */
export function curve(points: readonly Point[]): string {
  const said = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`;
  return points.map((point, i) => {
    if (!i) return `M${said(point)}`;
    const [before, from, next] = [nth(points, Math.max(0, i - 2)), nth(points, i - 1), nth(points, Math.min(points.length - 1, i + 1))];
    const [out, into] = [{ x: from.x + (point.x - before.x) / 6, y: from.y + (point.y - before.y) / 6 }, { x: point.x - (next.x - from.x) / 6, y: point.y - (next.y - from.y) / 6 }];
    return `C${said(out)} ${said(into)} ${said(point)}`;
  }).join("");
}
