// The way to the editor.
import { isBegun } from "../model/doc.ts";
import type { App } from "./app.ts";
import { emptyPuzzle, resume } from "./load.ts";

/** Opens it on the present grid. From the start page a game that is played is left alone: what is built begins
 *  with an empty grid, unless it was begun before. */
export async function openEditor(app: App): Promise<void> {
  if (app.starting()) {
    if (isBegun(app.doc()) && !app.doc().grid.source) await emptyPuzzle(app);
    else resume(app);
  }
  app.setPanel({ kind: "build" });
}
