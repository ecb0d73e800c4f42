// Messages between the page and the worker. Requests and answers are in verbs.ts.
import type { LayoutAnswer, LayoutList, SolvedAnswer, Verbs as Said } from "./verbs.ts";

/** The page asks for all layouts or for one, and for one solution or two, never for a list of them. */
export type Verbs = Omit<Said, "layouts" | "solve"> & {
  layouts: [Said["layouts"][0], LayoutAnswer & LayoutList];
  solve: [Omit<Said["solve"][0], "all" | "max">, SolvedAnswer];
};

export type Verb = keyof Verbs;
export type Request<V extends Verb> = Verbs[V][0];
export type Answer<V extends Verb> = Verbs[V][1];

export interface Progress {
  /** A share, negative if unknown. */
  done: number;
  /** Number of attempts of a random search. */
  tried: number;
  /** Number of the level, from 0, nearest to the required one among the puzzles made so far; negative if there is none. */
  nearest: number;
}

/** To the worker: first the compiled module, then one call after another. */
export type ToWorker = { module: WebAssembly.Module } | { id: number; verb: string; request: string };
export type FromWorker =
  | { ready: true }
  | { id: number; progress: Progress }
  | { id: number; answer: string }
  | { id: number; failed: string };
