import { expect, test } from "vitest";
import type { App } from "../src/app/app.ts";
import { effectOf } from "../src/app/told.ts";
import type { Entry } from "../src/model/doc.ts";
import { constraintCalled, type Layout } from "../src/model/layout.ts";
import { ordinary } from "../src/model/values.ts";
import { titleOf, words } from "../src/words.ts";
import { say as build } from "../src/words/build.ts";
import { sentences } from "../src/words/constraints.ts";
import { names, words as german } from "../src/words/de.ts";
import { finishWords } from "../src/words/finished.ts";
import { say as learn } from "../src/words/learn.ts";
import { say as sheets } from "../src/words/sheets.ts";

/** Possible parameters of a sentence: numbers, names, roles, lists, a date. */
const parts: unknown[] = [2, "X-wing", "cover", ["r1c1", "r2c2"], new Date(2026, 0, 2)];

/** All lists of so many parts, those of numbers first. */
function choices(count: number): unknown[][] {
  return count ? choices(count - 1).flatMap((before) => parts.map((part) => [...before, part])) : [[]];
}

/** The sentence for the first parameters that it accepts. */
function said(sentence: (...of: unknown[]) => unknown): string {
  for (const of of choices(Math.max(sentence.length, 1)))
    try {
      const text = String(sentence(...of));
      if (!/undefined|\[object|NaN/.test(text)) return text;
    } catch {
      // It wants others.
    }
  throw new Error(`nothing fits ${sentence}`);
}

/** Every word of a catalogue by its path, with its sentences filled in. */
function flat(part: unknown, path = ""): [string, string][] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part === "function") return [[path, said(part as () => unknown)]];
  return Object.entries(part as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

function inBoth(catalogue: () => unknown): [Map<string, string>, Map<string, string>] {
  const language = words as { locale: string };
  const english = new Map(flat(catalogue()));
  language.locale = "de";
  const other = new Map(flat(catalogue()));
  language.locale = "en";
  return [english, other];
}

/** Entries that are equal in both languages, or empty. */
const alike = new RegExp(`^\\.(${[
  "title", "levels\\.", "buttons\\.auto", "choices\\.language\\.(en|de)", "labels\\.(level|link|dialog)", "choices\\.text\\.normal", "reveal\\.0", "options\\.numbers\\.1", "play\\.pause", "keyTable",
  "play\\.statistics\\.columns\\.3", "begin\\.givens", "rated\\.(figures|er)", "typed\\.value", "ofLine", "tools\\.(renban|nabner|x|v|sandwich|littlekiller|thermo)", "clues\\.(killer|xv|sandwich|renban)", "path\\.hardest", "prove\\.cells",
].join("|")})`);

function compare(english: Map<string, string>, other: Map<string, string>): void {
  expect(english.size).toBeGreaterThan(5);
  expect([...english.keys()].filter((path) => !other.has(path))).toEqual([]);
  expect([...other.keys()].filter((path) => !english.has(path) && !/^\.(levelNames|rules\.of)\./.test(path))).toEqual([]);
  expect([...english].filter(([path, word]) => other.get(path) === word && !alike.test(path)).map(([path]) => path)).toEqual([]);
}

test("German has a word for every English one, and it is another", () => {
  compare(new Map(flat(words)), new Map(flat(german)));
});

test.each([["editor", build], ["lessons", learn], ["printing", sheets]])("so has the catalogue of the %s", (_, catalogue) => {
  compare(...inBoth(catalogue));
});

test("so have the rules of constraints", () => {
  compare(new Map(flat(sentences.en)), new Map(flat(sentences.de)));
});

test("what a layout's rules are called, and in German too", () => {
  expect(titleOf("6x6+maindiagonal+nosum:5:10")).toBe("6×6, Main diagonal, No sum without a mark (5, 10)");
  const rules = ["diagonalnonconsecutive", "antitaxicab", "maindiagonal", "antidiagonal", "windows", "nodifference", "noratio", "nosum", "nomovesum", "globalentropy", "globalmodular", "flatmates"];
  for (const rule of rules) expect([names[rule], titleOf(rule)]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z]/)]);
  for (const rule of rules) expect(names[rule]).not.toBe(titleOf(rule));
});

test("numbers take the form that they call for", () => {
  expect(german.cells(1)).toBe("1 Zelle");
  expect(german.cells(1234)).toBe("1.234 Zellen");
  expect(words.cells(1234)).toBe("1,234 cells");
  expect(german.play.statistics.days(1)).toBe("1 Tag");
  expect(finishWords.de?.help({ hints: 1, steps: 2 })).toBe("1 Tipp, 2 Schritte der Seite");
  expect(german.rated.figures(7.1, 2, 1.2)).toBe("ER 7,1  EP 2,0  ED 1,2");
  expect(titleOf("9x9")).not.toBe(names["9x9"]);
});

test("layouts, puzzles and houses have their names in both", () => {
  expect(["latin-7", "8x8-vertical", "x-6x6", "", "9x9+antiknight+nonconsecutive"].map(titleOf)).toEqual(["Latin 7×7", "8×8, tall boxes", "X 6×6", "Own layout", "9×9, Anti-knight, Non-consecutive"]);
  expect([german.layouts.latin("7×7"), german.layouts.tall("8×8"), german.layouts.own]).toEqual(["Lateinisch 7×7", "8×8, hohe Blöcke", "Eigene Form"]);
  expect([words.puzzle("easy", "Samurai"), german.puzzle("leicht", "Samurai"), german.puzzle("", "Blume")]).toEqual(["easy Samurai", "Samurai, leicht", "Blume"]);
  expect(["row 3", "the main diagonal", "diagonal 4", "box 10"].map(german.legend.house)).toEqual(["Zeile 3", "Diagonale ↘", "Diagonale 4", "Block 10"]);
});

test("the record says is and not, without signs", () => {
  const layout = { cells: [{ name: "r1c1" }, { name: "r1c2" }, { name: "r1c3" }], written: ordinary };
  const app = { layout: () => layout } as unknown as App;
  const step = (placements: unknown[], eliminations: unknown[]) => ({ kind: "step", step: { placements, eliminations } }) as unknown as Entry;
  expect([
    effectOf(app, { kind: "own", cells: [0], digit: 5 }), effectOf(app, { kind: "own", cells: [0, 1], digit: 5 }), effectOf(app, { kind: "pop", guess: { cell: 2, digit: 4 }, reason: "" }),
    effectOf(app, { kind: "keep", guess: { cell: 2, digit: 4 } }), effectOf(app, step([{ cell: 0, digit: 1 }], [])), effectOf(app, step([], [{ cell: 1, digit: 5 }])),
  ]).toEqual(["r1c1 is 5", "r1c1 r1c2 are 5", "r1c3 not 4", "r1c3 is 4", "r1c1 is 1", "r1c2 not 5"]);
});

test("a constraint is called as the page's language has it", () => {
  const layout = { constraints: [{ name: "cage", number: 2, called: "Käfig" }, { name: "anti-king", number: 1, called: "Anti-König" }] } as unknown as Layout;
  expect(["cage 2", "anti-king", "cage 3"].map((name) => constraintCalled(layout, name))).toEqual(["Käfig 2", "Anti-König", "cage 3"]);
});
