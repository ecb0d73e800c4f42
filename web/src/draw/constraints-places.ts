// Constraints on shared cells, kept apart so that each is seen: how many of its family lie on its cells
// already, and how wide a line may be that runs along another one.
import { type Constraint, type Layout } from "../model/layout.ts";
import { isLine, widthOf } from "./constraints-lines.ts";

export interface Place {
  /** How many of its family were drawn before on cells of its own. */
  before: number;
  /** How many lines, cages or dots of its family begin at the same place. */
  atStart: number;
  /** The widest that its line may be, in cells. */
  most: number;
}

export const alone: Place = { before: 0, atStart: 0, most: 1 };

const narrower = 0.6; // of a line along which another one runs

type Family = "line" | "cage" | "area" | "pair" | "quad";
const families: Record<string, Family> = {
  cage: "cage", rellik: "cage", equalitycage: "cage", lunchbox: "cage", lookandsay: "cage", contain: "cage", containexactly: "cage",
  rowindexer: "area", columnindexer: "area", boxindexer: "area", clone: "area", samevalues: "area", equalsums: "area",
  difference: "pair", ratio: "pair", pairsum: "pair", greater: "pair", quadruple: "quad",
};
const familyOf = (constraint: Constraint): Family | undefined => (isLine(constraint) ? "line" : families[constraint.kind]);

/** The pieces of which two of a family share one when they are to be kept apart. */
function piecesOf({ cells }: Constraint, family: Family): string[] {
  const all = cells.flat();
  if (family === "cage" || family === "area") return all.map(String);
  if (family === "pair" || family === "quad") return [[...all].sort((a, b) => a - b).join()];
  const steps = cells.length > 1 ? cells.slice(1).map((shaft) => [...(cells[0] ?? []).slice(-1), ...shaft]) : cells;
  return steps.flatMap((way) => way.slice(1).map((cell, i) => [way[i] ?? cell, cell].sort((a, b) => a - b).join()));
}

/** The order in which constraints are drawn: wide lines first. */
export const orderOf = ({ constraints }: Layout): number[] =>
  constraints.map((_, of) => of).sort((a, b) => widthOf(constraints[b]!) - widthOf(constraints[a]!) || a - b);

/** The place of each constraint, by its number among the layout's. */
export function placesOf(layout: Layout): Place[] {
  const places: Place[] = layout.constraints.map(() => alone);
  const taken = new Map<string, { count: number; least: number }>();
  const starts = new Map<string, number>();
  for (const of of orderOf(layout)) {
    const constraint = layout.constraints[of]!;
    const family = familyOf(constraint);
    const [first] = constraint.cells.flat();
    if (!family || first === undefined) continue;
    const keys = [...new Set(piecesOf(constraint, family))].map((piece) => `${family} ${piece}`);
    const found = keys.flatMap((key) => taken.get(key) ?? []);
    const before = Math.max(0, ...found.map(({ count }) => count));
    const most = Math.min(1, ...found.map(({ least }) => least * narrower));
    const start = `${family} ${first}`;
    const atStart = starts.get(start) ?? 0;
    starts.set(start, atStart + 1);
    places[of] = { before, atStart, most };
    const least = Math.min(widthOf(constraint), most);
    for (const key of keys) taken.set(key, { count: before + 1, least });
  }
  return places;
}
