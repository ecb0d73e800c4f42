// How hard the puzzle is: asked for by the button, and quietly for a new puzzle with one solution.
import { createEffect, createMemo, on } from "solid-js";
import type { RateAnswer } from "../engine/verbs.ts";
import type { App } from "./app.ts";
import { count } from "./clock.ts";
import { hardestOf } from "./hardest.ts";
import { Latest } from "./latest.ts";
import { bare, givensOf, isPosed, standing } from "./request.ts";
import { working } from "./think.ts";
import { heading } from "./told.ts";
import { touched } from "./touched.ts";
import { words } from "../words.ts";

const patience = 15; // seconds for what nobody has asked for

const puzzle = (app: App) => {
  const { grid } = app.doc();
  return { ...(isPosed(app.layout(), grid) ? bare(grid) : standing(grid)) };
};

export async function rate(app: App): Promise<void> {
  const found = await working(app, words.buttons.rate, (signal, progress) => app.engine.call("rate", puzzle(app), { lane: "long", signal, progress }));
  if (!found) return;
  note(app, found);
  const { doc } = app;
  const game = doc().game;
  const hardest = found.level ? await hardestOf(app).catch(() => "") : "";
  if (doc().game === game) app.setPanel({ kind: "notice", title: found.level ? heading(found.level) : words.rated.not, text: inWords(found, hardest) });
}

const inWords = (rated: RateAnswer, hardest: string): string => {
  if (rated.status === "none") return words.rated.none;
  if (rated.status === "multiple") return words.rated.multiple;
  const facts = [figures(rated)];
  if (hardest) facts.push(words.rated.hardest(hardest));
  if (rated.score !== null) facts.push(words.rated.score(rated.score));
  return facts.filter(Boolean).map((fact) => `${fact}.`).join(" ");
};

export const figures = ({ er, ep, ed }: RateAnswer): string =>
  er === null ? "" : words.rated.figures(er, ep ?? 0, ed ?? 0);

/** Shown beside the grid, and later in the list of games. */
function note(app: App, found: RateAnswer): void {
  app.setRating(found.level ? found : null);
  if (found.level && isPosed(app.layout(), app.doc().grid)) count(app, { level: found.level });
}

/** Rates new givens in the background, and gives up after a few seconds. */
export function watchRating(app: App): void {
  const latest = new Latest();
  createEffect(
    on([createMemo(() => givensOf(app.doc().grid)), app.layout], () => {
      app.setRating(null);
      latest.stop();
    }),
  );
  createEffect(
    on([() => app.solutions().state, () => givensOf(app.doc().grid)], ([state, givens]) => {
      if (state !== "one" || app.rating() || !isPosed(app.layout(), app.doc().grid)) return;
      latest.run(async (signal) => {
        try {
          await touched();
          const found = await app.engine.call("rate", { ...puzzle(app), timeout: patience }, { lane: "rate", signal });
          if (givensOf(app.doc().grid) === givens) note(app, found);
        } catch {
          // Stopped, or beyond what can be rated in time: the button still asks.
        }
      });
    }),
  );
}
