// A page for each technique: its text from the documentation, and its example step by step, drawn.
import { readFileSync } from "node:fs";
import { position } from "../src/app/request.ts";
import { capital } from "../src/app/told.ts";
import { ideaOf, techniques as tableOf } from "../src/learn/techniques.ts";
import type { App } from "../src/app/app.ts";
import { afterStep } from "../src/model/acts.ts";
import { start } from "../src/model/doc.ts";
import { candidatesOf } from "../src/model/grid.ts";
import { toLink } from "../src/model/link.ts";
import { only } from "../src/model/nth.ts";
import type { Step } from "../src/model/step.ts";
import { engine, find, type Position, read } from "./engine.ts";
import { put } from "./frame.ts";
import { drawingOf, pattern, patterns, picture, reason } from "./picture.tsx";
import { escape, link, root } from "./place.ts";
import { markdown } from "./text.ts";

interface Kept {
  technique: string;
  layout?: string;
  grid?: string;
  text?: string;
  placements: { cell: string; digit: number }[];
  eliminations: { cell: string; digit: number }[];
  texts: string[];
}

const kept = new Map((JSON.parse(readFileSync(root("tests/golden/words.json"), "utf8")) as Kept[]).map((one) => [one.technique, one]));
export const table = await tableOf({ engine } as unknown as App);

export interface Example extends Position {
  step: Step;
  texts: string[];
}

/** The example of the documentation, found again. */
export function exampleOf(technique: string): Example | undefined {
  const one = kept.get(technique);
  if (!one) return undefined;
  const at = read(one.text ?? one.grid!, one.layout);
  const request = position(start(at.grid), candidatesOf(at.layout, at.grid), at.layout);
  const same = (list: { cell: number; digit: number }[], told: Kept["placements"]) =>
    list.length === told.length && list.every(({ cell, digit }, i) => at.layout.cells[cell]?.name === told[i]?.cell && digit === told[i]?.digit);
  const digit = only(new Set([...one.placements, ...one.eliminations].map((told) => told.digit)));
  const found = find(at.layout, { ...request, ...(digit ? { digit } : {}) }, technique)
    .find(({ step, texts }) => same(step.placements, one.placements) && same(step.eliminations, one.eliminations) && texts[2] === one.texts[2]);
  if (!found) throw new Error(`the example of ${technique} is not found again`);
  return { ...at, ...found };
}

export const figure = (inner: string): string => `<figure>${inner}</figure>`;

/** From the bare position to the step's result: all at once without scripts, one stage at a time with them. */
async function stages(example: Example, title: string, path: string): Promise<string> {
  const { layout, grid, step, texts } = example;
  const [where = "", which = "", why = ""] = texts;
  const drawing = drawingOf(example, step);
  const after: Position = { layout, grid: afterStep(grid, step, 0) };
  const words = (text: string) => reason(example, null, step, text);
  const list = [
    ["Position", figure(picture(example, null, "The position")), "<p>Is there something to be seen?</p>"],
    ["Where", "", words(where)],
    ["Which", "", words(which)],
    ["Why", figure(picture(example, drawing, `${title}, drawn: ${why}`)), reason(example, drawing, step, why)],
    ["After", figure(picture(after, null, "The position after the step")), "<p>What it comes to.</p>"],
  ];
  const play = link(path, "play/index.html") + (await toLink(start(grid), true, true));
  return `<h2 id="step-by-step">Step by step</h2>
<section class="stages" aria-label="Step by step">
${list.map(([name, drawn, said]) => `<div class="stage">${drawn}<div class="said"><h3>${name}</h3>${said}</div></div>`).join("\n")}
</section>
<p class="go"><a href="${escape(play)}">Go on from here in the page</a></p>${patterns}`;
}

export async function putTechniques(): Promise<void> {
  for (const [at, { name, title }] of table.entries()) {
    const path = `docs/techniques/${name}.html`;
    const file = `docs/techniques/${name}.md`;
    const source = readFileSync(root(file), "utf8");
    const [told = "", shown = ""] = source.split(/^## Example$/m);
    const example = exampleOf(name);
    const html = markdown(told, file, path) + (example ? await stages(example, title, path) : "") +
      (shown && `<details><summary>The same as text</summary>${markdown(shown, file, path)}</details>`);
    const beside = [table[at - 1], table[at + 1]].map((one, i) => (one ? `<a href="${one.name}.html" rel="${i ? "next" : "prev"}"><span>${i ? "Next" : "Before"}</span> ${escape(one.title)}</a>` : "<span></span>"));
    put({ path, title, place: "Techniques", class: "technique-page", description: ideaOf(name), body: `${html}\n<nav class="beside" aria-label="Techniques beside this one">${beside.join("")}</nav>` });
  }
}

/** All of them by level, each with a small picture. */
export function putTable(): void {
  const path = "docs/techniques/index.html";
  const levels = [...new Set(table.map(({ level }) => level))];
  const card = ({ name, title }: { name: string; title: string }) => {
    const example = exampleOf(name);
    const small = example ? pattern(example, drawingOf(example, example.step)) : "";
    return `<li><a href="${name}.html">${small}<span>${escape(title)}</span></a></li>`;
  };
  const body = `<h1>Techniques</h1>
<p>In the order in which the path and hints use them, by level; each with its example to step through. <a href="${link(path, "docs/logic.html")}">How they work</a> and <a href="${link(path, "docs/ratings.html")}">what ratings mean</a>.</p>
${levels.map((level) => `<h2 id="${level.replace(" ", "-")}">${capital(level)}</h2>\n<ul class="cards">${table.filter((one) => one.level === level).map(card).join("\n")}</ul>`).join("\n")}
${patterns}`;
  put({ path, title: "Techniques", place: "Techniques", class: "broad", body });
}
