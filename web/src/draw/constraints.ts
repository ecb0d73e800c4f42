// What a setter has drawn, as shapes in units of the layout: lines and marks that lie under the digits,
// cages and dots over the lines, clues round the grid. Every kind is told by its data alone.
import { type Cell, centre, type Constraint, isTriangle, type Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { cluesOf } from "./constraints-clues.ts";
import { isLine, lineOf } from "./constraints-lines.ts";
import { alone, orderOf, type Place, placesOf } from "./constraints-places.ts";
import { corners, type Point, sidesOf } from "./outline.ts";
import { circle, closed, fixed, insideOf, middleOf, roomIn } from "./rim.ts";

export interface Shape {
  /** The constraint's place among the layout's. */
  of: number;
  /** Under the lines of the grid. */
  under?: boolean;
  class: string;
  d?: string;
  /** Of its stroke. */
  width?: number;
  text?: string;
  at?: Point;
  size?: number;
}
export type Drawn = Omit<Shape, "of">;

/** What is written in a cage's corner. */
export function labelOf({ kind, values }: Constraint): string {
  switch (kind) {
    case "rellik": return `≠${values[0]}`;
    case "equalitycage": return "=";
    case "lunchbox": return `[${values[0]}]`;
    case "lookandsay": return values.flatMap((count, i) => (i % 2 ? [] : [`${count}×${values[i + 1]}`])).join(" ");
    case "contain": return values.join(" ");
    case "containexactly": return `=${values.join(" ")}`;
    default: return values.join("/");
  }
}

const caged: ReadonlySet<string> = new Set(["cage", "rellik", "equalitycage", "lunchbox", "lookandsay", "contain", "containexactly"]);
export const isCaged = ({ kind }: Constraint): boolean => caged.has(kind);

function cage(layout: Layout, constraint: Constraint, { before, atStart }: Place): Drawn[] {
  const cells = constraint.cells.flat().map((cell) => nth(layout.cells, cell));
  const first = nth([...cells].sort((a, b) => a.y - b.y || a.x - b.x), 0);
  const shapes: Drawn[] = [{ class: "cage", d: insideOf(cells, (isTriangle(first) ? 0.05 : 0.06) + (before % 4) * 0.055), width: 0.025 }];
  const text = labelOf(constraint);
  const at = { x: first.x + (first.shape === "triangle_up" ? 0.42 : first.shape === "square" ? 0.07 : 0.16) + (atStart % 2) * 0.45, y: first.y + (first.shape === "triangle_up" ? 0.3 : 0.205) };
  return text ? [...shapes, { class: "cage-total", text, at, size: isTriangle(first) ? 0.14 : 0.19 }] : shapes;
}

const numbered = (values: readonly number[], usual: number): string => (values.length && values[0] !== usual ? `${values[0]}` : "");

/** Between two cells; where these do not touch, a thin line joins them. */
function between(layout: Layout, { kind, cells, values }: Constraint, { before }: Place): Drawn[] {
  const [a, b] = cells.flat().map((cell) => centre(nth(layout.cells, cell)));
  if (!a || !b) return [];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  // Several on one border stand beside each other: in the middle, then to both sides.
  const aside = Math.ceil((before % 3) / 2) * (before % 2 ? 0.3 : -0.3);
  const middle = middleOf([a, b]);
  const at = { x: middle.x - ((b.y - a.y) / length) * aside, y: middle.y + ((b.x - a.x) / length) * aside };
  const far: Drawn[] = length > 1.1 ? [{ class: "far", d: `M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`, width: 0.02 }] : [];
  const dot = (name: string, text: string): Drawn[] => [
    ...far, { class: name, d: circle(at, text ? 0.16 : 0.12), width: 0.03 }, ...(text ? [{ class: `${name}-number`, text, at: { x: at.x, y: at.y + 0.07 }, size: 0.19 }] : []),
  ];
  if (kind === "difference") return dot("white-dot", numbered(values, 1));
  if (kind === "ratio") return dot("black-dot", numbered(values, 2));
  if (kind === "pairsum") return [...far, { class: "pair-sum", text: values[0] === 10 ? "X" : values[0] === 5 ? "V" : `${values[0]}`, at: { x: at.x, y: at.y + 0.1 }, size: 0.28 }];
  const [u, v] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const wing = (side: number) => `${fixed(at.x - u * 0.07 - v * 0.12 * side)} ${fixed(at.y - v * 0.07 + u * 0.12 * side)}`;
  return [...far, { class: "greater", d: `M${wing(1)}L${fixed(at.x + u * 0.07)} ${fixed(at.y + v * 0.07)}L${wing(-1)}`, width: 0.045 }];
}

/** Small arrows at a cell's sides, out of what is greatest and into what is least. */
function extreme(cell: Cell, out: boolean): Drawn[] {
  const middle = centre(cell);
  const points = corners(cell);
  const arrows = sidesOf(points).map((ends) => {
    const side = middleOf(ends);
    const far = Math.hypot(side.x - middle.x, side.y - middle.y);
    const [u, v] = [(side.x - middle.x) / far, (side.y - middle.y) / far];
    const at = (ahead: number, aside: number) => `${fixed(middle.x + u * (far - ahead) - v * aside)} ${fixed(middle.y + v * (far - ahead) + u * aside)}`;
    const [tip, foot] = out ? [0.05, 0.11] : [0.11, 0.05];
    return `M${at(foot, 0.08)}L${at(tip, 0)}L${at(foot, -0.08)}`;
  });
  return [{ under: true, class: "shaded", d: closed(points) }, { under: true, class: "extreme", d: arrows.join(""), width: 0.03 }];
}

const parity = 0.42; // half of a mark for odd or even: wider than the bulbs and circles that may lie on it

function inCells(layout: Layout, { kind, cells, values }: Constraint, { before }: Place): Drawn[] {
  const cellsOf = (list: readonly number[]) => list.map((cell) => nth(layout.cells, cell));
  const all = cellsOf(cells.flat());
  const areas = (name: string) => cells.map((list, i): Drawn => ({ under: true, class: `${name} part-${i % 4}`, d: insideOf(cellsOf(list), 0.04 + (before % 4) * 0.09), width: 0.02 }));
  const eachOf = (draw: (cell: Cell) => Drawn[]) => all.flatMap(draw);
  switch (kind) {
    case "odd": return eachOf((cell) => [{ under: true, class: "parity", d: circle(centre(cell), parity * roomIn(cell)), width: 0.02 }]);
    case "even": return eachOf((cell) => {
      const [{ x, y }, r] = [centre(cell), (parity - 0.02) * roomIn(cell)];
      return [{ under: true, class: "parity", d: closed([{ x: x - r, y: y - r }, { x: x + r, y: y - r }, { x: x + r, y: y + r }, { x: x - r, y: y + r }]), width: 0.02 }];
    });
    case "minimum":
    case "maximum": return eachOf((cell) => extreme(cell, kind === "maximum"));
    case "countingcircles": return eachOf((cell) => [{ under: true, class: "counting", d: circle(centre(cell), 0.45 * roomIn(cell)), width: 0.035 }]);
    case "rowindexer":
    case "columnindexer":
    case "boxindexer": return areas(kind);
    case "clone": return areas("clone");
    case "samevalues":
    case "equalsums": return areas(kind === "samevalues" ? "same" : "equal");
    case "quadruple": {
      const middle = middleOf(all.map(centre));
      const at = { x: middle.x + (before % 2) * 0.3, y: middle.y + (before % 2) * 0.3 };
      const size = Math.min(0.22, 0.72 / values.length);
      return [{ class: "quad", d: circle(at, 0.24), width: 0.025 }, { class: "quad-digits", text: values.join(""), at: { x: at.x, y: at.y + size * 0.36 }, size }];
    }
    default: return [];
  }
}

const pairs: ReadonlySet<string> = new Set(["difference", "ratio", "pairsum", "greater"]);

export function shapeOf(layout: Layout, constraint: Constraint, place: Place = alone): Drawn[] {
  if (!constraint.cells.some((list) => list.length)) return [];
  if (isCaged(constraint)) return cage(layout, constraint, place);
  if (pairs.has(constraint.kind)) return between(layout, constraint, place);
  return isLine(constraint) ? lineOf(layout, constraint, place) : inCells(layout, constraint, place);
}

/** From below: filled cells, marks for odd and even, lines, circles and arrows in cells, what lies on borders. */
const layers: Record<string, number> = { shaded: 0, rowindexer: 0, columnindexer: 0, boxindexer: 0, clone: 0, same: 0, equal: 0, parity: 1, counting: 3, extreme: 3 };
const layerOf = ({ class: name, under }: Shape): number => layers[name.split(" ", 1)[0] ?? ""] ?? (under ? 2 : 4);

/** Everything that is drawn, and how far it reaches beyond the cells. */
export function shapesOf(layout: Layout) {
  const clues = cluesOf(layout);
  const places = placesOf(layout);
  const shapes = orderOf(layout).flatMap((of) => shapeOf(layout, nth(layout.constraints, of), places[of]).map((shape): Shape => ({ of, ...shape })));
  shapes.sort((a, b) => layerOf(a) - layerOf(b)); // those of one layer keep their order
  return { shapes: [...shapes, ...clues.shapes], margin: clues.margin };
}
