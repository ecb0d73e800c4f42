// Noise, giant strings and broken links are refused with a sentence, and the page goes on.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const noise = [
  "hello",
  "<img src=x onerror=alert(1)>",
  "\u0000\u0001\uFFFF\u202E" + "9".repeat(40),
  "sudoku 1\nat 999999,999999 grid 9999x9999 box 3x3\ngivens\n",
  "sudoku 1\n" + "group r1c1-r9c9\n".repeat(2000) + "givens\n",
  "53..7".repeat(30000),
  "{\"grid\":[[[[[[[[[[[",
  "https://f-puzzles.com/?load=" + "A".repeat(5000),
  "\u{1F600}".repeat(81),
];

test("pasted noise is refused with a sentence", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await page.waitForFunction(() => /given 5/.test(document.querySelector("[role=gridcell]").getAttribute("aria-label")));
  for (const text of noise) {
    await page.getByRole("textbox", { name: "Puzzle" }).evaluate((box, value) => { box.value = value; box.dispatchEvent(new InputEvent("input", { bubbles: true })); }, text);
    await app.button("Load").click();
    await page.waitForFunction(() => /could not be read/.test(document.querySelector("[aria-label=Explanation]").textContent), null, { timeout: 20000 })
      .catch(() => assert.fail(`accepted: ${text.slice(0, 40)}`));
    assert.equal(await page.locator("[aria-label=Explanation] img").count(), 0);
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("Escape");
  }
  assert.match(await app.label("r1c1"), /given 5/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

const links = ["#9x9=12", "#nonsense=123", "#z=%%%", "#z=AAAA", "#9x9=" + "1".repeat(30000), "#samurai=<script>alert(1)</script>", "#z=" + "q83LSM3JyVcIzy_KSVEEAA".repeat(20), "#__proto__=1"];

test("broken and malicious links are refused with a sentence", async () => {
  for (const link of links) {
    const app = await world.open({}, link);
    await app.page.waitForFunction(() => /could not be read/.test(document.querySelector("[aria-label=Explanation]").textContent), null, { timeout: 15000 })
      .catch(() => assert.fail(`accepted: ${link.slice(0, 40)}`));
    assert.equal(await app.page.locator("[role=gridcell]").count(), 81);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  }
});

test("a link that unpacks to very much is refused", async () => {
  const app = await world.open();
  const link = await app.page.evaluate(async () => {
    const stream = new Blob([" ".repeat(30_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    return "#z=" + btoa(String.fromCharCode(...bytes.slice(0, 14000))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  });
  const other = await world.open({}, link);
  await other.page.waitForFunction(() => /could not be read/.test(document.querySelector("[aria-label=Explanation]").textContent));
  await app.context.close();
  await other.context.close();
});

test("work that was kept and is broken is put aside", async () => {
  const app = await world.open();
  const { page } = app;
  for (const text of ["{", "null", "{\"version\":1,\"grids\":[],\"knots\":[],\"docs\":[],\"present\":0}", "{\"version\":1,\"grids\":[{\"layout\":\"9x9\",\"values\":\"1\",\"kinds\":\"g\"}],\"knots\":[],\"docs\":[{\"grid\":0,\"thread\":-1,\"guesses\":[],\"title\":\"\"}],\"present\":0}"]) {
    await page.evaluate((value) => {
      localStorage.setItem("clew.work", value);
      localStorage.setItem("clew.game.broken", value);
      localStorage.setItem("clew.last", "broken");
    }, text);
    const other = await app.context.newPage();
    const troubles = [];
    other.on("pageerror", (error) => troubles.push(error.message));
    await other.goto(world.address);
    // An empty grid, that answers and can be played on.
    await until(() => other.getByRole("status", { name: "Solutions" }).textContent(), /More than 10,000/);
    assert.equal(await valuesOf(other), ".".repeat(81));
    await other.locator("[aria-label^='r1c1 ']").click();
    await other.keyboard.press("4");
    await other.locator("[aria-label^='r1c1 4']").waitFor();
    assert.deepEqual(troubles, [], text);
    await other.close();
  }
  await app.context.close();
});

test("a layout that cannot be had is said, and what stood stays", async () => {
  const app = await world.open();
  const { page } = app;
  // A game on a custom layout with unreadable text.
  const grid = { layout: "", source: "sudoku 1\nnonsense\n", values: "1...", kinds: "g..." };
  const kept = (game) => JSON.stringify({ at: 1, version: 1, grids: [grid], knots: [], docs: [{ game, grid: 0, thread: -1, guesses: [], title: "" }], present: 0, past: [], future: [] });
  await page.evaluate((text) => localStorage.setItem("clew.game.unreadable", text), kept("unreadable"));
  await app.load(classic);
  await page.locator("[aria-label^='r1c1 given 5']").waitFor();
  await app.press("Earlier games");
  const row = page.locator(".shelf button:not(.text)");
  await row.first().waitFor();
  await row.first().click();
  await page.waitForFunction(() => /could not be read/.test(document.querySelector("[aria-label=Explanation]").textContent));
  assert.match(await app.label("r1c1"), /given 5/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("where the browser's stores are forbidden, the page plays all the same", async () => {
  const forbid = () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });
  };
  const app = await world.open({ init: [forbid] });
  await app.load(classic);
  await app.page.locator("[aria-label^='r1c1 given 5']").waitFor();
  await app.cell("r1c3").click();
  await app.page.keyboard.press("4");
  await app.page.locator("[aria-label^='r1c3 4']").waitFor();
  await app.press("Earlier games");
  await app.page.locator(".library").waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
