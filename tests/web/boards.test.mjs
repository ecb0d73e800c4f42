// Boards in the editor: sizes, boxes, painted regions, several grids, extra houses, pictures. The engine reads every
// board of the editor as the same layout.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { audit, build, classic, dragOver, program, select, slowEngine, sources, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const rows = async (app) => Number(await app.page.locator("[role=grid]").getAttribute("aria-rowcount"));
const boxes = ({ form }) => form.getByRole("combobox", { name: "Boxes or regions", exact: true });
const missing = (app) => app.form.locator(".missing").innerText();
const text = async (app) => {
  await app.button("Copy text").click();
  await until(() => app.form.getByRole("status").textContent(), /as text that loses nothing/);
  return app.page.evaluate(() => navigator.clipboard.readText());
};
const end = async ({ troubles, context }) => {
  assert.deepEqual(troubles, []);
  await context.close();
};

test("every layout of the catalogue comes apart and together", async () => {
  const [{ boardOf, textOfBoard }, { readLayout }] = await Promise.all([sources("web/src/build/plan.ts"), sources("web/src/model/layout.ts")]);
  const clew = (...args) => execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  const named = clew("layouts", "--json").trim().split("\n").map((line) => JSON.parse(line)).flatMap(({ name }) => (name === "latin-N" ? ["latin-7"] : [name]));
  for (const name of [...named, "9x9+x+nonconsecutive", "6x6+maindiagonal+nosum:5:10", "samurai+antiking"]) {
    const layout = readLayout(JSON.parse(clew("layouts", "--json", name)));
    const source = textOfBoard(boardOf(layout, { layout: name, source: "" }));
    const back = execFileSync(program, ["convert", "--to", "text"], { encoding: "utf8", input: `${source}\ngivens\n${".".repeat(layout.cells.length)}\n` });
    const [base, ...rules] = name.split("+");
    assert.equal(/^layout (.*)$/m.exec(back)?.[1], base, source);
    assert.equal(back.split("givens")[0].trim().split("\n").length, 2 + rules.length, back);
  }
});

test("a board of any size: rows, columns, digits and boxes; what does not fit is refused in words", async () => {
  const app = await build(world);
  const { page, form, status, button } = app;
  await button("Board").click();
  await app.cell("r2c2").click();
  await page.keyboard.press("5");
  const field = (name) => form.getByLabel(name, { exact: true });
  await field("Rows").fill("8");
  await page.keyboard.press("Enter");
  await until(async () => String(await rows(app)), /^8$/);
  assert.match((await valuesOf(page)).slice(9), /^\.5/, "digits stay at their places");
  await field("Columns").fill("8");
  await page.keyboard.press("Enter");
  await until(() => page.locator("[role=grid]").getAttribute("data-layout"), /^8x8$/);
  assert.equal(await field("Digits").inputValue(), "8");
  await boxes(app).selectOption("4x2");
  await until(() => page.locator("[role=grid]").getAttribute("data-layout"), /^8x8-vertical$/);
  await field("Digits").fill("7");
  await page.keyboard.press("Enter");
  await until(() => form.getByRole("status").textContent(), /lines longer than the number of digits/);
  await field("Digits").fill("99");
  await page.keyboard.press("Enter");
  assert.equal(await field("Digits").inputValue(), "8", "what is no size is put right");
  for (const _ of [1, 2, 3]) await button("Undo").click();
  await until(async () => String(await rows(app)), /^9$/);
  await field("Rows").fill("7");
  await page.keyboard.press("Enter");
  await field("Columns").fill("7");
  await page.keyboard.press("Enter");
  await until(() => page.locator("[role=grid]").getAttribute("data-layout"), /^latin-7$/);
  assert.equal(await boxes(app).inputValue(), "none");
  const game = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew.game.")).length);
  assert.match(await valuesOf(page), /5/);
  await button("Empty board").click();
  await until(() => valuesOf(page), /^\.{49}$/);
  await until(() => status().textContent(), /More than 10,000/);
  assert.ok((await game()) >= 1, "the other is kept");
  await end(app);
});

test("a change of the board that arrives late leaves the number that is being typed", async () => {
  const app = await build(world, "9×9", { init: [slowEngine, [["read"], 500]] });
  const { page, form, button } = app;
  await button("Board").click();
  const field = (name) => form.getByLabel(name, { exact: true });
  await field("Rows").fill("7");
  await page.keyboard.press("Enter");
  await field("Columns").fill("7");
  await until(async () => String(await rows(app)), /^7$/);
  assert.equal(await field("Columns").inputValue(), "7");
  await page.keyboard.press("Enter");
  await until(() => page.locator("[role=grid]").getAttribute("data-layout"), /^latin-7$/);
  await button("Undo").click();
  await until(() => field("Columns").inputValue(), /^9$/);
  await end(app);
});

test("from the start page the editor begins with an empty grid, and leaves a game that is played alone", async () => {
  const app = await world.open();
  const { page, button, press } = app;
  await app.load(classic);
  await until(() => valuesOf(page), /^53/);
  await press("New");
  await press("Build");
  await page.locator(".build").waitFor();
  assert.match(await valuesOf(page), /^\.{81}$/);
  await select(app, "r1c1", "r1c2");
  await button("Draw").click();
  await page.locator("svg.grid .cage").waitFor();
  // A built board is playable.
  await press("New");
  await press("Build");
  await page.locator(".build").waitFor();
  assert.equal(await page.locator("svg.grid .cage").count(), 1);
  await press("Earlier games");
  await page.locator(".shelf li").first().click();
  await until(() => valuesOf(page), /^53/);
  await end(app);
});

test("a jigsaw of 6x6 with an arrow: painted, checked as it grows, shared, saved, undone, loaded again", async () => {
  const app = await build(world, "6×6");
  const { page, form, button, status, tool } = app;
  await button("Board").click();
  await boxes(app).selectOption("own");
  await until(() => missing(app), /^6 regions of 6 cells\.$/);
  await dragOver(app, "r2c2", "r2c1", "r1c1", "r1c4");
  await until(() => missing(app), /The region at r1c5 has 5 of 6 cells: 1 is missing\.\nOne cell has no region/);
  assert.equal(await page.locator("svg.grid .unfinished text").textContent(), "5/6");
  await dragOver(app, "r1c5", "r1c6", "r2c6", "r2c5", "r3c5", "r3c6");
  await dragOver(app, "r6c2", "r6c1", "r5c1", "r5c2", "r4c2", "r4c1");
  await until(() => missing(app), /The region at r3c1 has 4 of 6/);
  // More than has room is left as it was.
  await dragOver(app, "r3c1", "r3c4", "r2c4", "r2c3");
  await until(() => missing(app), /^((?!r3c1).)*$/s);
  await dragOver(app, "r5c5", "r5c6", "r6c6", "r6c3");
  await dragOver(app, "r5c3", "r5c4", "r4c4", "r4c3");
  await dragOver(app, "r4c4", "r4c6", "r3c6");
  await until(() => form.getByRole("status").textContent(), /A region has 6 cells at most/);
  await until(() => missing(app), /^6 regions of 6 cells\.$/);
  await until(() => status().textContent(), /More than 10,000/);
  assert.match(await page.locator(".rules").first().innerText(), /Regions in place of boxes/);

  // A cell is taken out, and put back by keyboard.
  await button("Eraser").click();
  await app.cell("r1c4").click();
  await until(() => missing(app), /The region at r1c1 has 5 of 6 cells: 1 is missing\.\nOne cell has no region/);
  await button("Eraser").click();
  await app.cell("r1c3").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await button("Make a region").press("Enter");
  await until(() => missing(app), /^6 regions of 6 cells\.$/);
  await button("Undo").click();
  await until(() => missing(app), /One cell has no region/);
  await button("Redo").click();
  await until(() => missing(app), /^6 regions of 6 cells\.$/);
  await audit(page, "painted regions");

  await button("Clues").click();
  await tool("arrow");
  await select(app, "r2c4", "r2c5", "r2c6");
  await button("Draw").click();
  await page.locator("svg.grid .arrow").first().waitFor();
  const kept = await text(app);
  const regions = /regions (\S+)\n/.exec(kept)?.[1].replaceAll(",", "") ?? "";
  assert.equal(new Set(regions).size, 6);
  assert.match(kept, /digits 1-6\nat 1,1 grid 6x6 regions \S+\narrow r2c4 \| r2c5 r2c6\n/);
  for (const cells of [[0, 1, 2, 3, 6, 7], [4, 5, 10, 11, 16, 17], [8, 9, 12, 13, 14, 15], [18, 19, 24, 25, 30, 31], [20, 21, 22, 23, 26, 27], [28, 29, 32, 33, 34, 35]])
    assert.equal(new Set(cells.map((cell) => regions[cell])).size, 1, `${regions}: ${cells}`);

  // In cells: the grid is larger in a game than in the editor.
  const barsOf = (of) => of.locator("svg.grid .box-line").first().getAttribute("d").then(async (d) => {
    const cell = Math.round((await of.locator("[data-cell]").first().boundingBox()).width);
    return d.replace(/\d+/g, (place) => Math.round(Number(place) / cell));
  });
  const drawn = await barsOf(page);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("clew.game.") && localStorage[key].includes("arrow r2c4")));
  await page.reload();
  await until(() => barsOf(page), new RegExp(`^${drawn}$`));
  await app.press("Share");
  await until(() => page.url(), /#z=/);
  const other = await world.open({}, page.url().replace(/^[^#]*/, ""));
  await until(() => barsOf(other.page), new RegExp(`^${drawn}$`));
  await other.button("Undo").click();
  await other.load(kept);
  await other.page.locator("svg.grid .arrow").first().waitFor();
  assert.equal(await barsOf(other.page), drawn);
  await end(other);
  await end(app);
});

test("a twodoku with a cage across, clues outside of either grid, and grids moved by mouse and keys", async () => {
  const app = await build(world);
  const { page, form, button, tool, drawn } = app;
  const name = () => page.locator("[role=grid]").getAttribute("data-layout");
  await select(app, "r1c1", "r1c2");
  await page.getByLabel("Number, if it has one").fill("3");
  await button("Draw").click();
  await until(() => drawn().allTextContents().then((all) => all.join()), /Cage 3 r1c1 r1c2/);
  await app.cell("r9c9").click();
  await page.keyboard.press("7");
  await button("Board").click();
  // Above and to the left: existing grids move along, with their digits and cages.
  await button("Add a grid at the upper left").click();
  await until(async () => String(await rows(app)), /^15$/);
  assert.match(await app.label("r15c15"), /^r15c15 7/);
  assert.ok(await button("Add a grid at the upper left").isDisabled(), "there is one already");
  await button("Clues").click();
  await until(() => drawn().allTextContents().then((all) => all.join()), /Cage 3 r7c7 r7c8/);
  await page.getByRole("button", { name: /^Remove Cage/ }).click();
  await until(name, /^twodoku$/);
  // A cage with cells of both grids and of the box that they share.
  await select(app, "r6c9", "r7c9", "r7c10");
  await page.getByLabel("Number, if it has one").fill("15");
  await button("Draw").click();
  await page.locator("svg.grid .cage").waitFor();
  await tool("xsum");
  await page.getByLabel("Seen from").selectOption("right");
  await app.cell("r1c3").click();
  await page.getByLabel("Number", { exact: true }).fill("20");
  await button("Draw").click();
  await until(() => drawn().allTextContents().then((all) => all.join()), /X-sum, r1c9–r1c1: 20/);
  await page.locator("svg.grid .clue").waitFor();

  await button("Board").click();
  const map = form.getByRole("group", { name: /^The grids/ });
  const grids = () => form.getByRole("combobox", { name: "Grid", exact: true });
  assert.match(await grids().evaluate((one) => one.selectedOptions[0].textContent), /2: 9×9 at r7c7/, "the one that was there stays chosen");
  // One row up it still has the cage's cells; a row down it has not, which is said, and nothing is lost.
  await map.getByRole("button").nth(1).focus();
  await page.keyboard.press("ArrowUp");
  await until(() => grids().innerText(), /2: 9×9 at r6c7/);
  assert.equal(await rows(app), 14);
  assert.match(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), /^2: 9×9 at r6c7/, "the keys stay with it");
  await button("Undo").click();
  await until(async () => String(await rows(app)), /^15$/);
  const box = await map.boundingBox();
  const grip = { x: box.x + box.width * 0.9, y: box.y + box.height * 0.9 };
  const pull = async (cells) => {
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, grip.y + (cells * 132) / 15, { steps: 5 });
    await page.mouse.up();
  };
  await pull(1);
  await until(() => form.getByRole("status").textContent(), /cell that is not in the layout/);
  assert.equal(await rows(app), 15);
  await pull(-3);
  await until(() => grids().innerText(), /2: 9×9 at r4c7/);
  await form.getByRole("spinbutton", { name: "At column" }).fill("4");
  await page.keyboard.press("Enter");
  await until(() => grids().innerText(), /2: 9×9 at r4c4/);
  await audit(page, "several grids");
  await button("Remove this grid").click();
  await until(() => form.getByRole("status").textContent(), /cell that is not in the layout/);
  await button("Clues").click();
  await page.getByRole("button", { name: /^Remove Cage/ }).click();
  await until(async () => String(await drawn().count()), /^1$/);
  await button("Board").click();
  await button("Remove this grid").click();
  await until(async () => String(await rows(app)), /^9$/);
  await end(app);
});

test("windows and one diagonal, extra regions, and each taken out", async () => {
  const app = await build(world);
  const { page, button, press, tool, drawn, status } = app;
  const name = () => page.locator("[role=grid]").getAttribute("data-layout");
  const list = () => drawn().allTextContents().then((all) => all.join());
  await tool("windoku");
  await button("Draw").click();
  await until(name, /^hyper$/);
  await until(list, /^Windows$/);
  await tool("antidiagonal");
  await button("Draw").click();
  await until(name, /^9x9\+antidiagonal\+windows$/);
  await until(list, /^Windows.*Anti-diagonal|Anti-diagonal.*Windows$/);
  assert.equal(await page.locator("svg.grid .diagonal").getAttribute("d").then((d) => d.match(/M/g).length), 1);
  await tool("group");
  await select(app, "r1c1");
  assert.ok(await button("Draw").isDisabled(), "one cell is no region");
  await select(app, "r1c1", "r1c9", "r9c1", "r9c9");
  await button("Draw").click();
  await until(list, /Extra region r1c1 r1c9 r9c1 r9c9/);
  const rules = () => page.locator(".rules").first().innerText();
  await until(rules, /Four windows\nOne diagonal\nOne extra region, no repeats/);
  await button("Copy rules").click();
  await until(() => app.form.getByRole("status").textContent(), /rules are on the clipboard/);
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "Place the digits 1 to 9 so that none repeats in any row, column or box.\nFour windows, no repeats.\nOne diagonal, no repeats.\nOne extra region, no repeats.");
  await app.cell("r1c1").click();
  await page.keyboard.press("1");
  await app.cell("r9c9").click();
  await page.keyboard.press("1");
  await until(() => status().textContent(), /No solution/);
  await button("Undo").click();
  await until(() => status().textContent(), /More than 10,000/);
  await page.reload();
  await page.locator("[role=gridcell]").first().waitFor();
  await press("Build");
  await until(list, /Extra region/);
  for (const what of [/^Remove Windows/, /^Remove Extra region/, /^Remove Anti-diagonal/]) {
    await page.getByRole("button", { name: what }).click();
    await page.getByRole("button", { name: what }).waitFor({ state: "detached" });
  }
  await until(name, /^9x9$/);
  // If the name of a layout has rules, each of them can be removed too.
  await page.getByRole("combobox", { name: "Layout" }).selectOption("argyle");
  await until(name, /^argyle$/);
  await press("Build");
  await until(list, /Extra region/);
  assert.equal(await drawn().count(), 8);
  await page.getByRole("button", { name: /^Remove Extra region/ }).first().click();
  await until(async () => String(await drawn().count()), /^7$/);
  await end(app);
});

const drawnPuzzle = `sudoku 1
digits 1-6
at 1,1 grid 6x6 box 2x3
cage 7 r1c1 r1c2
thermo r3c3 r3c4 r4c4
whispers 4 r6c1 r6c2 r5c3
difference r5c5 r5c6
skyscraper top 3 4
givens
......
....5.
......
......
......
3.....
`;

test("a picture of the puzzle, as SVG and PNG, light on a dark page", async () => {
  const app = await world.open({ colorScheme: "dark", acceptDownloads: true });
  const { page, press } = app;
  await app.load(drawnPuzzle);
  await page.locator("svg.grid .cage").waitFor();
  await press("Build");
  const form = page.locator(".build");
  const saved = async (name) => {
    const [download] = await Promise.all([page.waitForEvent("download"), form.getByRole("button", { name, exact: true }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const svg = await saved("Save SVG");
  assert.equal(svg.name, "sudoku-own.svg");
  const source = svg.bytes.toString();
  assert.doesNotMatch(source.replace(/base64,[^)]*/g, ""), /var\(|class=|light-dark|https?:(?!\/\/www\.w3\.org)/, "it needs nothing else");
  const seen = await page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, "image/svg+xml");
    return {
      wrong: file.querySelector("parsererror")?.textContent ?? "", texts: [...file.querySelectorAll("text")].map((one) => one.textContent).sort(),
      given: [...file.querySelectorAll("text")].find((one) => one.textContent === "5")?.getAttribute("font-family"),
      colours: [...file.querySelectorAll("[stroke]")].map((one) => one.getAttribute("stroke")),
    };
  }, source.replace(/<style>[^<]*<\/style>/, "")); // the page's host allows no inline styles
  assert.equal(seen.wrong, "");
  assert.deepEqual(seen.texts, ["3", "4", "4", "5", "7"], "givens, a total, a clue, and a number that is not the usual one");
  assert.match(seen.given, /Literata/);
  assert.ok(seen.colours.includes("rgb(143, 220, 138)"), "whispers as they are on a light page");
  await page.getByLabel("PNG width").selectOption("600");
  const png = await saved("Save PNG");
  assert.equal(png.name, "sudoku-own.png");
  assert.deepEqual([png.bytes.readUInt32BE(0), png.bytes.readUInt32BE(16)], [0x89504e47, 600]);
  const pixels = await page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const on = canvas.getContext("2d");
    on.drawImage(bitmap, 0, 0);
    const { data } = on.getImageData(0, 0, bitmap.width, bitmap.height);
    const count = (test) => data.reduce((sum, _, i) => sum + (i % 4 === 0 && test(data[i], data[i + 1], data[i + 2]) ? 1 : 0), 0);
    return { corner: data.slice(0, 4).join(), ink: count((r, g, b) => r + g + b < 60), green: count((r, g, b) => r === 143 && g === 220 && b === 138), all: data.length / 4 };
  }, [...png.bytes]);
  assert.equal(pixels.corner, "255,255,255,255");
  assert.ok(pixels.ink > pixels.all / 100 && pixels.ink < pixels.all / 8, "lines and digits in black on white");
  assert.ok(pixels.green > 500, "the whispers' line");
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "system");
  assert.match(await form.getByRole("status").textContent(), /saved as sudoku-own\.png/);
  await audit(page, "pictures");
  await end(app);
});

test("by touch on a phone, in German: a region is painted, a grid added and dragged", async () => {
  const app = await world.open({ width: 390, height: 844, hasTouch: true, isMobile: true, locale: "de-DE" });
  const { page, button, press } = app;
  const touch = await page.context().newCDPSession(page);
  const stroke = async (from, to) => {
    const at = (part) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let i = 1; i <= 16; ++i) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(i / 16) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return { x: x + width / 2, y: y + height / 2, height };
  };
  await press("Bauen");
  await page.locator(".build").waitFor();
  await button("Gitter").tap();
  await page.getByRole("combobox", { name: "Blöcke oder Gebiete", exact: true }).selectOption("own");
  await page.locator(".missing").getByText("9 Gebiete mit 9 Zellen.").waitFor();
  await stroke(await middle(app.cell("r1c1")), await middle(app.cell("r1c4")));
  await until(() => page.locator(".missing").innerText(), /Das Gebiet bei r1c1 hat 4 von 9 Zellen: 5 fehlen/);
  assert.ok(await app.cell("r9c9").isVisible());
  await audit(page, "painting on a phone");
  await button("Gitter rechts unten hinzufügen").tap();
  await until(async () => String(await rows(app)), /^15$/);
  const second = page.locator(".board-map").getByRole("button").nth(1);
  await second.scrollIntoViewIfNeeded();
  const from = await middle(second);
  await stroke(from, { x: from.x, y: from.y - from.height / 3 });
  await until(async () => String(await rows(app)), /^12$/);
  await end(app);
});
