import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { standsAt } from "../src/draw/trial.ts";
import { emptyGrid } from "../src/model/grid.ts";
import { readLayout } from "../src/model/layout.ts";
import type { Fact, Node, Step } from "../src/model/step.ts";
import { branchesAt, isBranch, standing, stepsIn, trialOf } from "../src/model/trial.ts";

interface Golden { technique: string; texts: string[]; german: string[] }
const golden = JSON.parse(readFileSync(new URL("../../tests/golden/words.json", import.meta.url), "utf8")) as Golden[];
const nested = golden.find(({ technique }) => technique === "nested-trial")!;
const plain = golden.find(({ technique }) => technique === "trial")!;

const cellOf = (name: string): number => {
  const [, row = 0, col = 0] = /r(\d)c(\d)/.exec(name)!.map(Number);
  return (row - 1) * 9 + col - 1;
};
/** "r1c2=1" or "r1c2<>1", at a line. */
const node = (line: number, claim: string): Node => {
  const [, cell = "", sign, digit] = /(r\dc\d)(=|<>)(\d)/.exec(claim)!;
  return { cells: [cellOf(cell)], digit: Number(digit), on: sign === "=", link: "none", line };
};
const chain = ["r1c1=3", "r1c2=1", "r1c4=2", "r1c6=5", "r4c4=6", "r1c2<>1", "r1c2=5", "r1c6=2", "r1c4=1", "r5c2=4"].map((claim, i) => node(i + 1, claim));
const some = (cell: string): Fact => ({ says: "some", unit: "cell", role: "reason", part: 0, digit: 0, house: "", kind: "", cells: [cellOf(cell)], constraint: "", of: [] });
const step = (text: string, nodes = chain, technique = "nested_trial"): Step => ({
  technique, name: "", code: null, rating: null, text, placements: [], eliminations: [{ cell: 0, digit: 3 }], facts: [some("r4c6"), some("r5c4")], chain: nodes, pattern: null,
});

const texts = {
  en: nested.texts[2]!,
  de: nested.german[2]!,
  es: "1. Supongamos que r1c1 = 3.\n2. Supongamos además que r1c2 = 1.\n3. a.\n4. b.\n5. c.\n6. Entonces r4c6 se queda sin candidatos (por 4 y 5), así que r1c2 no es 1.\n7. d.\n8. e.\n9. f.\n10. g.\nEntonces r5c4 se queda sin candidatos (por 9 y 10). Así que r1c1 no puede ser 3.",
  fr: "1. Supposons\u202f: r1c1 = 3.\n2. Supposons en plus\u202f: r1c2 = 1.\n3. a.\n4. b.\n5. c.\n6. Alors r4c6 n'a plus de candidat (d'après 4 et 5), donc r1c2 n'est pas 1.\n7. d.\n8. e.\n9. f.\n10. g.\nAlors r5c4 n'a plus de candidat (d'après 9 et 10). Donc r1c1 ne peut pas être 3.",
};

for (const [language, text] of Object.entries(texts))
  test(`the tree of a nested trial: ${language}`, () => {
    const trial = trialOf(step(text))!;
    expect([trial.steps, trial.guess, trial.number]).toEqual([10, { cell: 0, digit: 3 }, 1]);
    expect(trial.parts.map((part) => [part.number, isBranch(part)])).toEqual([[2, true], [7, false], [8, false], [9, false], [10, false]]);
    const [within] = trial.parts.filter(isBranch);
    expect(within!.parts.map(({ number }) => number)).toEqual([3, 4, 5]);
    expect(within!.end.number).toBe(6);
    expect(within!.end.text).toContain("r4c6");
    expect(trial.end.text).toContain("r5c4");
    expect(trial.end.text).not.toContain("r1c1");
    expect(trial.conclusion).toContain("r1c1");
    expect([stepsIn(trial), stepsIn(within!)]).toEqual([9, 3]);
  });

test("branches within branches", () => {
  const nodes = ["r1c1=1", "r1c2=2", "r1c3=3", "r1c4=4", "r1c3<>3", "r1c2<>2", "r1c5=5", "r1c5<>5", "r1c6=6"].map((claim, i) => node(i + 1, claim));
  const trial = trialOf(step(`${nodes.map((_, i) => `${i + 1}. x.`).join("\n")}\nEnd. So.`, nodes))!;
  const numbers = (path: number[]) => branchesAt(trial, path).map(({ number }) => number);
  expect(trial.parts.map(({ number }) => number)).toEqual([2, 7, 9]);
  expect(numbers([2, 3])).toEqual([1, 2, 3]);
  expect(numbers([7])).toEqual([1, 7]);
  expect(standing(trial, [2, 3]).lines.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(standing(trial, [7])).toMatchObject({ failed: [{ cell: 1, digit: 2 }] });
  expect(standing(trial, []).lines.map(({ number }) => number)).toEqual([1, 9]);
});

test("other texts stay as they are", () => {
  const { en } = texts;
  expect(trialOf(step(en, chain, "forcing-net"))).toBeUndefined();
  expect(trialOf(step("If r1c1 is 3, then r1c2 is 1. So r1c1 cannot be 3."))).toBeUndefined();
  expect(trialOf(step(en.replace("3. ", "4. ")))).toBeUndefined();
  expect(trialOf(step(en, []))).toBeUndefined();
  expect(trialOf(step(en, chain.filter(({ on }) => on)))).toMatchObject({ steps: 10 }); // all lines, if no end is marked
  expect(trialOf(step(plain.texts[2]!, plain.texts[2]!.match(/(?<=\d\. .*)r\dc\d is \d/g)!.map((claim, i) => node(i + 1, claim.replace(" is ", "="))), "trial"))).toMatchObject({ steps: 12, conclusion: "So r7c9 cannot be 3." });
});

test("the grid of an open branch, and where it fails", () => {
  const names = Array.from({ length: 81 }, (_, i) => `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`);
  const line = (of: (i: number) => number, number: number) => names.filter((_, i) => of(i) === number);
  const layout = readLayout({
    name: "9x9", title: "", digits: 9, rules: 0, rows: 9, cols: 9, links: [], constraints: [],
    cells: names.map((name, i) => ({ name, row: Math.floor(i / 9) + 1, col: (i % 9) + 1, shape: "square", x: i % 9, y: Math.floor(i / 9) })),
    houses: Array.from({ length: 9 }, (_, n) => [
      { name: `row ${n + 1}`, kind: "row" as const, number: n + 1, grid: 0, complete: true, cells: line((i) => Math.floor(i / 9), n) },
      { name: `column ${n + 1}`, kind: "column" as const, number: n + 1, grid: 0, complete: true, cells: line((i) => i % 9, n) },
    ]).flat(),
  });
  const but = (...kept: number[]) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !kept.includes(digit));
  const removed = names.map((name) => (name === "r4c6" ? but(5, 6) : name === "r5c4" ? but(1, 4) : []));
  const grid = { ...emptyGrid("9x9", "", 81), removed };
  const one = step(texts.en);
  const trial = trialOf(one)!;
  const within = standsAt(layout, grid, 0, one, trial, [2]);
  expect([...within.drawing.error]).toEqual([cellOf("r4c6")]);
  expect([...within.drawing.numbers].map(([cell, number]) => [names[cell], number])).toEqual([["r1c1", 1], ["r1c2", 2], ["r1c4", 3], ["r1c6", 4], ["r4c4", 5]]);
  expect([...within.drawing.supposed!]).toEqual([0, 1]);
  const after = standsAt(layout, grid, 0, one, trial, []);
  expect([...after.drawing.error]).toEqual([cellOf("r5c4")]);
  expect([after.grid.values[1], after.grid.values[3], after.grid.removed[1]]).toEqual([5, 1, [1]]);
  expect(grid.values.every((value) => value === 0)).toBe(true);
});
