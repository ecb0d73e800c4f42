import { expect, test } from "vitest";
import { readLayout } from "../src/model/layout.ts";
import { refutation } from "../src/model/refutation.ts";
import type { Fact, Step } from "../src/model/step.ts";

// Four cells in a row, which is the only house.
const cells = [1, 2, 3, 4].map((col) => ({ name: `r1c${col}`, row: 1, col, shape: "square" as const, x: col - 1, y: 0 }));
const layout = readLayout({
  name: "", title: "", digits: 4, rules: 6, rows: 1, cols: 4, cells, links: [], constraints: [],
  houses: [{ name: "row 1", kind: "row", number: 1, grid: 0, complete: true, cells: cells.map((cell) => cell.name) }],
});
const one = (cell: number): Fact => ({ says: "some", unit: "cell", role: "", part: 0, digit: 0, house: "", kind: "", cells: [cell], constraint: "", of: [] });
const step = (facts: Fact[], placements: Step["placements"], eliminations: Step["eliminations"] = []): Step => ({
  technique: "", name: "", code: null, rating: null, text: "", placements, eliminations, facts, chain: [], pattern: null,
});

test("a contradiction keeps the steps that it rests on, and those alone", () => {
  const candidates = [[1], [1, 2], [2], [3, 4]];
  const steps = [
    step([], [], [{ cell: 3, digit: 4 }]), // beside the point
    step([one(0)], [{ cell: 0, digit: 1 }]),
    step([one(1)], [{ cell: 1, digit: 2 }]),
    step([one(2)], []),
  ];
  const { steps: kept, from } = refutation(layout, candidates, steps);
  expect(kept).toEqual([steps[1], steps[2], steps[3]]);
  expect(from).toEqual([[], [0], [1]]);
});

test("what a step rests on is told for each open guess", () => {
  // The outer guess took 1 from the second cell, the inner one 3 from the third.
  const before = [[[1], [1, 2], [2, 3], [4]], [[1], [2], [2, 3], [4]]];
  const candidates = [[1], [2], [2], [4]];
  const { premises } = refutation(layout, candidates, [step([one(1)], [{ cell: 1, digit: 2 }]), step([one(2)], [])], before);
  expect(premises).toEqual([[0], [1]]);
});
