// Ten scenes of the page as pictures: scenes.mjs [FOLDER]. The same scenes as in the design.
import { mkdirSync, readFileSync } from "node:fs";
import { stage } from "./harness.mjs";

const folder = process.argv[2] ?? "build/scenes";
mkdirSync(folder, { recursive: true });
const library = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url)));
const pick = (layout, level) => (library.find((item) => item.layout === layout && (!level || item.level === level)) ?? library.find((item) => item.layout === layout)).puzzle;

const world = await stage();
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function scene(name, options, act) {
  const app = await world.open(options);
  const { page } = app;
  await act(app, page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await app.context.close();
  console.log(`${folder}/${name}.png`);
}

const ready = (page, text) => page.waitForFunction((wanted) => document.querySelector("[role=status]")?.textContent.includes(wanted), text, { timeout: 20000 });

async function load(app, page, layout, puzzle) {
  await page.getByLabel("Layout", { exact: true }).selectOption(layout);
  await page.waitForFunction((wanted) => document.querySelector("select[aria-label=Layout]")?.value === wanted, layout);
  await app.load(puzzle);
  await page.waitForFunction(() => document.querySelector("[role=gridcell][aria-label*=given]"));
  await ready(page, "One solution");
}

/** Own entries from the solution, as a player would have made them. */
async function play(app, page, count) {
  await app.button("Reveal").first().click();
  await page.locator(".revealed").first().waitFor();
  const known = await page.$$eval("[role=gridcell]", (cells) => cells.flatMap((cell) => {
    const text = cell.previousElementSibling.querySelector(".revealed")?.textContent;
    return text ? [[cell.getAttribute("aria-label").split(" ")[0], text]] : [];
  }));
  await app.button("Reveal").first().click();
  await app.button("Reveal").first().click();
  const step = Math.max(1, Math.floor(known.length / count));
  for (let i = 0; i < known.length && i / step < count; i += step) {
    await app.cell(known[i][0]).click();
    for (const key of known[i][1]) await page.keyboard.press(key);
  }
}

/** Steps until the next one is of a technique that is worth a picture. */
async function until(app, page, wanted, most = 60) {
  for (let i = 0; i < most; ++i) {
    for (let depth = 0; depth < 3; ++depth) { await app.button("Hint").click(); await page.waitForTimeout(60); }
    await page.locator(".depths li:nth-child(3)").waitFor({ timeout: 15000 }).catch(() => {});
    const title = await page.locator(".technique").first().textContent().catch(() => "");
    if (wanted.test(title ?? "")) return;
    await app.button("Step").click();
    await page.waitForTimeout(80);
  }
}

const worth = /wing|fish|kite|skyscraper|chain|loop|rectangle|colour|pair|triple|swordfish|pointing|claiming/i;

for (const [name, colorScheme] of [["1-desktop-light", "light"], ["2-desktop-dark", "dark"]])
  await scene(name, { colorScheme }, async (app, page) => {
    await load(app, page, "9x9", pick("9x9", "very hard"));
    await play(app, page, 9);
    await until(app, page, /wing|fish|kite|skyscraper|chain|loop|rectangle|colour/i);
  });
await scene("3-mobile-light", phone, async (app, page) => {
  await load(app, page, "9x9", pick("9x9", "very hard"));
  await until(app, page, worth, 40);
});
await scene("4-samurai", {}, async (app, page) => {
  await load(app, page, "samurai", pick("samurai"));
  await play(app, page, 20);
  await until(app, page, /pointing|claiming|pair|wing|crossing/i, 40);
});
await scene("5-tridoku", {}, async (app, page) => {
  await load(app, page, "tridoku", pick("tridoku"));
  await play(app, page, 12);
  await until(app, page, worth, 40);
});
await scene("6-guess", {}, async (app, page) => {
  await load(app, page, "9x9", pick("9x9", "very hard"));
  await app.button("Guess").click();
  const cells = await page.$$eval("[role=gridcell][aria-label*=candidates]", (list) => list.map((cell) => cell.getAttribute("aria-label").split(" ")));
  for (const words of cells.filter((list) => list.length === 5)) {
    await app.cell(words[0]).click();
    await page.keyboard.press(words[3]);
    await page.waitForTimeout(300);
    if (/No solution/.test(await app.status().textContent())) break;
    await app.button("Undo").click();
  }
  await app.button("Why?").click().catch(() => {});
  await page.waitForTimeout(800);
});
await scene("7-start", {}, async (app, page) => {
  await load(app, page, "9x9", pick("9x9", "hard"));
  await play(app, page, 10);
  await app.button("New").click();
  await page.locator(".puzzles li").first().waitFor();
});
await scene("8-grid25-dark", { colorScheme: "dark" }, async (app, page) => {
  const puzzle = library.find((item) => item.layout === "25x25")?.puzzle;
  if (puzzle) await load(app, page, "25x25", puzzle);
  else await page.getByLabel("Layout", { exact: true }).selectOption("25x25");
  await app.cell("r6c19").click();
});
await scene("9-all-moves", { width: 1440, height: 900 }, async (app, page) => {
  await load(app, page, "hyper", pick("hyper"));
  await app.button("All steps").click();
  await page.locator(".moves li").first().waitFor({ timeout: 20000 });
});
await scene("10-mobile-360-dark", { ...phone, width: 360, height: 740, colorScheme: "dark" }, async (app, page) => {
  await load(app, page, "9x9", pick("9x9", "hard"));
  await app.cell("r5c2").tap();
});
await world.close();
