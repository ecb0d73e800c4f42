import { expect, test } from "vitest";
import { enter, guess } from "../src/model/acts.ts";
import { parseLine } from "../src/model/digits.ts";
import { start } from "../src/model/doc.ts";
import { withGivens } from "../src/model/grid.ts";
import { advance, begin, type History } from "../src/model/history.ts";
import { fromLink, toLink } from "../src/model/link.ts";
import { nth } from "../src/model/nth.ts";
import { read, type Saved, write } from "../src/model/save.ts";

function played(): History {
  let history = begin(start(withGivens("4x4", "", parseLine("1..............."))));
  for (const [cell, digit] of [[1, 2], [5, 3], [6, 4]] as const) history = advance(history, enter(history.present, [cell], digit));
  return advance(history, enter(guess(history.present), [15], 1));
}

test("what is written is read back, with its past, record and guesses", () => {
  const history = played();
  expect(read(JSON.parse(JSON.stringify(write(history))) as Saved)).toEqual(history);
});

test("a shorter past keeps the present", () => {
  const history = played();
  const short = read(write(history, 1));
  expect(short.past.length).toBe(1);
  expect(short.present).toEqual(history.present);
});

test("what is no saved work is refused", () => {
  const good = JSON.parse(JSON.stringify(write(played()))) as Saved;
  for (const spoil of [
    (saved: Saved) => { nth(saved.grids, 0).kinds = "x"; },
    (saved: Saved) => { saved.present = 99; },
    (saved: Saved) => { nth(saved.docs, 0).grid = -1; },
    (saved: Saved) => { nth(saved.knots, 0).previous = 7; },
    (saved: Saved) => { nth(saved.grids, 0).removed = { 99: [1] }; },
    (saved: Saved) => { (saved as { version: number }).version = 2; },
  ]) {
    const saved = structuredClone(good);
    spoil(saved);
    expect(() => read(saved)).toThrow();
  }
});

test("a link holds a puzzle, with or without the work", async () => {
  const { present } = played();
  expect(await toLink(present, false)).toBe("#4x4=1...............");
  expect((await fromLink(await toLink(present, false)))!.grid.values[0]).toBe(1);
  const whole = await fromLink(await toLink(present, true));
  expect(whole!.grid).toEqual(present.grid);
  expect(await fromLink("#about")).toBeNull();
  await expect(fromLink("#z=????")).rejects.toThrow();
});
