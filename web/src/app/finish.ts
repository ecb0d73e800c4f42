// The end of a game that the player has solved: recorded, counted, and announced.
import { isFull } from "../model/grid.ts";
import { dayOfGame } from "../model/today.ts";
import type { App } from "./app.ts";
import { count, isTimed } from "./clock.ts";
import { givensOf, isPosed, standing } from "./request.ts";
import { markOf, noteMarks } from "./solved.ts";
import { addFinished, bestOf, finished } from "./statistics.ts";
import { local } from "./stores.ts";
import { nameOfGrid, words } from "../words.ts";

export const levelOf = (app: App): string => app.rating()?.level ?? app.doc().title;

/** A full grid is no finish where it breaks a rule, and says so; a guess has words of its own for that. */
function tellWrong(app: App): void {
  if (app.doc().guesses.length) return;
  app.setPanel({ kind: "notice", title: words.mistakes.full, text: words.mistakes.fullHow });
  app.say(words.mistakes.full);
}

/** Called after every entry and step; Solve does not count as a finish. */
export async function noteSolved(app: App): Promise<void> {
  const { grid } = app.doc();
  if (!isFull(grid) || !isPosed(app.layout(), grid)) return;
  if (app.repeats().size) return tellWrong(app);
  if (app.layout().art) {
    const found = await app.engine.call("solve", { ...standing(grid), limit: 1 }, { lane: "count" }).catch(() => undefined);
    if (app.doc().grid !== grid) return;
    if (found?.status === "none") return tellWrong(app);
    if (!found?.solution) return;
  }
  app.say(words.solutions.solved);
  const mark = markOf(grid.layout || grid.source, givensOf(grid));
  noteMarks([mark]);
  const level = levelOf(app);
  const first = !app.played().done;
  const layout = nameOfGrid(grid);
  const best = bestOf(finished(local).filter((one) => one.mark !== mark), layout, level);
  if (first) {
    count(app, { done: Date.now() });
    const { time, hints, steps, done } = app.played();
    const day = dayOfGame(app.doc().game);
    const own = { at: done, layout, level, time: isTimed(app) ? Math.round(time) : 0, hints, steps, mark, ...(day ? { day } : {}) };
    addFinished(local, own);
  }
  app.setPanel({ kind: "finished", best: Number.isFinite(best) ? best : 0 });
}
