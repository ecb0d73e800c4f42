import { expect, test } from "vitest";
import { firstOf, moved, ordered } from "../src/model/order.ts";

const usual = ["a", "b", "c", "d", "e"];

test("the least that names an order", () => {
  expect(firstOf(usual, usual)).toEqual([]);
  expect(firstOf(usual, moved(usual, 3, 0))).toEqual(["d"]);
  expect(firstOf(usual, moved(usual, 0, 4))).toEqual(["b", "c", "d", "e"]);
  for (let from = 0; from < 5; ++from)
    for (let to = -1; to < 6; ++to) {
      const order = moved(moved(usual, from, to), from, 2);
      expect(ordered(usual, firstOf(usual, order))).toEqual(order);
      expect([...order].sort()).toEqual(usual);
    }
});

test("what another version names stands where it does as usual", () => {
  expect(ordered(["a", "b", "new", "c"], ["c", "gone"])).toEqual(["c", "a", "b", "new"]);
});
