import { expect, test } from "vitest";
import { dailyStreaks, solvedDailies, weeksOf } from "../src/app/days.ts";
import { filledInOrder } from "../src/draw/finish-thread.ts";
import { Games } from "../src/app/games.ts";
import { addPlayed } from "../src/app/played.ts";
import { addAllFinished } from "../src/app/statistics.ts";
import { enter } from "../src/model/acts.ts";
import { parseLine } from "../src/model/digits.ts";
import { start } from "../src/model/doc.ts";
import { emptyGrid, withGivens } from "../src/model/grid.ts";
import { advance, begin, type History } from "../src/model/history.ts";

/** A store of a browser, with room for so many characters. */
class Store {
  private readonly items = new Map<string, string>();
  constructor(public room = Infinity) {}
  get length() { return this.items.size; }
  key(i: number) { return [...this.items.keys()][i] ?? null; }
  getItem(key: string) { return this.items.get(key) ?? null; }
  removeItem(key: string) { this.items.delete(key); }
  setItem(key: string, text: string) {
    const others = [...this.items].reduce((sum, [name, item]) => sum + (name === key ? 0 : item.length), 0);
    if (others + text.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, text);
  }
}

const fresh = (line = "1..............."): History => begin(start(withGivens("4x4", "", parseLine(line))));
const play = (history: History, cell: number, digit: number): History => advance(history, enter(history.present, [cell], digit));
const values = async (games: Games) => (await games.list()).map(({ present }) => present.grid.values.join("")).sort();

test("every game has a place of its own, and is opened as it was left", async () => {
  let now = 0;
  const games = new Games(new Store(), () => ++now);
  const [a, b] = [play(fresh(), 1, 2), play(fresh("....2..........."), 0, 3)];
  for (const game of [a, b]) expect(games.keep(game)).toBe(game);
  expect((await games.list()).map(({ id }) => id)).toEqual([b.present.game, a.present.game]);
  expect(games.last()).toBe(b.present.game);
  expect(games.open(a.present.game)).toEqual(a);
});

test("a grid on which nothing stands is no game", async () => {
  const games = new Games(new Store());
  games.keep(begin(start(emptyGrid("4x4", "", 16))));
  expect(await games.list()).toEqual([]);
});

test("what is drawn is a puzzle without a digit, and kept", async () => {
  const games = new Games(new Store());
  games.keep(begin(start(emptyGrid("", "sudoku 1\nlayout 4x4\ncage 5 r1c1 r1c2", 16))));
  expect((await games.list()).length).toBe(1);
});

test("where another tab has written, the game goes on under another name, and both are kept", async () => {
  const store = new Store();
  const [here, there] = [new Games(store), new Games(store)];
  const common = fresh();
  here.keep(common);
  const opened = there.open(common.present.game)!;
  const mine = here.keep(play(common, 1, 2))!;
  const yours = there.keep(play(opened, 2, 3))!;
  expect(yours.present.game).not.toBe(mine.present.game);
  expect(new Set([...yours.past, yours.present].map((doc) => doc.game)).size).toBe(1);
  // From then on each tab writes its own.
  here.keep(play(mine, 5, 4));
  there.keep(play(yours, 6, 1));
  expect(await values(here)).toEqual(["1030001000000000", "1200040000000000"]);
});

test("a full store makes games keep less of their past, and never lose the present", async () => {
  let long = fresh();
  for (let i = 0; i < 60; ++i) long = play(long, 1 + (i % 15), 1 + (i % 4));
  const store = new Store();
  const games = new Games(store);
  games.keep(long);
  store.room = store.getItem(`clew.game.${long.present.game}`)!.length + 100;
  const second = play(fresh("...4............"), 0, 1);
  expect(games.keep(second)).toBe(second);
  expect(games.open(long.present.game)!.present.grid.values).toEqual(long.present.grid.values);
  expect(games.open(long.present.game)!.past.length).toBeLessThan(60);
  store.room = 10;
  expect(games.keep(play(second, 5, 2))).toBeNull();
  expect(games.open(second.present.game)!.present.grid.values).toEqual(second.present.grid.values);
});

test("a broken game is put aside, and a removed one can be put back", async () => {
  const store = new Store();
  const games = new Games(store);
  const game = play(fresh(), 1, 2);
  games.keep(game);
  for (const text of ["{", "null", "{}", JSON.stringify({ version: 1, grids: [], knots: [], docs: [], present: 0 })]) {
    store.setItem("clew.game.broken", text);
    expect(games.open("broken")).toBeNull();
    expect((await games.list()).length).toBe(1);
  }
  const putBack = games.remove(game.present.game);
  expect(games.open(game.present.game)).toBeNull();
  putBack();
  expect(games.open(game.present.game)).toEqual(game);
});

test("days in a row are those whose puzzle was solved on its day; a month has its days in weeks", () => {
  const at = (day: string, late = day) => ({ day: Number(day.replaceAll("-", "")), layout: "9x9", level: "easy", time: 0, at: new Date(`${late}T12:00:00`).getTime() });
  const list = [at("2026-02-27"), at("2026-02-28"), at("2026-03-01"), at("2026-03-02", "2026-03-05"), at("2026-03-05")];
  expect(dailyStreaks(list, 20260306)).toEqual({ now: 1, longest: 3 });
  expect(dailyStreaks(list, 20260307)).toEqual({ now: 0, longest: 3 });
  for (const [year, month, first] of [[2026, 11, 1], [2026, 11, 7], [2024, 2, 1], [2026, 2, 7], [2027, 1, 6]] as const) {
    const weeks = weeksOf(year, month, first);
    const days = weeks.flat().filter(Boolean);
    expect(weeks.every((week) => week.length === 7 && week.some(Boolean))).toBe(true);
    expect(days).toEqual(Array.from({ length: new Date(year, month, 0).getDate() }, (_, i) => year * 10_000 + month * 100 + i + 1));
    weeks.forEach((week) => week.forEach((day, i) => { if (day) expect(new Date(year, month - 1, day % 100).getDay() || 7).toBe(((first - 1 + i) % 7) + 1); }));
  }
});

test("what was solved of days is known from results and from games of before, each once", () => {
  const store = new Store();
  const one = { at: 1_000_000, layout: "9x9", level: "easy", time: 5, hints: 0, steps: 0, mark: "a" };
  addAllFinished(store, [{ ...one, day: 20261102 }, { ...one, mark: "b" }]);
  addPlayed(store, "day-20261102-9x9-easy", { done: 2_000_000, time: 7 });
  addPlayed(store, "day-20261103-9x9-very-hard", { done: 3_000_000, time: 9 });
  addPlayed(store, "day-20261104-9x9-easy", { time: 9 });
  expect(solvedDailies(store)).toEqual([{ day: 20261102, layout: "9x9", level: "easy", at: 1_000_000, time: 5 }, { day: 20261103, layout: "9x9", level: "very hard", at: 3_000_000, time: 9 }]);
});

test("the thread of a shared picture goes through the cells in the order of their last values, without givens", () => {
  const grid = withGivens("4x4", "", parseLine("1..............."));
  let doc = start(grid);
  for (const [cell, digit] of [[5, 2], [6, 3], [7, 4], [6, 1], [8, 2], [8, 2]] as const) doc = enter(doc, [cell], digit);
  expect(filledInOrder(doc)).toEqual([{ cell: 5, shown: false }, { cell: 7, shown: false }, { cell: 6, shown: false }]);
});
