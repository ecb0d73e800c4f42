// The editor: constraints are drawn by selecting cells, counted at once, removed, undone, shared and exported;
// contradictions are shown.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { audit, build, dragOver, program, select, sources, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const begin = () => build(world, "6×6");

test("cage, thermometer, arrow and clues are drawn, counted, and taken out again", async () => {
  const app = await begin();
  const { page, context, troubles, button, form, tool, drawn, status } = app;
  await select(app, "r1c5", "r2c5");
  await page.getByLabel("Number, if it has one").fill("11");
  await button("Draw").click();
  await until(() => page.locator("svg.grid .cage-total").textContent(), /11/);
  await until(() => status().textContent(), /More than 10,000 solutions|At least/);
  await tool("thermo");
  await select(app, "r3c3", "r4c4", "r4c3", "r5c4");
  await button("Draw").click();
  await page.locator("svg.grid .thermo.bulb").waitFor();
  await tool("sandwich");
  await page.locator(".build").getByLabel("Of").selectOption("top");
  for (const [column, clue] of [[2, 11], [3, 14], [4, 11]]) {
    await select(app, `r1c${column}`);
    await button("Draw").click();
    await until(() => form.getByRole("status").textContent(), /needs a number/);
    await page.getByLabel("Number", { exact: true }).fill(String(clue));
    await page.keyboard.press("Enter");
    await until(() => page.locator("svg.grid .clue").allTextContents().then((all) => all.join()), new RegExp(String(clue)));
  }
  await until(() => status().textContent(), /One solution/);
  assert.equal(await drawn().count(), 5);
  assert.equal(await page.locator(".drawn-rules li").count(), 3, "the rules in words");
  await page.getByRole("button", { name: "Remove Thermometer r3c3 r4c4 r4c3 r5c4" }).click();
  await until(() => status().textContent(), /\d solutions/);
  assert.equal(await drawn().count(), 4);
  await button("Undo").click();
  await until(() => status().textContent(), /One solution/);
  assert.equal(await drawn().count(), 5);

  // A digit of one's own is counted with it; the editor stays.
  await page.locator("[role=gridcell]").first().click();
  await page.keyboard.press("2");
  assert.match(await valuesOf(page), /^2/);
  assert.ok(await form.isVisible());
  await button("Undo").click();

  await button("Copy text").click();
  await until(() => form.getByRole("status").textContent(), /on the clipboard/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /cage 11 r1c5 r2c5\n/);
  assert.match(text, /sandwich column 2 11\n/);
  await button("Copy f-puzzles link").click();
  await until(() => form.getByRole("status").textContent(), /link for f-puzzles/);
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /f-puzzles/);

  await app.press("Share");
  await until(() => page.url(), /#z=/);
  const other = await world.open({}, page.url().replace(/^[^#]*/, ""));
  await until(() => other.status().textContent(), /One solution/);
  assert.equal(await other.page.locator("svg.grid .cage").count(), 1);
  await other.context.close();

  // The text that was copied brings the same puzzle.
  await page.keyboard.press("Escape");
  await page.reload();
  await until(() => status().textContent(), /One solution/);
  assert.equal(await page.locator("svg.grid .clue").count(), 3);
  assert.deepEqual([...troubles, ...other.troubles], []);
  await context.close();
});

test("a line is drawn by dragging, and a clue is changed in place", async () => {
  const app = await build(world);
  const { page, form, tool, drawn } = app;
  const mapped = (pattern) => until(async () => (await drawn().allTextContents()).join(" | "), pattern);
  await tool("thermo");
  await dragOver(app, "r1c1", "r1c3", "r2c3");
  await mapped(/^Thermometer r1c1 r1c2 r1c3 r2c3$/);
  assert.equal(await page.locator("svg.grid .thermo.bulb").count(), 1);
  // A cage is no line: its cells stay selected until it is drawn.
  await tool("cage");
  await dragOver(app, "r5c1", "r5c2");
  await form.getByLabel("Number, if it has one").fill("9");
  await form.getByRole("button", { name: "Draw", exact: true }).click();
  await mapped(/Cage 9 r5c1 r5c2 \| Thermometer/);
  // Its number and its cells are changed.
  await tool("thermo");
  await form.getByRole("button", { name: "Change Cage 9 r5c1 r5c2" }).click();
  await until(() => form.getByLabel("Number, if it has one").inputValue(), /^9$/);
  assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 2);
  await app.cell("r6c1").click({ modifiers: ["Control"] });
  await form.getByLabel("Number, if it has one").fill("12");
  await form.getByRole("button", { name: "Change it", exact: true }).click();
  await mapped(/^Cage 12 r5c1 r5c2 r6c1 \| Thermometer r1c1 r1c2 r1c3 r2c3$/);
  assert.equal(await page.locator("svg.grid .cage-total").textContent(), "12");
  // A clue beside the grid as well; and one is left as it was.
  await tool("sandwich");
  await app.cell("r4c4").click();
  await form.getByLabel("Number", { exact: true }).fill("5");
  await form.getByRole("button", { name: "Draw", exact: true }).click();
  await mapped(/Sandwich, row 4: 5( |$)/);
  await form.getByRole("button", { name: "Change Sandwich, row 4: 5" }).click();
  await form.getByLabel("Number", { exact: true }).fill("17");
  await form.getByRole("button", { name: "Change it", exact: true }).click();
  await mapped(/^Cage 12 [^|]*\| Thermometer [^|]*\| Sandwich, row 4: 17$/);
  await form.getByRole("button", { name: "Change Thermometer r1c1 r1c2 r1c3 r2c3" }).click();
  await form.getByRole("button", { name: "Leave it", exact: true }).click();
  await mapped(/^Cage 12 [^|]*\| Thermometer [^|]*\| Sandwich, row 4: 17$/);
  await audit(page, "editor");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("the engine reads every line that a tool writes, and every kind that is drawn has a tool", async () => {
  const { lineOf, tools } = await sources("web/src/build/tools.ts");
  const numbers = { counts: "1x5", several: "1 3", needed: "15", may: "", undefined: "" };
  const cells = [["r2c3", 2, 3], ["r2c4", 2, 4], ["r3c4", 3, 4], ["r3c3", 3, 3]].map(([name, row, col]) => ({ name, row, col }));
  const wanted = (one) => (one.wants === "pair" ? cells.slice(0, 2) : cells);
  const lines = new Map(tools.map((one) => [one.name, lineOf(one, { cells: wanted(one), number: typeof one.number === "number" ? "" : numbers[one.number], side: "left" })]));
  for (const [name, line] of lines) {
    const text = `sudoku 1\nlayout 9x9\n${line}\ngivens\n${"........." .concat("\n").repeat(9)}`;
    const found = spawnSync(program, ["convert", "--to", "text", "-"], { input: text, encoding: "utf8" });
    assert.equal(found.status, 0, `${name}: ${line}: ${found.stderr}`);
  }
  // The page's engine takes the kinds that it draws or names, and no others.
  const rows = readFileSync(new URL("../../include/clew/kinds.def", import.meta.url), "utf8").split(/^CLEW_KIND(?=\()/m).slice(1);
  const ofPage = new Set(rows.filter((row) => /\bpage( \| \w+)*\)/.test(row)).map((row) => /"(\w+)"/.exec(row)[1]));
  assert.ok(rows.length > 60 && ofPage.size > 50, `${ofPage.size} of ${rows.length}`);
  assert.deepEqual([...lines.values()].map((line) => line.split(" ")[0]).filter((word) => !ofPage.has(word) && !["diagonal"].includes(word)), []);
  const words = new Set(tools.map(({ name, word = name }) => word.split(" ")[0]));
  const { constraints } = await sources("web/src/words/en/constraints.ts");
  const ruleKinds = Object.keys(constraints);
  assert.ok(ruleKinds.length > 50, `${ruleKinds.length}`);
  assert.deepEqual(ruleKinds.filter((kind) => !words.has(kind) && !["nomovesum"].includes(kind)), []);
});

test("clues that contradict each other are named and drawn", async () => {
  const app = await begin();
  const { page, context, troubles, button, tool, status, explanation } = app;
  await select(app, "r1c1", "r1c2");
  await page.getByLabel("Number, if it has one").fill("3");
  await button("Draw").click();
  await page.locator("svg.grid .cage").waitFor();
  await tool("greater");
  await select(app, "r5c1", "r5c2");
  await button("Draw").click();
  await page.locator("svg.grid .greater").waitFor();
  await tool("x");
  await select(app, "r1c2", "r1c3");
  await button("Draw").click();
  await until(() => status().textContent(), /No solution/);
  await page.locator(".build").getByRole("button", { name: "Reveal" }).click();
  await until(() => explanation().textContent(), /(3-cage at r1c1 and X between r1c2 and r1c3|X between r1c2 and r1c3 and 3-cage at r1c1) cannot all stand together/);
  assert.ok((await page.locator("svg.grid .cage.evident, svg.grid .pair-sum.evident").count()) > 1);
  assert.equal(await page.locator("svg.grid .greater.evident").count(), 0);
  await button("Undo").click();
  await until(() => status().textContent(), /solutions/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a clue that is impossible by itself contradicts no other", async () => {
  const app = await begin();
  const { page, context, troubles, button, status, explanation } = app;
  await select(app, "r3c1", "r3c2", "r3c3");
  await page.getByLabel("Number, if it has one").fill("3");
  await button("Draw").click();
  await until(() => status().textContent(), /No solution/);
  await page.locator(".build").getByRole("button", { name: "Reveal" }).click();
  await until(() => explanation().textContent(), /This cannot be\s*3-cage at r3c1 is impossible by itself/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a puzzle of clues alone is kept: over a reload, and beside another", async () => {
  const app = await begin();
  const { page, context, troubles, button, press, tool, form, drawn } = app;
  await select(app, "r1c1", "r1c2");
  await page.getByLabel("Number, if it has one").fill("7");
  await button("Draw").click();
  await until(() => drawn().allTextContents().then((all) => all.join()), /Cage 7/);
  // A line through a stranger is not drawn.
  await tool("thermo");
  await select(app, "r3c1", "r5c1");
  await button("Draw").click();
  await until(() => form.getByRole("status").textContent(), /must touch the one before/);
  assert.equal(await page.locator("svg.grid .thermo").count(), 0);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("clew.game.") && localStorage[key].includes("cage 7")));
  await page.reload();
  await until(() => page.locator("svg.grid .cage-total").textContent(), /7/);
  await press("New");
  await page.getByRole("button", { name: "6×6", exact: true }).click();
  await page.locator(".puzzles").getByRole("button", { name: /^Easy/ }).click();
  await page.locator("svg.grid .cage").waitFor({ state: "detached" });
  await press("Earlier games");
  await page.locator(".shelf li").first().click();
  await until(() => page.locator("svg.grid .cage-total").textContent(), /7/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a rule of the whole grid has a layout's name, and what does not fit is refused in a sentence", async () => {
  const app = await begin();
  const { page, context, troubles, button, press, tool, form, drawn } = app;
  await tool("nonconsecutive");
  await button("Draw").click();
  await until(() => drawn().allTextContents().then((all) => all.join()), /Non-consecutive/);
  assert.match(await page.locator("[role=grid]").getAttribute("data-layout"), /nonconsecutive/);
  await tool("cage");
  await select(app, "r1c1", "r1c2");
  await page.getByLabel("Number, if it has one").fill("3x");
  await button("Draw").click();
  await until(() => form.getByRole("status").textContent(), /needs a number/);
  await page.getByLabel("Number, if it has one").fill("3");
  await tool("difference");
  await select(app, "r1c1", "r1c3");
  assert.ok(await button("Draw").isDisabled(), "no neighbours");
  await tool("quadruple");
  await select(app, "r1c1", "r1c2", "r2c1", "r2c2");
  await page.getByLabel("Digits in the circle").fill("9");
  await button("Draw").click();
  await until(() => form.getByRole("status").textContent(), /out of range/);
  await page.getByRole("button", { name: /^Remove Non-consecutive/ }).click();
  await until(() => drawn().allTextContents().then((all) => all.join()), /^((?!Non-consecutive).)*$/);
  // Another game is not the one that was built.
  await press("New");
  await page.locator(".graded").getByRole("button", { name: /^Easy/ }).click();
  await until(async () => String(await form.count()), /^0$/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("on a phone, in German", async () => {
  const app = await world.open({ width: 390, height: 844, hasTouch: true, isMobile: true, locale: "de-DE" });
  const { page, context, troubles, button, press } = app;
  await page.locator(".graded").getByRole("button", { name: /Leeres Gitter/ }).click();
  await button("Mehr").click();
  await press("Bauen");
  await page.getByLabel("Was gezeichnet wird").selectOption("whispers");
  await app.cell("r1c1").tap();
  assert.ok(await button("Zeichnen").isDisabled(), "one cell is no line");
  assert.match(await page.locator(".build").textContent(), /in der Reihenfolge des Zeichnens/);
  assert.deepEqual(troubles, []);
  await context.close();
});
