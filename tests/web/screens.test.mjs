// Common screen sizes: no control lies outside them, a hint covers none of its own cells, and drawings stay on their
// cells when the screen changes.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, openLesson, solved, stage, still, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const touch = { hasTouch: true, isMobile: true };
const phones = [[360, 640], [375, 667], [390, 664], [393, 660], [412, 732]];
const large = [[768, 1024], [1280, 720], [1440, 900], [2560, 1440]];

/** Controls of the game that lie outside the screen, or under something else. */
const hidden = (page) => page.evaluate(() => {
  const all = [...document.querySelectorAll("main button, main [role=radio], main select")].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest("[inert], .foot, .record"));
  // Contents of a scrolling part are reachable; that part must be on the screen itself.
  const scroller = (one) => { for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up; };
  return all.map((one) => scroller(one) ?? one).filter((one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (left < -0.5 || right > innerWidth + 0.5 || top < -0.5 || bottom > innerHeight + 0.5) return true;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !(one.contains(there) || there?.contains(one));
  }).map((one) => `${one.getAttribute("aria-label") ?? one.textContent} ${JSON.stringify(one.getBoundingClientRect())}`);
});

/** The cells that a hint marks or names: all of them must be on the screen and uncovered. */
const covered = (page) => page.evaluate(() => [...document.querySelectorAll(".grid [role=gridcell]")].filter((cell) => {
  const { left, top, width, height, bottom } = cell.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return bottom > innerHeight || top < 0 || !there?.closest(".grid");
}).map((cell) => cell.getAttribute("aria-label")));

for (const [width, height] of [...phones, ...large])
  for (const locale of ["en-GB", "de-DE"])
    test(`all controls stand on the screen, and a hint covers no cell: ${width} x ${height}, ${locale}`, async () => {
      const app = await world.open({ width, height, locale, ...(width < 700 ? touch : {}) }, `#9x9=${classic}`);
      const { page } = app;
      const say = (english, german) => page.getByRole("button", { name: locale === "de-DE" ? german : english, exact: true }).filter({ visible: true }).first();
      await until(() => page.locator("[role=status]").first().textContent(), /One solution|Eine Lösung/);
      await app.cell("r5c5").click();
      await still(page);
      assert.deepEqual(await hidden(page), [], "at play");
      if (width < 700) {
        // The size of a thumb: adjacent cells at least 38, everything else 44.
        const cell = await app.cell("r1c1").boundingBox();
        assert.ok(cell.width >= 38, `cells of ${cell.width}`);
        const small = await page.locator(".rows button").evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height]).filter(([, high]) => high < 43.5));
        assert.deepEqual(small, []);
      }
      for (const depth of [1, 2, 3]) {
        await say("Hint", "Tipp").click();
        await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
      }
      await still(page);
      assert.deepEqual(await hidden(page), [], "with a hint");
      assert.deepEqual(await covered(page), []);
      // The reason begins on the screen.
      const reason = await page.locator(".explanation .reason").boundingBox();
      assert.ok(reason.y > 0 && reason.y + Math.min(reason.height, 40) <= height, JSON.stringify(reason));
      await say("Close", "Schließen").click();
      await page.locator(".depths").waitFor({ state: "detached" });
      // A message about an action covers no control either.
      await app.cell("r1c1").click();
      await page.keyboard.press("1");
      await until(() => page.locator(".bar-remark, .remark").filter({ visible: true }).first().textContent(), /r1c1/);
      assert.deepEqual(await hidden(page), [], "with a remark");
      assert.deepEqual(app.troubles, []);
      await app.context.close();
    });

for (const [width, height] of phones)
  for (const layout of ["16x16", "25x25", "samurai", "4x4"])
    test(`all controls of other layouts stand on a phone's screen: ${layout}, ${width} x ${height}`, async () => {
      const app = await world.open({ width, height, ...touch });
      const { page } = app;
      await page.locator(".choose select").selectOption(layout);
      await page.locator(`[data-layout="${layout}"][aria-busy=false]`).waitFor();
      await page.locator(".start").waitFor({ state: "detached" });
      await still(page);
      assert.deepEqual(await hidden(page), []);
      await app.context.close();
    });

for (const [width, height] of [[360, 640], [390, 664], [768, 1024]])
  test(`the finish stands under the grid: ${width} x ${height}`, async () => {
    const app = await world.open({ width, height, ...touch }, `#9x9=${solved.slice(0, 80)}.`);
    const { page } = app;
    await app.cell("r9c9").tap();
    await app.digit(9).tap();
    await page.locator(".notice.finished").waitFor();
    await still(page);
    const next = await app.button("Next puzzle").boundingBox();
    assert.ok(next.y > 0 && next.y + next.height <= height, JSON.stringify(next));
    const faded = await app.button("Next puzzle").evaluate((one) => { for (let at = one; at; at = at.parentElement) if (getComputedStyle(at).maskImage !== "none") return at.className; return ""; });
    assert.equal(faded, "");
    assert.deepEqual(await hidden(page), []);
    assert.deepEqual(await covered(page), []);
    await app.context.close();
  });

test("evidence stays on its cells when the screen or the text changes its size", async () => {
  const app = await world.open({}, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  for (const depth of [1, 2, 3]) {
    await app.button("Hint").click();
    await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
  }
  const rings = () => page.locator("svg.grid .ring").evaluateAll((all) => all.map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const under = document.elementsFromPoint(left + width / 2, top + height / 2).find((part) => part.closest("[data-cell]"))?.closest("[data-cell]");
    const cell = under?.getBoundingClientRect();
    const off = cell ? Math.hypot(left + width / 2 - cell.left - cell.width / 2, top + height / 2 - cell.top - cell.height / 2) : Infinity;
    return `${under?.getAttribute("aria-label")} ${off < 1.5}`;
  }));
  const before = await rings();
  assert.ok(before.length > 3 && before.every((one) => /given \d true$/.test(one)), String(before));
  for (const [width, height] of [[1280, 720], [1920, 1080], [1024, 768], [768, 1024], [390, 664]]) {
    await page.setViewportSize({ width, height });
    await still(page);
    assert.deepEqual(await rings(), before, `${width} x ${height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => { document.documentElement.dataset.text = "large"; });
  await still(page);
  assert.deepEqual(await rings(), before, "large text");
  await app.context.close();
});

for (const [layout, least] of [["9x9", 1000], ["samurai", 1150]])
  test(`a large screen is used: ${layout}`, async () => {
    const app = await world.open({ width: 2560, height: 1440 }, layout === "9x9" ? `#9x9=${classic}` : "");
    const { page } = app;
    if (layout !== "9x9") await page.locator(".choose select").selectOption(layout);
    await page.locator(`[data-layout="${layout}"] [role=gridcell]`).first().waitFor();
    await page.waitForFunction((wanted) => document.querySelector("[role=grid]").getBoundingClientRect().height >= wanted, least);
    // All of it is on the screen, and so are the rail's and the panel's ends.
    for (const part of ["[role=grid]", ".rail", ".wide > .panel"]) {
      const box = await page.locator(part).first().boundingBox();
      assert.ok(box.x >= 0 && box.x + box.width <= 2560, `${part} ${JSON.stringify(box)}`);
      if (layout === "9x9") assert.ok(box.y + box.height <= 1440, `${part} ${JSON.stringify(box)}`);
    }
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

for (const [width, height] of [...phones, [768, 1024]])
  test(`the reason of a lesson stands between its grid and its buttons: ${width} x ${height}`, async () => {
    const app = await world.open({ width, height, ...(width < 700 ? touch : {}) });
    const { page } = app;
    await app.press("Lessons");
    await openLesson(page, "X-Wing");
    for (let part = 2; part <= 4; ++part) {
      await app.button("Next").click();
      await page.getByText(`${part} of 5`).waitFor();
    }
    await still(page);
    const [grid, reason, buttons, cell] = await page.evaluate(() => [".lesson-grid svg.grid", ".stage .reason", ".lesson-side > .row", ".lesson-grid [role=gridcell]"].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
    assert.ok(grid.top >= 0 && reason.top >= grid.bottom && buttons.top >= reason.bottom && buttons.bottom <= height, JSON.stringify([grid, reason, buttons]));
    assert.ok(cell.width >= 28, "marks are figures");
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

const rules = "Digits in a cage do not repeat and sum to its total. Digits increase along the thermometer from the bulb. ".repeat(6);
const titled = (title, givens = classic) => `sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\ntitle "${title}"\nrules "${rules}"\ncage 12 r1c1 r1c2 r1c3\ngivens\n${givens}\n`;

for (const [width, height] of phones)
  test(`the bar names a puzzle by its title, and rules fade where they go on: ${width} x ${height}`, async () => {
    for (const [title, whole] of [["Fish", true], ["Warp and Weft", true], ["The Sculptor’s Endless Garden of Forking Paths", false]]) {
      const app = await world.open({ width, height, ...touch });
      const { page } = app;
      await app.load(titled(title));
      await until(() => app.status().textContent(), /One solution/);
      await still(page);
      const name = page.locator(".top-narrow .shown > span");
      assert.equal(await name.textContent(), title);
      assert.equal(await name.evaluate((one) => one.scrollHeight - one.clientHeight < 8), whole, "less than half a line is cut");
      const edges = await page.locator(".top-narrow :is(.shown, [role=status], [role=timer], .more)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
      for (const [i, [left, right]] of edges.entries()) assert.ok(left >= (i ? edges[i - 1][1] : 0) - 1 && right <= width, JSON.stringify(edges));
      const body = page.locator(".told-panel .sheet-body");
      if (!(await body.isVisible())) await app.button("Rules").click();
      await body.waitFor();
      const fade = () => body.evaluate((one) => getComputedStyle(one).getPropertyValue("--more"));
      await until(fade, /^24px$/);
      await body.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      await until(fade, /^0px$/);
      await app.context.close();
    }
  });

for (const [width, height] of phones)
  test(`the bar names a puzzle of many solutions, too: ${width} x ${height}`, async () => {
    const app = await world.open({ width, height, ...touch });
    await app.load(titled("Warp and Weft", ".".repeat(81)));
    await until(() => app.status().textContent(), /More than/);
    await still(app.page);
    const name = app.page.locator(".top-narrow .shown > span");
    assert.ok(await name.evaluate((one) => one.scrollWidth <= one.clientWidth && one.scrollHeight - one.clientHeight < 8), "the name is whole");
    const [bar, status] = await Promise.all([".top-narrow", ".top-narrow [role=status]"].map((one) => app.page.locator(one).boundingBox()));
    assert.ok(status.y >= bar.y && status.y + status.height <= bar.y + bar.height, JSON.stringify([bar, status]));
    await app.context.close();
  });
