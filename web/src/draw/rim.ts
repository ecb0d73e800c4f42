// Shapes in and around cells, in units of the layout: circles, and the outline of any set of cells, squares or
// triangles, a little inside its edge, as for a cage.
import { type Cell, isTriangle } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { corners, type Point, sidesOf } from "./outline.ts";

interface Way {
  from: Point;
  to: Point;
}

const key = ({ x, y }: Point) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
const turn = (a: Point, b: Point) => Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
const along = ({ from, to }: Way): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Closed ways round the cells, with these on the right; cells that share no more than a corner are
 *  gone round one by one. */
function loopsOf(cells: readonly Cell[]): Point[][] {
  const ways = new Map<string, Way>();
  for (const cell of cells)
    for (const [from, to] of sidesOf(corners(cell)))
      // A side of two cells is passed both ways, and is no edge.
      if (!ways.delete(`${key(to)} ${key(from)}`)) ways.set(`${key(from)} ${key(to)}`, { from, to });
  const left = new Set(ways.values());
  const loops: Point[][] = [];
  for (const first of left) {
    const loop: Point[] = [];
    for (let way: Way | undefined = first; way; ) {
      const here: Way = way;
      left.delete(here);
      loop.push(here.to);
      const next = [...left].filter(({ from }) => key(from) === key(here.to));
      way = next.sort((a, b) => turn(along(here), along(b)) - turn(along(here), along(a)))[0];
    }
    loops.push(loop);
  }
  return loops;
}

/** Corners only, each moved inwards so that both its sides keep the distance. */
function shifted(loop: readonly Point[], by: number): Point[] {
  const at = (i: number) => nth(loop, (i + loop.length) % loop.length);
  return loop.flatMap((here, i) => {
    const [a, b] = [along({ from: at(i - 1), to: here }), along({ from: here, to: at(i + 1) })];
    if (Math.abs(turn(a, b)) < 0.01) return [];
    const [p, q] = [Math.hypot(a.x, a.y), Math.hypot(b.x, b.y)];
    // The intersection of the two sides after each moved to its right.
    const [m, n] = [{ x: -a.y / p, y: a.x / p }, { x: -b.y / q, y: b.x / q }];
    const part = by / (1 + m.x * n.x + m.y * n.y);
    return [{ x: here.x + (m.x + n.x) * part, y: here.y + (m.y + n.y) * part }];
  });
}

export const fixed = (value: number): string => Number(value.toFixed(3)).toString();

export const closed = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join("L")}Z`;

export const circle = ({ x, y }: Point, r: number): string => `M${fixed(x - r)} ${fixed(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length, y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** How large a mark in a cell can be: in a square 1. */
export const roomIn = (cell: Cell): number => (isTriangle(cell) ? 0.6 : 1);

export const insideOf = (cells: readonly Cell[], by: number): string => loopsOf(cells).map((loop) => closed(shifted(loop, by))).join("");
