import { expect, test } from "vitest";
import { spot } from "../src/model/several.ts";

const rows = ["5..1", ".2..", "..3.", "...4"];
const puzzle = rows.join("");
const other = "12....3..1.....4";
const texts = (text: string) => spot(text).map((one) => one.text);
const list = (open: string) => rows.map((row) => `[${[...row].map((cell) => (cell === "." ? open : cell)).join(", ")}]`);

test("a puzzle among the words of mails, chats, pages and programs", () => {
  const legal = puzzle.replace("5", "3");
  const four = (text: string) => text.replaceAll("5", "3");
  const keycaps = rows.map((row) => [...row].map((cell) => (cell === "." ? "⬜" : `${cell}\ufe0f\u20e3`)).join(""));
  for (const text of [
    `Hi Ann,\n\nfor you:\n\n> ${rows.join("\n> ")}\n\nBob\n-- \nTel. 555 1234`,
    `[21:03] Bob: try this\n[21:04] Bob: ${puzzle}\n[21:05] Ann: ok`,
    rows.map((row, i) => `[21:0${i}] Bob: ${row}`).join("\n"),
    `12/03/2024, 21:04 - Bob: ${puzzle}\n12/03/2024, 21:05 - Ann: ok`,
    `<p>Today</p><table>${rows.map((row) => `<tr>${[...row].map((cell) => `<td>${cell === "." ? "&nbsp;" : cell}</td>`).join("")}</tr>`).join("\n")}</table>`,
    `<p>${rows.join("<br>")}</p>`,
    `Of today\n${keycaps.join("\n")}\nhave fun 🎉`,
    `board = [\n    ${list("0").join(",\n    ")},\n]`,
    `grid = [${list("None").join(",\n")}]`,
    `puzzle = "${puzzle}"`,
    `grid = [\n${rows.map((row) => `  "${row}",`).join("\n")}\n]`,
    `It is ${puzzle}.`,
  ])
    expect(texts(four(text)), text).toEqual([legal]);
});

test("several puzzles are found in their order, each once", () => {
  const first = puzzle.replace("5", "3");
  const square = (line: string) => line.match(/.{4}/g)!.join("\n");
  for (const text of [`${first}\n${other}`, `Puzzle 1: ${first}\nPuzzle 2: ${other}\nagain: ${first}`, `One:\n${square(first)}\n\nTwo:\n${square(other)}`, `${square(first)}\n\n${square(other)}`])
    expect(texts(text), text).toEqual([first, other]);
});

test("numbers that are no puzzle are none", () => {
  for (const text of ["", "hello", "call 0123 4567 8901 2345", "12.50\n13.40\n7.00\n1.99", "1 2 3 4\n1 2 3 4", "5678567856785678", "................"]) expect(texts(text), text).toEqual([]);
});

test("above 9 digits the cells are numbers", () => {
  const ten = Array.from({ length: 10 }, (_, i) => Array.from({ length: 10 }, (_, j) => (i === j ? i + 1 : 0)));
  const [one] = spot(`x = [${ten.map((row) => `[${row.join(", ")}]`).join(",\n")}]`);
  expect(one?.size).toBe(10);
  expect(one?.text.split(" ").filter((cell) => cell !== ".")).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
});
