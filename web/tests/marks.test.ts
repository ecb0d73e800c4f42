import { expect, test } from "vitest";
import { afterStep, enter, mark } from "../src/model/acts.ts";
import { type Doc, start } from "../src/model/doc.ts";
import { candidatesOf, emptyGrid } from "../src/model/grid.ts";
import { clearPeers, fillIn, firstMarks, ruledOutIn } from "../src/model/marks.ts";
import type { Layout } from "../src/model/layout.ts";
import type { Step } from "../src/model/step.ts";

// Three cells in a row, of which the last two do not see each other.
const layout = { digits: 3, peers: [[1, 2], [0], [0]] } as unknown as Layout;
const empty = (): Doc => start(emptyGrid("", "", 3));
const marked = (): Doc => mark(mark(empty(), [0, 1, 2], 2, "corner"), [1, 2], 2, "centre");

test("a placed digit leaves the marks of the cells that see it, and no others", () => {
  const before = marked();
  const { grid } = clearPeers(layout, before.grid, enter(before, [1], 2));
  expect(grid.corner).toEqual([[], [2], [2]]);
  expect(grid.centre[2]).toEqual([2]);
  // A digit that was placed before is no new entry.
  const placed = enter(before, [1], 2);
  expect(clearPeers(layout, placed.grid, placed)).toBe(placed);
});

test("a step takes what it rules out from the marks", () => {
  const step = { placements: [], eliminations: [{ cell: 1, digit: 2 }] } as unknown as Step;
  const grid = afterStep(marked().grid, step, 0);
  expect(grid.corner).toEqual([[2], [], [2]]);
  expect(grid.centre).toEqual([[], [], [2]]);
  expect(ruledOutIn(layout, grid, 1)).toEqual([2]);
  expect(ruledOutIn(layout, { ...grid, values: [2, 0, 0] }, 1)).toEqual([]);
});

test("a game begins with the marks that it has", () => {
  expect(firstMarks(empty())).toBe("none");
  expect(firstMarks(marked())).toBe("mine");
  const grid = { ...empty().grid, removed: [[1], [], []] };
  expect(firstMarks(start(grid))).toBe("automatic");
});

test("filling in writes the candidates of open cells", () => {
  const doc = enter(empty(), [0], 3);
  expect(fillIn(doc, candidatesOf(layout, doc.grid)).grid.corner).toEqual([[], [1, 2], [1, 2]]);
});
