// The puzzles of a day: one a level on 9x9 and one on a layout that changes from day to day. Nothing
// is asked of a server: the date is the generator's seed, so that they are the same for everyone, and
// `clew generate --level LEVEL --seed YYYYMMDD` makes them too.
import { nth } from "./nth.ts";

export interface Daily {
  layout: string;
  level: string;
  seed: number;
  /** The name of its game. */
  game: string;
}

/** Layouts, each at a level of which a puzzle is made in a moment. */
const turns: readonly (readonly [string, string])[] = [
  ["hyper", "intermediate"], ["samurai", "very hard"], ["tridoku", "intermediate"], ["disjoint", "intermediate"], ["6x6", "intermediate"],
  ["centerdot", "intermediate"], ["butterfly", "very hard"], ["twodoku", "intermediate"], ["girandola", "intermediate"], ["roxdoku", "intermediate"],
  ["8x8", "intermediate"], ["asterisk", "intermediate"], ["gattai-3", "intermediate"],
];
export const dailyLevels = ["easy", "intermediate", "hard", "very hard", "diabolical"];

/** The day in the player's time zone: 20261123. */
export const dayOf = (date: Date): number => date.getFullYear() * 10_000 + (date.getMonth() + 1) * 100 + date.getDate();

/** Days since 1970, the same for a day everywhere. */
export const dayNumber = (day: number): number => Math.floor(Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / 86_400_000);

export function dailies(day: number): Daily[] {
  const one = (layout: string, level: string): Daily => ({ layout, level, seed: day, game: `day-${day}-${layout}-${level.replace(" ", "-")}` });
  return [...dailyLevels.map((level) => one("9x9", level)), one(...nth(turns, dayNumber(day) % turns.length))];
}

/** The day that a game's puzzle was made for, or 0. */
export const dayOfGame = (game: string): number => Number(/^day-(\d{8})-/.exec(game)?.[1] ?? 0);
