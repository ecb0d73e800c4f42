// Pencil marks: a game begins without any; the switch at the grid, what it shows, and what entries and steps do to marks.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, kept, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 360, height: 640, hasTouch: true, isMobile: true };
const shown = (page) => page.locator("svg.grid .mark").count();
const chosen = (page) => page.getByRole("radiogroup", { name: "Marks" }).locator("[aria-checked=true]").textContent();

for (const [name, size] of [["wide", {}], ["phone", phone]])
  test(`marks are none, one's own or all, and each game keeps its choice: ${name}`, async () => {
    const app = await world.open(size, `#9x9=${classic}`);
    const { page } = app;
    await until(() => app.status().textContent(), /One solution/);
    assert.equal(await chosen(page), "None");
    assert.equal(await shown(page), 0);
    assert.match(await app.label("r1c3"), /^r1c3 empty$/);
    await app.marks("Auto");
    await until(() => app.label("r1c3"), /candidates 1 2 4$/);
    // Writing marks turns on one's own; an entry clears its digit from the marks that it sees, as one act.
    await app.marks("None");
    await app.cell("r1c3").click();
    for (const digit of [1, 4]) await page.keyboard.press(`Shift+${digit}`);
    await until(() => chosen(page), /Mine/);
    await until(() => app.label("r1c3"), /candidates 1 4$/);
    await app.cell("r1c4").click();
    await page.keyboard.press("Control+4");
    await app.cell("r1c6").click();
    await page.keyboard.press("4");
    await until(() => app.label("r1c3"), /candidates 1$/);
    assert.match(await app.label("r1c4"), /^r1c4 empty$/);
    await page.keyboard.press("Control+z");
    await until(() => app.label("r1c3"), /candidates 1 4$/);
    assert.match(await app.label("r1c4"), /centre marks 4$/);
    // Without marks they are out of sight, and not lost.
    await app.marks("None");
    assert.equal(await shown(page), 0);
    await app.marks("Mine");
    await until(() => app.label("r1c3"), /candidates 1 4$/);
    // All of them at once, as one's own.
    await page.getByRole("button", { name: name === "phone" ? "More" : "Options", exact: true }).click();
    await app.button("Fill in marks once").click();
    await until(() => app.label("r1c3"), /candidates 1 2 4$/);
    assert.equal(await chosen(page), "Mine");
    await kept(page, "corner");
    await page.reload();
    await until(() => app.label("r1c3"), /candidates 1 2 4$/);
    assert.equal(await chosen(page), "Mine");
    // Another game begins anew, and undo brings this one's choice back.
    if (name === "phone") await app.button("More").click();
    await app.load(`${classic.slice(0, 79)}..`);
    await until(() => chosen(page), /None/);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("an entry leaves the marks alone if the option is off", async () => {
  const app = await world.open({ init: [() => localStorage.setItem("clew.settings", JSON.stringify({ clearing: false }))] }, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  await app.cell("r1c3").click();
  await page.keyboard.press("Shift+4");
  await app.cell("r1c6").click();
  await page.keyboard.press("4");
  await until(() => app.label("r1c6"), /^r1c6 4/);
  assert.match(await app.label("r1c3"), /candidates 4$/);
  await app.context.close();
});

test("a step that only removes candidates leaves crosses where there are no marks", async () => {
  const app = await world.open({}, "#9x9=.....347..8...1.....1.....3.4726......2.7..6.......2...5.......86..5..4....4..1..");
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  // Steps until one only removes.
  const crossed = page.locator("svg.grid .crossed");
  for (let step = 0; step < 30 && !(await crossed.count()); ++step) {
    const steps = await app.steps().count();
    await page.keyboard.press("s");
    await page.waitForFunction((before) => document.querySelectorAll("ol[aria-label=Steps] li").length > before, steps);
  }
  const cell = await page.locator("[role=gridcell][aria-label*='ruled out']").first().getAttribute("data-cell");
  assert.equal(await shown(page), 0);
  assert.ok((await crossed.first().boundingBox()).width > 2);
  // A cell that holds a digit, or whose marks are shown, needs none.
  await app.marks("Auto");
  await crossed.first().waitFor({ state: "detached" });
  assert.doesNotMatch(await page.locator(`[data-cell="${cell}"]`).getAttribute("aria-label"), /ruled out/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
