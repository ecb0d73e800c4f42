// Puzzles on paper, one or several a page, empty or with candidates, and their solutions on a last page.
import { For, type JSX } from "solid-js";
import { render } from "solid-js/web";
import type { App } from "../app/app.ts";
import type { LibraryPuzzle } from "../app/library.ts";
import { heading } from "../app/told.ts";
import { corners, outlineOf, path, polygon } from "../draw/outline.ts";
import { sizesFor, spot } from "../draw/spots.ts";
import { type Digit, type Digits, parseLine, symbol } from "../model/digits.ts";
import { candidatesOf, withGivens } from "../model/grid.ts";
import { centre, isTriangle, type Layout } from "../model/layout.ts";
import { titleOf } from "../words.ts";
import { say } from "../words/sheets.ts";
import "../style/sheets.css";

const size = 30; // of a cell, in units of the picture
const patience = 20; // seconds for each solution

/** How puzzles are put on paper. */
export interface Paper {
  aPage: number;
  candidates: boolean;
}

function Picture(props: { layout: Layout; givens: readonly Digit[]; values: readonly Digit[]; candidates?: readonly Digits[] }): JSX.Element {
  const outline = outlineOf(props.layout);
  const [width, height] = [outline.width * size, outline.height * size];
  const line = (lines: Parameters<typeof path>[0]) => path(lines, size);
  const { mark } = sizesFor(size, props.layout.digits, props.layout.cells.some(isTriangle));
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`}>
      <path class="shade" d={props.layout.cells.map((cell, i) => (outline.shades[i] ? polygon(corners(cell), size) : "")).join("")} />
      <path class="thin" d={line(outline.cellLines)} /><path class="thin" d={line(outline.diagonals)} />
      <path class="thick" d={line(outline.boxLines)} /><path class="thick" d={line(outline.border)} />
      <For each={props.layout.cells}>
        {(cell, i) => {
          const at = centre(cell);
          const value = props.values[i()];
          if (value) return <text classList={{ given: !!props.givens[i()] }} x={at.x * size} y={at.y * size + size * 0.22} font-size={String(size * 0.62)}>{symbol(value)}</text>;
          return (
            <For each={props.candidates?.[i()] ?? []}>
              {(digit) => {
                const place = spot(cell, digit, props.layout.digits);
                return <text class="candidate" x={place.x * size} y={place.y * size + mark * 0.36} font-size={String(mark)}>{symbol(digit)}</text>;
              }}
            </For>
          );
        }}
      </For>
    </svg>
  );
}

/** Why it was not printed; nothing when it was. */
export async function printMany(app: App, puzzles: readonly LibraryPuzzle[], { aPage, candidates }: Paper): Promise<string> {
  const [first] = puzzles;
  if (!first) return say().failed;
  const { layout: name, level } = first;
  const [layout, ...solved] = await Promise.all([
    app.layouts.get({ layout: name, source: "" }),
    ...puzzles.map(({ layout, puzzle }) => app.engine.call("solve", { layout, puzzle, limit: 2, timeout: patience }, { lane: "long" })),
  ]);
  const solutions = solved.flatMap(({ solution }) => solution || []);
  if (solutions.length < puzzles.length) return say().failed;
  const host = document.body.appendChild(document.createElement("div"));
  host.className = "sheets";
  const title = [heading(level), titleOf(name)].join(", ");
  const pictures = (values: readonly string[], marked = false) => (
    <For each={puzzles}>
      {({ puzzle }, i) => {
        const marks = marked ? candidatesOf(layout, withGivens(name, "", parseLine(puzzle))) : undefined;
        return <figure><Picture layout={layout} givens={parseLine(puzzle)} values={parseLine(values[i()] ?? "")} candidates={marks} /><figcaption>{say().number(i() + 1)}</figcaption></figure>;
      }}
    </For>
  );
  const dispose = render(() => (
    <>
      <section class={`of-${aPage}`}><h1>{title}</h1><div>{pictures(puzzles.map(({ puzzle }) => puzzle), candidates)}</div></section>
      <section class="solutions"><h1>{say().solutions}</h1><div>{pictures(solutions)}</div></section>
    </>
  ), host);
  window.addEventListener("afterprint", () => {
    dispose();
    host.remove();
  }, { once: true });
  window.print();
  return "";
}
