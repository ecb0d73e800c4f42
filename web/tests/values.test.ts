import { expect, test } from "vitest";
import { agrees } from "../src/app/known.ts";
import { givensOf, position, standing } from "../src/app/request.ts";
import { digitsTold, rulesTold } from "../src/app/rules.ts";
import type { LayoutAnswer } from "../src/engine/verbs.ts";
import { boardOf, textOfBoard } from "../src/build/plan.ts";
import { rulesText } from "../src/build/rules.ts";
import { textOf } from "../src/learn/claims.ts";
import { answer } from "../src/model/acts.ts";
import { start } from "../src/model/doc.ts";
import { withGivens } from "../src/model/grid.ts";
import { readLayout } from "../src/model/layout.ts";
import { fromLink, toLink } from "../src/model/link.ts";
import { readStep } from "../src/model/step.ts";
import { readTruth } from "../src/model/truth.ts";
import { ordinary, Values, valuesOf } from "../src/model/values.ts";

const name = "2x2+digits:0-1";
const own = "digits 0,2-4,10\nat 1,1 grid 5x5 box none";

const layout = readLayout({
  name, title: "", digits: 2, values: [0, 1], rules: 0, rows: 1, cols: 2, houses: [], links: [], constraints: [],
  cells: ["r1c1", "r1c2"].map((name, i) => ({ name, row: 0, col: i, x: i, y: 0, shape: "square" })),
} as unknown as LayoutAnswer);

test("a layout's name or its own text tells its values", () => {
  expect(valuesOf({ layout: "9x9", source: "" })).toBe(ordinary);
  expect(valuesOf({ layout: "", source: "digits 1-9\nat 1,1 grid 9x9" })).toBe(ordinary);
  expect(valuesOf({ layout: "9x9+digits:0-8+x", source: "" }).of(1)).toBe(0);
  expect(valuesOf({ layout: "9x9+x", source: "digits 0-8" })).toBe(ordinary);
  const values = valuesOf({ layout: "", source: own });
  expect([1, 2, 3, 4, 5].map((digit) => values.of(digit))).toEqual([0, 2, 3, 4, 10]);
  expect(valuesOf({ layout: "", source: own })).toBe(values);
});

test("lines show values, and are read back as digits", () => {
  const values = new Values([0, 2, 3, 4, 10]);
  expect(values.line([0, 1, 2, 5])).toBe(".02A");
  expect(values.parse(".02A")).toEqual([0, 1, 2, 5]);
  expect(values.parse("15")).toEqual([0, 0]);
  expect(ordinary.line([0, 1, 9, 10])).toBe(".19A");
  expect(ordinary.parse(".19A")).toEqual([0, 1, 9, 10]);
  const high = new Values([0, 62, 63]);
  expect(high.line([0, 1, 3])).toBe(". 0 63");
  expect(high.parse(". 0 63")).toEqual([0, 1, 3]);
});

test("a key types the digit whose value it shows", () => {
  const zero = new Values([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(zero.typed("0", 9)).toBe(1);
  expect(zero.typed("8", 9)).toBe(9);
  expect(zero.typed("9", 9)).toBe(0);
  expect(zero.typed("Enter", 9)).toBe(0);
  expect(new Values([0, 10]).typed("a", 2)).toBe(2);
  expect(ordinary.typed("0", 9)).toBe(0);
  expect(ordinary.typed("b", 16)).toBe(11);
  expect(ordinary.typed("h", 16)).toBe(0);
});

test("the engine is told values", () => {
  const doc = start(withGivens(name, "", [1, 0]));
  expect(standing(doc.grid)).toEqual({ layout: name, puzzle: "0." });
  expect(givensOf(doc.grid)).toBe("0.");
  const struck = { ...doc, grid: { ...doc.grid, removed: [[], [1]] } };
  expect(position(struck, [[1], [2]], layout)).toEqual({ layout: name, puzzle: "0.", entries: "..", marks: [null, [1]] });
  expect(textOf(layout, { cell: 1, digit: 1, placed: false })).toBe("r1c2<>0");
});

test("what the engine tells is of values", () => {
  const step = readStep(layout, {
    technique: "naked-single", code: null, name: "", rating: null, text: "", placements: [{ cell: "r1c1", digit: 0 }], eliminations: [{ cell: "r1c2", digit: 1 }],
    evidence: { facts: [{ says: "some", unit: "cell", role: "reason", part: 0, cells: ["r1c1"] }, { says: "one", unit: "house", role: "base", part: 0, digit: 0, cells: [] }], pattern: { cells: ["r1c1"], digits: [[0, 1]] } },
  } as unknown as Parameters<typeof readStep>[1]);
  expect(step.placements).toEqual([{ cell: 0, digit: 1 }]);
  expect(step.eliminations).toEqual([{ cell: 1, digit: 2 }]);
  expect(step.facts.map(({ digit }) => digit)).toEqual([0, 1]);
  expect(step.pattern?.digits).toEqual([[1, 2]]);
  const truth = readTruth(layout, { candidates: { r1c1: [0], r1c2: [0, 1] }, solutions: 2, shares: { r1c1: { 0: 2 }, r1c2: { 0: 1, 1: 1 } } });
  expect(truth.digits).toEqual([[1], [1, 2]]);
  expect(truth.share(1, 1)).toBe(0.5);
  const grid = withGivens(name, "", [1, 0]);
  expect(agrees("01", grid)).toBe(true);
  expect(agrees("10", grid)).toBe(false);
  expect(answer(start(grid), "01").grid.values).toEqual([1, 2]);
});

test("the editor keeps them as long as there are as many digits", () => {
  const board = boardOf({ ...layout, digits: 5 }, { layout: "", source: own });
  expect(board.values).toBe("0,2-4,10");
  expect(textOfBoard(board)).toContain("sudoku 1\ndigits 0,2-4,10\nat 1,1 grid 5x5");
  expect(textOfBoard({ ...board, digits: 6 })).toContain("\ndigits 1-6\n");
  expect(textOfBoard({ digits: 9, values: "0-8", grids: [], besides: ["layout tridoku"], drawn: ["nonconsecutive"] })).toBe("sudoku 1\nlayout tridoku\ndigits 0-8\nnonconsecutive");
});

test("the rules say which digits there are", () => {
  expect(rulesTold(layout).map(({ text }) => text)).toEqual(["the digits are 0 to 1"]);
  expect(rulesText(layout)).toBe("Place the digits 0 to 1.");
  expect(digitsTold({ digits: 3, written: new Values([0, 2, 3]) })).toBe("0, 2, 3");
  expect(digitsTold({ digits: 9, written: ordinary })).toBe("1 to 9");
});

test("a link keeps them", async () => {
  const doc = start(withGivens(name, "", [1, 0]));
  const linked = await fromLink(await toLink(doc, false));
  expect(linked?.grid.layout).toBe(name);
  expect(linked?.grid.values).toEqual([1, 0]);
});
