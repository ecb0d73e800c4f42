// starter.mjs CSV JSON: the starter library as the page reads it: layout, level, ratings and puzzle.
import { readFileSync, writeFileSync } from "node:fs";

const [from, to] = process.argv.slice(2);
/** Fields of a line: quoted ones may hold commas, none holds a quote. */
const fields = (line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain);

const [head, ...lines] = readFileSync(from, "utf8").trimEnd().split("\n").map(fields);
const column = Object.fromEntries(head.map((name, i) => [name, i]));
const puzzles = lines.map((line) => ({
  layout: line[column.layout], level: line[column.level] || "not graded", puzzle: line[column.puzzle],
  ...Object.fromEntries(["er", "score"].filter((name) => line[column[name]]).map((name) => [name, Number(line[column[name]])])),
}));
writeFileSync(to, JSON.stringify(puzzles));
