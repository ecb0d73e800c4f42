import { expect, test } from "vitest";
import { tidied } from "../src/model/tidy.ts";

test("cells of a spreadsheet: each blank is a point", () => {
  const rows = [["5", "", "", "1"], ["", "2", "", ""], ["", "", "", ""], ["", "", "", "4"]];
  for (const mark of ["\t", ",", ";"])
    expect(tidied(rows.map((row) => row.join(mark)).join("\r\n"))).toBe("5 . . 1\n. 2 . .\n. . . .\n. . . 4");
});

test("sentences about a grid are left out", () => {
  expect(tidied("A hard one:\n\n12|..\n..|3.\n--+--\n.1|..\n..|.4\n\nGood luck!")).toBe("12|..\n..|3.\n--+--\n.1|..\n..|.4");
});

test("a line within sentences is taken, of several none", () => {
  const puzzle = "12....3..1.....4";
  for (const text of [`Today's puzzle:\n${puzzle}\nEnjoy!`, `easy one ${puzzle} by me`, `one line\nand\nwords\nPuzzle 7: ${puzzle}`]) expect(tidied(text), text).toBe(puzzle);
  for (const text of [puzzle, `${puzzle}\n${puzzle}`, `First ${puzzle} then ${puzzle}`, "call 0123456789"]) expect(tidied(text), text).toBeUndefined();
});

test("what has nothing to tidy is not tried again", () => {
  for (const text of ["", "hello there", "12..\n..3.\n.1..\n...4", "one line\nand\nwords\nalone"]) expect(tidied(text)).toBeUndefined();
});

test("links of other sites that spell a puzzle out", () => {
  const puzzle = `53..7${".".repeat(74)}79`;
  const digits = puzzle.replaceAll(".", "0");
  for (const link of [
    `https://www.sudokuwiki.org/sudoku.htm?bd=${digits}`, `https://www.sudokuwiki.org/Sudoku.asp?bd=${puzzle}&x=1`,
    `https://sudokuexchange.com/play/?s=${digits}`, `https://sudoku.coach/en/play/${puzzle}`, `  https://sudoku.coach/en/play/${digits}#top\n`,
  ])
    expect(tidied(link), link).toBe(puzzle);
  for (const link of ["https://example.org/?id=123456789012345678", `https://example.org/?id=x${digits}`, "https://example.org/"]) expect(tidied(link)).toBeUndefined();
});

const rows = ["5..1", ".2..", "....", "...4"];
const puzzle = rows.join("\n");
const spaced = rows.map((row) => [...row].join(" ")).join("\n");

test("empty rows and columns that were selected beside a table are no part of it", () => {
  const table = (more: string[], width: number) => [...rows.map((row) => [...row].map((cell) => cell.replace(".", "")).concat(Array<string>(width).fill("")).join("\t")), ...more].join("\n");
  for (const text of [table([], 1), table(["\t\t\t"], 0), table(["\t\t\t\t"], 1)]) expect(tidied(text), text).toBe(spaced);
  // An empty row or column of the puzzle itself stays.
  expect(tidied("1\t\t\t\n\t2\t\t\n\t\t3\t\n\t\t\t")).toBe("1 . . .\n. 2 . .\n. . 3 .\n. . . .");
});

test("tables of pages and of markdown", () => {
  const cells = rows.map((row) => [...row].map((cell) => cell.replace(".", "")));
  expect(tidied(`<table>${cells.map((row) => `<tr>${row.map((cell) => `<td class="x"><b>${cell}</b></td>`).join("")}</tr>`).join("\n")}</table>`)).toBe(spaced);
  expect(tidied(`| a | b | c | d |\n|---|---|---|---|\n${cells.map((row) => `| ${row.join(" | ")} |`).join("\n")}`)).toBe(spaced);
});

test("open cells by other signs, or by none", () => {
  for (const sign of ["·", "•", "–", "?", "x", "X", "□"]) expect(tidied(puzzle.replaceAll(".", sign)), sign).toBe(puzzle);
  expect(tidied("５..１\n.２..\n....\n...４")).toBe(puzzle);
  const listed = (blank: string) => `[${rows.map((row) => `[${[...row].join(", ").replaceAll(".", blank)}]`).join(",\n")}]`;
  expect(tidied(listed("null"))).toBe(listed("."));
  expect(tidied("5\u200b..1.2......\ufeff...4")).toBe("5..1.2.........4");
  expect(tidied("5  1\n 2\n\n   4\n")).toBe(puzzle);
  expect(tidied("1A.x\n....\n....\n....")).toBeUndefined(); // a letter beside it: x is a digit
});

test("as mails quote it, with numbered rows, with empty lines, with slashes", () => {
  expect(tidied(rows.map((row) => `> ${row}`).join("\n"))).toBe(puzzle);
  expect(tidied(rows.map((row, i) => `R${i + 1}: ${row}`).join("\n"))).toBe(puzzle);
  expect(tidied(rows.map((row, i) => `${i + 1}) ${row}`).join("\n"))).toBe(puzzle);
  expect(tidied(rows.join("\n\n"))).toBe(puzzle);
  expect(tidied(rows.join("/"))).toBe(puzzle);
});
