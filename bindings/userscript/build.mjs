// build.mjs FILE: one file for user script managers, with the engine inside: the module of CMake's preset `wasm`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const { rolldown } = await import(createRequire(path("../../web/package.json")).resolve("rolldown"));
const version = /version = "(.*)";/.exec(readFileSync(path("../../include/clew/version.h"), "utf8"))[1];

/** Modules that are only texts. */
const texts = (contents) => ({
  name: "texts",
  resolveId: (name) => (name in contents || name.endsWith(".css") ? `\0${name}` : null),
  load(name) {
    if (!name.startsWith("\0")) return null;
    const text = contents[name.slice(1)] ?? readFileSync(path(name.slice(1)), "utf8");
    return { code: `export default ${JSON.stringify(text)}`, moduleType: "js" };
  },
});

async function bundle(file, contents = {}) {
  const { output } = await (await rolldown({ input: path(file), tsconfig: false, plugins: [texts(contents)] })).generate({ format: "iife", minify: true });
  return output[0].code;
}

const head = `// ==UserScript==
// @name        Clew
// @version     ${version}
// @description Hints with their reasons, true candidates and the number of solutions, beside a SudokuPad or f-puzzles board
// @match       https://sudokupad.app/*
// @match       https://*.sudokupad.app/*
// @match       https://*.crackingthecryptic.com/*
// @match       https://f-puzzles.com/*
// @match       https://www.f-puzzles.com/*
// @grant       none
// @run-at      document-end
// @license     MIT
// ==/UserScript==
`;
const worker = await bundle("worker.ts");
const packed = gzipSync(readFileSync(path("../../build/wasm/bin/clew.wasm")), { level: 9 }).toString("base64");
mkdirSync(dirname(process.argv[2]), { recursive: true });
writeFileSync(process.argv[2], head + (await bundle("main.ts", { "clew:worker": worker, "clew:module": packed })));
