// What has been practised in this browser, and what that says of the next lesson.
import { local, type Store } from "../app/stores.ts";

const place = "clew.learned";
/** So many positions without help, and a technique is learned. */
export const enough = 3;

/** Positions solved without help, by technique. */
export function learned(store: Store = local): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? "{}");
    return kept && typeof kept === "object" ? Object.fromEntries(Object.entries(kept).filter(([, count]) => Number.isInteger(count) && count > 0)) : {};
  } catch {
    return {};
  }
}

export function noteLearned(technique: string, store: Store = local): number {
  const before = learned(store);
  const count = (before[technique] ?? 0) + 1;
  try {
    store.setItem(place, JSON.stringify({ ...before, [technique]: count }));
  } catch {
    // No room: it counts until the page is closed.
  }
  return count;
}

/** Techniques that hints were asked about and that are not learned yet, the easiest first. */
export const gapsOf = (order: readonly string[], asked: Record<string, number>, done: Record<string, number>): string[] =>
  order.filter((name) => (asked[name] ?? 0) > 0 && (done[name] ?? 0) < enough);

/** The easiest gap, or the first of the course that is not learned. */
export const lessonOfToday = (order: readonly string[], asked: Record<string, number>, done: Record<string, number>): string =>
  gapsOf(order, asked, done)[0] ?? order.find((name) => (done[name] ?? 0) < enough) ?? order[0] ?? "";
