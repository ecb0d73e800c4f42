// Where puzzles come from: a chosen layout, the library, pasted text, a dropped file, a link, the
// browser's store, the generator.
import { Refused } from "../engine/engine.ts";
import type { ReadAnswer } from "../engine/verbs.ts";
import { gradesBeside } from "./graded.ts";
import type { LibraryPuzzle } from "./library.ts";
import { readAbout } from "../model/about.ts";
import { none, upTo } from "../model/digits.ts";
import { type Doc, isBegun, start } from "../model/doc.ts";
import { emptyGrid, type Grid, withGivens } from "../model/grid.ts";
import { fromLink } from "../model/link.ts";
import { nth } from "../model/nth.ts";
import { valuesOf } from "../model/values.ts";
import type { App } from "./app.ts";
import { textOf } from "./request.ts";
import { working } from "./think.ts";
import { isLevel, sentence } from "./told.ts";
import { words } from "../words.ts";

const longestText = 100_000;
/** Links and objects of programs whose puzzles are drawings with rules in words. */
const isPublished = /^\s*(\{|https?:|scl|ctc|scf|fpuz)/;
const patience = 180; // seconds for a puzzle of rare wishes
const rareAfter = 10_000; // ms until it is said that such puzzles are rare

/** Puzzles come after a while, from a file, the engine or the network: only the one that was asked for
 *  last is taken. */
let asked = 0;

/** Takes a document in as one act, after its layout has come. */
async function take(app: App, doc: Doc, turn = ++asked): Promise<boolean> {
  const layout = await app.layouts.get(doc.grid);
  if (layout.cells.length !== doc.grid.values.length || doc.grid.values.some((value) => value > layout.digits)) return false;
  if (turn !== asked) return true;
  app.act(doc);
  settle(app);
  return true;
}

/** Says so where something could not be had; what stood stays. */
const tried = <T>(app: App, had: Promise<T>): Promise<T | false> =>
  had.catch((error) => refused(app, error instanceof Refused ? sentence(error.message) : words.failedTo.engine));

/** A puzzle has been chosen: the keys are the grid's, which is seen from its top, and what was said of
 *  another one is past. */
function settle(app: App): void {
  scrollTo(0, 0);
  app.say("");
  app.setStarting(false);
  app.setDialog(null);
  app.setWanted(true);
}

export const chooseLayout = (app: App, name: string, focus = true): Promise<unknown> => tried(app, choose(app, name, focus));

async function choose(app: App, name: string, focus: boolean): Promise<void> {
  const turn = ++asked;
  const layout = await app.layouts.get({ layout: name, source: "" });
  if (turn !== asked) return;
  if (app.doc().grid.layout !== name) app.act(start(emptyGrid(name, "", layout.cells.length)));
  if (focus) settle(app);
}

/** An empty grid of the present layout, or of another. */
export async function emptyPuzzle(app: App, name = app.doc().grid.layout): Promise<unknown> {
  const { layout, source } = app.doc().grid;
  if (name !== layout) return chooseLayout(app, name);
  ++asked;
  if (isBegun(app.doc())) app.act(start(emptyGrid(layout, source, app.layout().cells.length)));
  return settle(app);
}

/** Goes on with the puzzle that is there. */
export const resume = settle;

/** A puzzle of the library. */
export const loadPuzzle = (app: App, { layout, source = "", puzzle, level }: LibraryPuzzle): Promise<boolean> => tried(app, take(app, start(withGivens(layout, source, valuesOf({ layout, source }).parse(puzzle)), level)));

/** Another game, as it was left. */
export async function openGame(app: App, id: string): Promise<void> {
  const turn = ++asked;
  const game = app.games.open(id);
  if (!game) return void refused(app, words.failedTo.game);
  const layout = await tried(app, app.layouts.get(game.present.grid));
  if (!layout || turn !== asked) return;
  if (layout.cells.length !== game.present.grid.values.length) return void refused(app, words.failedTo.game);
  app.show(game);
  settle(app);
}

/** Reads pasted text in any known form; says in a sentence what is wrong with it. Returns whether it
 *  was taken. */
export async function loadText(app: App, text: string): Promise<boolean> {
  const refuse = (reason: string) => refused(app, reason);
  const turn = ++asked;
  if (text.length > longestText) return refuse(words.failedTo.large);
  const trimmed = text.trim();
  const own = /^\S*#([\w+-]+=.+)$/.exec(trimmed);
  if (own && /^https?:/.test(trimmed)) return loadLink(app, `#${own[1]}`);
  const same = [...trimmed.replace(/\s+/g, "")].length === app.layout().cells.length && app.doc().grid.layout;
  try {
    const found = await readAs(app, text, same || undefined).catch((error) => oneOf(app, text, turn, error));
    if (!found) return false;
    if (!(await takeRead(app, found, turn))) return refuse(words.failedTo.link);
    if (found.remark && turn === asked) app.setPanel({ kind: "notice", title: words.passedOver, text: sentence(found.remark), ...(isPublished.test(text) ? { published: text } : {}) });
    return true;
  } catch (error) {
    if (error instanceof Refused) {
      // Text with hardly a digit and no blanks is words, not a malformed puzzle.
      if ((text.match(/[\d.]/g) ?? []).length < 4 && !/[#=~[{]|^\s*sudoku\b/.test(text)) return refuse(words.failedTo.words);
      const { line, column } = error.reason;
      const where = line ? words.place(text.trim().includes("\n") ? line : 0, column ?? 1) : "";
      return refuse(where + (where ? `${error.message}.` : sentence(error.message)));
    }
    return refuse(words.failedTo.engine);
  }
}

/** Begins the game of a puzzle that was read. */
export async function takeRead(app: App, found: ReadAnswer, turn = ++asked): Promise<boolean> {
  if (!found.layout && found.shape) await app.layouts.keep(found.source, found.shape);
  const written = valuesOf(found);
  const givens = written.parse(found.givens);
  const values = found.entries ? written.parse(found.entries) : [];
  let grid: Grid = withGivens(found.layout, found.layout ? "" : found.source, givens);
  if (values.some(Boolean))
    grid = {
      ...grid,
      values: grid.values.map((value, i) => value || (values[i] ?? 0)),
      kinds: grid.kinds.map((kind, i) => kind || (values[i] ? "own" : "")),
    };
  const doc = start(grid, found.title, undefined, readAbout({ ...found, title: isLevel(found.title) ? "" : found.title }));
  return take(app, withMarks(app, doc, found.marks), turn);
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
  try {
    return await app.engine.call("read", { puzzle: text }, { lane: "read", whole: true });
  } catch (error) {
    // A text with rules that are not known here is no grid with words about it.
    const { tidied } = await import("../model/tidy.ts");
    const tidy = error instanceof Refused && !error.reason.error.startsWith("not supported") && !/^\s*sudoku \d/.test(text) ? tidied(text) : undefined;
    // Why the text itself was refused says more than what is wrong with a part of it.
    if (tidy) return app.engine.call("read", { puzzle: tidy, ...(layout ? { layout } : {}) }, { lane: "read" }).catch(() => { throw error; });
    throw error;
  }
}

/** The one puzzle among other text that was not read as it is. Nothing if the player has to choose one of several. */
async function oneOf(app: App, text: string, turn: number, error: unknown) {
  // A drawing that is not understood in full is shown sentence by sentence.
  if (error instanceof Refused && isPublished.test(text) && (await (await import("./reading.ts")).showReading(app, text, () => turn === asked))) return undefined;
  // A text with rules that are not known here is no grid with words about it.
  if (!(error instanceof Refused) || error.reason.error.startsWith("not supported") || /^\s*sudoku \d/.test(text)) throw error;
  const { spot } = await import("../model/several.ts");
  const [one, ...more] = spot(text);
  if (!one) throw error;
  if (!more.length) return app.engine.call("read", { puzzle: one.text }, { lane: "read" });
  if (turn === asked) {
    app.setSpotted([one, ...more]);
    app.setDialog("several");
  }
  return undefined;
}

/** What the text's own marks leave out counts as ruled out. */
function withMarks(app: App, doc: Doc, marks: number[][] | null): Doc {
  if (!marks) return doc;
  const digits = app.layouts.at(doc.grid)?.digits ?? 9;
  const written = valuesOf(doc.grid);
  const removed = doc.grid.values.map((value, cell) => {
    const own = (marks[cell] ?? []).map((mark) => written.digit(mark));
    return value || !own.length ? none : upTo(digits).filter((digit) => !own.includes(digit));
  });
  return { ...doc, grid: { ...doc.grid, removed } };
}

export async function loadFile(app: App, file: File): Promise<void> {
  if (file.type.startsWith("image/") && file.type !== "image/svg+xml") {
    app.setPictured(file);
    app.setDialog("photo");
  } else if (file.size > longestText) refused(app, words.failedTo.file);
  else await loadText(app, await file.text());
}

/** Says why something was not taken, where it was given and where everything is explained. */
function refused(app: App, reason: string): false {
  app.setRefusal(reason);
  app.setPanel({ kind: "notice", title: words.failedTo.read, text: reason });
  app.say(`${words.failedTo.read}. ${reason}`);
  return false;
}

/** False when the fragment holds no puzzle of ours. */
export async function loadLink(app: App, fragment: string): Promise<boolean> {
  const turn = ++asked;
  try {
    const linked = await fromLink(fragment);
    if (!linked) return false;
    if (linked.grid.source) {
      const found = await app.engine.call("read", { puzzle: textOf(linked.grid.source, linked.grid.values.length) }, { lane: "read" });
      if (found.shape) await app.layouts.keep(linked.grid.source, found.shape);
    }
    if (await take(app, start(linked.grid, linked.title, undefined, linked.about), turn)) return true;
  } catch {
    // Said below: whatever was wrong with it, there is nothing that the reader could mend.
  }
  return refused(app, words.failedTo.link);
}

/** Of the present layout, another of the catalogue, or with clues besides givens: killer, thermo … */
export const generate = (app: App, level: string, layout = app.doc().grid.layout): Promise<void> =>
  makePuzzle(app, { layout, level, seed: nth(crypto.getRandomValues(new Uint32Array(1)), 0) });

/** Says that puzzles of a level are rare, and offers one of the library where it has some. */
async function tellRare(app: App, row: string, level: string, turn: number): Promise<void> {
  const list = await gradesBeside(row).catch(() => []);
  if (turn !== asked) return;
  // A puzzle of that level; of another one if the library has none.
  const { next, level: other = level } = list.find((one) => one.level === level) ?? list[0] ?? {};
  const name = words.levelNames[level] ?? level;
  const aside = next
    ? { text: words.rare.text(name), name: words.rare.take(words.levelNames[other] ?? other), act: () => { app.work()?.stop(); void loadPuzzle(app, next); } }
    : { text: words.rare.text(name), name: "", act: () => {} };
  app.setWork((work) => (work?.name === words.buttons.generate ? { ...work, aside } : work));
}

/** Makes a puzzle by a seed, and begins its game. */
export async function makePuzzle(app: App, { layout, level, seed }: { layout: string; level: string; seed: number }, game?: string): Promise<void> {
  const source = layout ? "" : app.doc().grid.source;
  const isDrawn = layout in words.clues;
  const of = isDrawn ? { with: layout } : layout ? { layout } : { puzzle: textOf(source, app.layout().cells.length) };
  const wishes = { ...of, ...(level ? { level } : {}) };
  const turn = ++asked;
  app.setPanel({ kind: "quiet" });
  const late = level ? setTimeout(() => void tellRare(app, layout || source, level, turn), rareAfter) : 0;
  const made = await working(app, words.buttons.generate, (signal, progress) =>
    app.engine.call("generate", { ...wishes, count: 1, seed, timeout: patience }, { lane: "long", signal, progress }));
  clearTimeout(late);
  const [puzzle] = made?.puzzles ?? [];
  if (made?.shortfall) app.setPanel({ kind: "notice", title: words.buttons.generate, text: sentence(made.shortfall) });
  if (!puzzle) return;
  const [own = "", givens = ""] = isDrawn ? puzzle.puzzle.split("\ngivens\n") : [source, puzzle.puzzle];
  const named = isDrawn ? "" : layout;
  const grid = withGivens(named, own, valuesOf({ layout: named, source: own }).parse(givens.replace(/\n/g, "")));
  await tried(app, take(app, start(grid, puzzle.level ?? "", game), turn));
}
