// Layouts, puzzles and games are switched faster than the engine answers, at random, with entries,
// hints, guesses and undo between: nothing of one layout may meet another. CLEW_SEED=N repeats a run,
// CLEW_ACTS says how long it is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { classic, slowEngine, stage } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const seed = Number(process.env.CLEW_SEED ?? 1);
const acts = Number(process.env.CLEW_ACTS ?? 200);

/** Mulberry32. */
function random(state) {
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const layouts = ["9x9", "4x4", "6x6", "16x16", "samurai", "tridoku", "hyper", "x-9x9", "butterfly", "latin-5", "25x25", "12x12"];
const library = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url)));
const ofLayout = (layout) => library.filter((item) => item.layout === layout).slice(0, 2).map((item) => item.puzzle);
const ownLayout = "sudoku 1\ngrid 4x4 regions 1112122233343444\ngivens\n3.....2.....1.3.\n";
const texts = [classic, ...["samurai", "6x6", "tridoku", "16x16"].flatMap(ofLayout), ownLayout, "no puzzle at all", classic.replace(".", "5"), ".".repeat(81)];

/** One action of an impatient player, in the page. Returns its name. */
function act({ kind, first, second, text, layout }) {
  const nameOf = (one) => (one.getAttribute("aria-label") ?? one.querySelector("span")?.textContent ?? one.textContent).trim();
  const press = (...names) => {
    const one = [...document.querySelectorAll("button")].find((button) => names.includes(nameOf(button)) && !button.disabled);
    one?.click();
    return one ? nameOf(one) : `no ${names[0]}`;
  };
  const key = (name, more = {}) => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: name, code: "", bubbles: true, cancelable: true, ...more }));
    return `key ${name}`;
  };
  const pressOneOf = (list) => {
    list[first % list.length]?.click();
    return `row ${list.length && first % list.length} of ${list.length}`;
  };
  const dialog = document.querySelector("dialog[open]");
  if (dialog) {
    if (second % 3) return pressOneOf(dialog.querySelectorAll(".shelf button:not(.text), .record li button"));
    dialog.close();
    return "dialog closed";
  }
  const digit = `${1 + (second % 9)}`;
  const acts = [
    () => {
      const chooser = document.querySelector("select[aria-label=Layout]");
      if (!chooser) return "no chooser";
      chooser.value = layout;
      chooser.dispatchEvent(new Event("change", { bubbles: true }));
      return layout;
    },
    () => {
      const box = document.querySelector("textarea");
      if (!box) return "no box";
      box.value = text;
      box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      return `${press("Load")} ${text.slice(0, 9)}`;
    },
    () => {
      const cells = document.querySelectorAll("[role=gridcell]");
      cells[first % cells.length]?.focus();
      return key(digit, { code: `Digit${digit}`, shiftKey: second % 5 === 0, ctrlKey: second % 7 === 0 });
    },
    () => key("h"),
    () => key("s"),
    () => press(first % 2 ? "Solve" : "Reveal", "Hint"),
    () => key("g"),
    () => press("Why?", "Drop", "Keep"),
    () => key("Backspace"),
    () => key("y", { ctrlKey: true }),
    () => press(["All steps", "Generate", "Rate", "Stop"][first % 4]),
    () => press("Earlier games", "Empty grid", "More"),
    () => pressOneOf(document.querySelectorAll("[aria-label=Steps] button, .moves button, .puzzles button")),
    () => {
      if (history.state?.clew !== "play") return "nowhere to go back to";
      // A puzzle that comes late may write an entry of its own, which ends the way back: then no popstate comes.
      return new Promise((resolve) => {
        navigation.addEventListener("currententrychange", () => resolve("back"), { once: true });
        history.back();
      });
    },
  ];
  // Layouts and entries are the subject of the test.
  const weights = [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13];
  return acts[weights[kind % weights.length]]();
}

/** A promise that nobody awaited is an error on the console, and fails the test. */
function watch() {
  window.addEventListener("unhandledrejection", ({ reason }) => console.error(`unhandled: ${reason?.stack ?? reason}`));
  window.addEventListener("error", ({ error, message }) => console.error(`thrown: ${error?.stack ?? message}`));
}

async function shuffle(options, salt, slowness = 1) {
  const pick = random(seed + salt);
  const app = await world.open(options);
  const { page, context } = app;
  await context.addInitScript(watch);
  await page.reload();
  await page.locator("[role=gridcell]").first().waitFor();
  const processor = await context.newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  const done = [];
  const why = () => `seed ${seed}, after ${done.slice(-15).join(", ")}`;
  for (let i = 0; i < acts; ++i) {
    const [kind, first, second, wait] = [pick(1000), pick(1000), pick(1000), pick(5)];
    done.push(await page.evaluate(act, { kind, first, second, text: texts[first % texts.length], layout: layouts[second % layouts.length] }));
    // A few pictures later, or at once.
    if (wait > 1) await page.evaluate(async (frames) => { for (; frames > 0; --frames) await new Promise((resolve) => requestAnimationFrame(resolve)); }, wait === 4 ? first % 15 : wait - 1);
    assert.deepEqual(app.troubles, [], why());
  }
  // It ends with a page that plays.
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.evaluate(() => document.querySelector("dialog[open]")?.close());
  await page.getByLabel("Layout", { exact: true }).selectOption("4x4");
  await page.waitForFunction(() => document.querySelectorAll("[role=grid][aria-busy=false][data-layout='4x4'] [role=gridcell]").length === 16, null, { timeout: 60000 })
    .catch(() => assert.fail(`4x4 did not come: ${why()}`));
  assert.deepEqual(app.troubles, [], why());
  await context.close();
}

const slow = { init: [slowEngine, [["read", "layouts", "solve", "hint", "explain", "candidates", "find", "check"], 200]] };

test(`puzzles and layouts are switched quickly (seed ${seed})`, () => shuffle({}, 1));
test(`the same while the engine is slow (seed ${seed})`, () => shuffle(slow, 2));
test(`the same on a slow phone (seed ${seed})`, () => shuffle({ width: 390, height: 844, hasTouch: true, isMobile: true }, 3, 4));
