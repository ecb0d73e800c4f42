// What the page asks of the engine and what comes back: the JSON of the command line's verbs.
import type { LayoutAnswer, LayoutSummary } from "../model/layout.ts";
import type { StepAnswer } from "../model/step.ts";

export interface PuzzleRequest {
  puzzle: string;
  layout?: string;
  entries?: string;
  marks?: (number[] | null)[];
}

export interface EngineError {
  error: string;
  line?: number;
  column?: number;
}

export interface SolveAnswer {
  puzzle: string;
  status: "unique" | "multiple" | "none" | "unknown";
  solutions: number;
  solution: string | null;
  /** There are no more than these. */
  exact?: boolean;
}

export interface ReadAnswer {
  /** The catalogue's name, or "" with the whole layout in `shape`. */
  layout: string;
  shape: LayoutAnswer | null;
  /** Puzzle text up to its givens, for layouts that are in no catalogue. */
  source: string;
  givens: string;
  entries: string;
  marks: number[][] | null;
  title: string;
  /** What of the text was passed over. */
  remark?: string;
}

export interface HintAnswer {
  text?: string;
  texts?: string[];
  step?: StepAnswer | null;
  mistakes?: { cell: string; digit: number; kind: "value" | "removed" }[];
  status?: string;
}

export interface ExplainAnswer {
  status: "solved" | "stuck" | "none" | "multiple" | "unknown";
  steps: StepAnswer[];
  cycles: number;
}

export interface CandidatesAnswer {
  candidates: Record<string, number[]>;
  /** How many solutions there are, a string where that is no safe number; and in how many of them
   *  each digit occurs. Both only where they are few. */
  solutions?: number | string;
  shares?: Record<string, Record<string, number>>;
}

export interface CheckAnswer {
  status: string;
  conflicts?: unknown[];
  core?: string[];
  core_constraints?: string[];
  core_is_fewest?: boolean | null;
}

export interface RateAnswer {
  status: string;
  er: number | null;
  ep: number | null;
  ed: number | null;
  level: string | null;
  score: number | null;
  hardest: string | null;
  techniques?: string[];
}

export type Ruling = "right" | "other" | "unproven" | "wrong" | "known" | "mistakes" | "unknown";

export interface ProveAnswer {
  verdict: Ruling;
  claims: { cell: string; digit: number; placed: boolean; verdict: Ruling; solution: number | null; step: number | null }[];
  steps: StepAnswer[];
  mistakes?: HintAnswer["mistakes"];
  text: string;
}

export interface MadePuzzle {
  puzzle: string;
  layout: string;
  solution?: string;
  level?: string | null;
  /** Of a position: the technique of its next step, what has been placed, what is left. */
  next?: string;
  entries?: string;
  marks?: number[][];
}

export interface Verbs {
  layouts: [{ name?: string }, LayoutAnswer & { layouts: LayoutSummary[] }];
  read: [PuzzleRequest, ReadAnswer];
  solve: [PuzzleRequest & { limit?: number; timeout?: number }, SolveAnswer];
  candidates: [PuzzleRequest & { timeout?: number; limit?: number }, CandidatesAnswer];
  check: [PuzzleRequest & { timeout?: number }, CheckAnswer];
  hint: [PuzzleRequest & { detail?: number; only?: string[]; without?: string; timeout?: number }, HintAnswer];
  explain: [PuzzleRequest & { path?: string; without?: string; timeout?: number }, ExplainAnswer];
  find: [PuzzleRequest & { technique?: string; texts?: boolean; without?: string; timeout?: number }, { status: string; steps: (StepAnswer & { texts?: string[] })[]; found?: number }];
  prove: [PuzzleRequest & { claim: string[]; technique?: string; only?: string[]; without?: string; timeout?: number }, ProveAnswer];
  rate: [PuzzleRequest & { timeout?: number }, RateAnswer];
  convert: [PuzzleRequest & { to: string }, { text: string }];
  techniques: [Record<string, never>, { techniques: { name: string; title?: string; level: string; needs?: string }[] }];
  generate: [{ layout?: string; puzzle?: string; level?: string; require?: string; at?: boolean; only?: string[]; seed?: number; count?: number; timeout?: number },
    { puzzles: MadePuzzle[]; shortfall?: string }];
}

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
