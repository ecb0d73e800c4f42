// The reading of a published puzzle: its sentences, the clues that each of them became, and the drawn objects that no
// sentence is about.
import type { InterpretAnswer, ReadAnswer } from "../engine/verbs.ts";
import type { Layout } from "./layout.ts";

export type Claimed = InterpretAnswer["constraints"][number];

/** A drawn object. */
export type Drawn = InterpretAnswer["objects"][number];

export interface Clause {
  text: string;
  understood: boolean;
  /** The word that is not known; empty if the sentence has none such. */
  unknown: string;
  claimed: Claimed[];
  left: Drawn[];
}

export interface Reading {
  answer: InterpretAnswer;
  /** The puzzle as far as it is understood; nothing if it has no grid. */
  found: ReadAnswer | undefined;
  layout: Layout | undefined;
}

/** True if a sentence may be about the object: it has its sort, and its colour if it has any. */
export function speaksOf(sentence: string, { sort, colour }: Pick<Drawn, "sort" | "colour">): boolean {
  const text = sentence.toLowerCase().replaceAll("gray", "grey");
  const hues: readonly string[] = text.match(/\b(white|grey|black|red|orange|yellow|green|cyan|blue|purple|pink|peach|brown)\b/g) ?? [];
  return text.includes(sort === "shading" ? "shaded" : sort) && (!hues.length || hues.includes(colour ?? ""));
}

/** The sentences with all that belongs to them, and what belongs to none. */
export function clausesOf({ sentences, constraints, objects }: InterpretAnswer): { clauses: Clause[]; left: Drawn[] } {
  const clauses = sentences.map(({ text, understood, reason }, i): Clause => ({
    text, understood, unknown: /no word "(.+)"$/.exec(reason)?.[1] ?? "", claimed: constraints.filter(({ sentence }) => sentence === i + 1), left: [],
  }));
  const left: Drawn[] = [];
  for (const one of objects) {
    if (one.decoration || one.sentence !== null) continue;
    const own = clauses.find((clause) => !clause.understood && speaksOf(clause.text, one));
    (own?.left ?? left).push(one);
  }
  return { clauses, left };
}

/** The reasons beside sentences and objects, without their first word. */
export const faultsIn = ({ missing }: InterpretAnswer): string[] => missing.filter((reason) => !/^(sentence|object|rules):/.test(reason)).map((reason) => reason.replace(/^\w+: /, ""));

/** True if the stated solution breaks a rule that was read. */
export const isBroken = ({ missing }: InterpretAnswer): boolean => missing.some((reason) => /^solution: the (stated solution breaks|only solution is not)/.test(reason));

/** A sentence around its unknown word, which is nowhere if the text does not have it. */
export function aroundWord({ text, unknown }: Clause): [before: string, word: string, after: string] {
  const letters = unknown.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&");
  const found = unknown ? new RegExp(`(?<![\\p{L}\\d])${letters}(?![\\p{L}\\d])`, "iu").exec(text) : null;
  if (!found) return [text, "", ""];
  return [text.slice(0, found.index), found[0], text.slice(found.index + found[0].length)];
}
