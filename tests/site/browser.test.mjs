// The site in a browser: axe finds nothing on any kind of page, wide and narrow, light and dark; examples
// are stepped through; the search box answers from a folder without a server; the page plays.
import assert from "node:assert/strict";
import { createReadStream, existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { axeSource, launch } from "../web/browser.mjs";

const site = resolve(process.env.CLEW_SITE ?? join(import.meta.dirname, "../../build/site"));
const at = (path) => pathToFileURL(join(site, path)).href;

/** Any host of files, with the site in a folder of it. */
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".json": "application/json", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json" };
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://here");
  const file = join(site, pathname.replace(/^\/clew\//, "/").replace(/\/$/, "/index.html"));
  if (!pathname.startsWith("/clew/") || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
  response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});

let browser;
before(async () => {
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server.close();
});

async function open(options, path) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => { if (message.type() === "error") troubles.push(message.text()); });
  page.on("request", (request) => { if (!request.url().startsWith("file:") && new URL(request.url()).hostname !== "127.0.0.1") troubles.push(request.url()); });
  await page.goto(path.includes("://") ? path : at(path));
  return { page, context, troubles };
}

const kinds = [
  "index.html", "docs/techniques/index.html", "docs/techniques/x-wing.html", "docs/techniques/als-chain.html", "docs/techniques/thermometer.html",
  "constraints.html", "commands/index.html", "commands/explain.html", "libraries.html", "reference/cpp/index.html", "reference/cpp/solve.html",
  "reference/python.html", "reference/typescript.html", "docs/index.html", "docs/formats.html", "docs/speed.html", "docs/tour.html",
  "source/examples/solve/main.cpp.html", "readme.html", "404.html",
];
const axe = readFileSync(axeSource, "utf8");
for (const [name, options] of [["wide, light", { colorScheme: "light" }], ["phone, dark", { colorScheme: "dark", viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }]])
  test(`axe finds nothing, and nothing is too broad: ${name}`, async () => {
    const { page, context, troubles } = await open(options, kinds[0]);
    for (const kind of kinds) {
      await page.goto(at(kind));
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"], preload: false }));
      assert.deepEqual(violations.map((v) => `${kind}: ${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`).join(" | ")}`), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${kind} is broader than the screen`);
    }
    assert.deepEqual(troubles, []);
    await context.close();
  });

test("an example is stepped through, by keys too", async () => {
  const { page, context, troubles } = await open({}, "docs/techniques/x-wing.html");
  const seen = () => page.locator(".stage .said:visible h3").allTextContents();
  const [back, next] = [page.getByRole("button", { name: "Back" }), page.getByRole("button", { name: "Next" })];
  assert.deepEqual(await seen(), ["Position"]);
  assert.ok(await back.isDisabled());
  for (const stage of ["Where", "Which", "Why"]) {
    await next.focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await seen(), [stage]);
    assert.equal(await page.locator(".stage figure:visible").count(), 1);
  }
  assert.ok(await page.locator("figure:visible .special.removed").count() > 0);
  assert.match(await page.locator(".reason:visible").textContent(), /cannot be/);
  await next.click();
  assert.deepEqual(await seen(), ["After"]);
  assert.ok(await next.isDisabled());
  assert.deepEqual(troubles, []);
  await context.close();
});

test("without scripts all stages are there", async () => {
  const { page, context } = await open({ javaScriptEnabled: false }, "docs/techniques/x-wing.html");
  assert.equal(await page.locator(".stage:visible").count(), 5);
  assert.equal(await page.locator("figure:visible").count(), 3);
  await context.close();
});

test("the search box finds pages of every kind, from a folder", async () => {
  const { page, context, troubles } = await open({}, "docs/index.html");
  const box = page.getByRole("combobox", { name: "Search" });
  const first = async (query) => {
    await box.fill(query);
    await page.waitForFunction(() => document.querySelector("#found").textContent !== "");
    return page.locator("#found a, #found p").first().textContent();
  };
  for (const [query, expected] of [["x wing", /^X-Wing/], ["swordfish", /^Swordfish/], ["thermo", /thermo/i], ["clew rate", /^clew rate/], ["TrueCandidates", /TrueCandidates/], ["sudokupad", /sudokupad/i], ["zebra crossing", /Nothing found/]])
    assert.match(await first(query), expected, query);
  await box.fill("x-wing");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/x-wing\.html$/);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("the page plays within the site, from an example on", async () => {
  const { page, context, troubles } = await open({}, `http://127.0.0.1:${server.address().port}/clew/docs/techniques/x-wing.html`);
  await page.getByRole("link", { name: "Go on from here" }).click();
  await page.waitForURL(/play\/index\.html#/);
  await page.locator('[role=gridcell][aria-label^="r1c2 "]').waitFor();
  await page.waitForFunction(() => /r1c2 given 1/.test(document.querySelector('[data-cell="1"]').getAttribute("aria-label")));
  assert.deepEqual(troubles, []);
  await context.close();
});
