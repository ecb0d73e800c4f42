// Puzzles from photographs: a chosen, dropped or pasted picture, the camera, corrections, and what cannot be read.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { audit, stage, until, valuesOf } from "./harness.mjs";

const printed = "8.........5..9.4.13..4.79.......23....69..7.......3.287..1.6.....2..........7...4";
const picture = fileURLToPath(new URL("../../examples/puzzles/page.jpg", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "clew-photo-"));
// A film of one picture, for the camera that Chromium feigns.
const film = join(folder, "film.mjpeg");
writeFileSync(film, readFileSync(picture));

let world;
before(async () => { world = await stage([`--use-file-for-fake-video-capture=${film}`, "--use-fake-device-for-media-stream"]); });
after(async () => {
  await world?.close();
  rmSync(folder, { recursive: true });
});

async function dialog(options) {
  const app = await world.open(options);
  await app.button("Photo").click();
  const box = app.page.getByRole("dialog", { name: "Photo" });
  const heading = () => box.getByRole("heading", { level: 3 }).textContent();
  return { ...app, box, heading, choose: (file) => box.locator("input[type=file]").setInputFiles(file), read: (name) => box.getByRole("gridcell", { name: new RegExp(`^${name}:`) }) };
}

const isIn = async (box, width) => {
  const { x, width: wide } = await box.boundingBox();
  assert.ok(x >= 0 && x + wide <= width, `from ${x}, ${wide} wide`);
};

test("a picture is read, corrected and played on a small phone", async () => {
  const { page, troubles, box, heading, choose, read, button, context } = await dialog({ width: 360, height: 640 });
  await choose(picture);
  await until(heading, /^All cells read$/);
  const cells = await box.getByRole("gridcell").evaluateAll((all) => all.map((cell) => /: (\d)/.exec(cell.ariaLabel)?.[1] ?? ".").join(""));
  assert.equal(cells, printed);
  await until(() => box.locator(".photo-says").textContent(), /This reading has one solution/);
  for (const part of [box.getByRole("grid"), box.getByRole("button", { name: "Play" })]) await isIn(part, 360);
  await audit(page, "a reading");
  // By a tap: another digit, which contradicts; by a key: back.
  await read("r1c1").click();
  await box.getByRole("button", { name: "Other" }).click();
  await box.getByRole("button", { name: "3", exact: true }).click();
  assert.match(await read("r1c1").getAttribute("aria-label"), /^r1c1: 3$/);
  await until(() => box.locator(".photo-says").textContent(), /no solution|several solutions/);
  await read("r1c1").press("8");
  await read("r1c1").press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), "r1c2: empty");
  await box.getByRole("button", { name: "Play" }).click();
  await until(() => valuesOf(page), new RegExp(`^${printed.replaceAll(".", "\\.")}$`));
  assert.equal(await box.isVisible(), false);
  assert.equal(await button("Photo").isVisible(), false);
  assert.deepEqual(troubles, []);
  await context.close();
});

test("a picture is read that is dropped or pasted", async () => {
  const { page, context, troubles } = await world.open();
  const base64 = readFileSync(picture).toString("base64");
  for (const kind of ["drop", "paste"]) {
    await page.evaluate(([base64, kind]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], "page.jpg", { type: "image/jpeg" }));
      const event = kind === "drop" ? new DragEvent("drop", { dataTransfer: carried, bubbles: true, cancelable: true }) : new ClipboardEvent("paste", { clipboardData: carried, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    }, [base64, kind]);
    const box = page.getByRole("dialog", { name: "Photo" });
    await until(() => box.getByRole("heading", { level: 3 }).textContent(), /^All cells read$/);
    await box.getByRole("button", { name: "Close" }).click();
    await until(async () => String(await box.isVisible()), /false/);
  }
  assert.deepEqual(troubles, []);
  await context.close();
});

test("the camera takes a picture, and says so if it may not", async () => {
  const allowed = await dialog({ permissions: ["camera"], width: 390, height: 664 });
  await allowed.box.getByRole("button", { name: "Use the camera" }).click();
  await allowed.box.getByRole("button", { name: "Take the picture" }).click();
  await until(allowed.heading, /^All cells read$/);
  await allowed.box.getByRole("button", { name: "New photo" }).click();
  assert.ok(await allowed.box.getByRole("button", { name: "Use the camera" }).isVisible());
  await allowed.context.close();
  const { box, context } = await dialog({ permissions: [] });
  await box.getByRole("button", { name: "Use the camera" }).click();
  await until(() => box.locator(".refusal").textContent(), /^The camera may not be used here/);
  await context.close();
});

test("what is no puzzle or no picture is told plainly", async () => {
  const { page, box, choose, said, context } = await dialog();
  const blank = await page.evaluate(() => new Promise((resolve) => {
    const canvas = document.createElement("canvas");
    canvas.toBlob(async (blob) => resolve([...new Uint8Array(await blob.arrayBuffer())]), "image/png");
  }));
  const told = () => box.locator(".refusal").textContent();
  await choose({ name: "blank.png", mimeType: "image/png", buffer: Buffer.from(blank) });
  await until(told, /^No grid was found/);
  assert.match(await said(), /^No grid was found/);
  await choose({ name: "cut.jpg", mimeType: "image/jpeg", buffer: readFileSync(picture).subarray(0, 300) });
  await until(told, /^The browser cannot open this picture/);
  await choose(picture);
  await until(() => box.getByRole("heading", { level: 3 }).textContent(), /^All cells read$/);
  await context.close();
});
