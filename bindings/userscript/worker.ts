// The engine in a worker: the first message has the bytes of clew.wasm, packed by gzip; each further one is a call.
import { Clew } from "../wasm/src/index.ts";

let engine: Promise<Clew> | undefined;

async function load(packed: ArrayBuffer): Promise<Clew> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return Clew.load(await new Response(stream).arrayBuffer());
}

self.onmessage = async ({ data }) => {
  if (data instanceof ArrayBuffer) {
    engine = load(data);
    return;
  }
  const { id, verb, request } = data;
  try {
    self.postMessage({ id, answer: (await engine!).call(verb, request) });
  } catch (error) {
    self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
