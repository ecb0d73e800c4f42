// The user script on pages with the globals of SudokuPad and f-puzzles. The pages are served by the test itself.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { classic, program, solved, until } from "./harness.mjs";

const folder = mkdtempSync(join(tmpdir(), "clew-script-"));
const script = join(folder, "clew.user.js");
let browser;
before(async () => {
  execFileSync(process.execPath, [fileURLToPath(new URL("../../bindings/userscript/build.mjs", import.meta.url)), script]);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const converted = (to, puzzle) => execFileSync(program, ["convert", "--to", to], { input: `${puzzle}\n`, encoding: "utf8" }).trim();

/** A page with the globals of SudokuPad: cells by row and column, and a list of acts. */
const padPage = (payload, givens) => `<!doctype html><title>board</title><script>
  const cells = [...${JSON.stringify(givens)}].map((digit, i) => ({ row: Math.floor(i / 9), col: i % 9, given: digit === "." ? undefined : digit, candidates: [] }));
  window.acts = [];
  window.keys = [];
  document.addEventListener("keydown", (event) => window.keys.push(event.key));
  const app = { puzzle: { cells }, act: (one) => window.acts.push(one.type === "select" ? one.arg.map((cell) => "r" + (cell.row + 1) + "c" + (cell.col + 1)) : one.type) };
  const Framework = globalThis.Framework = { getApp: async () => app };
  globalThis.getPuzzleId = () => "abc";
  globalThis.PuzzleLoader = { fetchPuzzle: async () => ${JSON.stringify(payload)} };
  globalThis.cells = cells;
</script>`;
const fPage = (exported, givens) => `<!doctype html><title>board</title><canvas></canvas><script>
  globalThis.exportPuzzle = () => ${JSON.stringify(exported)};
  globalThis.grid = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => {
    const digit = ${JSON.stringify(givens)}[row * 9 + column];
    return digit === "." ? {} : { value: Number(digit), given: true };
  }));
</script>`;

async function open(address, html, size = { width: 1280, height: 720 }) {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  await page.route("**/*", (route) => (route.request().url() === address ? route.fulfill({ contentType: "text/html", body: html }) : route.abort()));
  await page.goto(address);
  await page.addScriptTag({ content: readFileSync(script, "utf8") });
  await page.getByText("Clew", { exact: true }).click();
  const button = (name) => page.getByRole("button", { name, exact: true });
  const said = (pattern) => until(() => page.getByRole("status").textContent(), pattern);
  return { page, context, troubles, button, said };
}

test("the head names the boards' addresses and asks for no rights", () => {
  const head = readFileSync(script, "utf8").split("// ==/UserScript==")[0];
  for (const line of ["@match       https://sudokupad.app/*", "@match       https://f-puzzles.com/*", "@grant       none"]) assert.ok(head.includes(line), line);
});

test("beside SudokuPad a hint is told in three depths, drawn and selected", async () => {
  const { page, context, troubles, button, said } = await open("https://sudokupad.app/abc", padPage(converted("sudokupad", classic), classic));
  await button("Hint").click();
  await said(/^Look at r5c5\.$/);
  await button("Which technique").click();
  await said(/^A naked single/);
  await button("Why").click();
  await said(/Only 5 is left: r5c5 is 5\.$/);
  assert.equal(await page.locator("figure text.placed").textContent(), "5");
  assert.deepEqual(await page.evaluate(() => window.acts), ["deselect", ["r5c5"]]);
  assert.ok(await button("Why").isHidden());
  // Entries count: with r5c5 the hint is another one; a wrong one is named.
  await page.evaluate(() => { globalThis.cells[40].value = 5; });
  await button("Hint").click();
  await said(/^Look at (?!r5c5)/);
  await page.evaluate(() => { globalThis.cells[40].value = 2; });
  await button("Hint").click();
  await said(/r5c5/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("beside SudokuPad the player's candidates count if wanted, and keys in the panel stay there", async () => {
  const { page, context, button, said } = await open("https://sudokupad.app/abc", padPage(converted("sudokupad", classic), classic));
  await page.evaluate(() => { globalThis.cells[2].candidates = ["1", "2"]; }); // r1c3 is 4
  await button("Hint").click();
  await said(/^Look at r5c5/);
  await page.getByLabel("Use my candidates").check();
  await button("Hint").click();
  await said(/r1c3/);
  await button("Hint").press("5");
  assert.deepEqual(await page.evaluate(() => window.keys), []);
  await context.close();
});

test("beside f-puzzles: true candidates and the number of solutions of what is exported", async () => {
  const open2 = solved.replaceAll(/[47]/g, ".");
  const { page, context, troubles, button, said } = await open("https://f-puzzles.com/", fPage(converted("fpuzzles", open2), open2), { width: 360, height: 640 });
  const count = execFileSync(program, ["count", open2], { encoding: "utf8" }).trim();
  await button("Solutions").click();
  await said(new RegExp(`^${count} solutions\\.$`));
  await page.evaluate(() => { globalThis.exportPuzzle = () => ".".repeat(81); });
  await button("Solutions").click();
  await said(/^About 6\.\d+e21 solutions, give or take \d+ %\.$/);
  await page.evaluate((text) => { globalThis.exportPuzzle = () => text; }, converted("fpuzzles", open2));
  await button("True candidates").click();
  await said(/occur in some solution/);
  assert.deepEqual([...new Set(await page.locator("figure text.candidate").allTextContents())].sort(), ["4", "7"]);
  const panel = await page.locator("clew-panel").boundingBox();
  assert.ok(panel.x >= 0 && panel.y >= 0 && panel.x + panel.width <= 360, JSON.stringify(panel));
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a puzzle with rules that are not understood is refused with the reason", async () => {
  const drawn = JSON.stringify({ metadata: { title: "x", rules: "Normal sudoku rules apply. The goblin hides." }, cells: Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({}))), lines: [], cages: [] });
  const { context, button, said } = await open("https://sudokupad.app/abc", padPage(drawn, ".".repeat(81)));
  await button("Hint").click();
  await said(/^Not possible: .*goblin/i);
  await context.close();
});
