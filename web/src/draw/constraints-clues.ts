// Clues outside the grid, before the first cell of their line of sight. The margin is as wide as they need; if another
// cell is there, they are small and inside the first cell.
import type { Margin } from "../model/art.ts";
import { centre, type Constraint, isTriangle, type Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { Drawn, Shape } from "./constraints.ts";
import type { Point } from "./outline.ts";

const marks: Record<string, string> = {
  sandwich: "", xsum: "x", skyscraper: "▲", hiddenskyscraper: "△", numberedroom: "→", fullrank: "#", littlekiller: "",
};
export const isClue = ({ kind }: Constraint): boolean => kind in marks;

const off = 0.34; // distance of a clue's middle from the edge
const step = 0.62; // distance between two clues in a row
const half = 0.3; // half of a clue's size

/** A sign that distinguishes it from clues of other kinds, if there are any. */
export function signOf(layout: Layout, constraint: Constraint): string {
  const kinds = new Set(layout.constraints.filter(isClue).map(({ kind }) => kind));
  kinds.delete("littlekiller"); // its arrow identifies it
  return kinds.size > 1 ? (marks[constraint.kind] ?? "") : "";
}

/** Against the way that the cells go. */
function outward(layout: Layout, cells: readonly number[]): Point {
  const [first, next] = cells.slice(0, 2).map((cell) => centre(nth(layout.cells, cell)));
  if (!first) return { x: 0, y: -1 };
  if (next) {
    const [x, y] = [first.x - next.x, first.y - next.y];
    const far = Math.max(Math.abs(x), Math.abs(y));
    return { x: x / far, y: y / far };
  }
  // One cell alone: from the nearest corner of the whole.
  const middle = { x: Math.max(...layout.cells.map(({ x }) => x + 1)) / 2, y: Math.max(...layout.cells.map(({ y }) => y + 1)) / 2 };
  return { x: first.x < middle.x ? -1 : 1, y: first.y < middle.y ? -1 : 1 };
}

export function cluesOf(layout: Layout): { shapes: Shape[]; margin: Margin } {
  const shapes: Shape[] = [];
  const taken: Point[] = [];
  const isCell = ({ x, y }: Point) => layout.cells.some((cell) => x > cell.x && x < cell.x + 1 && y > cell.y && y < cell.y + 1);
  const isFree = (point: Point) => !isCell(point) && !taken.some((other) => Math.hypot(other.x - point.x, other.y - point.y) < 0.5);
  const all = layout.constraints.flatMap((constraint, of) => {
    const [line = []] = constraint.cells;
    return isClue(constraint) && line.length ? [{ constraint, of, line }] : [];
  });
  // Straight ones lie next to the grid, those with an arrow find their place between.
  const slanted = ({ kind }: Constraint) => Number(kind === "littlekiller");
  for (const { constraint, of, line } of all.sort((a, b) => slanted(a.constraint) - slanted(b.constraint))) {
    const text = signOf(layout, constraint) + constraint.values[0];
    const ways = constraint.kind === "sandwich" ? [line, [...line].reverse()] : [line];
    const add = (shape: Drawn) => shapes.push({ of, ...shape });
    let placed = false;
    for (const cells of ways) {
      const cell = nth(layout.cells, nth(cells, 0));
      const first = centre(cell);
      const way = outward(layout, cells);
      const at = (far: number): Point => ({ x: first.x + way.x * far, y: first.y + way.y * far });
      if (placed || isCell(at(0.5 + off)) || isTriangle(cell)) continue;
      let far = 0.5 + off + (constraint.kind === "littlekiller" ? 0.04 : 0);
      while (!isFree(at(far))) far += step;
      placed = true;
      const point = at(far);
      taken.push(point);
      add({ class: "clue", text, at: { x: point.x, y: point.y + 0.125 }, size: text.length > 2 ? 0.26 : 0.34 });
      if (way.x && way.y) add({ class: "clue-arrow", d: arrowTo(at(far - 0.2), at(far - 0.36)), width: 0.03 });
    }
    if (placed) continue;
    const cell = nth(layout.cells, nth(line, 0));
    const [first, way] = [centre(cell), outward(layout, line)];
    const far = isTriangle(cell) ? 0.2 : 0.36;
    const at = (ahead: number): Point => ({ x: first.x + way.x * ahead, y: first.y + way.y * ahead });
    add({ class: "clue within", text, at: { x: at(far).x, y: at(far).y + 0.06 }, size: 0.17 });
    add({ class: "clue-arrow", d: arrowTo(at(far - 0.12), at(far - 0.2)), width: 0.02 });
  }
  const reach = (values: number[]) => Math.max(0, ...values);
  const [across, down] = [Math.max(...layout.cells.map(({ x }) => x + 1)), Math.max(...layout.cells.map(({ y }) => y + 1))];
  return {
    shapes,
    margin: {
      left: reach(taken.map(({ x }) => half - x)), top: reach(taken.map(({ y }) => half - y)),
      right: reach(taken.map(({ x }) => x + half - across)), bottom: reach(taken.map(({ y }) => y + half - down)),
    },
  };
}

function arrowTo(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const point = ({ x, y }: Point) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
  const wing = (turn: number) => point({ x: to.x - Math.cos(angle + turn) * 0.11, y: to.y - Math.sin(angle + turn) * 0.11 });
  return `M${point(from)}L${point(to)}M${wing(0.6)}L${point(to)}L${wing(-0.6)}`;
}
