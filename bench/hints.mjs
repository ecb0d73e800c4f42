// node bench/hints.mjs FILE…: time of hints in WebAssembly, asked one after the other as the page asks, along the path
// of each puzzle. A file has a constraint string of ISS or the JSON of f-puzzles a line. `npm pack` in bindings/wasm
// builds the module that this runs.
import { readFileSync } from "node:fs";
import { Clew } from "../bindings/wasm/dist/index.js";

const clew = await Clew.load(readFileSync(new URL("../bindings/wasm/dist/clew.wasm", import.meta.url)));
const limit = 100; // ms

/** Time of each hint in ms, and whether it found a step. */
function walk(line) {
  const { source, givens, shape } = clew.call("read", { puzzle: line });
  const puzzle = `${source}\ngivens\n${givens}\n`;
  const { status, solution } = clew.solve({ puzzle, limit: 2, timeout: 60 });
  const at = new Map(shape.cells.map(({ name }, i) => [name, i]));
  const seen = shape.cells.map(() => new Set());
  for (const { cells } of shape.houses)
    for (const one of cells) for (const other of cells) if (one !== other) seen[at.get(one)].add(at.get(other));
  const values = shape.cells.map(() => 0);
  const marks = shape.cells.map(() => new Set(Array.from({ length: shape.digits }, (_, i) => i + 1)));
  const put = (cell, digit) => {
    values[cell] = digit;
    for (const other of seen[cell]) marks[other].delete(digit);
  };
  [...givens].forEach((symbol, cell) => symbol !== "." && put(cell, parseInt(symbol, 36)));
  const took = [];
  for (let any = false; ; any = true) {
    const request = {
      puzzle,
      detail: 3,
      entries: values.map((digit, cell) => (digit && givens[cell] === "." ? digit.toString(36) : ".")).join(""),
      ...(status === "unique" ? { solution } : {}),
      ...(any ? { marks: marks.map((left, cell) => (values[cell] ? null : [...left])) } : {}),
    };
    const begun = performance.now();
    const { step } = clew.hint(request);
    took.push({ ms: performance.now() - begun, step: !!step });
    if (!step || (!step.placements.length && !step.eliminations.length)) return took;
    for (const { cell, digit } of step.placements) put(at.get(cell), digit);
    for (const { cell, digit } of step.eliminations) marks[at.get(cell)].delete(digit);
  }
}

for (const file of process.argv.slice(2)) {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  walk(lines[0]); // the module warms up
  const all = lines.flatMap(walk).sort((a, b) => a.ms - b.ms);
  const longest = (step) => Math.max(0, ...all.filter((one) => one.step === step).map(({ ms }) => ms)).toFixed(0);
  const part = (share) => all[Math.floor(share * (all.length - 1))].ms.toFixed(1);
  const over = all.filter(({ ms }) => ms > limit).length;
  console.log(`${file}: ${all.length} hints; ms: median ${part(0.5)}, 99 of 100 within ${part(0.99)}, longest ${longest(true)}, where no step is left ${longest(false)}; over ${limit}: ${over}`);
}
