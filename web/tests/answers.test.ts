import { expect, test } from "vitest";
import { readSolutions } from "../src/app/watch.ts";
import type { Layout } from "../src/model/layout.ts";
import { percent, readTruth } from "../src/model/truth.ts";

test("shares are of all solutions, whatever their number", () => {
  const layout = { cells: [{ name: "r1c1" }, { name: "r1c2" }] } as Layout;
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
