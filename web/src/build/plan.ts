// A board as plain data, and as lines of puzzle text: grids with boxes or regions at their places, the number of
// digits, and the constraints. Nothing here checks it; the engine does, and answers in words.
import { upTo } from "../model/digits.ts";
import { listOf, valuesOf, valuesText } from "../model/values.ts";
import type { Constraint, Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";

export interface SubGrid {
  /** Of its upper left cell, from 1. */
  row: number;
  col: number;
  height: number;
  width: number;
  /** Height and width. */
  box: readonly [number, number] | null;
  /** A number for each cell, row by row. A cell with a number of its own has no region yet. */
  regions: readonly number[] | null;
}

export interface Board {
  digits: number;
  /** The values of its digits in the layout's text, if not 1, 2, 3 …: 0-8. */
  values?: string;
  grids: readonly SubGrid[];
  /** Other sources of its cells: the triangle, groups without grids. */
  besides: readonly string[];
  /** A line each. */
  drawn: readonly string[];
}

const symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

function gridOf(line: string): SubGrid {
  const numbers = (pattern: RegExp) => (pattern.exec(line)?.slice(1) ?? []).map(Number);
  const [row = 1, col = 1] = numbers(/\bat (\d+),(\d+)/);
  const [height = 0, width = 0] = numbers(/\bgrid (\d+)x(\d+)/);
  const [tall, wide] = numbers(/\bbox (\d+)x(\d+)/);
  const listed = /\bregions (\S+)/.exec(line)?.[1];
  const regions = listed?.includes(",") ? listed.split(",").filter(Boolean).map(Number) : listed && [...listed].map((symbol) => symbols.indexOf(symbol));
  return { row, col, height, width, box: tall && wide ? [tall, wide] : null, regions: regions || null };
}

const lineOfGrid = ({ row, col, height, width, box, regions }: SubGrid): string =>
  [`at ${row},${col} grid ${height}x${width}`, box ? `box ${box.join("x")}` : regions ? "" : "box none", regions ? `regions ${regions.join(",")}` : ""].filter(Boolean).join(" ");

/** A constraint as its line; both diagonals are one. */
function lineOf({ kind, values, cells }: Constraint, { cells: all, constraints }: Layout): string[] {
  const has = (kind: string) => constraints.some((other) => other.kind === kind);
  if (kind === "diagonal") return [has("antidiagonal") ? "diagonal both" : "diagonal main"];
  if (kind === "antidiagonal") return has("diagonal") ? [] : ["diagonal anti"];
  return [[kind, ...values, ...cells.flat().map((cell) => nth(all, cell).name)].join(" ")];
}

/** A layout of the catalogue: the grids are found from their rows and columns; a shared line belongs to the first. */
function boardOfNamed(layout: Layout, name: string): Board {
  const drawn = layout.constraints.flatMap((one) => lineOf(one, layout));
  const lines = layout.houses.filter(({ kind }) => kind === "row" || kind === "column");
  const cellsOf = (cells: readonly number[]) => cells.map((cell) => nth(layout.cells, cell));
  const grids = [...new Set(lines.map(({ grid }) => grid))].map((number): SubGrid => {
    const cells = cellsOf(lines.flatMap(({ grid, cells }) => (grid === number ? cells : [])));
    const span = (list: number[]) => [Math.min(...list), Math.max(...list) - Math.min(...list) + 1] as const;
    const [[row, height], [col, width]] = [span(cells.map((cell) => cell.row)), span(cells.map((cell) => cell.col))];
    const box = layout.houses.find(({ kind, grid }) => kind === "box" && grid === number);
    const inBox = cellsOf(box?.cells ?? []);
    return { row, col, height, width, box: box ? [span(inBox.map((cell) => cell.row))[1], span(inBox.map((cell) => cell.col))[1]] : null, regions: null };
  });
  const digits = { digits: layout.digits, ...valuesSaid({ layout: name, source: "" }) };
  return grids.length ? { ...digits, grids, besides: [], drawn } : { ...digits, grids, besides: [`layout ${name.split("+")[0]}`], drawn };
}

const valuesSaid = (grid: { layout: string; source: string }) => (valuesOf(grid).areDigits ? {} : { values: valuesText(grid) });

const ofBoard = /^(sudoku|title|author|source|level|layout|digits|at|grid|shape)\b/;

export function boardOf(layout: Layout, { layout: name, source }: { layout: string; source: string }): Board {
  if (name) return boardOfNamed(layout, name);
  const lines = source.split("\n").filter((line) => line.trim());
  const grids = lines.filter((line) => /^(at|grid)\b/.test(line)).map(gridOf);
  // Without grids, groups make the cells.
  const makes = (line: string) => ofBoard.test(line) || (!grids.length && /^group\b/.test(line));
  return {
    digits: layout.digits, ...valuesSaid({ layout: "", source }), grids,
    besides: lines.filter((line) => makes(line) && !/^(sudoku|digits|at|grid)\b/.test(line)),
    drawn: lines.filter((line) => !makes(line)),
  };
}

/** As puzzle text up to its givens. */
export function textOfBoard({ digits, values = "", grids, besides, drawn }: Board): string {
  // Values for another number of digits are no longer those.
  const written = listOf(values).length === digits ? values : `1-${digits}`;
  const named = besides.filter((line) => line.startsWith("layout"));
  const rest = besides.filter((line) => !named.includes(line));
  const said = named.length && written === `1-${digits}` ? [] : [`digits ${written}`];
  return ["sudoku 1", ...named, ...said, ...grids.map(lineOfGrid), ...rest, ...drawn].join("\n");
}

/** Boxes that hold every digit once, the flattest first. */
export const boxesFor = ({ height, width }: Pick<SubGrid, "height" | "width">, digits: number): [number, number][] =>
  upTo(digits).flatMap((tall): [number, number][] => {
    const wide = digits / tall;
    return digits % tall === 0 && tall > 1 && wide > 1 && height % tall === 0 && width % wide === 0 ? [[tall, wide]] : [];
  });

/** The squarest, lying rather than standing. */
function bestBox(grid: Pick<SubGrid, "height" | "width">, digits: number): [number, number] | null {
  const apart = ([tall, wide]: [number, number]) => Math.abs(wide - tall) + (tall > wide ? 0.5 : 0);
  return boxesFor(grid, digits).sort((a, b) => apart(a) - apart(b))[0] ?? null;
}

const needed = (grids: readonly SubGrid[]) => Math.max(...grids.map(({ height, width }) => Math.max(height, width)));

/** With another size for one grid. As many digits as its lines call for go with it, and boxes of as many. */
export function resized(board: Board, place: number, size: Pick<SubGrid, "height" | "width">): Board {
  const digits = (grids: readonly SubGrid[]) => (board.digits === needed(board.grids) ? needed(grids) : board.digits);
  const bare = board.grids.map((grid, i) => (i === place ? { ...grid, ...size, regions: null } : grid));
  const count = digits(bare);
  return { ...board, digits: count, grids: bare.map((grid, i) => (i === place ? { ...grid, box: bestBox(grid, count) } : grid)) };
}

export const withGrid = (board: Board, place: number, change: Partial<SubGrid>): Board =>
  ({ ...board, grids: board.grids.map((grid, i) => (i === place ? { ...grid, ...change } : grid)) });

export type Corner = "nw" | "ne" | "sw" | "se";

/** Another of its shape, with which it shares its box in that corner. */
export function cornerOf({ digits }: Board, grid: SubGrid, corner: Corner): SubGrid {
  const { row, col, height, width } = grid;
  const box = grid.regions ? bestBox(grid, digits) : grid.box;
  const [tall, wide] = box ?? [Math.ceil(height / 3), Math.ceil(width / 3)];
  const [down, right] = [height - tall, width - wide];
  return { ...grid, box, regions: null, row: corner[0] === "n" ? row - down : row + down, col: corner[1] === "w" ? col - right : col + right };
}

export interface Way {
  down: number;
  right: number;
}

/** Offset from its first row and column to 1, 1. */
export const toOrigin = ({ grids }: Board): Way =>
  grids.length ? { down: 1 - Math.min(...grids.map(({ row }) => row)), right: 1 - Math.min(...grids.map(({ col }) => col)) } : { down: 0, right: 0 };

/** The whole board, with its constraints, moved by rows and columns. */
export function moved(board: Board, { down, right }: Way): Board {
  const lineOf = (line: string) => line.replace(/\br(\d+)c(\d+)\b/g, (_, row, col) => `r${Number(row) + down}c${Number(col) + right}`);
  return down || right
    ? { ...board, grids: board.grids.map((grid) => ({ ...grid, row: grid.row + down, col: grid.col + right })), drawn: board.drawn.map(lineOf) }
    : board;
}

/** The first grid that has the cell. */
export const gridAt = ({ grids }: Board, cell: { row: number; col: number }): SubGrid | undefined => grids.find((grid) => placeIn(grid, cell) >= 0);

/** The place of a cell within a grid, row by row; -1 outside. */
export const placeIn = ({ row, col, height, width }: SubGrid, cell: { row: number; col: number }): number => {
  const [down, right] = [cell.row - row, cell.col - col];
  return down >= 0 && right >= 0 && down < height && right < width ? down * width + right : -1;
};
