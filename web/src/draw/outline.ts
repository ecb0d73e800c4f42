// Lines of a layout, from its cells and houses alone: which edges are cell lines, which part two
// boxes, which are the outline; and which extra houses are drawn as a line or as shaded cells.
import type { Margin } from "../model/art.ts";
import { type Cell, centre, heightOf, type House, isTriangle, type Layout } from "../model/layout.ts";
import { last, nth } from "../model/nth.ts";

export interface Point {
  x: number;
  y: number;
}

/** The corners of a cell in the layout's own units. */
export function corners(cell: Cell): Point[] {
  const { x, y, shape } = cell;
  const height = heightOf(cell);
  if (shape === "triangle_up") return [{ x: x + 0.5, y }, { x: x + 1, y: y + height }, { x, y: y + height }];
  if (shape === "triangle_down") return [{ x, y }, { x: x + 1, y }, { x: x + 0.5, y: y + height }];
  return [{ x, y }, { x: x + 1, y }, { x: x + 1, y: y + 1 }, { x, y: y + 1 }];
}

/** From each corner of a closed way to the next. */
export const sidesOf = (points: readonly Point[]): [Point, Point][] => points.map((point, i) => [point, points[i + 1] ?? nth(points, 0)]);

interface Edge {
  from: Point;
  to: Point;
  cells: number[];
}

const rounded = (value: number) => Math.round(value * 1000);
const key = (point: Point) => `${rounded(point.x)},${rounded(point.y)}`;

export function edgesOf(layout: Pick<Layout, "cells">): Edge[] {
  const edges = new Map<string, Edge>();
  layout.cells.forEach((own, cell) => {
    for (const [a, b] of sidesOf(corners(own))) {
      const [from, to] = a.y < b.y || (a.y === b.y && a.x <= b.x) ? [a, b] : [b, a];
      const name = `${key(from)} ${key(to)}`;
      const edge = edges.get(name);
      if (edge) edge.cells.push(cell);
      else edges.set(name, { from, to, cells: [cell] });
    }
  });
  return [...edges.values()];
}

/** Edges end to end in one direction become one stroke, so that joints do not show. */
function strokes(edges: Edge[]): [Point, Point][] {
  const ends = new Map<string, [Point, Point]>();
  const result = new Set<[Point, Point]>();
  const sorted = [...edges].sort((a, b) => a.from.y - b.from.y || a.from.x - b.from.x);
  for (const { from, to } of sorted) {
    const way = `${rounded(to.x - from.x)} ${rounded(to.y - from.y)}`;
    const stroke = ends.get(`${key(from)} ${way}`);
    if (stroke) {
      ends.delete(`${key(from)} ${way}`);
      stroke[1] = to;
      ends.set(`${key(to)} ${way}`, stroke);
    } else {
      const begun: [Point, Point] = [from, to];
      result.add(begun);
      ends.set(`${key(to)} ${way}`, begun);
    }
  }
  return [...result];
}

/** The outline of a set of cells, ignoring its inside. */
export const rimOf = (cells: readonly Cell[]): [Point, Point][] => strokes(edgesOf({ cells: [...cells] }).filter((edge) => edge.cells.length === 1));

export type Shade = "edge" | "leg" | "window";

export interface Outline {
  width: number;
  height: number;
  margin: Margin;
  triangles: boolean;
  cellLines: [Point, Point][];
  boxLines: [Point, Point][];
  border: [Point, Point][];
  /** Extra houses drawn as a line through their cells. */
  diagonals: [Point, Point][];
  /** Cells of extra houses that are not lines. */
  shades: (Shade | undefined)[];
}

/** A house whose cells lie on a slanted line, one after another. */
function slanted(layout: Layout, house: House): [Point, Point] | null {
  const cells = house.cells.map((cell) => nth(layout.cells, cell)).sort((a, b) => a.row - b.row);
  const [first, second] = cells;
  if (!first || !second || cells.some(isTriangle)) return null;
  const turn = second.col - first.col;
  if (Math.abs(turn) !== 1) return null;
  if (cells.some(({ row, col }, i) => row !== first.row + i || col !== first.col + turn * i)) return null;
  const end = last(cells);
  const lift = 0.5;
  return [
    { x: centre(first).x - lift * turn, y: centre(first).y - lift },
    { x: centre(end).x + lift * turn, y: centre(end).y + lift },
  ];
}

/** A group of its own, not the cells of a cage. */
export const isGroup = ({ kind, drawn }: House): boolean => kind === "group" && !drawn;

function shadesOf(layout: Layout, rim: Set<number>, drawn: Set<House>): (Shade | undefined)[] {
  const shades: (Shade | undefined)[] = layout.cells.map(() => undefined);
  const extra = layout.houses.filter((house) => (isGroup(house) || house.kind === "window") && !drawn.has(house));
  const covered = new Set(extra.flatMap((house) => house.cells));
  if (covered.size === layout.cells.length) return shades; // houses everywhere say nothing by shade
  const order = [...extra].sort((a, b) => Number(onRim(a)) - Number(onRim(b)));
  function onRim(house: House): boolean {
    return house.cells.every((cell) => rim.has(cell));
  }
  for (const house of order)
    for (const cell of house.cells)
      shades[cell] = house.kind === "window" || !isTriangle(nth(layout.cells, cell)) ? "window" : onRim(house) ? "edge" : "leg";
  return shades;
}

export function outlineOf(layout: Layout): Outline {
  const boxes = layout.cells.map(() => new Set<number>());
  layout.houses.forEach((house, h) => {
    if (house.kind === "box" || house.kind === "region") for (const cell of house.cells) nth(boxes, cell).add(h);
  });
  const parts = (cells: readonly number[]) => {
    const [a, b] = cells.map((cell) => nth(boxes, cell));
    return !!a && !!b && a.size + b.size > 0 && ![...a].some((box) => b.has(box));
  };
  const edges = edgesOf(layout);
  const inner = edges.filter((edge) => edge.cells.length === 2);
  const rimEdges = edges.filter((edge) => edge.cells.length === 1);
  const diagonals: [Point, Point][] = [];
  const drawn = new Set<House>();
  for (const house of layout.houses) {
    const line = house.kind === "diagonal" || isGroup(house) ? slanted(layout, house) : null;
    if (line) {
      diagonals.push(line);
      drawn.add(house);
    }
  }
  return {
    width: Math.max(...layout.cells.map((cell) => cell.x + 1)),
    height: Math.max(...layout.cells.map((cell) => cell.y + heightOf(cell))),
    margin: layout.art?.margin ?? { left: 0, top: 0, right: 0, bottom: 0 },
    triangles: layout.cells.some(isTriangle),
    cellLines: strokes(inner.filter((edge) => !parts(edge.cells))),
    boxLines: strokes(inner.filter((edge) => parts(edge.cells))),
    border: strokes(rimEdges),
    diagonals,
    shades: shadesOf(layout, new Set(rimEdges.flatMap((edge) => edge.cells)), drawn),
  };
}

const number = (value: number) => Number(value.toFixed(2)).toString();

/** Strokes as path data; `snap` moves them onto whole pixels. */
export function path(lines: [Point, Point][], scale: number, snap = (value: number) => value): string {
  return lines
    .map(([a, b]) => `M${number(snap(a.x * scale))} ${number(snap(a.y * scale))}L${number(snap(b.x * scale))} ${number(snap(b.y * scale))}`)
    .join("");
}

export const polygon = (points: Point[], scale: number): string =>
  `M${points.map((point) => `${number(point.x * scale)} ${number(point.y * scale)}`).join("L")}Z`;

/** The outline of a set of cells, drawn a little inside its own edge. */
export function around(layout: Layout, cells: readonly number[], scale: number, inset: number): string[] {
  const set = new Set(cells);
  if (layout.cells.some(isTriangle)) return cells.map((cell) => shrunk(corners(nth(layout.cells, cell)), scale, inset));
  // Runs of cells in a row, then runs in a column, each as one rounded box.
  const place = (row: number, col: number) => `${row} ${col}`;
  const at = new Map(cells.map((cell) => {
    const { row, col } = nth(layout.cells, cell);
    return [place(row, col), cell];
  }));
  const boxes: string[] = [];
  const runs: number[][] = [];
  while (set.size) {
    const first = Math.min(...set);
    const { row, col } = nth(layout.cells, first);
    const run = (dr: number, dc: number) => {
      const list: number[] = [];
      for (let i = 0; ; ++i) {
        const cell = at.get(place(row + dr * i, col + dc * i));
        if (cell === undefined || !set.has(cell)) return list;
        list.push(cell);
      }
    };
    const [across, down] = [run(0, 1), run(1, 0)];
    const best = across.length >= down.length ? across : down;
    runs.push(best);
    for (const cell of best) set.delete(cell);
  }
  for (const run of runs) {
    const [a, b] = [nth(layout.cells, nth(run, 0)), nth(layout.cells, last(run))];
    boxes.push(roundBox(a.x * scale + inset, a.y * scale + inset, (b.x + 1) * scale - inset, (b.y + 1) * scale - inset, Math.min(scale * 0.22, 12)));
  }
  return boxes;
}

export function roundBox(x0: number, y0: number, x1: number, y1: number, r: number): string {
  return `M${x0 + r} ${y0}H${x1 - r}A${r} ${r} 0 0 1 ${x1} ${y0 + r}V${y1 - r}A${r} ${r} 0 0 1 ${x1 - r} ${y1}H${x0 + r}A${r} ${r} 0 0 1 ${x0} ${y1 - r}V${y0 + r}A${r} ${r} 0 0 1 ${x0 + r} ${y0}Z`;
}

/** Of a convex shape cut from its middle into so many slices, each with as much of the rim, one. */
export function slice(points: Point[], place: number, count: number): Point[] {
  if (count === 1) return points;
  const sides = points.length;
  const middle = { x: points.reduce((sum, p) => sum + p.x, 0) / sides, y: points.reduce((sum, p) => sum + p.y, 0) / sides };
  const on = (way: number): Point => {
    const [a, b] = nth(sidesOf(points), Math.floor(way) % sides);
    const part = way % 1;
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
  };
  const [from, to] = [(place * sides) / count, ((place + 1) * sides) / count];
  return [middle, on(from), ...points.filter((_, i) => i > from && i < to), on(to)];
}

/** A polygon pulled towards its middle by so many pixels. */
export function shrunk(points: Point[], scale: number, inset: number): string {
  const mx = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  const my = points.reduce((sum, p) => sum + p.y, 0) / points.length;
  // The distance of a triangle's side from its middle is a third of its height.
  const factor = 1 - inset / (scale * (points.length === 3 ? Math.sqrt(3) / 6 : 0.5));
  return polygon(points.map((p) => ({ x: mx + (p.x - mx) * factor, y: my + (p.y - my) * factor })), scale);
}
