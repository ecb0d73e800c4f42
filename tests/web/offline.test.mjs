// Once loaded, the page works without a network: a reload, a hint, the number of solutions.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, stage } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

test("a reload works offline", async () => {
  const app = await world.open();
  const { page, context } = app;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller || navigator.serviceWorker.ready);
  await app.load(classic);
  await page.waitForTimeout(600);
  await context.setOffline(true);
  world.server.stop();
  await page.reload();
  await page.waitForFunction(() => /given 5/.test(document.querySelector("[role=gridcell]")?.getAttribute("aria-label") ?? ""));
  await page.waitForFunction(() => /One solution/.test(document.querySelector("[role=status]").textContent));
  assert.deepEqual(app.troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/.test(text)), []);
  await context.close();
});
