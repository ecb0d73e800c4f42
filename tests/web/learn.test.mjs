// Lessons: the course, a technique stepped through, practice by mouse and keyboard, a deduction checked in
// a game, the path's summary; in both languages, and Back from each.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { thumbs } from "../../library/thumbs.mjs";
import { audit, classic, lessonOf, openLesson, program, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const hard = ".1......6...4...2..5.891.....1....3......2..1..7...5..2....4..5...27....79.3.58..";
const go = openLesson;
const main = (page) => page.getByRole("main", { name: "Learn" });

/** Candidates of the open cells, by name. */
const candidatesOf = async (page) =>
  Object.fromEntries((await page.$$eval("[role=gridcell]", (cells) => cells.map((one) => one.getAttribute("aria-label"))))
    .flatMap((label) => (/^(r\dc\d) empty candidates ([\d ]+)/.exec(label) ? [[RegExp.$1, RegExp.$2.trim().split(" ")]] : [])));

test("the course: chapters with their lessons' pictures, and how far one has come", async () => {
  const kept = {
    "clew.learned": { "full-house": 5, "naked-single": 5, "x-wing": 3 }, "clew.read": { "full-house": 1, "hidden-single-box": 1 },
  };
  const init = [(kept) => { for (const [name, tally] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(tally)); }, kept];
  const { page, context, troubles, button } = await world.open({ init, width: 1280, height: 720 });
  await button("Learn").click();
  const lesson = (name) => lessonOf(page, name);
  await lesson("Full House").waitFor();
  const named = async (name) => /"(.*)"/.exec(await lesson(name).ariaSnapshot())[1].replace(" ,", ",");
  assert.equal(await named("Full House"), "Full House, done");
  assert.equal(await named("Naked Single"), "Naked Single, next", "practised, and not read");
  assert.equal(await named("Hidden Single in a Box"), "Hidden Single in a Box, read");
  assert.equal(await named("X-Wing"), "X-Wing, practised 3 of 5");
  const chapter = (name) => page.locator(".chapter").filter({ has: page.getByRole("heading", { name, exact: true }) });
  assert.match(await chapter("First steps").textContent(), /1 of 4 lessons done/);
  // A chapter shows a row of its lessons, then all of them, each with its picture.
  const sets = chapter("Lines and sets");
  const some = await sets.getByRole("listitem").count();
  const [, all] = /of (\d+) lessons/.exec(await sets.textContent());
  assert.ok(some > 3 && some < Number(all), `${some} of ${all}`);
  assert.equal(await sets.getByRole("listitem").evaluateAll((list) => new Set(list.map((one) => one.offsetTop)).size), 1, "in one row");
  await sets.getByRole("button", { name: /^All / }).click();
  await until(async () => `${await sets.getByRole("listitem").count()}`, new RegExp(`^${all}$`));
  await until(async () => `${await sets.locator(".lesson-thumb .thumb-out[d^=M]").count()}`, new RegExp(`^${all}$`));
  await page.locator(".chapter").nth(14).waitFor();
  // Cages and lines of the examples are drawn.
  await openLesson(page, "Cage Combinations");
  await page.goBack();
  await chapter("Cages").locator(".lesson-thumb .drawn path").first().waitFor();
  await audit(page, "course");
  // A lesson that is read to its end is noted.
  await openLesson(page, "Pointing");
  for (const next of [1, 2, 3, 4]) {
    await button("Next").click();
    await until(() => page.getByRole("region", { name: "Explanation" }).textContent(), new RegExp(`${next + 1} of 5`));
  }
  await button("All techniques").click();
  await until(() => named("Pointing"), /^Pointing, read$/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("the pictures of the lessons are those of their examples", async () => {
  const read = (name) => JSON.parse(readFileSync(new URL(`../../library/${name}`, import.meta.url), "utf8"));
  const lessons = read("lessons.json");
  const techniques = execFileSync(program, ["techniques", "--json"], { encoding: "utf8" }).trimEnd().split("\n").map((line) => JSON.parse(line).name);
  assert.deepEqual(Object.entries(lessons).flatMap(([name, examples]) => (examples.length ? [name] : [])).toSorted(), techniques.toSorted(), "each technique has an example");
  const made = await thumbs(program, lessons);
  assert.deepEqual(made, read("thumbs.json"));
});

test("practice takes the conclusion of BUG+1 as a digit that is placed", async () => {
  const { page, context, troubles, button, explanation, cell } = await world.open();
  await button("Learn").click();
  await go(page, "BUG+1");
  await button("Practise").click();
  await until(() => explanation().textContent(), /Nothing yet/);
  const left = await candidatesOf(page);
  const [[name, digits], ...more] = Object.entries(left).filter(([, list]) => list.length > 2);
  assert.equal(more.length, 0);
  // The digit that its row has three times.
  const digit = digits.find((one) => Object.entries(left).filter(([other, list]) => other.startsWith(name.slice(0, 2)) && list.includes(one)).length === 3);
  await cell(name).click();
  await page.getByRole("radio", { name: "placed", exact: true }).click();
  await button(`${digit} placed`).click();
  await button("Check").click();
  assert.equal(await until(() => page.locator(".verdict").textContent(), /./), "Right");
  assert.match(await explanation().textContent(), /BUG/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a wrong answer is told why, without the solution, and the position comes back", async () => {
  const { page, context, troubles, button, explanation, cell } = await world.open();
  await button("Learn").click();
  await go(page, "Naked Pair");
  await button("Practise").click();
  await until(() => explanation().textContent(), /Nothing yet/);
  const before = await candidatesOf(page);
  const pairs = Object.entries(before).filter(([, digits]) => digits.length === 2);
  await page.getByRole("radio", { name: "placed", exact: true }).click();
  let reason = "";
  for (const [name, digits] of pairs) {
    for (const digit of digits) {
      await cell(name).click();
      await button(`${digit} placed`).click();
      await button("Check").click();
      if ((await until(() => page.locator(".verdict").textContent(), /./)) === "Wrong") {
        reason = await until(() => explanation().textContent(), new RegExp(`Suppose that\\s${name} is ${digit}\\.|already|$`));
        if (/Suppose/.test(reason)) break;
      }
      await button("Start over").click();
    }
    if (reason.includes("Suppose")) break;
  }
  assert.match(reason, /^Wrongr\dc\d cannot be \d\..*Suppose that/);
  assert.ok((await page.locator("[aria-label*=deduced], svg.grid .hatch-elim").count()) > 0, "the steps are in the grid");
  await button("Start over").click();
  await until(() => explanation().textContent(), /Nothing yet/);
  assert.deepEqual(await candidatesOf(page), before);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("techniques of clues are practised on puzzles with them", async () => {
  const { page, context, troubles, button, explanation } = await world.open();
  await button("Learn").click();
  for (const [name, drawn] of [["Cage Combinations", "cage"], ["Killer Quad", "cage"], ["Thermometer", "thermo"], ["Arrow", "arrow"]]) {
    await go(page, name);
    await button("Practise").click();
    await until(() => explanation().textContent(), /Nothing yet/);
    assert.ok((await page.locator(`svg.grid .${drawn}`).count()) > 0, `${name} has no ${drawn}`);
    await button("Show it").click();
    await until(() => explanation().textContent(), new RegExp(`This was the step.*${name}`));
    await button("All techniques").click();
  }
  assert.deepEqual(troubles, []);
  await context.close();
});

test("techniques that no path takes are practised where they are found", async () => {
  const { page, context, troubles, button, explanation } = await world.open();
  await button("Learn").click();
  for (const name of ["Siamese Sashimi X-Wing", "Template Delete"]) {
    await go(page, name);
    await button("Practise").click();
    await until(() => explanation().textContent(), /Nothing yet/);
    const before = JSON.stringify(await candidatesOf(page));
    await button("Show it").click();
    await until(() => explanation().textContent(), new RegExp(`This was the step.*${name}`, "i"));
    await button("Another position").click();
    await until(async () => `${JSON.stringify(await candidatesOf(page)) !== before && /Nothing yet/.test(await explanation().textContent())}`, /true/);
    await button("All techniques").click();
  }
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a technique is stepped through on two layouts, and Back leads home", async () => {
  const { page, context, troubles, button, explanation } = await world.open();
  await button("Learn").click();
  await main(page).waitFor();
  assert.match(await main(page).getByRole("region", { name: "Today’s lesson" }).textContent(), /Full House/);
  await go(page, "X-Wing");
  await page.getByRole("heading", { name: "X-Wing", level: 1 }).waitFor();
  assert.equal(await page.locator("[role=grid]").count(), 1, "the game's grid is away meanwhile");
  await until(() => explanation().textContent(), /can you see it/);
  await button("Next").click();
  await until(() => explanation().textContent(), /^Where to look, 2 of 5Look /);
  await button("Next").click();
  await until(() => explanation().textContent(), /An X.wing on\s6/);
  await button("Next").click();
  await until(() => explanation().textContent(), /can only be in/);
  assert.ok((await page.locator("svg.grid .special.removed").count()) > 0);
  assert.ok((await page.locator("svg.grid .thread.strong").count()) > 1);
  await button("Next").click();
  await until(() => explanation().textContent(), /5 of 5\s*r\dc\d.* cannot be 6\.$/);
  assert.ok(await button("Next").isDisabled());
  const [, other] = await page.locator(".chips.two .chip").all();
  await other.click();
  await until(() => explanation().textContent(), /can you see it/);
  assert.notEqual(await page.locator("[role=grid]").getAttribute("data-layout"), "9x9");
  await page.goBack();
  await page.getByRole("heading", { name: "Learn." }).waitFor();
  await page.goBack();
  await page.getByRole("region", { name: "Start" }).waitFor();
  await page.goForward();
  await main(page).waitFor();
  assert.deepEqual(troubles, []);
  await context.close();
});

test("practice tells right from wrong, and counts what was found without help", async () => {
  const { page, context, troubles, button, explanation, cell } = await world.open();
  await button("Learn").click();
  await go(page, "Hidden Single in a Box");
  await button("Practise").click();
  await until(() => explanation().textContent(), /Nothing yet/);
  assert.ok(await button("Check").isDisabled());
  // An open cell's candidates: one is right, the others are not, and the page knows which.
  const open = await page.$$eval("[role=gridcell]", (cells) => cells.map((one) => one.getAttribute("aria-label")).filter((label) => /candidates \d \d/.test(label)));
  const [, name, digits] = /^(r\dc\d) empty candidates ([\d ]+)/.exec(open[0]);
  await cell(name).click();
  assert.equal(await page.locator(".pad button:enabled").allTextContents().then((all) => all.join(" ")), digits.trim());
  await page.getByRole("radio", { name: "placed", exact: true }).click();
  const verdicts = [];
  for (const digit of digits.trim().split(" ")) {
    await page.getByRole("button", { name: `${digit} placed` }).click();
    await until(() => explanation().textContent(), new RegExp(`${name} is ${digit}`));
    await button("Check").click();
    verdicts.push(await until(() => page.locator(".verdict").textContent(), /./));
    if (verdicts.at(-1).endsWith("Right")) break;
    await button("Start over").click();
  }
  assert.ok(verdicts.some((one) => one === "Wrong") || verdicts.length === 1, verdicts.join());
  assert.ok(verdicts.every((one) => /^(Wrong|Right|Right, but by .*|Not shown by one step)$/.test(one)), verdicts.join());

  // A step can be shown; of the next position it is said by typing.
  await button("Another position").click();
  await until(() => explanation().textContent(), /Nothing yet/);
  await button("Show it").click();
  await until(() => explanation().textContent(), /This was the step/);
  assert.ok((await page.locator("svg.grid .special.on").count()) > 0);
  await page.keyboard.press("Enter");
  await until(() => explanation().textContent(), /Nothing yet/);
  // Each cell in turn, until one is the hidden single that is asked for.
  const labels = await page.$$eval("[role=gridcell]", (cells) => cells.map((one) => one.getAttribute("aria-label")));
  const parsed = labels.map((label) => /candidates ([\d ]+)/.exec(label)?.[1].trim().split(" ") ?? []);
  let place;
  for (let box = 0; box < 9 && !place; ++box) {
    const cells = Array.from({ length: 9 }, (_, i) => (Math.floor(box / 3) * 3 + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3));
    for (const digit of "123456789") {
      const homes = cells.filter((one) => parsed[one].includes(digit));
      if (homes.length === 1 && !labels[homes[0]].includes("given")) place = { cell: homes[0], digit };
    }
  }
  await cell(`r${Math.floor(place.cell / 9) + 1}c${(place.cell % 9) + 1}`).click();
  await page.keyboard.press(place.digit);
  await page.keyboard.press("Enter");
  await until(() => page.locator(".verdict").textContent(), /^Right$/);
  assert.match(await explanation().textContent(), /can go nowhere but/);
  assert.match(await page.evaluate(() => localStorage.getItem("clew.learned")), /hidden-single-box/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("what a hint named is a gap, and its lesson is one press away", async () => {
  const { page, context, troubles, button, load, status } = await world.open();
  await load(classic);
  await until(() => status().textContent(), /One solution/);
  await button("Hint").click();
  await button("Which technique?").click();
  await button("Lesson").click();
  await main(page).getByRole("heading", { level: 1 }).waitFor();
  const title = await main(page).getByRole("heading", { level: 1 }).textContent();
  await button("All techniques").click();
  const today = page.getByRole("region", { name: "Today’s lesson" });
  await until(() => today.textContent(), /asked for a hint about it once/);
  assert.ok((await today.textContent()).includes(title));
  await button("Close").click();
  await until(() => status().textContent(), /One solution/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a deduction is checked in the game, and drawn when it is right", async () => {
  const { page, context, troubles, button, load, status, cell, explanation } = await world.open();
  await load(classic);
  await until(() => status().textContent(), /One solution/);
  await cell("r5c5").click();
  await button("Check a deduction").click();
  const dialog = page.getByRole("dialog");
  await page.getByRole("radio", { name: "placed", exact: true }).click();
  assert.ok(await dialog.getByRole("button", { name: "1 placed" }).isDisabled());
  await dialog.getByRole("button", { name: "5 placed" }).click();
  await dialog.getByRole("button", { name: "Check", exact: true }).click();
  await until(() => explanation().textContent(), /RightNaked Single.*r5c5 is 5/);
  await button("Step").click();
  await until(() => cell("r5c5").getAttribute("aria-label"), /^r5c5 5/);

  await cell("r1c3").click();
  await page.keyboard.press("Escape");
  await button("Check a deduction").click();
  await dialog.getByRole("button", { name: "4 ruled out" }).click();
  await dialog.getByRole("button", { name: "Check", exact: true }).click();
  await until(() => dialog.textContent(), /Wrongr1c3 is 4\./);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("the path of a puzzle is summed up, and leads to its lessons", async () => {
  const { page, context, troubles, button, load, status } = await world.open();
  await load(hard);
  await until(() => status().textContent(), /One solution/);
  await button("Path").click();
  const dialog = page.getByRole("dialog");
  await until(() => dialog.textContent(), /\d+ steps, \d+ techniques\. The hardest is /);
  assert.match(await dialog.textContent(), /From step \d+ on, singles are enough/);
  const counts = await dialog.locator("tbody tr").evaluateAll((rows) => rows.map((row) => Number(row.querySelector("td").textContent)));
  const [, steps] = /(\d+) steps/.exec(await dialog.textContent());
  assert.equal(counts.reduce((a, b) => a + b), Number(steps));
  const saved = [];
  page.on("download", (file) => saved.push(file));
  await dialog.getByRole("button", { name: "Download proof" }).click();
  await until(() => `${saved.map((file) => file.suggestedFilename()).sort()}`, /^clew.opb,clew.pbp$/);
  const [formula, proof] = await Promise.all([...saved].sort((a, b) => a.suggestedFilename().localeCompare(b.suggestedFilename())).map(async (file) => readFileSync(await file.path(), "utf8")));
  assert.match(formula, /^\* #variable= \d+ #constraint= \d+/);
  assert.equal(new Set([...proof.matchAll(/^@s(\d+)_/gm)].map(([, step]) => step)).size, Number(steps));
  const name = await dialog.locator("tbody button").first().textContent();
  await dialog.locator("tbody button").first().click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  assert.deepEqual(troubles, []);
  await context.close();
});

test("where no path stands before a step there is no practice, and others have a layout of their own", async () => {
  const { page, context, troubles, button, explanation } = await world.open();
  await button("Learn").click();
  await go(page, "Partition");
  await page.getByRole("heading", { name: "Partition", level: 1 }).waitFor();
  assert.equal(await button("Practise").count(), 0);
  await button("All techniques").click();
  await go(page, "Crossing Houses");
  await button("Practise").click();
  await until(() => page.getByLabel("Layout of the positions").inputValue(), /hyper/);
  // Rectangular boxes have no leftovers.
  await button("All techniques").click();
  await go(page, "Law of Leftovers");
  await button("Practise").click();
  await until(() => page.getByLabel("Layout of the positions").inputValue(), /jigsaw/);
  await until(() => explanation().textContent(), /Nothing yet/);
  await button("Show it").click();
  await until(() => explanation().textContent(), /This was the step.*Law of Leftovers/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("every example shows its technique", () => {
  const lessons = JSON.parse(readFileSync(new URL("../../library/lessons.json", import.meta.url), "utf8"));
  const ask = (verb, option, name, { layout, text }) =>
    JSON.parse(execFileSync(program, [verb, "--json", option, name, "--timeout", "20", ...(layout ? ["--layout", layout] : []), "-"], { input: text, encoding: "utf8" }));
  for (const [name, examples] of Object.entries(lessons)) {
    assert.ok(examples.length, name);
    for (const one of examples)
      assert.ok(ask("hint", "--only", name, one).step ?? ask("find", "--technique", name, one).steps[0], name);
  }
});

test("in German, the engine's words as well", async () => {
  const { page, context, troubles, button } = await world.open({ locale: "de-DE" });
  await button("Lernen").click();
  await page.getByRole("heading", { name: "Lernen." }).waitFor();
  assert.match(await page.getByRole("region", { name: "Lektion von heute" }).textContent(), /Von einem vollständigen Haus/);
  await go(page, "X-Wing");
  await button("Weiter").click();
  await until(() => page.getByRole("region", { name: "Erklärung" }).textContent(), /Wo man hinsieht, 2 von 5\s*Sieh dir die \d in /);
  await button("Üben").click();
  await until(() => page.getByRole("region", { name: "Erklärung" }).textContent(), /Noch nichts/);
  assert.deepEqual(troubles, []);
  await context.close();
});
