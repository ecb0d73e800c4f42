import { expect, test } from "vitest";
import { asked, noteAsked } from "../src/app/asked.ts";
import { backup, restore } from "../src/app/backup.ts";
import { learned, noteLearned } from "../src/learn/learned.ts";
import { Games } from "../src/app/games.ts";
import { gradesOf } from "../src/app/graded.ts";
import { addPlayed, clock, readPlayed } from "../src/app/played.ts";
import { markOf } from "../src/app/solved.ts";
import { addAllFinished, bestOf, finished, type Finished, streaks, summaries } from "../src/app/statistics.ts";
import { parseLine } from "../src/model/digits.ts";
import { start } from "../src/model/doc.ts";
import { withGivens } from "../src/model/grid.ts";
import { begin } from "../src/model/history.ts";
import { dailies, dayNumber, dayOf, dayOfGame } from "../src/model/today.ts";

const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** A browser's store with so much room. */
function shelf(room = Infinity) {
  const items = new Map<string, string>();
  return {
    get length() { return items.size; },
    key: (place: number) => [...items.keys()][place] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, text: string) {
      const size = [...items].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), text.length);
      if (size > room) throw new Error("quota");
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

const one = (at: number, level = "easy", time = 0, more: Partial<Finished> = {}): Finished => ({ at, layout: "9x9", level, time, hints: 0, steps: 0, mark: `m${at}`, ...more });

test("a day has its puzzles: one a level, and one on a layout that changes", () => {
  const today = dailies(20261123);
  expect(today.map(({ level }) => level)).toEqual(["easy", "intermediate", "hard", "very hard", "diabolical", expect.any(String)]);
  expect(today.every(({ seed, game }) => seed === 20261123 && dayOfGame(game) === 20261123 && /^[\w-]{1,40}$/.test(game))).toBe(true);
  expect(new Set(today.map(({ game }) => game)).size).toBe(6);
  expect(dailies(20261123)).toEqual(today);
  const turn = Array.from({ length: 13 }, (_, i) => dailies(20261101 + i)[5]?.layout);
  expect(new Set(turn).size).toBe(13);
  expect(dayNumber(20270101)).toBe(dayNumber(20261231) + 1);
  expect(dayNumber(20240301)).toBe(dayNumber(20240228) + 2);
  expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe(20261103);
});

test("what two tabs add to a game is both kept", () => {
  const store = shelf();
  addPlayed(store, "a", { time: 1000, hints: 1 });
  addPlayed(store, "a", { time: 500, steps: 2 });
  addPlayed(store, "a", { done: 7 });
  expect(addPlayed(store, "a", { done: 9 })).toEqual({ time: 1500, hints: 1, steps: 2, done: 7, level: "", marks: "" });
  store.setItem("clew.played.b", '{"time":-1,"hints":"x"}');
  expect(readPlayed(store, "b")).toEqual({ time: 0, hints: 0, steps: 0, done: 0, level: "", marks: "" });
  expect(addPlayed(shelf(0), "a", { time: 5 }).time).toBe(5);
  expect([0, 59_999, 61_000, 3_600_000, 36_061_000].map(clock)).toEqual(["0:00", "0:59", "1:01", "1:00:00", "10:01:01"]);
});

test("the record of a game goes with it: under another name, out and back", () => {
  const store = shelf();
  const game = begin(start(withGivens("9x9", "", parseLine(classic)), "", "g"));
  const [mine, other] = [new Games(store, () => 1), new Games(store, () => 2)];
  mine.keep(game);
  addPlayed(store, "g", { time: 4000 });
  const renamed = other.keep(begin({ ...game.present, title: "x" }))!.present.game;
  expect(renamed).not.toBe("g");
  expect(readPlayed(store, renamed).time).toBe(4000);
  const putBack = mine.remove("g");
  expect(readPlayed(store, "g").time).toBe(0);
  putBack();
  expect(readPlayed(store, "g").time).toBe(4000);
});

test("of a level the first puzzle that is not solved comes next", () => {
  const puzzle = (level: string, text: string) => ({ layout: "9x9", level, puzzle: text });
  const list = [puzzle("hard", "1"), puzzle("easy", "2"), puzzle("easy", "3")];
  expect(gradesOf(list, new Set()).map(({ level, next }) => level + next.puzzle)).toEqual(["easy2", "hard1"]);
  expect(gradesOf(list, new Set([markOf("9x9", "2")]))[0]).toEqual({ level: "easy", next: list[2], solved: 1 });
  expect(gradesOf(list, new Set([markOf("9x9", "2"), markOf("9x9", "3")]))[0]?.next).toBe(list[1]);
});

test("statistics count what was solved, and time only what no step was made of", () => {
  const list = [one(1, "easy", 300), one(2, "easy", 100, { hints: 2 }), one(3, "easy", 50, { steps: 3 }), one(4, "easy", 200), one(5, "hard")];
  expect(summaries(list)).toEqual([
    { layout: "9x9", level: "easy", solved: 4, best: 100, median: 200, hints: 2 },
    { layout: "9x9", level: "hard", solved: 1, best: 0, median: 0, hints: 0 },
  ]);
  expect(bestOf(list, "9x9", "easy")).toBe(100);
  expect(bestOf(list, "9x9", "hard")).toBe(Infinity);
  const on = (day: number) => one(new Date(2026, 10, day, 12).getTime());
  expect(streaks([on(1), on(2), on(3), on(5), on(6)], 20261106)).toEqual({ now: 2, longest: 3 });
  expect(streaks([on(5), on(6), on(6)], 20261107)).toEqual({ now: 2, longest: 2 });
  expect(streaks([on(5)], 20261107).now).toBe(0);
  expect(streaks([], 20261107)).toEqual({ now: 0, longest: 0 });
});

test("a file adds what is not there, and takes nothing away", () => {
  const [from, to] = [shelf(), shelf()];
  const keep = (store: ReturnType<typeof shelf>, title: string, at: number) =>
    new Games(store, () => at).keep(begin(start(withGivens("9x9", "", parseLine(classic)), title, "g")));
  keep(from, "theirs", 5);
  addPlayed(from, "g", { time: 9000, hints: 1 });
  addAllFinished(from, [one(1), one(2)]);
  addAllFinished(to, [one(2), one(3)]);
  const text = backup(from);
  noteAsked("x-wing", from);
  noteLearned("naked-pair", from);
  expect(restore(to, backup(from))).toEqual({ games: 1, finished: 1 });
  expect([asked(to), learned(to)]).toEqual([{ "x-wing": 1 }, { "naked-pair": 1 }]);
  expect(readPlayed(to, "g")).toMatchObject({ time: 9000, hints: 1 });
  expect(finished(to).map(({ at }) => at)).toEqual([1, 2, 3]);
  expect(restore(to, text)).toEqual({ games: 0, finished: 0 });
  const newer = shelf();
  keep(newer, "mine", 6);
  expect(restore(newer, text)!.games).toBe(0);
  expect(new Games(newer).open("g")!.present.title).toBe("mine");
  for (const bad of ["", "[]", '{"clew":2}', "null", '"x"']) expect(restore(to, bad)).toBe(null);
  expect(restore(to, '{"clew":1,"games":{"g2":{"version":1}},"finished":[{"at":"x"}],"solved":[3]}')).toEqual({ games: 0, finished: 0 });
  expect(restore(shelf(10), text)).toEqual({ games: 0, finished: 0 });
});
