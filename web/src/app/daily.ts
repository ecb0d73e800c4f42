// Puzzles of the day: made on this machine when they are first opened, and gone on with after that.
import { createResource, createSignal } from "solid-js";
import { nth } from "../model/nth.ts";
import type { Daily } from "../model/today.ts";
import { dailies, dayOf } from "../model/today.ts";
import type { App } from "./app.ts";
import { makePuzzle, openGame } from "./load.ts";
import { readPlayed } from "./played.ts";
import { local } from "./stores.ts";

const wished = "clew.today"; // the player's choice among them

export function createDaily(app: App) {
  const day = dayOf(new Date());
  const all = dailies(day);
  const last = Number(local.getItem(wished) ?? 1);
  const [chosen, setChosen] = createSignal(all[last] ? last : 1);
  // Asked for anew whenever the start page comes up.
  const [states] = createResource(app.starting, async () => all.map((one) => stateOf(app, one)));
  return {
    all, chosen,
    choose(place: number): void {
      setChosen(place);
      try {
        local.setItem(wished, String(place));
      } catch {
        // The next visit begins with another level.
      }
    },
    state: (place: number) => states()?.[place] ?? "",
    open: () => openDaily(app, nth(all, chosen())),
  };
}

const stateOf = (app: App, { game }: Daily): "" | "begun" | "done" =>
  readPlayed(local, game).done ? "done" : app.games.has(game) ? "begun" : "";

export async function openDaily(app: App, { layout, level, seed, game }: Daily): Promise<void> {
  if (app.doc().game === game || app.games.has(game)) return openGame(app, game);
  await makePuzzle(app, { layout, level, seed }, game);
}
