// Threads between marks. A thread runs in the gutter, the few pixels between marks and cell line, on
// the side that is nearest to both ends, and is rounded into the discs; marks that share neither a
// row nor a column are joined by a flat arc. Nothing passes through a digit.
import { type Cell, heightOf, isTriangle } from "../model/layout.ts";
import type { Point } from "./outline.ts";

export interface End {
  at: Point; // the middle of the disc, in pixels
  cell: Cell;
}

const fixed = (value: number) => Number(value.toFixed(2)).toString();
const point = (x: number, y: number) => `${fixed(x)} ${fixed(y)}`;

/** Path data from disc to disc; `shift` keeps threads of one gutter apart. */
export function thread(a: End, b: End, scale: number, disc: number, shift = 0): string {
  if (a.cell === b.cell) return straight(a.at, b.at, disc);
  if (!isTriangle(a.cell) && !isTriangle(b.cell)) {
    if (Math.abs(a.at.y - b.at.y) < 0.5) return gutter(a, b, scale, disc, shift, false);
    if (Math.abs(a.at.x - b.at.x) < 0.5) return gutter(a, b, scale, disc, shift, true);
  }
  return arc(a.at, b.at, disc);
}

/** From disc to disc without a bend. */
export function straight(a: Point, b: Point, disc: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return `M${point(a.x + ux * disc, a.y + uy * disc)}L${point(b.x - ux * disc, b.y - uy * disc)}`;
}

/** Along a row (or, turned, along a column): out of the disc, round into the gutter, across, back. */
function gutter(a: End, b: End, scale: number, disc: number, shift: number, turned: boolean): string {
  const [from, to] = (turned ? a.at.y <= b.at.y : a.at.x <= b.at.x) ? [a, b] : [b, a];
  const along = (p: Point) => (turned ? p.y : p.x);
  const across = (p: Point) => (turned ? p.x : p.y);
  const place = (u: number, v: number) => (turned ? point(v, u) : point(u, v));
  const start = (turned ? from.cell.x : from.cell.y) * scale;
  const size = (turned ? 1 : heightOf(from.cell)) * scale;
  const inside = across(from.at) - start;
  const near = inside <= size / 2 + 0.5; // the middle goes to the upper or left gutter
  const gap = Math.max(2.5, scale * 0.062);
  const line = near ? start + gap + shift : start + size - gap - shift;
  const sign = line < across(from.at) ? -1 : 1;
  const reach = Math.abs(line - across(from.at));
  if (reach <= disc) {
    // The gutter touches the disc: leave it sideways.
    const edge = Math.sqrt(Math.max(0, disc * disc - reach * reach));
    return `M${place(along(from.at) + edge, line)}L${place(along(to.at) - edge, line)}`;
  }
  const leave = across(from.at) + sign * disc;
  const length = along(to.at) - along(from.at);
  const r = Math.min(Math.abs(line - leave), scale * 0.11, length / 2);
  return (
    `M${place(along(from.at), leave)}L${place(along(from.at), line - sign * r)}` +
    `Q${place(along(from.at), line)} ${place(along(from.at) + r, line)}` +
    `L${place(along(to.at) - r, line)}Q${place(along(to.at), line)} ${place(along(to.at), line - sign * r)}` +
    `L${place(along(to.at), leave)}`
  );
}

/** A flat arc, its peak 0.18 of its length to one side. */
function arc(a: Point, b: Point, disc: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx >= 0 ? 1 : -1;
  const bend = 0.36 * side;
  const [cx, cy] = [(a.x + b.x) / 2 + dy * bend, (a.y + b.y) / 2 - dx * bend];
  const leave = (p: Point) => {
    const far = Math.hypot(cx - p.x, cy - p.y) || 1;
    const cut = Math.min(disc, length / 2 - 1);
    return point(p.x + ((cx - p.x) / far) * cut, p.y + ((cy - p.y) / far) * cut);
  };
  return `M${leave(a)}Q${point(cx, cy)} ${leave(b)}`;
}
