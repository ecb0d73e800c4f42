// The page as a game: the first screen, the puzzles of the day, games with their time, the finish, and the statistics
// of finished games.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { audit, classic, kept, program, solved, stage, still, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { hasTouch: true, isMobile: true };
const name = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
/** Advances the page's clock by so many ms, without waiting. */
const pass = async (page, time) => {
  await page.evaluate((more) => {
    const now = performance.now.bind(performance);
    window.asked = 0;
    performance.now = () => {
      ++window.asked;
      return now() + more;
    };
  }, time);
  await page.waitForFunction(() => window.asked > 1); // its clock has looked
};

/** Enters the missing values of a 9x9, except for a number of cells. */
async function fill(app, solution, but = 0) {
  const line = await valuesOf(app.page);
  const open = [...line].flatMap((value, cell) => (value === "." ? [cell] : []));
  for (const cell of open.slice(0, open.length - but)) {
    await app.cell(name(cell)).focus();
    await app.page.keyboard.press(solution[cell]);
  }
}

const solutionOf = (puzzle) => execFileSync(program, ["solve", puzzle], { encoding: "utf8" }).match(/[1-9]{81}/)[0];

for (const [what, size] of [["wide", {}], ["laptop", { width: 1280, height: 720 }], ["phone", { width: 390, height: 844, ...phone }], ["phone, lying", { width: 844, height: 390, ...phone }]])
  test(`the first screen invites to play: ${what}`, async () => {
    const app = await world.open(size);
    const { page } = app;
    const primary = page.locator(".start .button.primary");
    assert.deepEqual(await primary.allTextContents(), ["Today’s puzzle"]);
    await page.locator(".puzzles li").nth(5).waitFor();
    assert.deepEqual((await page.locator(".puzzles li span:first-of-type").allTextContents()).map((text) => text.trim()), ["Easy", "Intermediate", "Hard", "Very hard", "Diabolical", "Empty grid"]);
    // On a phone the puzzles are behind one of three doors.
    const near = what === "phone" ? page.locator(".door") : page.locator(".puzzles li");
    assert.equal(await page.locator(".door").filter({ visible: true }).count(), what === "phone" ? 3 : 0);
    for (const part of [primary, near.first(), near.last()]) {
      const box = await part.boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= (size.height ?? 900) + 1, `${await part.textContent()} ends at ${box.y + box.height}`);
    }
    // A tapped layout shows its puzzles by level, and its empty grid.
    await page.locator(".layouts button", { hasText: "Tridoku" }).click();
    await until(() => page.locator(".graded h2").textContent(), /^Tridoku/);
    await until(() => page.locator(".puzzles").textContent(), /^Intermediate.*Very hard.*Empty grid/s);
    assert.ok(await page.locator(".start").count());
    await page.locator(".puzzles button").first().click();
    await page.locator("[data-layout=tridoku]").waitFor();
    assert.equal(await page.locator(".start").count(), 0);
    // A game in progress is continued below the puzzle of the day.
    await page.goBack();
    await page.locator(".start").waitFor();
    assert.deepEqual(await primary.allTextContents(), ["Today’s puzzle"]);
    assert.ok(await app.button("Continue").isVisible());
    await still(page);
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("today's puzzle is made from the date, is the command line's too, and is gone on with", async () => {
  const app = await world.open();
  const { page } = app;
  const day = await page.evaluate(() => { const now = new Date(); return now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate(); });
  for (const level of ["Hard", "Diabolical"]) {
    await page.getByRole("radio", { name: level, exact: true }).click();
    await app.button("Today’s puzzle").click();
    await page.locator(".start").waitFor({ state: "detached", timeout: 20000 });
    const line = await valuesOf(page);
    assert.equal(line, execFileSync(program, ["generate", "--level", level.toLowerCase(), "--seed", String(day)], { encoding: "utf8" }).trim());
    const open = line.indexOf(".");
    await app.cell(name(open)).click();
    await page.keyboard.press(solutionOf(line)[open]);
    const mine = await valuesOf(page);
    await kept(page);
    await app.press("New");
    await page.getByRole("radio", { name: `${level}, begun` }).waitFor();
    await app.button("Today’s puzzle").click();
    await page.locator(".start").waitFor({ state: "detached" });
    assert.equal(await valuesOf(page), mine);
    await app.press("New");
  }
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a game's time runs, rests while the grid is hidden, and is kept over a reload and in a link's shadow", async () => {
  const app = await world.open();
  const { page } = app;
  const time = async () => (await page.getByRole("timer").textContent()).split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  await app.load(classic);
  await until(time, /^[2-9]$/);
  await app.button("Pause").click();
  assert.equal(await app.cell("r1c1").isVisible(), false);
  const before = await time();
  await page.keyboard.press("4");
  // Nothing acts on a grid that is not seen.
  for (const one of [app.button("Hint"), app.button("Step"), app.button("Undo"), app.digit(4), app.page.getByRole("radio").first()])
    assert.ok(await one.first().evaluate((part) => !!part.closest("[inert]")), `${one}`);
  // Nor is it spoken of.
  for (const one of [".explanation", ".record", ".note", ".reveal"]) assert.equal(await page.locator(one).first().isVisible(), false, one);
  await pass(page, 3000);
  assert.equal(await time(), before);
  await page.locator(".paused").getByRole("button", { name: "Continue" }).click();
  assert.ok(await app.cell("r1c1").isVisible());
  assert.ok(await app.button("Hint").evaluate((part) => !part.closest("[inert]")));
  await until(time, new RegExp(`^${before + 1}$`));
  await page.reload();
  await app.cell("r1c1").waitFor();
  assert.ok((await time()) >= before);
  await page.evaluate((hash) => { location.hash = hash; }, `#9x9=${classic.replace("53", "35")}`);
  await until(() => app.label("r1c1"), /given 3/);
  assert.ok((await time()) < before, "another game has a time of its own");
  await app.press("Earlier games");
  const listed = await until(() => page.locator(".shelf li").first().textContent(), /30 of 81, \d+:\d\d/);
  const [, minutes, seconds] = /of 81, (\d+):(\d\d)/.exec(listed).map(Number);
  assert.ok(minutes * 60 + seconds >= before, `${listed}: ${before} s and more`);
  await page.keyboard.press("Escape");
  // Without a timer there is none.
  await app.button("Options").click();
  await page.getByRole("checkbox", { name: /^Time/ }).uncheck();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("timer").count(), 0);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

for (const [what, size] of [["wide", {}], ["phone", { width: 390, height: 844, ...phone }], ["phone, lying", { width: 844, height: 390, ...phone }]])
  test(`the finish tells what it took, and leads on: ${what}`, async () => {
    const app = await world.open(size);
    const { page } = app;
    await app.load(classic);
    await until(() => app.status().textContent(), /One solution/);
    await app.button("Hint").click();
    await page.locator(".depths").waitFor();
    await pass(page, 1100);
    await fill(app, solved);
    await until(() => app.explanation().textContent(), /Time\d+:\d\d.*Hardest step[A-Z].*Hints1 hint/);
    assert.match(await page.locator(what === "phone" ? ".finish-head" : ".notice.finished").textContent(), /Solved.*This is the thread you followed\./);
    assert.equal(await page.locator(".finished .alone").count(), 0, "a hint was asked for");
    assert.equal(await page.locator("svg.grid .finish-thread rect").count(), what === "phone" ? 30 : 0, "givens");
    // The thread runs through the cells in the order in which they were filled.
    const knots = page.locator("svg.grid .finish-thread circle");
    assert.equal(await knots.count(), 51);
    assert.match(await page.locator("svg.grid .finish-thread path").getAttribute("d"), /^M[\d. ]+(C[\d. -]+){50}$/);
    // On a phone the sheet shows the next games, and no solving buttons remain.
    if (size.isMobile) for (const name of ["Hint", "Step", "Guess"]) assert.equal(await app.button(name).isVisible(), false, name);
    if (what === "phone") await app.button("More").click();
    await app.button("Copy the result").click();
    assert.match(await until(() => page.evaluate(() => navigator.clipboard.readText()), /Clew/), /^Clew, Easy 9×9: solved in \d+:\d\d, 1 hint\.\nhttp:\S+#9x9=53\.\.7[\d.]{76}$/);
    if (what === "phone") await app.button("More").click();
    await app.button("A harder one").click();
    await until(async () => `${await knots.count()}`, /^0$/);
    await until(() => valuesOf(page), /^(?!534678912)/);
    assert.match(await page.locator(".level h2, .print-title").first().textContent(), /Intermediate/);
    // A solved game is counted; opening it again does not count it twice.
    await app.button("Undo").first().click();
    await until(() => valuesOf(page), new RegExp(`^${solved}$`));
    await app.cell("r1c3").focus();
    await page.keyboard.press("4");
    await page.keyboard.press("4");
    await until(() => app.explanation().textContent(), /Hardest step/);
    assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("clew.finished")).length), 1);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("statistics: by layout and level, exported, and taken in elsewhere with the games", async () => {
  const app = await world.open();
  const { page } = app;
  const today = Date.now();
  await page.evaluate((now) => {
    const one = (days, level, time, hints, mark) => ({ at: now - days * 86_400_000, layout: "9x9", level, time, hints, steps: 0, mark });
    localStorage.setItem("clew.finished", JSON.stringify([one(2, "easy", 300_000, 1, "a"), one(1, "easy", 200_000, 0, "b"), one(0, "easy", 100_000, 2, "c"), one(0, "hard", 0, 0, "d")]));
  }, today);
  await app.load(classic);
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await kept(page);
  await app.press("Statistics");
  const rows = page.locator(".statistics tbody tr");
  await rows.first().waitFor();
  assert.deepEqual(await rows.first().locator("th, td").allTextContents(), ["9×9, Easy", "3", "1:40", "3:20", "3"]);
  assert.deepEqual(await rows.nth(1).locator("th, td").allTextContents(), ["9×9, Hard", "1", "–", "–", "0"]);
  assert.deepEqual(await page.locator(".sums dd").allTextContents(), ["4", "3 days", "3 days"]);
  const [file] = await Promise.all([page.waitForEvent("download"), app.button("Export").click()]);
  const path = await file.path();
  const other = await world.open();
  await other.press("Statistics");
  await other.page.locator(".statistics input").setInputFiles({ name: "other.json", mimeType: "application/json", buffer: Buffer.from('{"clew":9}') });
  await until(() => other.page.locator(".statistics").textContent(), /not a file of games/);
  for (const said of [/1 game and 4 results taken in/, /0 games and 0 results taken in/]) {
    await other.page.locator(".statistics input").setInputFiles(path);
    await until(() => other.page.locator(".statistics").textContent(), said);
  }
  await other.page.keyboard.press("Escape");
  await other.press("Earlier games");
  await other.page.locator(".shelf button").first().click();
  await until(() => other.label("r1c3"), /^r1c3 4/);
  assert.deepEqual([...app.troubles, ...other.troubles], []);
  await app.context.close();
  await other.context.close();
});

test("mistakes are told as the player wants it: where a digit repeats, at once, or only by Check", async () => {
  const app = await world.open();
  const { page } = app;
  const wish = async (label, value) => {
    await app.button("Options").click();
    await page.getByLabel(label).selectOption(value);
    await page.keyboard.press("Escape");
  };
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  const put = async (cell, digit) => {
    await app.cell(cell).click();
    await page.keyboard.press(digit);
  };
  await put("r1c3", "1"); // wrong, and repeated nowhere
  await until(() => app.label("r1c3"), /^r1c3 1/);
  await still(page);
  assert.doesNotMatch(await app.label("r1c3"), /wrong/);
  await app.button("Check").click();
  await until(() => app.explanation().textContent(), /r1c3 cannot be 1/);
  await app.button("Take it back").click();
  await until(() => app.label("r1c3"), /empty/);
  await app.button("Check").click();
  await until(() => app.explanation().textContent(), /No mistake so far/);
  await wish("Mistakes are shown", "once");
  await put("r1c3", "1");
  await until(() => app.label("r1c3"), /wrong/);
  await until(app.said, /1 mistake so far/);
  await app.button("Take it back").click();
  await put("r1c3", "4");
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await still(page);
  assert.equal(await page.locator("[aria-label$=wrong]").count(), 0);
  await wish("Mistakes are shown", "check");
  await put("r1c4", "5");
  await until(() => app.label("r1c4"), /^r1c4 5/);
  await still(page);
  assert.doesNotMatch(await app.label("r1c4"), /repeated|wrong/);
  await app.button("Check").click();
  await until(() => app.label("r1c4"), /wrong/);
  // The number of solutions is not shown, because it would reveal a mistake. Nor if the player turned it off.
  assert.equal((await app.status().textContent()).trim(), "Solutions not told");
  await wish("Mistakes are shown", "once");
  await until(() => app.status().textContent(), /No solution/);
  await app.button("Options").click();
  await page.getByRole("checkbox", { name: /^The number of solutions/ }).uncheck();
  await page.keyboard.press("Escape");
  assert.equal((await app.status().textContent()).trim(), "Solutions not told");
  assert.equal(await page.locator(".solutions.none").count(), 0);
  await page.reload();
  await until(() => app.status().textContent(), /not told/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("light, dark and high contrast by the player's wish, and larger text", async () => {
  const app = await world.open({ colorScheme: "light" });
  const { page } = app;
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const set = (label, value) => page.getByLabel(label).selectOption(value);
  assert.equal(await paper(), "rgb(246, 247, 248)");
  await app.button("Options").click();
  await set("Theme", "dark");
  assert.equal(await paper(), "rgb(16, 18, 22)");
  await set("Theme", "contrast");
  assert.equal(await paper(), "rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await paper(), "rgb(0, 0, 0)");
  await set("Theme", "light");
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.querySelector(".explanation")).fontSize));
  const before = await size();
  await set("Text size", "large");
  assert.ok((await size()) > before);
  await page.reload();
  assert.equal(await paper(), "rgb(246, 247, 248)");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("cells of one digit are seen together, and selected by a double click; one outline goes round them", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await until(() => app.status().textContent(), /One solution/);
  await app.cell("r1c1").click();
  const fellows = (await page.locator(".fill-filter").getAttribute("d")).match(/M/g).length;
  const fives = [...classic].filter((digit) => digit === "5").length;
  assert.equal(fellows, fives - 1);
  await app.cell("r1c1").dblclick();
  assert.equal(await page.locator("[aria-selected=true]").count(), fives);
  assert.equal(await page.locator(".selection .together").count(), 1);
  await app.cell("r2c1").dblclick({ modifiers: ["Control"] });
  assert.equal(await page.locator("[aria-selected=true]").count(), fives + [...classic].filter((digit) => digit === "6").length);
  // Empty cells by the marks that they hold.
  for (const cell of ["r1c3", "r7c3"]) {
    await app.cell(cell).click();
    await page.keyboard.press("Control+4");
  }
  await app.cell("r1c3").dblclick();
  assert.equal(await page.locator("[aria-selected=true]").count(), 2);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a puzzle is found among the words of a mail, a chat, a page, a program; of several the player chooses", async () => {
  const app = await world.open();
  const { page } = app;
  const rows = classic.match(/.{9}/g);
  const other = classic.replace("5", "1");
  const shown = (puzzle) => until(() => valuesOf(page), new RegExp(`^${puzzle.replaceAll(".", "\\.")}$`));
  for (const text of [
    `Hi Ann,\n\nhere is one:\n\n> ${rows.join("\n> ")}\n\nBob\n-- \nTel. 555 1234`,
    rows.map((row, i) => `[21:0${i}] Bob: ${row}`).join("\n"),
    `<table>${rows.map((row) => `<tr>${[...row].map((cell) => `<td>${cell === "." ? "&nbsp;" : cell}</td>`).join("")}</tr>`).join("")}</table>`,
    rows.map((row) => [...row].map((cell) => (cell === "." ? "⬜" : `${cell}\ufe0f\u20e3`)).join("")).join("\n"),
    `board = [\n${rows.map((row) => `  [${[...row].map((cell) => (cell === "." ? "0" : cell)).join(", ")}],`).join("\n")}\n]`,
  ]) {
    await app.load(text);
    await shown(classic);
    await page.getByLabel("Layout", { exact: true }).selectOption("4x4");
    await until(() => valuesOf(page), /^\.{16}$/);
  }
  await app.load(`First: ${classic}\nSecond: ${other}`);
  const dialog = page.getByRole("dialog", { name: "Choose a puzzle" });
  await until(async () => `${await dialog.getByRole("listitem").count()}`, /^2$/);
  await audit(page, "several puzzles");
  await dialog.getByRole("button", { name: /Puzzle 2/ }).click();
  await shown(other);
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("links of other sites, cells of a spreadsheet, quoted mails and tables are taken from Puzzle", async () => {
  const app = await world.open();
  const { page } = app;
  const digits = classic.replaceAll(".", "0");
  const sheet = classic.match(/.{9}/g).map((row) => [...row].map((value) => (value === "." ? "" : value)).join("\t")).join("\n");
  const rows = classic.match(/.{9}/g);
  const others = [rows.map((row) => `> ${row.replaceAll(".", "·")}`).join("\n"), rows.map((row) => `| ${[...row.replaceAll(".", " ")].join(" | ")} |`).join("\n"), rows.map((row) => row.replaceAll(".", " ")).join("\n"), rows.join("\u00a0\n\n")];
  for (const text of [`https://www.sudokuwiki.org/sudoku.htm?bd=${digits}`, `https://sudokuexchange.com/play/?s=${digits}`, `https://sudoku.coach/en/play/${classic}`, sheet, ...others]) {
    await app.load(text);
    await until(() => valuesOf(page), new RegExp(`^${classic.replaceAll(".", "\\.")}$`));
    await page.getByLabel("Layout", { exact: true }).selectOption("4x4");
    await until(() => valuesOf(page), /^\.{16}$/);
  }
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
