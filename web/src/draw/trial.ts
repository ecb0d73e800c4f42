// The grid within an open branch of a trial: its digits, numbered as its lines, and the cell or house without a
// candidate at its end.
import { add, has } from "../model/digits.ts";
import { candidatesOf, type Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { Fact, Step } from "../model/step.ts";
import { standing, type Trial } from "../model/trial.ts";
import { blank, type Drawing, drawError } from "./evidence.ts";

export interface Stands {
  step: Step;
  grid: Grid;
  drawing: Drawing;
}

/** `depth`: number of the player's own open guesses; `path`: the numbers of the open branches. */
export function standsAt(layout: Layout, before: Grid, depth: number, step: Step, trial: Trial, path: readonly number[]): Stands {
  const { lines, failed, open } = standing(trial, path);
  const [values, kinds, depths, removed] = [[...before.values], [...before.kinds], [...before.depth], [...before.removed]];
  const drawing = blank();
  const rule = (cell: number, digit: number) => { removed[cell] = add(nth(removed, cell), digit); };
  for (const { cell, digit } of failed) rule(cell, digit);
  for (const { number, holds, gone } of lines) {
    for (const { cell, digit } of gone) rule(cell, digit);
    for (const { cell, digit } of holds) {
      if (values[cell]) continue; // A second digit for one cell is a part of the failure.
      values[cell] = digit;
      kinds[cell] = "deduced";
      depths[cell] = depth + 1;
      drawing.numbers.set(cell, number);
    }
  }
  const grid: Grid = { ...before, values, kinds, depth: depths, removed };
  drawing.supposed = new Set(open.map(({ guess }) => guess.cell));
  const { text } = open.at(-1)!.end;
  const fact = emptyIn(layout, grid, step, text);
  if (fact) drawError(drawing, layout, [fact]);
  // Otherwise two digits are in one place, or a constraint cannot be kept: the end names the cells.
  else for (const name of text.match(/r\d+c\d+/g) ?? []) drawing.error.add(layout.index.get(name) ?? 0);
  return { step, grid, drawing };
}

/** Of the facts that lack all their candidates the one that the words of the end fit best. */
function emptyIn(layout: Layout, grid: Grid, step: Step, text: string): Fact | undefined {
  const left = candidatesOf(layout, grid);
  const isEmpty = ({ says, unit, cells, digit }: Fact) => {
    if (says !== "some") return false;
    if (unit === "cell") return cells.every((cell) => !grid.values[cell] && !nth(left, cell).length);
    return cells.every((cell) => grid.values[cell] !== digit && !has(nth(left, cell), digit));
  };
  const spoken = new Set(text.match(/r\d+c\d+|\d+/g));
  const fit = ({ unit, cells, house, digit, role }: Fact) => {
    const clash = role === "clash" ? 0.5 : 0;
    if (unit === "cell") return clash + (cells.some((cell) => spoken.has(nth(layout.cells, cell).name)) ? 3 : 0);
    const number = /\d+/.exec(house)?.[0] ?? "";
    return clash + (spoken.has(layout.written.symbol(digit)) ? 1 : 0) + (spoken.has(number) ? 1 : 0);
  };
  let best: Fact | undefined;
  for (const fact of step.facts) if (isEmpty(fact) && (!best || fit(fact) > fit(best))) best = fact;
  return best;
}
