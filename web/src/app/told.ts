// Digits, cells and entries of the record in words.
import type { Entry } from "../model/doc.ts";
import { digitOfStep, type Step } from "../model/step.ts";
import type { App } from "./app.ts";
import { nameOfGrid, shortTitle, words } from "../words.ts";

export const sentence = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? "" : "."}`;

/** As a heading, levels in the page's language: with a capital, without a full stop. */
export const heading = (name: string): string => capital(words.levelNames[name] ?? name);

/** A puzzle by level and layout: Easy Samurai. */
export const puzzleTitle = (level: string, grid: { layout: string; source: string }): string => capital(words.puzzle(words.levelNames[level] ?? level, shortTitle(nameOfGrid(grid))));

/** True if a title only names the level of a puzzle. */
export const isLevel = (title: string): boolean => [...words.levels, "beyond logic", "not graded"].includes(title);

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Nothing for a cell that the layout has not. */
export const cellName = (app: Pick<App, "layout">, cell: number): string => app.layout().cells[cell]?.name ?? "";

export const nameOf = (app: App, cell: number, digit: number, sign = words.is(1)): string => `${cellName(app, cell)} ${sign} ${app.layout().written.symbol(digit)}`;

/** r1c1; r1c1 r1c2; 5 cells. */
export const cellsText = (app: App, cells: readonly number[]): string =>
  cells.length > 2 ? words.cells(cells.length) : cells.map((cell) => cellName(app, cell)).join(" ");

/** X-wing on 4. */
export function titleOfEntry(app: Pick<App, "layout">, entry: Entry): string {
  if (entry.kind !== "step") return words.entry[entry.kind];
  const digit = entry.step.placements.length ? 0 : digitOfStep(entry.step);
  return entry.step.name + (digit ? words.on(app.layout().written.symbol(digit)) : "");
}

/** The result of an entry: r1c1 is 5, r2c2 r2c3 not 4. */
export function effectOf(app: App, entry: Entry): string {
  switch (entry.kind) {
    case "step": return effectOfStep(app, entry.step);
    case "own": return `${cellsText(app, entry.cells)} ${words.is(entry.cells.length)} ${app.layout().written.symbol(entry.digit)}`;
    case "clear": return cellsText(app, entry.cells);
    case "guess":
    case "keep": return entry.guess ? nameOf(app, entry.guess.cell, entry.guess.digit, words.is(1)) : "";
    case "pop": return entry.guess ? nameOf(app, entry.guess.cell, entry.guess.digit, words.not) : "";
    case "answer": return words.allCells;
  }
}

export function effectOfStep(app: App, step: Step): string {
  const first = <T>(list: T[], text: (item: T) => string) => list.slice(0, 2).map(text).join(" ") + (list.length > 2 ? " …" : "");
  const [placed] = step.placements;
  if (placed) return `${nameOf(app, placed.cell, placed.digit, words.is(1))}${step.placements.length > 1 ? " …" : ""}`;
  const cells = [...new Set(step.eliminations.map(({ cell }) => cell))];
  const digits = [...new Set(step.eliminations.map(({ digit }) => digit))];
  if (!cells.length) return "";
  return `${first(cells, (cell) => cellName(app, cell))} ${words.not} ${first(digits, (digit) => app.layout().written.symbol(digit))}`;
}
