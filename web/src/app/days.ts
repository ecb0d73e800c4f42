// The days of which puzzles of the day were solved in this browser, and how many of them follow one another.
import { dailies, dayNumber, dayOf, dayOfGame } from "../model/today.ts";
import { clock, readPlayed } from "./played.ts";
import { finished, streaks } from "./statistics.ts";
import type { Store } from "./stores.ts";

/** A puzzle of a day that was solved. */
export interface SolvedDaily {
  day: number;
  layout: string;
  level: string;
  /** When, in ms since 1970. */
  at: number;
  /** In ms; 0 if no time was taken. */
  time: number;
}

const keyOf = ({ day, layout, level }: Pick<SolvedDaily, "day" | "layout" | "level">): string => `${day} ${layout} ${level}`;
const played = "clew.played.";

/** Every solved one once, oldest day first: results tell their day, and games of before are known by their names. */
export function solvedDailies(store: Store): SolvedDaily[] {
  const found = new Map<string, SolvedDaily>();
  const add = (one: SolvedDaily) => {
    const before = found.get(keyOf(one));
    if (!before || one.at < before.at) found.set(keyOf(one), one);
  };
  for (const { day, layout, level, at, time } of finished(store)) if (day) add({ day, layout, level, at, time });
  for (let i = 0; i < store.length; ++i) {
    const key = store.key(i) ?? "";
    const day = key.startsWith(played) ? dayOfGame(key.slice(played.length)) : 0;
    if (!day) continue;
    const game = key.slice(played.length);
    const daily = dailies(day).find((one) => one.game === game);
    const { done, time } = readPlayed(store, game);
    if (daily && done) add({ day, layout: daily.layout, level: daily.level, at: done, time });
  }
  return [...found.values()].sort((a, b) => a.day - b.day);
}

/** Solved on its own day. */
export const isInTime = ({ day, at }: SolvedDaily): boolean => dayOf(new Date(at)) === day;

/** Days one after another with a puzzle solved on its day, up to today or yesterday; and the most there were. */
export const dailyStreaks = (list: readonly SolvedDaily[], today = dayOf(new Date())): { now: number; longest: number } => streaks(list.filter(isInTime), today);

/** The days of a month by weeks, 0 where the week has days of another month. `first`: its day of the week, 1 for Monday to 7. */
export function weeksOf(year: number, month: number, first: number): number[][] {
  const begin = new Date(year, month - 1, 1);
  const length = new Date(year, month, 0).getDate();
  const before = ((begin.getDay() || 7) - first + 7) % 7;
  const weeks = Math.ceil((before + length) / 7);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, i) => {
    const date = week * 7 + i - before + 1;
    return date >= 1 && date <= length ? year * 10_000 + month * 100 + date : 0;
  }));
}

/** Whether the day after this one, or before it, is in the set too. */
export const isJoined = (days: ReadonlySet<number>, day: number, way: 1 | -1): boolean => days.has(dayNumber(day) + way);

/** The time of the hardest puzzle of a day that has one, as it is shown. */
export function timeTold(list: readonly SolvedDaily[], levels: readonly string[]): string {
  const hardest = [...list].sort((a, b) => levels.indexOf(b.level) - levels.indexOf(a.level)).find(({ time }) => time > 0);
  return hardest ? clock(hardest.time) : "";
}
