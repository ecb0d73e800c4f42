// The picture of a finished puzzle: a grid without digits, the thread through its cells, two lines of words.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { classic, solved, stage, until } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

/** Records the texts that are written on canvases. */
function record() {
  window.written = [];
  for (const name of ["fillText", "strokeText"]) {
    const own = CanvasRenderingContext2D.prototype[name];
    CanvasRenderingContext2D.prototype[name] = function (text, ...rest) { window.written.push(text); return own.call(this, text, ...rest); };
  }
}

async function finish(options) {
  const app = await world.open({ acceptDownloads: true, init: [record], ...options }, `#9x9=${classic}`);
  const { page } = app;
  await until(() => page.locator("[role=status]").first().textContent(), /One solution|Eine Lösung/);
  for (let cell = 80; cell >= 0; --cell) {
    if (classic[cell] !== ".") continue;
    await page.locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press(`Digit${solved[cell]}`);
  }
  await page.locator(".notice.finished").waitFor();
  await until(() => page.locator(".notice.finished .took").textContent(), /hardest|schwerster/i);
  return app;
}

for (const [locale, colorScheme, name, words] of [
  ["en-GB", "dark", "Share picture", [/^Clew$/, /^\d+ \w+ \d{4}$/, /^Easy 9×9, solved in \d+:\d\d$/, /^Hardest step: .*\. No hints\.$/]],
  ["de-DE", "light", "Bild teilen", [/^Clew$/, /^\d+\. \p{L}+ \d{4}$/u, /^Leicht.*9×9.*, gelöst in \d+:\d\d$|^9×9, leicht, gelöst in \d+:\d\d$/, /^Schwerster Schritt: .*\. Ohne Tipp\.$/]],
])
  test(`it has no digit of the puzzle, and is light: ${locale}`, async () => {
    const app = await finish({ locale, colorScheme });
    const { page } = app;
    const [download] = await Promise.all([page.waitForEvent("download"), app.button(name).click()]);
    assert.equal(download.suggestedFilename(), "clew.png");
    const bytes = await readFile(await download.path());
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1080, 1080]);
    const written = await page.evaluate(() => window.written);
    assert.equal(written.length, words.length, String(written));
    words.forEach((word, i) => assert.match(written[i], word));
    const at = await page.evaluate(async (data) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]));
      const pen = new OffscreenCanvas(1080, 1080).getContext("2d");
      pen.drawImage(image, 0, 0);
      const pixel = (x, y) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3).join();
      const middle = (cell) => [200 + ((cell % 9) + 0.5) * (680 / 9), 178 + (Math.floor(cell / 9) + 0.5) * (680 / 9)].map(Math.round);
      return { corner: pixel(2, 2), cells: Array.from({ length: 81 }, (_, cell) => pixel(...middle(cell))) };
    }, bytes.toString("base64"));
    assert.equal(at.corner, "246,247,248");
    const [given, thread, sheet] = ["42,47,57", "35,64,194", "255,255,255"];
    const first = classic.lastIndexOf("."); // the first that was filled is a ring
    at.cells.forEach((colour, cell) => assert.equal(colour, classic[cell] !== "." ? given : cell === first ? sheet : thread, `cell ${cell}`));
    await until(() => page.locator(".notice.finished").textContent(), /The picture is saved|Das Bild ist gespeichert/);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });

test("where the system has a sheet for sharing, it gets the picture, the lines and the link", async () => {
  const app = await finish({ init: [() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files, text }) => { window.sent = { name: files[0].name, type: files[0].type, size: files[0].size, text }; };
  }] });
  await app.button("Share picture").click();
  await until(() => app.page.evaluate(() => window.sent?.text), /^Easy 9×9, solved in \d+:\d\d\nHardest step: .*\nhttp.*#/);
  const sent = await app.page.evaluate(() => window.sent);
  assert.deepEqual([sent.name, sent.type, sent.size > 10_000], ["clew.png", "image/png", true]);
  assert.doesNotMatch(sent.text, new RegExp(solved));
  assert.deepEqual(app.troubles, []);
  await app.context.close();
});
