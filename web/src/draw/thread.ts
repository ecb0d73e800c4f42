// Threads between marks. If its ends lie in one row or column, a thread runs in the gutter, the few pixels between
// marks and cell line; otherwise it is a flat arc. Among several paths it takes the one that crosses the fewest digits;
// if every arc crosses one, it goes around corners in the gutters.
import { type Cell, heightOf, isTriangle, type Layout } from "../model/layout.ts";
import type { Digits } from "../model/digits.ts";
import { nth } from "../model/nth.ts";
import type { Point } from "./outline.ts";
import { type Sizes, spot } from "./spots.ts";

export interface End {
  at: Point; // the middle of the disc, in pixels
  cell: Cell;
}

/** The cost of passing a point: 0 on free ground. */
export type Ground = (point: Point) => number;
const free: Ground = () => 0;

interface Way {
  d: string;
  cost: number;
}

const every = 4; // pixels between two looks at the ground
const fixed = (value: number) => Number(value.toFixed(2)).toString();
const text = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`;
const along = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const far = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** Path data from disc to disc; `shift` keeps threads of one gutter apart. */
export function thread(a: End, b: End, scale: number, disc: number, shift = 0, ground: Ground = free): string {
  return waysBetween(a, b, scale, disc, shift, ground).reduce((best, way) => (way.cost < best.cost - 0.01 ? way : best)).d;
}

function waysBetween(a: End, b: End, scale: number, disc: number, shift: number, ground: Ground): Way[] {
  const arcs = (bends: number[]) => bends.map((bend, i) => arc(a.at, b.at, disc, bend, ground, i * 0.3));
  if (a.cell === b.cell) return [straight(a.at, b.at, disc, ground), ...arcs([0.5, -0.5, 0.9, -0.9])];
  if (isTriangle(a.cell) || isTriangle(b.cell)) return arcs([0.36, -0.36, 0.18, -0.18, 0.6, -0.6]);
  const round = (points: Point[], cost: number) => bent(points, scale, disc, ground, cost);
  const gap = Math.max(2.5, scale * 0.062) + shift;
  const high = ({ cell }: End) => [cell.y * scale + gap, (cell.y + heightOf(cell)) * scale - gap];
  const wide = ({ cell }: End) => [cell.x * scale + gap, (cell.x + 1) * scale - gap];
  const overY = (y: number, cost: number) => round([a.at, { x: a.at.x, y }, { x: b.at.x, y }, b.at], cost);
  const overX = (x: number, cost: number) => round([a.at, { x, y: a.at.y }, { x, y: b.at.y }, b.at], cost);
  const nearFirst = (lines: number[], value: number) => [...lines].sort((p, q) => Math.round(Math.abs(p - value) - Math.abs(q - value)));
  if (a.cell.y === b.cell.y) return nearFirst(high(a), a.at.y).map((y, i) => overY(y, i * 1.5));
  if (a.cell.x === b.cell.x) return nearFirst(wide(a), a.at.x).map((x, i) => overX(x, i * 1.5));
  const corners = [
    ...high(a).flatMap((y) => wide(b).map((x) => [a.at, { x: a.at.x, y }, { x, y }, { x, y: b.at.y }, b.at])),
    ...wide(a).flatMap((x) => high(b).map((y) => [a.at, { x, y: a.at.y }, { x, y }, { x: b.at.x, y }, b.at])),
  ];
  return [
    ...arcs([0.36, -0.36, 0.2, -0.2, 0.6, -0.6]),
    ...[...high(a), ...high(b)].map((y) => overY(y, 3)),
    ...[...wide(a), ...wide(b)].map((x) => overX(x, 3)),
    ...corners.map((points) => round(points, 4)),
  ];
}

/** From disc to disc without a bend. */
function straight(a: Point, b: Point, disc: number, ground: Ground): Way {
  const length = far(a, b) || 1;
  const [from, to] = [along(a, b, disc / length), along(a, b, 1 - disc / length)];
  return { d: `M${text(from)}L${text(to)}`, cost: costOf((t) => along(from, to, t), far(from, to), ground) };
}

function costOf(at: (t: number) => Point, length: number, ground: Ground): number {
  const looks = Math.max(2, Math.ceil(length / every));
  let cost = 0;
  for (let i = 1; i < looks; ++i) cost += ground(at(i / looks));
  return cost;
}

/** The point at which a polyline leaves a disc, and the rest of the line. */
function outside(points: Point[], disc: number): Point[] {
  const middle = nth(points, 0);
  const out = points.findIndex((point) => far(middle, point) > disc);
  if (out < 0) return points;
  const [from, to] = [nth(points, out - 1), nth(points, out)];
  // The last point of this piece that is still within: found by halving.
  let [low, high] = [0, 1];
  for (let k = 0; k < 12; ++k) {
    const half = (low + high) / 2;
    if (far(middle, along(from, to, half)) <= disc) low = half;
    else high = half;
  }
  return [along(from, to, high), ...points.slice(out)];
}

/** Along straight pieces with rounded corners. */
function bent(points: Point[], scale: number, disc: number, ground: Ground, base: number): Way {
  const ends = outside(outside(points, disc).reverse(), disc).reverse();
  let d = `M${text(nth(ends, 0))}`;
  let cost = base;
  for (const [i, before] of ends.slice(0, -1).entries()) {
    const [here, after] = [nth(ends, i + 1), ends[i + 2]];
    cost += costOf((t) => along(before, here, t), far(before, here), ground);
    if (!after) d += `L${text(here)}`;
    else {
      const r = Math.min(scale * 0.11, far(before, here) / 2, far(here, after) / 2);
      const on = (to: Point) => along(here, to, r / (far(here, to) || 1));
      d += `L${text(on(before))}Q${text(here)} ${text(on(after))}`;
    }
  }
  return { d, cost };
}

/** A flat arc; the peak is half of `bend` times its length to one side. */
function arc(a: Point, b: Point, disc: number, bend: number, ground: Ground, base: number): Way {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx >= 0 ? bend : -bend;
  const peak = { x: (a.x + b.x) / 2 + dy * side, y: (a.y + b.y) / 2 - dx * side };
  const leave = (p: Point) => along(p, peak, Math.min(disc, length / 2 - 1) / (far(p, peak) || 1));
  const [from, to] = [leave(a), leave(b)];
  const at = (t: number) => along(along(from, peak, t), along(peak, to, t), t);
  return { d: `M${text(from)}Q${text(peak)} ${text(to)}`, cost: base + costOf(at, length, ground) };
}

/** The ground of a grid: values are dear, marks less so. */
export function groundOf(layout: Layout, values: readonly number[], marks: (cell: number) => Digits, sizes: Sizes): Ground {
  const scale = sizes.cell;
  const places = new Map<string, { value: Point | null; marks: Point[] }>();
  layout.cells.forEach((cell, i) => {
    if (isTriangle(cell)) return;
    const value = values[i] ? { x: cell.x + 0.5, y: cell.y + 0.5 } : null;
    const shown = value || sizes.dots ? [] : marks(i).map((digit) => spot(cell, digit, layout.digits));
    places.set(`${cell.x} ${cell.y}`, { value, marks: shown });
  });
  const [reach, near] = [sizes.digit / scale / 2, sizes.mark / scale / 2];
  return (point) => {
    const at = { x: point.x / scale, y: point.y / scale };
    const place = places.get(`${Math.floor(at.x)} ${Math.floor(at.y)}`);
    if (!place) return 0;
    if (place.value) return far(at, place.value) < reach ? 1 : 0;
    return place.marks.some((mark) => far(at, mark) < near) ? 0.5 : 0;
  };
}
