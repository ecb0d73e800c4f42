// Changes what is drawn in the present grid: a new layout with the same cells, as one act.
import type { App } from "../app/app.ts";
import { layoutKey } from "../app/layouts.ts";
import { textOf } from "../app/request.ts";
import { sentence } from "../app/told.ts";
import { Refused } from "../engine/engine.ts";
import { line, none } from "../model/digits.ts";
import { words } from "../words.ts";
import { joinedText, split } from "./tools.ts";

/** Why it was not taken, in a sentence; nothing when it was. */
export async function redraw(app: App, change: (drawn: string[]) => string[]): Promise<string> {
  const doc = app.doc();
  const { grid } = doc;
  const parts = split(grid);
  const text = joinedText({ ...parts, drawn: change(parts.drawn) });
  try {
    const found = await app.engine.call("read", { puzzle: textOf(text, grid.values.length) }, { lane: "read" });
    const own = { layout: found.layout, source: found.layout ? "" : found.source };
    if (found.shape) await app.layouts.keep(layoutKey(own), found.shape);
    const layout = await app.layouts.get(own);
    if (app.doc() !== doc) return "";
    if (layout.cells.length !== grid.values.length) return words.failedTo.link;
    // What was ruled out and shown rested on the rules as they were, and so did its level.
    const title = doc.title in words.levelNames ? "" : doc.title;
    const removed = grid.removed.map(() => none);
    app.act({ ...doc, title, grid: { ...grid, ...own, values: [...grid.values], removed }, thread: null, guesses: [] });
    return "";
  } catch (error) {
    return error instanceof Refused ? sentence(error.message) : words.failedTo.engine;
  }
}

/** The whole puzzle as text of some form. */
export async function exported(app: App, to: "text" | "fpuzzles"): Promise<string> {
  const { grid } = app.doc();
  const givens = grid.values.map((value, cell) => (grid.kinds[cell] === "given" ? value : 0));
  const puzzle = textOf(joinedText(split(grid)), givens.length, line(givens));
  return (await app.engine.call("convert", { puzzle, to }, { lane: "read", whole: true })).text;
}
