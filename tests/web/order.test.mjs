// The order of techniques, by mouse, keyboard and touch; and profiles, which save an order.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { audit, classic, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

async function open(options = {}) {
  const app = await world.open(options, `#9x9=${classic}`);
  const { page } = app;
  await until(() => page.locator("[role=status]").first().textContent(), /One solution|Eine Lösung/);
  const rows = page.locator(".technique-order li");
  const handle = (title) => page.getByRole("button", { name: title, exact: true });
  return {
    ...app, rows, handle,
    async choices() {
      if (options.isMobile) await app.button("More").tap();
      await app.button("Options").click();
      await rows.first().waitFor();
    },
    first: (count = 1) => rows.locator(".flag span").evaluateAll((all, most) => all.slice(0, most).map((one) => one.textContent), count),
    leave: () => page.keyboard.press("Escape"),
    /** The name of the next hint. */
    async technique() {
      await app.button("Hint").first().click();
      await page.locator(".depths > li").first().waitFor();
      await app.button("Hint").first().click();
      const said = await page.locator(".depths .technique").textContent();
      await page.keyboard.press("Escape");
      await page.locator(".depths").waitFor({ state: "detached" });
      return said;
    },
  };
}

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};

test("by mouse: a technique that is dragged to the top is tried first", async () => {
  const app = await open();
  const { page } = app;
  assert.match(await app.technique(), /^A naked single/);
  await app.choices();
  await audit(page, "options");
  const usual = await app.first(10);
  const wanted = usual.indexOf("Pointing");
  const from = app.handle("Move Pointing");
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(app.rows.first())];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(start.x, end.y, { steps: 4 });
  assert.equal(await page.locator(".technique-order li.lifted").count(), 1);
  await page.mouse.up();
  assert.deepEqual(await app.first(10), ["Pointing", ...usual.filter((_, i) => i !== wanted)]);
  await until(app.said, /Pointing is at place 1/);
  await app.leave();
  assert.match(await app.technique(), /^Pointing/);
  // Path and Step go the same way.
  await app.button("Step").click();
  await until(() => app.steps().first().textContent(), /Pointing/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("a row that is held at the edge of the list goes on through it", async () => {
  const app = await open();
  const { page } = app;
  await app.choices();
  const list = await page.locator(".technique-order ol").boundingBox();
  await page.locator(".technique-order ol").scrollIntoViewIfNeeded();
  const start = await middle(app.handle("Move Full House"));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const box = (await page.locator(".technique-order ol").boundingBox()) ?? list;
  await page.mouse.move(start.x, box.y + box.height - 6, { steps: 5 });
  const place = () => page.locator(".technique-order li").evaluateAll((all) => String(all.findIndex((one) => one.classList.contains("lifted"))));
  await until(place, /^([3-9]\d|1\d\d)$/);
  await page.mouse.up();
  assert.notEqual((await app.first())[0], "Full House");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("by keyboard: arrows, Home and End on the handle; what is left out comes later; profiles are kept", async () => {
  const app = await open();
  const { page } = app;
  await app.choices();
  const usual = await app.first(3);
  await app.handle("Move Claiming").focus();
  await page.keyboard.press("Home");
  await until(app.said, /Claiming is at place 1/);
  await page.keyboard.press("ArrowDown");
  assert.deepEqual(await app.first(3), [usual[0], "Claiming", usual[1]]);
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Move Claiming");
  const profile = page.getByRole("combobox", { name: "Profile" });
  assert.equal(await profile.evaluate((one) => one.selectedOptions[0].textContent), "Not saved");
  await page.getByLabel("Name of the profile").fill("claims first");
  await page.keyboard.press("Enter");
  await until(() => profile.evaluate((one) => one.selectedOptions[0].textContent), /^claims first$/);
  await app.leave();
  assert.match(await app.technique(), /^Claiming/);

  await app.choices();
  await profile.selectOption("As usual");
  assert.deepEqual(await app.first(3), usual);
  await app.leave();
  assert.match(await app.technique(), /^A naked single/);
  await page.reload();
  await until(() => app.status().textContent(), /One solution/);
  await app.choices();
  await profile.selectOption("claims first");
  assert.equal((await app.first())[0], "Claiming");
  await app.rows.first().getByRole("checkbox").uncheck();
  await app.leave();
  assert.doesNotMatch(await app.technique(), /^Claiming/);
  await app.choices();
  await app.rows.first().getByRole("checkbox").check();
  await until(() => profile.evaluate((one) => one.selectedOptions[0].textContent), /^claims first$/);
  await app.button("Remove").click();
  assert.equal(await profile.evaluate((one) => one.selectedOptions[0].textContent), "Not saved");
  assert.equal((await app.first())[0], "Claiming", "what is chosen stays");
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("by touch, on a phone", async () => {
  const app = await open(phone);
  const { page, context } = app;
  await app.choices();
  await audit(page, "options on a phone");
  const from = app.handle("Move Pointing");
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middle(from), await middle(app.rows.first())];
  const fingers = await context.newCDPSession(page);
  const touch = (type, y) => fingers.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: start.x, y }] });
  await touch("touchStart", start.y);
  for (let i = 1; i <= 6; ++i) await touch("touchMove", start.y + ((end.y - start.y) * i) / 6);
  await touch("touchEnd");
  await until(async () => (await app.first())[0], /^Pointing$/);
  assert.equal(await page.locator(".dialog-body").evaluate((one) => one.scrollWidth - one.clientWidth), 0);
  await app.leave();
  assert.match(await app.technique(), /^Pointing/);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

for (const locale of ["en-GB", "de-DE"])
  test(`on the smallest phone, no technique's name runs into its level: ${locale}`, async () => {
    const app = await world.open({ width: 320, height: 640, hasTouch: true, isMobile: true, locale });
    const { page } = app;
    await app.button(locale === "de-DE" ? "Mehr" : "More").click();
    await app.button(locale === "de-DE" ? "Optionen" : "Options").click();
    await page.locator(".technique-order li").nth(50).waitFor();
    const over = await page.locator(".technique-order li").evaluateAll((all) => all.filter((one) => {
      const text = document.createRange();
      text.selectNodeContents(one.querySelector(".flag span"));
      const [name, level, row] = [text, one.querySelector(".aside"), one].map((part) => part.getBoundingClientRect());
      return name.right > row.right || (name.right > level.left && name.bottom > level.top);
    }).map((one) => one.textContent));
    assert.deepEqual(over, []);
    await app.context.close();
  });
