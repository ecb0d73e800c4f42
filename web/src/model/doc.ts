// The player's work: the grid, the record of how it came to be, and the guesses that are open.
// Plain data, never changed in place, so that undo is a list of earlier ones.
import type { About } from "./about.ts";
import type { Grid } from "./grid.ts";
import type { Candidate, Step } from "./step.ts";

export type Entry =
  | { kind: "step"; step: Step }
  | { kind: "own"; cells: number[]; digit: number }
  | { kind: "clear"; cells: number[] }
  | { kind: "guess"; guess: Candidate | null }
  | { kind: "pop"; guess: Candidate | null; reason: string }
  | { kind: "keep"; guess: Candidate | null }
  | { kind: "answer" };

/** One knot of the thread: an entry, the grid before it, and the knot before. */
export interface Knot {
  number: number;
  entry: Entry;
  before: Grid;
  depth: number;
  previous: Knot | null;
}

export interface Guess {
  /** The first entry after the guess was opened. */
  made: Candidate | null;
  grid: Grid;
  thread: Knot | null;
}

export interface Doc {
  /** The game that this is a state of: one puzzle, from the moment that it is taken. */
  game: string;
  grid: Grid;
  thread: Knot | null;
  guesses: readonly Guess[];
  /** The name of the puzzle's author or level, if its text has one. */
  title: string;
  /** The setter's words, if there are some. */
  about?: About | undefined;
}

const newGame = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

export const start = (grid: Grid, title = "", game = newGame(), about?: About): Doc => ({ game, grid, thread: null, guesses: [], title, about });

/** Whether something has been put into the grid. */
export const isBegun = ({ grid, thread, guesses }: Doc): boolean =>
  !!thread || guesses.length > 0 || grid.values.some(Boolean) || grid.colour.some(Boolean) || Object.keys(grid.pen).length > 0 ||
  [grid.corner, grid.centre, grid.removed].some((list) => list.some((set) => set.length > 0));

/** True if the document has contents worth keeping: drawn constraints are a puzzle without a digit. */
export const worthKeeping = (doc: Doc): boolean => isBegun(doc) || doc.grid.source !== "";

export const tie = (doc: Doc, grid: Grid, entry: Entry): Doc => ({
  ...doc,
  grid,
  thread: {
    number: (doc.thread?.number ?? 0) + 1,
    entry, before: doc.grid, depth: doc.guesses.length, previous: doc.thread,
  },
});

export function knots(doc: Doc): Knot[] {
  const list: Knot[] = [];
  for (let knot = doc.thread; knot; knot = knot.previous) list.push(knot);
  return list;
}
