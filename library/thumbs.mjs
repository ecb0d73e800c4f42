// thumbs.mjs CLEW: writes thumbs.json, the small pictures of the page's lessons: of each technique the step of its first
// example in lessons.json, drawn as the page draws it. The engine finds the step; the page's sources draw it.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** A module of the page's TypeScript. */
async function page(file) {
  const { rolldown } = await import(createRequire(here("../web/package.json")).resolve("rolldown"));
  const { output } = await (await rolldown({ input: here(`../web/src/${file}`), tsconfig: false })).generate({ format: "es" });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** The pictures of these techniques, as `program` finds their steps. */
export async function thumbs(program, lessons) {
  const [{ draw }, { readLayout }, { readStep }, { thumbOf }, { valuesOf }, { candidatesOf, withGivens }, { upTo }] = await Promise.all(
    ["draw/evidence.ts", "model/layout.ts", "model/step.ts", "learn/thumb.ts", "model/values.ts", "model/grid.ts", "model/digits.ts"].map(page));
  const server = spawn(program, ["serve", "--port", "0", "--api"], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = await once(createInterface(server.stdout), "line");
    const address = /http\S+/.exec(line)[0];
    const ask = async (verb, request) => {
      const answer = await fetch(new URL(`api/${verb}`, address), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(request) });
      const told = await answer.json();
      if (told.error) throw new Error(`${verb} ${JSON.stringify(request).slice(0, 200)}: ${told.error}`);
      return told;
    };
    const made = {};
    for (const [name, [example]] of Object.entries(lessons)) {
      if (!example) continue;
      const asked = { puzzle: example.text, ...(example.layout ? { layout: example.layout } : {}) };
      const told = await ask("read", asked);
      const shape = told.shape ?? JSON.parse(execFileSync(program, ["layouts", "--json", told.layout], { encoding: "utf8" }));
      const layout = readLayout(shape);
      const written = valuesOf({ layout: told.layout ?? "", source: told.source });
      const entries = told.entries ? written.parse(told.entries) : [];
      const plain = withGivens(told.layout ?? "", told.source ?? "", written.parse(told.givens));
      const grid = { ...plain, values: plain.values.map((value, cell) => value || entries[cell] || 0) };
      const whole = upTo(layout.digits);
      const removed = grid.values.map((value, cell) => (value || !told.marks?.[cell]?.length ? [] : whole.filter((digit) => !told.marks[cell].includes(digit))));
      const found = (await ask("hint", { ...asked, only: [name], timeout: 20 })).step ?? (await ask("find", { ...asked, technique: name, timeout: 20 })).steps?.[0];
      if (!found) throw new Error(`${name}: its example has no step`);
      const full = { ...grid, removed };
      const rows = layout.cells.map(({ x, y }) => Math.max(x, y));
      made[name] = { size: Math.max(...rows) + 1, ...thumbOf(draw(layout, full, candidatesOf(layout, full), readStep(layout, found))) };
    }
    return made;
  } finally {
    server.kill();
  }
}

if (process.argv[1] === here("thumbs.mjs")) {
  const made = await thumbs(process.argv[2], JSON.parse(readFileSync(here("lessons.json"), "utf8")));
  const rows = Object.entries(made).map(([name, thumb]) => ` ${JSON.stringify(name)}: ${JSON.stringify(thumb)}`);
  writeFileSync(here("thumbs.json"), `{\n${rows.join(",\n")}\n}\n`);
}
