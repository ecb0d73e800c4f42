// The engine, as the page has it.
import { readFileSync } from "node:fs";
import { Clew, type FindRequest, type LayoutAnswer } from "../../bindings/wasm/src/index.ts";
import { isToldByHouses, type Layout, readLayout } from "../src/model/layout.ts";
import { readStep, type Step } from "../src/model/step.ts";
import { type Grid } from "../src/model/grid.ts";
import { gridOf } from "../src/learn/board.ts";
import { artOf } from "../src/ui/Constraints.tsx";
import { root } from "./place.ts";

export const engine = await Clew.load(readFileSync(root("build/wasm/bin/clew.wasm")));

export interface Position {
  layout: Layout;
  grid: Grid;
}

/** A position in any form that is read. */
export function read(puzzle: string, name?: string): Position {
  const told = engine.call("read", { puzzle, ...(name ? { layout: name } : {}) });
  const answer = told.shape ?? (engine.call("layouts", { name: told.layout }) as LayoutAnswer);
  const layout = readLayout(answer);
  if (!isToldByHouses(answer)) layout.art = artOf(layout);
  return { layout, grid: gridOf(layout, told) };
}

/** All steps of a technique there, each with its texts at three depths. */
export function find(layout: Layout, request: FindRequest, technique: string): { step: Step; texts: string[] }[] {
  const { steps } = engine.find({ ...request, technique, texts: true });
  return steps.map((one) => ({ step: readStep(layout, one), texts: one.texts ?? [] }));
}
