// The course: all techniques in chapters, each in the order of hints.
import type { Technique } from "./techniques.ts";

export type ChapterName = "first" | "sets" | "fish" | "one" | "wings" | "chains" | "unique" | "als" | "large" | "rare" | "trial" | "cages" | "clues" | "around" | "rules";

export interface Chapter {
  name: ChapterName;
  lessons: readonly Technique[];
}

/** The first that fits a technique's name. */
const all: readonly [ChapterName, RegExp][] = [
  ["first", /^(full-house|naked-single|hidden-single)/],
  ["cages", /killer-(pair|triple|quad)|^(cage-|conflicting-combinations|innie|marked-cells)/],
  ["around", /^(little-killer|sandwich|x-sum|skyscraper-clue|numbered-room)$/],
  ["clues", /^(thermometer|kropki-dots|xv|inequality|whispers|arrow|renban|palindrome|quadruple|between-line|entropic-line|region-sum|zipper)$/],
  ["rules", /^(nonconsecutive|counting|other-rule|required-digit|constraint|two-constraints)/],
  ["sets", /^(pointing|claiming|crossing|law-of|multiple-lines|(locked|naked|hidden)-(pair|triple|quad|set))/],
  ["large", /franken|mutant|kraken|siamese/],
  ["fish", /(x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/],
  ["one", /^(skyscraper|(dual-)?two-string-kite|turbot-fish|(dual-)?empty-rectangle|simple-colours|multi-colours)/],
  ["wings", /^(w|xy|xyz|wxyz)-wing$/],
  ["chains", /^(remote-pair|x-chain|xy-chain|bivalue-forcing-chain|(grouped-)?(dis)?continuous-nice-loop|(grouped-)?aic)$/],
  ["unique", /^(uniqueness|hidden-rectangle|avoidable|unique-loop|bug)/],
  ["als", /^(als|sue-de-coq|death-blossom|aligned)/],
  ["trial", /^(nishio|forcing|dynamic|nested|trial)/],
  ["rare", /./],
];

/** As the course shows them. */
const shown: readonly ChapterName[] = ["first", "sets", "fish", "one", "wings", "chains", "unique", "als", "cages", "clues", "around", "rules", "large", "rare", "trial"];

export const chapterOf = ({ name }: Pick<Technique, "name">): ChapterName => all.find(([, pattern]) => pattern.test(name))?.[0] ?? "rare";

export const chaptersOf = (techniques: readonly Technique[]): Chapter[] =>
  shown.map((name) => ({ name, lessons: techniques.filter((one) => chapterOf(one) === name) })).filter(({ lessons }) => lessons.length > 0);

/** So many lessons around one of them; the first ones if there is none. */
export function around<T>(list: readonly T[], one: T | undefined, count: number): readonly T[] {
  const at = one === undefined ? 0 : Math.max(0, list.indexOf(one));
  const from = Math.max(0, Math.min(at - Math.floor(count / 2), list.length - count));
  return list.slice(from, from + count);
}
