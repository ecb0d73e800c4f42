// The setter's workbench and the setter's words: numbers of solutions, clues that decide or are not needed, proposals
// that finish the puzzle, where its path is hard; title, author, rules and message in the editor, in play and in exports.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, build, classic, solved, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phones = [[360, 640], [375, 667], [390, 664], [393, 660], [412, 732]].map(([width, height]) => ({ width, height, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }));

/** A puzzle with its givens in the editor, at one of its parts. */
async function editor(text, part, options = {}) {
  const app = await world.open({ width: 1440, height: 900, ...options });
  await app.load(text);
  await until(() => valuesOf(app.page), new RegExp(`^${text.trim().slice(-81).replaceAll(".", "\\.")}$`));
  await app.press("Build");
  const form = app.page.locator(".build");
  await form.waitFor();
  if (part) await form.getByRole("button", { name: part, exact: true }).click();
  return { ...app, form, section: (name) => form.getByRole("region", { name, exact: true }) };
}

const textWith = (lines, givens) => `sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\n${lines}givens\n${givens}\n`;
const blank = (...cells) => [...solved].map((digit, i) => (cells.includes(i) ? "." : digit)).join("");

test("an empty grid has an estimate with its error at once", async () => {
  const app = await build(world, "9×9");
  await app.form.getByRole("button", { name: "Workbench", exact: true }).click();
  const size = app.form.getByRole("region", { name: "Solutions", exact: true });
  await until(() => size.textContent(), /About 6[.\d]* × 10²¹ solutions.*between .* and .*10²¹/);
  assert.ok(await size.getByRole("button", { name: "Count exactly" }).isVisible());
  assert.deepEqual(app.troubles, []);
});

test("a few solutions are counted, with the true candidates of a cell and how often each stands there", async () => {
  const app = await editor(blank(32, 35, 41, 44), "Workbench", { width: 1024, height: 768 });
  await until(() => app.section("Solutions").textContent(), /^2 solutions/);
  await app.cell("r4c6").click();
  const shares = app.form.locator(".shares");
  await until(() => shares.textContent(), /150 %×1/);
  assert.match(await shares.textContent(), /350 %×1/);
  assert.match(await shares.textContent(), /2never/);
  assert.deepEqual(app.troubles, []);
});

for (const [width, height] of [[1440, 900], [1280, 720]])
  test(`on a wide screen words and tools stand left, shares below the grid, findings right: ${width}x${height}`, async () => {
    const app = await editor(blank(32, 35, 41, 44), "Workbench", { width, height });
    const { page } = app;
    const rail = page.locator(".bench-rail");
    await app.cell("r4c6").click();
    const shares = page.getByRole("group", { name: "Digits of r4c6" }).locator("span");
    await until(() => shares.nth(0).textContent(), /^50 %$/);
    assert.deepEqual(await shares.allTextContents(), ["50 %", "never", "50 %", ...Array(6).fill("never")]);
    // Each share stands under its key.
    for (const digit of [1, 5, 9]) {
      const [key, share] = [await app.digit(digit).boundingBox(), await shares.nth(digit - 1).boundingBox()];
      assert.ok(Math.abs(key.x + key.width / 2 - share.x - share.width / 2) < 8 && share.y >= key.y + key.height - 1, JSON.stringify([digit, key, share]));
    }
    await rail.getByLabel("Title").fill("Warp and Weft");
    await rail.getByRole("button", { name: "Arrow", exact: true }).click();
    assert.equal(await page.getByLabel("What to draw").inputValue(), "arrow");
    assert.equal(await app.form.getByRole("button", { name: "Words", exact: true }).count(), 0, "they are in the rail");
    const parts = await Promise.all([".rail", "[role=grid]", ".wide > .panel", ".bench-shares"].map((part) => page.locator(part).boundingBox()));
    for (const [i, { x, y, width: across, height: down }] of parts.entries()) {
      assert.ok(x >= 0 && x + across <= width && y + down <= height + 1, JSON.stringify(parts[i]));
      if (i && i < 3) assert.ok(x >= parts[i - 1].x + parts[i - 1].width, JSON.stringify(parts));
    }
    await rail.getByRole("button", { name: "Play it" }).click();
    await until(() => page.getByRole("region", { name: "The setter's words" }).textContent(), /Warp and Weft/);
    assert.equal(await rail.count(), 0);
    assert.deepEqual(app.troubles, []);
  });

test("each act has a knot on the thread of sizes; one goes back to an act and on again", async () => {
  const app = await editor(`${".".repeat(45)}${solved.slice(45)}`, "Workbench");
  const { page } = app;
  const knots = app.section("Solutions").getByRole("list", { name: "Solutions after each act" }).getByRole("button");
  const current = () => knots.evaluateAll((all) => all.map((one) => (one.ariaCurrent === "step" ? "now" : "knot")).join(" "));
  await until(current, /now$/);
  // Two more rows, one digit an act: knots too near to the present one are left out.
  for (let cell = 0; cell < 18; ++cell) {
    await app.cell(`r${cell < 9 ? 1 : 2}c${(cell % 9) + 1}`).click();
    await page.keyboard.press(solved[cell]);
  }
  await until(current, /knot now$/);
  const after = await valuesOf(page);
  const places = await knots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  assert.deepEqual(places, places.toSorted((a, b) => a - b));
  await knots.nth((await knots.count()) - 2).click();
  await until(current, /now knot/);
  assert.notEqual(await valuesOf(page), after);
  await knots.last().click();
  await until(() => valuesOf(page), new RegExp(`^${after.replaceAll(".", "\\.")}$`));
  await until(current, /knot now$/);
  assert.deepEqual(app.troubles, []);
});

test("finish my puzzle with a technique that it needs, and attempts are told", async () => {
  const app = await editor(`${solved.slice(0, 30)}${".".repeat(51)}`, "Workbench");
  const complete = app.section("Finish my puzzle");
  await complete.getByRole("combobox", { name: "Level" }).selectOption("needs naked-pair");
  await complete.getByRole("button", { name: "Find proposals" }).click();
  await until(() => complete.getByRole("status").textContent(), /attempt/);
  await complete.getByRole("radio").first().waitFor();
  await until(() => complete.getByRole("status").textContent(), /\d+ attempts?, best so far \d+ givens?$|^$/);
  assert.deepEqual(app.troubles, []);
});

test("clues that decide and clues that are not needed, cages and lines too", async () => {
  const app = await editor(textWith("cage 4 r4c6 r4c9\nthermo r4c6 r5c6\n", blank(32, 35, 41, 44)), "Workbench");
  await until(() => app.section("Clues that decide").textContent(), /Thermometer.*×2/);
  const idle = app.section("Not needed");
  await until(() => idle.textContent(), /4-cage/);
  assert.doesNotMatch(await idle.textContent(), /[Tt]hermometer/);
  await idle.getByRole("button", { name: /^Take it out: .*4-cage/ }).click();
  await until(() => app.page.locator("svg.grid .cage-total").count(), /^0$/);
  await until(() => app.section("Solutions").textContent(), /^One solution/);
  await app.button("Undo").click();
  await until(() => app.page.locator("svg.grid .cage-total").textContent(), /4/);
  assert.deepEqual(app.troubles, []);
});

test("pressing a clue that is not needed tells why, and shows the step that gives it", async () => {
  const app = await editor(textWith("cage 12 r1c1 r1c2 r1c3\ncage 4 r4c6 r4c9\nthermo r4c6 r5c6\n", blank(32, 35, 41, 44)), "Workbench", { width: 1440, height: 900 });
  const idle = app.section("Not needed");
  const clue = (name) => idle.getByRole("button", { name, exact: true });
  const reason = idle.locator(".why");
  await clue("12-cage at r1c1").click();
  await until(() => reason.textContent(), /^All its cells are given\.$/);
  await clue("4-cage at r4c6").click();
  await until(() => reason.textContent(), /^The rest is solved in\s5 steps, the hardest thermometer, and the solution obeys this clue\.$/);
  assert.equal(await clue("12-cage at r1c1").getAttribute("aria-expanded"), "false");
  await idle.getByRole("button", { name: /^\d+ more$/ }).click();
  await clue("The 5 in r1c1").click();
  await until(() => reason.textContent(), /^The rest gives it by full house\. r1c1 is the last open cell/);
  await until(() => app.label("r1c1"), /empty/);
  assert.equal(await app.section("Where it is hard").locator(".reason").count(), 0, "it is no step of the path");
  await clue("The 5 in r1c1").click();
  await until(() => app.label("r1c1"), /given 5/);
  assert.equal(await reason.count(), 0);
  assert.deepEqual(app.troubles, []);
});

test("a given that takes some steps is told with their number and the hardest of them", async () => {
  const app = await editor(classic, "Workbench");
  const idle = app.section("Not needed");
  await idle.getByRole("button", { name: "19 more", exact: true }).click();
  for (const [clue, reason] of [["The 3 in r1c2", /^The rest gives it in\s\d+ steps, the hardest naked single\. r1c2 /], ["The 6 in r2c1", /^The rest gives it by hidden single in a line\. In column\s1, 6 /]]) {
    await idle.getByRole("button", { name: clue, exact: true }).click();
    await until(() => idle.locator(".why").textContent(), reason);
  }
  await idle.getByRole("button", { name: "Take it out: the 6 in r2c1", exact: true }).click();
  await until(() => app.section("Solutions").textContent(), /^One solution/);
  assert.equal(await idle.locator(".why").count(), 0);
  assert.deepEqual(app.troubles, []);
});

test("finish my puzzle: proposals are shown, chosen, added as one action", async () => {
  const givens = `${solved.slice(0, 30)}${".".repeat(51)}`;
  const app = await editor(givens, "Workbench");
  const complete = app.section("Finish my puzzle");
  await complete.getByRole("button", { name: "Find proposals" }).click();
  await complete.getByRole("radio").nth(2).waitFor();
  await complete.getByRole("button", { name: "Three others" }).waitFor();
  await complete.getByRole("radio").nth(1).click();
  const amount = Number((await complete.getByRole("radio").nth(1).textContent()).match(/^(\d+) given/)[1]);
  await until(() => app.page.locator(".bench-overlay .proposed-digit").count(), new RegExp(`^${amount}$`));
  await complete.getByRole("button", { name: `Add ${amount} givens` }).click();
  await until(() => app.section("Solutions").textContent(), /^One solution/);
  assert.equal(await app.page.locator(".bench-overlay .proposed-digit").count(), 0);
  await app.button("Undo").click();
  await until(() => app.section("Solutions").textContent(), /solutions/);
  assert.deepEqual(app.troubles, []);
});

test("finish my puzzle with clues of a kind", async () => {
  const app = await editor(`${solved.slice(0, 45)}${".".repeat(36)}`, "Workbench");
  const complete = app.section("Finish my puzzle");
  await complete.getByRole("combobox", { name: "With" }).selectOption("kropki");
  await complete.getByRole("button", { name: "Find proposals" }).click();
  await complete.getByRole("radio").first().waitFor();
  await until(() => complete.getByRole("radio").first().textContent(), /^\d+ clue/);
  await complete.getByRole("button", { name: /^Add / }).click();
  await until(() => app.section("Solutions").textContent(), /^One solution/);
  assert.ok((await app.page.locator("svg.grid .drawn *").count()) > 0);
  assert.deepEqual(app.troubles, []);
});

test("where it is hard: the path and its bottlenecks, each drawn in the grid", async () => {
  const app = await editor("1...8..34..7............1...853...42..25.8.....9..2.1..7...3....54.7...66.3...4..", "Workbench");
  const section = app.section("Where it is hard");
  await section.locator(".course").waitFor();
  const bottleneck = section.getByRole("listitem").getByRole("button").first();
  await bottleneck.waitFor();
  assert.match(await bottleneck.textContent(), /^\d+ \w/);
  await until(() => app.page.locator(".bench-overlay .bottleneck").count(), /[1-9]/);
  await bottleneck.click();
  await section.locator(".reason").waitFor();
  await section.getByRole("button", { name: "Back to the puzzle" }).click();
  await until(() => section.locator(".reason").count(), /^0$/);
  assert.deepEqual(app.troubles, []);
});

test("title, author, rules and message are typed, undone, shown in play and at the end, and kept in links and exports", async () => {
  const app = await editor(blank(0), "Words", { width: 1024, height: 768 });
  const { form, page } = app;
  assert.match(await form.getByLabel(/^Rules/).inputValue(), /Place the digits 1 to 9/);
  await form.getByLabel("Title").fill("Warp and Weft");
  await form.getByLabel("Author").fill("Ada");
  await form.getByLabel(/^Rules/).fill("Normal sudoku rules apply.");
  await form.getByLabel("Message at the end").fill("Well threaded!");
  await page.keyboard.press("Tab");
  await until(() => form.getByRole("button", { name: "Write them again" }).count(), /1/);
  await form.getByRole("button", { name: "Write them again" }).click();
  await until(() => form.getByLabel(/^Rules/).inputValue(), /Place the digits/);
  await app.button("Undo").click();
  await until(() => form.getByLabel(/^Rules/).inputValue(), /^Normal sudoku/);

  const copies = {};
  for (const [name, told] of [["Copy text", /that loses nothing/], ["Copy f-puzzles link", /for f-puzzles/], ["Copy SudokuPad link", /for SudokuPad/], ["Copy SudokuMaker link", /for SudokuMaker/]]) {
    await form.getByRole("button", { name }).click();
    await until(() => form.locator(".told-here").textContent(), told);
    copies[name] = await page.evaluate(() => navigator.clipboard.readText());
  }
  assert.match(copies["Copy text"], /^title Warp and Weft$/m);
  for (const text of Object.values(copies)) {
    const other = await world.open();
    await other.load(text);
    const setter = other.page.getByRole("region", { name: "The setter's words" });
    await until(() => setter.textContent(), /Warp and Weft by Ada.*Normal sudoku rules apply\./s);
    await other.context.close();
  }

  await app.press("Share");
  await page.waitForFunction(() => location.hash.startsWith("#z="));
  const shared = await world.open({}, new URL(page.url()).hash);
  await until(() => shared.page.getByRole("region", { name: "The setter's words" }).textContent(), /Warp and Weft by Ada/);
  await shared.cell("r1c1").click();
  await shared.page.keyboard.press("5");
  await until(() => shared.page.locator(".notice.finished").textContent(), /Well threaded!/);
  await shared.page.reload();
  await until(() => shared.page.getByRole("region", { name: "The setter's words" }).textContent(), /Ada/);
  assert.deepEqual([...app.troubles, ...shared.troubles], []);
});

for (const [scheme, options] of [["light", phones[0]], ["dark", phones[2]], ["light", { width: 1280, height: 720 }]])
  test(`the workbench is accessible and within the screen at ${options.width}x${options.height}, ${scheme}`, async () => {
    const app = await editor(classic, "Workbench", { ...options, colorScheme: scheme });
    await app.section("Where it is hard").locator(".course").waitFor();
    await until(() => app.section("Not needed").textContent(), /Take it out|needed/);
    const wide = await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels beyond the screen`);
    const cut = await app.form.evaluate((form) => [...form.querySelectorAll("button, select, h3, p, li")].filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")).map((one) => one.textContent));
    assert.deepEqual(cut, []);
    await audit(app.page);
  });
