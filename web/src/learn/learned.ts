// Lessons read and practice done in this browser, and the choice of the next lesson from both.
import { local, type Store } from "../app/stores.ts";
import { countOne, readTally, type Tally } from "../app/tally.ts";

export const learnedPlace = "clew.learned";
export const readPlace = "clew.read";
/** So many positions without help, and a technique is practised. */
export const enough = 5;

/** Positions solved without help, by technique. */
export const learned = (store: Store = local): Tally => readTally(store, learnedPlace);
export const noteLearned = (technique: string, store: Store = local): number => countOne(store, learnedPlace, technique);

/** How often a lesson was read to its end, by technique. */
export const lessonsRead = (store: Store = local): Tally => readTally(store, readPlace);
export const noteRead = (technique: string, store: Store = local): number => countOne(store, readPlace, technique);

export interface Progress {
  practised: Tally;
  read: Tally;
}
export const progress = (store: Store = local): Progress => ({ practised: learned(store), read: lessonsRead(store) });

/** A lesson is done when it was read and, if it has practice, practised enough. */
export const isLearned = ({ practised, read }: Progress, name: string, hasPractice = true): boolean =>
  (read[name] ?? 0) > 0 && (!hasPractice || (practised[name] ?? 0) >= enough);

/** Techniques that hints were asked about and that are not practised yet, the easiest first. */
export const gapsOf = (order: readonly string[], asked: Tally, done: Tally): string[] =>
  order.filter((name) => (asked[name] ?? 0) > 0 && (done[name] ?? 0) < enough);

/** The easiest gap, or the first of the course that is not done. */
export const lessonOfToday = (order: readonly string[], asked: Tally, done: Tally, isDone = (name: string): boolean => (done[name] ?? 0) >= enough): string =>
  gapsOf(order, asked, done)[0] ?? order.find((name) => !isDone(name)) ?? order[0] ?? "";
