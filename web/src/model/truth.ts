// The digits that occur in some solution, and in how many of them.
import type { CandidatesAnswer } from "../engine/verbs.ts";
import type { Digits } from "./digits.ts";
import type { Layout } from "./layout.ts";
import { nth } from "./nth.ts";

export interface Truth {
  digits: Digits[];
  /** A share of the solutions from 0 to 1, or -1 if unknown. */
  share(cell: number, digit: number): number;
  /** In how many solutions the digit stands there, or -1 if unknown. */
  count(cell: number, digit: number): number;
  /** How strongly a digit is drawn. */
  weight(cell: number, digit: number): number;
}

export function readTruth(layout: Layout, found: Pick<CandidatesAnswer, "candidates" | "solutions" | "shares">): Truth {
  const digits = layout.cells.map((cell) => (found.candidates[cell.name] ?? []).map((value) => layout.written.digit(value)));
  const all = Number(found.solutions ?? 0);
  const count = (cell: number, digit: number): number => found.shares?.[nth(layout.cells, cell).name]?.[String(layout.written.of(digit))] ?? -1;
  const share = (cell: number, digit: number): number => (count(cell, digit) < 0 || !(all > 0) ? -1 : count(cell, digit) / all);
  return { digits, share, count, weight: (cell, digit) => (share(cell, digit) < 0 ? 1 : 0.45 + 0.55 * share(cell, digit)) };
}

/** 12.3 %; 0 % and 100 % only if exact. */
export function percent(share: number, locale: string): string {
  const told = (tenths: number) => `${(tenths / 10).toLocaleString(locale)} %`;
  const tenths = Math.round(share * 1000);
  if (share > 0 && tenths === 0) return `< ${told(1)}`;
  if (share < 1 && tenths === 1000) return `> ${told(999)}`;
  return told(tenths);
}
