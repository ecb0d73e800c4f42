// Clew as a library for browsers and node: each call is one verb of the command line, its request
// and answer the same JSON. An engine answers one call at a time and blocks while it does; in a
// browser give it a worker, and to stop a call end that worker.
import { Module, type Progress } from "./module.ts";

export interface Puzzle {
  /** In any form that the command line reads: a line of symbols, rows, puzzle text, … */
  puzzle: string;
  /** The layout of a bare line; without it the length decides. */
  layout?: string;
  /** The player's own values, one symbol a cell. */
  entries?: string;
  /** The candidates left in each cell, or null where nothing was ruled out. */
  marks?: (number[] | null)[];
  /** Seconds after which the call gives what is known so far. */
  timeout?: number;
}

export interface Techniques {
  only?: string | string[];
  without?: string | string[];
}

export interface Candidate {
  cell: string;
  digit: number;
}

export interface Fact {
  says: "some" | "one";
  unit: "cell" | "house" | "pair";
  role: string;
  part: number;
  digit?: number;
  house?: string;
  kind?: string;
  cells: string[];
}

export interface Step {
  technique: string;
  code: string | null;
  name: string;
  rating: number | null;
  placements: Candidate[];
  eliminations: Candidate[];
  evidence: {
    facts: Fact[];
    chain?: { cells: string[]; digit: number; on: boolean; link: "strong" | "weak" | "none" }[];
    pattern?: { cells: string[]; digits: number[][] };
  };
  text: string;
}

export type Status = "unique" | "multiple" | "none" | "unknown";

export interface Solved {
  puzzle: string;
  layout: string | null;
  status: Status;
  solutions: number | string;
  solution: string | null;
}

export interface Hint {
  text?: string;
  texts?: string[];
  step?: Step | null;
  mistakes?: (Candidate & { kind: "value" | "removed" })[];
}

export interface Path {
  status: "solved" | "stuck" | "none" | "multiple" | "unknown";
  cells: string[];
  steps: Step[];
  cycles: number;
}

/** What a call was refused for; line and column, from 1, where the reason has a place in a text. */
export class ClewError extends Error {
  constructor(reason: string, readonly line?: number, readonly column?: number) {
    super(reason);
    this.name = "ClewError";
  }
}

export class Clew {
  /** The engine itself, for those who bring and take JSON as text. */
  private constructor(readonly module: Module) {}

  /** From the bytes of clew.wasm, a response with them, or a module that is compiled already. */
  static async load(source: BufferSource | Response | WebAssembly.Module | PromiseLike<Response>): Promise<Clew> {
    if (source instanceof WebAssembly.Module) return new Clew(Module.fromCompiled(source));
    const compiled = source instanceof ArrayBuffer || ArrayBuffer.isView(source)
      ? await WebAssembly.compile(source as BufferSource)
      : await WebAssembly.compileStreaming(source as Response);
    return new Clew(Module.fromCompiled(compiled));
  }

  /** Any verb, also one that has no method here. */
  call<Answer = Record<string, unknown>>(verb: string, request: object = {}, progress?: Progress): Answer {
    const answer = JSON.parse(this.module.call(verb, JSON.stringify(request), progress)) as Answer & { error?: string; line?: number; column?: number };
    if (typeof answer.error === "string") throw new ClewError(answer.error, answer.line, answer.column);
    return answer;
  }

  solve = (request: Puzzle & { limit?: number }): Solved => this.call("solve", request);
  count = (request: Puzzle & { limit?: number }): { solutions: number | string; exact: boolean } => this.call("count", request);
  candidates = (request: Puzzle): { candidates: Record<string, number[]> } => this.call("candidates", request);
  hint = (request: Puzzle & Techniques & { detail?: 1 | 2 | 3 }): Hint => this.call("hint", request);
  explain = (request: Puzzle & Techniques): Path => this.call("explain", request);
  find = (request: Puzzle & Techniques & { technique?: string; digit?: number }): { steps: Step[] } => this.call("find", request);
  verbs = (): string[] => this.call<{ verbs: string[] }>("verbs").verbs;
}

export { Module, type Progress };
