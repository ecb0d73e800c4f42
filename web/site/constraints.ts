// Every constraint with a picture of it: the lines of the documentation's table, drawn as the page does.
import { readFileSync } from "node:fs";
import { isLine } from "../src/draw/constraints-lines.ts";
import type { Cell, Constraint } from "../src/model/layout.ts";
import { rulesOf } from "../src/words/constraints.ts";
import { ClewError } from "../../bindings/wasm/src/index.ts";
import { read } from "./engine.ts";
import { put } from "./frame.ts";
import { patterns, picture } from "./picture.tsx";
import { escape, link, root } from "./place.ts";

interface Told {
  lines: string[];
  meaning: string;
}

/** The rows of the table: lines of puzzle text, and their meaning. */
function told(): Told[] {
  const text = readFileSync(root("docs/formats.md"), "utf8");
  const section = text.slice(text.indexOf("### Constraints"));
  const table = section.slice(section.indexOf("|---|"), section.indexOf("\n\n", section.indexOf("|---|")));
  return table.split("\n").slice(1).map((row) => {
    const [, lines, meaning = ""] = /^\| (.*?) \| ((?:[^|]|\\\|)*) \|$/.exec(row) ?? [];
    if (!lines) throw new Error(`docs/formats.md: ${row}`);
    return { lines: [...lines.matchAll(/`([^`]+)`/g)].map(([, line = ""]) => line.replaceAll("\\|", "|")), meaning };
  });
}

/** Lines of two or three cells say little: they are drawn longer, across a border of boxes. */
const winding = "r4c2 r3c2 r2c3 r3c4 r4c4";
function shown(line: string): string {
  const whole = line.replace("everypair …", "everypair 1,2 2,1 r1c1 r1c2");
  const [word, ...rest] = whole.split(" ");
  const numbers = rest.filter((one) => /^\d+$/.test(one));
  return isLine({ kind: word } as Constraint) && !whole.includes("|") ? [word, ...numbers, winding].join(" ") : whole;
}

const scale = 40;

/** The corner of the grid with the constraint, if it can be drawn, and its sentence on the page. */
function drawn(line: string): { svg: string; rule: string } {
  if (/r1\d/.test(line)) return { svg: "", rule: "" }; // cells beside the grid
  try {
    const at = read(`sudoku 1\nlayout 9x9\n${line}\ngivens\n${".........\n".repeat(9)}`);
    const [{ text: rule } = { text: "" }] = rulesOf(at.layout);
    const [first] = at.layout.constraints.slice(0, 1).flatMap(({ cells }) => cells.flat()).map((cell) => at.layout.cells[cell]);
    return { svg: at.layout.art && first ? corner(picture(at, null, rule, scale, false), first) : "", rule };
  } catch (error) {
    if (error instanceof ClewError && error.message.startsWith("not supported")) return { svg: "", rule: "" };
    throw error;
  }
}

/** Five and a half cells of the grid, with the clues outside it on that side. */
function corner(svg: string, { row, col }: Cell): string {
  const [, left = 0, top = 0, width = 0, height = 0] = /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number);
  const shown = 5.5 * scale;
  const along = (place: number, begin: number, length: number): [from: number, far: number] => {
    const after = length + begin - 9 * scale;
    return place > 5 ? [9 * scale - shown, shown + after] : [begin, shown - begin];
  };
  const [[x, across], [y, down]] = [along(col, left, width), along(row, top, height)];
  return svg.replace(/ width="[^"]*" height="[^"]*" viewBox="[^"]*"/, ` viewBox="${x} ${y} ${across} ${down}"`);
}

const code = (text: string): string => escape(text).replace(/`([^`]+)`/g, (_, inner: string) => `<code>${inner.replaceAll("\\|", "|")}</code>`);

export function putConstraints(): number {
  const path = "constraints.html";
  const seen = new Set<string>();
  const cards: { html: string; drawn: boolean }[] = [];
  for (const { lines, meaning } of told())
    for (const line of lines) {
      const [word = ""] = line.split(" ");
      if (seen.has(word)) continue;
      seen.add(word);
      const { svg, rule } = drawn(shown(line));
      cards.push({ drawn: !!svg, html: `<li id="${word}">${svg}<code>${escape(svg ? shown(line) : line)}</code><p>${rule ? escape(rule) : code(meaning)}</p></li>` });
    }
  const list = (drawn: boolean) => cards.filter((one) => one.drawn === drawn).map(({ html }) => html).join("\n");
  put({
    path, title: "Constraints", place: "Constraints", class: "broad",
    body: `<h1>Constraints</h1>
<p>What a setter draws, each a line of <a href="${link(path, "docs/formats.html")}#text">puzzle text</a>; all of them may stand together, on any layout. Solving, counting, checking, hints, explanations and levels keep them. D is the greatest digit.</p>
<ul class="rules-shown">${list(true)}</ul>
<h2 id="told-in-words">Told in words</h2>
<p>Of the whole grid, or of cells in a way that no drawing shows.</p>
<ul class="rules-shown told">${list(false)}</ul>${patterns}`,
  });
  return cards.length;
}
