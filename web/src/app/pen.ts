// The pen at work: lines by dragging or with the arrows, marks by a tap or a key, and how they go.
import { drawnIn, edgeTowards, nearest, type Net, netsOf } from "../draw/pen.ts";
import { neighbour, type Way } from "../model/layout.ts";
import { last, nth } from "../model/nth.ts";
import { inks, lineKey, type Pen, type PenMark, type Spot, spotKey, withDrawn, withoutSpots } from "../model/pen.ts";
import { words } from "../words.ts";
import type { App } from "./app.ts";
import { cellName, cellsText } from "./told.ts";

/** The digit keys with the pen: inks, then a cross and a circle. */
export const inksOf = (keys: number): number => Math.max(1, Math.min(inks, keys - 2));

export function penKey(app: App, digit: number): void {
  const count = inksOf(app.layout().digits);
  if (digit <= count) {
    app.setInk(digit);
    app.say(words.key.ink(digit));
  } else if (digit <= count + 2) {
    stamp(app, digit === count + 1 ? "x" : "o");
  }
}

const draw = (app: App, pen: Pen, amending = false): void => {
  const { grid } = app.doc();
  if (pen === grid.pen) return;
  const next = { ...app.doc(), grid: { ...grid, pen } };
  if (amending) app.amendLast(next);
  else app.act(next);
};

/** Of the selected cells. */
const keysOf = (app: App): string[] => app.selected().map((cell) => spotKey(nth(netsOf(app.layout()).centres.spots, cell)));

/** Puts a mark in all selected cells, or removes it if all have it. */
function stamp(app: App, mark: PenMark): void {
  const keys = keysOf(app);
  if (!keys.length) return;
  const { pen } = app.doc().grid;
  const all = keys.every((key) => pen[key]?.startsWith(mark));
  draw(app, keys.reduce((drawn, key) => withDrawn(drawn, key, all ? "" : mark + app.ink()), pen));
  app.say(words.typed.drawn(cellsText(app, app.selected()), all ? "" : words.key[mark]));
}

/** A tap: a cross, then a circle, then nothing. */
function tap(app: App, spot: Spot): void {
  const { pen } = app.doc().grid;
  const key = spotKey(spot);
  const next = { x: "o", o: "" }[pen[key]?.[0] ?? ""] ?? "x";
  draw(app, withDrawn(pen, key, next && next + app.ink()));
}

/** Erases the drawing in the selected cells. */
export function erasePen(app: App): boolean {
  const before = app.doc().grid.pen;
  draw(app, withoutSpots(before, new Set(keysOf(app))));
  if (app.doc().grid.pen === before) return false;
  app.say(words.typed.drawn(cellsText(app, app.selected()), ""));
  return true;
}

const directions: Record<Way, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Draws with an arrow key: a line to the next cell, or, with `along`, along the edge. Returns the pen's new cell. */
export function penArrow(app: App, from: number, way: Way, along: boolean): number {
  const { spots, near } = netsOf(app.layout()).centres;
  const to = along ? from : neighbour(app.layout(), from, way);
  if (!along && !near[from]?.has(to)) return from;
  const key = along ? lineKey(...edgeTowards(app.layout(), from, ...directions[way])) : lineKey(nth(spots, from), nth(spots, to));
  const on = !app.doc().grid.pen[key];
  draw(app, withDrawn(app.doc().grid.pen, key, on ? String(app.ink()) : ""));
  app.say(words.typed.line(cellName(app, from), along ? words.typed.edge[way] : cellName(app, to), on));
  return to;
}

const inner = 0.3; // this near to its middle, a cell is meant and not its edges
const reach = 0.5;

/** One stroke of a pointer, from its first place to its last; one action. */
export class Stroke {
  private readonly net: Net;
  private readonly began: Pen;
  private way: number[];
  private adds: boolean | undefined;
  private latest: Spot;
  private acted = false;

  constructor(private readonly app: App, at: Spot) {
    const { centres, corners } = netsOf(app.layout());
    this.net = nearest(centres.spots, at).far < inner ? centres : corners;
    this.way = [nearest(this.net.spots, at).place];
    this.began = app.doc().grid.pen;
    this.latest = at;
  }

  /** Follows the pointer, in steps small enough to miss no place between. */
  move(to: Spot): void {
    const { x, y } = this.latest;
    const steps = Math.ceil(Math.hypot(to.x - x, to.y - y) / 0.2);
    for (let i = 1; i <= steps; ++i) this.step({ x: x + ((to.x - x) * i) / steps, y: y + ((to.y - y) * i) / steps });
    this.latest = to;
  }

  private step(at: Spot): void {
    const here = last(this.way);
    const { place, far } = nearest(this.net.spots, at);
    if (place === here || far > reach || !this.net.near[here]?.has(place)) return;
    // Going back takes back; a slanted line wants the pointer near the other cell's middle.
    if (this.way[this.way.length - 2] === place) this.way.pop();
    else if (far < (this.isSlanted(here, place) ? inner : reach)) this.way.push(place);
    else return;
    this.show();
  }

  private spot(place: number): Spot {
    return nth(this.net.spots, place);
  }

  private isSlanted(a: number, b: number): boolean {
    const [p, q] = [this.spot(a), this.spot(b)];
    return Math.abs(p.x - q.x) > 0.1 && Math.abs(p.y - q.y) > 0.1;
  }

  /** The drawing before, with this stroke: the stroke erases if its first line existed already. */
  private show(): void {
    const keys = this.way.slice(1).map((place, i) => lineKey(this.spot(nth(this.way, i)), this.spot(place)));
    const [first] = keys;
    this.adds ??= first === undefined || !this.began[first];
    const pen = keys.reduce((drawn, key) => withDrawn(drawn, key, this.adds ? String(this.app.ink()) : ""), this.began);
    draw(this.app, pen, this.acted);
    this.acted = true;
  }

  end(): void {
    if (this.adds !== undefined) return;
    const nets = netsOf(this.app.layout());
    if (this.net === nets.centres) return tap(this.app, this.spot(last(this.way)));
    const { place, far } = nearest(nets.edges, this.latest);
    if (far < inner) tap(this.app, nth(nets.edges, place));
  }

  /** Another finger has come: it was no stroke. */
  cancel(): void {
    if (this.acted) this.app.undo();
  }
}

/** The drawing in a cell, for its label. */
export function penLabel(app: Pick<App, "layout">, drawn: ReturnType<typeof drawnIn>, cell: number): string {
  const own = drawn.get(cell);
  if (!own) return "";
  return (own.mark && words.cell[own.mark]) + (own.lines.length ? words.cell.lines(own.lines.map((other) => cellName(app, other)).join(" ")) : "");
}
