// Changes the board of the present grid as one action: its constraints, and its parts.
import type { App } from "../app/app.ts";
import { layoutKey } from "../app/layouts.ts";
import { pause } from "../app/pause.ts";
import { isPosed, textOf } from "../app/request.ts";
import { isLevel, sentence } from "../app/told.ts";
import { Refused } from "../engine/engine.ts";
import { none } from "../model/digits.ts";
import { untold, withAbout } from "../model/about.ts";
import { valuesOf } from "../model/values.ts";
import { start } from "../model/doc.ts";
import { emptyGrid, type Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { movedPen } from "../model/pen.ts";
import { words } from "../words.ts";
import { rulesText } from "./rules.ts";
import { type Board, boardOf, moved, textOfBoard, toOrigin, type Way } from "./plan.ts";

export const present = (app: App): Board => boardOf(app.layout(), app.doc().grid);

/** The future number of cells: givens are read with their layout, so the number must be known. */
function cellsOf({ grids, drawn }: Board, now: Layout): number {
  if (!grids.length) return now.cells.length;
  const places = new Set<string>();
  const fill = (row: number, col: number, height: number, width: number) => {
    for (let r = row; r < row + height; ++r) for (let c = col; c < col + width; ++c) places.add(`${r} ${c}`);
  };
  for (const { row, col, height, width } of grids) fill(row, col, height, width);
  // A cell that no grid has comes into being for these.
  for (const line of drawn.filter((line) => /^(group|candidates)\b/.test(line)))
    for (const [, ...ends] of line.matchAll(/r(\d+)c(\d+)(?:-r(\d+)c(\d+))?/g)) {
      const [r = 0, c = 0, r2 = r, c2 = c] = ends.flatMap((end) => (end ? Number(end) : []));
      fill(Math.min(r, r2), Math.min(c, c2), Math.abs(r2 - r) + 1, Math.abs(c2 - c) + 1);
    }
  return places.size;
}

/** The contents of one layout's cells, moved to the cells of another at the same places. */
function carried(grid: Grid, from: Layout, to: Layout, { down, right }: Way): Grid {
  const before = to.cells.map(({ row, col }) => from.index.get(`r${row - down}c${col - right}`) ?? -1);
  const each = <T>(list: readonly T[], blank: T): T[] => before.map((cell) => list[cell] ?? blank);
  const few = (sets: Grid["corner"]) => each(sets, none).map((set) => (set.some((digit) => digit > to.digits) ? set.filter((digit) => digit <= to.digits) : set));
  const values = each(grid.values, 0).map((digit) => (digit > to.digits ? 0 : digit));
  return {
    ...grid, values, kinds: each(grid.kinds, "").map((kind, cell) => (values[cell] ? kind : "")), depth: each(grid.depth, 0),
    corner: few(grid.corner), centre: few(grid.centre), colour: each(grid.colour, 0),
    // Eliminations depended on the old rules.
    removed: to.cells.map(() => none),
    pen: movedPen(grid.pen, { x: right, y: down }, { x: to.cols, y: to.rows }),
  };
}

let latest: Promise<unknown> = Promise.resolve();

/** Returns the error as a sentence; nothing on success. `anew`: starts another, empty game. Changes run one after
 *  another, each on the result of the one before. */
export function redraw(app: App, change: (board: Board) => Board, anew = false): Promise<string> {
  const next = latest.then(() => redrawn(app, change, anew));
  latest = next;
  return next;
}

async function redrawn(app: App, change: (board: Board) => Board, anew: boolean): Promise<string> {
  const doc = app.doc();
  const from = app.layout();
  try {
    const now = present(app);
    const raw = change(now);
    if (raw === now && !anew) return "";
    const way = toOrigin(raw);
    const board = moved(raw, way);
    const found = await app.engine.call("read", { puzzle: textOf(textOfBoard(board), cellsOf(board, from)) }, { lane: "read" });
    const own = { layout: found.layout, source: found.layout ? "" : found.source };
    // On a large board each part is long enough for a task of its own.
    await pause();
    if (found.shape) await app.layouts.keep(layoutKey(own), found.shape);
    const to = await app.layouts.get(own);
    await pause();
    if (app.doc() !== doc) return "";
    if (anew) app.act(start(emptyGrid(own.layout, own.source, to.cells.length)));
    else {
      // Its level rested on the rules as they were, too.
      const title = isLevel(doc.title) ? "" : doc.title;
      app.act({ ...doc, title, grid: { ...carried(doc.grid, from, to, way), ...own }, thread: null, guesses: [] });
    }
    return "";
  } catch (error) {
    return error instanceof Refused ? sentence(error.message) : words.failedTo.engine;
  }
}

/** The puzzle's givens; all typed values if there are no givens. */
export function givensOf(app: App): number[] {
  const { grid } = app.doc();
  const posed = isPosed(app.layout(), grid);
  return grid.values.map((value, cell) => (!posed || grid.kinds[cell] === "given" ? value : 0));
}

/** The whole puzzle as text of some form. */
export async function exported(app: App, to: "text" | "fpuzzles" | "sudokupad" | "sudokumaker"): Promise<string> {
  const givens = givensOf(app);
  const source = textOfBoard(present(app));
  const { about } = app.doc();
  // In f-puzzles rules are words for people; in SudokuPad a reader takes its clues from them.
  const told = to === "fpuzzles" ? { ...untold, ...about, rules: about?.rules || rulesText(app.layout()) } : about;
  const bare = textOf(source, givens.length, valuesOf({ layout: "", source }).line(givens));
  const puzzle = withAbout(bare, told);
  return (await app.engine.call("convert", { puzzle, to }, { lane: "read", whole: true })).text;
}
