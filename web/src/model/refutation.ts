// A short proof that a grid cannot be solved, from its steps. The engine walks a whole path until a cell or a house has
// no candidate left. Here the proof is traced backwards: a step is part of it only if it removed a candidate whose
// absence the proof needs.
import type { Digits } from "./digits.ts";
import type { Layout } from "./layout.ts";
import { nth } from "./nth.ts";
import type { Fact, Step } from "./step.ts";

export interface Refutation {
  /** Those steps that matter, in order; the last one is the contradiction. */
  steps: Step[];
  /** For each of them the places, in that list, of the steps that it follows from. */
  from: number[][];
  /** For each of them the guesses that it rests on directly, the outermost being 0. */
  premises: number[][];
}

/** The candidates whose absence a fact needs. */
function absent(layout: Layout, fact: Fact): [cell: number, digit: number][] {
  if (fact.says !== "some") return [];
  if (fact.unit === "house") {
    const house = layout.houses.find((one) => one.name === fact.house && fact.cells.every((cell) => one.cells.includes(cell)));
    return (house?.cells ?? []).filter((cell) => !fact.cells.includes(cell)).map((cell) => [cell, fact.digit]);
  }
  return fact.cells.flatMap((cell) => Array.from({ length: layout.digits }, (_, i): [number, number] => [cell, i + 1]));
}

/** True for each step that rests on a guess, by itself or through others. */
export function resting({ from, premises }: Refutation): boolean[] {
  const rests: boolean[] = [];
  from.forEach((causes, i) => rests.push(nth(premises, i).length > 0 || causes.some((cause) => rests[cause])));
  return rests;
}

/** The refutation without some of its steps. */
export function onlySteps(of: Refutation, keep: (step: Step, place: number) => boolean): Refutation {
  const places = [...of.steps.keys()].filter((i) => keep(nth(of.steps, i), i));
  return {
    steps: places.map((i) => nth(of.steps, i)),
    from: places.map((i) => nth(of.from, i).map((cause) => places.indexOf(cause)).filter((cause) => cause >= 0)),
    premises: places.map((i) => nth(of.premises, i)),
  };
}

/** `candidates`: candidates of each cell before the first step; `before`: candidates before each open guess, the
 *  outermost first. */
export function refutation(layout: Layout, candidates: readonly Digits[], steps: readonly Step[], before: readonly (readonly Digits[])[] = []): Refutation {
  const key = (cell: number, digit: number) => cell * 64 + digit;
  const taken = new Map<number, number>(); // a candidate, and the step that took it away
  const guessed = new Map<number, number>(); // a candidate, and the guess within which it went
  before.forEach((then, guess) => {
    const after = before[guess + 1] ?? candidates;
    then.forEach((set, cell) => {
      for (const digit of set) if (!after[cell]?.includes(digit) && !guessed.has(key(cell, digit))) guessed.set(key(cell, digit), guess);
    });
  });
  const links: { step: Step; why: Set<number>; since: Set<number> }[] = [];
  steps.forEach((step, i) => {
    const why = new Set<number>();
    const since = new Set<number>();
    for (const fact of step.facts)
      for (const [cell, digit] of absent(layout, fact)) {
        const cause = taken.get(key(cell, digit));
        if (cause !== undefined) why.add(cause);
        const guess = guessed.get(key(cell, digit));
        if (guess !== undefined) since.add(guess);
      }
    links.push({ step, why, since });
    const take = (cell: number, digit: number) => {
      if (candidates[cell]?.includes(digit) && !taken.has(key(cell, digit))) taken.set(key(cell, digit), i);
    };
    for (const { cell, digit } of step.eliminations) take(cell, digit);
    for (const { cell, digit } of step.placements) {
      for (const peer of nth(layout.peers, cell)) take(peer, digit);
      for (const other of candidates[cell] ?? []) if (other !== digit) take(cell, other);
    }
  });
  const needed = new Set<number>([steps.length - 1]);
  const places = [...links.keys()];
  for (const i of [...places].reverse()) if (needed.has(i)) for (const cause of nth(links, i).why) needed.add(cause);
  const kept = places.filter((i) => needed.has(i));
  const reason = links.filter((_, i) => needed.has(i));
  return {
    steps: reason.map(({ step }) => step),
    from: reason.map(({ why }) => [...why].map((cause) => kept.indexOf(cause))),
    premises: reason.map(({ since }) => [...since].sort((a, b) => a - b)),
  };
}
