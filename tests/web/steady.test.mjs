// Nothing moves under the hand: tools, keys and grid stay where they are, on every size of screen.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, stage, still, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { hasTouch: true, isMobile: true };
const sizes = {
  desktop: {}, laptop: { width: 1280, height: 720 }, "tablet, lying": { width: 1024, height: 768 }, tablet: { width: 800, height: 1100 },
  phone: { width: 390, height: 844, ...phone }, "small phone": { width: 360, height: 740, ...phone },
  "phone, lying": { width: 844, height: 390, ...phone }, "laptop at 200 %": { width: 720, height: 450 }, "small laptop at 200 %": { width: 640, height: 360 },
};

for (const [name, size] of Object.entries(sizes))
  test(`${name}: tools, keys and grid stay in place`, async () => {
    const app = await world.open(size);
    const { page } = app;
    await app.load(classic);
    await until(() => app.status().textContent(), /One solution/);
    // The rating comes by itself, where there is room for it.
    await until(async () => ((await page.locator(".level h2").count()) ? page.locator(".level h2").textContent() : "none"), /^(?!Unrated)./);
    await still(page);
    await page.evaluate(() => document.activeElement.blur());
    const places = () => page.evaluate(() => {
      const named = (text) => [...document.querySelectorAll("button")].find((button) => (button.getAttribute("aria-label") ?? button.textContent).startsWith(text));
      const place = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
      };
      const found = ["Undo", "Redo", "Freeze", "Digit 1", "Digit 5", "Digit 9", "Value", "Hint"].flatMap((text) => (named(text) ? [[text, place(named(text))]] : []));
      return Object.fromEntries([["grid", place(document.querySelector("[role=grid]"))], ...found]);
    });
    const inside = async () => {
      const aside = await page.$$eval("button", (list) => list.filter((button) => button.offsetParent && button.getBoundingClientRect().right > innerWidth + 1).map((button) => button.getAttribute("aria-label") ?? button.textContent));
      assert.deepEqual(aside, []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    };
    await inside();
    const widths = await page.$$eval(".keys .key", (keys) => keys.map((key) => Math.round(key.getBoundingClientRect().width)));
    assert.ok(Math.max(...widths) - Math.min(...widths) <= 1, `keys of one width: ${widths}`);
    const at = await places();
    assert.ok(Object.keys(at).length > 4, Object.keys(at).join());
    const same = async (what, ...except) => {
      const now = await places();
      for (const part of Object.keys(at)) if (!except.includes(part)) assert.equal(now[part], at[part], `${part}, ${what}`);
    };
    await app.cell("r5c5").click();
    await same("a cell selected");
    await app.cell("r4c8").click();
    await same("another selected");
    for (const depth of [1, 2, 3]) {
      await app.button("Hint").click();
      await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
      await same(`hint ${depth}`, "Hint");
    }
    // A sheet covers no row of the grid, and can be put away.
    const lowest = await page.evaluate(() => document.querySelector("[role=grid]").getBoundingClientRect().bottom);
    if (await page.locator(".told-panel").count()) assert.ok(await page.evaluate(() => document.querySelector(".told-panel").getBoundingClientRect().top) >= lowest - 4);
    await app.button("Close").click();
    await page.locator(".depths").waitFor({ state: "detached" });
    await same("put away");
    await app.press("Guess");
    await app.cell("r1c3").click();
    await page.keyboard.press("4");
    await until(() => app.label("r1c3"), /in a guess/);
    await same("a guess open", "Hint"); // beside Drop and Keep it is smaller
    await app.button("Keep").click();
    for (const _ of "123") await app.button("Undo").first().click();
    await until(() => app.label("r1c3"), /empty/);
    await app.cell("r4c8").click();
    await page.keyboard.press("Enter");
    await same("a word on what was done");
    if (size.height < 500 || size.isMobile) {
      const { rows, height } = await page.evaluate(() => ({ height: innerHeight, rows: [...document.querySelectorAll("[role=gridcell]")].filter((cell) => cell.getBoundingClientRect().bottom <= innerHeight && cell.getBoundingClientRect().top >= 0).length / 9 }));
      assert.equal(rows, 9, `${rows} rows in ${height}`);
      for (const digit of [1, 9]) {
        const box = await app.digit(digit).boundingBox();
        assert.ok(box.y + box.height <= height + 1, `key ${digit} ends at ${box.y + box.height}`);
      }
    }
    await inside();
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("on a phone a long proof stays under the grid and scrolls", async () => {
  const app = await world.open({ width: 390, height: 844, ...phone });
  const { page } = app;
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  await app.press("Guess");
  await app.cell("r9c1").tap();
  await app.digit(1).tap();
  await until(() => app.explanation().textContent(), /The guess fails/);
  await app.button("Why?").tap();
  await page.locator(".proof li").first().waitFor();
  const [grid, sheet] = await page.evaluate(() => ["[role=grid]", ".told-panel"].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
  assert.ok(sheet.top >= grid.bottom - 4, `${sheet.top} ${grid.bottom}`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a puzzle that is pasted below the grid is seen from its top, and an old refusal is no longer said", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load("nothing that is a puzzle");
  await until(app.said, /could not be read/);
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  assert.equal(await app.said(), "");
  await page.getByRole("textbox", { name: "Puzzle" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Clues alone are a puzzle too, and no empty grid.
  await app.load(".Cage~10~R1C1~R1C2~R2C1");
  await until(() => app.status().textContent(), /More than/);
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.match(await app.explanation().textContent(), /A hint names where to look/);
  assert.equal(await page.locator(".level h2").textContent(), "Unrated");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
