// How often each digit stands in the selected cell of the editor.
import type { App } from "../app/app.ts";
import { only } from "../model/nth.ts";
import { percent, type Truth } from "../model/truth.ts";
import { words } from "../words.ts";
import { say } from "../words/workbench.ts";

export interface CellTruth {
  truth: Truth;
  cell: number;
}

/** The true candidates of the one selected cell, if it is empty and they are shown. */
export function truthOf(app: App): CellTruth | null {
  const cell = only(app.selected()) ?? -1;
  const truth = cell >= 0 && !app.grid().values[cell] && app.reveal() === 2 ? app.truth() : null;
  return truth && { truth, cell };
}

/** The share of the solutions in which a digit stands there, as a number and in words; below 0 if it is not known. */
export function shareOf({ truth, cell }: CellTruth, digit: number): { share: number; text: string } {
  if (!truth.digits[cell]?.includes(digit)) return { share: 0, text: say().truth.never };
  const share = truth.share(cell, digit);
  return { share, text: share < 0 ? say().truth.possible : percent(share, words.locale) };
}
