// Lines through the middles of cells: thermometers, arrows, and all that differ by colour and pattern.
import { type Constraint, centre, isTriangle, type Layout } from "../model/layout.ts";
import { last, nth } from "../model/nth.ts";
import type { Drawn } from "./constraints.ts";
import { alone, type Place } from "./constraints-places.ts";
import type { Point } from "./outline.ts";
import { circle, closed, fixed, roomIn } from "./rim.ts";

/** What stands at both ends. */
type Ends = "circle" | "diamond" | "none";
interface Style {
  width: number;
  ends?: Ends;
  usual?: (digits: number) => number;
}
const lines: Record<string, Style> = {
  thermo: { width: 0.26 }, slowthermo: { width: 0.26 }, arrow: { width: 0.045 },
  whispers: { width: 0.16, usual: (digits) => Math.ceil(digits / 2) },
  renban: { width: 0.16 }, palindrome: { width: 0.16 }, nabner: { width: 0.16 }, regionsum: { width: 0.14 },
  zipper: { width: 0.16 }, entropic: { width: 0.16 }, modular: { width: 0.16, usual: () => 3 }, sequence: { width: 0.14 },
  sumline: { width: 0.14, usual: () => 10 },
  between: { width: 0.07, ends: "circle" }, doublearrow: { width: 0.05, ends: "circle" },
  lockout: { width: 0.09, ends: "diamond", usual: () => 4 },
};

export const isLine = ({ kind }: Constraint): boolean => kind in lines;

/** How wide its line is, in cells; 0 of what is no line. */
export const widthOf = ({ kind }: Constraint): number => lines[kind]?.width ?? 0;

const through = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${fixed(x)} ${fixed(y)}`).join("L")}`;
const towards = (a: Point, b: Point, far: number): Point => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * far) / length, y: a.y + ((b.y - a.y) * far) / length };
};

const diamond = ({ x, y }: Point, r: number) => closed([{ x, y: y - r }, { x: x + r, y }, { x, y: y + r }, { x: x - r, y }]);

/** Round one cell's middle, or several in a line. */
function pill(points: readonly Point[], r: number): string {
  const [a, b] = [nth(points, 0), last(points)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (!length) return circle(a, r);
  const [u, v] = [((b.x - a.x) / length) * r, ((b.y - a.y) / length) * r];
  const at = (p: Point, side: number) => `${fixed(p.x - v * side)} ${fixed(p.y + u * side)}`;
  return `M${at(a, -1)}L${at(b, -1)}A${r} ${r} 0 0 1 ${at(b, 1)}L${at(a, 1)}A${r} ${r} 0 0 1 ${at(a, -1)}Z`;
}

/** The two strokes at an arrow's end. */
function head(before: Point, tip: Point): string {
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const wing = (turn: number) => `${fixed(tip.x - Math.cos(angle + turn) * 0.19)} ${fixed(tip.y - Math.sin(angle + turn) * 0.19)}`;
  return `M${wing(0.6)}L${fixed(tip.x)} ${fixed(tip.y)}L${wing(-0.6)}`;
}

function arrow(lists: readonly Point[][], room: number, width: number): Drawn[] {
  const [bulb = [], ...shafts] = lists;
  const r = 0.38 * room;
  const ways = shafts.map((shaft) => {
    const [first] = shaft;
    if (!first) return "";
    const far = (point: Point) => Math.hypot(point.x - first.x, point.y - first.y);
    const from = bulb.reduce((best, point) => (far(point) < far(best) ? point : best));
    const points = [towards(from, first, r), ...shaft];
    return through(points) + head(last(points.slice(0, -1)), last(points));
  });
  return [{ under: true, class: "arrow", d: pill(bulb, r), width: 0.045 }, { under: true, class: "arrow", d: ways.join(""), width }];
}

export function lineOf(layout: Layout, { kind, cells, values }: Constraint, { most, atStart }: Place = alone): Drawn[] {
  const points = cells.map((list) => list.map((cell) => centre(nth(layout.cells, cell))));
  const first = layout.cells[cells.flat()[0] ?? -1];
  const style = lines[kind];
  if (!first || !style) return [];
  const room = roomIn(first);
  const width = Math.min(style.width, most);
  if (kind === "arrow") return arrow(points, room, width);
  const way = points.flat();
  const [begin, end] = [nth(way, 0), last(way)];
  const d = through(way);
  const { ends, usual } = style;
  if (kind === "thermo" || kind === "slowthermo") {
    const bulb: Drawn = { under: true, class: `${kind} bulb`, d: circle(begin, 0.36 * room) };
    const tube: Drawn[] = [{ under: true, class: kind, d, width: width * room }];
    if (kind === "slowthermo") tube.push({ under: true, class: "slowthermo-core", d, width: width * room * 0.45 });
    return [bulb, ...tube];
  }
  const shapes: Drawn[] = [{ under: true, class: `line ${kind}`, d, width: width * room }];
  // A pattern along the middle, so that no line is told by its colour alone.
  if (!ends) shapes.push({ under: true, class: `core ${kind}-core`, d, width: 0.035 * room });
  else for (const point of [begin, end]) shapes.push({ under: true, class: `end ${kind}`, d: ends === "circle" ? circle(point, 0.36 * room) : diamond(point, 0.42 * room), width: 0.045 });
  if (kind === "doublearrow") {
    const tip = (before: Point, point: Point) => head(before, towards(point, before, 0.37 * room));
    shapes.push({ under: true, class: "line doublearrow", d: tip(way.at(-2) ?? begin, end) + tip(way[1] ?? end, begin), width });
  }
  if (usual && values.length && values[0] !== usual(layout.digits))
    shapes.push({ class: "line-number", text: `${values[0]}`, at: isTriangle(first) ? begin : { x: first.x + 0.93, y: first.y + 0.93 - atStart * 0.17 }, size: 0.17 });
  return shapes;
}
