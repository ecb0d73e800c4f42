// The page in other languages: by the browser's language or by the player's choice; in German to the last word.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, classic, openLesson, solved, sources, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

for (const [name, size] of [["wide", {}], ["phone", phone]])
  test(`a game in German: ${name}`, async () => {
    const app = await world.open({ ...size, locale: "de-DE" });
    const { page } = app;
    const button = (text) => page.getByRole("button", { name: text, exact: true });
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    await page.locator(".puzzles li").nth(5).waitFor();
    assert.match(await page.locator(".start").innerText(), /Sudoku, jeder Schritt erklärt[^]*Rätsel von heute[^]*Leicht[^]*Teuflisch[^]*Leeres Gitter/);
    await audit(page, "start");
    await page.getByRole("textbox", { name: "Rätsel" }).fill(classic);
    await button("Laden").click();
    await until(() => page.getByRole("status", { name: "Lösungen" }).textContent(), /Eine Lösung/);
    assert.match(await app.label("r1c1"), /^r1c1 vorgegeben 5/);
    for (const depth of [1, 2, 3]) {
      await button("Tipp").click();
      await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
    }
    const depths = await page.locator(".depths").textContent();
    assert.match(depths, /^Sieh dir .* an\.\w[^]* (Einer|House)/, "the engine speaks German");
    assert.doesNotMatch(depths, /\b(row|column|box|and|only|is)\b/);
    await audit(page, "hint");
    for (const [cell, digit] of [...solved].entries()) {
      const at = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
      if (!/leer/.test(await app.label(at))) continue;
      await app.cell(at).focus();
      await page.keyboard.press(digit);
    }
    await until(() => page.getByRole("region", { name: "Erklärung" }).textContent(), /Zeit\d+:\d\d.*Tipps1 Tipp/);
    await audit(page, "finish");
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("the language is the player's choice, and stays", async () => {
  const app = await world.open();
  const { page } = app;
  await app.button("Options").click();
  await page.getByLabel("Language").selectOption("de");
  await page.getByText("Sudoku, jeder Schritt erklärt").waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Optionen" }).click();
  await page.getByLabel("Sprache").selectOption("es");
  await page.getByText("Sudoku con cada paso explicado").waitFor();
  await page.getByRole("button", { name: "Opciones" }).click();
  await page.getByLabel("Idioma").selectOption("en");
  await page.getByText("Sudoku with every step explained").waitFor();
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

/** Names, and words that German spells the same. */
const alike = /^(Clew|English|Deutsch|Français|Español|Auto|Dialog|Pause|Layout|Link|Median|normal|[XVZ]|H, S, G|F1 – F9|Full House|Skyscraper|Thermometer|Renban|Nabner|Sandwich|Little Killer|Killer|XV|Sandwiches|Palindrome?|Samurai( 13)?|Tridoku|Roxdoku|Windoku( X)?|Twodoku|Gattai \d)$/i;
/** Words that occur in no German sentence. */
const foreign = new RegExp(`\\b(${[
  "the|of|and|or|is|are|be|with|without|no|not|by|to|from|for|on|at|this|that|these|those|your|you|it|its|has|have|can|cannot|only|each|every|other|another|what|which|where|why",
  "rows?|columns?|box|boxes|regions?|windows?|cells?|digits?|houses?|grids?|puzzles?|steps?|games?|hints?|given|givens|empty|layout|candidates?|solutions?|solved|easy|intermediate|hard|very|diabolical",
  "cage|line|arrow|dot|single|hidden|naked|tall|own|left|right|above|below",
].join("|")})\\b`, "i");

/** Every text and every name that the page holds. */
const heard = (page) =>
  page.evaluate(() => {
    const found = [document.title, ...(window.said ?? [])];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) if (!node.parentElement.closest("script, style, noscript")) found.push(node.data);
    for (const name of ["aria-label", "title", "alt", "label", "placeholder"])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name));
    return [...new Set(found.map((text) => text.trim()).filter(Boolean))];
  });

/** For a page's init script: records every announcement. */
const announcements = () => {
  window.said = [];
  new MutationObserver(() => { for (const one of document.querySelectorAll("[aria-live=assertive]")) window.said.push(one.textContent); })
    .observe(document, { subtree: true, childList: true, characterData: true });
  window.print = () => {};
};

const strings = (part) => (typeof part === "string" ? [part] : part && typeof part === "object" ? Object.values(part).flatMap(strings) : []);
const englishWords = async () => new Set((await Promise.all(["page", "names", "build", "learn", "options", "sheets", "order", "photo", "days", "shared-picture", "finished"]
  .map(async (name) => Object.values(await sources(`web/src/words/en/${name}.ts`)).flatMap(strings)))).flat().map((text) => text.toLowerCase()));

/** Names, and words that the language spells as English does. */
const shared = {
  fr: /^(Clew|English|Deutsch|Français|Español|Auto|Options|Photo|Solutions|Pause|Killer|XV|Renban|Little killer|Palindromes?|Quadruples?|Sandwich|Skyscraper|Samurai( 13)?|Tridoku|Roxdoku|Windoku( X)?|Twodoku|Gattai \d|[XVZ]|H, S, G|F1 – F9|Ctrl-V|Technique)$/i,
  es: /^(Clew|English|Deutsch|Français|Español|Auto|Killer|XV|Renban|Little killer|Tridoku|Roxdoku|Windoku( X)?|Twodoku|Gattai \d|normal|Triple diagonal|[XVZ]|H, S, G|F1 – F9|Ctrl-V)$/i,
};

for (const [code, size] of [["fr", phone], ["es", {}]])
  test(`first screens, dialogs and a hint have no English sentence: ${code}`, async () => {
    const english = await englishWords();
    const { page: words } = await sources(`web/src/words/${code}/page.ts`);
    const { buttons, labels } = words;
    const app = await world.open({ ...size, locale: code, init: [announcements] });
    const { page } = app;
    const left = new Map();
    const listen = async (where) => {
      for (const text of await heard(page)) if (!shared[code].test(text) && english.has(text.toLowerCase()) && !left.has(text)) left.set(text, where);
    };
    assert.equal(await page.evaluate(() => document.documentElement.lang), code);
    await page.locator(".puzzles li").nth(5).waitFor();
    await listen("start");
    await audit(page, "start");
    await page.getByRole("textbox", { name: labels.puzzle }).fill("5 6 x");
    await app.button(buttons.load).click();
    await page.locator(".refusal").waitFor();
    await listen("refused");
    await page.getByRole("textbox", { name: labels.puzzle }).fill(classic);
    await app.button(buttons.load).click();
    await until(() => page.getByRole("status", { name: labels.solutions }).textContent(), new RegExp(words.solutions.one));
    for (const depth of [1, 2, 3]) {
      await app.button(buttons.hint).click();
      await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
    }
    assert.doesNotMatch(await page.locator(".depths").textContent(), /\b(row|column|box|and|only|is|can)\b/, "the engine speaks the language");
    await listen("hint");
    for (const [name, ready] of [[buttons.options, ".options"], [buttons.days, ".days table"], [buttons.keys, ".dialog-body table, .dialog-body dl"]]) {
      await app.press(name).catch(async () => { await app.button(buttons.more).click(); await page.getByRole("dialog").getByRole("button", { name, exact: true }).click(); });
      await page.locator(ready).first().waitFor();
      await listen(name);
      assert.equal(await page.locator(".dialog-body").evaluate((one) => one.scrollWidth - one.clientWidth), 0, name);
      await page.keyboard.press("Escape");
    }
    assert.deepEqual([...left].map(([text, where]) => `${where}: ${text}`), []);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("no English is left on any screen, in any dialog, in anything announced", async () => {
  const english = await englishWords();
  const { page: german } = await sources("web/src/words/de/page.ts");
  const { finished } = await sources("web/src/words/de/finished.ts");
  const { buttons, labels, play } = german;

  const app = await world.open({ locale: "de-DE", init: [announcements] });
  const { page } = app;
  const left = new Map();
  const listen = async (where) => {
    for (const text of await heard(page))
      if (!alike.test(text) && (foreign.test(text.replace(/Full House|f-puzzles/g, "")) || english.has(text.toLowerCase())) && !left.has(text)) left.set(text, where);
  };
  const button = (name) => page.getByRole("button", { name, exact: true });
  const explanation = () => page.getByRole("region", { name: labels.explanation }).textContent();
  const status = () => page.getByRole("status", { name: labels.solutions }).textContent();
  const load = async (text) => {
    await page.getByRole("textbox", { name: labels.puzzle }).fill(text);
    await button(buttons.load).click();
  };
  const dialog = async (name, ready) => {
    await app.press(name);
    await page.locator(ready).first().waitFor();
    await listen(name);
    await page.keyboard.press("Escape");
  };

  // The first screen, and the pages behind it.
  await page.locator(".puzzles li").nth(5).waitFor();
  await listen("start");
  for (const text of ["12", "5 6 x", "sudoku 1\ngrid 9x9 box 2x2\ngivens\n", "https://f-puzzles.com/?load=abc"]) {
    await load(text);
    await page.locator(".refusal").waitFor();
    await listen(`refused: ${text}`);
  }
  await page.locator(".layouts button").nth(7).click();
  await until(() => page.locator(".graded h2").textContent(), /Schmetterling/);
  await page.locator(".puzzles li").nth(0).waitFor();
  await listen("another layout");
  await dialog(buttons.library, ".library .shelf li, .library li");
  await dialog(buttons.games, ".library p");
  await dialog(buttons.days, ".days table");
  await dialog(buttons.statistics, ".statistics");
  await button(buttons.options).click();
  await page.locator(".technique-order li").first().waitFor();
  await listen("options");
  await page.keyboard.press("Escape");
  await dialog(buttons.keys, ".dialog-body table, .dialog-body dl");

  // A game: hints, marks, mistakes, a guess, contradictions, the path.
  await load(classic);
  await until(status, /Eine Lösung/);
  await page.locator(".level .figures").waitFor();
  await app.press(buttons.rate);
  await until(explanation, /ER/);
  await listen("rated");
  for (const depth of [1, 2, 3]) {
    await button(buttons.hint).click();
    await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
  }
  await listen("hint");
  await button(buttons.step).click();
  await page.locator(`ol[aria-label=${labels.steps}] li`).first().waitFor();
  await listen("step");
  await page.locator(`ol[aria-label=${labels.steps}] button`).first().click();
  await listen("record");
  await button(buttons.backToNow).click();
  await button(buttons.allSteps).click();
  await page.locator(".moves li").first().waitFor({ timeout: 30000 });
  await listen("all steps");
  await page.getByRole("radio", { name: german.marks.automatic, exact: true }).click();
  await app.cell("r1c3").click();
  for (const key of ["Shift+Digit4", "Control+Digit2", "Control+Shift+Digit3", "x", "1", "v", "2", "b", "1", "Shift+ArrowRight", "Control+ArrowUp", "9", "z", "Backspace"]) await page.keyboard.press(key);
  await listen("marks");
  for (const mode of Object.values(german.modes)) {
    await page.getByRole("radio", { name: mode }).click();
    await listen(mode);
  }
  await page.getByRole("radio", { name: german.modes.value }).click();
  await app.cell("r9c1").click();
  await page.keyboard.press("2");
  await button(buttons.reveal).click();
  await until(explanation, /widersprechen einander/);
  await listen("contradiction");
  await button(buttons.hint).click();
  await until(explanation, /Hier stecken Fehler/);
  await listen("mistakes");
  await button(buttons.check).click();
  await until(explanation, /kann nicht 2 sein/);
  await button(buttons.takeBack).click();
  await button(buttons.guess).click();
  await listen("guess");
  await app.cell("r9c1").click();
  await page.keyboard.press("1");
  await until(status, /Keine Lösung/);
  await button(buttons.why).click();
  await page.locator(".proof li").first().waitFor();
  await listen("refuted");
  await page.locator(".failed .button.guess").click();
  await listen("popped");
  await button(buttons.reveal).click();
  await button(buttons.reveal).click();
  await until(() => page.locator(".facts").textContent(), /wahre Kandidaten/);
  await listen("true candidates");
  await dialog(buttons.path, ".path-summary table");
  await app.cell("r1c3").click();
  await button(buttons.prove).click();
  await page.getByRole("dialog").getByRole("button", { name: "2 ausgeschlossen" }).click();
  await page.getByRole("dialog").getByRole("button", { name: buttons.check, exact: true }).click();
  await page.locator(".verdict").waitFor();
  await listen("deduction");
  await page.keyboard.press("Escape");
  await dialog(buttons.share, ".share");
  await button(play.pause).click();
  await listen("paused");
  await page.locator(".paused button").click();
  await button(buttons.freeze).click();
  await button(buttons.makeGivens).waitFor();
  await listen("freezing");
  await button(buttons.makeGivens).click();
  await button(buttons.undo).click();
  await button(buttons.solve).click();
  await until(explanation, /gehört aber dorthin/);
  await listen("ruled out");
  await page.locator(".notice .row button").click();
  await button(buttons.solve).click();
  await until(explanation, /Gelöst/);
  await listen("solved");

  // The finish, and its records.
  await load(`${solved.slice(0, 80)}.`);
  await until(status, /Eine Lösung/);
  await app.cell("r9c9").focus();
  await page.keyboard.press(solved[80]);
  await until(explanation, /Gelöst.*Tipps/);
  await button(finished.tell).click();
  await listen("finish");
  await dialog(buttons.statistics, ".statistics table");
  await dialog(buttons.games, ".shelf li");

  // Constraints, and the editor of them.
  await load(`sudoku 1\ndigits 1-6\nat 1,1 grid 6x6 box 2x3\ncage 11 r1c5 r2c5\nthermo r3c3 r4c4 r4c3 r5c4\nsandwich column 2 11\npairsum 7 r5c5 r6c5\nsandwich column 3 14\nsandwich column 4 11\nxsum left 4 6\ngivens\n${"......\n".repeat(6)}`);
  await page.locator(".drawn-rules li").first().waitFor();
  await until(status, /Lösung/);
  await button(buttons.hint).click();
  await page.locator(".depths, .notice").first().waitFor();
  await button(buttons.hint).click();
  await button(buttons.hint).click();
  await listen("constraints");
  await app.press(buttons.build);
  await page.locator(".build .lines-drawn li").first().waitFor();
  await listen("editor");
  const tools = page.getByLabel("Was gezeichnet wird");
  for (const value of await tools.locator("option").evaluateAll((all) => all.map((one) => one.value))) {
    await tools.selectOption(value);
    await listen(`editor, ${value}`);
  }
  await tools.selectOption("quadruple");
  for (const [i, name] of ["r1c1", "r1c2", "r2c1", "r2c2"].entries()) await app.cell(name).click(i ? { modifiers: ["Control"] } : {});
  await page.getByLabel("Ziffern im Kreis").fill("9");
  await button("Zeichnen").click();
  await until(() => page.locator(".build .refusal").textContent(), /\w/);
  await listen("editor, refused");
  await tools.selectOption("cage");
  await app.cell("r1c1").click();
  await page.getByLabel("Zahl, wenn es eine hat").fill("30");
  await button("Zeichnen").click();
  await until(status, /Keine Lösung/);
  await page.locator(".build").getByRole("button", { name: buttons.reveal }).click();
  await until(explanation, /Diese widersprechen.* (bei|von|ab|zwischen) r\dc\d/s);
  await listen("constraints that contradict");

  // Lessons and practice.
  await app.press(buttons.lessons);
  await page.locator(".techniques li").first().waitFor();
  await listen("course");
  for (const name of ["X-Wing", "Nacktes Paar", "Käfigkombinationen", "Einfache Färbung: Falle"]) {
    await openLesson(page, name);
    await page.locator(".lesson-side .primary").waitFor();
    for (let stage = 0; stage < 4; ++stage) {
      await button("Weiter").click();
      await listen(`${name}, ${stage}`);
    }
    await button("Alle Techniken").click();
  }
  await openLesson(page, "Versteckter Einer im Block");
  await button("Üben").click();
  await until(explanation, /Noch nichts/);
  await button("Zeigen").click();
  await until(explanation, /Dies war der Schritt/);
  await listen("practice");
  assert.deepEqual([...left].map(([text, where]) => `${where}: ${text}`), []);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
