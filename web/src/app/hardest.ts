// The hardest technique of a puzzle: of its path, by the techniques that the player has chosen, wherever it is named.
import { readStep, type Step } from "../model/step.ts";
import { summaryOf } from "../learn/path.ts";
import type { App } from "./app.ts";
import { bare } from "./request.ts";
import { tried } from "./settings.ts";
import { words } from "../words.ts";

const patience = 20; // seconds

const found = new Map<string, Step | undefined>();

/** The technique's title; "" where the path is not found in time, or leads nowhere. */
export const hardestOf = async (app: App): Promise<string> => (await hardestStep(app))?.name ?? "";

/** The first step of that technique. */
export async function hardestStep(app: App): Promise<Step | undefined> {
  const puzzle = bare(app.doc().grid);
  const wishes = tried(app.settings());
  const key = `${words.locale} ${JSON.stringify(wishes)} ${puzzle.layout ?? ""} ${puzzle.puzzle}`;
  if (found.has(key)) return found.get(key);
  const [{ techniques }, path] = await Promise.all([
    app.engine.call("techniques", {}, { lane: "read" }),
    app.engine.call("explain", { ...puzzle, ...wishes, timeout: patience }, { lane: "rate" }),
  ]);
  const steps = path.steps.map((one) => readStep(app.layout(), one));
  const { hardest } = summaryOf(steps, techniques.map(({ name }) => name));
  const step = path.status === "solved" && hardest ? steps[hardest.first - 1] : undefined;
  found.set(key, step);
  return step;
}
