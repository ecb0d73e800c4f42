// Sizes of the puzzle at each act, as knots on a logarithmic scale from the empty grid to one solution.
import type { Doc } from "../model/doc.ts";
import type { History } from "../model/history.ts";
import { redo, undo } from "../model/history.ts";

export interface SizeKnot {
  doc: Doc;
  log10: number;
  /** From 0, the empty grid, to 1, one solution. */
  at: number;
  /** Whether it comes after the present act, which was undone to. */
  later: boolean;
}

/** The least distance between two knots, as a share of the thread. */
const apart = 0.075;

/** The documents of a history, from the first to the last. */
export const docsOf = ({ past, present, future }: History): readonly Doc[] => [...past, present, ...future];

/** Knots of the acts whose sizes are known, without those too near to a later one; the present one always stands.
 *  `empty`: the size of the empty grid. Sizes are numbers of decimal places. */
export function knotsOf(history: History, sizeOf: (doc: Doc) => number | undefined, empty: number): SizeKnot[] {
  const place = (log10: number) => Math.min(1, Math.max(0, 1 - log10 / empty));
  const now = history.past.length;
  const known = docsOf(history).flatMap((doc, i) => {
    const log10 = sizeOf(doc);
    return log10 === undefined || !Number.isFinite(log10) ? [] : [{ doc, log10, at: place(log10), later: i > now, isNow: i === now }];
  });
  const kept: (typeof known)[number][] = known.filter((one) => one.isNow);
  for (const one of known.toReversed()) if (!one.isNow && kept.every(({ at }) => Math.abs(at - one.at) >= apart)) kept.push(one);
  return kept.map(({ doc, log10, at, later }) => ({ doc, log10, at, later })).sort((a, b) => a.at - b.at);
}

/** The history with another of its documents as the present one. */
export function at(history: History, doc: Doc): History {
  let moved = history;
  const move = history.past.includes(doc) ? undo : redo;
  while (moved.present !== doc) {
    const next = move(moved);
    if (next === moved) return history;
    moved = next;
  }
  return moved;
}
