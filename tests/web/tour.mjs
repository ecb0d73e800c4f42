// The tour of docs/tour.md as a script: solves a very hard 9x9, a Samurai and the published puzzles in the page by
// hints and steps alone, and takes pictures of some moments: tour.mjs [FOLDER [WIDTHxHEIGHT [dark]]]. Prints the number
// of steps.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { stage, still } from "./harness.mjs";

const [folder = "docs/pictures", room = "1440x900", colours = "light"] = process.argv.slice(2);
const library = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url)));
const [width, height] = room.split("x").map(Number);
const world = await stage();

const of = (layout, level, n) => `#${layout}=${library.filter((item) => item.layout === layout && item.level === level)[n].puzzle}`;
const published = (name) => readFileSync(new URL(`../../examples/published/${name}.txt`, import.meta.url), "utf8");

/**
 * Hint, hint, hint, step, until the grid is full. `puzzle`: the end of a link, or a text to paste.
 * `wanted`: a picture when a technique comes first.
 */
async function solve(name, puzzle, options, wanted = []) {
  const isLink = puzzle.startsWith("#");
  const app = await world.open(options, isLink ? puzzle : "");
  const { page } = app;
  if (!isLink) await app.load(puzzle);
  await page.waitForFunction(() => /One solution/.test(document.querySelector("[role=status]")?.textContent), null, { timeout: 30000 });
  // The pictures show its level, if there is room.
  if (isLink && width >= 1180) await page.locator(".level .figures").waitFor({ timeout: 60000 }).catch(() => console.log(`${name}: not rated`));
  const taken = new Map();
  const shot = async (file) => {
    await page.evaluate(() => scrollTo(0, 0));
    await still(page);
    await page.screenshot({ path: `${folder}/${file}.png` });
  };
  for (let step = 1; ; ++step) {
    assert.ok(step < 2000, "the path does not end");
    const said = await page.evaluate(async () => {
      const press = (key) => window.dispatchEvent(new KeyboardEvent("keydown", { key, code: "", bubbles: true, cancelable: true }));
      // On a phone it is there only while something is explained.
      const panel = () => document.querySelector("[aria-label=Explanation]");
      const until = async (test) => {
        for (const end = performance.now() + 30000; !test(); ) {
          if (performance.now() > end) throw new Error(`nothing more came after: ${panel()?.textContent}`);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      };
      const open = () => document.querySelectorAll("[role=gridcell][aria-label*=empty]").length;
      if (!open()) return null;
      for (let depth = 1; depth <= 3; ++depth) {
        press("h");
        await until(() => panel()?.querySelectorAll(".depths > li").length === depth);
      }
      return (document.querySelector(".record .next .what") ?? panel().querySelector(".technique")).textContent;
    });
    if (said === null) break;
    const technique = said.replace(/^An? |[:.].*$/gs, "").replace(/ (on|from) .*$/, "");
    taken.set(technique, (taken.get(technique) ?? 0) + 1);
    for (const [pattern, file] of wanted) if (!wanted.done?.has(file) && pattern.test(technique)) {
      (wanted.done ??= new Set()).add(file);
      await shot(file);
      console.log(`  step ${step}, ${said}: ${file}.png`);
    }
    await page.evaluate(async () => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key: "s", code: "", bubbles: true, cancelable: true }));
      while (document.querySelector("[aria-label=Explanation] .depths")) await new Promise((resolve) => setTimeout(resolve, 1));
    });
  }
  assert.equal(await page.locator("[role=gridcell][aria-label*=repeated]").count(), 0);
  assert.deepEqual(app.troubles, []);
  const total = [...taken.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${name}: ${total} steps`);
  for (const [technique, count] of [...taken].sort((a, b) => b[1] - a[1])) console.log(`  ${String(count).padStart(4)} ${technique}`);
  await app.context.close();
}

const size = { width, height, colorScheme: colours, ...(Math.min(width, height) < 600 ? { hasTouch: true, isMobile: true } : {}) };
try {
  await solve("9x9", of("9x9", "very hard", 2), size, [[/./, "tour-begin"], [/wing|fish|kite|skyscraper/i, "tour-pattern"], [/chain|loop|aic/i, "tour-chain"]]);
  await solve("samurai", of("samurai", "very hard", 0), size, [[/pointing|claiming|crossing/i, "tour-samurai"], [/wing|fish|kite|skyscraper|chain|loop|aic/i, "tour-samurai-hard"]]);
  await solve("miracle", published("miracle"), size);
  await solve("killer", published("killer"), size, [[/innie/i, "tour-killer"]]);
  await solve("arrow", published("arrow"), size);
  await solve("sandwich", published("sandwich"), size);
  await solve("whispers", published("whispers"), size, [[/constraint/i, "tour-whispers"]]);
} finally {
  await world.close();
}
