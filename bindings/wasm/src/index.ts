// Clew as a library for browsers and node: each call is one verb of the command line, its request
// and answer the same JSON. An engine answers one call at a time and blocks while it does; in a
// browser give it a worker, and to stop a call end that worker.
import { Module, type Progress } from "./module.ts";
import type { Failure, SolvedAnswer, SolveRequest, Verbs } from "./verbs.ts";

/** The error of a refused call; line and column, from 1, if the reason has a position in a text. */
export class ClewError extends Error {
  constructor(reason: string, readonly line?: number, readonly column?: number) {
    super(reason);
    this.name = "ClewError";
  }
}

/** An engine, which answers one call at a time. */
export class Clew {
  /** The engine itself, for callers that use JSON as text. */
  private constructor(readonly module: Module) {}

  /** From the bytes of clew.wasm, a response with them, or a module that is compiled already. */
  static async load(source: BufferSource | Response | WebAssembly.Module | PromiseLike<Response>): Promise<Clew> {
    if (source instanceof WebAssembly.Module) return new Clew(Module.fromCompiled(source));
    const compiled = source instanceof ArrayBuffer || ArrayBuffer.isView(source)
      ? await WebAssembly.compile(source as BufferSource)
      : await WebAssembly.compileStreaming(source as Response);
    return new Clew(Module.fromCompiled(compiled));
  }

  /** Any verb. */
  call<Verb extends keyof Verbs>(verb: Verb, request: Verbs[Verb][0] = {} as Verbs[Verb][0], progress?: Progress): Verbs[Verb][1] {
    const text = JSON.stringify(request, (_, value: unknown) => typeof value === "number" && !Number.isFinite(value) ? String(value) : value);
    const answer = JSON.parse(this.module.call(verb, text, progress)) as Verbs[Verb][1] | Failure;
    if ("error" in answer) throw new ClewError(answer.error, answer.line, answer.column);
    return answer;
  }

  solve = (request: Omit<SolveRequest, "all" | "max">) => this.call("solve", request) as SolvedAnswer;
  count = (request: Verbs["count"][0]) => this.call("count", request);
  candidates = (request: Verbs["candidates"][0]) => this.call("candidates", request);
  hint = (request: Verbs["hint"][0]) => this.call("hint", request);
  explain = (request: Verbs["explain"][0]) => this.call("explain", request);
  find = (request: Verbs["find"][0]) => this.call("find", request);
  verbs = () => this.call("verbs").verbs;
}

export type * from "./verbs.ts";
export { Module, type Progress };
