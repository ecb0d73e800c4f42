// The package as npm packs it: its contents, its example run from the unpacked files, and the boundary under random
// input: every request gets an answer in JSON, and the engine continues.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

const source = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "clew-package-"));
const unpacked = join(folder, "package");
after(() => rmSync(folder, { recursive: true, force: true }));

let face;
let clew;
before(async () => {
  const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", "--json", "--silent", "--pack-destination", folder], { cwd: source, stdio: ["ignore", "pipe", "inherit"], timeout: 60000 }));
  execFileSync("tar", ["-xzf", join(folder, filename), "-C", folder]);
  face = await import(pathToFileURL(join(unpacked, "dist/index.js")));
  clew = await face.Clew.load(readFileSync(join(unpacked, "dist/clew.wasm")));
});

test("its example solves and explains", () => {
  const said = execFileSync(process.execPath, [join(unpacked, "example.mjs")], { encoding: "utf8", timeout: 30000 });
  assert.match(said, /unique: 534678912672195348/);
  assert.match(said, /solved in \d+ steps/);
});

test("it has types and says what it is", () => {
  assert.match(readFileSync(join(unpacked, "dist/index.d.ts"), "utf8"), /export declare class Clew/);
  assert.match(readFileSync(join(unpacked, "README.md"), "utf8"), /Clew\.load/);
  assert.match(readFileSync(join(unpacked, "LICENSE"), "utf8"), /MIT/);
});

test("what is refused is an error with its place", () => {
  assert.throws(() => clew.solve({ puzzle: "12x" }), (error) => error instanceof face.ClewError && error.line === 1);
  assert.throws(() => clew.call("nothing"), /unknown verb/);
  assert.throws(() => clew.count({ puzzle: ".".repeat(81), limit: NaN }), /"limit" takes a whole number .* not '"NaN"'/);
});

test("another module is refused, and what a listener throws ends the call alone", async () => {
  await assert.rejects(face.Clew.load(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])), /not clew\.wasm/);
  for (let i = 0; i < 3; ++i)
    assert.throws(() => clew.call("generate", { layout: "9x9", level: "hard", seed: 7 }, () => { throw new Error("mine"); }), /^Error: mine$/);
  assert.equal(clew.call("generate", { layout: "9x9", level: "hard", seed: 7 }).puzzles.length, 1);
});

test("the boundary answers whatever it is asked", () => {
  const seed = Number(process.env.CLEW_SEED ?? 1);
  console.log(`seed ${seed}`);
  let state = seed * 2654435761 >>> 0 || 1;
  const random = (below) => {
    state ^= state << 13; state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5; state >>>= 0;
    return state % below;
  };
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const words = ["puzzle", "layout", "entries", "marks", "timeout", "limit", "detail", "technique", "without", "seed", "count", "level", "from", "to", "name"];
  const value = (depth = 0) => {
    switch (random(depth > 3 ? 9 : 12)) {
      case 0: return null;
      case 1: return random(2) === 1;
      case 2: return random(1000) - 500;
      case 3: return (random(2000) - 1000) * 1e300;
      case 4: return "";
      case 5: return puzzle.slice(0, random(90));
      case 6: return String.fromCharCode(...Array.from({ length: random(60) }, () => random(65536)));
      case 7: return ["9x9", "samurai", "4x4", "latin-36", "sudoku 1\nat 1,1 grid 4x4 box 2x2\ngivens\n", "x-9x9"][random(6)];
      case 8: return puzzle;
      case 9: return Array.from({ length: random(90) }, () => value(depth + 1));
      default: return Object.fromEntries(Array.from({ length: random(6) }, () => [words[random(words.length)], value(depth + 1)]));
    }
  };
  const verbs = ["solve", "count", "candidates", "check", "hint", "explain", "find", "read", "layouts", "techniques", "convert", "rate", "verbs", "", "\0", "généré"];
  const until = Date.now() + 4000;
  let asked = 0;
  for (; Date.now() < until; ++asked) {
    const request = { puzzle, layout: "4x4", ...Object.fromEntries(words.filter(() => random(3) === 0).map((word) => [word, value()])), timeout: 0.02 };
    let text = JSON.stringify(request);
    if (random(4) === 0) text = text.slice(0, random(text.length));
    if (random(4) === 0) text = text.replace(/./g, (letter) => (random(40) ? letter : String.fromCharCode(random(256))));
    const answer = JSON.parse(clew.module.call(verbs[random(verbs.length)], text));
    assert.equal(typeof answer, "object");
  }
  console.log(`${asked} requests`);
  assert.equal(clew.solve({ puzzle }).status, "unique");
});
