// The player's actions and their effects on the page: guesses, colours, marks, keys, mistakes, moves, paper, the
// library's rows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, solved, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

async function begun(options, marks = "") {
  const app = await world.open(options);
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  if (marks) await app.marks(marks);
  return app;
}

for (const [name, options] of [["wide", {}], ["phone", phone], ["phone, lying", { ...phone, width: 844, height: 390 }]])
  test(`Drop and Keep stay while a guess is open: ${name}`, async () => {
    const app = await begun(options);
    const { page } = app;
    await app.press("Guess");
    await app.cell("r1c3").click();
    await page.keyboard.press("4");
    await until(() => app.label("r1c3"), /in a guess/);
    const both = async (when) => {
      for (const button of ["Drop", "Keep"]) assert.ok(await app.button(button).isVisible(), `${button} ${when}`);
    };
    await both("at first");
    const before = await page.locator("[aria-label*=empty]").count();
    await app.button("Step").click();
    await until(async () => String((await page.locator("[aria-label*=empty]").count()) < before), /true/);
    await both("after a step");
    await app.button("Hint").click();
    await page.locator(".depths").waitFor();
    await both("with a hint");
    await app.button("Keep").click();
    await until(() => app.label("r1c3"), /^r1c3 4$/);
    assert.equal(await app.button("Drop").count(), 0);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

for (const [name, options] of [["wide", {}], ["laptop", { width: 1280, height: 720 }], ["phone", phone], ["phone, lying", { ...phone, width: 844, height: 390 }]])
  test(`what pops a guess is seen below a proof of any length: ${name}`, async () => {
    const app = await begun(options);
    const { page } = app;
    await app.press("Guess");
    await app.cell("r9c1").click();
    await page.keyboard.press("1");
    await until(() => app.explanation().textContent(), /The guess fails/);
    await app.button("Why?").click();
    await page.locator(".proof li").first().waitFor();
    const place = page.locator(".sheet-body, .over, .wide .explanation").last();
    // As much as a long one needs.
    await page.locator(".proof").evaluate((list) => { for (let i = 0; i < 24; ++i) list.append(list.lastElementChild.cloneNode(true)); });
    assert.ok(await place.evaluate((one) => one.scrollHeight > one.clientHeight + 60));
    const [outer, pop] = [await place.boundingBox(), await page.locator(".failed .button.guess").boundingBox()];
    assert.ok(pop.y >= outer.y && pop.y + pop.height <= outer.y + outer.height + 1, JSON.stringify([outer, pop]));
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

for (const [name, size] of [["wide", {}], ["phone", phone]])
  test(`a step of the record can be gone on from: ${name}`, async () => {
    const app = await world.open(size);
    const { page } = app;
    await app.load(classic);
    await until(() => app.label("r1c1"), /given 5/);
    const before = await valuesOf(page);
    await app.button("Step").click();
    await page.locator(".done").waitFor();
    if (size.isMobile) {
      await app.button("Close").click();
      await app.button("More").click();
      await app.button("Steps").click();
    }
    await app.steps().first().getByRole("button").click();
    await app.button("Go on from here").click();
    await until(() => valuesOf(page), new RegExp(`^${before.replaceAll(".", "\\.")}$`));
    await app.button("Go on from here").waitFor({ state: "detached" });
    assert.equal(await app.steps().count(), 0);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("a mistake from before the guess is told, and the guess is not said to fail", async () => {
  const app = await world.open({}, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  await app.cell("r1c3").click();
  await page.keyboard.press("1"); // 4 is right
  await app.button("Guess").first().click();
  await app.cell("r1c4").click();
  await page.keyboard.press("6"); // right
  await until(() => app.explanation().textContent(), /r1c3 cannot be 1\.The guess is not to blame/);
  assert.doesNotMatch(await app.explanation().textContent(), /fails|Rule out/);
  // Solve and its proof blame no guess either.
  await app.button("Solve").click();
  await until(() => app.explanation().textContent(), /The guess is not to blame/);
  await app.button("Take it back").click();
  await until(() => app.label("r1c3"), /empty/);
  await until(() => app.label("r1c4"), /6, in a guess/);
  await app.button("Drop").click();
  await until(() => app.label("r1c4"), /empty/);
  assert.match(await app.label("r1c3"), /empty/, "the mistake does not come back with the grid from before the guess");
  await app.marks("Auto");
  assert.match(await app.label("r1c4"), /candidates [\d ]*6/, "nothing was ruled out");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a refutation within two guesses begins with the outer one", async () => {
  const app = await begun();
  const { page } = app;
  for (const [cell, key] of [["r1c3", "4"], ["r9c1", "1"]]) {
    await app.press("Guess");
    await app.cell(cell).click();
    await page.keyboard.press(key);
  }
  await until(() => app.explanation().textContent(), /The guess fails/);
  await app.button("Why?").click();
  await page.locator(".proof li").nth(1).waitFor();
  const told = await page.locator(".proof li").allTextContents();
  assert.match(told[0], /You guessed that r1c3 is 4/);
  assert.match(told[1], /r9c1 is 1/);
  // Each number of the list occurs once in the grid.
  const numbers = await page.locator(".guess-number text").allTextContents();
  assert.equal(new Set(numbers).size, numbers.length, `${numbers}`);
  assert.ok(numbers.includes("1") && numbers.includes("2"), `${numbers}`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("cells that have too few digits between them keep their marks", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  await app.cell("r5c5").click();
  await page.keyboard.press("5");
  await app.press("Guess");
  await app.cell("r9c1").click();
  await page.keyboard.press("1");
  await app.button("Why?").click();
  await until(() => app.explanation().textContent(), /too few digits for four cells/);
  assert.equal(await page.locator(".nothing").count(), 0);
  assert.ok(await page.locator(".hatch-elim").evaluateAll((list) => list.some((path) => path.getAttribute("d"))));
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("colours: swatches on the keys, a pattern beside each hue", async () => {
  const app = await begun();
  const { page } = app;
  await app.cell("r1c3").click();
  await page.keyboard.press("v");
  assert.equal(await page.locator(".keys .swatch").count(), 9);
  const patterns = await page.$$eval("pattern[id^=colour-]", (list) => list.map((one) => one.querySelector("path").getAttribute("d")));
  assert.equal(new Set(patterns).size, 9);
  await page.getByRole("button", { name: "Colour 7" }).click();
  await until(() => app.label("r1c3"), /colour 7/);
  assert.match(await page.locator(".painted").getAttribute("fill"), /colour-7/);
  await page.keyboard.press("2");
  await until(() => app.label("r1c3"), /colour 2, colour 7$/);
  assert.equal(await page.locator(".painted").count(), 2);
  await page.keyboard.press("2");
  await until(() => app.label("r1c3"), /, colour 7$/);
  assert.doesNotMatch(await app.label("r1c3"), /colour 2/);
  await page.keyboard.press("z");
  assert.equal(await page.locator(".keys .swatch").count(), 0);
  await app.context.close();
});

test("a mark that cannot be is answered with the reason; entries are announced", async () => {
  const app = await begun({}, "Auto");
  const { page } = app;
  const note = () => page.locator(".note").textContent();
  await app.cell("r1c3").click();
  await page.keyboard.press("Shift+5");
  await until(note, /5 is not a candidate in r1c3: r1c1 in its (row|box)/);
  await until(app.said, /5 is not a candidate in r1c3/);
  await page.keyboard.press("Shift+4");
  await until(app.said, /r1c3: 4 ruled out/);
  await page.keyboard.press("Shift+4");
  await until(app.said, /r1c3: 4 is a candidate again/);
  await page.keyboard.press("4");
  await until(app.said, /^r1c3 = 4$/);
  await page.keyboard.press("5");
  await until(app.said, /^r1c3 = 5, repeated$/);
  await page.keyboard.press("Delete");
  await until(app.said, /^r1c3 is empty$/);
  await app.cell("r1c1").click();
  await page.keyboard.press("4");
  await until(note, /r1c1 is given and stays/);
  await page.keyboard.press("Enter");
  await until(note, /All digits are givens already/);
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await app.button("Make them givens").click();
  await until(note, /1 digit is given from now on; Undo takes it back/);
  await until(() => app.label("r1c3"), /given 4/);
  await page.keyboard.press("Backspace");
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await until(app.said, /Undone/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("what is called Erase erases, as Delete does; what goes back is called Undo, as Backspace does", async () => {
  const app = await begun(phone);
  const { page } = app;
  for (const cell of ["r1c3", "r1c4"]) {
    await app.cell(cell).tap();
    await app.digit(cell === "r1c3" ? 4 : 6).tap();
  }
  await app.cell("r1c3").tap();
  await app.button("Erase").tap();
  await until(() => app.label("r1c3"), /empty/);
  assert.match(await app.label("r1c4"), /^r1c4 6/);
  await page.keyboard.press("Backspace");
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await page.keyboard.press("Delete");
  await until(() => app.label("r1c3"), /empty/);
  await app.button("Undo").tap();
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await app.context.close();
});

test("All steps says cell and digit of each", async () => {
  const app = await begun();
  await app.button("All steps").click();
  await app.page.locator(".moves li").first().waitFor({ timeout: 30000 });
  const rows = await app.page.locator(".moves li").allTextContents();
  assert.ok(rows.length > 3);
  for (const row of rows) assert.match(row, /\w r\d+c\d+.* (is|not) \d/, row);
  assert.equal(new Set(rows).size, rows.length);
  await app.context.close();
});

test("All steps shows what is found at once, and another puzzle ends the search", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load("........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........");
  await until(() => app.status().textContent(), /One solution/);
  await app.button("All steps").click();
  await until(() => page.locator(".explanation h2").textContent(), /^(At least )?\d+ moves now$/);
  await page.locator(".moves button").nth(1).click();
  await until(() => page.locator(".moves button").nth(1).getAttribute("aria-pressed"), /true/);
  // Another puzzle ends the search, and its result is not shown there.
  await app.load(classic);
  await until(() => app.label("r1c1"), /given 5/);
  assert.equal(await page.locator(".moves").count(), 0);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a lying phone has the record and All steps too", async () => {
  const app = await world.open({ width: 844, height: 390, hasTouch: true, isMobile: true });
  const { page } = app;
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  await app.button("Step").tap();
  await until(() => app.explanation().textContent(), /Single/); // a step that comes later would close the record
  await app.button("More").tap();
  await app.button("Steps").tap();
  await app.steps().first().getByRole("button").tap();
  await until(() => app.explanation().textContent(), /Back to now/);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await app.button("Back to now").tap();
  await app.button("More").tap();
  await app.button("Steps").tap();
  await app.button("All steps").tap();
  await page.locator(".moves li").first().waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("on a phone, what is explained is not covered by an open sheet", async () => {
  const app = await world.open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  const { page } = app;
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  await app.button("Hint").tap();
  await app.button("Show more").tap();
  await app.button("Close").tap();
  await app.button("More").tap();
  await app.button("Steps").tap();
  await app.button("All steps").tap();
  await page.locator(".moves li").first().waitFor();
  const [grid, sheet] = await page.evaluate(() => ["[role=grid]", ".told-panel"].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
  assert.ok(sheet.top >= grid.bottom - 4, `${sheet.top} ${grid.bottom}`);
  await app.context.close();
});

test("on paper: a title, the digits, and no candidates that the page keeps", async () => {
  for (const size of [{}, phone]) {
    const app = await begun(size);
    const { page } = app;
    await app.button("Hint").click();
    await page.locator(".depths").waitFor();
    await page.emulateMedia({ media: "print" });
    assert.match(await page.locator(".print-title").innerText(), /9×9/);
    assert.ok(await page.locator(".print-title").isVisible());
    assert.ok(await page.locator(".digit.given").first().isVisible());
    for (const part of [".mark", ".special", ".selection", ".keys", ".told-panel", ".explanation"])
      assert.equal(await page.locator(part).filter({ visible: true }).count(), 0, part);
    await app.context.close();
  }
});

test("a mistake is marked in its cell, and taken back by a button", async () => {
  const app = await begun({}, "Auto");
  const { page } = app;
  await app.cell("r1c3").click();
  await page.keyboard.press("1");
  await app.cell("r1c4").click();
  await page.keyboard.press("Shift+6");
  await app.button("Hint").click();
  await until(() => app.explanation().textContent(), /r1c3 cannot be 1/);
  assert.match(await app.label("r1c3"), /wrong/);
  await page.getByRole("button", { name: /^Take (it|them) back$/ }).click();
  await until(() => app.label("r1c3"), /empty/);
  assert.equal(await page.locator("[aria-label$=wrong]").count(), 0);
  await app.button("Hint").click();
  await page.locator(".depths").waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("Solve says which candidate was ruled out wrongly, instead of that there is no solution", async () => {
  const app = await begun({}, "Auto");
  const { page } = app;
  await app.cell("r1c3").click();
  await page.keyboard.press("Shift+4");
  await app.button("Solve").click();
  await until(() => app.explanation().textContent(), /4 was ruled out of r1c3, but it belongs there/);
  await app.button("Take it back").click();
  await app.button("Solve").click();
  await until(() => app.explanation().textContent(), /^Solved/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("rows of the library: a picture, the rating, and a mark on what is solved", async () => {
  const app = await begun();
  const { page } = app;
  await app.press("Library");
  await page.getByLabel("Layout of the puzzles").selectOption("4x4");
  const row = page.locator(".shelf li").first();
  await row.locator(".thumb path").first().waitFor({ state: "attached" });
  assert.match(await row.textContent(), /(Easy|Intermediate|Hard), HoDoKu score [\d,]+, \d+ givens/);
  assert.equal(await page.locator(".shelf .solved").count(), 0);
  await row.getByRole("button").click();
  await until(async () => String((await valuesOf(page)).length), /^16$/);
  const told = async () => `${await app.explanation().textContent()} ${await valuesOf(page)}`;
  for (let left = 1; left; ) {
    const before = await told();
    await app.button("Step").click();
    for (; (await told()) === before; ) await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    left = await page.locator("[aria-label*=empty]").count();
  }
  await until(app.said, /Solved/);
  await app.press("Library");
  await page.locator(".shelf .solved").first().waitFor();
  assert.equal(await page.locator(".shelf .solved").count(), 1);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("what Solve fills in is not marked as solved", async () => {
  const app = await begun();
  await app.button("Solve").click();
  await until(() => valuesOf(app.page), new RegExp(`^${solved}$`));
  assert.equal(await app.page.evaluate(() => localStorage.getItem("clew.solved")), null);
  await app.context.close();
});

test("grid, keys, notes and labels show the same symbols", async () => {
  for (const size of [{}, phone]) {
    const app = await world.open(size);
    const { page } = app;
    await page.getByLabel("Layout", { exact: true }).first().selectOption("25x25");
    await app.cell("r25c25").waitFor();
    await app.cell("r1c1").click();
    await page.keyboard.press("b");
    await page.locator(".digit.own").waitFor();
    const shown = await page.locator(".digit.own").textContent();
    const keys = await page.locator(".keys .figure").allTextContents();
    assert.equal(keys[10], shown);
    assert.equal(await app.label("r1c1"), `r1c1 ${shown}`);
    if (!size.isMobile) assert.ok((await page.locator(".note").textContent()).includes(` ${shown}`));
    assert.equal(shown, "B");
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  }
});

test("words call a digit what the grid does", async () => {
  const app = await world.open();
  const { page } = app;
  const puzzles = await page.evaluate(async () => (await fetch("./library.json")).json());
  await page.getByLabel("Layout", { exact: true }).first().selectOption("16x16");
  await app.load(puzzles.find((item) => item.layout === "16x16").puzzle);
  await until(() => app.status().textContent(), /One solution/);
  for (let step = 0; ; ++step) {
    assert.ok(step < 60, "no digit above 9 was placed");
    for (const depth of [1, 2, 3]) {
      await app.button("Hint").click();
      await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
    }
    const reason = await page.locator(".depths > li:nth-child(3)").textContent();
    await app.button("Step").click();
    await page.locator(".depths").waitFor({ state: "detached" });
    const effect = await app.steps().first().locator(".effect").textContent();
    const [, cell, letter] = /(r\d+c\d+) is ([A-G])$/.exec(effect) ?? [];
    if (!cell) continue;
    assert.match(reason, new RegExp(`\\b${letter}\\b`));
    assert.match(await app.label(cell), new RegExp(`^${cell} ${letter},`));
    assert.ok((await page.locator(".digit.deduced").allTextContents()).includes(letter));
    break;
  }
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
