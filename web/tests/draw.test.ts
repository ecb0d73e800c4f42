import { expect, test } from "vitest";
import { outlineOf } from "../src/draw/outline.ts";
import { sizesFor, spot } from "../src/draw/spots.ts";
import { thread } from "../src/draw/thread.ts";
import { neighbour, readLayout, type LayoutAnswer } from "../src/model/layout.ts";

function square(n: number, box: number): LayoutAnswer {
  const cells = Array.from({ length: n * n }, (_, i) => ({ name: `r${Math.floor(i / n) + 1}c${(i % n) + 1}`, row: Math.floor(i / n) + 1, col: (i % n) + 1, shape: "square" as const, x: i % n, y: Math.floor(i / n) }));
  const house = (kind: "row" | "box", number: number, of: (c: (typeof cells)[0]) => boolean) => ({ name: `${kind} ${number}`, kind, number, grid: 0, complete: true, cells: cells.filter(of).map((c) => c.name) });
  return {
    name: "test", title: "", digits: n, rules: 0, rows: n, cols: n, cells, links: [],
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
  const cell = readLayout(square(9, 3)).cells[10];
  const spots = Array.from({ length: 9 }, (_, i) => spot(cell, i + 1, 9));
  expect(new Set(spots.map((s) => `${s.x} ${s.y}`)).size).toBe(9);
  for (const s of spots) expect(s.x > cell.x && s.x < cell.x + 1 && s.y > cell.y && s.y < cell.y + 1).toBe(true);
});

test("a thread along a row runs in the gutter, above the upper marks and below the lower ones", () => {
  const layout = readLayout(square(9, 3));
  const [scale, a, b] = [76, layout.cells[0], layout.cells[5]];
  const ends = (digit: number) => [a, b].map((cell) => ({ cell, at: { x: spot(cell, digit, 9).x * scale, y: spot(cell, digit, 9).y * scale } }));
  const heights = (d: string) => [...d.matchAll(/[-\d.]+ ([-\d.]+)/g)].map((m) => Number(m[1]));
  const [upper, lower] = [ends(1), ends(9)].map(([from, to]) => heights(thread(from, to, scale, sizesFor(scale, 9, false).disc)));
  expect(Math.min(...upper)).toBeLessThan(8);
  expect(Math.min(...upper)).toBeGreaterThan(0);
  expect(Math.max(...lower)).toBeGreaterThan(68);
  expect(Math.max(...lower)).toBeLessThan(76);
});
