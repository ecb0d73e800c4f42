// No game is lost by a link, a paste, another tab or a reload. Navigation works: focus, Back, dropped files, refused
// texts.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, isKept, kept, solved, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const other = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/** The cells of every game in the list. */
async function listed(app) {
  await app.press("Earlier games");
  await app.page.locator(".shelf li, .library .aside").first().waitFor();
  await until(() => app.page.locator(".library").textContent(), /^(?!Loading)/);
  return app.page.locator(".shelf li");
}

test("a link leaves the game before it in the list, with its entries, also after a reload", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await until(() => app.label("r1c3"), /empty/);
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await kept(page);
  await page.evaluate((hash) => { location.hash = hash; }, `#9x9=${other}`);
  await until(() => app.label("r2c6"), /given 3/);
  await app.cell("r1c1").click();
  await page.keyboard.press("9");
  await kept(page);
  await page.reload();
  await until(() => app.label("r1c1"), /^r1c1 9/); // the link does not begin its game anew
  const games = await listed(app);
  assert.equal(await games.count(), 1);
  assert.match(await games.first().textContent(), /31 of 81/);
  await games.first().getByRole("button").first().click();
  await until(() => app.label("r1c3"), /^r1c3 4/);
  assert.equal(new URL(page.url()).hash, "");
  await kept(page);
  const back = await listed(app);
  await back.first().getByRole("button").first().click();
  await until(() => app.label("r1c1"), /^r1c1 9/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a link in a new tab, and the same game in two tabs, lose nothing", async () => {
  const app = await world.open();
  const { page, context } = app;
  await app.load(classic);
  await until(() => app.label("r1c3"), /empty/);
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await kept(page);
  const second = await context.newPage();
  await second.goto(`${world.address}#9x9=${other}`);
  await second.locator("[aria-label^='r2c6 given 3']").waitFor();
  const third = await context.newPage();
  await third.goto(world.address);
  await third.getByRole("button", { name: "Continue", exact: true }).click();
  const same = await valuesOf(third);
  for (const [tab, key] of [[second, "6"], [third, "7"]]) {
    await tab.bringToFront();
    await tab.locator("[aria-label^='r1c7 ']").click();
    await tab.keyboard.press(key);
    await kept(tab);
  }
  await page.bringToFront();
  await app.cell("r1c4").click();
  await page.keyboard.press("6");
  await kept(page);
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew.game.")).map((key) => {
    const { docs, present, grids } = JSON.parse(localStorage.getItem(key));
    return grids[docs[present].grid].values;
  }));
  const put = (line, cell, digit) => line.slice(0, cell) + digit + line.slice(cell + 1);
  const mine = put(put(classic, 2, "4"), 3, "6");
  for (const wanted of [mine, put(same, 6, "7"), ...(same.startsWith("..") ? [] : [put(other, 6, "6")])]) assert.ok(stored.includes(wanted), `${wanted} is not among ${stored}`);
  assert.deepEqual(app.troubles, []);
  await context.close();
});

test("what is pasted, generated or chosen can be gone back from, and is kept", async () => {
  const app = await world.open();
  const { page } = app;
  await app.load(classic);
  await until(() => app.label("r1c1"), /given 5/);
  await app.load(other);
  await until(() => app.label("r2c6"), /given 3/);
  await page.getByLabel("Layout", { exact: true }).selectOption("6x6");
  await app.cell("r6c6").waitFor();
  await app.cell("r1c1").click();
  await page.keyboard.press("1");
  await kept(page);
  assert.equal(await (await listed(app)).count(), 2);
  await page.keyboard.press("Escape");
  for (const _ of "12") await app.button("Undo").click();
  await until(() => app.label("r2c6"), /given 3/);
  assert.equal(await (await listed(app)).count(), 2);
  // One is taken out of the list, and put back.
  await page.locator(".shelf li").first().getByRole("button", { name: "Remove" }).click();
  await page.locator(".shelf li").first().getByRole("button", { name: "Put back" }).click();
  await page.keyboard.press("Escape");
  assert.equal(await (await listed(app)).count(), 2);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a game kept by an earlier version is found", async () => {
  const app = await world.open();
  const { page, context } = app;
  const line = `${classic.slice(0, 2)}4${classic.slice(3)}`;
  await page.evaluate((values) => {
    const kinds = [...values].map((value, i) => (value === "." ? "." : i === 2 ? "o" : "g")).join("");
    localStorage.clear();
    localStorage.setItem("clew.work", JSON.stringify({ version: 1, grids: [{ layout: "9x9", values, kinds }], knots: [], docs: [{ grid: 0, thread: -1, guesses: [], title: "" }], present: 0 }));
  }, line);
  const tab = await context.newPage();
  await tab.goto(world.address);
  await tab.getByRole("button", { name: "Continue", exact: true }).click();
  assert.equal(await valuesOf(tab), line);
  await context.close();
});

test("a full store is said to be one; what was kept stays, and what came since is kept once there is room", async () => {
  const app = await world.open();
  const { page, context } = app;
  const said = () => page.getByText(/storage is full/).count();
  const type = async (cell, key) => {
    await app.cell(cell).click();
    await page.keyboard.press(key);
    await until(async () => `${(await isKept(page)) || (await said()) > 0}`, /true/);
  };
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew.game.")).map((key) => {
    const { docs, present, grids } = JSON.parse(localStorage.getItem(key));
    return grids[docs[present].grid].values;
  }));
  await app.load(classic);
  await until(() => app.label("r1c3"), /empty/);
  await type("r1c3", "4");
  await app.load(other);
  await until(() => app.label("r2c6"), /given 3/);
  await kept(page);
  const typed = [];
  for (let col = 1; !(await said()); ++col) {
    assert.ok(col <= 9, "the store was never full");
    await page.evaluate(() => {
      for (let size = 1 << 22; size; size >>= 1)
        for (let n = 0; n < 4; ++n)
          try {
            localStorage.setItem(`full.${size}.${n}.${localStorage.length}`, "x".repeat(size));
          } catch {
            break;
          }
    });
    typed.push(`r1c${col}`);
    await type(`r1c${col}`, "9");
  }
  assert.ok((await stored()).includes(`${classic.slice(0, 2)}4${classic.slice(3)}`), "the other game is as it was");
  await app.button("Hint").click(); // one goes on
  await page.locator(".explanation h2, .explanation .depths li").first().waitFor();
  await page.evaluate(() => { for (const key of Object.keys(localStorage)) if (key.startsWith("full.")) localStorage.removeItem(key); });
  // Nothing more is typed: the page is left.
  await page.reload();
  for (const cell of typed) await until(() => app.label(cell), /^r1c\d 9/);
  assert.deepEqual(app.troubles, []);
  await context.close();
});

test("on the start page a text that cannot be read is refused in sight", async () => {
  const app = await world.open({ width: 1280, height: 720 });
  const { page } = app;
  await app.load("hello");
  const refusal = page.locator(".refusal");
  await refusal.waitFor();
  const box = await refusal.boundingBox();
  assert.ok(box.y > 0 && box.y + box.height < 720, `${box.y}`);
  assert.match(await refusal.textContent(), /\w{3,}/);
  assert.equal(await page.getByRole("textbox", { name: "Puzzle" }).getAttribute("aria-invalid"), "true");
  assert.ok(await page.locator(".start").count());
  await page.getByRole("textbox", { name: "Puzzle" }).fill("5");
  assert.equal(await refusal.count(), 0);
  await app.context.close();
});

test("Ctrl-V takes a puzzle from the clipboard, wherever nothing can be written", async () => {
  const app = await world.open();
  const { page } = app;
  const copy = (text) => page.evaluate((what) => navigator.clipboard.writeText(what), text);
  await copy(classic);
  await page.locator(".hero").click();
  await page.keyboard.press("Control+V");
  await until(() => app.label("r1c1"), /given 5/);
  await page.locator(".start").waitFor({ state: "detached" });
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await copy(other);
  await page.keyboard.press("Control+V");
  await until(() => app.label("r2c6"), /given 3/);
  await app.button("Undo").click();
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await copy("no puzzle at all");
  await app.cell("r1c3").click();
  await page.keyboard.press("Control+V");
  await until(app.said, /could not be read/);
  assert.match(await app.label("r1c3"), /^r1c3 4/);
  // In a text box a paste is text; beside a dialog or a lesson it does nothing.
  await app.button("Options").click();
  await copy(other);
  await page.keyboard.press("Control+V");
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Puzzle" }).click();
  await page.keyboard.press("Control+V");
  assert.equal(await page.getByRole("textbox", { name: "Puzzle" }).inputValue(), other);
  assert.match(await app.label("r1c3"), /^r1c3 4/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a file is taken wherever it is dropped, and the browser stays", async () => {
  const app = await world.open();
  const { page } = app;
  const drop = (where, text) => page.evaluate(([selector, body]) => {
    const data = new DataTransfer();
    data.items.add(new File([body], "puzzle.txt", { type: "text/plain" }));
    const event = (name) => new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true });
    const target = document.querySelector(selector);
    return ["dragover", "drop"].map((name) => target.dispatchEvent(event(name)));
  }, [where, text]);
  assert.deepEqual(await drop(".hero", "no puzzle"), [false, false]);
  await page.locator(".refusal").waitFor();
  assert.deepEqual(await drop(".hero", classic), [false, false]);
  await until(() => app.label("r1c1"), /given 5/);
  assert.deepEqual(await drop("footer, .foot, body", other), [false, false]);
  await until(() => app.label("r2c6"), /given 3/);
  await app.context.close();
});

test("the focus is on the grid after a puzzle is chosen, however it is", async () => {
  const app = await world.open();
  const { page } = app;
  const onGrid = () => until(() => page.evaluate(() => document.activeElement?.getAttribute("role") ?? ""), /^gridcell$/);
  await page.locator(".puzzles button").first().click();
  await onGrid();
  await app.load(classic);
  await until(() => app.label("r1c1"), /given 5/);
  await onGrid();
  await page.keyboard.press("4");
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await app.press("New");
  await app.button("Continue").click();
  await onGrid();
  await app.press("Library");
  await page.locator(".shelf button").first().click();
  await onGrid();
  await app.press("New");
  await page.locator(".layouts button").nth(1).click();
  await until(() => page.locator(".graded h2").textContent(), /6×6/);
  await app.button("Empty grid").click();
  await onGrid();
  await app.press("Generate");
  await page.locator("[role=gridcell][aria-label*=given]").first().waitFor();
  await onGrid();
  // By the keyboard one layout is chosen after another: the focus stays.
  await page.getByLabel("Layout", { exact: true }).focus();
  const layout = () => page.locator("[role=grid][aria-busy=false]").getAttribute("data-layout");
  const former = await layout();
  await page.keyboard.press("ArrowDown");
  await until(layout, new RegExp(`^(?!${former}$)`));
  assert.equal(await page.evaluate(() => document.activeElement.tagName), "SELECT");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("Back leads to the start page, and on again", async () => {
  const app = await world.open();
  const { page } = app;
  await page.locator(".puzzles button").first().click();
  await until(() => app.label("r1c1"), /r1c1/);
  const line = await valuesOf(page);
  await page.goBack();
  await page.locator(".start").waitFor();
  await page.goForward();
  await page.locator(".start").waitFor({ state: "detached" });
  assert.equal(await valuesOf(page), line);
  await page.goBack();
  await page.locator(".start").waitFor();
  await app.button("Continue").click();
  await page.locator(".start").waitFor({ state: "detached" });
  assert.ok(page.url().startsWith(world.address));
  await app.context.close();
});

test("Back from a link that was typed leads to what stood before, and opens no game anew", async () => {
  const app = await world.open();
  const { page } = app;
  await page.evaluate((hash) => { location.hash = hash; }, `#9x9=${classic}`);
  await until(() => app.label("r1c1"), /given 5/);
  await page.locator(".start").waitFor({ state: "detached" });
  await page.goBack();
  await page.locator(".start").waitFor();
  await page.goForward();
  await page.locator(".start").waitFor({ state: "detached" });
  assert.match(await app.label("r1c1"), /given 5/);
  await app.load(other);
  await until(() => app.label("r2c6"), /given 3/);
  await page.goBack();
  await page.locator(".start").waitFor();
  await app.button("Continue").click();
  await until(() => app.label("r2c6"), /given 3/);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew.game.")).length), 2);
  // An unreadable link leaves the start page unchanged.
  await app.press("New");
  await page.evaluate(() => { location.hash = "#9x9=12"; });
  await until(app.said, /could not be read/);
  assert.ok(await page.locator(".start").isVisible());
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("Back and Forward between two typed links lead to the games that these brought, as they were left", async () => {
  const app = await world.open();
  const { page } = app;
  const type = (hash) => page.evaluate((to) => { location.hash = to; }, hash);
  await type(`#9x9=${classic}`);
  await until(() => app.label("r1c1"), /given 5/);
  await app.cell("r1c3").click();
  await page.keyboard.press("4");
  await type(`#9x9=${other}`);
  await until(() => app.label("r2c6"), /given 3/);
  await page.goBack();
  await until(() => app.label("r1c1"), /given 5/);
  assert.match(await app.label("r1c3"), /^r1c3 4/, "with its entries");
  assert.equal(await page.evaluate(() => location.hash), `#9x9=${classic}`);
  await page.goForward();
  await until(() => app.label("r2c6"), /given 3/);
  await page.goBack();
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await page.reload();
  await until(() => app.label("r1c3"), /^r1c3 4/);
  await kept(page);
  assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("clew.game.")).length), 2);
  // The start page in between opens nothing.
  await app.press("New");
  await page.locator(".start").waitFor();
  await type(`#9x9=${other}`);
  await until(() => app.label("r2c6"), /given 3/);
  await page.goBack();
  await page.locator(".start").waitFor();
  assert.match(await app.label("r2c6"), /given 3/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("the list of games tells a level, wherever a game came from", async () => {
  const app = await world.open({}, `#9x9=${classic}`);
  const { page } = app;
  await until(() => page.locator(".level h2").textContent(), /^Easy$/);
  await app.load(other);
  await until(() => app.label("r2c6"), /given 3/);
  const rows = await listed(app);
  await until(() => rows.first().locator("b").textContent(), /^Easy 9×9/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("on a German phone every row of earlier games is seen whole", async () => {
  const app = await world.open({ width: 390, height: 844, locale: "de-DE", hasTouch: true, isMobile: true }, `#9x9=${solved.slice(0, -1)}.`);
  const { page } = app;
  await until(() => app.label("r1c1"), /5/);
  await app.cell("r9c9").tap();
  await page.keyboard.press("9");
  await kept(page);
  for (const layout of ["samurai", "hyper-x"]) {
    await page.evaluate((hash) => { location.hash = hash; }, `#${layout}=${".".repeat(layout === "samurai" ? 369 : 81)}`);
    await until(() => page.locator("[role=grid]").getAttribute("data-layout"), new RegExp(layout));
    await app.cell("r1c1").tap();
    await page.keyboard.press("4");
    await kept(page);
  }
  await page.getByRole("button", { name: "Mehr", exact: true }).tap();
  await page.getByRole("button", { name: "Frühere Spiele", exact: true }).tap();
  const rows = page.locator(".shelf .game");
  await rows.first().waitFor();
  const edges = await rows.locator("button:last-child").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right - one.closest(".shelf").getBoundingClientRect().right));
  assert.ok(edges.length > 0 && edges.every((edge) => edge <= 0.5), `${edges}`);
  await rows.getByText("gelöst").waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("on a phone the menu closes after Load, and says in place what was refused", async () => {
  const app = await world.open({ width: 390, height: 844, hasTouch: true, isMobile: true });
  const { page } = app;
  await app.load(classic);
  await until(() => app.label("r1c1"), /given 5/);
  await app.button("More").tap();
  await app.load("hello");
  await page.locator("dialog .refusal").waitFor();
  await app.load(other);
  await until(() => app.label("r2c6"), /given 3/);
  assert.equal(await page.locator("dialog[open]").count(), 0);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
