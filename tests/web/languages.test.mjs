// The page in German: by the browser's language or by the player's choice, to the last word.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, classic, solved, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

for (const [name, size] of [["wide", {}], ["phone", phone]])
  test(`a game in German: ${name}`, async () => {
    const app = await world.open({ ...size, locale: "de-DE" });
    const { page } = app;
    const button = (text) => page.getByRole("button", { name: text, exact: true });
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    await page.locator(".puzzles li").nth(5).waitFor();
    assert.match(await page.locator(".start").innerText(), /Dem Faden nach[^]*Rätsel von heute[^]*Leicht[^]*Teuflisch[^]*Leeres Gitter/);
    await audit(page, "start");
    await page.getByRole("textbox", { name: "Rätsel" }).fill(classic);
    await button("Laden").click();
    await until(() => page.getByRole("status", { name: "Lösungen" }).textContent(), /Eine Lösung/);
    assert.match(await app.label("r1c1"), /^r1c1 vorgegeben 5/);
    for (const depth of [1, 2, 3]) {
      await button("Tipp").click();
      await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
    }
    const depths = await page.locator(".depths").innerText();
    assert.match(depths, /^Sieh dir .* an\.\n+\w[^]* (Einer|House)/, "the engine speaks German");
    assert.doesNotMatch(depths, /\b(row|column|box|and|only|is)\b/);
    await audit(page, "hint");
    for (const [cell, digit] of [...solved].entries()) {
      const at = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
      if (!/leer/.test(await app.label(at))) continue;
      await app.cell(at).focus();
      await page.keyboard.press(digit);
    }
    await until(() => page.getByRole("region", { name: "Erklärung" }).textContent(), /Gelöst in 0:\d\d.*Leicht 9×9, 1 Tipp/);
    await audit(page, "finish");
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("the language is the player's choice, and stays", async () => {
  const app = await world.open();
  const { page } = app;
  await app.button("Options").click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByText("Dem Faden nach").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Einstellungen" }).click();
  await page.getByLabel("Sprache").selectOption("en");
  await page.getByText("Follow the thread").waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
