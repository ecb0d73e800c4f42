import { expect, test } from "vitest";
import type { InterpretAnswer } from "../src/engine/verbs.ts";
import { aroundWord, clausesOf, faultsIn, isBroken, speaksOf } from "../src/model/reading.ts";

const answer: InterpretAnswer = {
  in_full: false, status: "unread", stated_solution: true, confirmed: false, by_convention: false, suffices: false, title: "", author: "",
  sentences: [
    { text: "Normal sudoku rules apply.", understood: true, reason: "" },
    { text: "Digits in cages add to their number.", understood: true, reason: "" },
    { text: "On the Green line, no digit is the Mirror of its neighbour.", understood: false, reason: 'the grammar has no word "mirror"' },
    { text: "So there.", understood: false, reason: "the grammar has no sentence of this form" },
  ],
  constraints: [{ kind: "cage", cells: ["r1c1", "r1c2"], values: [3], sentence: 2 }],
  objects: [
    { object: "cage '3' from r1c1 to r1c2", sort: "cage", colour: null, text: "3", cells: ["r1c1", "r1c2"], decoration: false, sentence: 2 },
    { object: "green line from r9c9 to r8c7", sort: "line", colour: "green", text: "", cells: ["r9c9", "r9c8", "r8c7"], decoration: false, sentence: null },
    { object: "grey circle in r3c3", sort: "circle", colour: "grey", text: "", cells: ["r3c3"], decoration: false, sentence: null },
    { object: "decoration at (0.0, 1.0)", sort: "decoration", colour: null, text: "", cells: [], decoration: true, sentence: null },
  ],
  missing: ['sentence: "On the": the grammar has no word', "object: no sentence is about the green line", "layout: something is odd"],
};

test("each sentence has its clues, and what it may be about", () => {
  const { clauses, left } = clausesOf(answer);
  expect(clauses.map(({ claimed, left }) => [claimed.length, left.length])).toEqual([[0, 0], [1, 0], [0, 1], [0, 0]]);
  expect(clauses[2]).toMatchObject({ unknown: "mirror", left: [{ sort: "line", colour: "green", cells: ["r9c9", "r9c8", "r8c7"] }] });
  expect(left).toMatchObject([{ sort: "circle", colour: "grey", cells: ["r3c3"] }]);
  expect(aroundWord(clauses[2]!)).toEqual(["On the Green line, no digit is the ", "Mirror", " of its neighbour."]);
  expect(aroundWord(clauses[3]!)).toEqual(["So there.", "", ""]);
});

test("a sentence speaks of objects of its colour", () => {
  const line = { sort: "line", colour: "grey" } as const;
  expect(speaksOf("Along gray lines digits are lucky.", line)).toBe(true);
  expect(speaksOf("Along green lines digits are lucky.", line)).toBe(false);
  expect(speaksOf("Lines are lucky.", line)).toBe(true);
  expect(speaksOf("Circles are lucky.", line)).toBe(false);
});

test("other reasons, and a solution that breaks a rule", () => {
  expect(faultsIn(answer)).toEqual(["something is odd"]);
  expect(isBroken(answer)).toBe(false);
  expect(isBroken({ ...answer, missing: ["solution: the stated solution breaks row 1"] })).toBe(true);
});
