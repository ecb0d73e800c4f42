// The lessons' models: claims, the next lesson, the sum of a path, words in both languages.
import { expect, test } from "vitest";
import { asked, noteAsked } from "../src/app/asked.ts";
import type { Grid } from "../src/model/grid.ts";
import type { Step } from "../src/model/step.ts";
import { type Claim, drawClaims, inRemovals, toggled } from "../src/learn/claims.ts";
import { around, chapterOf, chaptersOf } from "../src/learn/chapters.ts";
import { enough, gapsOf, isLearned, learned, lessonOfToday, noteLearned } from "../src/learn/learned.ts";
import { summaryOf } from "../src/learn/path.ts";
import { inProse } from "../src/words/en/prose.ts";
import { easierThan, examplesOf, ideaOf, wayTo } from "../src/learn/techniques.ts";

function store() {
  const items = new Map<string, string>();
  return {
    get length() { return items.size; },
    key: (place: number) => [...items.keys()][place] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

const grid = { values: [0, 0, 3] } as unknown as Grid;
const candidates = [[1, 2], [2], []];

test("a digit that is placed is the same as the others ruled out of its cell", () => {
  const claims: Claim[] = [{ cell: 0, digit: 2, placed: true }, { cell: 1, digit: 3, placed: false }];
  const said = inRemovals(claims, [[1, 2, 5], [3, 4]]);
  expect(said).toEqual([{ cell: 0, digit: 1, placed: false }, { cell: 0, digit: 5, placed: false }, { cell: 1, digit: 3, placed: false }]);
});

test("claims are said of candidates, and taken back where all of them were said", () => {
  const both = toggled([], [0, 1, 2], 2, false, grid, candidates);
  expect(both).toEqual([{ cell: 0, digit: 2, placed: false }, { cell: 1, digit: 2, placed: false }]);
  expect(toggled(both.slice(0, 1), [0, 1], 2, false, grid, candidates)).toEqual(both);
  expect(toggled(both, [0, 1], 2, false, grid, candidates)).toEqual([]);
  expect(toggled([], [0], 9, false, grid, candidates)).toEqual([]);
});

test("one candidate is not both placed and gone, and one cell takes one digit", () => {
  const gone: Claim[] = [{ cell: 0, digit: 2, placed: false }];
  const placed = toggled(gone, [0], 2, true, grid, candidates);
  expect(placed).toEqual([{ cell: 0, digit: 2, placed: true }]);
  expect(toggled(placed, [0], 1, true, grid, candidates)).toEqual([{ cell: 0, digit: 1, placed: true }]);
  expect(drawClaims([])).toBeNull();
  expect(drawClaims(placed)!.marks.get(0)).toEqual([{ cell: 0, digit: 2, placed: undefined, role: "on" }].map(({ cell, digit, role }) => ({ cell, digit, role })));
});

test("gaps are what hints were asked about and is not learned; the easiest is today's lesson", () => {
  const order = ["naked-single", "naked-pair", "x-wing"];
  expect(lessonOfToday(order, {}, {})).toBe("naked-single");
  expect(lessonOfToday(order, {}, { "naked-single": enough })).toBe("naked-pair");
  expect(gapsOf(order, { "x-wing": 2, "naked-pair": 1 }, { "naked-pair": enough })).toEqual(["x-wing"]);
  expect(lessonOfToday(order, { "x-wing": 2 }, {})).toBe("x-wing");
});

test("what was asked and learned is kept, and what is broken is passed over", () => {
  const kept = store();
  noteAsked("x-wing", kept);
  noteAsked("x-wing", kept);
  expect(asked(kept)).toEqual({ "x-wing": 2 });
  expect(noteLearned("x-wing", kept)).toBe(1);
  expect(learned(kept)).toEqual({ "x-wing": 1 });
  for (const broken of ["", "{", "null", "[]", '{"a": "b", "c": -1, "d": 0.5}']) {
    kept.setItem("clew.asked", broken);
    kept.setItem("clew.learned", broken);
    expect(asked(kept)).toEqual({});
    expect(learned(kept)).toEqual({});
  }
});

test("a path's summary", () => {
  const steps = ["naked-single", "x-wing", "naked-single", "x-wing", "full-house", "full-house"].map((technique) => ({ technique, name: technique }) as Step);
  const order = ["full-house", "naked-single", "x-wing"];
  const summary = summaryOf(steps, order);
  expect(summary.techniques.map(({ name, count, first }) => [name, count, first])).toEqual([["full-house", 2, 5], ["naked-single", 2, 1], ["x-wing", 2, 2]]);
  expect(summary.hardest?.name).toBe("x-wing");
  expect(summary.easy).toBe(5);
  expect(summaryOf(steps.slice(0, 1), order).easy).toBe(0);
  expect(summaryOf([], order).hardest).toBeUndefined();
});

test("every technique has its idea, and an example", () => {
  for (const name of ["full-house", "x-wing", "grouped-aic", "finned-mutant-jellyfish", "cage-combinations", "trial"]) {
    expect(ideaOf(name).length, name).toBeGreaterThan(20);
    expect(examplesOf(name).length, name).toBeGreaterThan(0);
  }
  expect(examplesOf("x-wing").length).toBe(2);
  expect(ideaOf("x-wing")).toMatch(/^In two rows a digit lies in two columns only/);
  expect(ideaOf("naked-triple")).toMatch(/^Three cells of a house have only three digits/);
  expect(ideaOf("naked-set")).toMatch(/^n cells/);
});

test("on the way to a technique only what is easier is used", () => {
  const all = [["full-house", "easy"], ["naked-single", "easy"], ["pointing", "intermediate"], ["naked-pair", "hard"], ["hidden-pair", "hard"]].map(([name = "", level = ""]) => ({ name, level, title: name, needs: "" }));
  expect(easierThan(all, "hidden-pair")).toEqual(["full-house", "naked-single", "pointing", "hidden-pair"]);
  expect(easierThan(all, "full-house")).toEqual(["full-house", "naked-single"]);
  // On the way later techniques of its level may lead on, but none that would come before it for ever.
  expect(wayTo(all, "naked-pair")).toEqual([...easierThan(all, "naked-pair"), "hidden-pair"]);
  expect(wayTo(all, "hidden-pair")).toEqual(easierThan(all, "hidden-pair"));
});

test("within a sentence a technique has small letters, but for names", () => {
  expect(["Hidden Single in a Box", "XY-Wing", "Finned Franken X-Wing", "Sue de Coq", "AIC", "BUG + 1", "Kropki Dots"].map(inProse)).toEqual(
    ["hidden single in a box", "XY-wing", "finned Franken X-wing", "Sue de Coq", "AIC", "BUG + 1", "Kropki dots"]);
});

test("a small chain with a name of its own is no position for longer chains", () => {
  const table = ["skyscraper", "two-string-kite", "turbot-fish", "xy-wing", "x-chain", "aic", "uniqueness-1"].map((name) => ({ name, title: name, level: "very hard", needs: "" }));
  expect(easierThan(table, "aic")).toEqual(["skyscraper", "two-string-kite", "turbot-fish", "xy-wing", "aic"]);
  expect(easierThan(table, "turbot-fish")).toEqual(["skyscraper", "two-string-kite", "turbot-fish"]);
  expect(easierThan(table, "skyscraper")).toEqual(["skyscraper"]);
  expect(easierThan(table, "uniqueness-1")).toEqual(["uniqueness-1"]);
});

test("each technique is in a chapter of its own kind, and chapters keep the order of hints", () => {
  const names = ["full-house", "pointing", "hidden-pair", "killer-pair", "hidden-killer-pair", "x-wing", "finned-x-wing", "franken-x-wing", "skyscraper", "skyscraper-clue", "w-wing", "aic", "bug-plus-1", "als-xz", "trial", "exocet", "arrow", "two-constraints"];
  const at = Object.fromEntries(names.map((name) => [name, chapterOf({ name })]));
  expect(at).toEqual({
    "full-house": "first", pointing: "sets", "hidden-pair": "sets", "killer-pair": "cages", "hidden-killer-pair": "cages", "x-wing": "fish", "finned-x-wing": "fish", "franken-x-wing": "large",
    skyscraper: "one", "skyscraper-clue": "around", "w-wing": "wings", aic: "chains", "bug-plus-1": "unique", "als-xz": "als", trial: "trial", exocet: "rare", arrow: "clues", "two-constraints": "rules",
  });
  const table = names.map((name) => ({ name, title: name, level: "hard", needs: "" }));
  const inChapters = chaptersOf(table).flatMap(({ lessons }) => lessons.map(({ name }) => name));
  expect([...inChapters].sort()).toEqual([...names].sort());
});

test("a few lessons are shown around the next one", () => {
  const list = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(around(list, undefined, 3)).toEqual([1, 2, 3]);
  expect(around(list, 5, 3)).toEqual([4, 5, 6]);
  expect(around(list, 9, 3)).toEqual([7, 8, 9]);
  expect(around(list, 5, Infinity)).toEqual(list);
});

test("a lesson is done when it was read and practised", () => {
  expect(isLearned({ practised: { a: enough }, read: {} }, "a")).toBe(false);
  expect(isLearned({ practised: { a: enough - 1 }, read: { a: 1 } }, "a")).toBe(false);
  expect(isLearned({ practised: { a: enough }, read: { a: 1 } }, "a")).toBe(true);
  expect(isLearned({ practised: {}, read: { a: 1 } }, "a", false)).toBe(true);
});
