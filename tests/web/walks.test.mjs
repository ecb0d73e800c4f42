// Puzzles walked by Hint from the first step to the last on an upright phone: no hint is out of sight, covers a cell that
// it names, or is longer than its panel before Why is asked. Published variants are read from CLEW_PEER_DATA. A few
// puzzles of each kind are walked; CLEW_WALKS=10 walks ten.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { program, stage, until } from "./harness.mjs";

const peers = process.env.CLEW_PEER_DATA;
const wanted = Number(process.env.CLEW_WALKS ?? 2);
const mostSteps = 140;
const phone = { width: 390, height: 664, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

/** Runs in the page: asks for hints at all three depths, checks each, and applies it, until the grid is full. Returns the
 *  number of steps and the faults. */
async function walk(most) {
  const find = (query) => document.querySelector(query);
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true }));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wait = async (met, what) => {
    for (const end = Date.now() + 40_000; !met(); await frame()) if (Date.now() > end) throw new Error(`${what}: ${find(".explanation")?.textContent}`);
    await frame();
    await frame();
  };
  const faults = [];
  const isDone = () => !find("[role=gridcell][aria-label*=' empty']");
  const check = (step, depth) => {
    const at = `step ${step}, depth ${depth}, ${find(".depths .technique")?.textContent ?? ""}`;
    const [panel, body] = [find(".told-panel"), find(".told-panel .sheet-body")];
    const box = panel.getBoundingClientRect();
    if (box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 || box.height < 100) faults.push(`${at}: the panel is not on the screen`);
    const last = find(".depths > li:last-child").getBoundingClientRect();
    if (last.top < box.top || last.top + 20 > body.getBoundingClientRect().bottom) faults.push(`${at}: the hint is out of sight`);
    if (depth < 3 && body.scrollHeight > body.clientHeight + 1) faults.push(`${at}: ${body.scrollHeight - body.clientHeight} pixels too long`);
    const rects = [];
    for (const texts = document.createTreeWalker(find(".depths"), NodeFilter.SHOW_TEXT); texts.nextNode(); ) {
      const words = document.createRange();
      words.selectNodeContents(texts.currentNode);
      rects.push(...words.getClientRects());
    }
    const close = find(".told-panel .sheet-close").getBoundingClientRect();
    if (rects.some(({ left, right, top, bottom }) => right > left && right > close.left + 8 && left < close.right && bottom > close.top + 8 && top < close.bottom - 8)) faults.push(`${at}: words lie under Close`);
    if (body.scrollWidth > body.clientWidth + 1) faults.push(`${at}: wider than its panel`);
    for (const [name] of find(".depths").textContent.matchAll(/\br\d+c\d+\b/g)) {
      const cell = find(`[role=gridcell][aria-label^="${name} "]`);
      if (!cell) continue;
      const { left, top, width, height } = cell.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!there?.closest("svg.grid")) faults.push(`${at}: ${name} is covered`);
    }
  };
  for (let step = 1; step <= most; ++step) {
    for (let depth = 1; depth <= 3; ++depth) {
      press("h");
      await wait(() => isDone() || find(`.depths > li:nth-child(${depth})`) || (depth === 1 && find(".explanation h2.technique") && !find(".depths, .done, .working")), `hint ${step}`);
      if (!find(".depths")) return { steps: step - 1, faults: isDone() ? faults : [...faults, `step ${step}: ${find(".explanation").textContent}`] };
      check(step, depth);
    }
    press("s");
    await wait(() => !find(".depths"), `step ${step}`);
    if (isDone()) return { steps: step, faults };
  }
  return { steps: most, faults: [...faults, `not done after ${most} steps`] };
}

/** Loads a puzzle and walks it. Returns the faults, or null if the page refuses a kind of clue by name. */
async function walked(text, name) {
  const app = await world.open(phone);
  const { page } = app;
  await app.load(text);
  const status = await until(async () => `${await app.status().textContent()} ${await page.locator(".refusal").allTextContents()}`, /One solution|not supported/);
  if (/not supported/.test(status)) {
    await app.context.close();
    return null;
  }
  await page.locator("[role=grid][aria-busy=false]").waitFor();
  const { steps, faults } = await page.evaluate(walk, 2 * mostSteps);
  assert.ok(steps > 3, `${name}: ${steps} steps, ${faults}`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
  return faults.map((fault) => `${name}: ${fault}`);
}

/** True if logic solves the puzzle soon and in few steps. */
async function isQuick(...puzzle) {
  const { stdout } = await promisify(execFile)(program, ["explain", "--json", "--timeout", "10", ...puzzle], { maxBuffer: 1 << 28 }).catch(() => ({ stdout: "" }));
  const { status, steps } = JSON.parse(stdout || "{}");
  return status === "solved" && steps.length <= mostSteps;
}

test("published variants", { skip: !peers && "CLEW_PEER_DATA names no folder" }, async () => {
  const faults = [];
  let count = 0;
  for (const line of readFileSync(join(peers, "published/ctc.jsonl"), "utf8").trim().split("\n")) {
    const { id, iss } = JSON.parse(line);
    if (!(await isQuick(iss))) continue;
    const found = await walked(iss, id);
    if (!found) continue;
    faults.push(...found);
    if (++count === wanted) break;
  }
  assert.deepEqual(faults, []);
  assert.equal(count, wanted);
});

test("layouts of the starter library", async () => {
  const starter = JSON.parse(readFileSync(new URL("../../web/public/starter.json", import.meta.url)));
  const layouts = ["x-9x9", "tridoku", "8x8", "hyper", "antiking", "disjoint", "latin-9", "roxdoku", "10x10", "6x6"].slice(0, wanted);
  const faults = [];
  for (const name of layouts) {
    const all = starter.filter(({ layout, clues }) => layout === name && !clues);
    let at = 0;
    while (at < all.length && !(await isQuick("--layout", name, all[at].puzzle))) ++at;
    assert.ok(at < all.length, `the library has no quick ${name}`);
    faults.push(...(await walked(`${world.address}/#${name}=${all[at].puzzle}`, name)));
  }
  assert.deepEqual(faults, []);
  assert.equal(layouts.length, wanted);
});
