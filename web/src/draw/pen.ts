// The paths of the pen on a layout: from centre to centre of touching cells, and from corner to corner along edges.
import { centre, type Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { lineKey, type Pen, type PenMark, type Spot, spotKey } from "../model/pen.ts";
import { corners, edgesOf, type Point, sidesOf } from "./outline.ts";

export interface Net {
  spots: Point[];
  near: Set<number>[];
}

export interface Nets {
  centres: Net; // in the order of cells
  corners: Net;
  /** The middles of all edges. */
  edges: Point[];
}

const known = new WeakMap<Layout["cells"], Nets>();

export function netsOf(layout: Layout): Nets {
  const before = known.get(layout.cells);
  if (before) return before;
  const centres: Net = { spots: layout.cells.map(centre), near: layout.cells.map(() => new Set()) };
  const rims: Net = { spots: [], near: [] };
  const at = new Map<string, number>();
  const touching: number[][] = [];
  const place = (point: Point): number => {
    const key = spotKey(point);
    const known = at.get(key);
    if (known !== undefined) return known;
    rims.near.push(new Set());
    touching.push([]);
    const next = rims.spots.push(point) - 1;
    at.set(key, next);
    return next;
  };
  layout.cells.forEach((cell, i) => { for (const point of corners(cell)) nth(touching, place(point)).push(i); });
  for (const cells of touching)
    for (const a of cells) for (const b of cells) if (a !== b) nth(centres.near, a).add(b);
  const edges = edgesOf(layout).map(({ from, to }) => {
    const [a, b] = [place(from), place(to)];
    nth(rims.near, a).add(b);
    nth(rims.near, b).add(a);
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  });
  const nets = { centres, corners: rims, edges };
  known.set(layout.cells, nets);
  return nets;
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The nearest of some places, and how far it is. */
export function nearest(spots: Iterable<Point>, to: Spot): { place: number; far: number } {
  let best = { place: -1, far: Infinity };
  let place = 0;
  for (const spot of spots) {
    const away = far(spot, to);
    if (away < best.far) best = { place, far: away };
    ++place;
  }
  return best;
}

/** The edge of a cell that lies furthest in a direction, as its two ends. */
export function edgeTowards(layout: Layout, cell: number, dx: number, dy: number): [Point, Point] {
  const reach = ([a, b]: [Point, Point]) => (a.x + b.x) * dx + (a.y + b.y) * dy;
  return sidesOf(corners(nth(layout.cells, cell))).reduce((best, side) => (reach(side) > reach(best) ? side : best));
}

export interface DrawnIn {
  mark: PenMark | "";
  lines: number[];
}

/** For each cell with something in it: its mark, and the cells that lines lead to. */
export function drawnIn(layout: Layout, pen: Pen): Map<number, DrawnIn> {
  const found = new Map<number, DrawnIn>();
  if (!Object.keys(pen).length) return found;
  const { spots, near } = netsOf(layout).centres;
  spots.forEach((spot, cell) => {
    const mark = (pen[spotKey(spot)]?.[0] ?? "") as DrawnIn["mark"];
    const lines = [...(near[cell] ?? [])].filter((other) => pen[lineKey(spot, nth(spots, other))]).sort((a, b) => a - b);
    if (mark || lines.length) found.set(cell, { mark, lines });
  });
  return found;
}
