import { expect, test } from "vitest";
import { drawnIn, netsOf } from "../src/draw/pen.ts";
import { clearAll } from "../src/model/acts.ts";
import { start, worthKeeping } from "../src/model/doc.ts";
import { emptyGrid } from "../src/model/grid.ts";
import { begin } from "../src/model/history.ts";
import type { Layout } from "../src/model/layout.ts";
import { nth } from "../src/model/nth.ts";
import { isPen, lineKey, spotKey, withDrawn, withoutSpots } from "../src/model/pen.ts";
import { read, write } from "../src/model/save.ts";

const square = (rows: number, cols: number): Layout =>
  ({ cells: Array.from({ length: rows * cols }, (_, i) => ({ name: `r${Math.floor(i / cols) + 1}c${(i % cols) + 1}`, x: i % cols, y: Math.floor(i / cols), row: Math.floor(i / cols) + 1, col: (i % cols) + 1, shape: "square" })) }) as unknown as Layout;

test("cells touch the cells beside and aslant; corners touch along edges alone", () => {
  const { centres, corners, edges } = netsOf(square(3, 3));
  expect([...nth(centres.near, 4)].sort()).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  expect([...nth(centres.near, 0)].sort()).toEqual([1, 3, 4]);
  expect(corners.spots.length).toBe(16);
  expect(edges.length).toBe(24);
  expect(Math.max(...corners.near.map((near) => near.size))).toBe(4);
});

test("a line has one key from either end, and what is drawn in a cell is found from it", () => {
  const layout = square(2, 2);
  const { spots } = netsOf(layout).centres;
  const [first, last] = [nth(spots, 0), nth(spots, 3)];
  expect(lineKey(first, last)).toBe(lineKey(last, first));
  const pen = withDrawn(withDrawn({}, lineKey(first, last), "2"), spotKey(last), "x1");
  expect(drawnIn(layout, pen).get(0)).toEqual({ mark: "", lines: [3] });
  expect(drawnIn(layout, pen).get(3)).toEqual({ mark: "x", lines: [0] });
  expect(withoutSpots(pen, new Set([spotKey(first)]))).toEqual({ [spotKey(last)]: "x1" });
  expect(withDrawn(pen, spotKey(last), "x1")).toBe(pen);
});

test("a drawing is kept with the game, worth keeping, and gone with Clear", () => {
  const pen = { "500,500 1500,500": "1", "500,500": "o3" };
  const doc = start({ ...emptyGrid("4x4", "", 16), pen });
  expect(worthKeeping(doc)).toBe(true);
  expect(read(JSON.parse(JSON.stringify(write(begin(doc))))).present.grid.pen).toEqual(pen);
  expect(clearAll(doc).grid.pen).toEqual({});
});

test("what a store or a link may hold besides is refused", () => {
  for (const bad of [null, [], "1", { "500,500": "1" }, { "500,500 1500,500": "x1" }, { "500,500": "x5" }, { "a,b": "x1" }, { "-1,0 1,1": "1" }, { "500,500": 1 }])
    expect(isPen(bad), JSON.stringify(bad)).toBe(false);
  expect(isPen({})).toBe(true);
});
