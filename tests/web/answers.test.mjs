// The page's statements about a puzzle are true of this puzzle: shares, contradictions, numbers of solutions, generated
// puzzles.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { answered, classic, shown, slowEngine, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const eight = "53.......6..19.....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const jigsaw = "sudoku 1\ngrid 4x4 regions 1112122233343444\ngivens\n3.....2.....1.3.\n";

test("shares of true candidates are shares of the solutions", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(eight);
  await until(() => app.status().textContent(), /8 solutions/);
  await app.button("Reveal").click();
  await app.button("Reveal").click();
  await app.cell("r1c5").click();
  await until(() => page.locator(".note").textContent(), /of the solutions/);
  const shares = await page.$$eval(".note .blockers li", (list) => list.map((item) => Number(/([\d.]+) %/.exec(item.textContent)[1])));
  assert.ok(shares.length > 1, `${shares}`);
  assert.ok(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.5, `${shares}`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("without a solution, the values that contradict each other are marked and named", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await until(() => app.label("r9c1"), /empty/);
  await app.cell("r9c1").click();
  await page.keyboard.press("2");
  await app.button("Reveal").click();
  await until(() => app.explanation().textContent(), /contradict each other.*cannot all stand/);
  const marked = await page.$$eval("[role=gridcell][aria-label$=wrong]", (cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  assert.ok(marked.length > 1 && marked.every((label) => / \d/.test(label)), `${marked}`);
  const text = await app.explanation().textContent();
  for (const label of marked) assert.ok(text.includes(label.split(" ")[0]), `${label}: ${text}`);
  assert.ok(await page.locator(".hatch-elim").evaluateAll((list) => list.some((path) => path.getAttribute("d"))));
  await app.button("Reveal").click();
  await until(async () => String(await page.locator("[role=gridcell][aria-label$=wrong]").count()), /^0$/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a contradiction that is found late is none of the grid from which it was taken back", async () => {
  const app = await world.open({ init: [slowEngine, [["check"], 900]] }, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  await app.cell("r1c3").click();
  await page.keyboard.press("1");
  await app.button("Reveal").click();
  await until(() => app.explanation().textContent(), /Looking for the contradiction/);
  await app.button("Undo").click();
  await until(() => app.status().textContent(), /One solution/);
  await answered(page);
  assert.doesNotMatch(await app.explanation().textContent(), /contradict/);
  assert.equal(await page.locator("[aria-label*=wrong]").count(), 0);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a puzzle that is generated late does not replace what was begun meanwhile", async () => {
  const app = await world.open({ init: [slowEngine, [["generate"], 1200]] });
  const { page } = app;
  await app.load("." + classic.slice(1));
  await until(() => app.label("r1c2"), /given 3/);
  await app.press("Generate");
  await app.explanation().getByRole("progressbar").waitFor();
  await app.load(classic);
  await until(() => app.label("r1c1"), /given 5/);
  await answered(page);
  assert.equal(await valuesOf(page), classic);
  assert.equal(await app.explanation().getByRole("progressbar").count(), 0);
  // An entry begins a game as well.
  await app.press("Generate");
  await app.explanation().getByRole("progressbar").waitFor();
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await answered(page);
  assert.equal(await valuesOf(page), "534" + classic.slice(3));
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a puzzle that comes late does not replace one that was asked for later", async () => {
  const app = await world.open({ init: [slowEngine, [["read"], 1000]] });
  const { page } = app;
  await app.load(classic);
  await page.getByLabel("Layout", { exact: true }).selectOption("6x6");
  await app.cell("r6c6").waitFor();
  await answered(page);
  assert.equal(await page.locator("[role=gridcell]").count(), 36);
  await app.context.close();
});

test("a number of solutions is never that of the layout before", async () => {
  const app = await world.open({ init: [slowEngine, [["solve"], 900]] });
  const { page } = app;
  await until(() => app.status().textContent(), /More than 10,000/);
  await page.getByLabel("Layout", { exact: true }).selectOption("x-9x9");
  await page.locator("[role=grid][data-layout='x-9x9']").waitFor();
  assert.match(await app.status().textContent(), /Counting/);
  await until(() => app.status().textContent(), /More than 10,000/);
  // A known solution that still fits does not keep the old number for long.
  await app.cell("r1c1").click();
  await page.keyboard.press("1");
  await until(() => app.status().textContent(), /Counting/);
  await app.context.close();
});

test("a layout of one's own is generated for, and says so", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(jigsaw);
  await until(async () => String(await page.locator("[role=gridcell]").count()), /^16$/);
  const before = await valuesOf(page);
  await app.press("Generate");
  await until(async () => String((await valuesOf(page)) !== before), /true/);
  assert.equal(await page.locator("[role=gridcell]").count(), 16);
  assert.ok(await page.locator("[role=gridcell][aria-label*=given]").count() > 2);
  await until(() => app.status().textContent(), /One solution/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("the level stands beside its button", async () => {
  for (const size of [{}, { width: 1024, height: 768 }, { width: 390, height: 844 }]) {
    const app = await world.open(size);
    const { page } = app;
    const near = async (where) => {
      const [level, button] = [await page.getByLabel("Level", { exact: true }).boundingBox(), await app.button("Generate").boundingBox()];
      const gap = button.x - level.x - level.width;
      assert.ok(gap >= -1 && gap < 40 && Math.abs(button.y + button.height / 2 - level.y - level.height / 2) < 12, `${where}: ${gap}`);
    };
    await near("start");
    await app.load(classic);
    await until(() => app.label("r1c1"), /given 5/);
    await shown(page, app.button("Generate"));
    await near(`play ${size.width}`);
    await app.context.close();
  }
});

test("an impossible wish is said to be one", async () => {
  const app = await world.open();
  const { page } = app;
  await page.getByLabel("Layout", { exact: true }).first().selectOption("4x4");
  await app.cell("r4c4").waitFor();
  await app.level("diabolical");
  await app.press("Generate");
  await until(() => app.explanation().textContent(), /Generate.*No 4x4 puzzle is harder than easy/);
  assert.equal(await page.locator("[role=gridcell]").count(), 16);
  await app.context.close();
});

test("what of a text is passed over is said", async () => {
  const app = await world.open();
  const rows = [1, 2, 3, 4].map((digit) => [{ value: digit, given: true }, { centerPencilMarks: [1, 2] }, {}, {}]);
  await app.load(JSON.stringify({ size: 4, grid: rows, ruleset: "All digits are lucky." }));
  await until(() => app.explanation().textContent(), /Some of it was left out.*pencil marks.*All digits are lucky/);
  assert.equal(await app.page.locator("[role=gridcell]").count(), 16);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a grid with sentences about it is found, and so are the cells of a spreadsheet", async () => {
  const rows = classic.match(/.{9}/g);
  const grid = rows.map((row) => `|${row.slice(0, 3)}|${row.slice(3, 6)}|${row.slice(6)}|`).join("\n");
  for (const text of [`Found in a forum:\n\n*---------*\n${grid}\n*---------*\nHave fun!`, rows.map((row) => [...row].map((cell) => cell.replace(".", "")).join("\t")).join("\r\n")]) {
    const app = await world.open();
    await app.load(text);
    await until(() => app.label("r1c1"), /given 5/);
    assert.equal(await valuesOf(app.page), classic);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  }
});

test("a revealed answer stays with its puzzle", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  await app.button("Reveal").click();
  await page.locator(".revealed").first().waitFor();
  await app.load(eight);
  await until(() => app.status().textContent(), /8 solutions/);
  assert.equal(await page.locator(".revealed").count(), 0);
  assert.equal(await app.button("Reveal").getAttribute("aria-pressed"), "false");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("Solve that is stopped leaves the grid as it was", async () => {
  const app = await world.open({ init: [slowEngine, [["explain"], 3000]] });
  const { page } = app;
  await app.load(classic);
  await until(() => app.label("r1c1"), /given 5/);
  await app.button("Solve").click();
  await app.button("Stop").click();
  await until(() => app.explanation().textContent(), /Solve was stopped/);
  await answered(page);
  assert.equal(await valuesOf(page), classic);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
