// Common code of the tests: a server on a free port, a browser, and a page with names for its parts.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { axeSource, launch } from "./browser.mjs";

export const program = fileURLToPath(new URL("../../build/release/bin/clew", import.meta.url));

export const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A server that ends with this process at the latest, even if the test fails. */
export async function serve() {
  const child = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => child.kill("SIGTERM");
  process.once("exit", () => child.kill("SIGKILL"));
  try {
    const [address] = await once(createInterface(child.stdout), "line", { signal: AbortSignal.timeout(20000) });
    return { address, port: Number(new URL(address).port), stop, child };
  } catch (error) {
    stop();
    throw error;
  }
}

/** A server and a browser, with further arguments, for the tests of one file; give `close` to after(). */
export async function stage(also = []) {
  const server = await serve();
  const browser = await launch(also).catch((error) => {
    server.stop();
    throw error;
  });
  return {
    server,
    browser,
    address: server.address,
    async open(options = {}, path = "") {
      const { width = 1440, height = 900, init, ...rest } = options;
      const context = await browser.newContext({ viewport: { width, height }, permissions: ["clipboard-read", "clipboard-write"], ...rest });
      await context.addInitScript(repeatable);
      if (init) await context.addInitScript(...init);
      const page = await context.newPage();
      const troubles = [];
      page.on("pageerror", (error) => troubles.push(error.message));
      page.on("console", (message) => { if (message.type() === "error") troubles.push(message.text()); });
      await page.goto(server.address + path);
      await page.locator("[role=gridcell]").first().waitFor();
      await page.waitForFunction(() => [...document.querySelectorAll("select")].some((one) => one.options.length > 10));
      // Until its fonts have come, everything is wider.
      await page.evaluate(() => document.fonts.ready);
      return { page, context, troubles, ...words(page) };
    },
    async close() {
      await browser.close();
      server.stop();
    },
  };
}

/** For a page's init script: the seeds that the page draws for new puzzles are 1, 2, 3 … Some seeds take a hundred times
 *  as long as others. */
function repeatable() {
  const own = crypto.getRandomValues.bind(crypto);
  let seed = 0;
  crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.map(() => ++seed) : own(array));
}

/** The editor on an empty grid of a layout, chosen by its tile's text. */
export async function build(world, tile = "9×9", options = {}) {
  const app = await world.open(options);
  const { page } = app;
  await page.locator(".layouts").getByRole("button", { name: tile, exact: true }).click();
  await page.locator(".graded").getByRole("button", { name: /Empty grid/ }).click();
  await until(() => page.locator("[role=grid]").getAttribute("data-layout"), new RegExp(tile.replace("×", "x")));
  await app.press("Build");
  const form = page.locator(".build");
  await form.waitFor();
  return { ...app, form, tool: (name) => page.getByLabel("What to draw").selectOption(name), drawn: () => form.getByRole("listitem") };
}

/** Cells one by one, in this order. */
export async function select({ cell }, ...names) {
  for (const [i, name] of names.entries()) await cell(name).click(i ? { modifiers: ["Control"] } : {});
}

/** A stroke of the mouse through these cells, and those between them. */
export async function dragOver({ cell, page }, ...names) {
  for (const [i, name] of names.entries()) {
    const box = await cell(name).boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
    if (!i) await page.mouse.down();
  }
  await page.mouse.up();
}

/** The button of a lesson in the course; its name goes on with how far one has come. */
export const lessonOf = (page, title) => page.locator(".techniques").getByRole("button", { name: new RegExp(`^(${title.replace(/[+()]/g, "\\$&")}) ?(,|$)`) });

/** Opens a lesson of the course, whose chapter may show only some of its lessons. */
export async function openLesson(page, title) {
  const lesson = lessonOf(page, title);
  await page.locator(".techniques button").first().waitFor();
  await page.locator(".chapter").nth(14).waitFor();
  const more = page.locator(".chapter [aria-expanded=false]");
  while (!(await lesson.count()) && (await more.count())) await more.first().click();
  await lesson.click();
}

/** A module of the page's TypeScript, as Node can take it. */
export async function sources(name) {
  const path = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const { rolldown } = await import(createRequire(path("web/package.json")).resolve("rolldown"));
  const { output } = await (await rolldown({ input: path(name), tsconfig: false })).generate({ format: "es" });
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** Waits until nothing moves: colours have faded, threads have drawn themselves, scrolling has ended. */
export async function still(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ends = (one) => one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity;
    const places = () => [...document.querySelectorAll("[role=grid], main, aside, dialog")].map((part) => JSON.stringify(part.getBoundingClientRect())).join();
    for (let before = ""; before !== (before = places()); await frame()) {
      await frame();
      await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
    }
  });
}

/** True if the browser's store has a game with the values that the page shows; its grid has the named part. */
export const isKept = async (page, part = "values") =>
  page.evaluate(([values, also]) => Object.keys(localStorage).some((name) => {
    if (!name.startsWith("clew.game.")) return false;
    const { docs, present, grids } = JSON.parse(localStorage.getItem(name));
    const grid = grids[docs[present].grid];
    return grid.values === values && also in grid;
  }), [await valuesOf(page), part]);

/** Waits until the game is kept. */
export const kept = (page, part) => until(async () => `${await isKept(page, part)}`, /true/);

/** Waits until a slow engine (below) owes no answer. */
export const answered = (page) => page.waitForFunction(() => window.owed === 0);

/** axe-core finds nothing on the page as it is. */
export async function audit(page, where) {
  await still(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await readFile(axeSource, "utf8"));
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  assert.deepEqual(violations.map((v) => `${where}: ${v.id}: ${v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary}`).join(" | ")}`), []);
}

/** For a page's init script: answers to these verbs (null: all) come so many ms late, as from a slow machine. */
export function slowEngine([verbs, delay]) {
  window.owed = 0;
  window.Worker = class extends Worker {
    #late = new Set();
    postMessage(message, ...rest) {
      if (verbs ? verbs.includes(message.verb) : "id" in message) {
        this.#late.add(message.id);
        ++window.owed;
      }
      super.postMessage(message, ...rest);
    }
    terminate() {
      window.owed -= this.#late.size;
      this.#late.clear();
      super.terminate();
    }
    set onmessage(act) {
      super.onmessage = (event) => {
        if ("progress" in event.data || !this.#late.delete(event.data.id)) return act(event);
        setTimeout(() => {
          act(event);
          --window.owed;
        }, delay);
      };
    }
  };
}

/** The contents of the cells, as a line. */
export const valuesOf = (page) =>
  page.$$eval("[role=gridcell]", (cells) => cells.map((cell) => /^r\d+c\d+ (?:given |vorgegeben )?(\d+|[A-Z])\b/.exec(cell.getAttribute("aria-label"))?.[1] ?? ".").join(""));

/** Waits until a text, asked for again and again, fits: 45 seconds at most, as a search at random takes long on a busy machine. */
export async function until(ask, pattern) {
  for (const end = Date.now() + 45000; ; await new Promise((resolve) => setTimeout(resolve, 30))) {
    const text = (await Promise.resolve(ask()).catch(() => "")) ?? "";
    if (pattern.test(text)) return text;
    if (Date.now() > end) throw new Error(`not ${pattern}: ${text}`);
  }
}

/** The first of these that is visible; menus are opened until one is. */
export async function shown(page, wanted) {
  const menus = page.locator(".menu-button, .top .more, .top-narrow .more");
  for (let i = 0; !(await wanted.first().isVisible()) && i < (await menus.count()); ++i) await menus.nth(i).click();
  return wanted.first();
}

function words(page) {
  const cell = (name) => page.locator(`[role=gridcell][aria-label^="${name} "], [role=gridcell][aria-label="${name}"]`);
  return {
    cell,
    label: (name) => cell(name).getAttribute("aria-label"),
    button: (name) => page.getByRole("button", { name, exact: true }),
    /** Presses a button, perhaps one of a menu: of the three at the top, or of More on a phone. */
    press: async (name) => (await shown(page, page.getByRole("button", { name, exact: true }))).click(),
    /** Chooses the level of a puzzle to be generated. */
    level: async (name) => (await shown(page, page.getByLabel("Level", { exact: true }))).selectOption(name),
    marks: (name) => page.getByRole("radiogroup", { name: "Marks" }).getByRole("radio", { name }).click(),
    status: () => page.getByRole("status", { name: "Solutions" }),
    explanation: () => page.getByRole("region", { name: "Explanation" }),
    said: () => page.locator("[aria-live=assertive]").textContent(),
    digit: (digit) => page.getByRole("button", { name: new RegExp(`^Digit ${digit}(,|$)`) }),
    steps: () => page.getByRole("list", { name: "Steps" }).getByRole("listitem"),
    async load(text) {
      await page.getByRole("textbox", { name: "Puzzle" }).fill(text);
      await page.getByRole("button", { name: "Load", exact: true }).click();
    },
  };
}
