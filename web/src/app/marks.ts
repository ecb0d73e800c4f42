// The choice of pencil marks of the present game.
import { candidatesOf } from "../model/grid.ts";
import { fillIn, type Marks } from "../model/marks.ts";
import type { App } from "./app.ts";
import { addPlayed } from "./played.ts";
import { local } from "./stores.ts";
import { words } from "../words.ts";

/** Shows these marks for the rest of the game. */
export function setMarks(app: App, marks: Marks): void {
  app.setMarking(marks);
  app.setPlayed(addPlayed(local, app.doc().game, { marks }));
}

/** Writes all candidates once, as marks of the player's own. */
export function fillInOnce(app: App): void {
  app.act((doc) => fillIn(doc, candidatesOf(app.layout(), doc.grid)));
  setMarks(app, "mine");
  app.tell(words.marks.filled);
}
