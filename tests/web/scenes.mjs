// Scenes of the page as pictures: scenes.mjs [FOLDER [NAME…]], where a name may be the beginning of several. Ten are those
// of the design; start, game, hint, variant, finish, lesson, course, days, mistake, trial, reading, workbench, board and
// statistics are taken on nine sizes of screen in both themes: game-390x664-dark. The command line finds the position of a scene in a puzzle's path; the page
// gets there by a link and takes the last steps itself.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { classic, openLesson, program, solved, stage, still } from "./harness.mjs";

const [folder = "build/scenes", ...only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const library = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url)));
const phone = { width: 390, height: 844, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const narrow = { ...phone, width: 360, height: 740 };

/** The first puzzle of a layout whose path reaches a wanted step, and the path up to it. */
function find(layout, wanted, level = /./) {
  for (const { puzzle, level: title } of library.filter((item) => item.layout === layout && level.test(item.level))) {
    const { steps, cells } = JSON.parse(execFileSync(program, ["explain", "--json", "--layout", layout, puzzle], { maxBuffer: 1 << 28 }));
    const at = steps.findIndex(wanted);
    if (at >= 0) return { layout, puzzle, title, cells, steps: steps.slice(0, at) };
  }
  throw new Error(`the library has no ${layout} for this scene`);
}

/** A link to a position: the puzzle after its first steps, as the page itself would share it. */
function linkTo({ layout, puzzle, title, cells, steps }) {
  const values = [...puzzle];
  const removed = {};
  for (const { placements, eliminations } of steps) {
    for (const { cell, digit } of placements) values[cells.indexOf(cell)] = symbol(digit);
    for (const { cell, digit } of eliminations) (removed[cells.indexOf(cell)] ??= []).push(digit);
  }
  const kinds = values.map((value, i) => (value === "." ? "." : puzzle[i] === "." ? "o" : "g")).join("");
  const text = JSON.stringify({ grid: { layout, values: values.join(""), kinds, removed }, title });
  return `#z=${deflateRawSync(text).toString("base64url")}`;
}
const symbol = (digit) => ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[digit];

const until = (page, words) => page.waitForFunction((wanted) => document.querySelector("[role=status]")?.textContent.includes(wanted), words, { timeout: 30000 });

/** Opens a position some steps before it, and takes those in the page. */
async function reach(options, found, taken) {
  const from = Math.max(0, found.steps.length - taken);
  const app = await world.open(options, linkTo({ ...found, steps: found.steps.slice(0, from) }));
  await until(app.page, "One solution");
  for (let done = 0; done < found.steps.length - from; ++done) {
    await app.button("Step").click();
    await app.page.waitForFunction((wanted) => /\S/.test(document.querySelector("[aria-label=Explanation] .technique")?.textContent ?? "") || wanted, false);
    await still(app.page);
  }
  return app;
}

async function hint(app, depth = 3) {
  for (let i = 1; i <= depth; ++i) {
    await app.button("Hint").click();
    await app.page.locator(`.depths li:nth-child(${i})`).waitFor({ timeout: 20000 });
  }
}

const called = (pattern) => (step) => pattern.test(step.technique) && step.eliminations.length > 0;
const scenes = {
  "1-desktop-light": async () => {
    const app = await reach({ colorScheme: "light" }, find("9x9", called(/^(x-wing|swordfish|finned-x-wing)$/)), 12);
    await hint(app);
    return app;
  },
  "2-desktop-dark": async () => {
    const app = await reach({ colorScheme: "dark" }, find("9x9", called(/chain|loop/)), 12);
    await hint(app);
    return app;
  },
  "3-mobile-light": async () => {
    const app = await reach(phone, find("9x9", called(/xy-wing|skyscraper|kite|turbot/)), 5);
    await hint(app);
    return app;
  },
  "4-samurai": async () => {
    const app = await reach({}, find("samurai", called(/pointing|claiming|pair|triple/)), 12);
    await hint(app);
    return app;
  },
  "5-tridoku": async () => {
    const app = await reach({}, find("tridoku", called(/crossing|pointing|claiming|pair|wing|chain/)), 12);
    await hint(app);
    return app;
  },
  "6-guess": async () => {
    // A guess on a cell with two candidates that fails, and the reason why.
    const found = find("9x9", called(/wing|chain|fish|skyscraper|kite/), /very hard|diabolical/);
    const app = await reach({}, found, 4);
    const { page } = app;
    const before = page.url();
    await app.marks("Auto");
    const pairs = await page.$$eval("[role=gridcell][aria-label*=candidates]", (list) => list.map((cell) => cell.getAttribute("aria-label").split(" ")).filter((words) => words.length === 5));
    for (const [cell, , , ...digits] of pairs)
      for (const digit of digits) {
        await app.button("Guess").click();
        await app.cell(cell).click();
        await page.keyboard.press(digit);
        await page.waitForFunction(() => /solution/i.test(document.querySelector("[role=status]").textContent), null, { timeout: 10000 });
        await still(page);
        if (/No solution/.test(await app.status().textContent())) {
          await app.button("Why?").click();
          await page.locator(".proof li").first().waitFor({ timeout: 10000 }).catch(() => {});
          const count = await page.locator(".proof li").count();
          if (count > 3 && count < 7) return app;
        }
        await page.keyboard.press("Escape");
        await app.button("Undo").click();
        await app.button("Undo").click();
      }
    throw new Error(`no guess failed from ${before}`);
  },
  "7-start": async () => {
    const app = await reach({}, find("9x9", () => true, /hard/), 0);
    await app.cell("r5c5").click();
    await app.press("New");
    await app.page.locator(".puzzles li").first().waitFor();
    return app;
  },
  "8-grid25-dark": async () => {
    const found = find("25x25", called(/pointing|claiming|pair|triple/));
    const app = await reach({ colorScheme: "dark" }, found, 4);
    await hint(app);
    return app;
  },
  "9-all-moves": async () => {
    const app = await reach({}, find("hyper", called(/./)), 6);
    await app.button("All steps").click();
    await app.page.locator(".moves li").first().waitFor({ timeout: 40000 });
    return app;
  },
  "10-mobile-360-dark": async () => {
    const app = await reach({ ...narrow, colorScheme: "dark" }, find("9x9", called(/pair|pointing/), /hard/), 0);
    await app.cell("r5c2").tap();
    return app;
  },
};

/** Two grids, one of them nearly painted, with a cage and a thermometer across both. */
const board = `sudoku 1
digits 1-9
at 1,1 grid 9x9 regions ${[
    "111222333", "111122233", "411222333", "444555663", "444555666", "447555666", "777888999", "777888999", "778880999"].join("")}
at 7,7 grid 9x9 box 3x3
cage 15 r6c9 r7c9 r7c10
thermo r4c2 r5c3 r6c4 r7c5
thermo r14c9 r13c10 r12c11 r11c12 r11c13
arrow r2c8 | r3c7 r4c6
difference r9c12 r9c13
ratio r12c14 r13c14
renban r10c8 r11c8 r12c9
givens
${".........######\n".repeat(6)}${"...............\n".repeat(3)}${"######.........\n".repeat(6)}`;

const sizes = [[360, 640], [375, 667], [390, 664], [393, 660], [412, 732], [768, 1024], [1280, 720], [1440, 900], [2560, 1440]];
const touched = { hasTouch: true, isMobile: true };
const looks = Object.fromEntries(sizes.flatMap(([width, height]) => ["light", "dark"].map((colorScheme) =>
  [`${width}x${height}-${colorScheme}`, { width, height, colorScheme, ...(width < 800 ? touched : {}), ...(width < 500 ? { deviceScaleFactor: 2 } : {}) }])));

/** A puzzle with a cage, a thermometer, an arrow and dots, in its setter's words. */
const variant = `sudoku 1
digits 1-9
at 1,1 grid 9x9 box 3x3
title Warp and Weft
author Clew
rules "Normal sudoku rules apply. Digits in a cage do not repeat and sum to its total. Digits increase along the thermometer from the bulb. Digits along the arrow sum to the digit in the circle. A white dot joins consecutive digits."
cage 14 r1c1 r1c2 r2c1
cage 17 r8c8 r8c9 r9c9
thermo r6c3 r5c3 r4c3
arrow r7c4 | r8c4 r8c5
difference r2c7 r2c8
givens
${classic.replace(/^.{12}/, ".".repeat(12))}`;

const nested = JSON.parse(readFileSync(new URL("../golden/words.json", import.meta.url))).find(({ technique }) => technique === "nested-trial").text;

/** A drawing with a rule that nobody knows. */
const drawing = JSON.stringify({
  cells: [...Array(9).keys()].map((row) => [...Array(9).keys()].map((col) => (classic[row * 9 + col] === "." || (row * 2 + col) % 3 ? {} : { value: Number(classic[row * 9 + col]) }))),
  regions: [...Array(9).keys()].map((box) => [...Array(9).keys()].map((i) => [Math.floor(box / 3) * 3 + Math.floor(i / 3), (box % 3) * 3 + (i % 3)])),
  cages: [{ cells: [[0, 0], [0, 1], [1, 0]], value: "14", unique: true }, { cells: [[7, 7], [7, 8], [8, 8]], value: "17", unique: true }],
  lines: [{ wayPoints: [[5.5, 2.5], [4.5, 2.5], [3.5, 2.5]], color: "#67F067", thickness: 10 }],
  metadata: { title: "Warp and Weft", author: "Clew", solution: solved, rules: "Normal sudoku rules apply. Digits in cages do not repeat and sum to the number in the corner. On the green line, no digit is the mirror of its neighbour." },
});

const moments = {
  game: async (look) => {
    const app = await reach(look, find("9x9", () => true, /hard/), 0);
    await app.cell("r5c5").click();
    return app;
  },
  hint: async (look) => {
    const app = await world.open(look, linkTo(find("9x9", called(/^(x-wing|swordfish|finned-x-wing)$/))));
    await until(app.page, "One solution");
    await hint(app);
    return app;
  },
  variant: async (look) => {
    const app = await world.open(look);
    await app.load(variant);
    await app.page.locator(".start").waitFor({ state: "detached" });
    await until(app.page, "olution");
    return app;
  },
  workbench: async (look) => {
    const app = await world.open(look);
    await app.load(variant);
    await app.page.locator(".start").waitFor({ state: "detached" });
    await until(app.page, "olution");
    await app.press("Build");
    await app.button("Workbench").click();
    await app.cell("r1c3").click();
    await app.page.locator(".course, .size-thread").first().waitFor({ timeout: 30000 });
    return app;
  },
  start: async (look) => {
    const app = await world.open(look, linkTo(find("9x9", () => true, /hard/)));
    await until(app.page, "One solution");
    await app.press("New");
    await app.page.locator(".puzzles li").nth(5).waitFor();
    return app;
  },
  finish: async (look) => {
    const open = classic.lastIndexOf(".");
    const left = [...solved].map((digit, cell) => (cell === open ? "." : digit)).join("");
    const app = await world.open(look, linkTo({ layout: "9x9", puzzle: classic, title: "easy", cells: [...left].map((_, cell) => cell), steps: [{ placements: [...left].flatMap((digit, cell) => (digit === "." || classic[cell] !== "." ? [] : [{ cell, digit: Number(digit) }])), eliminations: [] }] }));
    await until(app.page, "One solution");
    await app.cell(`r${Math.floor(open / 9) + 1}c${(open % 9) + 1}`).focus();
    await app.page.keyboard.press(solved[open]);
    await app.page.locator(".notice.finished").waitFor();
    return app;
  },
  lesson: async (look) => {
    const app = await world.open(look);
    await app.press("Lessons");
    await openLesson(app.page, "X-Wing");
    for (let stage = 2; stage <= 4; ++stage) {
      await app.button("Next").click();
      await app.page.getByText(`${stage} of 5`).waitFor();
    }
    return app;
  },
  course: async (look) => {
    const app = await world.open({ ...look, init: [() => {
      localStorage.setItem("clew.learned", JSON.stringify({ "full-house": 5, "naked-single": 5, "naked-pair": 3 }));
      localStorage.setItem("clew.read", JSON.stringify({ "full-house": 1, "naked-single": 1, "naked-pair": 1 }));
    }] });
    await app.press("Lessons");
    await app.page.locator(".chapter").nth(14).waitFor();
    return app;
  },
  days: async (look) => {
    const app = await world.open({ ...look, init: [() => {
      const day = (back, level, time) => {
        const at = Date.now() - back * 86_400_000;
        return { at, layout: "9x9", level, time, hints: 0, steps: 0, mark: `${back} ${level}`, day: Number(new Date(at).toISOString().slice(0, 10).replaceAll("-", "")) };
      };
      const list = [1, 2, 3, 4, 5, 6, 9, 10, 14, 15, 16].flatMap((back) => [day(back, "easy", 200_000 + back * 7000), ...(back % 3 ? [] : [day(back, "hard", 700_000 + back * 9000)])]);
      localStorage.setItem("clew.finished", JSON.stringify(list));
    }] });
    await app.press("Days");
    await app.page.locator(".days button").first().waitFor();
    return app;
  },
  mistake: async (look) => {
    const app = await world.open(look, `#9x9=.....347..8...1.....1.....3.4726......2.7..6.......2...5.......86..5..4....4..1..`);
    await until(app.page, "One solution");
    await app.cell("r1c3").click();
    await app.page.keyboard.press("9");
    await app.page.locator("[role=gridcell][aria-label^='r1c3 9']").waitFor();
    await app.press("Check");
    await app.button("Why?").click();
    await app.page.locator(".proof li").first().waitFor();
    return app;
  },
  trial: async (look) => {
    const app = await world.open({ ...look, init: [() => localStorage.setItem("clew.settings", JSON.stringify({ order: ["nested_trial"] }))] });
    await app.load(nested);
    await app.page.locator(".start").waitFor({ state: "detached" });
    await app.page.locator("[role=grid][aria-busy=false]").waitFor();
    await app.page.keyboard.press("h");
    await app.button("Which technique?").click();
    await app.button("Show").click();
    await app.page.getByRole("group", { name: "Tree of the trial" }).getByRole("button").first().click();
    return app;
  },
  reading: async (look) => {
    const app = await world.open(look);
    await app.load(drawing);
    await app.page.locator("dialog .clauses > li").nth(2).waitFor();
    await app.page.locator("dialog .clauses > li > .clause").nth(2).focus();
    return app;
  },
  board: async (look) => {
    const app = await world.open(look);
    await app.load(board);
    await app.page.locator("svg.grid .cage").waitFor();
    await app.press("Build");
    await app.button("Board").click();
    await app.page.locator("svg.grid .unfinished text").first().waitFor();
    return app;
  },
  statistics: async (look) => {
    const many = [["9x9", "easy", 9], ["9x9", "hard", 14], ["9x9", "very hard", 3], ["samurai", "very hard", 2], ["tridoku", "intermediate", 4], ["killer", "hard", 5]];
    const app = await world.open({ ...look, init: [(list) => {
      const one = ([layout, level, count]) => Array.from({ length: count }, (_, i) => ({ layout, level, at: Date.now() - i * 86_400_000, time: 240_000 + i * 31_000 + level.length * 45_000, hints: i % 3, steps: 0, mark: `${layout} ${level} ${i}` }));
      localStorage.setItem("clew.finished", JSON.stringify(list.flatMap(one)));
    }, many] });
    await app.press("Statistics");
    await app.page.locator(".statistics table").waitFor();
    return app;
  },
};
for (const [moment, make] of Object.entries(moments))
  for (const [look, options] of Object.entries(looks)) scenes[`${moment}-${look}`] = () => make(options);

const world = await stage();
try {
  for (const [name, make] of Object.entries(scenes)) {
    if (only.length && !only.some((one) => name.startsWith(one))) continue;
    const app = await make();
    await app.page.evaluate(() => scrollTo(0, 0));
    await still(app.page);
    await app.page.screenshot({ path: `${folder}/${name}.png` });
    if (app.troubles.length) throw new Error(app.troubles.join("\n"));
    await app.context.close();
    console.log(`${folder}/${name}.png`);
  }
} finally {
  await world.close();
}
