// A reading of a picture that a player corrects: values and doubts, and the puzzle that they make.
import type { Photographed } from "../engine/photo.ts";
import { nth } from "./nth.ts";

export interface Reading {
  readonly of: Photographed;
  /** Rows, which are as many as columns. */
  readonly size: number;
  /** 0: empty. */
  readonly values: readonly number[];
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
