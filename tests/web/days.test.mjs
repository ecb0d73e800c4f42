// The calendar of past days: solved puzzles, days in a row, and puzzles of past days.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, stage, still, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const noon = (day) => new Date(`${day}T12:00:00`).getTime();
/** The browser's date is 18 November 2026, and these puzzles of days were solved. */
function begin({ now, list }) {
  const Real = Date;
  // eslint-disable-next-line no-global-assign
  Date = class extends Real {
    constructor(...args) { super(...(args.length ? args : [now])); }
    static now() { return now; }
  };
  if (!localStorage.getItem("clew.finished")) localStorage.setItem("clew.finished", JSON.stringify(list));
}
const solved = (day, level, time, at = day) => ({ at: noon(at), layout: "9x9", level, time, hints: 0, steps: 0, mark: `${day}${level}`, day: Number(day.replaceAll("-", "")) });
const list = [
  solved("2026-10-31", "easy", 200_000), solved("2026-11-01", "easy", 210_000), solved("2026-11-02", "easy", 220_000), solved("2026-11-02", "hard", 754_000), solved("2026-11-03", "easy", 61_000),
  solved("2026-11-10", "easy", 100_000, "2026-11-16"), // late: no day in a row
  solved("2026-11-16", "hard", 600_000), solved("2026-11-17", "easy", 0),
  { ...solved("2026-11-12", "easy", 1000), day: undefined }, // of no day
];

for (const [name, options, colorScheme] of [["laptop", { width: 1280, height: 720 }, "light"], ["phone", { width: 360, height: 640, hasTouch: true, isMobile: true }, "dark"]])
  for (const locale of ["en-GB", "de-DE"])
    test(`days in a row, and a month with what was solved: ${name}, ${locale}`, async () => {
      const german = locale === "de-DE";
      const app = await world.open({ ...options, colorScheme, locale, init: [begin, { now: noon("2026-11-18"), list }] });
      const { page } = app;
      await app.press(german ? "Mehr" : "More").catch(() => undefined);
      await app.press(german ? "Tage" : "Days");
      const days = page.locator(".days");
      await days.waitFor();
      assert.match(await days.locator(".streak").textContent(), german ? /^2 Tage in Folge.*4 Tage/ : /^2 days in a row.*4 days/);
      assert.match(await days.locator(".month").textContent(), german ? /November 2026.*6 von 18 Tagen, 7 Rätsel/ : /November 2026.*6 of 18 days, 7 puzzles/);
      const day = (date) => days.locator("td button").nth(date - 1);
      assert.match(await day(2).locator(".hidden").textContent(), german ? /^Montag, 2. November, 2 gelöst, 12:34$/ : /^Monday,? 2 November, 2 solved, 12:34$/);
      assert.match(await day(18).locator(".hidden").textContent(), german ? /heute, keines gelöst$/ : /today, none solved$/);
      assert.equal(await day(2).locator(".knots i").count(), 2);
      assert.match(await day(2).textContent(), /12:34/, "the time of the harder one");
      assert.ok(await day(19).isDisabled());
      // The thread runs through days in a row alone.
      const thread = async (date) => [await day(date).evaluate((one) => one.classList.contains("before")), await day(date).evaluate((one) => one.classList.contains("after"))];
      assert.deepEqual([await thread(1), await thread(3), await thread(10), await thread(16), await thread(17)], [[true, true], [true, false], [false, false], [false, true], [true, false]]);
      await audit(page, "days");
      assert.equal(await page.locator(".dialog-body").evaluate((one) => one.scrollWidth - one.clientWidth), 0);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      // The month before, and back; there is no month after this one.
      const after = days.getByRole("button", { name: german ? "Nächster Monat" : "Next month" });
      assert.ok(await after.isDisabled());
      await days.getByRole("button", { name: german ? "Monat davor" : "Month before" }).click();
      await until(() => days.locator(".month").textContent(), german ? /Oktober 2026.*1 von 31 Tagen/ : /October 2026.*1 of 31 days/);
      await after.click();
      await until(() => days.locator(".month").textContent(), /November 2026/);
      // A past day says that it does not count for the row, and offers its puzzles.
      await day(5).click();
      await until(() => days.locator("section").textContent(), german ? /nicht für die Tage in Folge/ : /not for the days in a row/);
      await day(2).click();
      await until(() => days.locator(".levels").textContent(), german ? /Leicht3:40.*Schwer12:34/ : /Easy3:40.*Hard12:34/);
      await still(page);
      await days.getByRole("button", { name: german ? "Spielen: Mittel" : "Play Intermediate" }).click();
      await page.locator("dialog[open]").waitFor({ state: "detached" });
      await until(() => page.locator("[role=status]").first().textContent(), german ? /Eine Lösung/ : /One solution/);
      assert.match(await page.evaluate(() => Object.keys(localStorage).join()), /clew\.game\.day-20261102-9x9-intermediate/);
      assert.deepEqual(app.troubles, []);
      await app.context.close();
    });

test("a finished puzzle of the day is in the calendar", async () => {
  const app = await world.open();
  const { page } = app;
  await app.button("Today’s puzzle").click();
  await until(() => app.status().textContent(), /One solution/);
  const { answer, first } = await page.evaluate(async () => {
    document.querySelectorAll(".reveal button")[0].click();
    await new Promise((resolve) => { const wait = () => (document.querySelectorAll(".revealed").length ? resolve() : setTimeout(wait, 20)); wait(); });
    const cells = [...document.querySelectorAll(".content")].map((one) => one.querySelector(".digit")?.textContent);
    return { answer: cells, first: cells.length };
  });
  assert.equal(first, 81);
  for (const [i, digit] of answer.entries()) {
    if (await page.locator(`[data-cell="${i}"]`).getAttribute("aria-readonly") === "true") continue;
    await page.locator(`[data-cell="${i}"]`).focus();
    await page.keyboard.press(`Digit${digit}`);
  }
  await page.locator(".notice.finished").waitFor();
  await app.press("Days");
  await until(() => page.locator(".days .streak").textContent(), /^1 day in a row/);
  await until(() => page.locator(".days [aria-current=date] .hidden").textContent(), /today, 1 solved/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
