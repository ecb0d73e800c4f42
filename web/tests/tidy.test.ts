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
