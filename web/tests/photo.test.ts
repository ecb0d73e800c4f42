import { expect, test } from "vitest";
import type { Photographed } from "../src/engine/photo.ts";
import { cageAt, cagesIn, corrected, lineOf, nextDoubt, readingOf, regionsIn, sourceOf, withTotal } from "../src/model/photo.ts";

const photographed = (puzzle: string, more: Partial<Photographed> = {}): Photographed => ({
  puzzle, layout: "9x9", source: "", regions: null, decision: "read", doubtful: false, doubts: [], conflicts: [],
  cells: [...puzzle].map(() => ({ confidence: 1, alternatives: [] })), cages: [], picture: {} as ImageData, ...more,
});

test("a reading is corrected cell by cell", () => {
  const puzzle = `12${".".repeat(78)}9`;
  const reading = readingOf(photographed(puzzle, { doubts: ["r1c2", "r9c9"], conflicts: ["r1c1"] }));
  expect(lineOf(reading)).toBe(puzzle);
  expect([...reading.doubts].sort((a, b) => a - b)).toEqual([0, 1, 80]);
  expect([nextDoubt(reading, 0), nextDoubt(reading, 1), nextDoubt(reading, 80)]).toEqual([1, 80, 0]);
  const next = corrected(corrected(reading, 1, 0), 80, 8);
  expect(lineOf(next)).toBe(`1${".".repeat(79)}8`);
  expect([...next.doubts]).toEqual([0]);
  expect(nextDoubt(corrected(next, 0, 1), 4)).toBeUndefined();
  expect(lineOf(reading), "the reading before stays").toBe(puzzle);
});

test("digits above nine are letters", () => {
  const puzzle = `G${".".repeat(254)}A`;
  const { size, values } = readingOf(photographed(puzzle, { layout: "16x16" }));
  expect([size, values[0], values[255], lineOf({ values })]).toEqual([16, 16, 10, puzzle]);
});

test("boxes and regions are numbered", () => {
  const six = regionsIn(readingOf(photographed(".".repeat(36), { layout: "6x6" })));
  expect(six.filter((box) => box === six[0]).length).toBe(6);
  expect([six[2], six[3], six[6], six[12]].map((box) => box === six[0])).toEqual([true, false, true, false]);
  const regions = "112211221122112233443344334433443344";
  expect(regionsIn(readingOf(photographed(".".repeat(36), { layout: null, regions })))).toEqual([...regions].map(Number));
});

test("the totals of cages are corrected, and are part of the puzzle text", () => {
  const cage = (cells: string[], total: number | null) => ({ cells, total, doubt: total === null, alternatives: [] });
  const reading = readingOf(photographed(".".repeat(81), {
    layout: null, source: "sudoku 1\nat 1,1 grid 9x9 box 3x3\ncage 7 r1c1 r1c2\ncage r2c1 r3c1\n", doubts: ["r2c1"],
    cages: [cage(["r1c1", "r1c2"], 7), cage(["r2c1", "r3c1"], null)],
  }));
  expect([cageAt(reading, 0), cageAt(reading, 1), cageAt(reading, 9)]).toEqual([0, -1, 1]);
  expect(cagesIn(reading).slice(0, 3)).toEqual([0, 0, -1]);
  const next = withTotal(reading, 1, 12);
  expect([...next.doubts]).toEqual([]);
  expect(sourceOf(next)).toBe("sudoku 1\nat 1,1 grid 9x9 box 3x3\ncage 7 r1c1 r1c2\ncage 12 r2c1 r3c1");
  expect(sourceOf(reading)).toMatch(/^cage r2c1 r3c1$/m);
});
