// Digits, marks and colours put in the selected cells, and what is said about it.
import { clear, enter, freeze, mark, type Mode, paint, strike } from "../model/acts.ts";
import { coloursOf } from "../model/colours.ts";
import { has } from "../model/digits.ts";
import type { Doc } from "../model/doc.ts";
import { blockerOf } from "../model/grid.ts";
import { nth } from "../model/nth.ts";
import { clearPeers } from "../model/marks.ts";
import type { App } from "./app.ts";
import { setMarks } from "./marks.ts";
import { erasePen, penKey } from "./pen.ts";
import { isPosed } from "./request.ts";
import { follow } from "./think.ts";
import { noteSolved } from "./finish.ts";
import { cellName, cellsText } from "./told.ts";
import { words } from "../words.ts";

/** Colours there are, where a layout has as many keys. */
export const colours = 9;

/** Puts a digit in the selected cells in a mode. */
export function type(app: App, digit: number, mode: Mode): void {
  if (mode === "pen") return penKey(app, digit);
  const cells = app.selected();
  const [chosen] = cells;
  if (chosen === undefined || digit < 1 || digit > (mode === "colour" ? Math.min(colours, app.layout().digits) : app.layout().digits)) return;
  const striking = mode === "corner" && app.marking() === "automatic";
  const free = cells.filter((cell) => !app.doc().grid.values[cell]);
  const [first] = free;
  if (striking && first !== undefined && free.every((cell) => !app.candidates()[cell]?.includes(digit) && !app.doc().grid.removed[cell]?.includes(digit)))
    return app.tell(whyNot(app, first, digit));
  const before = app.doc();
  app.act((doc) => cleared(app, doc, inMode(doc, cells, digit, mode, striking)));
  if (app.doc() === before) {
    if (mode === "value") app.tell(words.typed.given(cellsText(app, cells)));
    else app.tell(words.typed.full(cellsText(app, cells)));
    return;
  }
  // A mark that is written is shown.
  if ((mode === "corner" || mode === "centre") && app.marking() === "none") setMarks(app, "mine");
  app.say(typed(app, cells, free, first ?? chosen, digit, mode, striking));
  if (app.settings().vibrate) navigator.vibrate?.(cells.some((cell) => app.marked().has(cell)) ? [30, 50, 30] : 15);
  if (mode === "value") void noteSolved(app);
  if (mode === "value" && app.settings().auto) void follow(app);
}

/** A document in which placed digits have left the marks around them, if the player wants that. */
const cleared = (app: App, before: Doc, after: Doc): Doc => (app.settings().clearing ? clearPeers(app.layout(), before.grid, after) : after);

function inMode(doc: Doc, cells: readonly number[], digit: number, mode: Exclude<Mode, "pen">, striking: boolean): Doc {
  if (mode === "value") return enter(doc, cells, digit);
  if (mode === "colour") return paint(doc, cells, digit);
  if (mode === "corner" && striking) return strike(doc, cells, digit);
  return mark(doc, cells, digit, mode);
}

/** What has become of the cells. */
function typed(app: App, cells: readonly number[], free: readonly number[], first: number, digit: number, mode: Exclude<Mode, "pen">, striking: boolean): string {
  const { grid } = app.doc();
  const text = app.layout().written.symbol(digit);
  if (mode === "colour") return words.typed.colour(cellsText(app, cells), coloursOf(nth(grid.colour, nth(cells, 0))).join(", "));
  if (mode === "value") {
    const changed = cells.filter((cell) => grid.kinds[cell] !== "given");
    if (!changed.some((cell) => grid.values[cell])) return words.typed.empty(cellsText(app, changed));
    return words.typed.value(cellsText(app, changed), text, changed.some((cell) => app.marked().has(cell)));
  }
  if (striking) return words.typed.struck(cellsText(app, free), text, has(nth(grid.removed, first), digit));
  return words.typed.mark(cellsText(app, free), text, words.modes[mode].toLowerCase(), has(nth(grid[mode], first), digit));
}

/** Why a digit is not among the candidates that the page keeps. */
export function whyNot(app: App, cell: number, digit: number): string {
  const blocker = blockerOf(app.layout(), app.doc().grid, cell, digit);
  const name = cellName(app, cell);
  if (!blocker || blocker.cell < 0) return words.typed.out(app.layout().written.symbol(digit), name);
  const where = words.blocked(blocker.house < 0 ? "link" : (app.layout().houses[blocker.house]?.kind ?? "group"));
  return words.typed.blocked(app.layout().written.symbol(digit), name, cellName(app, blocker.cell), where);
}

export function erase(app: App): void {
  if (app.mode() === "pen") return void erasePen(app);
  const before = app.doc();
  app.act((doc) => clear(doc, app.selected()));
  if (app.doc() !== before) app.say(words.typed.empty(cellsText(app, app.selected())));
}

/** How many digits are no givens. */
export const looseIn = (app: App): number => app.doc().grid.kinds.filter((kind) => kind === "own" || kind === "deduced").length;

/** Makes givens of a puzzle that is being typed in; asks first where one is being played. */
export function freezeNow(app: App): void {
  const { values } = app.doc().grid;
  if (!looseIn(app)) return app.tell(values.some(Boolean) ? words.nothingToFreeze : words.nothingThere);
  if (app.panel().kind === "build" || !isPosed(app.layout(), app.doc().grid)) return freezeAll(app);
  app.setPanel({ kind: "freeze" });
  app.say(words.freezing.title);
}

export function freezeAll(app: App): void {
  const loose = looseIn(app);
  app.act(freeze);
  app.tell(words.frozen(loose));
}
