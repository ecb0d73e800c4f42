// Boards of other programs beside which the user script opens its panel: their puzzle and its entries.

/** A puzzle as a board shows it. */
export interface Shown {
  /** In a form that Clew reads. */
  puzzle: string;
  rows: number;
  columns: number;
  /** Given or entered values of the cells, row by row; undefined in an open cell. */
  values: (number | undefined)[];
  /** Values that the player entered, as a line; undefined if the puzzle's text has them. */
  entries?: string;
  /** Digits in the middle of each cell, row by row; null where there are none. */
  marks: (number[] | null)[];
}

export interface Board {
  name: string;
  shown(): Promise<Shown>;
  /** Selects cells such as r1c2 on the board, if it can. */
  select(cells: string[]): void;
}

interface PadCell { row: number; col: number; given?: string | number; value?: string | number; candidates?: (string | number)[] }
interface PadApp { puzzle: { cells: PadCell[] }; act(action: { type: string; arg?: unknown }): void }
interface FCell { value?: number; given?: boolean; centerPencilMarks?: number[] }

declare global {
  var Framework: { getApp(): Promise<PadApp> } | undefined;
  var PuzzleLoader: { fetchPuzzle(id: string): Promise<string> };
  var getPuzzleId: () => string;
  var exportPuzzle: (() => string) | undefined;
  var grid: FCell[][] | undefined;
}

const symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const number = (value: unknown) => (value === undefined || value === null || value === "" ? undefined : Number(value));
const numbers = (values: unknown[] | undefined) => (values?.length ? values.map(Number).filter(Number.isInteger) : null);
const line = (values: (number | undefined)[]) => values.map((value) => (value === undefined ? "." : (symbols[value - 1] ?? "."))).join("");

/** SudokuPad: its app has the cells, its loader the puzzle as the setter made it. */
function sudokuPad(app: PadApp): Board {
  let loaded: { id: string; puzzle: string } | undefined;
  const puzzle = async () => {
    const id = globalThis.getPuzzleId();
    if (loaded?.id !== id) loaded = { id, puzzle: await globalThis.PuzzleLoader.fetchPuzzle(id) };
    return loaded.puzzle;
  };
  const cells = () => [...app.puzzle.cells].filter((cell) => cell.row >= 0 && cell.col >= 0).sort((a, b) => a.row - b.row || a.col - b.col);
  return {
    name: "SudokuPad",
    async shown() {
      const all = cells();
      const values = all.map((cell) => number(cell.given) ?? number(cell.value));
      return {
        puzzle: await puzzle(),
        rows: Math.max(...all.map((cell) => cell.row)) + 1,
        columns: Math.max(...all.map((cell) => cell.col)) + 1,
        values,
        entries: line(values),
        marks: all.map((cell) => numbers(cell.candidates)),
      };
    },
    select(names) {
      app.act({ type: "deselect" });
      app.act({ type: "select", arg: cells().filter((cell) => names.includes(`r${cell.row + 1}c${cell.col + 1}`)) });
    },
  };
}

/** f-puzzles: its global exportPuzzle gives the puzzle with its entries, and grid the cells. */
function fPuzzles(): Board {
  return {
    name: "f-puzzles",
    async shown() {
      const all = globalThis.grid!.flat();
      return {
        puzzle: globalThis.exportPuzzle!(),
        rows: globalThis.grid!.length,
        columns: globalThis.grid![0]!.length,
        values: all.map((cell) => number(cell.value) || undefined),
        marks: all.map((cell) => numbers(cell.centerPencilMarks)),
      };
    },
    select() {}, // its canvas has no selection that others can set
  };
}

/** The board of this page; undefined if there is none. */
export async function boardOf(): Promise<Board | undefined> {
  if (globalThis.Framework?.getApp) return sudokuPad(await globalThis.Framework.getApp());
  if (globalThis.exportPuzzle && globalThis.grid) return fPuzzles();
  return undefined;
}
