// A hint of last resort: how long it is, then a tree that opens level by level, and the grid of the open branch.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { audit, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const golden = JSON.parse(readFileSync(new URL("../golden/words.json", import.meta.url)));
const nested = golden.find(({ technique }) => technique === "nested-trial").text;
const plain = golden.find(({ technique }) => technique === "trial").grid;
const sizes = { phone: { width: 390, height: 664, hasTouch: true, isMobile: true }, wide: { width: 1280, height: 720 } };

/** The page with a puzzle whose next hint is a trial of this kind. */
async function hinted(text, technique, options) {
  const settings = JSON.stringify(JSON.stringify({ order: [technique] }));
  const app = await world.open({ ...options, init: [{ content: `if (location.protocol !== "about:") localStorage.setItem("clew.settings", ${settings});` }] });
  await app.page.locator("textarea").first().fill(text);
  await app.page.locator("textarea").first().press("Control+Enter");
  await app.page.locator(".start").waitFor({ state: "detached" });
  await app.page.locator("[role=grid][aria-busy=false]").waitFor();
  await app.page.keyboard.press("h");
  await app.page.locator(".trial-hint").waitFor();
  return app;
}

for (const [size, options] of Object.entries(sizes)) {
  test(`the tree of a nested trial opens with the keyboard: ${size}`, async () => {
    const { page, context, troubles, button, label, explanation } = await hinted(nested, "nested_trial", options);
    const tree = page.getByRole("group", { name: "Tree of the trial" });
    assert.equal(await page.getByRole("heading", { name: "This needs trial and error: 10 steps" }).count(), 1);
    assert.match(await explanation().textContent(), /Look at r1c1/);
    await button("Which technique?").click();
    await until(() => explanation().textContent(), /A nested trial of r1c1/);
    assert.equal(await tree.count(), 0, "the tree waits until it is asked for");
    await button("Show").click();
    await tree.waitFor();
    const twig = tree.getByRole("button", { name: "2 r1c2 is 1 fails in 3 steps" });
    const values = async () => (await Promise.all(["r1c1", "r1c2", "r1c4", "r1c6", "r5c2"].map(label))).map((text) => /^r\dc\d (\d)/.exec(text)?.[1] ?? ".").join("");
    assert.equal(await twig.getAttribute("aria-expanded"), "false");
    await until(values, /^35124$/);
    assert.equal(await tree.getByRole("listitem").count(), 6, "one branch, four lines, the end");
    await audit(page, `trial, ${size}`);

    await twig.focus();
    await page.keyboard.press("Enter");
    await until(values, /^3125\.$/);
    assert.equal(await twig.getAttribute("aria-expanded"), "true");
    assert.equal(await page.locator(`#${await twig.getAttribute("aria-controls")}`).getByRole("listitem").count(), 4);
    assert.ok(await twig.evaluate((one) => one === document.activeElement), "the focus stays");
    assert.equal(await tree.getByText("r5c2 is 4").count(), size === "phone" ? 0 : 1, "on a phone one level is shown");
    assert.equal(await page.locator("svg.grid .nothing").count(), 1, "the cell without a candidate");
    assert.deepEqual(await page.locator("svg.grid .guess-number text").allTextContents(), ["1", "2", "3", "4", "5"]);
    assert.equal(await page.locator("svg.grid .digit.guessed").count(), 2, "two suppositions");
    await audit(page, `branch, ${size}`);
    await page.keyboard.press("Space");
    await until(values, /^35124$/);

    await button("Rule out 3 in r1c1").click();
    await until(() => label("r1c1"), /^r1c1 (?!3)/);
    await until(() => explanation().textContent(), /r1c1 not 3/);
    assert.equal(await page.locator("svg.grid .guess-number").count(), 0);
    assert.match(await label("r1c2"), /^r1c2 (?!\d)/);
    assert.deepEqual(troubles, []);
    await context.close();
  });

  test(`a plain trial shows its lines: ${size}`, async () => {
    const { page, context, troubles, label } = await hinted(plain, "trial", options);
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    const tree = page.getByRole("group", { name: "Tree of the trial" });
    await tree.waitFor();
    assert.match(await page.locator(".trial-hint h2").textContent(), /^This needs trial and error: \d+ steps$/);
    const steps = Number(/\d+/.exec(await page.locator(".trial-hint h2").textContent())[0]);
    assert.equal(await tree.getByRole("listitem").count(), steps, "the lines after the supposition, and the end");
    const [first] = await tree.locator(".root b").allTextContents();
    await until(() => label(first.slice(0, 4)), new RegExp(`^${first.slice(0, 4)} ${first.slice(-1)}`));
    assert.ok((await page.locator("svg.grid .band.error, svg.grid .error, svg.grid .fill-error").count()) > 0, "what fails is hatched");
    assert.deepEqual(troubles, []);
    await context.close();
  });
}

test("a trial of the record opens as a tree, too", async () => {
  const { page, context, troubles, steps, button } = await hinted(nested, "nested_trial", sizes.wide);
  await page.keyboard.press("s");
  await until(() => steps().count().then(String), /1/);
  await steps().first().getByRole("button").click();
  await button("Go on from here").waitFor();
  await page.getByRole("button", { name: /^2 r1c2 is 1/ }).click();
  assert.equal(await page.locator("svg.grid .guess-number").count(), 5);
  await button("Back to now").click();
  await until(() => page.locator("svg.grid .guess-number").count().then(String), /^0$/);
  assert.deepEqual(troubles, []);
  await context.close();
});

for (const [locale, heading, twig, effect] of [
  ["de-DE", "Hier hilft nur Probieren: 10 Schritte", "2 r1c2 ist 1 scheitert nach 3 Schritten", "3 in r1c1 ausschließen"],
  ["es-ES", "Aquí hay que ir probando: 10 pasos", "2 r1c2 es 1 falla en 3 pasos", "Descartar el 3 en r1c1"],
  ["fr-FR", "Ici, il faut procéder par essais : 10 étapes", "2 r1c2 est 1 échoue en 3 étapes", "Exclure le 3 en r1c1"],
])
  test(`the tree in another language: ${locale}`, async () => {
    const { page, context, troubles } = await hinted(nested, "nested_trial", { ...sizes.wide, locale });
    await until(async () => (await page.locator(".trial-hint h2").textContent()).replace(/\s/g, " "), new RegExp(`^${heading}$`));
    await page.keyboard.press("h");
    await page.keyboard.press("h");
    await page.getByRole("button", { name: twig }).click();
    assert.equal(await page.locator("svg.grid .guess-number").count(), 5);
    assert.equal(await page.getByRole("button", { name: effect, exact: true }).count(), 1);
    assert.deepEqual(troubles, []);
    await context.close();
  });
