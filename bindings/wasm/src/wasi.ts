// The few system calls that the module imports. There are no files: output is discarded and input is empty. Only the
// clock and random numbers are real.

const success = 0;
const badFile = 8;
const unsupported = 52;

export class Exit extends Error {
  constructor(readonly status: number) {
    super(`the engine ended with status ${status}`);
  }
}

type Call = (...args: never[]) => unknown;

export function wasi(memory: () => WebAssembly.Memory): Record<string, Call> {
  const view = () => new DataView(memory().buffer);
  return {
    clock_time_get(id: number, _precision: bigint, out: number) {
      const milliseconds = id === 0 ? Date.now() : performance.now();
      view().setBigUint64(out, BigInt(Math.round(milliseconds * 1e6)), true);
      return success;
    },
    clock_res_get(_id: number, out: number) {
      view().setBigUint64(out, 1_000n, true);
      return success;
    },
    random_get(out: number, size: number) {
      for (let at = 0; at < size; at += 65536)
        crypto.getRandomValues(new Uint8Array(memory().buffer, out + at, Math.min(65536, size - at)));
      return success;
    },
    environ_sizes_get(count: number, size: number) {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return success;
    },
    environ_get: () => success,
    fd_write(_fd: number, pieces: number, count: number, out: number) {
      let size = 0;
      for (let i = 0; i < count; ++i) size += view().getUint32(pieces + 8 * i + 4, true);
      view().setUint32(out, size, true);
      return success;
    },
    fd_close: () => success,
    fd_seek: () => badFile,
    fd_read: () => badFile,
    fd_fdstat_get: () => badFile,
    fd_prestat_get: () => badFile,
    sched_yield: () => success,
    proc_exit(status: number) {
      throw new Exit(status);
    },
  };
}

/** Those of the calls above that a module asks for; any other answers that it is not supported. */
export function importsOf(module: WebAssembly.Module, memory: () => WebAssembly.Memory): Record<string, Call> {
  const known = wasi(memory);
  const result: Record<string, Call> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module))
    if (from === "wasi_snapshot_preview1") result[name] = known[name] ?? (() => unsupported);
  return result;
}
