// Practice in this browser, and the choice of the next lesson from it.
import { local, type Store } from "../app/stores.ts";
import { countOne, readTally, type Tally } from "../app/tally.ts";

export const learnedPlace = "clew.learned";
/** So many positions without help, and a technique is learned. */
export const enough = 3;

/** Positions solved without help, by technique. */
export const learned = (store: Store = local): Tally => readTally(store, learnedPlace);
export const noteLearned = (technique: string, store: Store = local): number => countOne(store, learnedPlace, technique);

/** Techniques that hints were asked about and that are not learned yet, the easiest first. */
export const gapsOf = (order: readonly string[], asked: Tally, done: Tally): string[] =>
  order.filter((name) => (asked[name] ?? 0) > 0 && (done[name] ?? 0) < enough);

/** The easiest gap, or the first of the course that is not learned. */
export const lessonOfToday = (order: readonly string[], asked: Tally, done: Tally): string =>
  gapsOf(order, asked, done)[0] ?? order.find((name) => (done[name] ?? 0) < enough) ?? order[0] ?? "";
