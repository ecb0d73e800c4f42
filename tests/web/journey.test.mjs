// The whole journey, by mouse, by keyboard and at the size of a phone: paste, count, hint, step,
// guess, pop, undo, share, reload, generate.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, kept, solved, stage } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

async function expectText(locator, pattern) {
  const end = Date.now() + 10000;
  for (;;) {
    const text = (await locator.textContent().catch(() => "")) ?? "";
    if (pattern.test(text)) return text;
    if (Date.now() > end) assert.match(text, pattern);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

async function expectLabel(app, name, pattern) {
  const end = Date.now() + 10000;
  for (;;) {
    const label = (await app.label(name).catch(() => "")) ?? "";
    if (pattern.test(label)) return;
    if (Date.now() > end) assert.match(label, pattern);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

test("by mouse", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await expectLabel(app, "r1c1", /^r1c1 given 5/);
  await expectText(app.status(), /One solution/);
  // A hint in three depths, then the step.
  await app.button("Hint").click();
  await expectText(app.explanation(), /Look/);
  await app.button("Hint").click();
  await app.button("Hint").click();
  await page.locator(".grid .special").first().waitFor();
  await app.button("Step").click();
  await page.waitForFunction(() => document.querySelectorAll("ol[aria-label=Steps] li").length >= 1);
  // An own entry, replaced as one act that undo takes back; a given refuses.
  await app.cell("r1c1").click();
  await page.keyboard.press("1");
  await expectLabel(app, "r1c1", /given 5/);
  await app.cell("r9c1").click();
  await page.keyboard.press("3");
  await expectLabel(app, "r9c1", /^r9c1 3/);
  await page.keyboard.press("2");
  await expectLabel(app, "r9c1", /^r9c1 2/);
  await expectText(app.status(), /One solution/); // the puzzle's: that of the entries would tell of the mistake
  await app.button("Undo").click();
  await expectLabel(app, "r9c1", /^r9c1 3/);
  await app.button("Redo").click();
  await expectLabel(app, "r9c1", /^r9c1 2/);
  await app.button("Undo").click();
  await app.button("Undo").click();
  await expectLabel(app, "r9c1", /^r9c1 empty/);
  // A wrong guess is refuted, popped, and its candidate removed with the reason on record.
  await app.button("Guess").click();
  await app.cell("r9c1").click();
  await page.keyboard.press("1");
  await expectLabel(app, "r9c1", /in a guess/);
  await expectText(app.status(), /No solution/);
  await page.getByRole("button", { name: /^Rule out/ }).click();
  await expectLabel(app, "r9c1", /^r9c1 empty(?!.*candidates.* 1( |$))/);
  await expectText(app.steps().first(), /Guess refuted/);
  // The record returns to an earlier grid.
  await app.steps().last().getByRole("button").click();
  await expectText(app.explanation(), /Back to now/);
  await app.button("Back to now").click();
  // A solution, revealed and kept; then the whole path.
  await app.button("Reveal").click();
  await page.locator(".revealed").first().waitFor();
  await app.button("Solve").click();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=empty]").length === 0);
  const values = await page.$$eval("[role=gridcell]", (cells) => cells.map((c) => /(?:given )?(\d)/.exec(c.getAttribute("aria-label").replace(/^r\d+c\d+ /, ""))[1]).join(""));
  assert.equal(values, solved);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("by keyboard alone", async () => {
  const app = await world.open();
  const { page } = app;
  await app.cell("r1c1").focus();
  await page.keyboard.press("5");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("3");
  await page.keyboard.press("Enter");
  await expectLabel(app, "r1c2", /^r1c2 given 3/);
  await page.getByRole("radio", { name: "None" }).focus();
  for (const _ of "12") await page.keyboard.press("ArrowRight");
  assert.equal(await page.getByRole("radio", { name: "Auto" }).getAttribute("aria-checked"), "true");
  await app.cell("r1c2").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+4"); // strikes out a candidate
  await expectLabel(app, "r2c2", /candidates 1 2 6/);
  await page.keyboard.press("Control+6");
  await expectLabel(app, "r2c2", /centre marks 6/);
  await page.keyboard.press("Control+Shift+2");
  await expectLabel(app, "r2c2", /colour 2/);
  for (const _ of "123") await page.keyboard.press("Backspace");
  await expectLabel(app, "r2c2", /candidates 1 2 4/);
  await page.keyboard.press("x");
  assert.equal(await page.getByRole("radio", { name: "Corner" }).getAttribute("aria-checked"), "true");
  await page.keyboard.press("Space");
  await page.keyboard.press("z");
  await page.keyboard.press("Shift+ArrowRight");
  assert.equal(await page.locator("[aria-selected=true]").count(), 2);
  await page.keyboard.press("7");
  await expectLabel(app, "r2c3", /repeated/);
  await page.keyboard.press("Delete");
  await expectLabel(app, "r2c3", /^r2c3 empty/);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+y");
  await expectLabel(app, "r2c3", /^r2c3 empty/);
  await page.keyboard.press("F3");
  await page.locator(".key.current").waitFor();
  await app.load(classic);
  await expectLabel(app, "r9c9", /given 9/);
  await app.cell("r1c3").focus();
  for (const depth of [1, 2, 3]) {
    await page.keyboard.press("h");
    await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
  }
  await page.locator(".grid .special").first().waitFor();
  await page.keyboard.press("s");
  await page.waitForFunction(() => document.querySelectorAll("ol[aria-label=Steps] li").length === 1);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

/** Strikes figures in the focused cell, each at its own time in ms. */
const strike = (page, strokes) => page.evaluate((all) => {
  const start = performance.now();
  for (const [figure, after] of all) {
    const event = new KeyboardEvent("keydown", { key: `${figure}`, code: `Digit${figure}`, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: start + after });
    document.activeElement.dispatchEvent(event);
  }
}, strokes);

test("digits above nine, in two keystrokes and as letters", async () => {
  const app = await world.open();
  const { page } = app;
  await page.getByLabel("Layout", { exact: true }).selectOption("16x16");
  await app.cell("r16c16").waitFor();
  await app.cell("r1c1").click();
  await strike(page, [[1, 0], [4, 999]]);
  await expectLabel(app, "r1c1", /^r1c1 E/);
  // Each key is read at the time of its stroke, even if the page is busy in between.
  await app.button("Undo").click();
  await expectLabel(app, "r1c1", /^r1c1 empty/);
  await app.cell("r1c1").click();
  await strike(page, [[1, 0], [4, 1000]]);
  await expectLabel(app, "r1c1", /^r1c1 4/);
  await app.button("Undo").click();
  await expectLabel(app, "r1c1", /^r1c1 1/);
  await app.button("Undo").click();
  await expectLabel(app, "r1c1", /^r1c1 empty/);
  await app.cell("r1c2").click();
  await page.keyboard.press("g");
  await expectLabel(app, "r1c2", /^r1c2 G/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("at the size of a phone, by touch", async () => {
  const app = await world.open({ width: 360, height: 740, hasTouch: true, isMobile: true });
  const { page } = app;
  await app.load(classic);
  await expectLabel(app, "r1c1", /given 5/);
  await app.cell("r1c3").tap();
  await page.getByRole("button", { name: /^Digit 4/ }).tap();
  await expectLabel(app, "r1c3", /^r1c3 4/);
  await app.button("Undo").tap();
  await expectLabel(app, "r1c3", /^r1c3 empty/);
  await app.button("Hint").tap();
  await expectText(app.explanation(), /Look/);
  await app.button("Step").tap();
  await app.button("More").tap();
  for (const name of ["Solve", "Share", "Print", "Clear", "Freeze", "Reveal"]) assert.ok(await app.button(name).count(), name);
  await app.button("Solve").tap();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=empty]").length === 0);
  const across = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(across <= 360, `the page is ${across} px wide`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("load and layout are acts that undo takes back", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await expectLabel(app, "r1c1", /given 5/);
  await page.getByLabel("Layout", { exact: true }).selectOption("samurai");
  await app.cell("r21c21").waitFor();
  await app.button("Undo").click();
  await expectLabel(app, "r1c1", /given 5/);
  assert.equal(await page.locator("[role=gridcell]").count(), 81);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("work is kept over a reload, and a link carries a puzzle", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await expectLabel(app, "r1c3", /^r1c3 4/);
  await app.press("Share");
  const link = await page.getByLabel("Link").inputValue();
  assert.ok(link.includes(`#9x9=${classic}`), link);
  await page.evaluate(() => history.replaceState(null, "", location.pathname));
  await page.keyboard.press("Escape");
  await kept(page);
  await page.reload();
  await expectLabel(app, "r1c3", /^r1c3 4/);
  await app.button("Undo").click();
  await expectLabel(app, "r1c3", /^r1c3 empty/);
  const other = await world.open({}, new URL(link).hash);
  await expectLabel(other, "r1c1", /given 5/);
  await expectLabel(other, "r1c3", /empty/);
  assert.deepEqual([...app.troubles, ...other.troubles], []);
  await app.context.close();
  await other.context.close();
});

test("a new puzzle is generated at a level, and rated", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  for (const level of ["", "very hard"]) {
    const before = await page.$$eval("[role=gridcell]", (cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
    await app.level(level);
    await app.press("Generate");
    await page.waitForFunction((old) => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.getAttribute("aria-label")).join() !== old, before, { timeout: 20000 });
    assert.ok(await page.locator("[role=gridcell][aria-label*=given]").count() > 16);
    await expectText(app.status(), /One solution/);
  }
  await expectText(page.locator(".level h2"), /^Very hard$/);
  await app.press("Rate");
  await expectText(app.explanation(), /Very hard.*ER \d/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a long call shows that it runs, and stops when told", async () => {
  const app = await world.open();
  const { page } = app;
  await page.getByLabel("Layout", { exact: true }).selectOption("36x36");
  await app.cell("r36c36").waitFor();
  await app.cell("r1c1").click();
  await app.level("hard");
  await app.press("Generate");
  await app.explanation().getByRole("progressbar").waitFor();
  await app.button("Stop").click();
  await expectText(app.explanation(), /Generate was stopped/);
  // The page goes on with the same engine.
  await page.getByLabel("Layout", { exact: true }).selectOption("4x4");
  await app.cell("r4c4").waitFor();
  await app.level("");
  await app.press("Generate");
  await page.locator("[role=gridcell][aria-label*=given]").first().waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
