// The whole journey of a player, from the first screen to the settings: by mouse, by touch on a phone and by
// keyboard alone, each in two languages; axe finds nothing at any stop.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import { audit, lessonOf, program, sources, stage, until } from "./harness.mjs";

let world, catalogues, finishes, lessons, choices;
before(async () => {
  world = await stage();
  const part = async (name, key) => Object.fromEntries(await Promise.all(["en", "de", "fr", "es"].map(async (code) => [code, (await sources(`web/src/words/${code}/${name}.ts`))[key]])));
  [catalogues, finishes, lessons, choices] = await Promise.all([part("page", "page"), part("finished", "finished"), part("learn", "learn"), part("options", "options")]);
});
after(() => world?.close());

const solutionOf = (puzzle) => execFileSync(program, ["solve", puzzle], { encoding: "utf8" }).match(/[1-9]{81}/)[0];
const nameOf = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, "\\$&");

/** Moves by Tab to a control: it must be reachable from any focus. */
async function reach(page, wanted) {
  const element = await wanted.elementHandle();
  const isThere = () => element.evaluate((one) => one === document.activeElement);
  for (let tabs = 0; !(await isThere()); ++tabs) {
    assert.ok(tabs < 250, `by Tab one comes to ${wanted}`);
    await page.keyboard.press("Tab");
  }
}

/** By arrows, from the cell of the grid that Tab leads to. */
async function walk(app, cell) {
  const at = () => app.page.evaluate(() => /^r(\d)c(\d)/.exec(document.activeElement?.getAttribute("aria-label") ?? "")?.slice(1).map(Number) ?? null);
  if (!(await at())) await reach(app.page, app.page.locator("[role=gridcell][tabindex='0']"));
  const [row, column] = await at();
  const steps = (by, back, on) => Array(Math.abs(by)).fill(by < 0 ? back : on);
  for (const key of [...steps(Math.floor(cell / 9) + 1 - row, "ArrowUp", "ArrowDown"), ...steps((cell % 9) + 1 - column, "ArrowLeft", "ArrowRight")]) await app.page.keyboard.press(key);
}

const hands = {
  mouse: { languages: ["en", "es"], size: {}, press: (_, wanted) => wanted.click(), go: (app, cell) => app.cell(nameOf(cell)).click() },
  touch: { languages: ["en", "fr"], size: { width: 390, height: 844, hasTouch: true, isMobile: true }, press: (_, wanted) => wanted.tap(), go: (app, cell) => app.cell(nameOf(cell)).tap() },
  keyboard: { languages: ["en", "de"], size: {}, go: walk, press: async (page, wanted) => { await reach(page, wanted); await page.keyboard.press("Enter"); } },
};

for (const [hand, { languages, size, press, go }] of Object.entries(hands))
  for (const language of languages)
    test(`by ${hand}, ${language}`, async () => {
      const app = await world.open({ ...size, locale: language, init: [() => { window.print = () => { window.printed = (window.printed ?? 0) + 1; }; }] });
      const { page } = app;
      const words = catalogues[language];
      const lesson = lessons[language];
      const { buttons, play } = words;
      const finish = finishes[language];
      const told = () => page.getByRole("region", { name: words.labels.explanation }).textContent();
      const button = (name) => app.button(name).first();
      const tap = (name) => press(page, button(name));
      const menu = async (name) => {
        if (hand === "touch") await tap(buttons.more);
        const shown = (hand === "touch" ? page.getByRole("dialog") : page).getByRole("button", { name, exact: true });
        for (const one of hand === "touch" ? [] : await page.locator(".menu-button").all()) if (!(await shown.first().isVisible())) await press(page, one);
        await press(page, shown);
      };
      const leave = () => press(page, page.getByRole("dialog").getByRole("button", { name: buttons.close, exact: true }));
      const put = async (cell, digit) => {
        // On a phone an explanation takes the place of the keys.
        if (hand === "touch" && (await page.locator(".told-panel").count())) await tap(buttons.close);
        await go(app, cell);
        if (hand === "keyboard") await page.keyboard.press(digit);
        else await press(page, page.getByRole("button", { name: new RegExp(`^${words.key.digit(digit, -1)}(,|$)`) }));
      };
      const values = () => page.$$eval("[role=gridcell]", (cells) => cells.map((cell) => /^r\dc\d (?:(?:given|vorgegeben|donnée|dato) )?(\d)/.exec(cell.getAttribute("aria-label"))?.[1] ?? ".").join(""));

      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
      await page.locator(".puzzles li").nth(5).waitFor();
      await audit(page, "start");
      await tap(play.today);
      await page.locator(".start").waitFor({ state: "detached" });
      await until(() => page.getByRole("status", { name: words.labels.solutions }).textContent(), new RegExp(words.solutions.one));
      const puzzle = await values();
      const solution = solutionOf(puzzle);
      const open = [...puzzle].flatMap((value, cell) => (value === "." ? [cell] : []));
      await put(open[0], solution[open[0]]);
      await until(() => app.label(nameOf(open[0])), new RegExp(`^\\S+ ${solution[open[0]]}`));

      // A hint in three depths, and its step.
      for (const depth of [1, 2, 3]) {
        await tap(buttons.hint);
        await page.locator(`.depths > li:nth-child(${depth})`).waitFor();
      }
      await audit(page, "hint");
      const before = (await values()).replaceAll(".", "").length;
      await tap(buttons.step);
      await until(async () => String((await values()).replaceAll(".", "").length), new RegExp(`^${before + 1}$`));

      // A mistake, shown at once because the option is on, and taken back.
      await menu(buttons.options);
      await page.getByLabel(choices[language].choices.mistakes.label).selectOption("once");
      await audit(page, "options");
      await leave();
      const left = [...(await values())].flatMap((value, cell) => (value === "." ? [cell] : []));
      const wrong = String((Number(solution[left[0]]) % 9) + 1);
      await put(left[0], wrong);
      await until(() => app.label(nameOf(left[0])), new RegExp(`${escaped(words.cell.wrong)}|${escaped(words.cell.repeated)}`));
      await menu(buttons.check);
      await until(told, new RegExp(escaped(words.mistakes.value(nameOf(left[0]), wrong))));
      await audit(page, "mistake");
      await tap(buttons.takeBack);
      await until(() => app.label(nameOf(left[0])), new RegExp(words.cell.empty));

      for (const cell of left) await put(cell, solution[cell]);
      await until(told, new RegExp(`${escaped(finish.rows.time)}\\d+:\\d\\d[^]*${escaped(finish.help({ hints: 1, steps: 1 }))}`));
      await audit(page, "finish");
      await menu(buttons.statistics);
      await page.locator(".statistics tbody td").first().waitFor();
      await audit(page, "statistics");
      await leave();

      // The course, a lesson, practice, and back.
      await menu(buttons.lessons);
      await press(page, lessonOf(page, "X-Wing"));
      await page.getByRole("heading", { level: 1, name: "X-Wing" }).waitFor();
      for (const stage of [2, 3, 4, 5]) {
        await tap(lesson.next);
        await until(told, new RegExp(` ${stage} (of|von|sur|de) 5`));
      }
      await audit(page, "lesson");
      await tap(lesson.practise);
      await until(told, new RegExp(lesson.noClaim));
      await press(page, button(lesson.show));
      await page.locator(".stage .technique").waitFor();
      await audit(page, "practice");
      await tap(lesson.course);
      await page.locator(".techniques").first().waitFor();
      await audit(page, "course");
      await press(page, page.getByRole("main").getByRole("button", { name: buttons.close, exact: true }));
      await until(values, new RegExp(`^${solution}$`));

      await menu(buttons.print);
      assert.equal(await page.evaluate(() => window.printed), 1);

      // The other language, with the game as it was.
      await menu(buttons.options);
      const other = language === "en" ? "de" : "en";
      await Promise.all([page.waitForEvent("load"), page.getByLabel(choices[language].choices.language.label).selectOption(other)]);
      await until(() => page.evaluate(() => document.documentElement.lang), new RegExp(other));
      await until(values, new RegExp(`^${solution}$`));
      assert.deepEqual(app.troubles, []);
      await app.context.close();
    });
