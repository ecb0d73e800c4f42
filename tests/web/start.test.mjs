// Work of the page's own thread before it is usable, measured without a clock: the engine runs in workers alone, little
// code is read, and large grids are drawn piece by piece.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { stage, still, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const library = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url)));
const of = (layout) => `#${layout}=${library.find((item) => item.layout === layout).puzzle}`;

/** Records engine code run here, the longest parsed text, and the largest number of elements inserted at once. */
function watch() {
  window.seen = { engine: [], parsed: 0, drawn: 0, atOnce: 0 };
  for (const name of ["Module", "Instance"])
    WebAssembly[name] = new Proxy(WebAssembly[name], { construct(target, args, made) { window.seen.engine.push(name); return Reflect.construct(target, args, made); } });
  for (const name of ["compile", "instantiate", "instantiateStreaming"]) {
    const own = WebAssembly[name];
    WebAssembly[name] = (...args) => { window.seen.engine.push(name); return own.apply(WebAssembly, args); };
  }
  const { parse } = JSON;
  JSON.parse = (text, ...rest) => { window.seen.parsed = Math.max(window.seen.parsed, String(text).length); return parse(text, ...rest); };
  // All insertions of one task arrive in one call.
  new MutationObserver((records) => {
    let count = 0;
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected && node instanceof Element) count += 1 + node.querySelectorAll("*").length;
    window.seen.drawn += count;
    window.seen.atOnce = Math.max(window.seen.atOnce, count);
  }).observe(document, { subtree: true, childList: true });
}

for (const [what, path] of [["the first screen", ""], ["a 9x9", of("9x9")], ["a Samurai", of("samurai")], ["a 25x25", of("25x25")]])
  test(`${what}: little is done at once`, async () => {
    const { page, context, troubles, status } = await world.open({ serviceWorkers: "block", init: [watch] }, path);
    await until(() => status().textContent(), path ? /One solution/ : /More than/);
    await page.locator("[role=grid][aria-busy=false]").waitFor();
    const { engine, parsed, drawn, atOnce } = await page.evaluate(() => window.seen);
    assert.deepEqual(engine, [], "the engine is compiled in the background, and runs in workers");
    assert.ok(parsed < 100_000, `${parsed} characters parsed in one go`);
    assert.ok(drawn > 700 && atOnce < 600, `${atOnce} of ${drawn} elements in one go`);
    // Lessons, editor, library and languages come when they are asked for.
    const code = await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js") && !/worker/.test(name)).map(({ name, decodedBodySize }) => [name, decodedBodySize]));
    const length = code.reduce((sum, [, bytes]) => sum + bytes, 0);
    assert.ok(length > 100_000 && length < 240_000, `${length} bytes of code: ${code.join(" ")}`);
    assert.deepEqual(troubles, []);
    await context.close();
  });

test("a shared link on a phone fetches the whole engine at the first entry, and not before", async () => {
  const app = await world.open({ width: 390, height: 664, hasTouch: true, isMobile: true }, of("9x9"));
  const { page, context, troubles, status } = app;
  const whole = () => page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /\/clew-(?!first)[^/]*\.wasm$/.test(name)).length);
  await until(() => status().textContent(), /One solution/);
  await page.locator("[role=grid][aria-busy=false]").waitFor();
  await still(page);
  assert.equal(await whole(), 0);
  await page.locator("[role=gridcell][aria-label*=' empty']").first().tap();
  await until(async () => String(await whole()), /^1$/);
  assert.deepEqual(troubles, []);
  await context.close();
});
