// Puzzles with clues are played without sight: by keyboard, from the names in the accessibility tree and the live regions.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { stage, until } from "./harness.mjs";

const kinds = readFileSync(new URL("../../library/constraints.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

/** Role and name of the focused element in the accessibility tree. */
async function reader(app) {
  const session = await app.context.newCDPSession(app.page);
  await session.send("Accessibility.enable");
  return async () => {
    const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    return { role: nodes[0].role?.value ?? "", name: nodes[0].name?.value ?? "" };
  };
}

/** Tab until something with this name has the focus. */
async function tabTo(app, heard, pattern, key = "Tab") {
  for (let i = 0; i < 120; ++i) {
    await app.page.keyboard.press(key);
    const { name } = await heard();
    if (pattern.test(name)) return name;
  }
  throw new Error(`${pattern} cannot be reached by ${key}`);
}

/** The names of all cells of a 9x9, heard one after another; `act` does something at each. */
async function walk({ page }, heard, act) {
  const names = [];
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < 9; ++row) {
    for (let col = 0; col < 9; ++col) {
      const { role, name } = await heard();
      assert.equal(role, "gridcell");
      assert.match(name, new RegExp(`^r${row + 1}c${col + 1} `));
      names.push(name);
      if (act) await act(row * 9 + col);
      if (col < 8) await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("Home");
    if (row < 8) await page.keyboard.press("ArrowDown");
  }
  return names;
}

const cellOf = (name) => (Number(name[1]) - 1) * 9 + Number(name[3]) - 1;

/** The only filling of a 9x9 in which each of these lists of cells passes its check; a check gets values, 0 for none. */
function solutionOf(givens, clues) {
  const seen = Array.from({ length: 81 }, (_, a) => Array.from({ length: 81 }, (_, b) => b).filter((b) => b !== a &&
    (Math.floor(a / 9) === Math.floor(b / 9) || a % 9 === b % 9 || (Math.floor(a / 27) === Math.floor(b / 27) && Math.floor((a % 9) / 3) === Math.floor((b % 9) / 3)))));
  const cluesOf = Array.from({ length: 81 }, (_, cell) => clues.filter(({ cells }) => cells.includes(cell)));
  const values = [...givens];
  const fits = (cell, digit) => {
    if (seen[cell].some((other) => values[other] === digit)) return false;
    values[cell] = digit;
    const right = cluesOf[cell].every(({ cells, holds }) => holds(cells.map((one) => values[one])));
    values[cell] = 0;
    return right;
  };
  const fill = () => {
    let best;
    for (let cell = 0; cell < 81; ++cell) {
      if (values[cell]) continue;
      const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => fits(cell, digit));
      if (!best || digits.length < best.digits.length) best = { cell, digits };
      if (digits.length < 2) break;
    }
    if (!best) return true;
    for (const digit of best.digits) {
      values[best.cell] = digit;
      if (fill()) return true;
      values[best.cell] = 0;
    }
    return false;
  };
  return fill() ? values : undefined;
}

/** Digits that differ and can still come to the total. */
const addsTo = (total) => (values) => {
  const set = values.filter(Boolean);
  if (new Set(set).size < set.length) return false;
  const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !set.includes(digit));
  const open = values.length - set.length;
  const sum = (list) => list.reduce((all, one) => all + one, 0);
  const missing = total - sum(set);
  return missing >= sum(rest.slice(0, open)) && missing <= sum(open ? rest.slice(-open) : []);
};
/** Digits that rise, with room for those between. */
const rises = (values) => values.every((one, i) => !one || ((one > i && one <= 9 - (values.length - 1 - i)) && values.every((other, j) => !other || j <= i || other - one >= j - i)));

const languages = {
  "en-GB": {
    puzzle: /^Puzzle$/, load: /^Load$/, one: /One solution/, given: /^r\dc\d given (\d)/, solved: /^Solved/, all: /^All clues \((\d+)\)$/,
    cage: /, (\d+)-cage at (r\dc\d)/, thermo: /, thermometer (from r\dc\d(?: to r\dc\d)?), (\d) of (\d)/g, item: { killer: /^(\d+)-cage at (r\dc\d): ([rc\d ]+)$/, thermo: /^Thermometer (from r\dc\d(?: to r\dc\d)?): ([rc\d ]+)$/ },
  },
  "de-DE": {
    puzzle: /^Rätsel$/, load: /^Laden$/, one: /Eine Lösung/, given: /^r\dc\d vorgegeben (\d)/, solved: /^Gelöst/, all: /^Alle Hinweise \((\d+)\)$/,
    cage: /, (\d+)er-Käfig bei (r\dc\d)/, thermo: /, Thermometer ((?:ab|von) r\dc\d(?: bis r\dc\d)?), (\d) von (\d)/g, item: { killer: /^(\d+)er-Käfig bei (r\dc\d): ([rc\d ]+)$/, thermo: /^Thermometer ((?:ab|von) r\dc\d(?: bis r\dc\d)?): ([rc\d ]+)$/ },
  },
};

/** Clues as the names of cells tell them: total or way, and cells in order. */
function cluesHeard(kind, names, say) {
  const found = new Map();
  names.forEach((name, cell) => {
    if (kind === "killer") {
      const [, total, at] = say.cage.exec(name) ?? [];
      if (!total) return;
      const clue = found.get(`${total} ${at}`) ?? { cells: [], holds: addsTo(Number(total)) };
      clue.cells.push(cell);
      found.set(`${total} ${at}`, clue);
    } else
      for (const [, way, place, length] of name.matchAll(say.thermo)) {
        const clue = found.get(way) ?? { cells: Array(Number(length)).fill(-1), holds: rises };
        clue.cells[place - 1] = cell;
        found.set(way, clue);
      }
  });
  return found;
}

for (const [kind, locale] of [["killer", "en-GB"], ["thermo", "en-GB"], ["killer", "de-DE"], ["thermo", "de-DE"]])
  test(`solved without sight: ${kind}, ${locale}`, async () => {
    const { puzzle } = kinds.find(({ clues }) => clues === kind);
    const say = languages[locale];
    const app = await world.open({ locale });
    const { page } = app;
    const heard = await reader(app);
    await tabTo(app, heard, say.puzzle);
    await page.keyboard.insertText(puzzle);
    await tabTo(app, heard, say.load);
    await page.keyboard.press("Enter");
    await until(() => page.getByRole("status").first().textContent(), say.one);
    await until(async () => (await heard()).role, /gridcell/);

    const names = await walk(app, heard);
    const clues = cluesHeard(kind, names, say);
    assert.equal(clues.size, [...puzzle.matchAll(/^(cage|thermo) /gm)].length);
    assert.ok([...clues.values()].every(({ cells }) => cells.every((cell) => cell >= 0)), "a place on a line is not told");
    const values = solutionOf(names.map((name) => Number(say.given.exec(name)?.[1] ?? 0)), [...clues.values()]);
    assert.ok(values, "what the cells tell has no solution");

    // The list of clues says the same, and leads to their cells.
    const [, count] = say.all.exec(await tabTo(app, heard, say.all, "Shift+Tab"));
    assert.equal(Number(count), clues.size);
    await page.keyboard.press("Enter");
    for (let i = 0; i < clues.size; ++i) {
      await page.keyboard.press("Tab");
      const { role, name } = await heard();
      assert.equal(role, "button");
      const parts = say.item[kind].exec(name);
      assert.ok(parts, name);
      const cells = parts.at(-1).split(" ").map(cellOf);
      const key = parts.slice(1, -1).join(" ");
      assert.deepEqual([...cells].sort(), [...clues.get(key).cells].sort(), name);
    }
    const last = (await heard()).name;
    await page.keyboard.press("Enter");
    assert.ok((await heard()).name.startsWith(`${/: (r\dc\d)/.exec(last)[1]} `), "the press leads to the first cell");
    assert.equal(await page.locator("[role=gridcell][aria-selected=true]").count(), say.item[kind].exec(last).at(-1).split(" ").length);

    await walk(app, heard, (cell) => page.keyboard.press(`Digit${values[cell]}`));
    await until(app.said, say.solved);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("on a phone the list of clues is in the rules, and a cell of a layout tells its houses", async () => {
  const { puzzle } = kinds.find(({ clues }) => clues === "killer");
  const app = await world.open({ width: 390, height: 664, hasTouch: true, isMobile: true });
  const { page } = app;
  await page.locator(".start textarea").fill(puzzle);
  await app.button("Load").click();
  await until(() => app.status().textContent(), /One solution/);
  await app.button("Rules").click();
  const list = page.getByText(/^All clues/);
  await list.click();
  const items = page.getByRole("list", { name: "Clues" }).getByRole("listitem");
  await items.nth(3).waitFor();
  await items.nth(3).getByRole("button").click();
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^r\dc\d .*-cage at r\dc\d/);
  await page.goto(`${world.address}#x-6x6=${".".repeat(36)}`);
  await page.reload();
  await until(() => app.label("r1c1"), /^r1c1 empty, the main diagonal$/);
  assert.match(await app.label("r1c2"), /^r1c2 empty$/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
