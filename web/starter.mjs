// starter.mjs FOLDER JSON: the starter library in the page's form: layout, level, ratings and puzzle; for puzzles with
// other clues, their kinds, and the puzzle text before the givens.
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
const linesOf = (name) => readFileSync(`${from}/${name}`, "utf8").trimEnd().split("\n");
/** Fields of a line: quoted ones may hold commas, none holds a quote. */
const fields = (line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);

const [head, ...lines] = linesOf("starter.csv").map(fields);
const column = Object.fromEntries(head.map((name, i) => [name, i]));
const puzzles = lines.map((line) => ({
  layout: line[column.layout], level: line[column.level] || "not graded", puzzle: line[column.puzzle],
  ...Object.fromEntries(["er", "score"].filter((name) => line[column[name]]).map((name) => [name, Number(line[column[name]])])),
}));
for (const { clues, level, puzzle } of linesOf("constraints.jsonl").map((line) => JSON.parse(line))) {
  const [source, givens] = puzzle.split("\ngivens\n");
  puzzles.push({ layout: "", source, clues, level, puzzle: givens.replace(/\s/g, "") });
}
writeFileSync(to, JSON.stringify(puzzles));
