// Puzzles on paper, one or several a page, empty or with candidates, and their solutions on a last page.
import { For } from "solid-js";
import { render } from "solid-js/web";
import type { App } from "../app/app.ts";
import { type LibraryPuzzle, rowOf } from "../app/library.ts";
import { bare } from "../app/request.ts";
import { print } from "../app/theme.ts";
import { rulesTold } from "../app/rules.ts";
import { capital, heading } from "../app/told.ts";
import type { Digits } from "../model/digits.ts";
import { valuesOf } from "../model/values.ts";
import { candidatesOf, withGivens } from "../model/grid.ts";
import { nth } from "../model/nth.ts";
import { titleOf } from "../words.ts";
import { rulesOf } from "../words/constraints.ts";
import { say } from "../words/sheets.ts";
import { Picture } from "./Picture.tsx";
import "../style/sheets.css";

const patience = 20; // seconds for each solution

/** How puzzles are put on paper. */
export interface Paper {
  aPage: number;
  candidates: boolean;
}

/** Why it was not printed; nothing when it was. */
export async function printMany(app: App, puzzles: readonly LibraryPuzzle[], { aPage, candidates }: Paper): Promise<string> {
  const [first] = puzzles;
  if (!first) return say().failed;
  const grids = puzzles.map(({ layout, source = "", puzzle }) => withGivens(layout, source, valuesOf({ layout, source }).parse(puzzle)));
  const layouts = await Promise.all(grids.map((grid) => app.layouts.get(grid)));
  const solved = await Promise.all(grids.map((grid) => app.engine.call("solve", { ...bare(grid), limit: 2, timeout: patience }, { lane: "long" })));
  const solutions = solved.flatMap(({ solution }) => solution || []);
  if (solutions.length < puzzles.length) return say().failed;
  const host = document.body.appendChild(document.createElement("div"));
  host.className = "sheets";
  const title = [heading(first.level), titleOf(rowOf(first))].join(", ");
  const marks = candidates ? grids.map((grid, i) => candidatesOf(nth(layouts, i), grid)) : undefined;
  const pictures = (values: readonly string[], marked?: readonly (readonly Digits[])[]) => (
    <For each={puzzles}>
      {({ puzzle }, i) => <figure><Picture layout={nth(layouts, i())} givens={nth(layouts, i()).written.parse(puzzle)} values={nth(layouts, i()).written.parse(values[i()] ?? "")} candidates={marked?.[i()]} /><figcaption>{say().number(i() + 1)}</figcaption></figure>}
    </For>
  );
  const rules = [...new Set(layouts.flatMap((layout) => [...rulesTold(layout), ...(layout.art ? rulesOf(layout) : [])].map(({ text }) => capital(text))))];
  const dispose = render(() => (
    <>
      <section class={`of-${aPage}`}><h1>{title}</h1><ul class="rules"><For each={rules}>{(text) => <li>{text}</li>}</For></ul><div>{pictures(puzzles.map(({ puzzle }) => puzzle), marks)}</div></section>
      <section class="solutions"><h1>{say().solutions}</h1><div>{pictures(solutions)}</div></section>
    </>
  ), host);
  print(() => {
    dispose();
    host.remove();
  });
  return "";
}
