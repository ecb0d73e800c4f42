// The way to the editor.
import { isBegun } from "../model/doc.ts";
import type { App } from "./app.ts";
import { emptyPuzzle, resume } from "./load.ts";

/** Opens the editor on the present grid. From the start page, a game in play is left alone: the editor begins with
 *  an empty grid, or continues an earlier one. */
export async function openEditor(app: App): Promise<void> {
  if (app.starting()) {
    if (isBegun(app.doc()) && !app.doc().grid.source) await emptyPuzzle(app);
    else resume(app);
  }
  app.setPanel({ kind: "build" });
}
