// The page's one store: the history of documents, what is selected and shown, and what the engine
// has said about the present grid. Components read it and call its acts.
import { batch, createMemo, createSignal } from "solid-js";
import engineUrls from "virtual:engine";
import { draw, type Drawing } from "../draw/evidence.ts";
import { drawRefutation } from "../draw/refutation.ts";
import { Engine, firstCells } from "../engine/engine.ts";
import type { RateAnswer } from "../engine/protocol.ts";
import type { Mode } from "../model/acts.ts";
import { type Digits, same } from "../model/digits.ts";
import { type Doc, type Knot, start } from "../model/doc.ts";
import { candidatesOf, emptyGrid, type Grid, repeatsOf } from "../model/grid.ts";
import { advance, amend, begin, type History, redo, undo } from "../model/history.ts";
import type { Layout, LayoutSummary } from "../model/layout.ts";
import type { Step } from "../model/step.ts";
import { Layouts } from "./layouts.ts";
import { loadSettings, type Settings } from "./settings.ts";

export type Depth = 1 | 2 | 3;

/** What the explanation speaks of. */
export type Panel =
  | { kind: "quiet" }
  | { kind: "hint"; step: Step; texts: string[]; depth: Depth; grid: Grid }
  | { kind: "did"; step: Step }
  | { kind: "look"; knot: Knot }
  | { kind: "mistakes"; cells: { cell: number; digit: number; kind: "value" | "removed" }[] }
  | { kind: "notice"; title: string; text: string }
  | { kind: "all"; steps: Step[]; chosen: number; count: number }
  | { kind: "failed"; steps: Step[]; from: number[][]; after: Grid };

export interface Solutions {
  state: "counting" | "none" | "one" | "many" | "more" | "atLeast" | "unknown";
  count: number;
  /** One of them, as a line. */
  solution: string | null;
}

/** A call that takes long enough to be shown. */
export interface Work {
  name: string;
  done: number; // a share; below 0 when it cannot be told
  tried: number; // attempts so far, where chance decides
  stop(): void;
}

/** The digits that occur in some solution, and how often. */
export interface Truth {
  digits: Digits[];
  /** A share from 0 to 1, or -1 where it is not known. */
  share(cell: number, digit: number): number;
  weight(cell: number, digit: number): number;
}

export function createApp(firstLayout: Layout | undefined) {
  const engine = new Engine(engineUrls);
  const layouts = new Layouts(engine);
  const blankLayout: Layout = firstLayout ?? nothing;

  const [history, setHistory] = createSignal<History>(begin(start(emptyGrid(blankLayout.name, "", blankLayout.cells.length))), { equals: false });
  const [layout, setLayout] = createSignal<Layout>(blankLayout);
  const [selected, setSelected] = createSignal<readonly number[]>([]);
  const [focus, setFocus] = createSignal(0);
  const [mode, setMode] = createSignal<Mode>("value");
  const [filter, setFilter] = createSignal(0);
  const [panel, setPanel] = createSignal<Panel>({ kind: "quiet" });
  const [solutions, setSolutions] = createSignal<Solutions>({ state: "counting", count: 0, solution: null });
  const [reveal, setReveal] = createSignal<0 | 1 | 2>(0);
  const [truth, setTruth] = createSignal<Truth | null>(null);
  /** Givens that contradict each other, none of which can be left out. */
  const [core, setCore] = createSignal<ReadonlySet<number>>(new Set());
  const [rating, setRating] = createSignal<RateAnswer | null>(null);
  const [work, setWork] = createSignal<Work | null>(null);
  const [said, setSaid] = createSignal("");
  const [settings, setSettings] = createSignal<Settings>(loadSettings());
  const [catalogue, setCatalogue] = createSignal<LayoutSummary[]>([]);
  const [level, setLevel] = createSignal("");
  const [dialog, setDialog] = createSignal<"options" | "keys" | "library" | "share" | "menu" | null>(null);
  const [shared, setShared] = createSignal<{ link: string; copied: boolean } | null>(null);
  const [zoom, setZoom] = createSignal(1);
  const [starting, setStarting] = createSignal(true);

  const doc = createMemo(() => history().present);
  const grid = createMemo<Grid>(() => {
    const shown = panel();
    return shown.kind === "look" ? shown.knot.before : shown.kind === "failed" ? shown.after : doc().grid;
  });
  const looking = () => panel().kind === "look";
  const candidates = createMemo<Digits[]>((before) => {
    const next = candidatesOf(layout(), grid());
    return before ? next.map((set, i) => (before[i] && same(set, before[i]) ? before[i] : set)) : next;
  });
  const repeats = createMemo(() => repeatsOf(layout(), grid()));
  const drawing = createMemo<Drawing | null>(() => {
    const shown = panel();
    if (shown.kind === "hint" && shown.depth === 3) return draw(layout(), shown.grid, candidates(), shown.step);
    if (shown.kind === "look" && shown.knot.entry.kind === "step") return draw(layout(), grid(), candidates(), shown.knot.entry.step);
    if (shown.kind === "all" && shown.steps[shown.chosen]) return draw(layout(), grid(), candidates(), shown.steps[shown.chosen]);
    if (shown.kind === "failed") return drawRefutation(layout(), doc().guesses[doc().guesses.length - 1]?.made ?? null, shown);
    return null;
  });

  /** Moves to another document; its layout must have been loaded if it is a new one. */
  function show(next: History): void {
    const known = layouts.at(next.present.grid);
    if (!known) {
      void layouts.get(next.present.grid).then(() => show(next));
      return;
    }
    batch(() => {
      const moved = known !== layout();
      if (moved) {
        setLayout(known);
        setSelected([]);
        setFocus(0);
        setFilter(0);
        setReveal(0);
      }
      setHistory(next);
      setPanel({ kind: "quiet" });
    });
  }

  /** One act: a new document that undo takes back as one. */
  function act(next: Doc | ((doc: Doc) => Doc)): void {
    if (looking()) setPanel({ kind: "quiet" });
    const made = typeof next === "function" ? next(history().present) : next;
    if (made === history().present) return;
    show(advance(history(), made));
    setStarting(false);
  }

  return {
    engine, layouts, history, layout, doc, grid, candidates, repeats, drawing, looking,
    selected, setSelected, focus, setFocus, mode, setMode, filter, setFilter, panel, setPanel,
    solutions, setSolutions, reveal, setReveal, truth, setTruth, core, setCore, rating, setRating, work, setWork, said, setSaid, settings, setSettings,
    catalogue, setCatalogue, starting, setStarting, level, setLevel, dialog, setDialog, shared, setShared, zoom, setZoom, show, act,
    /** Logic on so many cells is the whole module's. */
    large: () => layout().cells.length > firstCells,
    amendLast: (next: Doc) => show(amend(history(), next)),
    undo: () => show(undo(history())),
    redo: () => show(redo(history())),
  };
}

export type App = ReturnType<typeof createApp>;

const nothing: Layout = {
  name: "9x9", title: "", digits: 9, rules: 0, rows: 1, cols: 1, cells: [], houses: [], links: [],
  index: new Map(), housesOf: [], linksOf: [], peers: [], times: 0,
};
