// The thread of sizes: knots in their places, those too near left out, and the way back to an act.
import { expect, test } from "vitest";
import { at, docsOf, knotsOf } from "../src/build/sizes.ts";
import { start } from "../src/model/doc.ts";
import { emptyGrid } from "../src/model/grid.ts";
import { advance, begin, type History, undo } from "../src/model/history.ts";

function acts(count: number): History {
  let history = begin(start(emptyGrid("9x9", "", 81)));
  for (let i = 1; i < count; ++i) history = advance(history, { ...history.present, title: String(i) });
  return history;
}

test("a knot stands between the empty grid and one solution by its decimal places", () => {
  const history = acts(3);
  const sizes = new Map(docsOf(history).map((doc, i) => [doc, [20, 10, 0][i]!]));
  const knots = knotsOf(history, (doc) => sizes.get(doc), 20);
  expect(knots.map(({ at }) => at)).toEqual([0, 0.5, 1]);
  expect(knots.map(({ doc }) => doc)).toEqual(docsOf(history));
});

test("acts without a size or without a solution have no knot", () => {
  const history = acts(3);
  const sizes = new Map([[docsOf(history)[0], 20], [docsOf(history)[2], -Infinity]]);
  expect(knotsOf(history, (doc) => sizes.get(doc), 20).map(({ doc }) => doc)).toEqual([docsOf(history)[0]]);
});

test("of knots too near to each other the present one stands, and then the later one", () => {
  const history = undo(acts(5));
  const docs = docsOf(history);
  const sizes = new Map(docs.map((doc, i) => [doc, [20, 19.9, 10.1, 10, 9.9][i]!]));
  const knots = knotsOf(history, (doc) => sizes.get(doc), 20);
  expect(knots.map(({ doc }) => docs.indexOf(doc))).toEqual([1, 3]);
  expect(knots.map(({ later }) => later)).toEqual([false, false]);
});

test("acts that were undone stand beyond the present one, and one goes there and back", () => {
  const history = undo(undo(acts(4)));
  const docs = docsOf(history);
  const knots = knotsOf(history, (doc) => 20 - 5 * docs.indexOf(doc), 20);
  expect(knots.map(({ later }) => later)).toEqual([false, false, true, true]);
  const last = at(history, docs[3]!);
  expect(last.present).toBe(docs[3]);
  expect(docsOf(at(last, docs[0]!))).toEqual(docs);
  const strange = start(emptyGrid("9x9", "", 81));
  expect(at(history, strange)).toBe(history);
});
