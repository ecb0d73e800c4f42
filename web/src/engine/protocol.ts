// How the page and the worker talk. What is asked and what comes back is in verbs.ts.
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
  /** A share, below 0 when it cannot be told. */
  done: number;
  /** Attempts made, where chance decides. */
  tried: number;
}

/** To the worker: first the compiled module, then one call after another. */
export type ToWorker = { module: WebAssembly.Module } | { id: number; verb: string; request: string };
export type FromWorker =
  | { ready: true }
  | { id: number; progress: Progress }
  | { id: number; answer: string }
  | { id: number; failed: string };
