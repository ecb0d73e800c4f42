// The editor's lines of puzzle text.
import { expect, test } from "vitest";
import { joinedText, lacks, lineOf, split, tools, toolOf } from "../src/build/tools.ts";

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

test("a layout's text comes apart and together", () => {
  expect(split({ layout: "9x9", source: "" })).toEqual({ head: ["sudoku 1", "layout 9x9"], drawn: [] });
  expect(split({ layout: "antiknight+nonconsecutive", source: "" })).toEqual({ head: ["sudoku 1", "layout 9x9"], drawn: ["antiknight", "nonconsecutive"] });
  expect(split({ layout: "6x6+nosum:5:10", source: "" }).drawn).toEqual(["nosum 5 10"]);
  const source = "sudoku 1\ndigits 1-6\nat 1,1 grid 6x6 box 2x3\ncage 11 r1c5 r2c5\nsandwich row 2 11";
  expect(split({ layout: "", source }).drawn).toEqual(["cage 11 r1c5 r2c5", "sandwich row 2 11"]);
  expect(joinedText(split({ layout: "", source }))).toBe(source);
});

test("every line that a tool writes is told by that tool", () => {
  for (const one of tools) expect(toolOf(lineOf(one, { cells, number: "5", side: "left" }))?.name, one.name).toBe(one.name);
  for (const line of ["clone r1c1 | r2c2", "pairsum 7 r1c1 r1c2"]) expect(toolOf(line)).toBeUndefined();
});

test("rules in a layout's name become the words of puzzle text", () => {
  const drawn = (layout: string) => split({ layout, source: "" }).drawn;
  expect(drawn("6x6+x+nosum:5:10")).toEqual(["diagonal both", "nosum 5 10"]);
  expect(drawn("9x9+maindiagonal+windows")).toEqual(["diagonal main", "windoku"]);
  expect(drawn("9x9+antidiagonal")).toEqual(["diagonal anti"]);
});
