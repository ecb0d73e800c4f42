// The player's actions, each as a function from one document to the next. An action without effect returns the same
// document, which undo ignores.
import { hasColour, withColour, withoutColour } from "./colours.ts";
import { add, type Digit, none, remove } from "./digits.ts";
import { type Doc, start, tie } from "./doc.ts";
import { filled, type Grid, withGivens } from "./grid.ts";
import { withoutMarks } from "./marks.ts";
import { nth } from "./nth.ts";
import type { Candidate, Step } from "./step.ts";
import { valuesOf } from "./values.ts";

export type Mode = "value" | "corner" | "centre" | "colour" | "pen";
export const modes: readonly Mode[] = ["value", "corner", "centre", "colour", "pen"];
/** So many places on, round and round. */
export const modeAfter = (mode: Mode, way: number): Mode => nth(modes, (modes.indexOf(mode) + way + modes.length) % modes.length);

function put<T>(list: readonly T[], cells: readonly number[], item: (old: T, cell: number) => T): readonly T[] {
  const next = list.slice();
  let changed = false;
  for (const cell of cells) {
    next[cell] = item(nth(list, cell), cell);
    changed ||= next[cell] !== list[cell];
  }
  return changed ? next : list;
}

function changed(before: Grid, after: Grid): boolean {
  return (Object.keys(after) as (keyof Grid)[]).some((key) => before[key] !== after[key]);
}

const notGiven = (grid: Grid, cells: readonly number[]) => cells.filter((cell) => grid.kinds[cell] !== "given");
const open = (grid: Grid, cells: readonly number[]) => cells.filter((cell) => !grid.values[cell]);

/** Types a value: given cells refuse, an own entry is replaced, the same digit again takes it out. */
export function enter(doc: Doc, cells: readonly number[], digit: Digit): Doc {
  const { grid } = doc;
  const free = notGiven(grid, cells);
  const [first] = free;
  if (first === undefined) return doc;
  if (free.every((cell) => grid.values[cell] === digit)) return clear(doc, free);
  const depth = doc.guesses.length;
  const next: Grid = {
    ...grid,
    values: put(grid.values, free, () => digit),
    kinds: put(grid.kinds, free, () => "own"),
    depth: put(grid.depth, free, () => depth),
  };
  const result = tie(doc, next, { kind: "own", cells: free, digit });
  const innermost = doc.guesses[depth - 1];
  if (!innermost || innermost.made || free.length > 1) return result;
  // The first entry after a guess was opened is the guess.
  const made = { cell: first, digit };
  return {
    ...result,
    guesses: [...doc.guesses.slice(0, -1), { ...innermost, made }],
    thread: { ...result.thread!, entry: { kind: "guess", guess: made } },
  };
}

export function mark(doc: Doc, cells: readonly number[], digit: Digit, mode: "corner" | "centre"): Doc {
  const free = open(doc.grid, cells);
  const all = free.every((cell) => doc.grid[mode][cell]?.includes(digit));
  const list = put(doc.grid[mode], free, (set) => (all ? remove(set, digit) : add(set, digit)));
  return list === doc.grid[mode] ? doc : { ...doc, grid: { ...doc.grid, [mode]: list } };
}

/** Strikes out a candidate, or restores it: the corner marks in automatic mode. */
export function strike(doc: Doc, cells: readonly number[], digit: Digit): Doc {
  const free = open(doc.grid, cells);
  const all = free.every((cell) => doc.grid.removed[cell]?.includes(digit));
  const removed = put(doc.grid.removed, free, (set) => (all ? remove(set, digit) : add(set, digit)));
  return removed === doc.grid.removed ? doc : { ...doc, grid: { ...doc.grid, removed } };
}

/** Adds a colour; removes it if all of the cells have it. */
export function paint(doc: Doc, cells: readonly number[], colour: number): Doc {
  const all = cells.every((cell) => hasColour(nth(doc.grid.colour, cell), colour));
  const list = put(doc.grid.colour, cells, (own) => (all ? withoutColour(own, colour) : withColour(own, colour)));
  return list === doc.grid.colour ? doc : { ...doc, grid: { ...doc.grid, colour: list } };
}

/** Empties cells: values first; without values, their marks and colours. */
export function clear(doc: Doc, cells: readonly number[]): Doc {
  const { grid } = doc;
  const valued = notGiven(grid, cells).filter((cell) => grid.values[cell]);
  if (valued.length)
    return tie(doc, withoutValues(grid, valued), { kind: "clear", cells: valued });
  const next: Grid = {
    ...grid,
    corner: put(grid.corner, cells, () => none),
    centre: put(grid.centre, cells, () => none),
    colour: put(grid.colour, cells, () => 0),
    removed: put(grid.removed, cells, () => none),
  };
  return changed(grid, next) ? { ...doc, grid: next } : doc;
}

/** Takes back values that cannot be right, and brings back candidates that should not have gone. */
export function takeBack(doc: Doc, mistakes: readonly (Candidate & { kind: "value" | "removed" })[]): Doc {
  const wrong = notGiven(doc.grid, mistakes.filter(({ kind }) => kind === "value").map(({ cell }) => cell));
  const out = mistakes.filter(({ kind }) => kind === "removed");
  const mended = (grid: Grid): Grid => {
    const bare = withoutValues(grid, wrong);
    return { ...bare, removed: put(bare.removed, out.map(({ cell }) => cell), (set, cell) => out.reduce((left, one) => (one.cell === cell ? remove(left, one.digit) : left), set)) };
  };
  const grid = mended(doc.grid);
  if (!changed(doc.grid, grid)) return doc;
  // A guess that is left later brings no mistake back.
  const guesses = doc.guesses.map((guess) => ({ ...guess, grid: mended(guess.grid) }));
  return tie({ ...doc, guesses }, grid, { kind: "clear", cells: [...new Set([...wrong, ...out.map(({ cell }) => cell)])] });
}

const withoutValues = (grid: Grid, cells: readonly number[]): Grid => ({
  ...grid,
  values: put(grid.values, cells, () => 0),
  kinds: put(grid.kinds, cells, () => ""),
  depth: put(grid.depth, cells, () => 0),
});

/** Back to the givens, without marks, record or guesses. */
export function clearAll(doc: Doc): Doc {
  const { grid } = doc;
  const givens = grid.values.map((value, cell) => (grid.kinds[cell] === "given" ? value : 0));
  const bare = withGivens(grid.layout, grid.source, givens);
  const marks = [grid.corner, grid.centre, grid.removed].some((list) => list.some((set) => set.length));
  const touched = marks || doc.thread || doc.guesses.length || grid.colour.some(Boolean) || Object.keys(grid.pen).length || filled(grid) > filled(bare);
  return touched ? start(bare, doc.title, doc.game, doc.about) : doc;
}

/** Makes all values givens. */
export function freeze(doc: Doc): Doc {
  const { grid } = doc;
  if (!grid.kinds.some((kind) => kind === "own" || kind === "deduced")) return doc;
  return start({ ...withGivens(grid.layout, grid.source, grid.values), colour: grid.colour, pen: grid.pen }, doc.title, doc.game, doc.about);
}

export function applyStep(doc: Doc, step: Step): Doc {
  return tie(doc, afterStep(doc.grid, step, doc.guesses.length), { kind: "step", step });
}

/** The grid after a step, with so many guesses open. */
export function afterStep(grid: Grid, step: Step, depth: number): Grid {
  const values = grid.values.slice();
  const kinds = grid.kinds.slice();
  const depths = grid.depth.slice();
  const removed = grid.removed.slice();
  for (const { cell, digit } of step.placements) {
    values[cell] = digit;
    kinds[cell] = "deduced";
    depths[cell] = depth;
  }
  for (const { cell, digit } of step.eliminations) removed[cell] = add(nth(removed, cell), digit);
  return { ...grid, ...withoutMarks(grid, step.eliminations), values, kinds, depth: depths, removed };
}

/** The whole answer without its reasons. */
export function answer(doc: Doc, solution: string): Doc {
  const values = valuesOf(doc.grid).parse(solution);
  if (values.length !== doc.grid.values.length) return doc;
  const blank = doc.grid.values.flatMap((value, cell) => (value ? [] : [cell]));
  if (!blank.length) return doc;
  const grid: Grid = {
    ...doc.grid,
    values: put(doc.grid.values, blank, (_, cell) => nth(values, cell)),
    kinds: put(doc.grid.kinds, blank, () => "deduced"),
    depth: put(doc.grid.depth, blank, () => doc.guesses.length),
  };
  return tie(doc, grid, { kind: "answer" });
}

/** Opens a guess; with a cell and digit it is made at once. */
export function guess(doc: Doc, cell = -1, digit: Digit = 0): Doc {
  const opened: Doc = {
    ...doc,
    guesses: [...doc.guesses, { made: null, grid: doc.grid, thread: doc.thread }],
  };
  return digit ? enter(opened, [cell], digit) : opened;
}

/** Leaves the innermost guess. When it has failed, its candidate is removed and the reason kept. */
export function pop(doc: Doc, failed: boolean, reason = ""): Doc {
  const innermost = doc.guesses[doc.guesses.length - 1];
  if (!innermost) return doc;
  const back: Doc = { ...doc, grid: innermost.grid, thread: innermost.thread, guesses: doc.guesses.slice(0, -1) };
  if (!failed || !innermost.made) return back;
  const { cell, digit } = innermost.made;
  const removed = put(back.grid.removed, [cell], (set) => add(set, digit));
  return tie(back, { ...back.grid, removed }, { kind: "pop", guess: innermost.made, reason });
}

/** Accepts the guess: its entries belong to the puzzle from now on. */
export function keep(doc: Doc): Doc {
  const innermost = doc.guesses[doc.guesses.length - 1];
  if (!innermost) return doc;
  const level = doc.guesses.length - 1;
  const depth = doc.grid.depth.map((own) => Math.min(own, level));
  const kept = { ...doc, guesses: doc.guesses.slice(0, -1) };
  return tie(kept, { ...doc.grid, depth }, { kind: "keep", guess: innermost.made });
}
