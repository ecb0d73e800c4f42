import { expect, test } from "vitest";
import { clearAll, enter, freeze, guess, keep, pop, strike, takeBack } from "../src/model/acts.ts";
import { parseLine } from "../src/model/digits.ts";
import { knots, start } from "../src/model/doc.ts";
import { emptyGrid, withGivens } from "../src/model/grid.ts";
import { advance, begin, redo, undo } from "../src/model/history.ts";

const puzzle = () => start(withGivens("4x4", "", parseLine("1...............")));

test("a given refuses, an own entry is replaced and taken out by its own digit", () => {
  const doc = puzzle();
  expect(enter(doc, [0], 2)).toBe(doc);
  const two = enter(doc, [1], 2);
  expect(enter(two, [1], 3).grid.values[1]).toBe(3);
  expect(enter(two, [1], 2).grid.values[1]).toBe(0);
});

test("undo and redo walk the same documents, and an act that changes nothing is none", () => {
  const first = begin(puzzle());
  const second = advance(first, enter(first.present, [1], 2));
  expect(advance(second, second.present)).toBe(second);
  expect(undo(second).present).toBe(first.present);
  expect(redo(undo(second)).present).toBe(second.present);
});

test("the first entry after a guess is the guess; refuted, its candidate goes", () => {
  const made = enter(guess(puzzle()), [5], 3);
  expect(made.guesses[0]?.made).toEqual({ cell: 5, digit: 3 });
  expect(made.grid.depth[5]).toBe(1);
  const refuted = pop(made, true, "because");
  expect(refuted.grid.values[5]).toBe(0);
  expect(refuted.grid.removed[5]).toEqual([3]);
  expect(knots(refuted)[0]?.entry).toMatchObject({ kind: "pop", reason: "because" });
  expect(pop(made, false).grid.removed[5]).toEqual([]);
});

test("guesses nest, and a kept one belongs to the puzzle", () => {
  const inner = enter(guess(enter(guess(puzzle()), [5], 3)), [6], 4);
  expect(inner.guesses.length).toBe(2);
  const kept = keep(inner);
  expect(kept.guesses.length).toBe(1);
  expect(kept.grid.depth[6]).toBe(1);
});

test("freezing makes givens of what stands, clearing goes back to the givens", () => {
  const frozen = freeze(enter(start(emptyGrid("4x4", "", 16)), [0, 5], 1));
  expect(frozen.grid.kinds[5]).toBe("given");
  const worked = strike(enter(frozen, [1], 2), [2], 3);
  expect(clearAll(worked).grid).toMatchObject({ values: frozen.grid.values });
  expect(clearAll(frozen)).toBe(frozen);
});

test("a game keeps its name until another puzzle is taken", () => {
  const doc = puzzle();
  const frozen = freeze(enter(doc, [5], 3));
  expect([enter(doc, [5], 3).game, frozen.game, clearAll(strike(frozen, [1], 2)).game]).toEqual([doc.game, doc.game, doc.game]);
  expect(puzzle().game).not.toBe(doc.game);
});

test("mistakes are taken back: wrong values go, candidates come again, givens stay", () => {
  const worked = strike(enter(puzzle(), [1], 2), [2], 3);
  const back = takeBack(worked, [{ cell: 0, digit: 1, kind: "value" }, { cell: 1, digit: 2, kind: "value" }, { cell: 2, digit: 3, kind: "removed" }]);
  expect(back.grid.values.slice(0, 2)).toEqual([1, 0]);
  expect(back.grid.removed[2]).toEqual([]);
  expect(takeBack(back, [{ cell: 0, digit: 1, kind: "value" }])).toBe(back);
});

test("a mistake that is taken back within a guess is gone when the guess is left", () => {
  const begun = enter(start(emptyGrid("9x9", "", 81)), [0], 1);
  const guessed = guess(begun, 1, 2);
  const back = takeBack(guessed, [{ cell: 0, digit: 1, kind: "value" }]);
  expect([back.grid.values[0], back.grid.values[1]]).toEqual([0, 2]);
  const left = pop(back, false);
  expect([left.grid.values[0], left.grid.values[1]]).toEqual([0, 0]);
});
