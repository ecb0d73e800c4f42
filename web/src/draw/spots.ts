// Positions of marks in their cells, and sizes of parts for a given cell size.
import { type Cell, isTriangle, tall } from "../model/layout.ts";
import type { Digit } from "../model/digits.ts";
import { nth } from "../model/nth.ts";
import type { Point } from "./outline.ts";

export interface Sizes {
  cell: number;
  digit: number;
  mark: number;
  disc: number;
  /** Marks are dots: figures would be too small to read. */
  dots: boolean;
  cellLine: number;
  boxLine: number;
  border: number;
  thread: number;
}

export function sizesFor(cell: number, digits: number, triangles: boolean): Sizes {
  const wide = cell >= 60;
  const middling = cell >= 40;
  const small = cell >= 28;
  const field = fieldOf(digits);
  const mark = triangles ? cell * 0.14 : digits > 9 ? (cell * 0.72) / field : cell * (wide ? 0.198 : middling ? 0.225 : 0.262);
  return {
    cell,
    digit: cell * (triangles ? 0.36 : 0.56),
    mark,
    disc: triangles ? cell * 0.096 : digits > 9 ? (cell * 0.45) / field : cell * (wide ? 0.142 : 0.147),
    dots: triangles ? mark < 5.5 : digits > 9 ? mark < 8 : cell < 28,
    cellLine: 1,
    boxLine: wide ? 2 : small ? 1.6 : 1.25,
    border: wide ? 2.75 : small ? 2.35 : 2,
    thread: wide ? 2.25 : small ? 2 : 1.75,
  };
}

/** Digits stand in a field of so many columns. */
export const fieldOf = (digits: number): number => Math.max(2, Math.ceil(Math.sqrt(digits)));

/** Width of the field of marks if they make room for other things, and its offset to the side and down. */
const rooms = { corner: [0.75, 0.03, 0.07], rim: [0.68, 0, 0], both: [0.66, 0.02, 0.05] } as const;

/** The middle of a digit's mark, in units of the layout. */
export function spot(cell: Cell, digit: Digit, digits: number): Point {
  if (isTriangle(cell)) return triangleSpot(cell, digit, digits);
  const field = fieldOf(digits);
  const [wide, aside, down] = cell.noted ? rooms[cell.noted] : field <= 3 ? [0.885, 0, 0] : [0.86, 0, 0];
  const pitch = wide / (cell.noted ? Math.max(3, field) : field);
  const [col, row] = [(digit - 1) % field, Math.floor((digit - 1) / field)];
  return {
    x: cell.x + 0.5 + aside + (col - (field - 1) / 2) * pitch,
    y: cell.y + 0.5 + down + (row - (field - 1) / 2) * pitch,
  };
}

/** Rows of 2, 3, 4 in a triangle pointing up, of 4, 3, 2 in one pointing down. */
function triangleSpot(cell: Cell, digit: Digit, digits: number): Point {
  const up = cell.shape === "triangle_up";
  const rows: number[] = [];
  for (let left = digits, next = 2; left > 0; left -= next, ++next) rows.push(Math.min(next, left));
  if (!up) rows.reverse();
  let [row, first] = [0, 1];
  while (digit >= first + nth(rows, row)) first += nth(rows, row++);
  const count = nth(rows, row);
  const step = up ? row : rows.length - 1 - row;
  const pitch = 0.165;
  const depth = 0.4 + step * 0.185; // from the apex
  const y = up ? cell.y + depth : cell.y + tall - depth;
  return { x: cell.x + 0.5 + (digit - first - (count - 1) / 2) * pitch, y };
}

/** A length as an attribute says it. */
export const px = (length: number): string => `${Number(length.toFixed(2))}`;
