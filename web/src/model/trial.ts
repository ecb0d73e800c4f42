// The tree of a trial: a supposition, the lines that follow from it, the trials within it, and how each ends. The chain
// of the step has the structure; the numbered lines of its text have the words, in any language.
import type { Candidate, Node, Step } from "./step.ts";

export interface Line {
  number: number;
  /** Without its number. */
  text: string;
  /** The digits that it places, and those that it rules out. */
  holds: readonly Candidate[];
  gone: readonly Candidate[];
}

/** A supposition with all that follows. */
export interface Branch extends Line {
  guess: Candidate;
  parts: readonly (Line | Branch)[];
  /** How it fails; numbered within another trial. */
  end: { number: number; text: string };
}

export interface Trial extends Branch {
  /** Number of lines, of all branches. */
  steps: number;
  /** Sentences after the failure: the conclusion, and what else the step needs. */
  conclusion: string;
}

const names: ReadonlySet<string> = new Set(["trial", "nested-trial", "nested_trial"]);

export const isTrial = (step: Pick<Step, "technique">): boolean => names.has(step.technique);

export const isBranch = (part: Line | Branch): part is Branch => "guess" in part;

/** Number of lines under a branch, without its first and its last one. */
export const stepsIn = ({ parts }: Branch): number => parts.reduce((sum, part) => sum + (isBranch(part) ? 2 + stepsIn(part) : 1), 0);

/** The numbered lines of a text, and the sentences after them; nothing if the numbers are not 1, 2, 3 … */
function linesOf(text: string): { lines: string[]; rest: string[] } | undefined {
  const all = text.trim().split("\n");
  const lines: string[] = [];
  for (const line of all) {
    const [, number, words] = /^(\d+)\. (.+)$/.exec(line) ?? [];
    if (Number(number) !== lines.length + 1 || !words) break;
    lines.push(words);
  }
  const rest = all.slice(lines.length).join(" ").split(/(?<=\.)\s+(?=\S)/);
  return lines.length && rest[0] ? { lines, rest } : undefined;
}

const equal = (a: Candidate | undefined, b: Candidate | undefined): boolean => !!a && !!b && a.cell === b.cell && a.digit === b.digit;
const candidateOf = ({ cells, digit }: Node): Candidate | undefined => (cells.length === 1 ? { cell: cells[0]!, digit } : undefined);

/** A supposition on top of another: it is ruled out later, before the one around it is. */
function isWithin(chain: readonly Node[], from: number, around: Candidate | undefined): boolean {
  const guess = candidateOf(chain[from]!);
  for (const later of chain.slice(from + 1)) {
    if (later.on) continue;
    if (equal(candidateOf(later), guess)) return true;
    if (equal(candidateOf(later), around)) return false;
  }
  return false;
}

/** The lines at which further suppositions begin and end. */
function turns(chain: readonly Node[]): { begins: Map<number, Candidate>; ends: Map<number, Candidate> } {
  const [begins, ends] = [new Map<number, Candidate>(), new Map<number, Candidate>()];
  const open: Candidate[] = [];
  let last = 0;
  chain.forEach((node, i) => {
    const [one, isNew] = [candidateOf(node), node.line > last];
    last = Math.max(last, node.line);
    if (!one || node.link !== "none") return;
    const around = open.at(-1);
    if (!node.on && equal(one, around)) {
      ends.set(node.line, one);
      open.pop();
    } else if (node.on && isNew && (!i || isWithin(chain, i, around))) {
      begins.set(node.line, one);
      if (i) open.push(one);
    }
  });
  return { begins, ends };
}

/** The tree of a trial that is written in lines; nothing of a short one, or of a text that does not fit its chain. */
export function trialOf(step: Step): Trial | undefined {
  const [first] = step.chain;
  const told = isTrial(step) && first ? linesOf(step.text) : undefined;
  if (!told) return undefined;
  const { begins, ends } = turns(step.chain);
  const candidates = (number: number, on: boolean) =>
    step.chain.flatMap((node) => (node.line === number && node.on === on && (!on || node.cells.length === 1) ? node.cells.map((cell) => ({ cell, digit: node.digit })) : []));
  type Open = Branch & { parts: (Line | Branch)[] };
  const open: Open[] = [];
  for (const [i, text] of told.lines.entries()) {
    const number = i + 1;
    const around = open.at(-1);
    const guess = begins.get(number);
    const line: Line = { number, text, holds: candidates(number, true), gone: candidates(number, false) };
    if (guess) {
      const branch: Open = { ...line, guess, parts: [], end: { number: 0, text: "" } };
      around?.parts.push(branch);
      open.push(branch);
    } else if (!around) return undefined;
    else if (ends.has(number) && open.length > 1) {
      around.end = { number, text };
      open.pop();
    } else around.parts.push(line);
  }
  const [root, ...unended] = open;
  if (!root || unended.length) return undefined;
  const [end = "", ...conclusion] = told.rest;
  return { ...root, end: { number: 0, text: end }, steps: told.lines.length, conclusion: conclusion.join(" ") };
}

/** The branches that are open, the outermost first; `path`: the numbers of those within. */
export function branchesAt(trial: Trial, path: readonly number[]): Branch[] {
  const list: Branch[] = [trial];
  for (const number of path) {
    const next = list.at(-1)!.parts.find((part) => part.number === number);
    if (!next || !isBranch(next)) break;
    list.push(next);
  }
  return list;
}

/** The lines that count at the end of the innermost open branch, and the suppositions that have failed before. */
export function standing(trial: Trial, path: readonly number[]): { lines: Line[]; failed: Candidate[]; open: Branch[] } {
  const open = branchesAt(trial, path);
  const [lines, failed]: [Line[], Candidate[]] = [[], []];
  open.forEach((branch, depth) => {
    lines.push(branch);
    for (const part of branch.parts) {
      if (part === open[depth + 1]) break;
      if (isBranch(part)) failed.push(part.guess);
      else lines.push(part);
    }
  });
  return { lines, failed, open };
}
