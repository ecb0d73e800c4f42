// A step of the engine, with cells by number.
import type { FactAnswer, NodeAnswer, StepAnswer } from "../engine/verbs.ts";
import type { Digit } from "./digits.ts";
import type { Layout } from "./layout.ts";
import { only } from "./nth.ts";

export interface Candidate {
  cell: number;
  digit: Digit;
}

export interface Fact {
  says: FactAnswer["says"];
  unit: FactAnswer["unit"];
  role: string;
  part: number;
  digit: Digit; // 0 for a cell
  house: string;
  /** The layout's name for it, such as "cage 4"; else empty. */
  constraint: string;
  kind: string;
  cells: number[];
  of: number[]; // all cells of a house that is not among the layout's shown ones; else empty
}

export interface Node {
  cells: number[];
  digit: Digit;
  on: boolean;
  link: NodeAnswer["link"];
  line: number; // line of its text; 0: none
}

export interface Step {
  technique: string;
  name: string;
  code: string | null;
  rating: number | null;
  text: string;
  placements: Candidate[];
  eliminations: Candidate[];
  facts: Fact[];
  chain: Node[];
  pattern: { cells: number[]; digits: Digit[][] } | null;
}

export function readStep(layout: Layout, answer: StepAnswer): Step {
  const cell = (name: string) => layout.index.get(name) ?? 0;
  const digit = (value: number) => layout.written.digit(value);
  const named = (list: StepAnswer["placements"]) => list.map((c) => ({ cell: cell(c.cell), digit: digit(c.digit) }));
  const { facts = [], chain = [], pattern = null } = answer.evidence ?? {};
  return {
    technique: answer.technique,
    name: answer.name ?? answer.technique,
    code: answer.code ?? null,
    rating: answer.rating ?? null,
    text: answer.text ?? "",
    placements: named(answer.placements),
    eliminations: named(answer.eliminations),
    facts: facts.map((fact) => ({
      says: fact.says, unit: fact.unit, role: fact.role ?? "", part: fact.part ?? 0,
      digit: fact.digit === undefined ? 0 : digit(fact.digit), house: fact.house ?? "", constraint: fact.constraint ? `${fact.constraint} ${fact.number}` : "", kind: fact.kind ?? "",
      cells: (fact.cells ?? []).map(cell), of: (fact.of ?? []).map(cell),
    })),
    chain: chain.map((node) => ({ ...node, digit: digit(node.digit), cells: node.cells.map(cell), line: node.line ?? 0 })),
    pattern: pattern && { cells: pattern.cells.map(cell), digits: pattern.digits.map((list) => list.map(digit)) },
  };
}

/** The texts of a step: place, technique, reason. */
export type Texts = readonly [where: string, which: string, why: string];

/** The one digit that a step speaks of, or 0. */
export function digitOfStep(step: Step): Digit {
  const digits = new Set([...step.placements, ...step.eliminations].map((c) => c.digit));
  for (const fact of step.facts) if (fact.digit) digits.add(fact.digit);
  for (const node of step.chain) digits.add(node.digit);
  return only(digits) ?? 0;
}
