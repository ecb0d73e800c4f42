// Every button, in every state in which it is shown: nothing throws, and nothing is said on the console.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, solved, stage, until, valuesOf } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { hasTouch: true, isMobile: true };

/** The same puzzle with its digits under other names: as many games as are asked for. */
function names(place) {
  const left = [..."123456789"];
  let rest = place;
  return [..."123456789"].map((_, i) => {
    const [digit] = left.splice(rest % left.length, 1);
    rest = Math.floor(rest / (9 - i));
    return digit;
  });
}

class Player {
  games = 0;
  constructor(app) { Object.assign(this, app); }
  /** The digit that represents this digit of the classic puzzle. */
  own = (digit) => this.named[digit - 1];
  async begin(puzzle = classic) {
    this.named = names(++this.games);
    const line = puzzle.replace(/\d/g, (digit) => this.own(Number(digit)));
    await this.page.evaluate((link) => { location.hash = link; }, `#9x9=${line}`);
    await until(() => valuesOf(this.page), new RegExp(`^${line.replaceAll(".", "\\.")}$`));
    await this.page.waitForFunction(() => !document.querySelector("dialog[open], .start, .lesson, .techniques"));
    await until(() => this.page.locator("[role=status]").first().textContent(), /One solution/);
    await this.page.keyboard.press("Escape");
    await this.radio("Value");
    // A choice that outlasts the game.
    await this.page.evaluate(() => document.querySelector(".auto[aria-pressed=true]")?.click());
  }
  radio = (name) => this.page.getByRole("radio", { name, exact: true }).first().click();
  press = (name) => this.button(name).filter({ visible: true }).first().click();
  async put(cell, digit) {
    await this.cell(cell).focus();
    await this.page.keyboard.press(String(this.own(digit)));
    await until(() => this.label(cell), new RegExp(`^${cell} ${this.own(digit)}`));
  }
  async menu(name) {
    if (await this.button("More").isVisible()) await this.press("More");
    await this.press(name);
  }
  seen = (what) => this.page.locator(what).filter({ visible: true }).first().waitFor();
}

const hinted = async (player, depth) => {
  for (let i = 1; i <= depth; ++i) {
    await player.press("Hint");
    await player.seen(`.depths > li:nth-child(${i})`);
  }
};
const guessed = async (player, digit) => {
  await player.menu("Guess");
  await player.put("r9c1", digit);
};
const looked = async (player) => {
  await player.press("Step");
  await player.seen(".done");
  await player.page.keyboard.press("Escape");
  if (!(await player.page.locator(".record li button").first().isVisible())) await player.menu("Steps");
  await player.page.locator(".record li button").first().click();
  await until(() => player.explanation().textContent(), /Go on from here/);
};
const dialog = (name, part) => async (player) => {
  await player.menu(name);
  await player.seen(part);
};
const lesson = (name) => async (player) => {
  await player.menu("Learn");
  await player.seen(".techniques");
  if (!name) return;
  await player.page.locator(".techniques").getByRole("button", { name: /^Naked Pair(,|$)/ }).click();
  await player.seen(".lesson");
  if (name === "lesson") return;
  await player.press("Practise");
  await until(() => player.explanation().textContent(), /Nothing yet/);
};

/** The actions to reach each state from the beginning of a game, and its buttons. */
const states = {
  game: [async () => {}, "body"],
  "hint 1": [(player) => hinted(player, 1), ".explanation"],
  "hint 3": [(player) => hinted(player, 3)],
  "a step done": [async (player) => { await player.press("Step"); await player.seen(".done"); }],
  "a step looked at": [looked, "body"],
  "all steps": [async (player) => {
    if (await player.button("All steps").isVisible()) await player.press("All steps");
    else { await player.menu("Steps"); await player.press("All steps"); }
    await player.seen(".moves li");
  }, ".explanation"],
  mistakes: [async (player) => { await player.put("r1c3", 1); await player.menu("Check"); await player.seen(".elim"); }, ".explanation"],
  freezing: [async (player) => { await player.put("r1c3", 4); await player.page.keyboard.press("Enter"); await until(() => player.explanation().textContent(), /Make your entries givens/); }, ".explanation"],
  contradiction: [async (player) => { await player.put("r1c3", 5); await player.menu("Reveal"); await until(() => player.explanation().textContent(), /contradict each other/); }],
  "a guess open": [async (player) => { await player.menu("Guess"); await until(() => player.page.locator("main").textContent(), /Drop/); }],
  "a guess made": [(player) => guessed(player, 2)],
  "a guess that fails": [async (player) => { await guessed(player, 1); await until(() => player.explanation().textContent(), /The guess fails/); }],
  "a guess refuted": [async (player) => { await guessed(player, 1); await until(() => player.explanation().textContent(), /The guess fails/); await player.press("Why?"); await player.seen(".proof li"); }, ".explanation"],
  colours: [(player) => player.radio("Colour")],
  pen: [(player) => player.radio("Pen")],
  paused: [async (player) => { await player.press("Pause"); await player.seen(".paused"); }],
  finished: [async (player) => { await player.begin(`${solved.slice(0, 80)}.`); await player.put("r9c9", 9); await player.seen(".notice.finished"); }],
  build: [async (player) => { await player.menu("Build"); await player.seen(".build"); }, ".explanation"],
  options: [dialog("Options", ".options select"), "dialog"],
  games: [dialog("Earlier games", ".shelf"), "dialog"],
  statistics: [dialog("Statistics", ".statistics"), "dialog"],
  library: [dialog("Library", ".library .shelf li"), "dialog"],
  share: [dialog("Share", ".share"), "dialog"],
  path: [dialog("Path", ".path-summary td"), "dialog"],
  deduction: [dialog("Check a deduction", ".prove"), "dialog"],
  lesson: [lesson("lesson"), ".lesson"],
  practice: [lesson("practice"), ".lesson"],
};

/** The names of all buttons that can be pressed there now. */
const shown = (page, where) => page.locator(where).first().locator("button").evaluateAll((all) => all
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest("[inert]") && (!document.querySelector("dialog[open]") || one.closest("dialog")))
  .map((one, i) => `${i} ${one.getAttribute("aria-label") ?? one.textContent.trim()}`));

for (const [what, size] of [["wide", {}], ["phone", { width: 390, height: 664, ...phone }]])
  test(`every button can be pressed in every state: ${what}`, async () => {
    const app = await world.open({ ...size, init: [() => { window.print = () => {}; }] }, `#9x9=${classic}`);
    const player = new Player(app);
    const { page, troubles } = app;
    let pressed = 0;
    for (const [state, [reach, where = "main"]] of Object.entries(states)) {
      let count = 1;
      for (let place = 0; place < count; ++place) {
        await player.begin();
        await reach(player);
        const all = await shown(page, where);
        // Keys and modes do the same in all of them.
        const mine = state === "game" || state === "pen" || state === "colours" ? all : all.filter((name) => !/^\d+ (Digit|Value|Corner|Centre|Colour|Pen)/.test(name));
        count = mine.length;
        const name = mine[place];
        if (name === undefined) break;
        await page.locator(where).first().locator("button").evaluateAll((list, at) => {
          const able = list.filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && !one.closest("[inert]") && (!document.querySelector("dialog[open]") || one.closest("dialog")));
          able[at].click();
        }, Number(name.split(" ", 1)[0]));
        // Waits until the effects have been drawn.
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        assert.deepEqual(troubles, [], `${state}: ${name}`);
        ++pressed;
      }
      assert.ok(count > 0, `${state}: ${count} buttons`);
    }
    assert.ok(pressed > 150, `${pressed} pressed`);
    assert.deepEqual(troubles, []);
    await app.context.close();
  });

test("a step of the record can be gone on from", async () => {
  const app = await world.open({}, `#9x9=${classic}`);
  const player = new Player(app);
  await player.begin();
  const before = await valuesOf(app.page);
  await looked(player);
  await player.press("Go on from here");
  await until(() => valuesOf(app.page), new RegExp(`^${before.replaceAll(".", "\\.")}$`));
  assert.equal(await app.steps().count(), 0);
  assert.doesNotMatch(await app.explanation().textContent(), /Back to now/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
