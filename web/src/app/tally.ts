// Counts by name, stored in the browser: requested techniques, learned ones.
import type { Store } from "./stores.ts";

export type Tally = Record<string, number>;

/** Ignores values that are not counts. */
export const countsIn = (kept: unknown): Tally =>
  kept && typeof kept === "object" ? Object.fromEntries(Object.entries(kept).filter(([name, count]) => /^[\w-]{1,60}$/.test(name) && Number.isInteger(count) && count > 0)) : {};

export function readTally(store: Store, place: string): Tally {
  try {
    return countsIn(JSON.parse(store.getItem(place) ?? "{}"));
  } catch {
    return {};
  }
}

function write(store: Store, place: string, tally: Tally): void {
  try {
    store.setItem(place, JSON.stringify(tally));
  } catch {
    // Storage is full: it counts until the page is closed.
  }
}

/** One more; how many there are now. */
export function countOne(store: Store, place: string, name: string): number {
  const before = readTally(store, place);
  const count = (before[name] ?? 0) + 1;
  write(store, place, { ...before, [name]: count });
  return count;
}

/** Takes in counts of another browser: of each name the greater one. */
export function mergeTally(store: Store, place: string, more: unknown): void {
  const both = readTally(store, place);
  for (const [name, count] of Object.entries(countsIn(more))) both[name] = Math.max(both[name] ?? 0, count);
  write(store, place, both);
}
