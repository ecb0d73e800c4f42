import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapesOf } from "../src/draw/constraints.ts";
import { outlineOf } from "../src/draw/outline.ts";
import { insideOf } from "../src/draw/rim.ts";
import { spot } from "../src/draw/spots.ts";
import type { LayoutAnswer } from "../src/engine/verbs.ts";
import { isToldByHouses, readLayout } from "../src/model/layout.ts";
import { nth } from "../src/model/nth.ts";
import { artOf } from "../src/ui/Constraints.tsx";
import { nameOfGrid } from "../src/words.ts";
import { cluesByCell, cluesIn, placed } from "../src/words/clues.ts";
import { rulesOf } from "../src/words/constraints.ts";
import { every } from "./every-language.ts";

type Drawn = NonNullable<LayoutAnswer["constraints"]>[0];
let number = 0;
const one = (kind: string, values: number[], ...cells: string[]): Drawn => ({ kind, name: kind, number: ++number, values, cells: cells.map((list) => list.split(" ").filter(Boolean)), text: "" });

function square(n: number, constraints: Drawn[], groups: string[][] = []): LayoutAnswer {
  const cells = Array.from({ length: n * n }, (_, i) => ({ name: `r${Math.floor(i / n) + 1}c${(i % n) + 1}`, row: Math.floor(i / n) + 1, col: (i % n) + 1, shape: "square" as const, x: i % n, y: Math.floor(i / n) }));
  const houses = groups.map((cells, i) => ({ name: `group ${i + 1}`, kind: "group" as const, number: i + 1, grid: 0, complete: false, cells }));
  return { name: "", title: "", digits: n, rules: 0, rows: n, cols: n, cells, links: [], houses, constraints };
}
const shapes = (...constraints: Drawn[]) => shapesOf(readLayout(square(9, constraints)));
const classes = (...constraints: Drawn[]) => shapes(...constraints).shapes.map((shape) => shape.class);
/** The corners that a path names. */
const points = (d: string) => d.split(/[MLZ]/).filter(Boolean).map((pair) => pair.split(" ").map(Number));

test("a cage is one line inside its cells, round every corner of theirs", () => {
  const layout = readLayout(square(9, []));
  const at = (...names: string[]) => names.map((name) => nth(layout.cells, layout.index.get(name)!));
  expect(points(insideOf(at("r1c1", "r1c2"), 0.1)).map(String).sort()).toEqual(["0.1,0.1", "0.1,0.9", "1.9,0.1", "1.9,0.9"]);
  // An L has six corners, the inner one moved into its cells.
  const corner = points(insideOf(at("r1c1", "r2c1", "r2c2"), 0.1));
  expect(corner.length).toBe(6);
  expect(corner.map(String)).toContain("0.9,1.1");
  // Cells that touch at a corner are gone round one by one; a hole has a line of its own.
  expect(insideOf(at("r1c1", "r2c2"), 0.1).match(/M/g)?.length).toBe(2);
  expect(insideOf(at("r1c1", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3"), 0.1).match(/M/g)?.length).toBe(2);
});

test("triangles have cages too", () => {
  const up = { name: "r1c1", row: 1, col: 1, shape: "triangle_up" as const, x: 0, y: 0 };
  const inner = points(insideOf([up], 0.05));
  expect(inner.length).toBe(3);
  for (const [x = 0, y = 0] of inner) {
    expect(x).toBeGreaterThan(0.05);
    expect(x).toBeLessThan(0.95);
    expect(y).toBeLessThan(Math.sqrt(3) / 2 - 0.049);
  }
});

test("a cage's total stands in its first cell; without one there is only the line", () => {
  const { shapes: drawn } = shapes(one("cage", [15], "r2c3 r2c2 r3c2"));
  expect(drawn.map((shape) => shape.class)).toEqual(["cage", "cage-total"]);
  expect(drawn[1]?.text).toBe("15");
  expect(Math.floor(nth(drawn, 1).at!.x)).toBe(1);
  expect(classes(one("cage", [], "r1c1 r1c2"))).toEqual(["cage"]);
});

test("each kind is drawn in its own way", () => {
  expect(classes(one("thermo", [], "r1c1 r1c2"))).toEqual(["thermo bulb", "thermo"]);
  expect(classes(one("arrow", [], "r1c1", "r1c2 r1c3"))).toEqual(["arrow", "arrow"]);
  expect(classes(one("whispers", [], "r1c1 r1c2"))).toEqual(["line whispers", "core whispers-core"]);
  expect(classes(one("whispers", [4], "r1c1 r1c2"))).toContain("line-number");
  expect(classes(one("whispers", [5], "r1c1 r1c2"))).not.toContain("line-number");
  expect(classes(one("difference", [], "r1c1 r1c2"))).toEqual(["white-dot"]);
  expect(classes(one("ratio", [3], "r1c1 r1c2"))).toEqual(["black-dot", "black-dot-number"]);
  expect(shapes(one("pairsum", [10], "r1c1 r1c2"), one("pairsum", [5], "r1c1 r2c1")).shapes.map((shape) => shape.text)).toEqual(["X", "V"]);
  expect(shapes(one("quadruple", [1, 2, 9], "r1c1 r1c2 r2c1 r2c2")).shapes.at(-1)?.text).toBe("129");
});

test("clues stand outside, and the margin is as wide as they need", () => {
  expect(shapes(one("cage", [3], "r1c1 r1c2")).margin).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  const row = Array.from({ length: 9 }, (_, i) => `r3c${i + 1}`);
  const left = shapes(one("sandwich", [12], row.join(" ")));
  expect(left.shapes[0]?.at!.x).toBeLessThan(0);
  expect(left.margin.left).toBeGreaterThan(0.5);
  expect(left.margin.right).toBe(0);
  const right = shapes(one("xsum", [12], [...row].reverse().join(" ")));
  expect(right.shapes[0]?.at!.x).toBeGreaterThan(9);
  // A second clue at the same place is behind the first, and signs distinguish their kinds.
  const two = shapes(one("sandwich", [12], row.join(" ")), one("skyscraper", [3], row.join(" ")));
  expect(two.margin.left).toBeGreaterThan(left.margin.left + 0.5);
  expect(two.shapes.map((shape) => shape.text)).toEqual(["12", "▲3"]);
  const little = shapes(one("littlekiller", [20], "r1c3 r2c2 r3c1"));
  expect(little.shapes.map((shape) => shape.class)).toEqual(["clue", "clue-arrow"]);
  expect(little.shapes[0]?.at!.x).toBeGreaterThan(3);
  expect(little.shapes[0]?.at!.y).toBeLessThan(0.1);
  // With cells all around, it is inside its first cell.
  expect(shapes(one("sandwich", [0], "r5c4 r5c5 r5c6")).shapes[0]?.class).toBe("clue within");
});

test("no house is drawn besides the constraint that it follows from", () => {
  const layout = readLayout(square(9, [one("cage", [15], "r1c2 r1c1")], [["r1c1", "r1c2"], ["r5c5", "r5c6"]]));
  expect(layout.houses.map((house) => house.drawn)).toEqual([true, false]);
  const { shades } = outlineOf(layout);
  expect(shades[0]).toBeUndefined();
  expect(shades[layout.index.get("r5c5")!]).toBe("window");
});

test("where totals stand in corners, marks make room for them", () => {
  const cell = nth(readLayout(square(9, [])).cells, 0);
  const spots = (noted: typeof cell.noted) => Array.from({ length: 9 }, (_, i) => spot({ ...cell, noted }, i + 1, 9));
  expect(spots("corner")[0]?.y).toBeGreaterThan(spot(cell, 1, 9).y + 0.05);
  for (const { x, y } of [...spots("corner"), ...spots("both")]) expect(Math.max(x, y)).toBeLessThan(0.9);
  // A mark of the largest size is not covered by a circle at a corner or a dot between two cells.
  const [wide, high] = [0.262 * 0.3, 0.262 * 0.36];
  for (const { x, y } of spots("rim")) {
    const gap = (to: { x: number; y: number }) => Math.hypot(Math.max(0, Math.abs(to.x - x) - wide), Math.max(0, Math.abs(to.y - y) - high));
    for (const corner of [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: 1, y: 1 }]) expect(gap(corner)).toBeGreaterThan(0.24);
    for (const side of [{ x: 0.5, y: 0 }, { x: 1, y: 0.5 }, { x: 0.5, y: 1 }, { x: 0, y: 0.5 }]) expect(gap(side)).toBeGreaterThan(0.16);
  }
});

test("marks make room for what is drawn between cells and in their corners", () => {
  const noted = (...constraints: Drawn[]) => {
    const layout = readLayout(square(9, constraints));
    artOf(layout);
    return layout.cells[0]?.noted;
  };
  expect(noted(one("cage", [5], "r1c1 r1c2"))).toBe("corner");
  expect(noted(one("ratio", [], "r1c1 r1c2"))).toBe("rim");
  expect(noted(one("quadruple", [1], "r1c1 r1c2 r2c1 r2c2"), one("cage", [5], "r1c1 r1c2"))).toBe("both");
  expect(noted(one("thermo", [], "r1c1 r1c2"))).toBeUndefined();
});

test("what houses tell needs nothing more to be fetched", () => {
  expect(isToldByHouses(square(9, [one("windoku", []), one("antiknight", []), one("group", [], "r1c1 r5c5")]))).toBe(true);
  expect(isToldByHouses(square(9, [one("nonconsecutive", [])]))).toBe(false);
});

test("every kind that the page takes has one sentence in every language", () => {
  const kinds = readFileSync(new URL("../../include/clew/kinds.def", import.meta.url), "utf8").matchAll(/^CLEW_KIND\(\w+, "(\w+)"[\s\S]*?, (\w+(?: \| \w+)*)\)$/gm);
  const drawn = [...kinds].filter(([, , traits = ""]) => traits.split(" | ").includes("page")).map(([, word = ""]) => word);
  expect(drawn.length).toBeGreaterThan(50);
  for (const kind of drawn.filter((kind) => isToldByHouses(square(9, [one(kind, [])])) === false))
    for (const [language, { constraints }] of Object.entries(every)) expect(constraints[kind]?.(0, 9), `${kind} in ${language}`).toMatch(/^[^.]+\.$/);
});

test("puzzle text is called by its clues where they are of one kind", () => {
  const name = (...lines: string[]) => nameOfGrid({ layout: "", source: ["sudoku 1", "at 1,1 grid 9x9 box 3x3", ...lines].join("\n") });
  expect(name("cage 5 r1c1 r1c2", "cage 7 r2c1 r2c2")).toBe("killer");
  expect(name("difference r1c1 r1c2", "ratio r2c1 r2c2")).toBe("kropki");
  expect(name("cage 5 r1c1 r1c2", "thermo r2c1 r2c2")).toBe("");
  expect(name("group r1c1 r2c2")).toBe("");
  expect(nameOfGrid({ layout: "samurai", source: "" })).toBe("samurai");
});

test("a rule is told once a kind, with the number that all of them share", () => {
  const rules = (...constraints: Drawn[]) => rulesOf(readLayout(square(9, constraints))).map(({ text }) => text);
  expect(rules(one("whispers", [], "r1c1 r1c2"), one("whispers", [5], "r2c1 r2c2"))).toEqual(["Neighbours on a green line differ by 5 or more."]);
  expect(rules(one("ratio", [], "r1c1 r1c2"), one("ratio", [3], "r2c1 r2c2"))[0]).toMatch(/its number/);
});

test("a constraint is called by its kind and its place", () => {
  const named = (kind: string, values: number[], ...cells: string[]) => {
    const layout = readLayout(square(9, [one(kind, values, ...cells)]));
    return placed(layout, nth(layout.constraints, 0));
  };
  expect(named("thermo", [], "r4c1 r5c1 r6c1")).toBe("thermo from r4c1");
  expect(named("arrow", [], "r1c1", "r1c2 r1c3")).toBe("arrow from r1c1");
  expect(named("ratio", [2], "r1c1 r1c2")).toBe("black dot between r1c1 and r1c2");
  expect(named("difference", [3], "r1c1 r2c1")).toBe("white dot 3 between r1c1 and r2c1");
  expect([10, 5].map((sum) => named("pairsum", [sum], "r1c1 r1c2"))).toEqual(["X between r1c1 and r1c2", "V between r1c1 and r1c2"]);
  expect(named("cage", [15], "r2c3 r2c2 r3c2")).toBe("15-cage at r2c2");
  expect(named("sandwich", [12], "r3c1 r3c2 r3c3")).toBe("sandwich 12 of row 3");
  expect(named("skyscraper", [4], "r9c2 r8c2 r7c2")).toBe("skyscraper 4 of column 2 from r9c2");
  expect(named("littlekiller", [24], "r1c3 r2c4")).toBe("littlekiller 24 from r1c3");
  expect(named("nonconsecutive", [])).toBe("nonconsecutive");
  const twins = readLayout(square(9, [one("thermo", [], "r4c1 r5c1 r6c1"), one("thermo", [], "r4c1 r4c2")]));
  expect(cluesIn(twins)).toEqual([{ name: "thermo from r4c1 to r6c1", cells: [27, 36, 45] }, { name: "thermo from r4c1 to r4c2", cells: [27, 28] }]);
});

test("each cell tells its clues, with its place on lines and the other cell of a dot", () => {
  const layout = readLayout(square(9, [
    one("sandwich", [7], "r1c1 r1c2 r1c3"), one("cage", [8], "r1c1 r1c2"), one("thermo", [], "r1c1 r2c1"), one("difference", [1], "r1c1 r1c2"), one("pairsum", [10], "r2c1 r3c1"),
    one("greater", [], "r3c1 r4c1"), one("arrow", [], "r1c2", "r1c3 r2c3"), one("odd", [], "r1c3"), one("minimum", [], "r4c1"), one("quadruple", [1, 2], "r8c8 r8c9 r9c8 r9c9"),
    one("clone", [], "r5c1", "r7c1"), one("nonconsecutive", []), one("group", [], "r9c1 r8c2"),
  ]));
  const told = cluesByCell(layout);
  const at = (name: string) => told[layout.index.get(name)!];
  expect(at("r1c1")).toEqual(["8-cage at r1c1", "thermo from r1c1, 1 of 2", "white dot to r1c2", "sandwich 7 of row 1"]);
  expect(at("r1c2")).toEqual(["8-cage at r1c1", "white dot to r1c1", "circle of the arrow from r1c2", "sandwich 7 of row 1"]);
  expect(at("r2c1")).toEqual(["thermo from r1c1, 2 of 2", "X to r3c1"]);
  expect(at("r3c1")).toEqual(["X to r2c1", "greater than r4c1"]);
  expect(at("r4c1")).toEqual(["less than r3c1", "less than its neighbours"]);
  expect(at("r2c3")).toEqual(["arrow from r1c2, 2 of 2"]);
  expect(at("r1c3")).toEqual(["arrow from r1c2, 1 of 2", "odd", "sandwich 7 of row 1"]);
  expect(at("r9c9")).toEqual(["quadruple 1 2 at r8c8"]);
  expect([at("r5c1"), at("r7c1")]).toEqual([["clone at r5c1, part 1, 1 of 1"], ["clone at r5c1, part 2, 1 of 1"]]);
  expect(at("r9c1")).toEqual([]);
  expect(cluesIn(layout).length).toBe(11);
});
