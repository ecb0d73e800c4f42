// A first load is small; and once loaded, the page works without a network: a reload, a hint, the number of
// solutions, the library.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { classic, kept, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

test("a first load is at most 400 KB as it is sent, the engine included", async () => {
  const context = await world.browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const sent = new Map();
  network.on("Network.responseReceived", ({ requestId, response }) => sent.set(requestId, { url: response.url }));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => Object.assign(sent.get(requestId) ?? {}, { bytes: encodedDataLength }));
  await network.send("Network.enable");
  await page.goto(world.address);
  await until(() => page.getByRole("status", { name: "Solutions" }).textContent(), /More than 10,000/);
  await page.waitForLoadState("networkidle");
  const all = [...sent.values()].filter(({ bytes }) => bytes);
  const sum = all.reduce((total, { bytes }) => total + bytes, 0);
  assert.ok(all.some(({ url }) => url.includes(".wasm")), "the engine is among it");
  assert.ok(sum <= 400_000, all.map(({ url, bytes }) => `${url}: ${bytes}`).join("\n"));
  await context.close();
});

test("a library that cannot be had is said to be so, and asked for again", async () => {
  const app = await world.open({ serviceWorkers: "block" });
  const { page, context } = app;
  await context.route("**/*.json", (route) => route.abort());
  await app.press("Library");
  await page.getByText("The library could not be loaded").waitFor();
  await app.button("Close").click();
  await context.unroute("**/*.json");
  await context.route("**/starter.json", (route) => route.abort());
  await app.press("Library");
  await page.getByText("A part of the library could not be loaded").waitFor();
  assert.ok(await page.locator(".shelf li").count() > 0);
  await app.button("Close").click();
  await context.unroute("**/starter.json");
  await app.press("Library");
  await page.locator(".shelf li").first().waitFor();
  assert.equal(await page.getByText("could not be loaded").count(), 0);
  await context.close();
});

test("a reload works offline, with the whole library", async () => {
  const app = await world.open();
  const { page, context } = app;
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller || navigator.serviceWorker.ready);
  await app.load(classic);
  await kept(page);
  // Files beyond the first load are fetched when the page has been idle for a while.
  const fetched = () => page.evaluate(async () => `${(await Promise.all(["./starter.json", "./library.json", "./icon-512.png"].map((name) => caches.match(name)))).every(Boolean)}`);
  await until(fetched, /true/);
  await context.setOffline(true);
  world.server.stop();
  await page.reload();
  await page.waitForFunction(() => /given 5/.test(document.querySelector("[role=gridcell]")?.getAttribute("aria-label") ?? ""));
  await page.waitForFunction(() => /One solution/.test(document.querySelector("[role=status]").textContent));
  await app.press("Library");
  await page.getByLabel("Layout of the puzzles").selectOption("9x9");
  assert.match(await page.locator(".library > .button").textContent(), /Show more of \d{2,}/);
  assert.ok(await page.getByLabel("Layout of the puzzles").locator("option").count() > 50);
  await page.locator(".shelf .thumb path").first().waitFor({ state: "attached" });
  assert.deepEqual(app.troubles.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource/.test(text)), []);
  await context.close();
});
