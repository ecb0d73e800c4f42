// The record of a game: its time, the help used, and its finish. Stored beside the game and only ever extended, so that
// two tabs of one game lose none of it.
import { type Marks, marksModes } from "../model/marks.ts";
import type { Store } from "./stores.ts";

const place = "clew.played.";

export interface Played {
  /** In ms. */
  time: number;
  hints: number;
  /** Steps that the page made. */
  steps: number;
  /** When it was finished, in ms since 1970; 0 when it is not. */
  done: number;
  /** How hard it is, once it has been rated; empty before. */
  level: string;
  /** The pencil marks that its grid shows; empty until somebody chooses. */
  marks: Marks | "";
}

export const unplayed: Played = { time: 0, hints: 0, steps: 0, done: 0, level: "", marks: "" };

const count = (value: unknown): number => (typeof value === "number" && value >= 0 && Number.isFinite(value) ? value : 0);

export function readPlayed(store: Store, game: string): Played {
  try {
    const { time, hints, steps, done, level, marks } = JSON.parse(store.getItem(place + game) ?? "{}") as Partial<Played>;
    return { time: count(time), hints: count(hints), steps: count(steps), done: count(done), level: typeof level === "string" ? level.slice(0, 40) : "", marks: marksModes.find((one) => one === marks) ?? "" };
  } catch {
    return unplayed;
  }
}

/** Adds to the record of a game, including additions of another tab. */
export function addPlayed(store: Store, game: string, more: Partial<Played>): Played {
  const before = readPlayed(store, game);
  const sum = (key: "time" | "hints" | "steps") => before[key] + (more[key] ?? 0);
  const after: Played = { time: sum("time"), hints: sum("hints"), steps: sum("steps"), done: before.done || (more.done ?? 0), level: more.level ?? before.level, marks: more.marks || before.marks };
  try {
    store.setItem(place + game, JSON.stringify(after));
  } catch {
    // Storage is full: the time of this visit counts until the page is closed.
  }
  return after;
}

/** A game goes on under another name. */
export function copyPlayed(store: Store, from: string, to: string): void {
  addPlayed(store, to, readPlayed(store, from));
}

/** Removes the record of a game; returns a function that restores it. */
export function removePlayed(store: Store, game: string): () => void {
  const text = store.getItem(place + game);
  store.removeItem(place + game);
  return () => {
    if (text !== null) store.setItem(place + game, text);
  };
}

/** 4:32, 1:04:32. */
export function clock(time: number): string {
  const seconds = Math.floor(time / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
