// Undo and redo without end: every state is a document, and acts move along the list.
import type { Doc } from "./doc.ts";

export interface History {
  past: readonly Doc[];
  present: Doc;
  future: readonly Doc[];
}

export const begin = (present: Doc): History => ({ past: [], present, future: [] });

export const advance = (history: History, next: Doc): History =>
  next === history.present
    ? history
    : { past: [...history.past, history.present], present: next, future: [] };

/** Replaces the present state: one action in two strokes, such as a two-figure digit. */
export const amend = (history: History, next: Doc): History => ({ ...history, present: next, future: [] });

export function undo(history: History): History {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
}

export function redo(history: History): History {
  const { past, present, future: [after, ...later] } = history;
  return after ? { past: [...past, present], present: after, future: later } : history;
}
