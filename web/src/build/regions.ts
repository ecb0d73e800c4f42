// Regions as a setter paints them, cell by cell. A cell that has none yet is a region of its own, which
// forbids nothing: so a half-painted grid is a layout like any other, and can be undone, kept and shared.
import { upTo } from "../model/digits.ts";
import { nth } from "../model/nth.ts";
import type { SubGrid } from "./plan.ts";

/** Places of its cells within their grid, row by row. */
type Region = readonly number[];

function partsOf(regions: readonly number[]): Region[] {
  const parts = new Map<number, number[]>();
  regions.forEach((number, place) => parts.set(number, [...(parts.get(number) ?? []), place]));
  return [...parts.values()];
}

/** Numbered as they come. */
function numbered(regions: readonly number[]): number[] {
  const seen = [...new Set(regions)];
  return regions.map((number) => seen.indexOf(number) + 1);
}

/** Regions from the boxes; without boxes nothing is painted. */
export function regionsOf({ height, width, box }: SubGrid): number[] {
  const places = upTo(height * width).map((place) => place - 1);
  if (!box) return places.map((place) => place + 1);
  const [tall, wide] = box;
  return places.map((place) => Math.floor(Math.floor(place / width) / tall) * (width / wide) + Math.floor((place % width) / wide) + 1);
}

/** A stroke extends the region in which it begins, unless that is full. Any other stroke makes a new region, and so
 *  does one as long as a region. `full`: part of the stroke had no room. */
export function painted(regions: readonly number[], stroke: readonly number[], most: number): { regions: number[]; full: boolean } {
  const sizeOf = (number: number | undefined) => regions.filter((other) => other === number).length;
  const first = regions[nth(stroke, 0)];
  const size = sizeOf(first);
  const goesOn = size > 1 && size < most && stroke.length < most;
  const number = goesOn && first !== undefined ? first : Math.max(...regions) + 1;
  const others = stroke.filter((place) => regions[place] !== number);
  const room = goesOn ? most - size : most;
  const next = [...regions];
  for (const place of others.slice(0, room)) next[place] = number;
  return { regions: numbered(next), full: others.length > room };
}

/** The cells have no region any more. */
export function erased(regions: readonly number[], places: readonly number[]): number[] {
  const next = [...regions];
  const free = Math.max(...regions) + 1;
  places.forEach((place, i) => (next[place] = free + i));
  return numbered(next);
}

export interface Check {
  /** With as many cells as there are digits. */
  whole: Region[];
  /** With fewer, but more than one. */
  short: Region[];
  /** Cells without a region. */
  loose: number[];
  /** Regions in several pieces. */
  torn: Region[];
}

export function checked({ width, regions }: Pick<SubGrid, "width" | "regions">, digits: number): Check {
  const parts = partsOf(regions ?? []);
  const several = parts.filter((part) => part.length > 1);
  return {
    whole: several.filter((part) => part.length === digits), short: several.filter((part) => part.length !== digits),
    loose: parts.flatMap((part) => (part.length === 1 ? part : [])),
    torn: several.filter((part) => reached(part, width) < part.length),
  };
}

/** How many cells hang together with the first. */
function reached(part: Region, width: number): number {
  const found = new Set(part.slice(0, 1));
  for (const here of found)
    for (const next of part) {
      const [down, right] = [Math.abs(Math.floor(here / width) - Math.floor(next / width)), Math.abs((here % width) - (next % width))];
      if (down + right === 1) found.add(next);
    }
  return found.size;
}
