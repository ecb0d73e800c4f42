// The grid of a lesson: the page's own grid, over a position that is no game.
import { batch, createMemo, createSignal } from "solid-js";
import type { App } from "../app/app.ts";
import { layoutKey } from "../app/layouts.ts";
import { position } from "../app/request.ts";
import { draw, type Drawing } from "../draw/evidence.ts";
import type { PuzzleRequest, ReadAnswer } from "../engine/verbs.ts";
import { none, upTo } from "../model/digits.ts";
import { start } from "../model/doc.ts";
import { candidatesOf, emptyGrid, type Grid, withGivens } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import type { Step } from "../model/step.ts";

/** The parts of a position: givens, values placed since, remaining candidates. */
export type Told = Pick<ReadAnswer, "layout" | "source" | "givens" | "entries" | "marks">;

export function gridOf(layout: Layout, told: Told): Grid {
  const grid = withGivens(told.layout, told.layout ? "" : told.source, layout.written.parse(told.givens));
  const entries = told.entries ? layout.written.parse(told.entries) : [];
  const all = upTo(layout.digits);
  return {
    ...grid,
    values: grid.values.map((value, cell) => value || entries[cell] || 0),
    kinds: grid.kinds.map((kind, cell) => kind || (entries[cell] ? "deduced" : "")),
    removed: grid.values.map((value, cell) => {
      const marks = told.marks?.[cell]?.map((mark) => layout.written.digit(mark));
      return value || entries[cell] || !marks?.length ? none : all.filter((digit) => !marks.includes(digit));
    }),
  };
}

/** A position in any form that is read. */
export async function readPosition(app: App, text: string, layout?: string): Promise<{ layout: Layout; grid: Grid }> {
  const told = await app.engine.call("read", { puzzle: text, ...(layout ? { layout } : {}) }, { lane: "read", whole: true });
  if (told.shape) await app.layouts.keep(layoutKey(told), told.shape);
  const known = await app.layouts.get({ layout: told.layout, source: told.source });
  return { layout: known, grid: gridOf(known, told) };
}

/** The layout of a position alone. */
export async function shapeOfExample(app: App, { text, layout }: { text: string; layout?: string }): Promise<Layout> {
  const named = layout ?? (text.startsWith(":") ? "9x9" : (/^sudoku 1\nlayout (\S+)\ngivens/.exec(text)?.[1] ?? ""));
  return named ? app.layouts.get({ layout: named, source: "" }) : (await readPosition(app, text, layout)).layout;
}

export function createBoard(app: App) {
  const [layout, setLayout] = createSignal<Layout>(app.layout());
  const [grid, setGrid] = createSignal<Grid>(emptyGrid(app.layout().name, "", app.layout().cells.length));
  const [drawing, setDrawing] = createSignal<Drawing | null>(null);
  const [selected, setSelected] = createSignal<readonly number[]>([]);
  const [focus, setFocus] = createSignal(0);
  const candidates = createMemo(() => candidatesOf(layout(), grid()));
  const doc = createMemo(() => start(grid()));
  const noCells: ReadonlySet<number> = new Set();
  const settings = createMemo(() => ({ ...app.settings(), numbers: true }));
  const board = {
    ...app, layout, grid, doc, candidates, drawing, selected, setSelected, focus, setFocus, settings,
    marking: () => "automatic", repeats: () => noCells, marked: () => noCells, filter: () => 0, reveal: () => 0, truth: () => null,
    panel: () => ({ kind: "quiet" }), starting: () => false, wanted: () => false, setWanted: () => undefined, zoom: () => 1, paused: () => false,
  } as unknown as App;
  return {
    /** A stand-in for the page, for the grid's parts. */
    app: board,
    layout, grid, candidates, selected, setSelected, setDrawing,
    put(next: { layout: Layout; grid: Grid }): void {
      batch(() => {
        setDrawing(null);
        if (next.layout !== layout()) {
          setSelected([]);
          setFocus(0);
        }
        setLayout(next.layout);
        setGrid(next.grid);
      });
    },
    drawn: (step: Step) => setDrawing(draw(layout(), grid(), candidates(), step)),
    request: (): PuzzleRequest => position(doc(), candidates(), layout()),
  };
}

export type Board = ReturnType<typeof createBoard>;
