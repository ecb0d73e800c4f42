// The engine behind one typed call. Each lane has a worker of its own, so that a long generation does not delay the
// number of solutions. Aborting a call ends its worker and starts another, which takes some milliseconds, because a
// module is compiled once and shared.
//
// There are two modules. The first is small and has the verbs that the page needs at once and after every entry:
// layouts, readable text, numbers of solutions. The whole module, which has the logic, is fetched at the first request
// for another verb, at the latest when an opened puzzle is rated.
import type { Failure } from "./verbs.ts";
import type { Answer, FromWorker, Progress, Request, ToWorker, Verb } from "./protocol.ts";

export type Lane = "count" | "think" | "long" | "moves" | "read" | "rate" | "bench";

export interface CallOptions {
  lane?: Lane;
  signal?: AbortSignal;
  progress?: (progress: Progress) => void;
  /** Uses the whole module even if the first one has the verb. */
  whole?: boolean;
}

/** Verbs whose answers contain sentences. */
const telling: ReadonlySet<Verb> = new Set<Verb>(["explain", "find", "hint", "prove", "techniques"]);

/** Fields in English only. */
const inEnglish = ["remark", "shortfall", "hardest"] as const;

const atOnce: ReadonlySet<Verb> = new Set<Verb>(["layouts", "read", "solve"]);

export class Refused extends Error {
  /** `message`: the reason in the player's language. */
  constructor(readonly reason: Failure, message: string) {
    super(message);
  }
}

/** The first module says so of puzzles with constraints. */
const elsewhere = "for the whole module";

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

interface Job {
  id: number;
  verb: string;
  request: string;
  options: CallOptions;
  resolve: (answer: string) => void;
  reject: (error: unknown) => void;
}

const aborted = () => new DOMException("stopped", "AbortError");

class LaneWorker {
  private worker: Worker | undefined;
  private running: Job | undefined;
  private waiting: Job[] = [];

  constructor(private readonly module: () => Promise<WebAssembly.Module>) {}

  run(job: Job): void {
    const { signal } = job.options;
    if (signal?.aborted) return job.reject(aborted());
    signal?.addEventListener("abort", () => this.drop(job), { once: true });
    this.waiting.push(job);
    this.next();
  }

  private drop(job: Job): void {
    if (this.running === job) {
      this.worker?.terminate();
      this.worker = undefined;
      this.running = undefined;
    } else if (this.waiting.includes(job)) {
      this.waiting = this.waiting.filter((other) => other !== job);
    } else {
      return;
    }
    job.reject(aborted());
    this.next();
  }

  private next(): void {
    if (this.running || !this.waiting.length) return;
    this.worker ??= this.begin();
    this.running = this.waiting.shift()!;
    const { id, verb, request } = this.running;
    this.worker.postMessage({ id, verb, request } satisfies ToWorker);
  }

  private begin(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "clew" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      const job = this.running;
      if ("ready" in data || !job || job.id !== data.id || this.worker !== worker) return;
      if ("progress" in data) return job.options.progress?.(data.progress);
      this.running = undefined;
      if ("answer" in data) {
        job.resolve(data.answer);
      } else {
        // A module that has trapped is not used again.
        worker.terminate();
        this.worker = undefined;
        job.reject(new Error(data.failed));
      }
      this.next();
    };
    worker.onerror = () => {
      if (this.worker !== worker) return;
      const job = this.running;
      this.worker = this.running = undefined;
      job?.reject(new Error("the engine could not be started"));
      this.next();
    };
    this.module().then(
      (module) => worker.postMessage({ module } satisfies ToWorker),
      (error) => {
        worker.terminate();
        if (this.worker !== worker) return;
        const job = this.running;
        this.worker = this.running = undefined;
        job?.reject(error);
        this.next();
      },
    );
    return worker;
  }
}

export class Engine {
  private lanes = new Map<string, LaneWorker>();
  private ids = 0;
  private readonly first: Promise<WebAssembly.Module>;
  private all: Promise<WebAssembly.Module> | undefined;

  /** `language`: code of the language of steps; `told`: translates an English sentence of the engine into it. */
  constructor(
    private readonly urls: { first: string; whole: string },
    private readonly language = () => "en",
    private readonly told = async (sentence: string) => sentence,
  ) {
    this.first = WebAssembly.compileStreaming(fetch(urls.first));
  }

  /** The whole module; asked for again when it did not come. */
  private whole(): Promise<WebAssembly.Module> {
    return (this.all ??= WebAssembly.compileStreaming(fetch(this.urls.whole)).catch((error) => {
      this.all = undefined;
      throw error;
    }));
  }

  call<V extends Verb>(verb: V, request: Request<V>, options: CallOptions = {}): Promise<Answer<V>> {
    const whole = options.whole || !atOnce.has(verb);
    const name = `${options.lane ?? "think"}${whole ? " whole" : ""}`;
    let lane = this.lanes.get(name);
    if (!lane) this.lanes.set(name, (lane = new LaneWorker(() => (whole ? this.whole() : this.first))));
    const id = ++this.ids;
    return new Promise<string>((resolve, reject) =>
      lane.run({ id, verb, request: JSON.stringify(telling.has(verb) ? { ...request, language: this.language() } : request), options, resolve, reject }),
    ).then(async (text) => {
      const answer = JSON.parse(text) as (Answer<V> | Failure) & { [field in (typeof inEnglish)[number]]?: unknown };
      if ("error" in answer) {
        if (!whole && answer.error.includes(elsewhere)) return this.call(verb, request, { ...options, whole: true });
        throw new Refused(answer, await this.told(answer.error));
      }
      for (const field of inEnglish) if (typeof answer[field] === "string") Object.assign(answer, { [field]: await this.told(answer[field]) });
      return answer;
    });
  }
}
