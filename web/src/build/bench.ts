// Questions of the workbench to the engine, and the facts that it takes from the answers.
import type { App } from "../app/app.ts";
import { textOf } from "../app/request.ts";
import type { CountAnswer, MadePuzzle, PuzzleRequest } from "../engine/verbs.ts";
import { applyStep } from "../model/acts.ts";
import { start } from "../model/doc.ts";
import { candidatesOf, type Grid, withGivens } from "../model/grid.ts";
import { constraintCalled } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { readStep, type Step } from "../model/step.ts";
import { valuesOf } from "../model/values.ts";
import { position } from "../app/request.ts";
import { say as editor } from "../words/build.ts";
import { say } from "../words/workbench.ts";
import { words } from "../words.ts";
import { techniques } from "../learn/techniques.ts";
import { present, redraw } from "./build.ts";
import { type Board, textOfBoard } from "./plan.ts";
import { partsOf, toolOf } from "./tools.ts";

/** The number of solutions: exact, or estimated with one standard error as a share. */
export type Size = { exact: number } | { log10: number; error: number } | null;

export const sizeOf = ({ solutions, exact, log10, relative_error }: CountAnswer): Size =>
  exact ? { exact: Number(solutions) } : log10 === undefined ? null : { log10, error: relative_error ?? 0 };

export const log10Of = (size: Size): number => (!size ? NaN : "exact" in size ? Math.log10(size.exact) : size.log10);

const raised = (power: number): string => [...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "⁻").join("");

/** A large number with as many digits as are known. */
export function rounded(log10: number, digits: number): string {
  if (log10 < 12) return Number((10 ** log10).toPrecision(digits)).toLocaleString(words.locale);
  const power = Math.floor(log10);
  return `${Number((10 ** (log10 - power)).toPrecision(digits)).toLocaleString(words.locale)} × 10${raised(power)}`;
}

/** An estimate and its bounds of two standard errors, rounded to what the error allows. */
export function estimateTold({ log10, error }: { log10: number; error: number }): { about: string; least: string; most: string } {
  const spread = 2 * error;
  const digits = Math.min(4, Math.max(1, Math.ceil(-Math.log10(spread || 1e-4))));
  return { about: rounded(log10, digits), least: rounded(log10 - Math.log10(1 + spread), Math.max(2, digits)), most: rounded(log10 + Math.log10(1 + spread), Math.max(2, digits)) };
}

/** The puzzle on the grid; with other values or other lines if they are given. */
export function puzzleOf(app: App, values: readonly number[] = app.doc().grid.values, board?: Board): PuzzleRequest {
  const { grid } = app.doc();
  const line = valuesOf(grid).line([...values]);
  if (grid.layout && !board) return { layout: grid.layout, puzzle: line };
  return { puzzle: textOf(board ? textOfBoard(board) : grid.source, values.length, line) };
}

/** A clue of the puzzle, given or drawn, and how to take it out. */
export interface Clue {
  name: string;
  /** The tool that draws it, or the digit of a given. */
  picture: string;
  cells: readonly number[];
  /** The digit of a given. */
  given?: number;
  without(): PuzzleRequest;
  takeOut(): Promise<unknown>;
}

export function cluesOf(app: App): { given: Map<number, Clue>; drawn: Map<string, Clue> } {
  const [{ grid }, layout, board] = [app.doc(), app.layout(), present(app)];
  const given = new Map<number, Clue>();
  grid.values.forEach((value, cell) => {
    if (!value) return;
    const values = grid.values.map((other, i) => (i === cell ? 0 : other));
    given.set(cell, {
      name: say().idle.given(layout.written.symbol(value), nth(layout.cells, cell).name), picture: layout.written.symbol(value), cells: [cell], given: value,
      without: () => puzzleOf(app, values),
      takeOut: async () => app.act((doc) => ({ ...doc, grid: { ...doc.grid, values, kinds: doc.grid.kinds.map((kind, i) => (i === cell ? "" : kind)) } })),
    });
  });
  const drawn = new Map<string, Clue>();
  // Both diagonals are one line; they cannot be told apart here.
  if (board.drawn.length === layout.constraints.length)
    layout.constraints.forEach((one, place) => {
      const alone = layout.constraints.filter(({ kind }) => kind === one.kind).length === 1;
      const name = alone && constraintCalled(layout, one.name) !== one.name ? one.name : `${one.name} ${one.number}`;
      const less = (now: Board): Board => ({ ...now, drawn: now.drawn.filter((_, i) => i !== place) });
      const clue: Clue = {
        name: constraintCalled(layout, name), picture: toolOf(nth(board.drawn, place))?.name ?? one.kind, cells: one.cells.flat(),
        without: () => puzzleOf(app, undefined, less(board)), takeOut: () => redraw(app, less),
      };
      drawn.set(`${one.name} ${one.number}`, clue);
      if (alone) drawn.set(one.name, clue);
    });
  return { given, drawn };
}

/** The cells that a drawn line names. */
export const cellsIn = (app: App, line: string): number[] => (line.match(/\br\d+c\d+\b/g) ?? []).flatMap((name) => app.layout().index.get(name) ?? []);

/** A drawn line in words: its tool, its number and its first cell. */
export function lineTold(app: App, line: string): string {
  const { number, cells } = partsOf(line, new Set(app.layout().index.keys()));
  const tool = toolOf(line);
  return tool ? [editor().tools[tool.name], typeof tool.number === "number" ? "" : number, cells[0] ?? ""].filter(Boolean).join(" ") : line;
}

/** The puzzle on the grid without any given or drawn clue. */
export const emptyOf = (app: App): PuzzleRequest => puzzleOf(app, app.doc().grid.values.map(() => 0), { ...present(app), drawn: [] });

/** How many times as many solutions there are without a clue; Infinity if they are too many to tell. */
export const timesAsMany = (without: Size, all: Size): number => 10 ** (log10Of(without) - log10Of(all));

export interface Proposal {
  key: string;
  givens: { cell: number; digit: number }[];
  lines: string[];
  level: string | null;
  steps: number;
}

export function proposalOf(app: App, made: MadePuzzle): Proposal {
  const { index, written } = app.layout();
  const givens = (made.added_givens ?? []).map(({ cell, digit }) => ({ cell: index.get(cell) ?? 0, digit: written.digit(digit) }));
  const lines = made.added_clues ?? [];
  return { key: JSON.stringify([givens, lines]), givens, lines, level: made.level, steps: made.steps ?? 0 };
}

export const sizeOfProposal = ({ givens, lines }: Proposal): number => givens.length + lines.length;

/** Adds what a proposal consists of, as one action. Returns the error as a sentence. */
export async function addProposal(app: App, { givens, lines }: Proposal): Promise<string> {
  const kind = app.doc().grid.kinds.includes("given") ? "given" : "own";
  const put = (grid: Grid): Grid => {
    const added = new Map(givens.map(({ cell, digit }) => [cell, digit]));
    return { ...grid, values: grid.values.map((value, cell) => added.get(cell) ?? value), kinds: grid.kinds.map((old, cell) => (added.has(cell) ? kind : old)) };
  };
  if (!lines.length) {
    app.act((doc) => ({ ...doc, grid: put(doc.grid) }));
    return "";
  }
  const refused = await redraw(app, (board) => ({ ...board, drawn: [...board.drawn, ...lines] }));
  if (!refused && givens.length) app.amendLast({ ...app.doc(), grid: put(app.doc().grid) });
  return refused;
}

/** A step of the path that is the only way on. */
export interface Bottleneck {
  number: number;
  step: Step;
  /** The grid before the step. */
  grid: Grid;
}

export interface Walk {
  status: string;
  /** For each step the rank of its level, from 0. */
  heights: number[];
  bottlenecks: Bottleneck[];
}

const ranks = ["easy", "intermediate", "hard", "very hard", "diabolical"];
const mostAsked = 12; // hard steps that are looked at, the hardest first

/** Walks the path of the puzzle; `tell` hears of the path first, then of each bottleneck. */
export async function walk(app: App, signal: AbortSignal, tell: (walk: Walk) => void): Promise<void> {
  const [layout, { grid }] = [app.layout(), app.doc()];
  const lane = { lane: "bench", signal } as const;
  const table = await techniques(app);
  const order = new Map(table.map(({ name, level }, place) => [name, { place, rank: Math.max(0, ranks.indexOf(level)) }]));
  const found = await app.engine.call("explain", { ...puzzleOf(app), timeout: 10 }, lane);
  const steps = found.steps.map((one) => readStep(layout, one));
  const rank = (step: Step) => order.get(step.technique)?.rank ?? ranks.length;
  const told: Walk = { status: found.status, heights: steps.map(rank), bottlenecks: [] };
  tell(told);
  const docs = [start(withGivens(grid.layout, grid.source, grid.values))];
  for (const step of steps) docs.push(applyStep(nth(docs, docs.length - 1), step));
  const hardest = steps.map((step, i) => ({ step, i })).filter(({ step }) => rank(step) > 1)
    .sort((a, b) => (order.get(b.step.technique)?.place ?? 0) - (order.get(a.step.technique)?.place ?? 0)).slice(0, mostAsked);
  for (const { step, i } of hardest) {
    const before = nth(docs, i);
    const request = position(before, candidatesOf(layout, before.grid), layout);
    const moves = await app.engine.call("find", { ...request, technique: step.technique, timeout: 3 }, lane);
    // Earlier techniques find nothing there, because the path would have taken them.
    if (moves.status === "unknown" || moves.steps.length !== 1) continue;
    told.bottlenecks = [...told.bottlenecks, { number: i + 1, step, grid: before.grid }].sort((a, b) => a.number - b.number);
    tell({ ...told });
  }
}
