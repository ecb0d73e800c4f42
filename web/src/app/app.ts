// The page's one store: the history of documents, what is selected and shown, and what the engine
// has said about the present grid. Components read it and call its acts.
import { batch, createMemo, createSignal } from "solid-js";
import engineUrls from "virtual:engine";
import { draw, type Drawing } from "../draw/evidence.ts";
import { drawnIn } from "../draw/pen.ts";
import { drawReason, drawRefutation } from "../draw/refutation.ts";
import type { Stands } from "../draw/trial.ts";
import { drawCore, drawMistakes } from "../draw/wrong.ts";
import { Engine } from "../engine/engine.ts";
import type { RateAnswer } from "../engine/verbs.ts";
import { type Digits, same } from "../model/digits.ts";
import { ordinary } from "../model/values.ts";
import { type Doc, type Knot, start } from "../model/doc.ts";
import { candidatesOf, emptyGrid, type Grid, repeatsOf } from "../model/grid.ts";
import { advance, amend, begin, type History, redo, undo } from "../model/history.ts";
import type { LayoutSummary } from "../engine/verbs.ts";
import type { Marks } from "../model/marks.ts";
import type { Layout } from "../model/layout.ts";
import type { Refutation } from "../model/refutation.ts";
import type { Candidate, Step, Texts } from "../model/step.ts";
import type { Truth } from "../model/truth.ts";
import { Games } from "./games.ts";
import { type Played, unplayed } from "./played.ts";
import { Layouts } from "./layouts.ts";
import { loadSettings, type Settings } from "./settings.ts";
import { local } from "./stores.ts";
import { createView } from "./view.ts";
import { words } from "../words.ts";
import { tellOfEngine } from "../words/load.ts";

export type Depth = 1 | 2 | 3;

/** A value that cannot be right, or a candidate that was ruled out though it belongs there. */
export type Mistake = Candidate & { kind: "value" | "removed" };

/** The reason why an entry cannot be right: a sentence, or else steps that end in a contradiction. */
export interface Reason extends Refutation {
  of: Candidate;
  text: string;
  /** Steps of the refutation that are not told. */
  untold: number;
  after: Grid;
}

/** What the explanation speaks of. */
export type Panel =
  | { kind: "quiet" }
  | { kind: "build"; shown?: { step: Step; grid: Grid } }
  | { kind: "freeze" }
  | { kind: "rules" }
  | { kind: "hint"; step: Step; texts: Texts; depth: Depth; grid: Grid }
  | { kind: "did"; step: Step }
  | { kind: "look"; knot: Knot }
  | { kind: "mistakes"; cells: Mistake[]; why?: Reason; early?: boolean }
  | { kind: "finished"; /** The best time in ms of other games of its layout and level; 0 if there is none. */ best: number }
  | { kind: "notice"; title: string; text: string; /** The text of a published puzzle that it is about. */ published?: string }
  | { kind: "all"; steps: Step[]; chosen: number; count: number; whole: boolean }
  | ({ kind: "failed"; after: Grid } & Refutation);

export type PanelOf<K extends Panel["kind"]> = Extract<Panel, { kind: K }>;

export interface Solutions {
  state: "counting" | "none" | "one" | "many" | "more" | "atLeast" | "unknown";
  count: number;
  /** One of them, as a line. */
  solution: string | null;
}

/** Values that contradict each other. */
export interface Core {
  state: "looking" | "found" | "unsettled";
  cells: readonly number[];
  /** Drawn constraints that take part: "cage 4". */
  constraints: readonly string[];
  /** There is no smaller set. */
  fewest: boolean;
}

/** A call that takes long enough to be shown. */
export interface Work {
  name: string;
  done: number; // a share; below 0 when it cannot be told
  tried: number; // attempts so far, where chance decides
  nearest: number; // among their levels, to the one asked for, as its number; below 0 when there is none
  /** Said where it takes long, and what can be done instead. */
  aside?: { text: string; name: string; act(): void };
  stop(): void;
}

export function createApp() {
  const engine = new Engine(engineUrls, () => words.locale, tellOfEngine);
  const layouts = new Layouts(engine);
  const games = new Games(local);
  const view = createView();

  const [history, setHistory] = createSignal<History>(begin(start(emptyGrid(nothing.name, "", 0))), { equals: false });
  const [layout, setLayout] = createSignal<Layout>(nothing);
  const [panel, setPanel] = createSignal<Panel>({ kind: "quiet" });
  const [solutions, setSolutions] = createSignal<Solutions>({ state: "counting", count: 0, solution: null });
  /** Those of the puzzle without entries, which `key` names. */
  const [posed, setPosed] = createSignal<{ key: string; solutions: Solutions }>({ key: "", solutions: { state: "counting", count: 0, solution: null } });
  const [reveal, setReveal] = createSignal<0 | 1 | 2>(0);
  /** The grid within the open branch of a trial. */
  const [stands, setStands] = createSignal<Stands | null>(null);
  const [truth, setTruth] = createSignal<Truth | null>(null);
  const [core, setCore] = createSignal<Core | null>(null);
  const [rating, setRating] = createSignal<RateAnswer | null>(null);
  const [work, setWork] = createSignal<Work | null>(null);
  const [settings, setSettings] = createSignal<Settings>(loadSettings());
  const [played, setPlayed] = createSignal<Played>(unplayed);
  /** The pencil marks that the grid shows. */
  const [marking, setMarking] = createSignal<Marks>("none");
  /** The time of the present game, in ms, that has not been kept yet. */
  const [taken, setTaken] = createSignal(0);
  const [paused, setPaused] = createSignal(false);
  const [catalogue, setCatalogue] = createSignal<LayoutSummary[]>([]);
  /** Calls that run, by name, and how each is told that its puzzle is gone. */
  const running = new Map<string, () => void>();

  const doc = createMemo(() => history().present);
  /** That of the step that is shown, if it is a trial. */
  const branch = () => {
    const [shown, at] = [panel(), stands()];
    const step = shown.kind === "hint" ? shown.step : shown.kind === "look" && shown.knot.entry.kind === "step" ? shown.knot.entry.step : null;
    return at?.step === step ? at : null;
  };
  const grid = createMemo<Grid>(() => {
    const shown = panel();
    const within = branch();
    if (within) return within.grid;
    if (shown.kind === "build" && shown.shown) return shown.shown.grid;
    return shown.kind === "look" ? shown.knot.before : shown.kind === "failed" ? shown.after : (shown.kind === "mistakes" && shown.why?.after) || doc().grid;
  });
  const looking = () => panel().kind === "look";
  const candidates = createMemo<Digits[]>((before) => {
    const next = candidatesOf(layout(), grid());
    return before ? next.map((set, i) => (before[i] && same(set, before[i]) ? before[i] : set)) : next;
  });
  const drawn = createMemo(() => drawnIn(layout(), grid().pen));
  const repeats = createMemo(() => repeatsOf(layout(), grid()));
  /** Those that are shown: a player may want to be told of mistakes only when asking. */
  const marked = createMemo(() => (settings().mistakes === "check" ? new Set<number>() : repeats()));
  const drawing = createMemo<Drawing | null>(() => {
    const shown = panel();
    const within = branch();
    if (within) return within.drawing;
    if (shown.kind === "hint" && shown.depth === 3) return draw(layout(), shown.grid, candidates(), shown.step);
    if (shown.kind === "build" && shown.shown) return draw(layout(), grid(), candidates(), shown.shown.step);
    if (shown.kind === "look" && shown.knot.entry.kind === "step") return draw(layout(), grid(), candidates(), shown.knot.entry.step);
    const move = shown.kind === "all" ? shown.steps[shown.chosen] : undefined;
    if (move) return draw(layout(), grid(), candidates(), move);
    if (shown.kind === "failed") return drawRefutation(layout(), doc().guesses.flatMap(({ made }) => made ?? []), shown);
    if (shown.kind === "mistakes") return shown.why?.steps.length ? drawReason(layout(), shown.why) : drawMistakes(shown.cells);
    const wrong = core();
    if ((shown.kind === "quiet" || shown.kind === "build") && wrong && wrong.cells.length + wrong.constraints.length) return drawCore(wrong.cells, wrong.constraints);
    return null;
  });

  /** Moves to another document, once its layout is there. */
  function show(next: History): void {
    const known = layouts.at(next.present.grid);
    if (!known) {
      const now = history();
      const later = () => { if (history() === now) show(next); };
      const never = () => setPanel({ kind: "notice", title: words.title, text: words.failedTo.engine });
      layouts.get(next.present.grid).then(later, never);
      return;
    }
    const before = doc();
    batch(() => {
      if (known !== layout()) {
        setLayout(known);
        // Cells of the other layout are not drawn on this one.
        setCore(null);
        setTruth(null);
        view.setSelected([]);
        view.setFocus(0);
        view.setFilter(0);
      }
      // Another puzzle's answer has not been asked for.
      if (before.game !== next.present.game) setReveal(0);
      view.setRemark("");
      view.setRefusal("");
      setHistory(next);
      if (panel().kind !== "build" || before.game !== next.present.game) setPanel({ kind: "quiet" });
      else setPanel({ kind: "build" });
    });
    // What was asked about other values is not wanted any more.
    if (before.game !== next.present.game || before.grid.values !== next.present.grid.values) for (const leave of running.values()) leave();
  }

  /** One act: a new document that undo takes back as one. */
  function act(next: Doc | ((doc: Doc) => Doc)): void {
    const made = typeof next === "function" ? next(history().present) : next;
    if (looking()) setPanel({ kind: "quiet" });
    if (made === history().present) return;
    show(advance(history(), made));
    view.setStarting(false);
  }

  /** Goes back or on, if there is anywhere to go. */
  function back(move: (history: History) => History, done: string): void {
    const next = move(history());
    if (next === history()) return view.say(words.noFurther);
    show(next);
    view.say(done);
  }

  return {
    ...view, engine, layouts, games, running, history, layout, doc, grid, candidates, drawn, repeats, marked, drawing, looking, panel, setPanel,
    solutions, setSolutions, posed, setPosed, reveal, setReveal, setStands, truth, setTruth, core, setCore, rating, setRating, work, setWork, settings, setSettings,
    catalogue, setCatalogue, played, setPlayed, marking, setMarking, taken, setTaken, paused, setPaused, show, act,
    /** The same game under another name. */
    rename: (renamed: History) => setHistory(renamed),
    amendLast: (next: Doc) => show(amend(history(), next)),
    undo: () => back(undo, words.undone),
    redo: () => back(redo, words.redone),
  };
}

export type App = ReturnType<typeof createApp>;

const nothing: Layout = {
  name: "9x9", title: "", digits: 9, written: ordinary, rules: 0, rows: 1, cols: 1, cells: [], houses: [], links: [], constraints: [],
  index: new Map(), housesOf: [], linksOf: [], peers: [], times: 0,
};
