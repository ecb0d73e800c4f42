// A small picture of the grid, with the conclusions of a step or the candidates of each cell.
import type { Shown } from "./boards.ts";

interface Conclusion { cell: string; digit: number | string }

export interface Picture extends Shown {
  /** Name of the layout, from which its boxes follow if it is a plain one. */
  layout?: string | null;
  /** Cells that the step rests on. */
  lit?: string[];
  placed?: Conclusion[];
  /** Candidates that the step excludes. */
  gone?: Conclusion[];
  /** Candidates of each cell. */
  candidates?: Record<string, (number | string)[]>;
}

const size = 30;
const space = "http://www.w3.org/2000/svg";

function element(name: string, attributes: Record<string, string | number>, text = ""): SVGElement {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
  made.textContent = text;
  return made;
}

/** Small digits of a cell, three in a row; a digit beyond 9 follows them. */
function small(x: number, y: number, digits: (number | string)[], kind: string, across: number): SVGElement[] {
  return digits.map((digit) => {
    const at = Math.max(0, Number(digit) - 1);
    const step = size / across;
    return element("text", { x: x + (at % across) * step + step / 2, y: y + Math.floor(at / across) * step + step / 2, class: kind, "font-size": step }, `${digit}`);
  });
}

/** Rows and columns of a box, of layouts such as 9x9 and 6x6; undefined of others. */
function boxOf(layout: string | null | undefined): [number, number] | undefined {
  const side = Number(/^(\d+)x\1(\+|$)/.exec(layout ?? "")?.[1]);
  const root = Math.sqrt(side);
  if (side === 6) return [2, 3];
  return Number.isInteger(root) ? [root, root] : undefined;
}

function boxes({ layout, rows, columns }: Picture): SVGElement[] {
  const [height, width] = boxOf(layout) ?? [rows, columns];
  const lines: SVGElement[] = [];
  for (let row = 0; row <= rows; row += height) lines.push(element("line", { x1: 0, x2: columns * size, y1: row * size, y2: row * size }));
  for (let column = 0; column <= columns; column += width) lines.push(element("line", { y1: 0, y2: rows * size, x1: column * size, x2: column * size }));
  return lines;
}

export function draw(picture: Picture): SVGElement {
  const { rows, columns, values, lit = [], placed = [], gone = [], candidates } = picture;
  const drawn = element("svg", { viewBox: `-1 -1 ${columns * size + 2} ${rows * size + 2}`, role: "img" });
  drawn.setAttribute("aria-label", "The grid with this answer");
  const across = Math.ceil(Math.sqrt(Math.max(rows, columns)));
  for (let row = 0; row < rows; ++row) {
    for (let column = 0; column < columns; ++column) {
      const name = `r${row + 1}c${column + 1}`;
      const [x, y] = [column * size, row * size];
      drawn.append(element("rect", { x, y, width: size, height: size, class: lit.includes(name) ? "lit" : "cell" }));
      const here = (conclusions: Conclusion[]) => conclusions.filter(({ cell }) => cell === name).map(({ digit }) => digit);
      const value = values[row * columns + column];
      const large = here(placed)[0] ?? value;
      if (large !== undefined) drawn.append(element("text", { x: x + size / 2, y: y + size / 2, class: value === undefined ? "placed" : "value", "font-size": size * 0.65 }, `${large}`));
      else drawn.append(...small(x, y, candidates?.[name] ?? [], "candidate", across), ...small(x, y, here(gone), "gone", across));
    }
  }
  drawn.append(...boxes(picture));
  return drawn;
}
