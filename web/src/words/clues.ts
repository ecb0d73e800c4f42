// Names of a puzzle's clues by kind and place, as the list of clues and the cells tell them: "20-cage at r6c8", and of
// its second cell "thermometer from r4c2, 2 of 5". In the page's language.
import { isCaged, labelOf } from "../draw/constraints.ts";
import { isClue } from "../draw/constraints-clues.ts";
import { isLine } from "../draw/constraints-lines.ts";
import type { Cell, Constraint, Layout } from "../model/layout.ts";
import { nth, only } from "../model/nth.ts";
import { clues } from "./en/clues.ts";
import { spoken } from "./spoken.ts";

export const clueSay = spoken("clues", clues);

const between = /^(difference|ratio|pairsum|greater)$/;
const marks = /^(odd|even|minimum|maximum|countingcircles|rowindexer|columnindexer|boxindexer)$/;
const usual: Record<string, number> = { difference: 1, ratio: 2 };

/** With its number, if the grid shows one: 20-cage, white dot 3, sandwich 7. */
function kindOf(one: Constraint): string {
  const say = clueSay();
  const [value] = one.values;
  if (one.kind === "pairsum" && (value === 10 || value === 5)) return value === 10 ? "X" : "V";
  const name = say.looks[one.kind] ?? one.called;
  if (one.kind === "cage") return one.values.length ? say.total(labelOf(one), name) : name;
  const number = isCaged(one) ? labelOf(one) : one.kind === "quadruple" ? one.values.join(" ") : value === usual[one.kind] ? "" : (value ?? "");
  return `${name} ${number}`.trim();
}

/** The row or the column that all of these cells are in. */
function across(cells: readonly Cell[]): ["row" | "column", number] | undefined {
  const [row, column] = [only(new Set(cells.map(({ row }) => row))), only(new Set(cells.map(({ col }) => col)))];
  return row && cells.length > 1 ? ["row", row] : column && cells.length > 1 ? ["column", column] : undefined;
}

const sideless = /^sandwich$/;

/** By kind, number and place, of `ends` both: as long as needed to tell it from the others. */
function nameOf(layout: Layout, one: Constraint, ends: boolean): string {
  const say = clueSay();
  const name = kindOf(one);
  const all = one.cells.flat().map((cell) => nth(layout.cells, cell));
  const [first, last] = [all[0], all[all.length - 1]];
  if (!first || !last) return name;
  const line = isClue(one) && across(all);
  if (line) {
    const told = say.across(name, ...line);
    return sideless.test(one.kind) ? told : say.from(told, first.name);
  }
  if (isLine(one) || isClue(one)) return ends ? say.along(name, first.name, last.name) : say.from(name, first.name);
  if (between.test(one.kind)) return say.between(name, first.name, last.name);
  // For an area, the corner with its number.
  return say.at(name, nth([...all].sort((a, b) => a.y - b.y || a.x - b.x), 0).name);
}

/** As one would point at it: black dot between r1c1 and r1c2, thermometer from r4c1. */
export function placed(layout: Layout, one: Constraint): string {
  const short = nameOf(layout, one, false);
  const isShared = layout.constraints.some((other) => other !== one && other.kind === one.kind && nameOf(layout, other, false) === short);
  return isShared ? nameOf(layout, one, true) : short;
}

/** A clue as one of its cells has it, which is in this list of the clue's cells, at this place. */
function fromCell(layout: Layout, one: Constraint, name: string, list: number, place: number): string {
  const say = clueSay();
  const cells = nth(one.cells, list);
  if (between.test(one.kind)) {
    const both = one.cells.flat();
    const at = list ? both.length - 1 : place;
    const other = nth(layout.cells, nth(both, at ? 0 : 1)).name;
    return one.kind === "greater" ? (at ? say.less(other) : say.greater(other)) : say.to(kindOf(one), other);
  }
  if (marks.test(one.kind)) return say.alone[one.kind] ?? one.called;
  if (one.kind === "arrow") return list ? say.place(name, place + 1, cells.length) : say.circle(name);
  if (isLine(one) || one.kind === "littlekiller") return say.place(name, place + 1, cells.length);
  if (/^(clone|samevalues|equalsums)$/.test(one.kind)) return say.place(say.part(name, list + 1), place + 1, cells.length);
  return name;
}

/** A clue of the list: its name and cells, in the order in which it has them. */
export interface Clue {
  name: string;
  cells: number[];
}

const isListed = (one: Constraint): boolean => one.cells.some((cells) => cells.length) && !/^(group|(anti)?diagonal|candidates)$/.test(one.kind);

export const cluesIn = (layout: Layout): Clue[] => layout.constraints.filter(isListed).map((one) => ({ name: placed(layout, one), cells: one.cells.flat() }));

/** For each cell the clues that it is part of; those beside the grid come last. */
export function cluesByCell(layout: Layout): string[][] {
  const told = layout.cells.map((): string[] => []);
  const all = layout.constraints.filter(isListed);
  for (const one of [...all.filter((one) => !isClue(one)), ...all.filter(isClue)]) {
    const name = placed(layout, one);
    one.cells.forEach((cells, list) => cells.forEach((cell, place) => nth(told, cell).push(fromCell(layout, one, name, list, place))));
  }
  return told;
}
