// Techniques that hints have named: what a player may want to learn.
import { local, type Store } from "./stores.ts";

const place = "clew.asked";

export function asked(store: Store = local): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? "{}");
    return kept && typeof kept === "object" ? Object.fromEntries(Object.entries(kept).filter(([, count]) => Number.isInteger(count) && count > 0)) : {};
  } catch {
    return {};
  }
}

export function noteAsked(technique: string, store: Store = local): void {
  try {
    const before = asked(store);
    store.setItem(place, JSON.stringify({ ...before, [technique]: (before[technique] ?? 0) + 1 }));
  } catch {
    // No room: the lessons will not know of it.
  }
}
