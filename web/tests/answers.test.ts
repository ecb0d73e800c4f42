import { expect, test } from "vitest";
import { known, note } from "../src/app/known.ts";
import { position } from "../src/app/request.ts";
import { readSolutions } from "../src/app/watch.ts";
import { type Doc, start } from "../src/model/doc.ts";
import { withGivens } from "../src/model/grid.ts";
import type { Layout } from "../src/model/layout.ts";
import { percent, readTruth } from "../src/model/truth.ts";
import { ordinary } from "../src/model/values.ts";

test("shares are of all solutions, whatever their number", () => {
  const layout = { cells: [{ name: "r1c1" }, { name: "r1c2" }], written: ordinary } as Layout;
  const truth = readTruth(layout, { candidates: { r1c1: [3, 5], r1c2: [1] }, solutions: 200, shares: { r1c1: { 3: 150, 5: 50 }, r1c2: { 1: 200 } } });
  expect([truth.share(0, 3), truth.share(0, 5), truth.share(1, 1)]).toEqual([0.75, 0.25, 1]);
  expect(readTruth(layout, { candidates: { r1c1: [3], r1c2: [] } }).share(0, 3)).toBe(-1);
  expect([0.75, 1 / 3, 1, 0.9999, 0.0001].map((share) => percent(share, "en"))).toEqual(["75 %", "33.3 %", "100 %", "> 99.9 %", "< 0.1 %"]);
  expect([1 / 3, 0.9999].map((share) => percent(share, "de"))).toEqual(["33,3 %", "> 99,9 %"]);
});

test("a number of solutions that time cut short is a bound", () => {
  const answer = { puzzle: "", solution: "12" };
  expect(readSolutions({ ...answer, status: "multiple", solutions: 57, exact: false })).toEqual({ state: "atLeast", count: 57, solution: "12" });
  expect(readSolutions({ ...answer, status: "unknown", solutions: 1, exact: false }).state).toBe("atLeast");
  expect(readSolutions({ ...answer, status: "unknown", solutions: 0, exact: false }).state).toBe("unknown");
  expect(readSolutions({ ...answer, status: "multiple", solutions: 57, exact: true }).state).toBe("many");
  expect(readSolutions({ ...answer, status: "multiple", solutions: 10_001, exact: false })).toEqual({ state: "more", count: 10_000, solution: "12" });
  expect(readSolutions({ ...answer, status: "unique", solutions: 1, exact: true }).state).toBe("one");
});

test("the only solution of a puzzle is known once it has been found, and no other's", () => {
  const puzzle = (name: string) => ({ layout: "9x9", puzzle: name });
  note(puzzle("one"), { status: "unique", solution: "534" });
  note(puzzle("two"), { status: "multiple", solution: "534" });
  note(puzzle("cut short"), { status: "unknown", solution: null });
  expect(["one", "two", "cut short"].map((name) => known(puzzle(name)))).toEqual(["534", "", undefined]);
  expect(known({ layout: "x-9x9", puzzle: "one" })).toBeUndefined();
  for (let i = 0; i < 40; ++i) note(puzzle(`${i}`), { status: "unique", solution: `${i}` });
  expect(["39", "30", "one", "two"].map((name) => known(puzzle(name)))).toEqual(["39", "30", undefined, undefined]);
});

test("logic is told the solution of what it is asked about", () => {
  const cells = Array.from({ length: 4 }, (_, i) => ({ name: `r1c${i + 1}` }));
  const layout = { cells } as Layout;
  const doc = start(withGivens("tiny", "", [1, 0, 0, 0]));
  const played = { ...doc, grid: { ...doc.grid, values: [1, 2, 0, 0], kinds: ["given", "entry", "empty", "empty"] } } as Doc;
  note({ layout: "tiny", puzzle: "1..." }, { status: "unique", solution: "1234" });
  expect(position(doc, [], layout).solution).toBe("1234");
  expect(position(played, [], layout).solution).toBe("1234");
  const guessed = { ...played, guesses: [{}] } as unknown as Doc;
  expect(position(guessed, [], layout)).toEqual({ layout: "tiny", puzzle: "12..", solution: "1234" });
  const wrong = { ...guessed, grid: { ...guessed.grid, values: [1, 3, 0, 0] } };
  expect(position(wrong, [], layout)).toEqual({ layout: "tiny", puzzle: "13.." });
});
