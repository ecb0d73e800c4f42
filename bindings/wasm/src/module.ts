// One engine: a WebAssembly instance behind a call that takes and gives text. It answers one call
// at a time and keeps no state between calls.
import { importsOf } from "./wasi.ts";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  clew_alloc(size: number): number;
  clew_free(memory: number): void;
  clew_call(verb: number, verbSize: number, request: number, requestSize: number): number;
}

/** Receives the share done, negative if unknown; the number of attempts of a random search; and the number of the level, from 0 for
 *  easy, that is nearest to the required one among the puzzles made so far, negative if there is none. */
export type Progress = (done: number, tried: number, nearest: number) => void;

export class Module {
  private progress: Progress | undefined;
  private exports: Exports;

  private constructor(private readonly compiled: WebAssembly.Module) {
    if (!WebAssembly.Module.exports(compiled).some(({ name }) => name === "clew_call")) throw new TypeError("the module is not clew.wasm");
    this.exports = this.instance();
  }

  private instance(): Exports {
    const exports = new WebAssembly.Instance(this.compiled, {
      wasi_snapshot_preview1: importsOf(this.compiled, () => exports.memory) as WebAssembly.ModuleImports,
      clew: { progress: (...report: Parameters<Progress>) => this.progress?.(...report) },
    }).exports as unknown as Exports;
    exports._initialize?.();
    return exports;
  }

  static fromCompiled(compiled: WebAssembly.Module): Module {
    return new Module(compiled);
  }

  /** Answers a verb of the command line; request and answer are JSON. */
  call(verb: string, request: string, progress?: Progress): string {
    this.progress = progress;
    try {
      return this.answer(verb, request);
    } catch (error) {
      this.exports = this.instance();  // a trap leaves the module's stack pointer unrestored
      throw error;
    } finally {
      this.progress = undefined;
    }
  }

  private answer(verb: string, request: string): string {
    const encoder = new TextEncoder();
    const [name, body] = [encoder.encode(verb), encoder.encode(request)];
    const [at, bodyAt] = [this.place(name), this.place(body)];
    const answer = this.exports.clew_call(at, name.length, bodyAt, body.length);
    const view = new DataView(this.exports.memory.buffer);
    const text = view.getUint32(answer, true);
    const size = view.getUint32(answer + 4, true);
    const result = new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, text, size));
    for (const piece of [answer, bodyAt, at]) this.exports.clew_free(piece);
    return result;
  }

  private place(bytes: Uint8Array): number {
    const at = this.exports.clew_alloc(bytes.length);
    if (!at) throw new RangeError("the request is too large for the engine");
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
    return at;
  }
}
