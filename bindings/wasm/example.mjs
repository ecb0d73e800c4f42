// node example.mjs [PUZZLE]: the solution of a puzzle and the path to it.
import { readFile } from "node:fs/promises";
import { Clew } from "./dist/index.js";

const clew = await Clew.load(await readFile(new URL("./dist/clew.wasm", import.meta.url)));
const puzzle = process.argv[2] ?? "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

const { status, solution } = clew.solve({ puzzle });
console.log(`${status}: ${solution}`);
const path = clew.explain({ puzzle });
path.steps.forEach((step, i) => console.log(`${i + 1}. ${step.text}`));
console.log(`${path.status} in ${path.steps.length} steps, ${path.cycles} cycles`);
