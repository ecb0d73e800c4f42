// Ways to enter: the digit before its cells, arrows over the edges of the grid, vibration.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 664, hasTouch: true, isMobile: true };
const choose = (settings) => [(kept) => { if (!localStorage.getItem("clew.settings")) localStorage.setItem("clew.settings", JSON.stringify(kept)); }, settings];

for (const [name, options] of [["wide", {}], ["phone", phone]])
  test(`a digit that is chosen first is entered by each press of a cell: ${name}`, async () => {
    const app = await world.open({ ...options, init: choose({ digitFirst: true }) }, `#9x9=${classic}`);
    const { page, context, troubles, cell, label, digit } = app;
    await until(() => app.status().textContent(), /One solution/);
    const press = (one) => (name === "phone" ? one.tap() : one.click());
    await press(digit(4));
    await until(() => digit(4).getAttribute("aria-pressed"), /true/);
    await press(cell("r1c3"));
    await until(() => label("r1c3"), /^r1c3 4/);
    await press(cell("r2c3"));
    await until(() => label("r2c3"), /^r2c3 4/);
    // A second press takes it out; a given stays.
    await press(cell("r2c3"));
    await until(() => label("r2c3"), /^r2c3 empty/);
    await press(cell("r1c1"));
    await until(() => app.said(), /given/);
    assert.match(await label("r1c1"), /^r1c1 given 5/);
    // Marks are entered the same way.
    await press(page.getByRole("radio", { name: "Corner" }));
    await press(digit(2));
    await press(cell("r2c3"));
    await until(() => label("r2c3"), /^r2c3 empty.*2/);
    // The chosen digit is put away by its key; then a press of a cell selects alone.
    await press(digit(2));
    await until(() => digit(2).getAttribute("aria-pressed"), /false/);
    await press(cell("r1c4"));
    await until(() => cell("r1c4").getAttribute("aria-selected"), /true/);
    assert.match(await label("r1c4"), /^r1c4 empty/);
    assert.deepEqual(troubles, []);
    await context.close();
  });

for (const [layout, from, way, to] of [["9x9", "r1c9", "ArrowRight", "r1c1"], ["9x9", "r1c5", "ArrowUp", "r9c5"], ["samurai", "r1c1", "ArrowLeft", "r1c21"]])
  for (const wrap of [true, false])
    test(`an arrow at the edge goes on at the opposite edge, if wanted: ${layout}, ${way}, ${wrap}`, async () => {
      const { page, context, troubles, cell } = await world.open({ init: choose({ wrap }) });
      await page.locator(".choose select").selectOption(layout);
      await page.locator(".start").waitFor({ state: "detached" });
      await page.locator(`[data-layout="${layout}"][aria-busy=false]`).waitFor();
      await cell(from).click();
      await page.keyboard.press(way);
      await until(() => page.evaluate(() => document.activeElement.getAttribute("aria-label")), new RegExp(`^${wrap ? to : from} `));
      assert.deepEqual(troubles, []);
      await context.close();
    });

test("an entry vibrates if the option is on, twice where it is marked as wrong", async () => {
  const watch = () => { window.felt = []; navigator.vibrate = (pattern) => { window.felt.push(pattern); return true; }; };
  const app = await world.open({ ...phone, init: [watch] }, `#9x9=${classic}`);
  const { page, context, troubles, cell, digit, label } = app;
  await until(() => app.status().textContent(), /One solution/);
  await cell("r1c3").tap();
  await digit(4).tap();
  await until(() => label("r1c3"), /^r1c3 4/);
  assert.deepEqual(await page.evaluate(() => window.felt), []);
  await app.press("Options");
  await page.getByRole("checkbox", { name: /^Vibrate/ }).check();
  await page.keyboard.press("Escape");
  await cell("r1c4").tap();
  await digit(2).tap();
  await until(() => label("r1c4"), /^r1c4 2/);
  await cell("r2c2").tap();
  await digit(5).tap();
  await until(() => page.evaluate(() => JSON.stringify(window.felt)), /^\[15,\[30,50,30\]\]$/);
  assert.deepEqual(troubles, []);
  await context.close();
});
