// Several colours in a cell.
import { expect, test } from "vitest";
import { type Point, sidesOf, slice } from "../src/draw/outline.ts";
import { paint } from "../src/model/acts.ts";
import { areColours, coloursOf } from "../src/model/colours.ts";
import { start } from "../src/model/doc.ts";
import { emptyGrid } from "../src/model/grid.ts";

test("a colour is added to what is there, and taken away where all cells have it", () => {
  let doc = start(emptyGrid("4x4", "", 16));
  doc = paint(doc, [0], 5);
  doc = paint(doc, [0, 1], 2);
  expect(doc.grid.colour.slice(0, 3)).toEqual([25, 2, 0]);
  doc = paint(doc, [0, 1], 5);
  expect(doc.grid.colour.slice(0, 2)).toEqual([25, 25]);
  doc = paint(doc, [0, 1], 5);
  expect(doc.grid.colour.slice(0, 2)).toEqual([2, 2]);
  doc = paint(doc, [0], 2);
  expect(doc.grid.colour[0]).toBe(0);
  expect(coloursOf(123456789)).toHaveLength(9);
});

test("what is no set of colours is not read", () => {
  for (const good of [0, 7, 25, 123456789]) expect(areColours(good), String(good)).toBe(true);
  for (const bad of [-1, 52, 22, 10, 205, 1.5, "2", null, 1234567890]) expect(areColours(bad), String(bad)).toBe(false);
});

test("slices make the whole shape", () => {
  const area = (points: Point[]) => Math.abs(sidesOf(points).reduce((sum, [p, q]) => sum + p.x * q.y - p.y * q.x, 0)) / 2;
  const square = [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }];
  const triangle = [{ x: 0.5, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }];
  for (const shape of [square, triangle])
    for (let count = 1; count <= 9; ++count) {
      const areas = Array.from({ length: count }, (_, place) => area(slice(shape, place, count)));
      expect(areas.reduce((a, b) => a + b)).toBeCloseTo(area(shape), 9);
      for (const one of areas) expect(one).toBeCloseTo(area(shape) / count, 9);
    }
});
