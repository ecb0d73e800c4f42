// The table of techniques as lessons want it: in the order of hints, each with its idea and examples.
import type { App } from "../app/app.ts";
import { capital } from "../app/told.ts";
import { say } from "../words/learn.ts";
import { spoken } from "../words/spoken.ts";
import ideas from "../../../docs/techniques/ideas.json";
import examples from "../../../library/lessons.json";

export interface Technique {
  name: string;
  title: string;
  level: string;
  needs: string;
}

export interface Example {
  layout?: string;
  text: string;
}

const levels = ["easy", "intermediate", "hard", "very hard", "diabolical"];

export async function techniques(app: App): Promise<Technique[]> {
  const { techniques } = await app.engine.call("techniques", {}, { lane: "read" });
  return techniques.map((one) => ({ ...one, title: one.title ?? one.name, needs: one.needs ?? "" }));
}

/** Those of constraints stand apart: a course is about the grid alone. */
export const isOfRules = ({ needs }: Technique): boolean => needs === "constraints";

/** Clues that a practice position of a technique is drawn with, and the layout where one is found soon. */
const drawn: Record<string, { clues: readonly string[]; layout?: string }> = {
  ...Object.fromEntries(["cage-combinations", "innie", "required-digit", "killer-pair", "killer-triple", "killer-quad", "conflicting-combinations", "cage-splitting", "innies-and-outies", "hidden-killer-pair", "hidden-killer-triple"].map((name) => [name, { clues: ["killer"] }])),
  "marked-cells": { clues: ["evenodd"] }, thermometer: { clues: ["thermo"] }, "kropki-dots": { clues: ["kropki"] }, xv: { clues: ["xv"] }, inequality: { clues: ["greater"] },
  whispers: { clues: ["whispers"] }, arrow: { clues: ["arrow"], layout: "6x6" }, renban: { clues: ["renban"], layout: "6x6" }, palindrome: { clues: ["palindrome"], layout: "6x6" }, quadruple: { clues: ["quadruple"] },
  nonconsecutive: { clues: ["nonconsecutive"], layout: "6x6" }, "between-line": { clues: ["between"] }, "entropic-line": { clues: ["entropic"], layout: "6x6" }, "region-sum": { clues: ["regionsum"], layout: "6x6" },
  zipper: { clues: ["zipper"], layout: "6x6" }, "little-killer": { clues: ["littlekiller"], layout: "6x6" }, sandwich: { clues: ["sandwich"] }, "x-sum": { clues: ["xsum"] }, "skyscraper-clue": { clues: ["skyscraper"], layout: "6x6" },
  "numbered-room": { clues: ["numberedroom"] }, "other-rule": { clues: ["sequence"], layout: "6x6" }, "constraint-and-house": { clues: ["arrow"], layout: "6x6" }, "constraints-in-house": { clues: ["thermo", "kropki", "arrow"], layout: "6x6" },
  "constraint-and-houses": { clues: ["thermo", "kropki"], layout: "6x6" }, "two-constraints": { clues: ["arrow", "kropki"], layout: "6x6" }, "constraints-together": { clues: ["greater", "thermo"], layout: "6x6" },
  "sum-bounds": { clues: ["regionsum", "arrow"], layout: "6x6" }, "constraint-chain": { clues: ["thermo", "kropki"], layout: "6x6" },
};

/** The clues of a position, one kind of them by chance; "" if the grid alone is enough. */
export function cluesFor(name: string, chance: number): string {
  const clues = drawn[name]?.clues ?? [];
  return clues[chance % Math.max(1, clues.length)] ?? "";
}

/** Techniques that a path never or rarely takes, because another one makes the same step before. */
export const isOnlyFound = (name: string): boolean => /^template|siamese|franken|mutant/.test(name);

/** A technique in whose positions this one is often found: one of its fish for two fish at once, otherwise a chain, which
 *  is reached when simpler techniques are used up. */
export const nearTo = (name: string): string => (/^siamese-(finned|sashimi)-(?!franken|mutant)/.test(name) ? name.replace("siamese-", "") : "xy-chain");

/** Partitions end a path, and of three techniques with constraints the generator finds no position. */
export const isPractised = (one: Technique | undefined): boolean => !!one && (isOfRules(one) ? one.name in drawn : one.name !== "partition");

/** Layouts to practise on; those of no name by their own text. */
export const layouts: Record<string, { layout: string; source: string; values: readonly number[] }> = {
  ...Object.fromEntries(["9x9", "x-9x9", "hyper", "6x6", "samurai", "tridoku"].map((layout) => [layout, { layout, source: "", values: [] }])),
  jigsaw: { layout: "", values: new Array<number>(81).fill(0), source: "sudoku 1\ngrid 9x9 regions 111123333112222233144422233155444436155547466555877776588887666889977766889999999" },
};

/** A layout for positions of a technique: houses other than lines and boxes cross on few layouts, and rectangular
 *  boxes have no leftovers. */
export const layoutFor = ({ name }: Technique): string => (name === "crossing" ? "hyper" : name === "law-of-leftovers" ? "jigsaw" : (drawn[name]?.layout ?? "9x9"));

/** Layouts to choose from: clues are drawn on the common ones. */
export const layoutsFor = ({ name }: Technique): string[] => (name in drawn ? ["9x9", "6x6"] : Object.keys(layouts));

const tell: () => Record<string, string> = spoken("ideas", ideas);
const keys = Object.keys(ideas).sort((a, b) => b.length - a.length);
const fish = ["x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"];

/** The number of lines or cells, for families that speak of n of them. */
const sizes: Record<string, number> = { pair: 2, triple: 3, quad: 4, ...Object.fromEntries(fish.map((name, i) => [name, i + 2])) };

/** The idea of its family, in two or three sentences. */
export function ideaOf(name: string): string {
  const plain = name.replace(/^grouped-/, "");
  const key = fish.includes(plain) ? "fish" : (keys.find((one) => plain.startsWith(one)) ?? "");
  const idea = tell()[key] ?? "";
  const size = sizes[plain.replace(/.*-(?=pair|triple|quad)/, "")];
  return size ? capital(idea.replace(/\bn\b/g, say().inLetters(size))) : idea;
}

export const examplesOf = (name: string): readonly Example[] => (examples as Record<string, Example[]>)[name] ?? [];

/** Chains, and the small ones among them that have names of their own. */
const chains = /^(turbot-fish|x-chain|xy-chain|bivalue-forcing-chain|(grouped-)?(dis)?continuous-nice-loop|(grouped-)?aic)$/;
const named = /^(skyscraper|two-string-kite|turbot-fish|empty-rectangle|xy-wing|w-wing|remote-pair)$/;

/** Techniques allowed before a technique: for the first ones all of its level, for others easier levels only,
 *  because many of one level do the same work and would always come first. A skyscraper is a chain, too: it is not what
 *  a lesson on chains asks for. */
export function easierThan(all: readonly Technique[], name: string): string[] {
  const place = all.findIndex((one) => one.name === name);
  const own = levels.indexOf(all[place]?.level ?? "");
  const isNamed = (other: string, at: number) => chains.test(name) && named.test(other) && at < place;
  return all.filter((one, at) => one.name === name || levels.indexOf(one.level) < Math.max(own, 1) || isNamed(one.name, at)).map((one) => one.name);
}

/** Techniques allowed until a position is found: easier levels; if these are stuck, later ones of its level, so that
 *  one puzzle is examined more than once. */
export function wayTo(all: readonly Technique[], name: string): string[] {
  const place = all.findIndex((one) => one.name === name);
  return [...new Set([...easierThan(all, name), ...all.slice(place + 1).filter((one) => one.level === all[place]?.level).map((one) => one.name)])];
}
