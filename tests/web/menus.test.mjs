// Three menus at the top, and beside them the options alone.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, classic, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const names = { "en-GB": ["Play menu", "Learn menu", "Make menu"], "de-DE": ["Spielen, Menü", "Lernen, Menü", "Machen, Menü"] };
const options = { "en-GB": "Options", "de-DE": "Optionen" };
const has = {
  "en-GB": [["New", "Days", "Earlier games", "Library", "Statistics", "Keys"], ["Lessons", "Path", "Check a deduction"], ["Build", "Photo", "Generate", "Rate", "Share", "Print"]],
  "de-DE": [["Neu", "Tage", "Frühere Spiele", "Sammlung", "Statistik", "Tasten"], ["Lektionen", "Weg", "Schluss prüfen"], ["Bauen", "Foto", "Erzeugen", "Bewerten", "Teilen", "Drucken"]],
};

for (const locale of ["en-GB", "de-DE"])
  for (const [width, height] of [[768, 1024], [1024, 768], [1280, 720], [1440, 900], [2560, 1440]])
    test(`each menu opens inside the screen and lists its commands: ${width} x ${height}, ${locale}`, async () => {
      const app = await world.open({ width, height, locale }, `#9x9=${classic}`);
      const { page, button } = app;
      await app.cell("r1c1").waitFor();
      assert.deepEqual(await page.locator(".top nav button").evaluateAll((all) => all.map((one) => one.ariaLabel)), [...names[locale], options[locale]]);
      for (const [i, name] of names[locale].entries()) {
        await button(name).click();
        const list = page.locator(".drop-list");
        assert.deepEqual(await list.getByRole("button").allTextContents(), has[locale][i]);
        const box = await list.boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
        assert.equal(await page.locator(".drop-list").count(), 1, "one at a time");
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      }
      assert.deepEqual(app.troubles, []);
      await app.context.close();
    });

for (const colorScheme of ["light", "dark"])
  test(`a menu is used by keyboard and closed by Escape, a press elsewhere or a command: ${colorScheme}`, async () => {
    const app = await world.open({ colorScheme }, `#9x9=${classic}`);
    const { page, button } = app;
    const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") || document.activeElement.textContent);
    const list = page.locator(".drop-list");
    await app.cell("r1c3").click();
    await button("Play menu").focus();
    await page.keyboard.press("Enter");
    await list.waitFor();
    await audit(page, "menu");
    await page.keyboard.press("Tab");
    assert.equal(await focused(), "New");
    await page.keyboard.press("Escape");
    assert.equal(await list.count(), 0);
    assert.equal(await focused(), "Play menu");
    assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), 1, "Escape went no further");
    await button("Make menu").click();
    await app.cell("r1c4").click();
    assert.equal(await list.count(), 0);
    await button("Learn menu").click();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".techniques").first().waitFor();
    assert.equal(await list.count(), 0);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("a phone's menu has the same groups", async () => {
  const app = await world.open({ width: 390, height: 664, hasTouch: true, isMobile: true }, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  await app.button("More").click();
  const group = (name) => page.getByRole("dialog").getByRole("group", { name, exact: true }).getByRole("button").allTextContents();
  assert.deepEqual(await group("Play"), ["New", "Days", "Earlier games", "Library", "Statistics", "Solve", "Steps", "Keys"]);
  assert.deepEqual(await group("Learn"), ["Lessons", "Path", "Check a deduction"]);
  assert.deepEqual(await group("Make"), ["Build", "Photo", "Generate", "Rate", "Share", "Print"]);
  const low = await page.locator(".menu .items button").evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent));
  assert.deepEqual(low, []);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
