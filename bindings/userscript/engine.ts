// Calls of the engine, which works in a worker made from the script itself: nothing is fetched.
import packed from "clew:module";
import worker from "clew:worker";
import type { Verbs } from "../wasm/src/verbs.ts";

interface Call { resolve(answer: never): void; reject(reason: Error): void }

export class Engine {
  #worker: Worker | undefined;
  #calls = new Map<number, Call>();
  #last = 0;

  /** Starts with the first call, since most visits to a board need no engine. */
  #start(): Worker {
    const made = new Worker(URL.createObjectURL(new Blob([worker], { type: "text/javascript" })));
    made.onmessage = ({ data: { id, answer, error } }) => {
      const call = this.#calls.get(id);
      this.#calls.delete(id);
      if (error === undefined) call?.resolve(answer as never);
      else call?.reject(new Error(error));
    };
    made.onerror = () => this.#end(new Error("this page does not let the engine start"));
    const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0)).buffer;
    made.postMessage(bytes, [bytes]);
    return made;
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const call of this.#calls.values()) call.reject(reason);
    this.#calls.clear();
  }

  call<Verb extends keyof Verbs>(verb: Verb, request: Verbs[Verb][0]): Promise<Verbs[Verb][1]> {
    this.#worker ??= this.#start();
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve: resolve as Call["resolve"], reject });
      this.#worker!.postMessage({ id, verb, request });
    });
  }

  /** Ends the running calls. */
  stop(): void {
    this.#end(new Error("stopped"));
  }
}
