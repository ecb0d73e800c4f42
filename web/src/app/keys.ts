// The keyboard: what a key means on the page. Arrows belong to the grid itself.
import { type Mode, modeAfter } from "../model/acts.ts";
import type { App } from "./app.ts";
import { erasePen } from "./pen.ts";
import { hint, openGuess, step } from "./think.ts";
import { erase, freezeNow, type } from "./type.ts";

const modeKeys: Record<string, Mode> = { z: "value", x: "corner", c: "centre", v: "colour", b: "pen" };

/** The figure typed last, for two within a second make one value above 9 in the same cells. */
let pending = { figure: -1, at: 0, acts: 0, did: false, cells: [] as readonly number[] };

export function onKey(app: App, event: KeyboardEvent): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) return;
  if (app.paused() || app.lesson() !== null || document.querySelector("dialog[open]")) return;
  // On the start page, keys are the grid's only where it has the focus.
  if (app.starting() && !onGrid(event)) return;
  if (handled(app, event)) event.preventDefault();
}

function handled(app: App, event: KeyboardEvent): boolean {
  const ctrl = event.ctrlKey || event.metaKey;
  // With Alt, some systems type other signs: there the key itself tells.
  const struck = /^Key([A-Z])$/.exec(event.code)?.[1];
  const letter = event.altKey && struck ? struck.toLowerCase() : event.key.length === 1 ? event.key.toLowerCase() : "";
  if (ctrl && letter === "z") return run(event.shiftKey ? app.redo : app.undo);
  if (ctrl && letter === "y") return run(app.redo);
  if (ctrl && letter === "a" && onGrid(event)) return run(() => app.setSelected(app.layout().cells.map((_, cell) => cell)));
  const figure = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (figure !== undefined && !event.altKey) return typeFigure(app, Number(figure), modeOf(event, app.mode()), event.timeStamp);
  if (/^F[1-9]$/.test(event.key) && !ctrl && !event.altKey) {
    const digit = Number(event.key.slice(1));
    return digit <= app.layout().digits && run(() => app.setFilter(app.filter() === digit ? 0 : digit));
  }
  if (ctrl) return false;
  const button = event.target instanceof Element && event.target.closest("button, a, summary, select");
  if (event.key === "Backspace") return run(() => { if (app.mode() !== "pen" || !erasePen(app)) app.undo(); });
  if (event.key === "Delete") return run(() => erase(app));
  if (event.key === "Escape") return run(() => escape(app));
  if (event.key === "Enter" && !button) return run(() => freezeNow(app));
  if (event.key === " " && !button) return run(() => app.setMode(modeAfter(app.mode(), 1)));
  if (!letter) return false;
  if (!event.altKey && /\D/.test(letter)) {
    const digit = app.layout().written.typed(event.key, app.layout().digits);
    if (digit) return run(() => type(app, digit, app.mode()));
  }
  const mode = modeKeys[letter];
  if (mode) return run(() => app.setMode(mode));
  if (letter === "h") return run(() => void hint(app));
  if (letter === "s") return run(() => void step(app));
  if (letter === "g") return run(() => openGuess(app));
  return false;
}

/** The key of a command, as its button names it: a letter that the layout writes its digits with wants Alt. */
export function keyOf(app: Pick<App, "layout">, letter: string): string {
  const { digits, written } = app.layout();
  return written.typed(letter, digits) || written.typed(letter.toLowerCase(), digits) ? `Alt-${letter}` : letter;
}

function run(act: () => unknown): true {
  act();
  return true;
}

const onGrid = (event: KeyboardEvent) => event.target instanceof Element && !!event.target.closest("[role=grid]");

function modeOf(event: KeyboardEvent, usual: Mode): Mode {
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && event.shiftKey) return "colour";
  if (ctrl) return "centre";
  return event.shiftKey ? "corner" : usual;
}

/** Types a figure that was struck at a time in ms: a busy page may handle it much later. */
function typeFigure(app: App, figure: number, mode: Mode, at: number): boolean {
  if (mode === "pen") return figure > 0 && run(() => type(app, figure, mode));
  const { digits, written } = app.layout();
  // Colours are counted, whatever the digits are.
  const digitOf = (value: number) => (mode === "colour" ? value : written.digit(value));
  const greatest = written.of(digits);
  const acts = () => app.history().past.length;
  const joined = pending.figure * 10 + figure;
  const together = pending.figure > 0 && at - pending.at < 1000 && pending.acts === acts() && pending.cells === app.selected();
  if (together && joined <= greatest && joined > 9 && digitOf(joined)) {
    // The first figure was no digit of its own: what it did is taken back.
    if (pending.did) app.undo();
    pending.figure = -1;
    type(app, digitOf(joined), mode);
    return true;
  }
  const digit = digitOf(figure);
  if (!digit && !(figure && greatest > 9)) return false;
  const before = acts();
  if (digit) type(app, digit, mode);
  pending = { figure: greatest > 9 ? figure : -1, at, acts: acts(), did: acts() > before, cells: app.selected() };
  return true;
}

function escape(app: App): void {
  if (app.panel().kind !== "quiet") app.setPanel({ kind: "quiet" });
  else if (app.core()) app.setReveal(0);
  else if (app.filter()) app.setFilter(0);
  else app.setSelected([]);
}
