// A guess without a solution.
import type { App } from "../app/app.ts";
import { earlyMistakes } from "../app/mistakes.ts";
import { isCountTold } from "../app/settings.ts";

/** Whether no solution is left within the guess, through the guess, and logic has not been asked why yet. */
export const isHopeless = (app: App): boolean =>
  isCountTold(app.settings()) && app.doc().guesses.length > 0 && app.solutions().state === "none" && app.panel().kind !== "failed" && !earlyMistakes(app).length;
