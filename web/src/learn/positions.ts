// Positions to practise on, in puzzles of the generator: the grid before a step of a technique.
import { textOf as puzzleText, position } from "../app/request.ts";
import type { App } from "../app/app.ts";
import { start } from "../model/doc.ts";
import { candidatesOf, type Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { gridOf } from "./board.ts";
import { cluesFor, isOfRules, isOnlyFound, layouts, nearTo, type Technique, wayTo } from "./techniques.ts";

const patience = 25; // seconds for a position
const hurry = 10; // seconds until positions of other techniques are searched, too
const slice = 3; // seconds for a handful of positions
const handful = 20;

export interface Position {
  layout: Layout;
  grid: Grid;
}

/** Makes positions of a technique on the layout of this name, as `layouts` has it. */
export function positionsOf(app: App, all: readonly Technique[], technique: Technique) {
  const { name } = technique;

  /** Positions at which a path reaches a technique: as many as were found in time, at most `count`. */
  async function reached(layoutName: string, require: string, count: number, timeout: number, signal: AbortSignal): Promise<Position[]> {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const of = layouts[layoutName] ?? { layout: layoutName, source: "", values: [] };
    const clues = cluesFor(name, seed ?? 0);
    const shape = of.layout ? { layout: of.layout } : { puzzle: puzzleText(of.source, (await app.layouts.get(of)).cells.length) };
    const request = { ...shape, ...(clues ? { with: clues } : {}), require, at: true, only: wayTo(all, require), count, seed, timeout };
    const { puzzles } = await app.engine.call("generate", request, { lane: "long", signal });
    return Promise.all(puzzles.map(async ({ puzzle, entries, marks }) => {
      const [source = "", givens = ""] = clues ? puzzle.split("\ngivens\n") : [of.source, puzzle];
      const told = { layout: clues ? "" : of.layout, source, givens: givens.replace(/\n/g, ""), entries: entries ?? "", marks: marks ?? null };
      const layout = await app.layouts.get({ ...told, values: clues ? [...told.givens].map(() => 0) : of.values });
      return { layout, grid: gridOf(layout, told) };
    }));
  }

  /** A position of another technique where this one is found, too. */
  async function found(layoutName: string, seconds: number, signal: AbortSignal): Promise<Position | undefined> {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; )
      for (const one of await reached(layoutName, nearTo(name), handful, slice, signal)) {
        const { layout, grid } = one;
        const asked = { ...position(start(grid), candidatesOf(layout, grid), layout), technique: name, timeout: slice };
        const { steps } = await app.engine.call("find", asked, { lane: "long", signal });
        if (steps.length) return one;
      }
    return undefined;
  }

  return async (layoutName: string, signal: AbortSignal): Promise<Position | undefined> => {
    if (isOnlyFound(name)) return found(layoutName, patience, signal);
    if (isOfRules(technique)) return (await reached(layoutName, name, 1, patience, signal))[0];
    return (await reached(layoutName, name, 1, hurry, signal))[0] ?? found(layoutName, patience - hurry, signal);
  };
}
