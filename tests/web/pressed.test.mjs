// Presses every button in every state of the page in which it is shown: nothing throws, the console stays empty, and a
// press reaches the button. Of more than eight buttons of a kind beside each other (days, layouts, lessons) the first,
// the middle and the last are pressed. In states with many buttons CLEW_SEED chooses a quarter of them; CLEW_PRESSES=all
// asks for all, which takes a quarter of an hour.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { classic, openLesson, slowEngine, solved, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const picture = fileURLToPath(new URL("../../examples/puzzles/page.jpg", import.meta.url));
const killer = readFileSync(new URL("../../examples/published/killer.txt", import.meta.url), "utf8");
const hard = "1...8..34..7............1...853...42..25.8.....9..2.1..7...3....54.7...66.3...4..";
const variant = `sudoku 1\ndigits 1-9\nat 1,1 grid 9x9 box 3x3\ntitle Warp and Weft\nauthor Clew\nrules "Normal sudoku rules apply."\ncage 14 r1c1 r1c2 r2c1\nthermo r6c3 r5c3 r4c3\narrow r7c4 | r8c4 r8c5\ngivens\n${classic}\n`;
/** A puzzle in a drawing with marks and words that are not taken in. */
const partly = JSON.stringify({ size: 4, grid: [1, 2, 3, 4].map((digit) => [{ value: digit, given: true }, { centerPencilMarks: [1, 2] }, {}, {}]), ruleset: "All digits are lucky." });
/** A drawing of which one sentence is not understood. */
const drawn = JSON.stringify({
  cells: [0, 1, 2, 3].map(() => [{}, {}, {}, {}]), regions: [0, 1, 2, 3].map((box) => [0, 1, 2, 3].map((i) => [(box >> 1) * 2 + (i >> 1), (box % 2) * 2 + (i % 2)])),
  cages: [{ cells: [[0, 0], [0, 1]], value: "3", unique: true }], lines: [{ wayPoints: [[3.5, 3.5], [2.5, 2.5]], color: "#67F067", thickness: 10 }],
  metadata: { title: "Warp", rules: "Normal sudoku rules apply. Cages show their sums. On the green line, no digit is the mirror of its neighbour." },
});
const nested = JSON.parse(readFileSync(new URL("../golden/words.json", import.meta.url))).find(({ technique }) => technique === "nested-trial").text;
const seed = Number(process.env.CLEW_SEED ?? 1);
const share = process.env.CLEW_PRESSES === "all" ? 1 : 4;
const few = 8;

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 664, hasTouch: true, isMobile: true };

/** Runs in the page before its code: a store without games, and no doors out of the page. */
function alone() {
  if (location.protocol === "about:") return;
  localStorage.clear();
  window.print = () => {};
  window.open = () => null;
  navigator.share = () => Promise.resolve();
}
const first = `(${slowEngine})([null, 0]); (${alone})();`;

const tried = async (app) => {
  await hints(2)(app);
  await app.page.keyboard.press("h");
  await app.page.locator(".trial-hint > .reason, .trial").waitFor();
};
/** Text of an init script that makes hints look for these techniques first. */
const techniques = (...order) => `if (location.protocol !== "about:") localStorage.setItem("clew.settings", ${JSON.stringify(JSON.stringify({ order }))});`;

/** Runs in the page: names of the buttons that can be pressed, each with its number among those of the same name. */
function shownButtons() {
  const top = document.querySelector("dialog:modal, .drop-list") ?? document;
  const nameOf = (one) => (one.ariaLabel || one.textContent || one.labels?.[0]?.textContent || one.title).trim().replace(/\d+:\d\d/g, "0:00").replace(/\s+/g, " ").slice(0, 60);
  const all = [...top.querySelectorAll("button, summary, [role=radio], [role=tab], input[type=checkbox], input[type=radio]")]
    .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.getBoundingClientRect().width > 1 && !one.closest("[inert]") && getComputedStyle(one).pointerEvents !== "none");
  const kinds = Map.groupBy(all, (one) => {
    const place = one.parentElement.localName === "li" ? one.parentElement.parentElement : one.parentElement;
    return `${place.className} ${place.ariaLabel} ${one.className}`;
  });
  const left = new Set([...kinds.values()].flatMap((kind) => (kind.length > 8 ? [0, kind.length >> 1, kind.length - 1].map((at) => kind[at]) : kind)));
  const times = new Map();
  return all.flatMap((one) => {
    const name = nameOf(one);
    const nth = times.get(name) ?? 0;
    times.set(name, nth + 1);
    one.dataset.press = `${name} #${nth}`;
    return left.has(one) ? [one.dataset.press] : [];
  });
}

/** Runs in the page: until the engine owes nothing, for forty frames at the most. */
async function settled() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let i = 0, calm = 0; i < 40 && calm < 3; ++i, await frame()) calm = window.owed ? 0 : calm + 1;
}

/** States of the page: each begins with a page just opened, with this end of its address. */
const begun = async (app) => { await until(() => app.page.locator("[role=status]").first().textContent(), /olution/); };
const command = (name, ready) => async (app) => {
  await begun(app);
  await app.cell("r1c3").click();
  await app.press(name);
  await app.page.locator(ready).first().waitFor();
};
const puzzle = (text, act = async () => {}) => async (app) => {
  await app.load(text);
  await app.page.locator(".start").waitFor({ state: "detached" });
  await begun(app);
  await act(app);
};
const hints = (depth) => async (app) => {
  await begun(app);
  for (let i = 1; i <= depth; ++i) {
    await app.page.keyboard.press("h");
    await app.page.locator(`.depths > li:nth-child(${i})`).waitFor();
  }
};
const workbench = (part, ready) => async (app) => {
  await app.press("Build");
  await app.page.locator(".build").getByRole("button", { name: part, exact: true }).click();
  await app.page.locator(ready).first().waitFor();
};
const notice = (app) => until(() => app.explanation().textContent(), /left out/);
const read = async (app) => { await app.load(drawn); await app.page.locator(".reading .clauses").waitFor(); };
const lastCell = classic.lastIndexOf(".");
const finished = puzzle([...solved].map((digit, cell) => (cell === lastCell ? "." : digit)).join(""), async (app) => {
  await app.cell(`r${Math.floor(lastCell / 9) + 1}c${(lastCell % 9) + 1}`).click();
  await app.page.keyboard.press(solved[lastCell]);
  await app.page.locator(".notice.finished").waitFor();
});
const choose = async (app, name) => {
  await app.cell(name).click();
  await until(() => app.cell(name).getAttribute("aria-selected"), /true/);
};
const wrong = async (app) => {
  await begun(app);
  await choose(app, "r1c3");
  await app.page.keyboard.press("2");
  await until(() => app.label("r1c3"), /^r1c3 2/);
  await app.press("Check");
  await app.page.getByRole("button", { name: "Why?", exact: true }).first().waitFor();
};
const guessed = async (app) => {
  await begun(app);
  await app.press("Guess");
  await choose(app, "r1c3");
  await app.page.keyboard.press("1");
};
const failed = async (app) => {
  await guessed(app);
  await app.button("Why?").first().click();
  await app.page.locator(".failed .end").waitFor();
};
const looked = async (app) => {
  await begun(app);
  await app.page.keyboard.press("s");
  await until(() => app.steps().count().then(String), /[1-9]/);
  await app.steps().first().getByRole("button").click();
  await app.button("Go on from here").waitFor();
};
const lesson = (ready) => async (app) => {
  await app.press("Lessons");
  if (ready) await openLesson(app.page, "X-Wing");
  await app.page.locator(ready || ".techniques button").first().waitFor();
};
const mode = (name) => async (app) => {
  await begun(app);
  const radio = app.page.getByRole("radio", { name: new RegExp(`^${name}`) });
  await ((await radio.count()) ? radio.first().click() : app.press(name));
};

const game = `#9x9=${classic}`;
const states = {
  "start": [wide, "", async () => {}], "start on a phone": [phone, "", async () => {}],
  "a game": [wide, game, async (app) => { await begun(app); await app.cell("r1c3").click(); }],
  "a game on a phone": [phone, game, async (app) => { await begun(app); await app.cell("r1c3").click(); }],
  "an empty grid": [wide, "#9x9=", begun],
  "a variant": [wide, "", puzzle(variant)], "a variant on a phone": [phone, "", puzzle(variant, async (app) => { await app.page.getByRole("button", { name: /^Rules/ }).first().waitFor(); })],
  "a published killer": [wide, "", puzzle(killer)],
  "where to look": [wide, game, hints(1)], "a hint": [wide, game, hints(3)], "a hint on a phone": [phone, game, hints(2)], "its reason on a phone": [phone, game, hints(3)],
  "a trial": [wide, game, tried, techniques("trial")], "a trial on a phone": [phone, game, tried, techniques("trial")],
  "a nested trial": [wide, "", puzzle(nested, (app) => tried(app)), techniques("nested_trial")], "a nested trial on a phone": [phone, "", puzzle(nested, (app) => tried(app)), techniques("nested_trial")],
  "how it was read": [wide, "", read], "how it was read on a phone": [phone, "", read],
  "a failed guess": [wide, game, failed], "a failed guess on a phone": [phone, game, failed],
  "what was left out": [wide, "", puzzle(partly, notice)], "what was left out on a phone": [phone, "", puzzle(partly, notice)],
  "rules on a phone": [phone, "", puzzle(variant, async (app) => { if (!(await app.page.locator(".setter").isVisible())) await app.button("Rules").first().click(); await app.page.locator(".setter").waitFor(); })],
  "several puzzles": [wide, "", async (app) => { await app.load(`One:\n${classic}\nAnother:\n${hard}`); await app.page.locator("dialog .shelf button").nth(1).waitFor(); }],
  "asked before freezing": [wide, game, async (app) => { await begun(app); await app.cell("r1c3").click(); await app.page.keyboard.press("4"); await app.press("Freeze"); await app.button("Leave them").waitFor(); }],
  "a mistake": [wide, game, wrong], "a mistake on a phone": [phone, game, wrong], "a guess": [wide, game, guessed], "a step of the record": [wide, game, looked],
  "all steps": [wide, `#9x9=${hard}`, async (app) => { await begun(app); await app.press("All steps"); await app.page.locator(".moves li").first().waitFor(); }],
  "pen": [wide, game, mode("Pen")], "pen on a phone": [phone, game, mode("Pen")], "colours": [wide, game, mode("Colour")],
  "the finish": [wide, "", finished], "the finish on a phone": [phone, "", finished],
  "course": [wide, game, lesson("")], "course on a phone": [phone, game, lesson("")], "a lesson": [wide, game, lesson(".lesson")],
  "practice": [wide, game, async (app) => { await lesson(".lesson")(app); await app.button("Practise").first().click(); await app.page.getByRole("button", { name: "Check", exact: true }).first().waitFor(); }],
  "the editor's board": [wide, game, workbench("Board", ".build")], "the editor's clues": [wide, game, workbench("Clues", ".build")],
  "workbench": [wide, game, workbench("Workbench", ".course")], "workbench on a phone": [phone, game, workbench("Workbench", ".course")],
  "library": [wide, game, command("Library", "dialog .puzzles li, dialog li button")], "days": [wide, game, command("Days", ".days button")], "games": [wide, game, command("Earlier games", "dialog")], "statistics": [wide, game, command("Statistics", "dialog .dialog-body")],
  "options": [wide, game, command("Options", "dialog [role=radio], dialog input")], "keys": [wide, game, command("Keys", "dialog .dialog-body")], "photo": [wide, game, command("Photo", "dialog input")], "share": [wide, game, command("Share", "dialog button")],
  "a photo read": [phone, game, async (app) => { await command("Photo", "dialog input")(app); await app.page.locator("dialog input[type=file]").first().setInputFiles(picture); await app.page.locator(".photo-says").waitFor(); }],
  "check a deduction": [wide, game, command("Check a deduction", ".prove .pad button")], "path": [wide, game, command("Path", ".path-summary td")],
  "a phone's menu": [phone, game, async (app) => { await begun(app); await app.button("More").click(); await app.page.locator(".menu").waitFor(); }],
  "the play menu": [wide, game, async (app) => { await begun(app); await app.button("Play menu").click(); }], "the learn menu": [wide, game, async (app) => { await begun(app); await app.button("Learn menu").click(); }], "the make menu": [wide, game, async (app) => { await begun(app); await app.button("Make menu").click(); }],
};

for (const [state, [size, hash, make, also = ""]] of Object.entries(states))
  test(`every button: ${state}`, async () => {
    const app = await world.open({ ...size, init: [{ content: first + also }] }, hash);
    const { page, troubles } = app;
    page.setDefaultTimeout(10000);
    page.on("dialog", (one) => void one.accept());
    page.on("filechooser", () => {});
    let opened = 0;
    const begin = async () => {
      if (opened++) {
        await page.goto("about:blank");
        await page.goto(world.address + hash);
        await page.locator("[role=gridcell]").first().waitFor();
      }
      await make(app);
      await page.evaluate(settled);
      return page.evaluate(shownButtons);
    };
    const names = await begin();
    const chosen = names.filter((_, i) => names.length <= few || (i + seed) % share === 0);
    const faults = [];
    for (const [i, name] of chosen.entries()) {
      if (i && (await page.evaluate(shownButtons)).join() !== names.join()) await begin();
      // Findings that come one by one are waited for; each new one may draw the others again.
      await until(async () => (await page.evaluate(shownButtons)).join("\n"), new RegExp(`^${name.replace(/[^\w ]/g, "\\$&")}$`, "m")).catch(() => faults.push(`${name}: not shown again`));
      const press = () => page.locator(`[data-press=${JSON.stringify(name)}]`).first().click({ timeout: 4000 });
      await press().catch(async () => { await page.evaluate(shownButtons); await press(); }).catch((error) => faults.push(`${name}: ${error.message}`));
      await page.evaluate(settled);
      faults.push(...troubles.splice(0).map((trouble) => `${name}: ${trouble}`));
    }
    if (process.env.CLEW_PRESSES) console.log(`${state}: ${chosen.length} of ${names.length} buttons pressed, opened ${opened} times: ${names.join(' | ')}`);
    assert.deepEqual(faults, []);
    assert.ok(chosen.length, "there are buttons");
    await app.context.close();
  });
