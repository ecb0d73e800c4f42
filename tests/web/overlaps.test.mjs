// Clues on the same cells: of every two kinds, each has pixels of its own, light and dark.
// The pictures that are compared are made of data, which the policy of the page forbids: it is set aside here.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { sources, stage } from "./harness.mjs";

let world;
before(async () => { world = await stage(); });
after(() => world?.close());

/** The kinds that are drawn in cells, from the engine's own table: word, lists and values of each. */
const kinds = [...readFileSync(new URL("../../include/clew/kinds.def", import.meta.url), "utf8").matchAll(/^CLEW_KIND\(\w+, "(\w+)",[^)]*?, (\w+),\n\s+(.*)\)$/gm)]
  .filter(([, , scope, rest]) => scope !== "whole" && /\bpage\b/.test(rest)).map(([, kind, , rest]) => ({ kind, rest }));

const outside = new Set(["sandwich", "xsum", "skyscraper", "hiddenskyscraper", "numberedroom", "fullrank", "littlekiller", "group"]);
const places = { arrow: [[0], [1, 2]], clone: [[0], [1]], samevalues: [[0], [1]], equalsums: [[0], [1]], quadruple: [[0, 1, 9, 10]] };
const numbers = { cage: [10], rellik: [10], lunchbox: [7], lookandsay: [2, 5], contain: [1, 2], containexactly: [1, 2], pairsum: [10], quadruple: [1, 2], sumline: [10] };

function drawn({ kind, rest }) {
  const caged = /cage_combinations|counts_of_digits/.test(rest) || ["contain", "containexactly"].includes(kind);
  const cells = places[kind] ?? (rest.startsWith("two,") ? [[0, 1]] : caged ? [[0, 1, 9, 10]] : [[0, 1, 2]]);
  return { kind, cells, values: numbers[kind] ?? [], name: kind, number: 1 };
}

const cells = Array.from({ length: 81 }, (_, i) => ({ name: `r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`, row: Math.floor(i / 9) + 1, col: (i % 9) + 1, shape: "square", x: i % 9, y: Math.floor(i / 9) }));

for (const colorScheme of ["light", "dark"])
  test(`every two kinds of clues on the same cells are both seen: ${colorScheme}`, async () => {
    const { shapesOf } = await sources("web/src/draw/constraints.ts");
    const layoutWith = (constraints) => ({ name: "", title: "", digits: 9, rows: 9, cols: 9, cells, houses: [], links: [], constraints });
    const all = kinds.filter(({ kind }) => !outside.has(kind)).map(drawn).filter((one) => shapesOf(layoutWith([one])).shapes.length);
    assert.ok(all.length > 35, `${all.length} kinds are drawn in cells`);
    const app = await world.open({ colorScheme, bypassCSP: true });
    const { page } = app;
    await app.load(".Cage~10~R1C1~R1C2~R2C1"); // the styles of drawn constraints come with it
    await page.locator(".drawn .cage").first().waitFor();
    const unseen = [];
    let compared = 0;
    for (const [i, one] of all.entries()) {
      const pairs = all.slice(i + 1).map((other) => shapesOf(layoutWith([one, other])).shapes);
      if (!pairs.length) continue;
      compared += pairs.length;
      const poor = await page.evaluate(async (pairs) => {
        const [scale, wide, high] = [60, 3.2, 2.2];
        const host = document.querySelector("svg.grid").appendChild(document.createElementNS("http://www.w3.org/2000/svg", "g"));
        host.setAttribute("class", "drawn");
        const known = new Map();
        const styleOf = (name, text) => {
          if (!known.has(name)) {
            const part = host.appendChild(document.createElementNS("http://www.w3.org/2000/svg", text ? "text" : "path"));
            part.setAttribute("class", name);
            const style = getComputedStyle(part);
            known.set(name, ["fill", "stroke", "opacity", "display", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "paint-order", "text-anchor", "font-weight", ...(text ? ["stroke-width"] : [])]
              .map((key) => `${key}:${style.getPropertyValue(key)}`).join(";"));
            part.remove();
          }
          return known.get(name);
        };
        const markup = (shape) => shape.at
          ? `<text style="${styleOf(shape.class, true)};font-family:sans-serif" x="${shape.at.x * scale}" y="${shape.at.y * scale}" font-size="${shape.size * scale}">${shape.text.replace("<", "&lt;")}</text>`
          : `<path style="${styleOf(shape.class, false)}" stroke-width="${shape.width ?? 0}" d="${shape.d}" transform="scale(${scale})"/>`;
        const [tile, tall] = [wide * scale, (high + 0.4) * scale];
        const canvas = document.createElement("canvas");
        canvas.width = Math.ceil(tile * pairs.length);
        canvas.height = Math.ceil(tall);
        const context = canvas.getContext("2d", { willReadFrequently: true });
        const picture = async (without) => {
          const body = pairs.map((shapes, n) => `<g transform="translate(${n * tile} ${0.3 * scale})">${shapes.filter(({ of }) => of !== without).map(markup).join("")}</g>`).join("");
          const image = new Image();
          image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${canvas.width}" height="${canvas.height}">${body}</svg>`)}`;
          await image.decode();
          context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
          context.fillRect(0, 0, canvas.width, canvas.height);
          context.drawImage(image, 0, 0);
          return context.getImageData(0, 0, canvas.width, canvas.height).data;
        };
        const both = await picture(-1);
        const poor = [];
        for (const without of [0, 1]) {
          const other = await picture(without);
          const own = pairs.map(() => 0);
          for (let at = 0; at < both.length; at += 4) {
            const far = Math.abs(both[at] - other[at]) + Math.abs(both[at + 1] - other[at + 1]) + Math.abs(both[at + 2] - other[at + 2]);
            if (far > 20) ++own[Math.min(pairs.length - 1, Math.floor(((at / 4) % canvas.width) / tile))];
          }
          own.forEach((count, n) => { if (count < 30) poor.push([n, without, count]); });
        }
        host.remove();
        return poor;
      }, pairs);
      for (const [n, which, count] of poor) unseen.push(`${which ? all[i + 1 + n].kind : one.kind} under ${which ? one.kind : all[i + 1 + n].kind}: ${count} pixels`);
    }
    assert.equal(compared, (all.length * (all.length - 1)) / 2);
    assert.deepEqual(unseen, []);
    assert.deepEqual(app.troubles, []);
    await app.context.close();
  });
