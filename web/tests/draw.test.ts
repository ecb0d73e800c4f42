import { expect, test } from "vitest";
import { draw } from "../src/draw/evidence.ts";
import { capsule } from "../src/draw/group.ts";
import { outlineOf, rimOf } from "../src/draw/outline.ts";
import { sizesFor, spot } from "../src/draw/spots.ts";
import { groundOf, thread } from "../src/draw/thread.ts";
import { emptyGrid } from "../src/model/grid.ts";
import type { LayoutAnswer } from "../src/engine/verbs.ts";
import { neighbour, readLayout } from "../src/model/layout.ts";
import { last, nth } from "../src/model/nth.ts";

function square(n: number, box: number): LayoutAnswer {
  const cells = Array.from({ length: n * n }, (_, i) => ({ name: `r${Math.floor(i / n) + 1}c${(i % n) + 1}`, row: Math.floor(i / n) + 1, col: (i % n) + 1, shape: "square" as const, x: i % n, y: Math.floor(i / n) }));
  const house = (kind: "row" | "box", number: number, of: (c: (typeof cells)[0]) => boolean) => ({ name: `${kind} ${number}`, kind, number, grid: 0, complete: true, cells: cells.filter(of).map((c) => c.name) });
  return {
    name: "test", title: "", digits: n, rules: 0, rows: n, cols: n, cells, links: [], constraints: [],
    houses: [
      ...Array.from({ length: n }, (_, r) => house("row", r + 1, (c) => c.row === r + 1)),
      ...Array.from({ length: n }, (_, b) => house("box", b + 1, (c) => Math.floor((c.row - 1) / box) * (n / box) + Math.floor((c.col - 1) / box) === b)),
    ],
  };
}

test("lines follow from houses: one stroke a line, boxes parted, one border a side", () => {
  const outline = outlineOf(readLayout(square(4, 2)));
  expect(outline.border.length).toBe(4);
  expect(outline.boxLines.length).toBe(2);
  expect(outline.cellLines.length).toBe(4);
  expect(outline.triangles).toBe(false);
});

test("arrows reach the next cell and stop at the rim", () => {
  const layout = readLayout(square(4, 2));
  expect(neighbour(layout, 0, "right")).toBe(1);
  expect(neighbour(layout, 0, "down")).toBe(4);
  expect(neighbour(layout, 0, "up")).toBe(0);
});

test("marks stand within their cell, and each in a place of its own", () => {
  const cell = nth(readLayout(square(9, 3)).cells, 10);
  const spots = Array.from({ length: 9 }, (_, i) => spot(cell, i + 1, 9));
  expect(new Set(spots.map((s) => `${s.x} ${s.y}`)).size).toBe(9);
  for (const s of spots) expect(s.x > cell.x && s.x < cell.x + 1 && s.y > cell.y && s.y < cell.y + 1).toBe(true);
});

test("a thread along a row runs in the gutter, above the upper marks and below the lower ones", () => {
  const scale = 76;
  const heights = (d: string) => [...d.matchAll(/[-\d.]+ ([-\d.]+)/g)].map((m) => Number(m[1]));
  const along = (digit: number) => heights(thread(end(0, digit), end(5, digit), scale, sizesFor(scale, 9, false).disc));
  const [upper, lower] = [along(1), along(9)];
  expect(Math.min(...upper)).toBeLessThan(8);
  expect(Math.min(...upper)).toBeGreaterThan(0);
  expect(Math.max(...lower)).toBeGreaterThan(68);
  expect(Math.max(...lower)).toBeLessThan(76);
});

const nine = readLayout(square(9, 3));
const end = (cell: number, digit: number, scale = 76) => {
  const own = nth(nine.cells, cell);
  const at = spot(own, digit, 9);
  return { cell: own, at: { x: at.x * scale, y: at.y * scale } };
};
/** The points of path data of lines and quadratic curves, some pixels apart. */
function pointsOf(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let here = { x: 0, y: 0 };
  for (const [, letter, numbers = ""] of d.matchAll(/([MLQ])([^MLQ]*)/g)) {
    const n = numbers.trim().split(/\s+/).map(Number);
    const pair = (place: number) => ({ x: nth(n, place), y: nth(n, place + 1) });
    const to = pair(n.length - 2);
    const bend = letter === "Q" ? pair(0) : { x: (here.x + to.x) / 2, y: (here.y + to.y) / 2 };
    if (letter !== "M")
      for (let t = 0; t <= 1; t += 0.02) {
        const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
        points.push({ x: mix(here.x, bend.x, to.x), y: mix(here.y, bend.y, to.y) });
      }
    here = to;
  }
  return points;
}

test("a thread along a diagonal full of digits goes round them, and begins and ends at its discs", () => {
  const sizes = sizesFor(76, 9, false);
  const values = nine.cells.map((_, cell) => (cell === 10 || cell === 70 ? 0 : 5));
  const ground = groundOf(nine, values, () => [], sizes);
  const [a, b] = [end(10, 5), end(70, 5)];
  const points = pointsOf(thread(a, b, 76, sizes.disc, 0, ground));
  expect(points.reduce((sum, point) => sum + ground(point), 0)).toBe(0);
  expect(pointsOf(thread(a, b, 76, sizes.disc)).reduce((sum, point) => sum + ground(point), 0)).toBeGreaterThan(0);
  const gap = (p: { x: number; y: number }, q: { x: number; y: number }) => Math.hypot(p.x - q.x, p.y - q.y);
  expect(gap(nth(points, 0), a.at)).toBeCloseTo(sizes.disc, 0);
  expect(gap(last(points), b.at)).toBeCloseTo(sizes.disc, 0);
});

test("a link within a cell goes round the mark between", () => {
  const sizes = sizesFor(76, 9, false);
  const ground = groundOf(nine, nine.cells.map(() => 0), () => [1, 2, 3], sizes);
  const inside = (d: string) => pointsOf(d).filter((p) => Math.hypot(p.x - end(0, 2).at.x, p.y - end(0, 2).at.y) < sizes.mark / 2).length;
  expect(inside(thread(end(0, 1), end(0, 3), 76, sizes.disc))).toBeGreaterThan(0);
  expect(inside(thread(end(0, 1), end(0, 3), 76, sizes.disc, 0, ground))).toBe(0);
});

test("a group takes in its own cells alone: neighbours joined, others by themselves", () => {
  const lines = (cells: number[]) => (capsule(cells.map((cell) => end(cell, 4))).match(/L/g) ?? []).length;
  expect(lines([0, 1, 2])).toBe(2); // a row
  expect(lines([0, 10, 20])).toBe(2); // a diagonal
  expect(lines([0, 2])).toBe(0); // a stranger between
  expect(lines([0, 9, 54, 63])).toBe(2); // two pairs, far apart
  // On a diagonal the middles lie on the line itself, not round a rectangle.
  for (const { x, y } of pointsOf(capsule([0, 10, 20].map((cell) => end(cell, 5))).replace(/h0/g, ""))) expect(Math.abs(x - y)).toBeLessThan(0.01);
});

test("numbers of a net: each candidate has one, and no two stand in one place", () => {
  const chain = [[0, 1], [0, 2], [0, 3], [1, 1], [1, 2], [0, 1], [2, 5]].map(([cell = 0, digit = 0], i) => ({ cells: [cell], digit, on: i % 2 === 0, link: i ? "weak" as const : "none" as const, line: i + 1 }));
  const step = { technique: "", name: "", code: null, rating: null, text: "", placements: [], eliminations: [{ cell: 2, digit: 5 }], facts: [], chain, pattern: null };
  const drawing = draw(nine, emptyGrid("9x9", "", 81), nine.cells.map(() => [1, 2, 3, 4, 5, 6, 7, 8, 9]), step);
  const sizes = sizesFor(76, 9, false);
  const pitch = 0.295 * 76;
  const places = [...drawing.marks].flatMap(([cell, marks]) => marks.filter((mark) => mark.order).map((mark) => ({ x: end(cell, mark.digit).at.x + pitch / 2, y: end(cell, mark.digit).at.y - pitch / 2 })));
  expect(places.length).toBe(6);
  for (const [i, p] of places.entries()) for (const q of places.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(sizes.mark * 0.62);
});

test("a house that is added up is tinted, and of its candidates only what follows is drawn", () => {
  const fact = (unit: "house" | "constraint", cells: number[], constraint = "") => ({ says: "adds" as const, unit, role: "base", part: 0, digit: 0, house: constraint ? "" : "row 1", kind: constraint ? "" : "row", cells, constraint, of: [] });
  const row = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const step = { technique: "innie", name: "", code: null, rating: null, text: "", placements: [{ cell: 2, digit: 4 }], eliminations: [], facts: [fact("house", row), fact("constraint", [0, 1], "cage 1")], chain: [], pattern: null };
  const drawing = draw(nine, emptyGrid("9x9", "", 81), nine.cells.map(() => [1, 4]), step);
  expect([...drawing.base].sort()).toEqual(row);
  expect([...drawing.marks]).toEqual([[2, [{ cell: 2, digit: 4, role: "on" }]]]);
  expect([...drawing.constraints]).toEqual(["cage 1"]);
});

test("an exocet shows its base and target cells, and no house over the grid", () => {
  const fact = (role: string, unit: "cell" | "house", digit: number, cells: number[], kind = "") => ({ says: "some" as const, unit, role, part: 0, digit, house: kind && `${kind} 1`, kind, cells, constraint: "", of: [] });
  const [bases, targets] = [[36, 38], [28, 52]];
  const facts = [...bases.map((cell) => fact("pivot", "cell", 0, [cell])), fact("base", "house", 1, [0, 4], "row"), fact("base", "house", 3, [3, 5], "row"), fact("cover", "house", 1, [9, 10], "row")];
  const chain = [{ cells: targets, digit: 1, on: true, link: "none" as const, line: 0 }];
  const step = { technique: "exocet", name: "", code: null, rating: null, text: "", placements: [], eliminations: [{ cell: 28, digit: 2 }], facts, chain, pattern: null };
  const drawing = draw(nine, emptyGrid("9x9", "", 81), nine.cells.map((_, cell) => (bases.includes(cell) ? [1, 3] : [1, 2, 3])), step);
  expect([...drawing.base]).toEqual(bases);
  expect(drawing.cover.size).toBe(0);
  expect(drawing.capsules).toEqual([]);
  expect(drawing.sets.map(({ cells }) => cells)).toEqual(targets.map((cell) => [cell]));
  expect([...drawing.marks.keys()].sort((a, b) => a - b)).toEqual([...bases, ...targets].sort((a, b) => a - b));
  expect(drawing.marks.get(28)!.map(({ role }) => role)).toEqual(["fin", "fin", "removed"]);
  expect(drawing.rows.get(1)).toBe("base");
});

test("a rim goes round the whole of a set, not round each of its cells", () => {
  const square = (x: number, y: number) => ({ name: "", row: y + 1, col: x + 1, x, y, shape: "square" }) as never;
  const length = (strokes: [{ x: number; y: number }, { x: number; y: number }][]) => strokes.reduce((sum, [a, b]) => sum + Math.abs(a.x - b.x) + Math.abs(a.y - b.y), 0);
  expect(length(rimOf([square(0, 0)]))).toBe(4);
  expect(length(rimOf([square(0, 0), square(1, 0)]))).toBe(6);
  expect(rimOf([square(0, 0), square(1, 0)]).length).toBe(4);
  expect(length(rimOf([square(0, 0), square(1, 1)]))).toBe(8);
});
