// The puzzles of a hundred days: the engine in Node, in Chromium and on the command line make the same.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { program, sources, stage } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

const assets = path("web/dist/assets/");
const asset = (pattern) => readdirSync(assets).find((name) => pattern.test(name));

test("the same puzzles everywhere", async () => {
  const { dailies } = await sources("web/src/model/today.ts");
  const { Module } = await sources("bindings/wasm/src/module.ts");
  // One of the day's six in turn: each level, and the layout of the day.
  const wanted = Array.from({ length: 100 }, (_, i) => {
    const date = new Date(Date.UTC(2026, 10, 23 + i));
    return dailies(date.getUTCFullYear() * 10000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate())[i % 6];
  });
  const request = ({ layout, level, seed }) => JSON.stringify({ layout, level, seed, count: 1 });
  const whole = asset(/^clew-(?!first|photo).*\.wasm$/);
  const engine = Module.fromCompiled(new WebAssembly.Module(readFileSync(assets + whole)));
  const app = await world.open();
  const inPage = await app.page.evaluate(async ([worker, wasm, requests]) => {
    const module = await WebAssembly.compileStreaming(fetch(`./assets/${wasm}`));
    const engine = new Worker(`./assets/${worker}`, { type: "module" });
    engine.postMessage({ module });
    const answers = [];
    return new Promise((resolve, reject) => {
      engine.onmessage = ({ data }) => {
        if (data.failed) reject(new Error(data.failed));
        if ("answer" in data && answers.push(data.answer) === requests.length) resolve(answers);
      };
      requests.forEach((text, id) => engine.postMessage({ id, verb: "generate", request: text }));
    });
  }, [asset(/^worker-.*\.js$/), whole, wanted.map(request)]);
  for (const [i, one] of wanted.entries()) {
    const [made] = JSON.parse(inPage[i]).puzzles;
    const what = `${one.layout}, ${one.level}, ${one.seed}`;
    assert.equal(made.level, one.level, what);
    assert.equal(JSON.parse(engine.call("generate", request(one))).puzzles[0].puzzle, made.puzzle, `${what}: in Node`);
    const { stdout } = await promisify(execFile)(program, ["generate", "--layout", one.layout, "--level", one.level, "--seed", String(one.seed), "--format", "line"]);
    assert.equal(stdout.trim(), made.puzzle, `${what}: on the command line`);
  }
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
