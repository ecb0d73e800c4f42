// Puzzles with constraints: drawn, counted, explained, finished, kept and shared.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { stage, until, valuesOf } from "./harness.mjs";

const kinds = readFileSync(new URL("../../library/constraints.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));

let world;
before(async () => { world = await stage(); });
after(() => world.close());

const empty = "......\n".repeat(6);
const killer = `sudoku 1
digits 1-6
at 1,1 grid 6x6 box 2x3
cage 11 r1c5 r2c5
thermo r3c3 r4c4 r4c3 r5c4
sandwich column 2 11
sandwich column 3 14
sandwich column 4 11
givens
${empty}`;
const solution = "236154514263643512125436352641461325";
const drawn = (page, name) => page.locator(`.drawn .${name}`).count();

test("a killer with a thermometer and sandwich clues is drawn, counted, explained and kept", async () => {
  const { page, context, troubles, load, status, button, explanation } = await world.open();
  await load(killer);
  await until(() => status().textContent(), /One solution/);
  assert.equal(await page.locator("[role=gridcell]").count(), 36);
  assert.equal(await drawn(page, "cage"), 2, "on the grid and beside the rule");
  assert.equal(await page.locator("svg.grid .cage-total").textContent(), "11");
  assert.equal(await page.locator("svg.grid .thermo.bulb").count(), 1);
  assert.deepEqual(await page.locator("svg.grid .clue").allTextContents(), ["11", "14", "11"]);
  assert.equal(await page.locator("svg.grid .shade-window").getAttribute("d"), "", "its cage is no house to be shaded");
  const rules = await page.locator(".drawn-rules li").allTextContents();
  assert.equal(rules.length, 3);
  assert.match(rules[0], /cage differ/);

  await button("Hint").click();
  await page.locator(".depths li:nth-child(1)").waitFor();
  await button("Hint").click();
  await page.locator(".depths li:nth-child(2)").waitFor();
  await button("Hint").click();
  await until(() => explanation().textContent(), /[Tt]he 11-cage in r1c5 and r2c5 adds to 11/);
  assert.equal(await page.locator("svg.grid .cage.evident").count(), 1);
  await button("Step").click();
  await until(() => page.locator("[role=gridcell][aria-label^='r1c5 ']").getAttribute("aria-label"), /^r1c5 empty, ruled out 1 2 3 4, 11-cage at r1c5$/);

  await page.reload();
  await until(() => status().textContent(), /One solution/);
  assert.equal(await page.locator("svg.grid .cage").count(), 1);
  assert.match(await page.locator("[role=gridcell][aria-label^='r1c5 ']").getAttribute("aria-label"), /^r1c5 empty, ruled out 1 2 3 4, 11-cage at r1c5$/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("puzzles with clues of other kinds are offered by level, drawn, and marked when solved", async () => {
  const { page, context, troubles, status, button, press, cell } = await world.open();
  const first = kinds.find(({ clues }) => clues === "killer");
  const choose = async () => {
    await page.locator(".kinds button", { hasText: "Killer" }).first().click();
    await until(() => page.locator(".graded h2").textContent(), /^Killer/);
    await until(() => page.locator(".puzzles li").first().textContent(), /Intermediate/);
    assert.doesNotMatch(await page.locator(".puzzles").textContent(), /Empty grid/);
  };
  await choose();
  await page.locator(".puzzles button").first().click();
  await until(() => status().textContent(), /One solution/);
  assert.equal(await page.locator("svg.grid .cage").count(), first.puzzle.match(/^cage /gm).length);
  assert.equal(await page.getByLabel("Layout", { exact: true }).locator("option:checked").textContent(), "Killer");
  for (const [at, value] of [...(await valuesOf(page))].entries()) {
    if (value !== ".") continue;
    await cell(`r${Math.floor(at / 9) + 1}c${(at % 9) + 1}`).focus();
    await page.keyboard.press(first.solution[at]);
  }
  await page.locator(".notice.finished").waitFor();
  assert.match(await page.locator(".notice.finished").textContent(), /Killer/);
  assert.equal(await button("Reveal").count(), 0, "there is nothing left to reveal");
  await press("Statistics");
  assert.match(await page.locator(".statistics tbody th").textContent(), /^Killer, Intermediate$/);
  await page.keyboard.press("Escape");
  await page.goBack();
  await page.locator(".start").waitFor();
  await choose();
  await until(() => page.locator(".puzzles li").first().textContent(), /1 solved/);
  await press("Library");
  assert.equal(await page.getByLabel("Layout of the puzzles").inputValue(), "killer");
  await until(() => page.locator(".shelf li").first().textContent(), /solved/);
  assert.ok(await page.locator(".shelf-print button").isVisible(), "they can be printed, with their clues");
  await page.keyboard.press("Escape");
  await page.locator(".kinds button", { hasText: "Thermometers" }).click();
  await page.locator(".generate").getByRole("button", { name: "Generate" }).click();
  await page.locator("svg.grid .thermo.bulb").first().waitFor({ timeout: 30000 });
  await until(() => status().textContent(), /One solution/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a hint shows which dot, line or clue it leans on; lines are crisp beside clues, and marks legible over lines", async () => {
  const [dots, thermo, sums] = ["kropki", "thermo", "xsum"].map((kind) => kinds.findLast(({ clues }) => clues === kind).puzzle);
  const { page, context, troubles, status, load, marks } = await world.open();
  const colour = (of, property) => page.locator(of).first().evaluate((one, name) => getComputedStyle(one)[name], property);
  const accent = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--accent)";
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  });
  /** Hints and steps until one uses a drawn constraint. */
  const lean = async (text, drawn) => {
    await load(text);
    await page.locator(`svg.grid ${drawn}`).first().waitFor({ state: "attached" });
    await until(() => status().textContent(), /One solution/);
    for (let step = 0; step < 60; ++step) {
      for (let depth = 1; depth <= 3; ++depth) {
        await page.keyboard.press("h");
        await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
      }
      if (await page.locator("svg.grid .evident").count()) return;
      await page.keyboard.press("s");
      await page.locator(".depths").waitFor({ state: "detached" });
    }
    assert.fail("no step leans on a constraint");
  };
  await lean(dots, ".white-dot");
  assert.equal(await colour(".evident.white-dot, .evident.black-dot", "stroke"), accent);
  await lean(thermo, ".bulb");
  await marks("Auto");
  assert.notEqual(await colour(".evident.bulb", "fill"), await colour(".bulb:not(.evident)", "fill"));
  assert.notEqual(await colour("svg.grid .mark", "stroke"), "none");
  await lean(sums, ".clue");
  assert.equal(await colour(".evident.clue", "fill"), accent);
  const box = (await page.locator("svg.grid").getAttribute("viewBox")).split(" ").map(Number);
  assert.ok(box.every(Number.isInteger), String(box));
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a full grid is right only when the constraints hold; own entries are no part of the puzzle", async () => {
  const { page, context, troubles, load, status, cell, explanation, button, press } = await world.open();
  await load(killer);
  await until(() => status().textContent(), /One solution/);
  // Bands of a grid can change places as far as houses tell, and neither cage nor clues allow it.
  const wrong = solution.slice(12) + solution.slice(0, 12);
  const fill = async (digits) => {
    await cell("r1c1").click();
    for (let i = 0; i < 36; ++i) {
      await cell(`r${Math.floor(i / 6) + 1}c${(i % 6) + 1}`).click();
      await page.keyboard.press(digits[i]);
    }
  };
  await fill(wrong);
  await until(() => status().textContent(), /Full, not solved/);
  assert.doesNotMatch(await explanation().textContent(), /Solved/);
  await button("Clear").click();
  await fill(solution);
  await until(() => explanation().textContent(), /Solved/);
  await until(() => status().textContent(), /Solved/);

  await press("Share");
  await until(() => page.url(), /#z=/);
  const link = page.url();
  const other = await world.open({}, link.slice(link.indexOf("#") - 1).replace(/^[^#]*/, ""));
  await until(() => other.status().textContent(), /One solution|Solved/);
  assert.equal(await other.page.locator("svg.grid .cage").count(), 1);
  assert.match(await valuesOf(other.page), /^\.+$/);
  assert.deepEqual([...troubles, ...other.troubles], []);
  await other.context.close();
  await context.close();
});

for (const [name, options] of [["wide", {}], ["phone", { width: 390, height: 664, hasTouch: true, isMobile: true }]])
  test(`a rule lights its clues, and a hint the rule that it uses: ${name}`, async () => {
    const { page, context, troubles, button, explanation, load, status } = await world.open(options);
    await load(`sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\ntitle Warp and Weft\nauthor Clew\ncage 3 r1c1 r1c2\ncage 17 r4c4 r4c5\nthermo r6c3 r5c3 r4c3\ngivens\n${".........\n".repeat(9)}`);
    await page.locator(".start").waitFor({ state: "detached" });
    await until(() => status().textContent(), /solution/);
    if (name === "phone") await button("Rules").first().click();
    else assert.match(await page.locator(".level").textContent(), /^Warp and Weftby Clew · /);
    const rule = (pattern) => page.getByRole("button", { name: pattern }).filter({ visible: true });
    const lit = () => page.locator("svg.grid .drawn .evident").evaluateAll((all) => [...new Set(all.map((one) => one.classList[0]))].join());
    assert.equal(await lit(), "");
    if (name === "phone") await rule(/^Digits in a cage/).tap();
    else await rule(/^Digits in a cage/).hover();
    await until(lit, /^cage,cage-total$|^cage-total,cage$/);
    assert.equal(await page.locator("svg.grid .cage.evident").count(), 2, "both cages");
    await rule(/thermometer/).focus();
    await until(lit, /^thermo$/);
    await rule(/thermometer/).blur();
    await until(lit, /^$/);
    if (name === "wide") {
      for (let depth = 1; depth <= 3; ++depth) {
        await button("Hint").click();
        await page.locator(`.depths li:nth-child(${depth})`).waitFor();
      }
      await until(() => explanation().textContent(), /cage/);
      assert.deepEqual(await page.locator(".drawn-rules .used").allTextContents(), [await rule(/^Digits in a cage/).textContent()]);
    }
    assert.deepEqual(troubles, []);
    await context.close();
  });

test("rules of f-puzzles are read, and what is not drawn is refused by name", async () => {
  const { page, context, load, status, button, explanation } = await world.open();
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  await load(JSON.stringify({
    size: 4, grid, arrow: [{ cells: ["R1C1"], lines: [["R1C1", "R1C2", "R1C3"]] }], xv: [{ cells: ["R2C1", "R2C2"], value: "V" }],
    difference: [{ cells: ["R4C1", "R4C2"] }], whispers: [{ lines: [["R3C1", "R3C2"]] }], quadruple: [{ cells: ["R2C3", "R2C4", "R3C3", "R3C4"], values: [1, 2] }],
  }));
  await page.locator("svg.grid .arrow").first().waitFor();
  await until(() => status().textContent(), /^\d+ solutions|One solution/);
  for (const name of ["arrow", "pair-sum", "white-dot", "whispers", "quad"]) assert.ok((await page.locator(`svg.grid .${name}`).count()) > 0, name);
  await button("Hint").click();
  await page.locator(".depths li, .explanation h2").first().waitFor();
  await load(killer.replace("cage 11 r1c5 r2c5", "everypair 1,2 r1c5 r2c5"));
  await until(() => explanation().textContent(), /not supported: relation of every pair/);
  await context.close();
});
