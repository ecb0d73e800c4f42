// The hardest technique of a puzzle: of its path, by the techniques that the player has chosen, wherever it is named.
import { readStep } from "../model/step.ts";
import { summaryOf } from "../learn/path.ts";
import type { App } from "./app.ts";
import { bare } from "./request.ts";
import { tried } from "./settings.ts";
import { words } from "../words.ts";

const patience = 20; // seconds

const found = new Map<string, string>();

/** Its title; "" where the path is not found in time, or leads nowhere. */
export async function hardestOf(app: App): Promise<string> {
  const puzzle = bare(app.doc().grid);
  const wishes = tried(app.settings());
  const key = `${words.locale} ${JSON.stringify(wishes)} ${puzzle.layout ?? ""} ${puzzle.puzzle}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const [{ techniques }, path] = await Promise.all([
    app.engine.call("techniques", {}, { lane: "read" }),
    app.engine.call("explain", { ...puzzle, ...wishes, timeout: patience }, { lane: "rate" }),
  ]);
  const { hardest } = summaryOf(path.steps.map((one) => readStep(app.layout(), one)), techniques.map(({ name }) => name));
  const title = path.status === "solved" ? (hardest?.title ?? "") : "";
  found.set(key, title);
  return title;
}
