// Nothing visible is cut off or covered: the commands, tables in dialogs, the cells that a lesson names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { classic, openLesson, solved, sources, stage, still, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };

for (const locale of ["en-GB", "de-DE", "fr-FR", "es-ES"])
  for (const width of /en|de/.test(locale) ? [1024, 1180, 1280, 1440] : [1024])
    test(`the commands stand in one line: ${width}, ${locale}`, async () => {
      const app = await world.open({ locale, width, height: 720 }, `#9x9=${classic}`);
      await app.cell("r1c1").waitFor();
      const tops = await app.page.locator(".top nav button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      assert.equal(tops.length, 4, "three menus, options");
      assert.ok(Math.max(...tops) - Math.min(...tops) < 8, `${tops}`);
      assert.equal(await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
      await app.context.close();
    });

/** Words and buttons of the bars that lie over another one or stick out of the screen, for every heading, state and time. */
const collisions = ({ heads, states, parts }) => {
  const of = (node) => {
    if (node.matches("button, select")) return node.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(node);
    return text.getBoundingClientRect();
  };
  const shown = () => [...document.querySelectorAll(parts)].filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })).map((one) => ({ name: one.textContent || one.getAttribute("aria-label"), box: of(one) })).filter(({ box }) => box.width > 1);
  const heading = document.querySelector(".level h2");
  const [status, timer] = [document.querySelector("[role=status] span"), document.querySelector("[role=timer]")];
  const found = [];
  for (const head of heading ? heads : [""])
    for (const state of states)
      for (const time of ["0:00", "59:59", "9:59:59", "23:59:59"]) {
        if (heading) heading.textContent = head;
        [status.textContent, timer.textContent] = [state, time];
        timer.parentElement.classList.toggle("hours", time.length > 5);
        const all = shown();
        all.forEach(({ name, box }, i) => {
          if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} sticks out`);
          for (const other of all.slice(i + 1))
            if (box.left < other.box.right - 1 && other.box.left < box.right - 1 && box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1) found.push(`${name} lies over ${other.name}`);
        });
      }
  return [...new Set(found)];
};

for (const locale of ["en-GB", "de-DE", "fr-FR", "es-ES"])
  for (const [width, height] of /en|de/.test(locale) ? [[1280, 720], [1440, 900], [1024, 768], [768, 1024], [390, 664], [360, 640], [844, 390]] : [[1024, 768], [360, 640], [844, 390]])
    test(`no words of the bars lie over others: ${width} x ${height}, ${locale}`, async () => {
      const { level, levels, levelNames, rated, solutions } = (await sources(`web/src/words/${locale.slice(0, 2)}/page.ts`)).page;
      const heads = [level.empty, level.unrated, rated.not, ...levels.map((name) => levelNames[name] ?? name), levelNames["beyond logic"] ?? "beyond logic", "The Sculptor’s Endless Garden of Forking Paths", "Donaudampfschifffahrtskapitänsmütze"];
      const states = [solutions.none, solutions.one, solutions.more("10.000"), solutions.atLeast("10.000"), solutions.unknown, solutions.untold, solutions.wrong];
      const app = await world.open({ width, height, locale, ...(width < 600 || height < 600 ? { hasTouch: true, isMobile: true } : {}) }, `#9x9=${classic}`);
      await until(() => app.page.locator("[role=status]").first().textContent(), /One solution|Eine Lösung|Une solution|Una solución/);
      const parts = ".level h2, [role=status] span, [role=timer], .timer button, .solutions button, .strip select, .facts select, .top-narrow .brand, .top-narrow .shown, .top-narrow .more";
      assert.ok((await app.page.locator(parts).count()) > 4);
      assert.deepEqual(await app.page.evaluate(collisions, { heads, states, parts }), []);
      await app.context.close();
    });

test("the path's table and the keys of a deduction are arranged, also where no lesson was opened before", async () => {
  const app = await world.open({}, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  await app.button("Path").click();
  await page.locator(".path-summary td").first().waitFor();
  const columns = (of) => page.locator(of).evaluate((one) => getComputedStyle(one).textAlign);
  assert.deepEqual([await columns(".path-summary tbody th >> nth=0"), await columns(".path-summary td >> nth=0")], ["left", "right"]);
  await page.keyboard.press("Escape");
  await app.cell("r1c3").click();
  await app.button("Check a deduction").click();
  await page.locator(".prove .pad button").first().waitFor();
  const tops = await page.locator(".prove .pad button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(new Set(tops).size, 1, `${tops}`);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

/** Through the door on a phone, or the button beside today's puzzle. */
const toLessons = (page) => page.getByRole("button", { name: /^(Learn|Lernen)/ }).filter({ visible: true }).first().click();

test("on a phone, what practice explains is seen together with its grid", async () => {
  const app = await world.open(phone);
  const { page } = app;
  await toLessons(page);
  await openLesson(page, "Naked Pair");
  await app.button("Practise").click();
  await until(() => app.explanation().textContent(), /Nothing yet/);
  await app.button("Show it").click();
  await until(() => app.explanation().textContent(), /This was the step/);
  await still(page);
  const grid = await page.locator("svg.grid").boundingBox();
  assert.ok(grid.y >= 0 && grid.y + grid.height <= 844, JSON.stringify(grid));
  const reason = await app.explanation().locator(".reason").boundingBox();
  assert.ok(reason.y >= grid.y + grid.height && reason.y < 844 - 60, JSON.stringify(reason));
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

test("on a phone, all columns of the statistics are seen", async () => {
  const app = await world.open({ ...phone, locale: "de-DE" });
  const { page } = app;
  await page.evaluate(() => {
    const one = (layout, level, mark) => ({ at: Date.now(), layout, level, time: 754_000, hints: 12, steps: 0, mark });
    localStorage.setItem("clew.finished", JSON.stringify([one("butterfly", "very hard", "a"), one("9x9", "easy", "b")]));
  });
  await app.button("Mehr").click();
  await app.button("Statistik").click();
  const table = page.locator(".statistics .scrolls");
  await table.waitFor();
  assert.equal(await table.evaluate((one) => one.scrollWidth - one.clientWidth), 0);
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});

for (const [width, height, locale] of [[720, 450, "en-GB"], [640, 360, "de-DE"], [844, 390, "de-DE"]])
  test(`zoomed, or on a lying phone, nothing runs out of its place: ${width} x ${height}, ${locale}`, async () => {
    const german = locale === "de-DE";
    const app = await world.open({ width, height, locale }, `#9x9=${solved.slice(0, 80)}.`);
    const { page } = app;
    const inside = (of) => page.locator(of).first().evaluate((one) => one.scrollWidth - one.clientWidth);
    await app.cell("r9c1").waitFor();
    const edges = await page.locator(".top-narrow > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width).map(({ left, right }) => [left, right]));
    for (const [i, [left]] of edges.entries()) if (i) assert.ok(left >= edges[i - 1][1] - 1, JSON.stringify(edges));
    const texts = await page.locator(".top-narrow [role=status] span").evaluate((one) => one.getBoundingClientRect().right);
    assert.ok(texts <= (await page.getByRole("timer").boundingBox()).x + 1);
    const room = await page.locator(".top-narrow .shown").evaluate((one) => {
      const text = document.createRange();
      text.selectNodeContents(one);
      return one.getBoundingClientRect().right - parseFloat(getComputedStyle(one).paddingRight) - text.getBoundingClientRect().right;
    });
    assert.ok(room >= 0, `the layout's name lacks ${-room} px`);
    await app.cell("r9c9").focus();
    await page.keyboard.press(solved[80]);
    await page.locator(".notice.finished").waitFor();
    assert.equal(await inside(".over"), 0);
    await app.button(german ? "Mehr" : "More").click();
    await app.button(german ? "Lektionen" : "Lessons").click();
    await openLesson(page, "Naked Pair|Nacktes Paar");
    await app.button(german ? "Üben" : "Practise").click();
    await until(() => page.locator(".stage").textContent(), /Nothing yet|Noch nichts/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    const pad = await page.locator(".pad button").last().boundingBox();
    assert.ok(pad.x + pad.width <= width, JSON.stringify(pad));
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

for (const locale of ["en-GB", "de-DE"])
  test(`beside a Samurai on a laptop the tools stay in the rail, and what a cell can be is seen: ${locale}`, async () => {
    const samurai = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url))).find(({ layout }) => layout === "samurai").puzzle;
    const app = await world.open({ width: 1280, height: 720, locale }, `#samurai=${samurai}`);
    const { page } = app;
    await page.locator(".level .figures").waitFor({ timeout: 60000 });
    await page.locator("[role=gridcell][aria-label*=empty], [role=gridcell][aria-label*=leer]").first().click();
    const [rail, facts, note] = [await page.locator(".rail").boundingBox(), await page.locator(".facts").boundingBox(), await page.locator(".facts .note p").first().boundingBox()];
    assert.ok(note.y + note.height < facts.y + facts.height - 10, JSON.stringify([facts, note]));
    for (const box of await page.locator(".rail button").evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().right, one.scrollWidth - one.clientWidth, one.textContent])))
      assert.ok(box[0] <= rail.x + rail.width + 1 && box[1] <= 0, String(box));
    await app.context.close();
  });

for (const [width, height] of [[720, 450], [844, 390], [640, 360]])
  test(`on the start page every layout's name stands in its place: ${width} x ${height}`, async () => {
    const app = await world.open({ width, height, locale: "de-DE" });
    await app.page.waitForFunction(() => document.querySelectorAll(".layouts:not(.kinds) .thumb > path:first-child").length === 12);
    const out = await app.page.locator(".layouts button, .puzzles button, .chips .chip").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    assert.deepEqual(out, []);
    const widths = await app.page.locator(".layouts:not(.kinds) .thumb").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
    assert.equal(new Set(widths).size, 1, String(widths));
    await app.context.close();
  });

for (const [kind, locale] of [["thermo", "en-GB"], ["zipper", "de-DE"], ["regionsum", "es-ES"], ["zipper", "fr-FR"]])
  test(`a puzzle with a long name is no wider than a phone: ${kind}, ${locale}`, async () => {
    const { puzzle } = readFileSync(new URL("../../library/constraints.jsonl", import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line)).findLast(({ clues }) => clues === kind);
    const app = await world.open({ ...phone, locale });
    const { page } = app;
    await page.locator(".start textarea").fill(puzzle);
    await page.locator(".start form .button, .start .ways .button").first().click();
    await page.locator("svg.grid.lined").waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    assert.ok(await page.locator(".top-narrow > *").evaluateAll((all) => all.every((one) => one.getBoundingClientRect().right <= 390)));
    await app.context.close();
  });

for (const locale of ["en-GB", "de-DE", "fr-FR", "es-ES"])
  test(`on a phone, Undo and Redo stand beside the modes: ${locale}`, async () => {
    const app = await world.open({ ...phone, locale }, `#9x9=${classic}`);
    await app.cell("r1c1").waitFor();
    const [modes, rounds] = [await app.page.locator(".mode-row .modes").boundingBox(), await app.page.locator(".mode-row .rounds").boundingBox()];
    assert.ok(rounds.x >= modes.x + modes.width - 1, JSON.stringify([modes, rounds]));
    await app.context.close();
  });

for (const [layout, locale] of [["samurai", "en-GB"], ["25x25", "en-GB"], ["25x25", "de-DE"]])
  test(`the number of solutions is seen beside a large grid: ${layout}, ${locale}`, async () => {
    const app = await world.open({ locale });
    const { page } = app;
    await page.locator(".choose select").selectOption(layout);
    await page.locator(`[data-layout="${layout}"] [role=gridcell]`).first().waitFor();
    const [facts, solutions] = [await page.locator(".facts").boundingBox(), await page.getByRole("status").first().boundingBox()];
    assert.ok(solutions.y + solutions.height < facts.y + facts.height - 14, JSON.stringify([facts, solutions]));
    // The candidates of a cell are announced there too.
    await page.locator("[role=gridcell][aria-label*=empty], [role=gridcell][aria-label*=leer]").first().click();
    const note = await page.locator(".facts .note p").first().boundingBox();
    if (layout === "samurai") assert.ok(note.y + note.height < facts.y + facts.height - 14, JSON.stringify([facts, note]));
    assert.deepEqual(await page.locator(".tools .button, .modes button").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)), []);
    await app.context.close();
  });

for (const [width, height] of [[390, 844], [360, 740], [844, 390], [640, 360]])
  for (const locale of width === 360 ? ["en-GB", "de-DE", "fr-FR", "es-ES"] : ["en-GB", "de-DE"])
    test(`on a small screen a layout's whole name is seen: ${width} x ${height}, ${locale}`, async () => {
      const app = await world.open({ ...phone, width, height, locale }, `#9x9=${classic}`);
      const { page } = app;
      await app.cell("r1c1").waitFor();
      await until(() => page.locator(".top-narrow [role=status]").textContent(), /One solution|Eine Lösung|Une solution|Una solución/);
      const long = { "en-GB": ["Thermometers", "Little killer", "Between lines", "Skyscrapers"], "de-DE": ["Reißverschlüsse", "Gebietssummen", "Zwischenlinien"], "fr-FR": ["Fermetures éclair", "Sommes égales"], "es-ES": ["Sumas por región", "Rascacielos"] }[locale];
      const cut = await page.evaluate((long) => {
        const shown = document.querySelector(".top-narrow .shown");
        const names = [...document.querySelectorAll(".top-narrow option")].map((one) => one.text).concat(long);
        const timer = document.querySelector(".top-narrow .timer");
        // However long the game has gone on.
        return ["0:00", "59:59", "9:59:59", "23:59:59"].flatMap((time) => {
          timer.querySelector("[role=timer]").textContent = time;
          timer.classList.toggle("hours", time.length > 5);
          return names.filter((name) => {
            shown.textContent = name;
            shown.classList.toggle("long", name.length > 8);
            const boxes = [...document.querySelectorAll(".top-narrow > *")].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
            return shown.scrollWidth > shown.clientWidth || boxes.some((box, i) => box.right > innerWidth || (i && box.left < boxes[i - 1].right - 1));
          }).map((name) => `${name} ${time}`);
        });
      }, long);
      assert.deepEqual(cut, []);
      assert.ok(await page.locator(".top-narrow .shown").evaluate((one) => parseFloat(getComputedStyle(one).fontSize)) >= 12);
      await app.context.close();
    });

for (const [width, height] of [[1440, 900], [1280, 720]])
  for (const locale of ["en-GB", "de-DE"])
    test(`beside a 9x9, all that is told of a cell is seen: ${width} x ${height}, ${locale}`, async () => {
      const alone = `${solved.slice(0, 40)}.${solved.slice(41)}`; // eight digits are ruled out in r5c5
      const app = await world.open({ width, height, locale }, `#9x9=${alone}`);
      const { page } = app;
      await app.cell("r5c5").click();
      await page.locator(".level .figures").waitFor();
      await app.button(locale === "de-DE" ? "Aufdecken" : "Reveal").click();
      await page.locator(".blockers li").nth(7).waitFor();
      const [facts, last] = [await page.locator(".facts").boundingBox(), await page.locator(".blockers li").last().boundingBox()];
      assert.ok(last.y + last.height <= facts.y + facts.height - 12, JSON.stringify([facts, last]));
      const out = await page.locator(".rail button").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > document.querySelector(".rail").getBoundingClientRect().right + 1).map((one) => one.textContent));
      assert.deepEqual(out, []);
      await app.context.close();
    });

for (const locale of ["en-GB", "de-DE"])
  test(`on a phone, the path's table and the options are no wider than their dialog: ${locale}`, async () => {
    const { puzzle } = JSON.parse(readFileSync(new URL("../../web/public/library.json", import.meta.url))).filter(({ layout, level }) => layout === "9x9" && level === "very hard")[2];
    const app = await world.open({ ...phone, locale }, `#9x9=${puzzle}`);
    const { page } = app;
    const german = locale === "de-DE";
    await until(() => page.locator("[role=status]").first().textContent(), /One solution|Eine Lösung/);
    for (const [name, part] of [[german ? "Weg" : "Path", ".path-summary td"], [german ? "Optionen" : "Options", ".options select"]]) {
      await app.button(german ? "Mehr" : "More").click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
      await page.locator(part).first().waitFor({ timeout: 60000 });
      assert.equal(await page.locator(".dialog-body").evaluate((one) => one.scrollWidth - one.clientWidth), 0, name);
      const cut = await page.locator(".options select").evaluateAll((all) => all.filter((one) => {
        const ruler = document.createElement("canvas").getContext("2d");
        const { font, paddingLeft, paddingRight } = getComputedStyle(one);
        ruler.font = font;
        return ruler.measureText(one.selectedOptions[0].text).width > one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      }).map((one) => one.value));
      assert.deepEqual(cut, []);
      await page.keyboard.press("Escape");
    }
    await app.context.close();
  });

for (const [width, height] of [[390, 844], [844, 390]])
  test(`in the menu, the commands stand in two columns: ${width} x ${height}`, async () => {
    const app = await world.open({ ...phone, width, height, locale: "de-DE" }, `#9x9=${classic}`);
    await app.cell("r1c1").waitFor();
    await app.button("Mehr").click();
    const lefts = await app.page.locator(".menu nav .button, .menu .made > *").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    assert.equal(new Set(lefts).size, 2, String(lefts));
    // Choosing a command closes the menu, even if the command is gone afterwards.
    await app.page.locator(".menu").getByRole("button", { name: "Neu", exact: true }).click();
    await app.page.locator(".start .first").waitFor();
    assert.equal(await app.page.locator("dialog[open]").count(), 0);
    await app.context.close();
  });

for (const locale of ["en-GB", "de-DE"])
  for (const layout of ["9x9", "samurai"])
    test(`on a laptop, the modes can be read, whichever is chosen: ${layout}, ${locale}`, async () => {
      const app = await world.open({ width: 1366, height: 768, locale });
      const { page } = app;
      await page.locator(".choose select").selectOption(layout);
      await page.locator(`[data-layout="${layout}"] [role=gridcell]`).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const mode of await page.locator(".modes button").all()) {
        await mode.click();
        const poor = await page.locator(".modes button").evaluateAll((all) => all.filter((one) => {
          const [box, text] = [one, one.firstElementChild].map((part) => part.getBoundingClientRect());
          return parseFloat(getComputedStyle(one).fontSize) < 12 || text.left < box.left + 1 || text.right > box.right - 1;
        }).map((one) => one.textContent));
        assert.deepEqual(poor, []);
      }
      assert.equal(await page.locator(".modes").evaluate((one) => one.scrollWidth - one.clientWidth), 0);
      await app.context.close();
    });

for (const [width, height, locale] of [[844, 390, "en-GB"], [844, 390, "de-DE"], [640, 360, "de-DE"]])
  test(`on a lying phone, a lesson's whole grid is seen, and nothing lies over it: ${width} x ${height}, ${locale}`, async () => {
    const german = locale === "de-DE";
    const app = await world.open({ ...phone, width, height, locale });
    const { page } = app;
    await toLessons(page);
    await openLesson(page, german ? "Verstecktes Paar" : "Hidden Pair");
    const seen = async () => {
      await page.locator("svg.grid [role=gridcell]").first().waitFor();
      const [grid, ...others] = await page.locator(".lesson-grid svg.grid, .crumbs, .lesson header, .lesson-side").evaluateAll((all) =>
        [all.find((one) => one.matches("svg")), ...all.filter((one) => !one.matches("svg"))].map((one) => { const { left, right, top, bottom } = one.getBoundingClientRect(); return { left, right, top, bottom }; }));
      assert.ok(grid.top >= 0 && grid.bottom <= height, JSON.stringify(grid));
      for (const other of others) assert.ok(other.left >= grid.right && other.right <= width, JSON.stringify([grid, other]));
      for (const [i, other] of others.entries()) if (i) assert.ok(other.top >= others[i - 1].bottom - 1, JSON.stringify(others));
      assert.equal(await page.locator(".crumbs").evaluate((one) => one.scrollWidth - one.clientWidth), 0);
    };
    await seen();
    await app.button(german ? "Üben" : "Practise").click();
    await until(() => page.locator(".stage").textContent(), /Nothing yet|Noch nichts/);
    await seen();
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("on a phone, what is chosen of the clues of other kinds is seen from its heading on", async () => {
  const app = await world.open(phone);
  const { page } = app;
  for (const name of ["Arrows", "Killer", "X-sums"]) {
    const chip = page.locator(".kinds").getByRole("button", { name, exact: true });
    await chip.evaluate((one) => one.scrollIntoView({ block: "start" }));
    await chip.click();
    await page.locator(".puzzles li").nth(1).waitFor();
    await still(page);
    const heading = await page.locator(".graded h2").boundingBox();
    assert.ok(heading.y >= 0 && heading.y < 500, JSON.stringify([name, heading]));
  }
  await app.context.close();
});

test("on a lying phone, what the menu opens is seen from its top", async () => {
  const app = await world.open({ ...phone, width: 844, height: 390 }, `#9x9=${classic}`);
  const { page } = app;
  await until(() => app.status().textContent(), /One solution/);
  await app.button("More").click();
  await page.getByRole("dialog").getByRole("button", { name: "Solve", exact: true }).click();
  await until(() => app.explanation().textContent(), /Solved in/);
  await app.button("More").click();
  await page.getByRole("dialog").getByRole("button", { name: "Steps", exact: true }).click();
  await page.locator(".dialog-body .record li").nth(30).waitFor();
  const [dialog, close] = [await page.locator("dialog").boundingBox(), await page.getByRole("dialog").getByRole("button", { name: "Close" }).boundingBox()];
  assert.ok(close.y >= dialog.y, JSON.stringify([dialog, close]));
  await app.context.close();
});

test("figures have one width where they change or stand in columns, and a hyphen in words is narrow", async () => {
  const app = await world.open({}, `#9x9=${classic}`);
  const { page } = app;
  await app.cell("r1c1").waitFor();
  const widths = (where, ...letters) => page.locator(where).first().evaluate((one, letters) => letters.map((letter) => {
    const span = one.appendChild(document.createElement("span"));
    span.textContent = letter.repeat(20);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width;
  }), letters);
  const [one, eight] = await widths("[role=timer]", "1", "8");
  assert.ok(one > 0 && Math.abs(one - eight) < 0.5, `${one} ${eight}`);
  const [hyphen, figure] = await widths(".actions .button span", "-", "8");
  assert.ok(hyphen < 0.85 * figure, `${hyphen} ${figure}`);
  await app.context.close();
});
