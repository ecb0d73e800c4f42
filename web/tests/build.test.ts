// The editor's lines of puzzle text, boards and painted regions.
import { expect, test } from "vitest";
import { type Board, boardOf, boxesFor, cornerOf, gridAt, moved, placeIn, resized, textOfBoard, toOrigin, withGrid } from "../src/build/plan.ts";
import { checked, erased, painted, regionsOf } from "../src/build/regions.ts";
import { lacks, lineOf, partsOf, tools, toolOf } from "../src/build/tools.ts";
import type { Layout } from "../src/model/layout.ts";
import { endsOf, lineKey, movedPen } from "../src/model/pen.ts";

const cells = [["r2c3", 2, 3], ["r2c4", 2, 4], ["r3c4", 3, 4], ["r3c3", 3, 3]].map(([name, row, col]) => ({ name: String(name), row: Number(row), col: Number(col) }));
const tool = (name: string) => tools.find((one) => one.name === name)!;
const line = (name: string, count: number, number = "", side = "left" as const) => lineOf(tool(name), { cells: cells.slice(0, count), number, side });

test("each tool writes its line", () => {
  expect(line("cage", 2, " 15 ")).toBe("cage 15 r2c3 r2c4");
  expect(line("cage", 2)).toBe("cage r2c3 r2c4");
  expect(line("arrow", 3)).toBe("arrow r2c3 | r2c4 r3c4");
  expect(line("v", 2)).toBe("pairsum 5 r2c3 r2c4");
  expect(line("quadruple", 4, "1, 2")).toBe("quadruple 1 2 r2c3 r2c4 r3c4 r3c3");
  expect(line("sandwich", 1, "12")).toBe("sandwich row 2 12");
  expect(lineOf(tool("sandwich"), { cells, number: "12", side: "top" })).toBe("sandwich column 3 12");
  expect(lineOf(tool("xsum"), { cells, number: "9", side: "bottom" })).toBe("xsum bottom 3 9");
  expect(line("diagonals", 0)).toBe("diagonal both");
});

test("what is missing is said", () => {
  const asked = (name: string, count: number, number = "") => lacks(tool(name), { cells: cells.slice(0, count), number, side: "left" });
  expect(asked("cage", 0)).toBe("cells");
  expect(asked("cage", 1)).toBeNull();
  expect(asked("cage", 1, "x")).toBe("number");
  expect(asked("cage", 1, "12345")).toBe("number");
  expect(asked("thermo", 1)).toBe("cells");
  expect(asked("difference", 3)).toBe("cells");
  expect(asked("difference", 2)).toBeNull();
  expect(lacks(tool("difference"), { cells: [cells.slice(0, 1), cells.slice(2, 3)].flat(), number: "", side: "left" }), "a corner is no side").toBe("cells");
  const [first, , third] = cells;
  const apart = [{ ...first!, row: 5 }, third!];
  expect(asked("thermo", 4)).toBeNull();
  for (const name of ["thermo", "arrow"]) expect(lacks(tool(name), { cells: apart, number: "", side: "left" }), name).toBe("gap");
  expect(lacks(tool("cage"), { cells: apart, number: "", side: "left" })).toBeNull();
  expect(lacks(tool("thermo"), { cells: apart.map((cell) => ({ ...cell, shape: "up" })), number: "", side: "left" }), "rows of triangles shift").toBeNull();
  expect(asked("sandwich", 1)).toBe("number");
  expect(asked("quadruple", 4)).toBe("number");
  expect(asked("quadruple", 4, "1 2")).toBeNull();
  expect(asked("nonconsecutive", 0)).toBeNull();
});

const digits = (count: number) => ({ digits: count }) as Layout; // the part of a layout that the source leaves open
const sourced = (source: string, count = 9): Board => boardOf(digits(count), { layout: "", source });

test("a layout's text comes apart and together", () => {
  const source = "sudoku 1\ndigits 1-6\nat 1,1 grid 6x6 box 2x3\ncage 11 r1c5 r2c5\nsandwich row 2 11";
  expect(sourced(source, 6).drawn).toEqual(["cage 11 r1c5 r2c5", "sandwich row 2 11"]);
  expect(textOfBoard(sourced(source, 6))).toBe(source);
  const several = "sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\nat 7,7 grid 9x9 box none\nwindoku\ngroup r1c1 r2c2";
  expect(textOfBoard(sourced(several))).toBe(several);
  expect(sourced(several).drawn).toEqual(["windoku", "group r1c1 r2c2"]);
  const alone = "sudoku 1\ndigits 1-4\ngroup r1c1-r1c4\ncage 3 r1c1 r1c2";
  expect(sourced(alone, 4)).toMatchObject({ grids: [], besides: ["group r1c1-r1c4"], drawn: ["cage 3 r1c1 r1c2"] });
  expect(textOfBoard(sourced("sudoku 1\ntitle Mine\nshape triangle 9\nthermo r1c1 r2c1"))).toContain("title Mine\nshape triangle 9\nthermo");
});

test("regions are read as symbols or numbers", () => {
  const [symbols] = sourced("sudoku 1\nat 1,1 grid 2x2 regions 1Aa1", 4).grids;
  expect(symbols?.regions).toEqual([1, 10, 36, 1]);
  const [numbers] = sourced("sudoku 1\ngrid 2x2 at 3,4 regions 1,70,2,1", 4).grids;
  expect(numbers).toMatchObject({ row: 3, col: 4, box: null, regions: [1, 70, 2, 1] });
});

const classic: Board = { digits: 9, grids: [{ row: 1, col: 1, height: 9, width: 9, box: [3, 3], regions: null }], besides: [], drawn: ["cage 3 r1c1 r1c2"] };
const [nine] = classic.grids;

test("another size has boxes and digits of its own", () => {
  expect(resized(classic, 0, { height: 6, width: 6 })).toMatchObject({ digits: 6, grids: [{ box: [2, 3] }] });
  expect(resized(classic, 0, { height: 7, width: 7 })).toMatchObject({ digits: 7, grids: [{ box: null }] });
  expect(resized(classic, 0, { height: 6, width: 9 })).toMatchObject({ digits: 9, grids: [{ box: [3, 3] }] });
  expect(resized({ ...classic, digits: 12 }, 0, { height: 6, width: 6 }).digits).toBe(12);
  expect(boxesFor({ height: 12, width: 12 }, 12)).toEqual([[2, 6], [3, 4], [4, 3], [6, 2]]);
});

test("grids are placed by their corners, and all is moved to begin at the first row and column", () => {
  expect(cornerOf(classic, nine!, "se")).toMatchObject({ row: 7, col: 7 });
  const upper = cornerOf(classic, nine!, "nw");
  expect(upper).toMatchObject({ row: -5, col: -5 });
  const board = { ...classic, grids: [...classic.grids, upper] };
  const way = toOrigin(board);
  expect(way).toEqual({ down: 6, right: 6 });
  expect(moved(board, way)).toMatchObject({ grids: [{ row: 7, col: 7 }, { row: 1, col: 1 }], drawn: ["cage 3 r7c7 r7c8"] });
  expect(moved(classic, toOrigin(classic))).toBe(classic);
  const two = withGrid({ ...classic, grids: [nine!, cornerOf(classic, nine!, "se")] }, 1, { row: 10 });
  expect(placeIn(two.grids[1]!, { row: 11, col: 8 })).toBe(10);
  expect(placeIn(two.grids[1]!, { row: 9, col: 9 })).toBe(-1);
  expect(gridAt(two, { row: 12, col: 12 })).toBe(two.grids[1]);
});

test("a whole line of one of several grids is said by its ends", () => {
  const grid = { ...nine!, row: 7, col: 7 };
  const from = (name: string, side: "left" | "right" | "top" | "bottom") => lineOf(tool(name), { cells: [{ name: "r8c9", row: 8, col: 9 }], number: "12", side, grid });
  expect(from("sandwich", "left")).toBe("sandwich 12 r8c7-r8c15");
  expect(from("xsum", "right")).toBe("xsum 12 r8c15-r8c7");
  expect(from("skyscraper", "bottom")).toBe("skyscraper 12 r15c9-r7c9");
});

test("strokes make regions, and go on with unfinished ones", () => {
  const four = { ...nine!, height: 4, width: 4, box: [2, 2] as const };
  const boxes = regionsOf(four);
  expect(boxes).toEqual([1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4]);
  expect(regionsOf({ ...four, box: null })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  // The first row is a region of its own: two boxes lack two cells each.
  const first = painted(boxes, [0, 1, 2, 3], 4);
  expect(first).toEqual({ regions: [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 4, 4, 5, 5], full: false });
  const check = checked({ width: 4, regions: first.regions }, 4);
  expect(check).toEqual({ whole: [[0, 1, 2, 3], [8, 9, 12, 13], [10, 11, 14, 15]], short: [[4, 5], [6, 7]], loose: [], torn: [] });
  // From one region into the other: the region that lost both cells is gone.
  const second = painted(first.regions, [5, 6, 7], 4);
  expect(painted(first.regions, [4, 8, 12, 13], 4).regions, "a stroke as long as a region is one").toEqual([1, 1, 1, 1, 2, 3, 4, 4, 2, 5, 6, 6, 2, 2, 6, 6]);
  expect(checked({ width: 4, regions: second.regions }, 4)).toMatchObject({ short: [], loose: [] });
  // No region takes more cells than there are digits.
  const long = painted(regionsOf({ ...four, box: null }), [0, 1, 2, 3, 7], 4);
  expect(long.full).toBe(true);
  expect(long.regions.slice(0, 8)).toEqual([1, 1, 1, 1, 2, 3, 4, 5]);
  expect(painted(second.regions, [0, 4], 4).full, "a full region is begun anew").toBe(false);
});

test("cells are taken out of regions, and pieces are noticed", () => {
  const boxes = [1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4];
  const bare = erased(boxes, [1, 4]);
  expect(checked({ width: 4, regions: bare }, 4)).toMatchObject({ loose: [1, 4], short: [[0, 5]], torn: [[0, 5]] });
  expect(checked({ width: 4, regions: boxes }, 4).whole).toHaveLength(4);
});

test("what the pen has drawn moves along, and nothing of it lies outside", () => {
  const pen = { [lineKey({ x: 0.5, y: 0.5 }, { x: 1.5, y: 0.5 })]: "1", "500,8500": "x2" };
  expect(Object.keys(movedPen(pen, { x: 2, y: 1 }, { x: 9, y: 9 })).flatMap(endsOf)).toEqual([{ x: 2.5, y: 1.5 }, { x: 3.5, y: 1.5 }]);
});

test("every line that a tool writes is told by that tool", () => {
  for (const one of tools) expect(toolOf(lineOf(one, { cells, number: "5", side: "left" }))?.name, one.name).toBe(one.name);
  for (const line of ["custom r1c1 | r2c2", "pairsum 7 r1c1 r1c2"]) expect(toolOf(line)).toBeUndefined();
});

test("a line is taken up again as it was drawn", () => {
  const names = new Set(cells.map(({ name }) => name));
  const all = cells.map(({ name }) => name);
  const said = (one: (typeof tools)[number]) => (one.number === "counts" ? "2x5 1x3" : one.number === "several" ? "1 3" : one.number ? "7" : "");
  for (const one of tools) {
    const number = typeof one.number === "number" ? String(one.number) : said(one);
    const side = one.wants === "side" || one.wants === "row" ? "top" : "left";
    const again = partsOf(lineOf(one, { cells, number, side }), names);
    if (one.wants === "side" || one.wants === "row") expect([again.number, again.side, again.at], one.name).toEqual([number, "top", cells[0]!.col]);
    else expect([again.number, again.cells], one.name).toEqual([number, one.wants === "none" ? [] : all]);
  }
});

test("shapes of two parts are halves of the selection; counts say how often", () => {
  const four = ["r1c1", "r1c2", "r5c1", "r5c2"].map((name) => ({ name, row: Number(name[1]), col: Number(name[3]) }));
  expect(lineOf(tool("clone"), { cells: four, number: "", side: "left" })).toBe("clone r1c1 r1c2 | r5c1 r5c2");
  expect(lacks(tool("clone"), { cells: four.slice(1), number: "", side: "left" })).toBe("cells");
  expect(lacks(tool("lookandsay"), { cells: four, number: "2", side: "left" })).toBe("number");
  expect(lacks(tool("lookandsay"), { cells: four, number: "2x5, 1x3", side: "left" })).toBeNull();
  expect(lineOf(tool("lookandsay"), { cells: four, number: "2x5, 1x3", side: "left" })).toBe("lookandsay 2x5 1x3 r1c1 r1c2 r5c1 r5c2");
  expect(lineOf(tool("nosum"), { cells: [], number: "5, 10", side: "left" })).toBe("nosum 5 10");
});
