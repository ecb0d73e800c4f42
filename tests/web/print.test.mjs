// Several puzzles of the library on paper, with their solutions on a page of their own.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

test("many puzzles are printed with their solutions, and the page is as before", async () => {
  const { page, context, troubles, button, press } = await world.open({ init: [() => { window.print = () => { window.printed = (window.printed ?? 0) + 1; }; }] });
  await press("Library");
  await page.getByLabel("Puzzles to print").selectOption("6");
  await button("Print 6 with solutions").click();
  await until(() => page.evaluate(() => String(window.printed)), /^1$/);
  const sheets = page.locator(".sheets");
  assert.equal(await sheets.locator("svg").count(), 12);
  assert.ok(!(await sheets.isVisible()), "on the screen nothing changes");
  await page.emulateMedia({ media: "print" });
  assert.ok(await sheets.isVisible());
  assert.ok(!(await page.locator("#page").isVisible()));
  const digits = (of) => of.evaluateAll((pictures) => pictures.map((one) => one.querySelectorAll("text").length));
  assert.ok((await digits(sheets.locator("section:first-child svg"))).every((count) => count >= 17 && count < 50));
  assert.deepEqual(await digits(sheets.locator(".solutions svg")), [81, 81, 81, 81, 81, 81]);
  const paper = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(paper.match(/\/Type \/Page\b/g).length, 2, "six on the first page, solutions on the second");
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  assert.equal(await sheets.count(), 0);
  assert.ok(await button("Print 6 with solutions").isVisible());
  assert.deepEqual(troubles, []);
  await context.close();
});

test("puzzles with clues are printed with them", async () => {
  const { page, context, troubles, button, press } = await world.open({ init: [() => { window.print = () => { window.printed = true; }; }] });
  await press("Library");
  await page.getByLabel("Layout of the puzzles").selectOption("killer");
  await page.getByLabel("Puzzles to print").selectOption("2");
  await button("Print 2 with solutions").click();
  await until(() => page.evaluate(() => String(window.printed)), /^true$/);
  const pictures = page.locator(".sheets section:first-child svg");
  const totals = await pictures.evaluateAll((all) => all.map((one) => [...one.querySelectorAll(".cage-total")].map((text) => text.textContent).join()));
  assert.equal(totals.length, 2);
  assert.ok(totals.every((text) => /\d/.test(text)) && totals[0] !== totals[1], `${totals}`);
  assert.equal(await page.locator(".sheets .solutions svg .digit").count(), 162);
  assert.match(await page.locator(".sheets section:first-child .rules").textContent(), /Digits in a cage differ/);
  assert.deepEqual(troubles, []);
  await context.close();
});

for (const [name, options] of [["wide", {}], ["phone", { width: 390, height: 664, hasTouch: true, isMobile: true }]])
  test(`a puzzle is printed with its title and its rules: ${name}`, async () => {
    const { page, context, troubles, load, status } = await world.open(options);
    await load(`sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\ntitle Warp and Weft\nauthor Clew\nrules "Normal sudoku rules apply. Cages sum."\ncage 3 r1c1 r1c2\nthermo r6c3 r5c3 r4c3\ngivens\n${".........\n".repeat(9)}`);
    await page.locator(".start").waitFor({ state: "detached" });
    await until(() => status().textContent(), /solution/);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const rules = page.locator(".print-rules");
    assert.equal(await rules.isVisible(), false, "on paper alone");
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator(".print-title").innerText(), "Warp and Weft, by Clew");
    assert.match(await rules.innerText(), /^Normal sudoku rules apply. Cages sum.\s+Digits in a cage differ.*\s+.*thermometer/);
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.equal(paper.match(/\/Type \/Page\b/g).length, 1);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await rules.waitFor({ state: "detached" });
    assert.deepEqual(troubles, []);
    await context.close();
  });

test("one or two a page, and with candidates", async () => {
  const { page, context, troubles, button, press } = await world.open({ init: [() => { window.print = () => { window.printed = (window.printed ?? 0) + 1; }; }] });
  await press("Library");
  await page.getByLabel("Puzzles to print").selectOption("4");
  const sheets = page.locator(".sheets");
  for (const [count, pages] of [[1, 5], [2, 3]]) {
    await page.getByLabel("Puzzles a page").selectOption(String(count));
    await page.getByLabel("With candidates").setChecked(count === 2);
    await button("Print 4 with solutions").click();
    await until(() => page.evaluate(() => String(window.printed)), new RegExp(`^${count}$`));
    const marks = await sheets.locator("section:first-child svg").evaluateAll((all) => all.map((one) => one.querySelectorAll(".candidate").length));
    assert.ok(marks.every((marked) => (count === 2 ? marked > 100 : marked === 0)), `${marks}`);
    assert.equal(await sheets.locator(".solutions .candidate").count(), 0);
    await page.emulateMedia({ media: "print" });
    const paper = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.equal(paper.match(/\/Type \/Page\b/g).length, pages);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  }
  assert.deepEqual(troubles, []);
  await context.close();
});
