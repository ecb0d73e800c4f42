// The picture of a lesson, as small as a stamp: the evidence of its example in whole cells.
import type { Drawing, MarkRole } from "../draw/evidence.ts";

/** Cells by their numbers. What is empty is left out. */
export interface LessonThumb {
  base?: number[];
  cover?: number[];
  error?: number[];
  /** Digits that block. */
  ring?: number[];
  on?: number[];
  square?: number[];
  fin?: number[];
  removed?: number[];
  /** Outlined sets of cells. */
  sets?: number[][];
  /** Pairs of ends, one after the other. */
  strong?: number[];
  weak?: number[];
}

const most = 40; // threads of one kind

/** A cell has one shape for what holds, and a slash for what is ruled out. */
export function thumbOf(drawing: Drawing): LessonThumb {
  const marks = [...drawing.marks.values()].flat();
  const cells = (role: MarkRole) => [...new Set(marks.filter((mark) => mark.role === role).map(({ cell }) => cell))];
  const [on, square] = [cells("on"), cells("square")];
  const threads = (isStrong: boolean) =>
    drawing.threads.filter(({ kind, from, to }) => (kind === "strong" || kind === "cause") === isStrong && from.cell !== to.cell).slice(0, most).flatMap(({ from, to }) => [from.cell, to.cell]);
  const parts: Required<LessonThumb> = {
    base: [...drawing.base], cover: [...drawing.cover], error: [...drawing.error], ring: [...drawing.rings],
    on, square: square.filter((cell) => !on.includes(cell)), fin: cells("fin").filter((cell) => !on.includes(cell) && !square.includes(cell)), removed: cells("removed"),
    sets: drawing.sets.map((set) => set.cells), strong: threads(true), weak: threads(false),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length));
}
