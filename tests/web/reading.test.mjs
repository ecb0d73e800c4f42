// How a published puzzle was read: its sentences with what they became, the objects without a rule, and the ways on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const sizes = { phone: { width: 390, height: 664, hasTouch: true, isMobile: true }, wide: { width: 1280, height: 720 } };
const rules = "Normal sudoku rules apply. Digits in cages do not repeat and sum to the number in the corner. On the green line, no digit is the mirror of its neighbour.";
/** A drawing of 4x4 cells with a cage and a line. */
const drawn = (metadata = {}) => JSON.stringify({
  cells: [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((col) => (row === 1 && col === 1 ? { value: 4 } : {}))),
  regions: [0, 1, 2, 3].map((box) => [0, 1, 2, 3].map((i) => [(box >> 1) * 2 + (i >> 1), (box % 2) * 2 + (i % 2)])),
  cages: [{ cells: [[0, 0], [0, 1]], value: "3", unique: true }],
  lines: [{ wayPoints: [[3.5, 3.5], [2.5, 2.5]], color: "#67F067", thickness: 10 }],
  metadata: { title: "Warp and Weft", author: "Clew", rules, solution: "1234341221434321", ...metadata },
});

async function reading(text, options) {
  const app = await world.open(options);
  await app.load(text);
  const dialog = app.page.getByRole("dialog", { name: "How it was read" });
  await dialog.locator(".clauses").waitFor();
  return { ...app, dialog };
}

for (const [size, options] of Object.entries(sizes)) {
  test(`a drawing with an unknown rule is shown sentence by sentence: ${size}`, async () => {
    const { page, context, troubles, dialog } = await reading(drawn(), options);
    assert.match(await dialog.getByRole("status").textContent(), /2 of 3 sentences are understood/);
    assert.match(await dialog.getByRole("status").textContent(), /The solution in the link obeys them/);
    assert.match(await dialog.textContent(), /Warp and Weft/);
    assert.match(await dialog.locator("figcaption").textContent(), /except the green line/);
    const [, cages, line] = await dialog.locator(".clauses > li > .clause").all();
    assert.match(await cages.textContent(), /corner\. 3-cage at r1c1/);
    assert.match(await line.textContent(), /Clew does not know the word “mirror”\. The green line from r4c4 to r3c3 has no rule yet\./);
    assert.equal(await line.locator(".unknown").textContent(), "mirror");
    // The line without a rule is drawn in its colour, and the sheet is light in dark, too.
    await page.emulateMedia({ colorScheme: "dark" });
    assert.equal(await dialog.locator(".no-rule[data-hue=green] circle").count(), 2);
    assert.equal(await dialog.locator(".drawn .cage").first().evaluate((one) => getComputedStyle(one).stroke), await dialog.locator(".drawn .cage").first().evaluate((one) => { document.documentElement.dataset.theme = "light"; const { stroke } = getComputedStyle(one); delete document.documentElement.dataset.theme; return stroke; }));
    await page.emulateMedia({ colorScheme: "light" });
    // Lit by the keyboard, and from the drawing.
    const lit = () => dialog.locator(".puzzle-picture .lit").getAttribute("d");
    await cages.focus();
    await until(async () => `${(await lit()).match(/M/g)?.length}`, /^2$/);
    assert.equal(await cages.getAttribute("aria-pressed"), "true");
    await page.keyboard.press("Tab");
    await until(() => line.getAttribute("aria-pressed"), /true/);
    await until(async () => `${(await lit()).match(/M/g)?.length}`, /^2$/);
    const box = await dialog.locator(".puzzle-picture").boundingBox();
    await page.mouse.click(box.x + box.width * 0.12, box.y + box.height * 0.12);
    await until(() => cages.getAttribute("aria-pressed"), /true/);
    await audit(page, `reading, ${size}`);
    assert.equal(await page.evaluate(() => document.querySelector("dialog").scrollWidth - document.querySelector("dialog").clientWidth), 0);

    await dialog.getByRole("button", { name: "Play as drawn" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.locator("svg.grid .cage").waitFor();
    await page.getByRole("gridcell", { name: /^r2c2 given 4/ }).waitFor();
    assert.deepEqual(troubles, []);
    await context.close();
  });

  test(`what has no rule is completed in the editor: ${size}`, async () => {
    const { page, context, troubles, dialog } = await reading(drawn(), options);
    await dialog.getByRole("button", { name: "Complete it by hand" }).click();
    await page.locator(".build").waitFor();
    await until(() => page.locator("[role=gridcell][aria-selected=true]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label").slice(0, 4)).join()), /^r3c3,r4c4$/);
    assert.deepEqual(troubles, []);
    await context.close();
  });
}

test("a puzzle that was read without some of its words can be looked at again", async () => {
  const { page, context, troubles, load, explanation, button } = await world.open(sizes.wide);
  await load(JSON.stringify({ size: 4, grid: [1, 2, 3, 4].map((digit) => [{ value: digit, given: true }, { centerPencilMarks: [1, 2] }, {}, {}]), ruleset: "All digits are lucky." }));
  await until(() => explanation().textContent(), /left out/);
  await button("How it was read").click();
  await until(() => page.getByRole("dialog").getByRole("status").textContent(), /0 of 1 sentence is understood.*no solution/);
  assert.deepEqual(troubles, []);
  await context.close();
});

for (const [locale, title, summary, play] of [["de-DE", "Wie es gelesen wurde", /2 von 3 Sätzen sind verstanden/, "Spielen wie gezeichnet"], ["es-ES", "Cómo se leyó", /Se entienden 2 de 3 frases/, "Jugar como está dibujado"], ["fr-FR", "Comment il a été lu", /2 phrases sur 3 sont comprises/, "Jouer comme dessiné"]])
  test(`a reading in another language: ${locale}`, async () => {
    const { page, context, troubles } = await world.open({ ...sizes.wide, locale });
    await page.locator("textarea").first().fill(drawn());
    await page.locator("textarea").first().press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await until(() => dialog.getByRole("status").textContent(), summary);
    assert.equal(await dialog.getByRole("button", { name: play, exact: true }).count(), 1);
    assert.doesNotMatch(await dialog.locator(".became, .reading-foot").allTextContents().then((all) => all.join(" ")), /\b(the|line|from|cage)\b/);
    assert.deepEqual(troubles, []);
    await context.close();
  });
