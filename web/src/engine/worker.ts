// A worker holds one engine and answers one call at a time. To stop a call its worker is ended.
import { Module } from "../../../bindings/wasm/src/module.ts";
import type { Answer, FromWorker, ToWorker } from "./protocol.ts";

type Call = Extract<ToWorker, { id: number }>;

const post = (message: FromWorker) => self.postMessage(message);

let engine: Module | undefined;
const early: Call[] = []; // calls that came before the module

/** Of all the moves there are the page shows the first: megabytes are not handed to its own thread. */
const mostMoves = 200;

function shortened(verb: string, answer: string): string {
  if (verb !== "find" || answer.length < 200_000) return answer;
  const found = JSON.parse(answer) as Answer<"find">;
  return JSON.stringify({ ...found, found: found.steps.length, steps: found.steps.slice(0, mostMoves) });
}

function answer({ id, verb, request }: Call, module: Module): void {
  try {
    post({ id, answer: shortened(verb, module.call(verb, request, (done, tried, nearest) => post({ id, progress: { done, tried, nearest } }))) });
  } catch (error) {
    post({ id, failed: String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ("module" in data) {
    engine = Module.fromCompiled(data.module);
    post({ ready: true });
    for (const call of early.splice(0)) answer(call, engine);
  } else if (engine) {
    answer(data, engine);
  } else {
    early.push(data);
  }
};
