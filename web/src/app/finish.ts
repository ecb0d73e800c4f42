// The end of a game that the player has solved: noted, counted, and told.
import { isFull } from "../model/grid.ts";
import { toLink } from "../model/link.ts";
import type { App } from "./app.ts";
import { count, isTimed } from "./clock.ts";
import { clock } from "./played.ts";
import { givensOf, isPosed, standing } from "./request.ts";
import { markOf, noteMarks } from "./solved.ts";
import { addFinished, bestOf, finished } from "./statistics.ts";
import { local } from "./stores.ts";
import { nameOfGrid, words } from "../words.ts";
import { puzzleTitle } from "./told.ts";

export const levelOf = (app: App): string => app.rating()?.level ?? app.doc().title;

/** Told after every entry and step; Solve is no finish. */
export async function noteSolved(app: App): Promise<void> {
  const { grid } = app.doc();
  if (!isFull(grid) || app.repeats().size || !isPosed(app.layout(), grid)) return;
  if (app.layout().art) {
    const found = await app.engine.call("solve", { ...standing(grid), limit: 1 }, { lane: "count" }).catch(() => undefined);
    if (!found?.solution || app.doc().grid !== grid) return;
  }
  app.say(words.solutions.solved);
  const mark = markOf(grid.layout || grid.source, givensOf(grid));
  noteMarks([mark]);
  const level = levelOf(app);
  const first = !app.played().done;
  let best = false;
  if (first) {
    count(app, { done: Date.now() });
    const { time, hints, steps, done } = app.played();
    const own = { at: done, layout: nameOfGrid(grid), level, time: isTimed(app) ? Math.round(time) : 0, hints, steps, mark };
    const others = finished(local);
    best = own.time > 0 && !steps && others.some((one) => one.layout === own.layout && one.level === level) && own.time < bestOf(others, own.layout, level);
    addFinished(local, own);
  }
  app.setPanel({ kind: "finished", best });
}

/** What is told others, with a link to the puzzle: no entries, no solution. */
export async function resultText(app: App): Promise<string> {
  const what = puzzleTitle(levelOf(app), app.doc().grid);
  const played = app.played();
  const link = new URL(await toLink(app.doc(), false, isPosed(app.layout(), app.doc().grid)), location.href).href;
  return `${words.play.finished.result(what, isTimed(app) ? clock(played.time) : "", words.play.finished.help(played))}\n${link}`;
}
