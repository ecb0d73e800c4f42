// axe-core finds nothing: start, play, hint and dialogs, wide and narrow, light and dark.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, classic, openLesson, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

for (const colorScheme of ["light", "dark"])
  for (const [name, size] of [["wide", {}], ["tablet", { width: 800, height: 1100 }], ["phone", { width: 360, height: 740, hasTouch: true, isMobile: true }], ["phone, lying", { width: 844, height: 390, hasTouch: true, isMobile: true }]])
    test(`${name}, ${colorScheme}`, async () => {
      const app = await world.open({ colorScheme, ...size });
      const { page } = app;
      await audit(page, "start");
      await app.load(classic);
      await page.waitForFunction(() => /given 5/.test(document.querySelector("[role=gridcell]").getAttribute("aria-label")));
      await app.cell("r1c3").click();
      await audit(page, "play");
      for (const depth of [1, 2, 3]) {
        await app.button("Hint").click();
        await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
      }
      await audit(page, "hint");
      if (name.startsWith("phone")) await app.button("More").click();
      await app.button("Options").click();
      await audit(page, "options");
      await page.getByLabel("Theme").selectOption("contrast");
      await audit(page, "high contrast");
      await page.keyboard.press("Escape");
      await page.evaluate(() => localStorage.setItem("clew.finished", JSON.stringify([{ at: Date.now(), layout: "9x9", level: "easy", time: 1000, hints: 0, steps: 0, mark: "a" }])));
      if (name.startsWith("phone")) await app.button("More").click();
      await app.press("Statistics");
      await page.locator(".statistics td").first().waitFor();
      await audit(page, "statistics");
      await page.keyboard.press("Escape");
      if (name.startsWith("phone")) await app.button("More").click();
      await app.press("Build");
      await page.locator(".build").waitFor();
      await audit(page, "build");
      // On a wide screen the setter's words stand where the clock is.
      if (name === "wide") await app.button("Play it").click();
      await app.button("Pause").click();
      await audit(page, "paused");
      if (name.startsWith("phone")) await app.button("More").click();
      await app.press("Lessons");
      await page.locator(".techniques").first().waitFor();
      await audit(page, "course");
      await openLesson(page, "X-Wing");
      for (const _ of "123") await app.button("Next").click();
      await audit(page, "lesson");
      await app.button("Practise").click();
      await until(() => app.explanation().textContent(), /Nothing yet/);
      await page.locator("[role=gridcell][aria-label*=candidates]").first().click();
      await app.button("Show it").click();
      await page.locator(".technique").waitFor();
      await audit(page, "practice");
      assert.deepEqual(app.troubles, []);
      await app.context.close();
    });

test("the signs of words and clues are in the page's fonts", async () => {
  const { page, context } = await world.open();
  // A sign that its font lacks is as wide as in the font that comes after.
  const widths = await page.evaluate(async () => {
    const context = document.createElement("canvas").getContext("2d");
    const widthOf = (font, sign) => { context.font = font; return context.measureText(sign.repeat(20)).width; };
    const found = [];
    for (const family of ["Inter", "Literata"])
      for (const sign of ["-", "\u2011", "–", "×", "·", "…", "\u2260"]) {
        await document.fonts.load(`40px ${family}`, sign);
        found.push([family, sign, ...["monospace", "serif"].map((after) => widthOf(`40px ${family}, ${after}`, sign))]);
      }
    return found;
  });
  assert.deepEqual(widths.filter(([, , first, second]) => first !== second), []);
  await context.close();
});
