// The tools of a setter, as lines of puzzle text: the cells and numbers that each needs.
import type { SubGrid } from "./plan.ts";

export type Wants =
  | "cells" // one or more
  | "several" // two or more, anywhere
  | "line" // two or more, in the order of drawing
  | "pair"
  | "parts" // two shapes of as many cells: the first half of the selection, and the second
  | "arrow" // the circle first
  | "square" // the four cells round a point
  | "row" // a row or column, by one of its cells
  | "side" // the same, seen from one side
  | "none";

export interface Tool {
  /** Its name in this list; `word` is shared by tools that write the same word. */
  name: string;
  word?: string;
  group: "cages" | "lines" | "dots" | "cells" | "outside" | "houses" | "grid";
  wants: Wants;
  /** A number has to be said, may be, or is always this one. `several`: one or more; `counts`: 2x5, two fives. */
  number?: "needed" | "may" | "several" | "counts" | number;
}

export const tools: readonly Tool[] = [
  { name: "cage", group: "cages", wants: "cells", number: "may" },
  { name: "littlekiller", group: "cages", wants: "cells", number: "needed" },
  { name: "rellik", group: "cages", wants: "cells", number: "needed" },
  { name: "equalitycage", group: "cages", wants: "several" },
  { name: "lunchbox", group: "cages", wants: "several", number: "needed" },
  { name: "contain", group: "cages", wants: "cells", number: "several" },
  { name: "containexactly", group: "cages", wants: "cells", number: "several" },
  { name: "lookandsay", group: "cages", wants: "cells", number: "counts" },
  { name: "thermo", group: "lines", wants: "line" },
  { name: "slowthermo", group: "lines", wants: "line" },
  { name: "arrow", group: "lines", wants: "arrow" },
  { name: "whispers", group: "lines", wants: "line", number: "may" },
  { name: "renban", group: "lines", wants: "line" },
  { name: "nabner", group: "lines", wants: "line" },
  { name: "palindrome", group: "lines", wants: "line" },
  { name: "between", group: "lines", wants: "line" },
  { name: "lockout", group: "lines", wants: "line", number: "may" },
  { name: "regionsum", group: "lines", wants: "line" },
  { name: "zipper", group: "lines", wants: "line" },
  { name: "entropic", group: "lines", wants: "line" },
  { name: "modular", group: "lines", wants: "line", number: "may" },
  { name: "doublearrow", group: "lines", wants: "line" },
  { name: "sequence", group: "lines", wants: "line" },
  { name: "sumline", group: "lines", wants: "line", number: "needed" },
  { name: "difference", group: "dots", wants: "pair", number: "may" },
  { name: "ratio", group: "dots", wants: "pair", number: "may" },
  { name: "x", word: "pairsum", group: "dots", wants: "pair", number: 10 },
  { name: "v", word: "pairsum", group: "dots", wants: "pair", number: 5 },
  { name: "greater", group: "dots", wants: "pair" },
  { name: "quadruple", group: "dots", wants: "square", number: "several" },
  { name: "odd", group: "cells", wants: "cells" },
  { name: "even", group: "cells", wants: "cells" },
  { name: "minimum", group: "cells", wants: "cells" },
  { name: "maximum", group: "cells", wants: "cells" },
  { name: "clone", group: "cells", wants: "parts" },
  { name: "samevalues", group: "cells", wants: "parts" },
  { name: "equalsums", group: "cells", wants: "parts" },
  { name: "countingcircles", group: "cells", wants: "cells" },
  { name: "rowindexer", group: "cells", wants: "cells" },
  { name: "columnindexer", group: "cells", wants: "cells" },
  { name: "boxindexer", group: "cells", wants: "cells" },
  { name: "sandwich", group: "outside", wants: "row", number: "needed" },
  { name: "xsum", group: "outside", wants: "side", number: "needed" },
  { name: "skyscraper", group: "outside", wants: "side", number: "needed" },
  { name: "hiddenskyscraper", group: "outside", wants: "side", number: "needed" },
  { name: "numberedroom", group: "outside", wants: "side", number: "needed" },
  { name: "fullrank", group: "outside", wants: "side", number: "needed" },
  { name: "group", group: "houses", wants: "several" },
  { name: "windoku", group: "houses", wants: "none" },
  { name: "disjoint", group: "houses", wants: "none" },
  { name: "diagonals", word: "diagonal both", group: "houses", wants: "none" },
  { name: "maindiagonal", word: "diagonal main", group: "houses", wants: "none" },
  { name: "antidiagonal", word: "diagonal anti", group: "houses", wants: "none" },
  { name: "nonconsecutive", group: "grid", wants: "none" },
  { name: "antiknight", group: "grid", wants: "none" },
  { name: "antiking", group: "grid", wants: "none" },
  { name: "diagonalnonconsecutive", group: "grid", wants: "none" },
  { name: "antitaxicab", group: "grid", wants: "none" },
  { name: "nodifference", group: "grid", wants: "none", number: "several" },
  { name: "noratio", group: "grid", wants: "none", number: "several" },
  { name: "nosum", group: "grid", wants: "none", number: "several" },
  { name: "globalentropy", group: "grid", wants: "none" },
  { name: "globalmodular", group: "grid", wants: "none" },
  { name: "flatmates", group: "grid", wants: "none" },
];

export type Side = "left" | "right" | "top" | "bottom";

export interface Drawn {
  /** In the order in which they were selected. */
  cells: readonly { name: string; row: number; col: number; shape?: string }[];
  number: string;
  side: Side;
  /** The grid of the first cell, if there are several. */
  grid?: SubGrid;
}

/** From the first to the last row and column: 1 of two neighbours, 2 of the four cells round a corner. */
function spread(cells: Drawn["cells"]): number {
  const across = (of: "row" | "col") => Math.max(...cells.map((cell) => cell[of])) - Math.min(...cells.map((cell) => cell[of]));
  return across("row") + across("col");
}

/** Whether a square of a line does not touch the one before: it would be drawn through strangers. */
const hasGap = (cells: Drawn["cells"]): boolean =>
  cells.some(({ row, col, shape = "square" }, i) => {
    const before = cells[i - 1] ?? { row, col };
    return shape === "square" && Math.max(Math.abs(row - before.row), Math.abs(col - before.col)) > 1;
  });

/** The missing part; nothing if the line can be written. */
export function lacks(tool: Tool, { cells, number }: Drawn): "cells" | "gap" | "number" | null {
  const fits: Record<Wants, boolean> = {
    cells: cells.length > 0, several: cells.length > 1, line: cells.length > 1, pair: cells.length === 2 && spread(cells) === 1, arrow: cells.length > 1, parts: cells.length > 1 && cells.length % 2 === 0, square: cells.length === 4 && spread(cells) === 2, row: cells.length > 0, side: cells.length > 0, none: true,
  };
  if (!fits[tool.wants]) return "cells";
  if ((tool.wants === "line" || tool.wants === "arrow") && hasGap(cells)) return "gap";
  const said = number.trim();
  if (tool.number === "counts") return /^\d+x\d+([ ,]+\d+x\d+)*$/.test(said) ? null : "number";
  if (tool.number === "several") return /^\d+([ ,]+\d+)*$/.test(said) ? null : "number";
  if (said ? tool.number && !/^\d{1,4}$/.test(said) : tool.number === "needed") return "number";
  return null;
}

/** From the first cell that is seen from there to the last. */
function seen({ row, col, height, width }: SubGrid, cell: { row: number; col: number }, side: Side): string {
  const ends = side === "left" || side === "right" ? [`r${cell.row}c${col}`, `r${cell.row}c${col + width - 1}`] : [`r${row}c${cell.col}`, `r${row + height - 1}c${cell.col}`];
  return (side === "right" || side === "bottom" ? ends.reverse() : ends).join("-");
}

/** As puzzle text has it. */
export function lineOf(tool: Tool, { cells, number, side, grid }: Drawn): string {
  const word = tool.word ?? tool.name;
  const said = typeof tool.number === "number" ? String(tool.number) : tool.number ? number.trim().replace(/[ ,]+/g, " ") : "";
  const [first = "", ...others] = cells.map(({ name }) => name);
  const { row = 0, col = 0 } = cells[0] ?? {};
  const isAcross = side === "left" || side === "right";
  const joined = (...parts: string[]) => parts.filter(Boolean).join(" ");
  switch (tool.wants) {
    case "none": return joined(word, said);
    case "parts": return joined(word, first, ...others.slice(0, cells.length / 2 - 1), "|", ...others.slice(cells.length / 2 - 1));
    case "arrow": return joined(word, first, "|", ...others);
    case "row":
      if (grid) return joined(word, said, seen(grid, { row, col }, side));
      return isAcross ? joined(word, "row", String(row), said) : joined(word, "column", String(col), said);
    case "side":
      if (grid) return joined(word, said, seen(grid, { row, col }, side));
      return joined(word, side, String(isAcross ? row : col), said);
    default: return joined(word, said, first, ...others);
  }
}

/** A line as it was drawn: its number, its cells in their order and its side, to be drawn again. */
export function partsOf(line: string, names: ReadonlySet<string>): { number: string; cells: string[]; side: Side | undefined; at: number } {
  const words = line.replace(/"[^"]*"/g, "").split(/\s+/).slice(1);
  const side = (words[0] === "row" ? "left" : words[0] === "column" ? "top" : words.find((word) => /^(left|right|top|bottom)$/.test(word))) as Side | undefined;
  const numbers = words.filter((word) => /^\d+(x\d+)?$/.test(word));
  // The first number of a row or column is its own.
  const at = side ? Number(numbers.shift()) : 0;
  return { number: numbers.join(" "), cells: words.filter((word) => names.has(word)), side, at };
}

/** The tool that writes a line. */
export function toolOf(line: string): Tool | undefined {
  const [word, second] = line.split(" ");
  if (word === "pairsum") return tools.find(({ word: own, number }) => own === word && String(number) === second);
  return tools.find((tool) => [word, line].includes(tool.word ?? tool.name));
}
