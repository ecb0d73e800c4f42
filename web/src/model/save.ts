// Documents to text and back. Grids and history nodes are shared among many documents, so they are written once each in
// tables and referred to by index. All input is checked: storage and links may contain anything.
import { readAbout } from "./about.ts";
import { areColours } from "./colours.ts";
import { type Digit, type Digits, line, none, parseLine } from "./digits.ts";
import { type Doc, type Entry, type Guess, type Knot, start } from "./doc.ts";
import type { Grid, Kind } from "./grid.ts";
import type { History } from "./history.ts";
import { blank, isPen, type Pen } from "./pen.ts";

interface SavedGrid {
  layout: string;
  source?: string;
  values: string;
  kinds: string;
  depth?: number[];
  corner?: Sparse<Digits>;
  centre?: Sparse<Digits>;
  colour?: Sparse<number>;
  removed?: Sparse<Digits>;
  pen?: Pen;
}
type Sparse<T> = Record<number, T>;

interface SavedDoc {
  game?: string;
  grid: number;
  thread: number; // -1: none
  guesses: { made: Guess["made"]; grid: number; thread: number }[];
  title: string;
  about?: unknown;
}

export interface Saved {
  version: 1;
  grids: SavedGrid[];
  knots: { number: number; entry: Entry; before: number; depth: number; previous: number }[];
  docs: SavedDoc[];
  present: number;
}

const kindLetters: Record<Kind, string> = { "": ".", given: "g", own: "o", deduced: "d" };
const letterKinds: Record<string, Kind> = { ".": "", g: "given", o: "own", d: "deduced" };

function sparse<T>(list: readonly T[], blank: (item: T) => boolean): Sparse<T> | undefined {
  const found = list.flatMap((item, i) => (blank(item) ? [] : [[i, item] as const]));
  return found.length ? Object.fromEntries(found) : undefined;
}

function writeGrid(grid: Grid): SavedGrid {
  const noSet = (set: Digits) => set.length === 0;
  return {
    layout: grid.layout,
    source: grid.source || undefined,
    values: line(grid.values),
    kinds: grid.kinds.map((kind) => kindLetters[kind]).join(""),
    depth: grid.depth.some(Boolean) ? [...grid.depth] : undefined,
    corner: sparse(grid.corner, noSet),
    centre: sparse(grid.centre, noSet),
    colour: sparse(grid.colour, (colour) => !colour),
    removed: sparse(grid.removed, noSet),
    pen: Object.keys(grid.pen).length ? grid.pen : undefined,
  };
}

/** The present, as many earlier and later states as `limit` allows, and all that they refer to. */
export function write(history: History, limit = 150): Saved {
  const past = limit ? history.past.slice(-limit) : [];
  const future = history.future.slice(0, limit);
  const grids = new Table<Grid, SavedGrid>(writeGrid);
  const knots = new Map<Knot, number>();
  const saved: Saved = { version: 1, grids: grids.rows, knots: [], docs: [], present: past.length };
  const knotAt = (last: Knot | null): number => {
    const chain: Knot[] = [];
    for (let knot = last; knot && !knots.has(knot); knot = knot.previous) chain.push(knot);
    for (const knot of chain.reverse()) {
      knots.set(knot, saved.knots.length);
      saved.knots.push({
        number: knot.number, entry: knot.entry, before: grids.at(knot.before), depth: knot.depth,
        previous: knot.previous ? knots.get(knot.previous)! : -1,
      });
    }
    return last ? knots.get(last)! : -1;
  };
  for (const doc of [...past, history.present, ...future])
    saved.docs.push({
      game: doc.game, grid: grids.at(doc.grid), thread: knotAt(doc.thread), title: doc.title, about: doc.about,
      guesses: doc.guesses.map((guess) => ({ made: guess.made, grid: grids.at(guess.grid), thread: knotAt(guess.thread) })),
    });
  return saved;
}

class Table<From, To> {
  readonly rows: To[] = [];
  private readonly places = new Map<From, number>();
  constructor(private readonly convert: (item: From) => To) {}
  at(item: From): number {
    let place = this.places.get(item);
    if (place === undefined) {
      place = this.rows.push(this.convert(item)) - 1;
      this.places.set(item, place);
    }
    return place;
  }
}

function bad(what: string): never {
  throw new TypeError(`not a saved puzzle: ${what}`);
}

function readGrid(saved: SavedGrid): Grid {
  const { layout, source = "", values: text, kinds: letters } = saved;
  if (typeof layout !== "string" || typeof source !== "string" || typeof text !== "string" || typeof letters !== "string") bad("grid");
  const values = parseLine(text);
  const count = values.length;
  if (!count || count > 2000 || letters.length !== count) bad("size");
  const kinds = [...letters].map((letter) => letterKinds[letter] ?? bad("kind"));
  if (kinds.some((kind, i) => (kind === "") !== (values[i] === 0))) bad("kinds");
  const digit = (value: unknown): value is Digit => Number.isInteger(value) && (value as number) > 0 && (value as number) <= 64;
  const set = (value: unknown): Digits => (Array.isArray(value) && value.every(digit) ? [...new Set(value)].sort((a, b) => a - b) : bad("set"));
  const dense = <T>(list: Sparse<T> | undefined, blank: T, check: (value: unknown) => T): T[] => {
    const result = Array.from({ length: count }, () => blank);
    for (const [key, value] of Object.entries(list ?? {})) {
      const cell = Number(key);
      if (!Number.isInteger(cell) || cell < 0 || cell >= count) bad("cell");
      result[cell] = check(value);
    }
    return result;
  };
  const level = (value: unknown): number => (Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100 ? (value as number) : bad("number"));
  const depth = saved.depth ?? kinds.map(() => 0);
  if (!Array.isArray(depth) || depth.length !== count) bad("depth");
  return {
    layout, source, values, kinds, depth: depth.map(level),
    corner: dense(saved.corner, none, set), centre: dense(saved.centre, none, set),
    colour: dense(saved.colour, 0, (kept) => (areColours(kept) ? kept : bad("colour"))), removed: dense(saved.removed, none, set),
    pen: saved.pen === undefined ? blank : isPen(saved.pen) ? { ...saved.pen } : bad("pen"),
  };
}

export function read(saved: Saved): History {
  if (!saved || saved.version !== 1 || !Array.isArray(saved.grids) || !Array.isArray(saved.knots) || !Array.isArray(saved.docs)) bad("form");
  const grids = saved.grids.map(readGrid);
  const gridAt = (place: number): Grid => grids[place] ?? bad("grid");
  const knots: Knot[] = [];
  for (const knot of saved.knots) {
    if (!knot.entry || typeof knot.entry.kind !== "string") bad("entry");
    knots.push({
      number: Number(knot.number) || 0, entry: knot.entry, before: gridAt(knot.before), depth: Number(knot.depth) || 0,
      previous: knot.previous < 0 ? null : (knots[knot.previous] ?? bad("knot")),
    });
  }
  const threadAt = (place: number): Knot | null => (place < 0 ? null : (knots[place] ?? bad("knot")));
  const game = start(gridAt(0)).game; // for documents stored before games had names
  const docs: Doc[] = saved.docs.map((doc) => ({
    game: typeof doc.game === "string" && /^[\w-]{1,40}$/.test(doc.game) ? doc.game : game,
    grid: gridAt(doc.grid), thread: threadAt(doc.thread), title: String(doc.title ?? ""), about: readAbout(doc.about),
    guesses: (doc.guesses ?? []).map((guess) => ({ made: guess.made, grid: gridAt(guess.grid), thread: threadAt(guess.thread) })),
  }));
  const present = docs[saved.present] ?? bad("present");
  return { past: docs.slice(0, saved.present), present, future: docs.slice(saved.present + 1) };
}

export { writeGrid, readGrid };
