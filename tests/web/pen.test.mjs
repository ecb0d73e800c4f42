// The pen: lines from cell to cell and along edges, crosses and circles; drawn by mouse, by touch and by
// keyboard, erased, undone, and kept with the game.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, kept, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

async function begun(options) {
  const app = await world.open(options);
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  const pen = app.page.getByRole("radio", { name: /^Pen/ });
  // On a phone the menu has it.
  await ((await pen.count()) ? pen.click() : app.press("Pen"));
  return app;
}

const box = (app, name) => app.cell(name).boundingBox();
const middle = async (app, name) => {
  const { x, y, width, height } = await box(app, name);
  return [x + width / 2, y + height / 2];
};
const drawn = (page) => page.$$eval(".grid .drawn path", (list) => list.map((one) => `${one.getAttribute("class")}:${(one.getAttribute("d").match(/M/g) ?? []).length}`));

/** Drags over the middles of cells. */
async function drag(app, ...cells) {
  const { mouse } = app.page;
  await mouse.move(...(await middle(app, cells[0])));
  await mouse.down();
  for (const cell of cells.slice(1)) await mouse.move(...(await middle(app, cell)), { steps: 4 });
  await mouse.up();
}

test("by mouse: lines, erased by drawing over them, in the ink that is chosen, each stroke one act", async () => {
  const app = await begun();
  const { page } = app;
  await drag(app, "r1c3", "r1c4", "r2c5", "r3c5");
  await until(() => app.label("r1c3"), /, line to r1c4$/);
  await until(() => app.label("r1c4"), /, line to r1c3 r2c5$/);
  await until(() => app.label("r2c5"), /, line to r1c4 r3c5$/);
  await drag(app, "r1c4", "r1c3");
  await until(() => app.label("r1c4"), /, line to r2c5$/);
  await app.button("Undo").click();
  await until(() => app.label("r1c3"), /, line to r1c4$/);
  await app.button("Undo").click();
  assert.doesNotMatch(await app.label("r2c5"), /line/, "the whole stroke is one act");
  await app.button("Redo").click();
  await until(() => app.label("r2c5"), /line/);
  await page.getByRole("button", { name: "Ink 2, green" }).click();
  await drag(app, "r5c3", "r5c4");
  await until(async () => (await drawn(page)).join(" "), /ink-2:1/);
  // A drawing belongs to the player alone: it changes no value, no mark, and no number of solutions.
  assert.match(await app.status().textContent(), /One solution/);
  // Going back within a stroke takes back.
  await drag(app, "r7c3", "r7c4", "r7c3");
  assert.doesNotMatch(await app.label("r7c3"), /line/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("by mouse: along edges; a tap marks a cell or an edge with a cross, a circle, nothing", async () => {
  const app = await begun();
  const { page } = app;
  const { x, y, width, height } = await box(app, "r4c4");
  await page.mouse.move(x + 1, y + 1);
  await page.mouse.down();
  await page.mouse.move(x + width, y + 1, { steps: 5 });
  await page.mouse.move(x + width, y + height, { steps: 5 });
  await page.mouse.up();
  await until(async () => (await drawn(page)).join(" "), /\bink-1:2\b/);
  assert.doesNotMatch(await app.label("r4c4"), /line/, "an edge leads to no cell");
  const tap = async (dx, dy) => page.mouse.click(x + dx, y + dy);
  const marks = () => page.locator(".grid .drawn .signs").getAttribute("d");
  await tap(width / 2, height / 2);
  await until(() => app.label("r4c4"), /, cross$/);
  await tap(width / 2, height / 2);
  await until(() => app.label("r4c4"), /, circle$/);
  await tap(width / 2, height / 2);
  await until(async () => String(/cross|circle/.test(await app.label("r4c4"))), /false/);
  await tap(width / 2, height - 2);
  await until(marks, /L/);
  assert.doesNotMatch(await app.label("r4c4"), /cross/, "an edge's mark is no cell's");
  await app.context.close();
});

test("by keyboard alone: B, arrows with Shift and Ctrl, digits, Backspace", async () => {
  const app = await begun();
  const { page } = app;
  await app.cell("r5c2").focus();
  await page.keyboard.press("z");
  await page.keyboard.press("b");
  assert.equal(await page.locator("[data-tool=pen]").getAttribute("aria-checked"), "true");
  await page.keyboard.press("Shift+ArrowRight");
  await until(app.said, /^Line r5c2 r5c3 drawn$/);
  await until(() => app.label("r5c3"), /, line to r5c2$/);
  await page.keyboard.press("Control+ArrowUp");
  await until(app.said, /^Line r5c3 upper edge drawn$/);
  await page.keyboard.press("Control+ArrowUp");
  await until(app.said, /^Line r5c3 upper edge erased$/);
  await page.keyboard.press("5");
  await until(() => app.label("r5c3"), /, cross, line to r5c2$/);
  await page.keyboard.press("6");
  await until(() => app.label("r5c3"), /, circle, line to r5c2$/);
  await page.keyboard.press("Backspace");
  await until(app.said, /drawing erased/);
  assert.doesNotMatch(await app.label("r5c3"), /circle|line/);
  await page.keyboard.press("Backspace");
  await until(() => app.label("r5c3"), /, circle, line to r5c2$/);
  assert.match(await app.label("r5c3"), /^r5c3 empty/, "no digit was typed");
  await app.context.close();
});

test("by touch, on a phone; kept over a reload, and gone with Clear", async () => {
  const app = await begun(phone);
  const { page } = app;
  const touch = await app.context.newCDPSession(page);
  const send = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const [from, over, to] = [await middle(app, "r2c2"), await middle(app, "r2c3"), await middle(app, "r3c3")];
  await send("touchStart", [from]);
  await send("touchMove", [over]);
  await send("touchMove", [to]);
  await send("touchEnd", []);
  await until(() => app.label("r2c3"), /, line to r2c2 r3c3$/);
  await page.touchscreen.tap(...from);
  await until(() => app.label("r2c2"), /, cross, line to r2c3$/);
  await kept(page, "pen");
  await page.reload();
  await until(() => app.label("r2c2"), /, cross, line to r2c3$/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("on triangles and on a small grid", async () => {
  for (const layout of ["tridoku", "4x4"]) {
    const app = await begun();
    const { page } = app;
    await page.getByLabel("Layout", { exact: true }).selectOption(layout);
    await page.waitForFunction((wanted) => document.querySelector(`[role=grid][aria-busy=false][data-layout="${wanted}"]`), layout);
    const names = await page.$$eval("[role=gridcell]", (cells) => cells.slice(0, 4).map((cell) => cell.getAttribute("aria-label").split(" ")[0]));
    const [first, second] = layout === "4x4" ? ["r1c1", "r1c2"] : names.slice(1);
    await drag(app, first, second);
    await until(() => app.label(first), new RegExp(`, line to ${second}(, region \\d)?$`));
    await app.context.close();
  }
});
