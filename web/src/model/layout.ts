// A layout as the engine describes it, with cells by number instead of by name. Nothing here knows
// one layout from another.
import type { CellAnswer, ConstraintAnswer, HouseAnswer, LayoutAnswer } from "../engine/verbs.ts";
import type { Art } from "./art.ts";
import { nth } from "./nth.ts";
import { ordinary, Values } from "./values.ts";

export type { HouseKind, Shape } from "../engine/verbs.ts";

export interface Cell extends CellAnswer {
  /** The place in the cell that is written or drawn on, where marks would be. */
  noted?: "corner" | "rim" | "both";
}

export interface House extends Omit<HouseAnswer, "cells"> {
  cells: number[];
  /** Of a constraint without repeats, which is drawn itself. */
  drawn?: boolean;
}

/** A constraint drawn by a setter, with its line of puzzle text. */
export interface Constraint extends Omit<ConstraintAnswer, "cells"> {
  cells: number[][];
  /** In the page's language. */
  called: string;
}

export interface Layout {
  name: string;
  title: string;
  digits: number;
  written: Values;
  rules: number;
  rows: number;
  cols: number;
  cells: Cell[];
  houses: House[];
  links: [number, number][];
  constraints: Constraint[];
  /** The drawing of constraints beyond houses. Such a puzzle may have no givens, and a full grid without repeats may
   *  be wrong. */
  art?: Art;
  index: Map<string, number>;
  housesOf: number[][];
  linksOf: number[][];
  peers: number[][];
  /** Occurrences of each digit in a full grid, if the houses determine them; otherwise 0. */
  times: number;
}

/** Kinds whose cells are a house. */
const without = /cage|rellik|renban|lunchbox/;

/** Kinds that houses and links tell. */
const told = /^((anti)?diagonal|windoku|disjoint|anti(knight|king)|group)$/;

export const isToldByHouses = (answer: LayoutAnswer): boolean => !answer.constraints?.some(({ kind }) => !told.test(kind));

export function readLayout({ values, ...answer }: LayoutAnswer): Layout {
  const index = new Map(answer.cells.map((cell, i) => [cell.name, i]));
  const number = (name: string) => index.get(name) ?? 0;
  const constraints = (answer.constraints ?? []).map((one) => ({ ...one, called: one.name, cells: one.cells.map((list) => list.map(number)) }));
  const setOf = (cells: readonly number[]) => [...cells].sort((a, b) => a - b).join();
  const drawn = new Set(constraints.flatMap(({ kind, cells }) => (without.test(kind) ? [setOf(cells.flat())] : [])));
  const houses = answer.houses.map((house) => {
    const cells = house.cells.map(number);
    return { ...house, cells, drawn: house.kind === "group" && drawn.has(setOf(cells)) };
  });
  const links = answer.links.map(([a, b]): [number, number] => [number(a), number(b)]);
  const count = answer.cells.length;
  const housesOf: number[][] = Array.from({ length: count }, () => []);
  const linksOf: number[][] = Array.from({ length: count }, () => []);
  const peers = Array.from({ length: count }, () => new Set<number>());
  houses.forEach((house, h) => {
    for (const cell of house.cells) {
      nth(housesOf, cell).push(h);
      for (const other of house.cells) if (other !== cell) nth(peers, cell).add(other);
    }
  });
  for (const [a, b] of links)
    for (const [one, other] of [[a, b], [b, a]] as const) {
      nth(linksOf, one).push(other);
      nth(peers, one).add(other);
    }
  return {
    ...answer, written: values ? new Values(values) : ordinary, houses, links, index, housesOf, linksOf, constraints,
    peers: peers.map((set) => [...set]),
    times: timesOf(houses, count),
  };
}

/** Complete houses of one kind that part all cells among themselves hold every digit once each. */
function timesOf(houses: House[], count: number): number {
  for (const kind of ["row", "region", "box", "group"] as const) {
    const parts = houses.filter((house) => house.complete && house.kind === kind);
    const seen = new Set(parts.flatMap((house) => house.cells));
    if (seen.size === count && parts.reduce((sum, house) => sum + house.cells.length, 0) === count)
      return parts.length;
  }
  return 0;
}

/** The player's name for the engine's "cage 4" or "anti-king". */
export function constraintCalled({ constraints, art }: Layout, name: string): string {
  const one = constraints.find((other) => name === `${other.name} ${other.number}` || name === other.name);
  return one ? (art?.called(one) ?? name.replace(one.name, one.called)) : name;
}

export const isTriangle = (cell: Cell): boolean => cell.shape !== "square";

/** Height of a triangle with side 1. */
export const tall = Math.sqrt(3) / 2;

export const heightOf = (cell: Cell): number => (isTriangle(cell) ? tall : 1);

/** Position of a digit in its cell. */
export function centre(cell: Cell): { x: number; y: number } {
  if (cell.shape === "triangle_up") return { x: cell.x + 0.5, y: cell.y + (tall * 2) / 3 };
  if (cell.shape === "triangle_down") return { x: cell.x + 0.5, y: cell.y + tall / 3 };
  return { x: cell.x + 0.5, y: cell.y + 0.5 };
}

export type Way = "left" | "right" | "up" | "down";

/** The cell that an arrow key reaches: the nearest one in that direction, over holes too. */
export function neighbour(layout: Layout, from: number, way: Way): number {
  const here = nth(layout.cells, from);
  const at = centre(here);
  const across = way === "left" || way === "right";
  const sign = way === "left" || way === "up" ? -1 : 1;
  let best = from;
  let least = Infinity;
  layout.cells.forEach((cell, i) => {
    const ahead = sign * (across ? cell.col - here.col : cell.row - here.row);
    if (ahead <= 0 || (across && cell.row !== here.row)) return;
    const there = centre(cell);
    const aside = across ? 0 : Math.abs(there.x - at.x);
    if (!across && aside > 0.75) return;
    const far = ahead * 4 + aside;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

const opposite: Record<Way, Way> = { left: "right", right: "left", up: "down", down: "up" };

/** The same, but an arrow at the edge leads to the opposite edge. */
export function neighbourAround(layout: Layout, from: number, way: Way): number {
  const next = neighbour(layout, from, way);
  if (next !== from) return next;
  let far = from;
  for (let back = neighbour(layout, far, opposite[way]); back !== far; back = neighbour(layout, far, opposite[way])) far = back;
  return far;
}
