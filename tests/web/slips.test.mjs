// Accidental actions do no harm: Enter in a running game, keys on the start page, a look at a contradiction, two
// fingers on the grid; and the page says so if it cannot save.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, solved, stage, still, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 664, hasTouch: true, isMobile: true };

async function begun(options, puzzle = classic) {
  const app = await world.open(options, `#9x9=${puzzle}`);
  await until(() => app.page.locator("[role=status]").first().textContent(), /One solution|not told/);
  return app;
}
const put = async ({ cell, page }, name, key) => {
  await cell(name).click();
  await page.keyboard.press(key);
};

test("Enter in a running game asks before entries become givens; typed puzzles are frozen at once", async () => {
  const app = await begun();
  const { page } = app;
  await put(app, "r1c3", "1"); // wrong
  await page.keyboard.press("Enter");
  await until(() => app.explanation().textContent(), /Make your entries givens\?/);
  assert.match(await app.label("r1c3"), /^r1c3 1/);
  await app.button("Leave them").click();
  await until(() => app.explanation().textContent(), /A hint names/);
  assert.match(await app.label("r1c3"), /^r1c3 1/);
  await app.button("Freeze").click();
  await app.button("Make them givens").click();
  await until(() => app.label("r1c3"), /given 1/);
  // A hint names impossible values, also the player's own givens.
  await until(() => app.status().textContent(), /No solution/);
  await app.button("Hint").click();
  await until(() => app.explanation().textContent(), /contradict each other.*r1c3\s=\s1/s);
  await app.button("Undo").click();
  await until(() => app.label("r1c3"), /^r1c3 1/);
  // A puzzle that is typed into an empty grid is asked about by nobody.
  await page.getByLabel("Layout", { exact: true }).selectOption("4x4");
  await app.cell("r4c4").waitFor();
  await put(app, "r1c1", "1");
  await page.keyboard.press("Enter");
  await until(() => app.label("r1c1"), /given 1/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("on the start page, keys leave the game behind it alone, and no old remark stays", async () => {
  const app = await begun();
  const { page } = app;
  await put(app, "r1c3", "4");
  await put(app, "r1c1", "4");
  await until(() => page.locator(".note").textContent(), /given and stays/);
  const before = await valuesOf(page);
  await app.cell("r1c3").click();
  await app.press("New");
  await page.locator(".start").waitFor();
  assert.equal(await page.locator(".remark").count(), 0);
  for (const key of ["Control+z", "Backspace", "5", "Delete", "g", "h", "s", "Enter"]) {
    await page.keyboard.press(key);
    assert.equal(await page.locator(".start").count(), 1, key);
    assert.equal(await valuesOf(page), before, key);
  }
  // Nor after Back and Forward, which leave the focus unchanged.
  await page.goBack();
  await page.locator(".start").waitFor({ state: "detached" });
  await app.cell("r1c3").click();
  await page.goForward();
  await page.locator(".start").waitFor();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("7");
  assert.equal(await valuesOf(page), before);
  assert.equal(await page.locator(".start").count(), 1);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a contradiction that was revealed and taken back reveals no solution", async () => {
  const app = await begun();
  const { page } = app;
  await put(app, "r1c3", "1");
  await app.button("Reveal").click();
  await until(() => app.explanation().textContent(), /contradict each other/);
  await app.button("Undo").click();
  await until(() => app.status().textContent(), /One solution/);
  await still(page);
  assert.equal(await page.locator(".revealed").count(), 0);
  assert.equal(await app.button("Reveal").getAttribute("aria-pressed"), "false");
  // A solution that was asked for stays as long as there is one.
  await app.button("Reveal").click();
  await page.locator(".revealed").first().waitFor();
  await put(app, "r1c3", "4");
  await until(() => app.status().textContent(), /One solution/);
  assert.ok(await page.locator(".revealed").count());
  await app.context.close();
});

for (const layout of ["9x9", "16x16", "25x25", "36x36"])
  test(`the key that a button names does what the button says: ${layout}`, async () => {
    const app = await world.open();
    const { page } = app;
    await page.locator(".choose select").selectOption(layout);
    await page.locator(`[data-layout="${layout}"][aria-busy=false]`).waitFor();
    await page.locator(".start").waitFor({ state: "detached" });
    await app.cell("r1c1").click();
    const empty = await valuesOf(page);
    for (const [i, mode] of ["Value", "Corner", "Centre", "Colour", "Pen"].entries()) {
      const radio = page.locator(".modes [role=radio]").nth(i);
      const key = (await radio.locator("kbd").textContent()).trim();
      await page.locator(".modes [role=radio]").nth((i + 1) % 5).click();
      await app.cell("r1c1").focus();
      await page.keyboard.press(key.replace("-", "+").replace(/\w$/, (letter) => letter.toLowerCase()));
      assert.equal(await radio.getAttribute("aria-checked"), "true", `${mode}: ${key}`);
      assert.equal(await valuesOf(page), empty, `${mode}: ${key}`);
    }
    await page.locator(".modes [role=radio]").first().click();
    await app.cell("r1c1").focus();
    for (const [name, done] of [["Hint", () => page.locator(".explanation h2, .depths, .working").first().waitFor()], ["Guess", () => app.button("Drop").first().waitFor()]]) {
      const keys = await app.button(name).first().getAttribute("aria-keyshortcuts");
      await page.keyboard.press(keys.replace(/\w$/, (letter) => letter.toLowerCase()));
      await done();
      assert.equal(await valuesOf(page), empty, `${name}: ${keys}`);
    }
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

const noStore = () => {
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
};
const fullStore = () => {
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
};

for (const [what, init, told] of [["forbidden", noStore, /does not let this page store/], ["full", fullStore, /storage is full/]])
  for (const [size, options] of [["wide", {}], ["phone", phone]])
    test(`it is told that nothing is kept where the browser's store is ${what}: ${size}`, async () => {
      const app = await begun({ ...options, init: [init] });
      await until(() => app.explanation().textContent(), told);
      await app.button("Close").filter({ visible: true }).click();
      // Once is enough; and everything else goes on.
      await put(app, "r1c3", "4");
      await until(() => app.label("r1c3"), /^r1c3 4/);
      await still(app.page);
      assert.doesNotMatch((await app.explanation().count()) ? await app.explanation().textContent() : "", told);
      assert.deepEqual(app.troubles, []);
      await app.context.close();
    });

for (const mode of ["repeats", "check", "once"])
  test(`the number of solutions tells of a mistake only where mistakes are told: ${mode}`, async () => {
    const app = await begun({ init: [(mistakes) => { if (!localStorage.getItem("clew.settings")) localStorage.setItem("clew.settings", JSON.stringify({ mistakes })); }, mode] });
    const { page } = app;
    const told = { repeats: /^One solution$/, check: /^Solutions not told$/, once: /^No solution$/ }[mode];
    await page.evaluate(() => {
      window.seen = [];
      new MutationObserver(() => window.seen.push(`${document.title} ${document.body.innerText}`)).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const wrong = async () => {
      await put(app, "r1c3", "1"); // no repeat
      await until(() => app.label("r1c3"), /^r1c3 1/);
      await until(() => app.status().textContent(), told);
      await put(app, "r1c4", "2");
      await until(() => app.label("r1c4"), /^r1c4 2/);
    };
    await wrong();
    await app.button("Solve").click();
    await until(() => app.explanation().textContent(), /There (is a mistake|are mistakes)/);
    await app.button("Close").first().click();
    await still(page);
    // Nor after a reload, with the entries there from the start.
    const before = await page.evaluate(() => window.seen.filter((text) => /No solution/.test(text)).length);
    await page.reload();
    await until(() => app.label("r1c3"), /^r1c3 1/);
    await until(() => app.status().textContent(), told);
    await still(page);
    const after = await page.evaluate(() => /No solution/.test(document.body.innerText));
    assert.deepEqual([before > 0, after], [mode === "once", mode === "once"]);
    // The count of an open guess is told: the player asks whether it fails.
    await app.button("Clear").click();
    await app.button("Guess").click();
    await put(app, "r1c3", "1");
    await until(() => app.status().textContent(), mode === "check" ? told : /^No solution$/);
    await app.context.close();
  });

test("a repeat that is marked counts: the number of solutions hides nothing that is told", async () => {
  const app = await begun();
  await put(app, "r1c3", "5");
  await until(() => app.label("r1c3"), /^r1c3 5/);
  await until(() => app.status().textContent(), /^No solution$/);
  await app.button("Undo").click();
  await until(() => app.status().textContent(), /^One solution$/);
  await app.context.close();
});

test("a puzzle without a solution is called so, with entries too", async () => {
  const app = await world.open({}, `#9x9=12345678.........9${".".repeat(63)}`);
  await until(() => app.status().textContent(), /^No solution$/);
  await put(app, "r9c9", "1");
  await until(() => app.label("r9c9"), /^r9c9 1/);
  await still(app.page);
  assert.match(await app.status().textContent(), /^No solution$/);
  await app.context.close();
});

for (const mode of ["repeats", "check"])
  test(`a full grid with a mistake says so: ${mode}`, async () => {
    const app = await begun({ init: [(mistakes) => localStorage.setItem("clew.settings", JSON.stringify({ mistakes })), mode] }, `${solved.slice(0, 79)}..`);
    await put(app, "r9c8", "9"); // they belong the other way round
    await put(app, "r9c9", "7");
    await until(() => app.explanation().textContent(), /The grid is full, but not solved.*Check names it/s);
    await until(() => app.status().textContent(), /^Full, not solved$/);
    await app.button("Check").click();
    await until(() => app.explanation().textContent(), /r9c8 cannot be 9/);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("a mistake's reason is told without a word on the solution", async () => {
  const answer = "295683471386741529471925683947268315512379864638514297154892736863157942729436158";
  const app = await begun({}, ".....347..8...1.....1.....3.4726......2.7..6.......2...5.......86..5..4....4..1..");
  const { page } = app;
  const why = async (name, key) => {
    await put(app, name, key);
    await app.button("Check").click();
    await until(() => app.explanation().textContent(), new RegExp(`${name} cannot be ${key}`));
    await app.button("Why?").click();
  };
  // A house is broken at once.
  await why("r1c1", "7");
  await until(() => app.explanation().textContent(), /r1c8 is 7 already, in its row/);
  await app.button("Take it back").click();
  await until(() => app.label("r1c1"), /^r1c1 empty/);
  // Otherwise steps lead to a contradiction; none of them places a right digit.
  const told = [];
  for (const [name, key] of [["r1c1", "9"], ["r1c3", "9"], ["r2c1", "5"], ["r2c5", "9"]]) {
    await why(name, key);
    await page.locator(".proof li").first().waitFor();
    assert.match(await app.label(name), new RegExp(`^${name} ${key}.*wrong`));
    const placed = await page.locator("[role=gridcell]").evaluateAll((all) => all.flatMap((one, i) => {
      const [, digit] = /^\S+ (\d), deduced, in a guess/.exec(one.getAttribute("aria-label")) ?? [];
      return digit ? [[Number(one.dataset.cell ?? i), digit]] : [];
    }));
    told.push(...placed);
    for (const [cell, digit] of placed) assert.notEqual(answer[cell], digit, `${name} ${key}: cell ${cell}`);
    if (placed.length) assert.match(await app.explanation().textContent(), /say nothing about the solution/);
    // The grid of the player is back when the reason is put away.
    await app.button("Why?").click();
    await page.locator(".proof").waitFor({ state: "detached" });
    assert.equal(await page.locator("[aria-label*='in a guess']").count(), 0);
    await app.button("Take it back").click();
    await until(() => app.label(name), new RegExp(`^${name} empty`));
  }
  assert.ok(told.length > 3, `${told.length}`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

for (const [width, height] of [[360, 640], [390, 664]])
  test(`on a phone a mistake's reason and its buttons are seen together: ${width} x ${height}`, async () => {
    const app = await begun({ ...phone, width, height }, ".....347..8...1.....1.....3.4726......2.7..6.......2...5.......86..5..4....4..1..");
    await put(app, "r1c3", "9");
    await app.press("Check");
    await until(() => app.explanation().textContent(), /r1c3 cannot be 9/);
    await app.button("Why?").tap();
    const first = app.page.locator(".proof li").first();
    await first.waitFor();
    await still(app.page);
    const bottom = async (part) => (await part.boundingBox()).y + (await part.boundingBox()).height;
    const back = app.button("Take it back");
    assert.ok((await bottom(back)) <= height);
    assert.ok((await bottom(first)) <= (await back.boundingBox()).y, "the reason begins above the buttons");
    await back.tap();
    await until(() => app.label("r1c3"), /^r1c3 empty/);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("two fingers zoom the grid alone, and select nothing on the way", async () => {
  const app = await begun(phone);
  const { page } = app;
  await app.cell("r2c2").tap();
  await until(() => app.cell("r2c2").getAttribute("aria-selected"), /true/);
  const session = await app.context.newCDPSession(page);
  const grid = await page.locator("[role=grid]").boundingBox();
  const [x, y] = [grid.x + grid.width / 2, grid.y + grid.height / 2];
  const send = (type, ...points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((far, id) => ({ x: x + far, y: y + far / 4, id })) });
  await send("touchStart", -30);
  await send("touchMove", -34);
  await send("touchStart", -34, 30);
  for (const far of [40, 60, 80, 100]) await send("touchMove", -far, far);
  await send("touchEnd", -100);
  await send("touchMove", -60);
  await send("touchEnd");
  await page.waitForFunction((width) => document.querySelector("[role=grid]").getBoundingClientRect().width > width * 1.5, grid.width);
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  assert.deepEqual(await page.locator("[aria-selected=true]").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label").slice(0, 4))), ["r2c2"]);
  // Keys and commands keep their places.
  const hint = await app.button("Hint").boundingBox();
  assert.ok(hint.y + hint.height <= 664, JSON.stringify(hint));
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("every key of the pen and of colours has a name, and in forced colours the chosen mode is seen", async () => {
  const app = await world.open({ forcedColors: "active" }, `#9x9=${solved.slice(0, 80)}.`);
  const { page } = app;
  await app.cell("r9c9").waitFor();
  for (const mode of ["Value", "Corner", "Centre", "Colour", "Pen"]) {
    await page.getByRole("radio", { name: mode, exact: true }).click();
    const nameless = await page.locator("main button").evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !(one.getAttribute("aria-label") ?? one.textContent).trim()).length);
    assert.equal(nameless, 0, mode);
    const grounds = await page.locator(".modes [role=radio]").evaluateAll((all) => all.map((one) => [one.getAttribute("aria-checked"), getComputedStyle(one).backgroundColor]));
    const [chosen] = grounds.filter(([on]) => on === "true");
    for (const [on, ground] of grounds) if (on === "false") assert.notEqual(ground, chosen[1], mode);
  }
  await app.context.close();
});

test("a search that takes long says so: the bar moves, attempts are counted, and the library is offered", async () => {
  const app = await world.open();
  const { page } = app;
  await page.clock.install();
  await page.locator(".choose select").selectOption("16x16");
  await page.locator('[data-layout="16x16"][aria-busy=false]').waitFor();
  await app.level("easy");
  await app.press("Generate");
  await page.clock.runFor(300);
  await page.locator(".working progress").waitFor();
  // A share that nobody knows is no empty bar.
  assert.equal(await page.locator(".working progress").getAttribute("value"), null);
  await page.clock.runFor(10_000);
  await until(() => page.locator(".working").textContent(), /Puzzles of this level \(easy\) are rare on this layout.*Take one of the library \(\w+/s);
  await page.locator(".working").getByRole("button", { name: /^Take one of the library/ }).click();
  await page.locator(".working").waitFor({ state: "detached" });
  await until(() => valuesOf(page), /\d.*\d/);
  assert.equal(await page.locator("[role=grid]").getAttribute("data-layout"), "16x16");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a search for a level that none has says how near it came", async () => {
  const app = await world.open();
  const { page } = app;
  await page.locator(".choose select").selectOption("6x6");
  await page.locator('[data-layout="6x6"][aria-busy=false]').waitFor();
  await app.level("diabolical");
  await app.press("Generate");
  await until(() => page.locator(".working").textContent(), /\d puzzles tried, nearest level so far: (easy|intermediate|hard|very hard)/);
  await page.locator(".working").getByRole("button", { name: "Stop" }).click();
  await page.locator(".working").waitFor({ state: "detached" });
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
