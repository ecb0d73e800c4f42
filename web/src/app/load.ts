// Where puzzles come from: a chosen layout, pasted text, a dropped file, a link, the browser's store,
// the generator.
import { Refused } from "../engine/engine.ts";
import { none, parseLine } from "../model/digits.ts";
import { type Doc, start } from "../model/doc.ts";
import { emptyGrid, type Grid, withGivens } from "../model/grid.ts";
import type { History } from "../model/history.ts";
import { fromLink } from "../model/link.ts";
import { read, type Saved, write } from "../model/save.ts";
import type { App } from "./app.ts";
import { sentence, working } from "./think.ts";
import { words } from "./words.ts";

const longestText = 100_000;
const patience = 180; // seconds for a puzzle of rare wishes
const place = "clew.work";

/** Takes a document in as one act, after its layout has come. */
async function take(app: App, doc: Doc): Promise<boolean> {
  const layout = await app.layouts.get(doc.grid);
  if (layout.cells.length !== doc.grid.values.length || doc.grid.values.some((value) => value > layout.digits)) return false;
  app.act(doc);
  app.setStarting(false);
  return true;
}

export async function chooseLayout(app: App, name: string): Promise<void> {
  const layout = await app.layouts.get({ layout: name, source: "" });
  if (app.doc().grid.layout !== name) app.act(start(emptyGrid(name, "", layout.cells.length)));
}

export async function emptyPuzzle(app: App): Promise<void> {
  const { layout, source } = app.doc().grid;
  app.act(start(emptyGrid(layout, source, app.layout().cells.length)));
  app.setStarting(false);
}

/** Reads pasted text in any known form; says in a sentence what is wrong with it. Returns whether it
 *  was taken. */
export async function loadText(app: App, text: string): Promise<boolean> {
  const refuse = (reason: string) => {
    app.setPanel({ kind: "notice", title: words.failedTo.read, text: reason });
    app.setSaid(`${words.failedTo.read}. ${reason}`);
    return false;
  };
  if (text.length > longestText) return refuse(words.failedTo.large);
  const trimmed = text.trim();
  const own = /^\S*#([\w-]+=.+)$/.exec(trimmed);
  if (own && /^https?:/.test(trimmed)) return loadLink(app, `#${own[1]}`);
  const same = [...trimmed.replace(/\s+/g, "")].length === app.layout().cells.length && app.doc().grid.layout;
  try {
    const found = await readAs(app, text, same || undefined);
    if (!found.layout && found.shape) app.layouts.keep(found.source, found.shape);
    const givens = parseLine(found.givens);
    const values = found.entries ? parseLine(found.entries) : [];
    let grid: Grid = withGivens(found.layout, found.layout ? "" : found.source, givens);
    if (values.some(Boolean))
      grid = {
        ...grid,
        values: grid.values.map((value, i) => value || values[i]),
        kinds: grid.kinds.map((kind, i) => kind || (values[i] ? "own" : "")),
      };
    const doc = start(grid, found.title);
    return (await take(app, withMarks(app, doc, found.marks))) || refuse(words.failedTo.link);
  } catch (error) {
    if (error instanceof Refused) {
      const { line, column } = error.reason;
      const where = line ? (text.trim().includes("\n") ? `Line ${line}, column ${column}: ` : `Column ${column}: `) : "";
      return refuse(where + (where ? `${error.message}.` : sentence(error.message)));
    }
    return refuse(words.failedTo.engine);
  }
}

/** With the present layout where the length fits it, otherwise as the text itself says; links and
 *  files of other programs, and what is no puzzle at all, are for the whole module. */
async function readAs(app: App, text: string, layout: string | undefined) {
  for (const request of layout ? [{ puzzle: text, layout }, { puzzle: text }] : [{ puzzle: text }]) {
    try {
      return await app.engine.call("read", request, { lane: "read" });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return app.engine.call("read", { puzzle: text }, { lane: "read", whole: true });
}

/** What the text's own marks leave out counts as ruled out. */
function withMarks(app: App, doc: Doc, marks: number[][] | null): Doc {
  if (!marks) return doc;
  const digits = app.layouts.at(doc.grid)?.digits ?? 9;
  const removed = doc.grid.values.map((value, cell) =>
    value || !marks[cell]?.length ? none : Array.from({ length: digits }, (_, i) => i + 1).filter((d) => !marks[cell].includes(d)),
  );
  return { ...doc, grid: { ...doc.grid, removed } };
}

export async function loadFile(app: App, file: File): Promise<void> {
  if (file.size > longestText) {
    app.setPanel({ kind: "notice", title: words.failedTo.read, text: words.failedTo.file });
    return;
  }
  await loadText(app, await file.text());
}

/** False when the fragment holds no puzzle of ours. */
export async function loadLink(app: App, fragment: string): Promise<boolean> {
  try {
    const linked = await fromLink(fragment);
    if (!linked) return false;
    if (linked.grid.source) {
      const found = await app.engine.call("read", { puzzle: linked.grid.source }, { lane: "read" });
      if (found.shape) app.layouts.keep(linked.grid.source, found.shape);
    }
    if (await take(app, start(linked.grid, linked.title))) return true;
  } catch {
    // Said below: whatever was wrong with it, there is nothing that the reader could mend.
  }
  app.setPanel({ kind: "notice", title: words.failedTo.read, text: words.failedTo.link });
  return false;
}

export function saveWork(history: History): void {
  for (const limit of [150, 20, 0]) {
    try {
      localStorage.setItem(place, JSON.stringify(write(history, limit)));
      return;
    } catch {
      // Too much for the store: keep less of the past.
    }
  }
}

/** The work that was kept, if there is any that can be read. */
export function savedWork(): History | null {
  try {
    const text = localStorage.getItem(place);
    return text ? read(JSON.parse(text) as Saved) : null;
  } catch {
    return null;
  }
}

export async function generate(app: App, level: string): Promise<void> {
  const layout = app.doc().grid.layout || "9x9";
  const made = await working(app, "Generate", (signal, progress) =>
    app.engine.call("generate", { layout, count: 1, seed: crypto.getRandomValues(new Uint32Array(1))[0], timeout: patience, ...(level ? { level } : {}) }, { lane: "long", signal, progress }));
  const [puzzle] = made?.puzzles ?? [];
  if (made?.shortfall) app.setPanel({ kind: "notice", title: "Generate", text: sentence(made.shortfall) });
  if (puzzle) await take(app, start(withGivens(layout, "", parseLine(puzzle.puzzle)), puzzle.level ?? ""));
}
