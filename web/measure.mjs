// The page's measures, printed: bytes of a first load as they are sent, time until the grid answers,
// latency of the number of solutions and of a hint on 9x9, and the longest task of the page's thread.
import { readFileSync } from "node:fs";
import { classic, stage } from "../tests/web/harness.mjs";

const archive = readFileSync(new URL("../build/release/bin/clew.page", import.meta.url), "latin1");
const sizes = new Map();
for (const line of archive.slice(0, archive.indexOf("\n\n")).split("\n").slice(1)) {
  const [, size, , , , path] = line.split(" ");
  if (!/library|licences/.test(path)) sizes.set(path, Math.min(sizes.get(path) ?? Infinity, Number(size)));
}
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
console.log(`first load: ${(total / 1000).toFixed(0)} KB`);

const world = await stage();
const app = await world.open();
const { page } = app;
await page.evaluate(() => {
  window.longest = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.longest = Math.max(window.longest, entry.duration); }).observe({ type: "longtask" });
});
const ready = await page.evaluate(() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd);
console.log(`document ready: ${ready.toFixed(0)} ms`);

/** Milliseconds from an act on the page until its sign is there, timed within the page. */
const timed = (act, sign) => page.evaluate(async ([how, wanted]) => {
  const begun = performance.now();
  document.querySelectorAll("button").forEach((button) => { if (button.textContent.startsWith(how)) button.click(); });
  while (!document.body.textContent.includes(wanted)) await new Promise((resolve) => setTimeout(resolve, 1));
  return performance.now() - begun;
}, [act, sign]);
await page.getByRole("textbox", { name: "Puzzle" }).fill(classic);
console.log(`load and count: ${(await timed("Load", "One solution")).toFixed(0)} ms`);
await page.waitForTimeout(1000);
console.log(`hint: ${(await timed("Hint", "Look at")).toFixed(0)} ms`);
console.log(`longest task: ${(await page.evaluate(() => window.longest)).toFixed(0)} ms`);
await world.close();
