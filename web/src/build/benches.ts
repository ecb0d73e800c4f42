// Findings of the workbench about the puzzle on the grid, part by part. A change of the puzzle ends what runs and
// begins again.
import { createEffect, createSignal, on, onCleanup } from "solid-js";
import type { App } from "../app/app.ts";
import { Latest } from "../app/latest.ts";
import { puzzleKey, standing } from "../app/request.ts";
import { isAbort } from "../engine/engine.ts";
import type { PuzzleRequest } from "../engine/verbs.ts";
import { addProposal, type Clue, cluesOf, emptyOf, log10Of, type Proposal, proposalOf, puzzleOf, type Size, sizeOf, sizeOfProposal, timesAsMany, type Walk, walk } from "./bench.ts";
import { at, docsOf, knotsOf, type SizeKnot } from "./sizes.ts";

/** `all`: every clue was compared. */
export interface Weighed {
  all: boolean;
  clues: { name: string; picture: string; times: number }[];
}

export interface Idle {
  complete: boolean;
  clues: Clue[];
}

// The grid draws these; they are those of the one workbench that is open.
const [path, setPath] = createSignal<Walk | null>(null);
const [chosen, choose] = createSignal<Proposal | null>(null);
export { path, chosen, choose };

/** Seconds of the slices of a search for proposals, ten in all: the first proposals come soon. */
const slices = [1, 3, 6];
const proposalsShown = 3;
/** The thread of sizes goes back so many acts. */
const actsMeasured = 40;

export function createBench(app: App) {
  const [size, setSize] = createSignal<Size | "busy" | "late">("busy");
  const [weighed, setWeighed] = createSignal<Weighed | null>(null);
  const [idle, setIdle] = createSignal<Idle | null>(null);
  const [proposals, setProposals] = createSignal<Proposal[]>([]);
  const [searching, setSearching] = createSignal(false);
  const [searched, setSearched] = createSignal(false);
  /** Attempts of the search so far. */
  const [tried, setTried] = createSignal(0);
  /** Sizes of earlier acts and of the empty grid, by puzzle. */
  const [sizes, setSizes] = createSignal<ReadonlyMap<string, number>>(new Map());
  const latest = new Latest();
  let search: AbortController | undefined;
  let seed = 1;
  const ask = (signal: AbortSignal) => ({ lane: "bench", signal }) as const;

  async function measure(signal: AbortSignal): Promise<void> {
    const { state, count } = app.solutions();
    if (state === "none" || state === "one" || state === "many") return void setSize({ exact: count });
    setSize(await estimated(signal, standing(app.doc().grid)));
  }

  const nameOf = (request: PuzzleRequest) => `${request.layout ?? ""} ${request.puzzle ?? ""}`;
  const sizeAt = (request: PuzzleRequest) => sizes().get(nameOf(request));
  const note = (request: PuzzleRequest, size: Size) => size && setSizes(new Map([...sizes(), [nameOf(request), log10Of(size)]]));

  /** An estimate; a machine that is busy gets more time. */
  async function estimated(signal: AbortSignal, request: PuzzleRequest): Promise<Size> {
    for (const timeout of [0.5, 2, 8]) {
      const found = sizeOf(await app.engine.call("count", { ...request, estimate: true, timeout }, ask(signal)));
      if (found) return found;
    }
    return null;
  }

  /** Estimates puzzles whose sizes are not known yet. */
  async function estimateAll(signal: AbortSignal, requests: readonly PuzzleRequest[]): Promise<void> {
    for (const request of requests) if (sizeAt(request) === undefined) note(request, await estimated(signal, request));
  }

  /** Knots of the thread of sizes; none while the empty grid is not measured. */
  const thread = () => {
    const empty = sizeAt(emptyOf(app));
    return empty ? knotsOf(app.history(), ({ grid }) => sizeAt(standing(grid)), empty) : [];
  };
  const goBack = (knot: SizeKnot) => {
    choose(null);
    app.show(at(app.history(), knot.doc));
  };

  async function examine(signal: AbortSignal): Promise<void> {
    const { given, drawn } = cluesOf(app);
    if (!given.size && !drawn.size) {
      setIdle({ complete: true, clues: [] });
      return void setWeighed({ all: true, clues: [] });
    }
    const found = await app.engine.call("check", { ...standing(app.doc().grid), minimal: true, timeout: 5 }, ask(signal));
    const cells = (found.idle ?? []).flatMap((name) => given.get(app.layout().index.get(name) ?? -1) ?? []);
    const lines = (found.idle_constraints ?? []).flatMap((name) => drawn.get(name) ?? []);
    setIdle({ complete: found.idle_is_complete === true, clues: [...lines, ...cells] });
    const all = size();
    if (!all || typeof all === "string") return void setWeighed({ all: false, clues: [] });
    const idle = new Set([...lines, ...cells].map(({ name }) => name));
    const compared: Weighed = { all: false, clues: [] };
    for (const clue of new Set([...drawn.values(), ...given.values()])) {
      if (idle.has(clue.name)) continue;
      const without = sizeOf(await app.engine.call("count", { ...clue.without(), estimate: true, timeout: 0.5 }, ask(signal)));
      if (without) compared.clues.push({ name: clue.name, picture: clue.picture, times: timesAsMany(without, all) });
      compared.clues.sort((a, b) => b.times - a.times);
      setWeighed({ ...compared });
    }
    setWeighed({ ...compared, all: true });
  }

  const key = () => puzzleKey({ ...app.doc().grid, kinds: app.doc().grid.values.map((value) => (value ? "given" : "")) });
  createEffect(on(key, () => {
    search?.abort();
    setProposals([]);
    setSearched(false);
    choose(null);
  }));
  createEffect(on([key, () => app.solutions().state], ([, state]) => {
    setSize("busy");
    setWeighed(null);
    setIdle(null);
    setPath(null);
    if (state === "counting") return latest.stop();
    latest.run(async (signal) => {
      try {
        await measure(signal);
        const measured = size();
        if (measured && typeof measured === "object") note(standing(app.doc().grid), measured);
        await estimateAll(signal, [emptyOf(app)]);
        if (state === "none") return;
        if (state === "one") await walk(app, signal, setPath);
        await examine(signal);
        await estimateAll(signal, docsOf(app.history()).slice(-actsMeasured).toReversed().map(({ grid }) => standing(grid)));
      } catch (error) {
        if (!isAbort(error) && size() === "busy") setSize(null);
      }
    });
  }));
  onCleanup(() => {
    latest.stop();
    search?.abort();
    setPath(null);
    choose(null);
  });

  async function countExactly(): Promise<void> {
    const asked = key();
    const before = size();
    setSize("busy");
    const answer = await app.engine.call("count", { ...standing(app.doc().grid), timeout: 30 }, { lane: "long" }).catch(() => undefined);
    if (asked !== key()) return;
    setSize(answer?.exact ? { exact: Number(answer.solutions) } : "late");
    if (!answer?.exact) setTimeout(() => setSize((now) => (now === "late" ? before : now)), 4000);
  }

  /** Searches for proposals with givens or clues of a family, of a level or with a technique, both optional. */
  async function propose(families: string, { level, technique }: { level?: string; technique?: string }): Promise<void> {
    search?.abort();
    const controller = (search = new AbortController());
    const asked = key();
    setProposals([]);
    choose(null);
    setSearching(true);
    setSearched(false);
    setTried(0);
    try {
      for (const timeout of slices) {
        const wishes = { ...(families ? { with: families } : {}), ...(level ? { level } : {}), ...(technique ? { require: technique } : {}) };
        const answer = await app.engine.call("generate", { ...puzzleOf(app), ...wishes, complete: true, count: proposalsShown, attempts: 1000, seed: seed++, timeout }, { lane: "long", signal: controller.signal });
        if (asked !== key()) return;
        setTried(tried() + (answer.tried ?? 0));
        const merged = new Map([...proposals(), ...answer.puzzles.map((made) => proposalOf(app, made))].map((one) => [one.key, one]));
        setProposals([...merged.values()].sort((a, b) => sizeOfProposal(a) - sizeOfProposal(b)).slice(0, proposalsShown));
        if (!proposals().some((one) => one.key === chosen()?.key)) choose(proposals()[0] ?? null);
      }
    } catch (error) {
      if (!isAbort(error)) app.tell(String((error as Error).message));
    } finally {
      if (search === controller) {
        setSearching(false);
        setSearched(true);
      }
    }
  }

  const add = async (): Promise<string> => {
    const one = chosen();
    search?.abort();
    return one ? addProposal(app, one) : "";
  };

  return { thread, goBack, size, weighed, idle, proposals, searching, searched, tried, countExactly, propose, add };
}

export type Bench = ReturnType<typeof createBench>;
