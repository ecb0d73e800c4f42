// A reading of a picture that a player corrects: values and doubts, and the puzzle that they make.
import type { Photographed } from "../engine/photo.ts";
import { nth } from "./nth.ts";

export interface Reading {
  readonly of: Photographed;
  /** Rows, which are as many as columns. */
  readonly size: number;
  /** 0: empty. */
  readonly values: readonly number[];
  /** Of each cage; 0: none. */
  readonly totals: readonly number[];
  /** Cells to look at that have not been looked at yet. */
  readonly doubts: ReadonlySet<number>;
}

const symbols = ".123456789ABCDEFG";
const indexOf = (name: string, size: number): number => {
  const [, row = "1", col = "1"] = /^r(\d+)c(\d+)$/.exec(name) ?? [];
  return (Number(row) - 1) * size + Number(col) - 1;
};

export function readingOf(of: Photographed): Reading {
  const size = Math.sqrt(of.cells.length);
  return {
    of, size,
    totals: of.cages.map(({ total }) => total ?? 0),
    values: [...of.puzzle].map((symbol) => Math.max(0, symbols.indexOf(symbol))),
    doubts: new Set([...of.doubts, ...of.conflicts].map((name) => indexOf(name, size))),
  };
}

/** With another value in a cell, which is no doubt any more. */
export function corrected(reading: Reading, cell: number, value: number): Reading {
  const doubts = new Set(reading.doubts);
  doubts.delete(cell);
  return { ...reading, values: reading.values.map((before, i) => (i === cell ? value : before)), doubts };
}

/** The number of the cage whose total stands in a cell; -1 if none begins there. */
export const cageAt = ({ of, size }: Pick<Reading, "of" | "size">, cell: number): number =>
  of.cages.findIndex(({ cells: [first = ""] }) => indexOf(first, size) === cell);

/** With another total of a cage, in whose first cell then is no doubt any more. */
export function withTotal(reading: Reading, cage: number, total: number): Reading {
  const doubts = new Set(reading.doubts);
  for (const cell of doubts) if (cageAt(reading, cell) === cage) doubts.delete(cell);
  return { ...reading, totals: reading.totals.map((before, i) => (i === cage ? total : before)), doubts };
}

/** The puzzle text up to the givens, with the totals of the reading; empty if the layout's name tells all. */
export function sourceOf({ of, totals }: Pick<Reading, "of" | "totals">): string {
  if (!of.cages.length) return of.source;
  const cages = of.cages.map(({ cells }, i) => ["cage", ...(totals[i] ? [totals[i]] : []), ...cells].join(" "));
  return [...of.source.trimEnd().split("\n").filter((line) => !line.startsWith("cage ")), ...cages].join("\n");
}

/** The cages in place of regions: a number for each cell, -1 in none. */
export function cagesIn({ of, size }: Pick<Reading, "of" | "size">): number[] {
  const cages = of.cells.map(() => -1);
  of.cages.forEach(({ cells }, i) => cells.forEach((name) => (cages[indexOf(name, size)] = i)));
  return cages;
}

/** The next doubt after a cell, from the first again after the last; undefined if there is none. */
export const nextDoubt = ({ doubts }: Reading, cell: number): number | undefined => {
  const inOrder = [...doubts].sort((a, b) => a - b);
  return inOrder.find((doubt) => doubt > cell) ?? inOrder[0];
};

export const lineOf = ({ values }: Pick<Reading, "values">): string => values.map((value) => nth([...symbols], value)).join("");

/** A number for each cell, the same in the cells of a box or region. */
export function regionsIn({ of, size }: Reading): number[] {
  if (of.regions) return [...of.regions].map((symbol) => symbols.indexOf(symbol));
  const height = size === 6 ? 2 : Math.sqrt(size);
  const width = size / height;
  return of.cells.map((_, i) => Math.floor(Math.floor(i / size) / height) * height + Math.floor((i % size) / width));
}
