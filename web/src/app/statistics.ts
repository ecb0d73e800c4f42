// Every game finished in this browser, in order of time, and its statistics.
import { dayNumber, dayOf } from "../model/today.ts";
import type { Store } from "./stores.ts";

const place = "clew.finished";
const most = 5000;

export interface Finished {
  at: number;
  layout: string;
  level: string;
  /** In ms; 0 if no time was taken. */
  time: number;
  hints: number;
  /** Steps that the page made. */
  steps: number;
  /** The puzzle, as a mark of its givens. */
  mark: string;
  /** The day that it is a puzzle of. */
  day?: number;
}

const whole = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && value >= 0;
const short = (value: unknown): value is string => typeof value === "string" && value.length <= 60;

export function isFinished(one: unknown): one is Finished {
  if (!one || typeof one !== "object") return false;
  const { at, layout, level, time, hints, steps, mark } = one as Finished;
  const { day } = one as Finished;
  return (day === undefined || whole(day)) && [at, time, hints, steps].every(whole) && [layout, level, mark].every(short);
}

export function finished(store: Store): Finished[] {
  try {
    const list: unknown = JSON.parse(store.getItem(place) ?? "[]");
    return Array.isArray(list) ? list.filter(isFinished) : [];
  } catch {
    return [];
  }
}

/** Adds the missing ones; returns their number. */
export function addAllFinished(store: Store, more: readonly Finished[]): number {
  const list = finished(store);
  const known = new Set(list.map(({ at, mark }) => `${at} ${mark}`));
  const fresh = more.filter(({ at, mark }) => !known.has(`${at} ${mark}`));
  try {
    if (fresh.length) store.setItem(place, JSON.stringify([...list, ...fresh].sort((a, b) => a.at - b.at).slice(-most)));
    return fresh.length;
  } catch {
    return 0; // storage is full
  }
}

export const addFinished = (store: Store, one: Finished): number => addAllFinished(store, [one]);

const timesOf = (list: readonly Finished[]): number[] =>
  list.filter(({ time, steps }) => time > 0 && !steps).map(({ time }) => time).sort((a, b) => a - b);

/** The best time of one's own; Infinity when there is none. */
export const bestOf = (list: readonly Finished[], layout: string, level: string): number =>
  timesOf(list.filter((one) => one.layout === layout && one.level === level))[0] ?? Infinity;

export interface Summary {
  layout: string;
  level: string;
  solved: number;
  /** In ms, of those that the page made no step of; 0 when there is none. */
  best: number;
  median: number;
  hints: number;
}

/** Of a sorted list; 0 of none. */
function medianOf(times: readonly number[]): number {
  const [low = 0, high = low] = times.slice((times.length - 1) >> 1, (times.length >> 1) + 1);
  return (low + high) / 2;
}

export function summaries(list: readonly Finished[]): Summary[] {
  const groups = new Map<string, [Finished, ...Finished[]]>();
  for (const one of list) {
    const key = `${one.layout}\n${one.level}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map((group) => {
    const times = timesOf(group);
    const [{ layout, level }] = group;
    return {
      layout, level, solved: group.length, best: times[0] ?? 0, median: medianOf(times),
      hints: group.reduce((sum, one) => sum + one.hints, 0),
    };
  });
}

/** Consecutive days with a finished game, up to today or yesterday; and the longest such series. */
export function streaks(list: readonly Pick<Finished, "at">[], today = dayOf(new Date())): { now: number; longest: number } {
  const days = [...new Set(list.map(({ at }) => dayNumber(dayOf(new Date(at)))))].sort((a, b) => a - b);
  let [row, longest] = [0, 0];
  days.forEach((day, i) => {
    row = i && days[i - 1] === day - 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  const last = days[days.length - 1] ?? -9;
  return { now: dayNumber(today) - last <= 1 ? row : 0, longest };
}
