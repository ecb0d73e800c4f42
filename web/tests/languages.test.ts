import { expect, test } from "vitest";
import type { App } from "../src/app/app.ts";
import { effectOf } from "../src/app/told.ts";
import type { Entry } from "../src/model/doc.ts";
import { constraintCalled, type Layout } from "../src/model/layout.ts";
import { ordinary } from "../src/model/values.ts";
import { titleOf, words } from "../src/words.ts";
import { languageOf, languages } from "../src/languages.ts";
import { english, every, others } from "./every-language.ts";

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

/** Entries that are equal in English and in the language, or empty. */
const common = [
  "page\\.(title|levels\\.|labels\\.level|reveal\\.0|begin\\.givens|rated\\.er|typed\\.value|clues\\.(killer|xv|renban|kropki|sandwich))",
  "names\\.(samurai|tridoku|roxdoku|hyper|twodoku|gattai)", "build\\.tools\\.(renban|nabner|x|v|sandwich|littlekiller)", "learn\\.(path\\.hardest|exampleOn)", "photo\\.(share|decides)", "workbench\\.(truth\\.times|hard\\.at)", "finished\\.hardest", "clues\\.total", "options\\.(flags\\.numbers\\.1|keyTable)",
];
const own: Record<(typeof others)[number]["code"], string[]> = {
  de: ["page\\.(buttons\\.auto|labels\\.(link|dialog)|play\\.(pause|statistics\\.columns\\.3)|rated\\.figures)", "options\\.choices\\.text\\.normal", "build\\.(ofLine|tools\\.thermo)", "learn\\.prove\\.cells", "reading\\.(at|hues\\.orange)", "workbench\\.complete\\.at"],
  fr: [
    "page\\.(play\\.pause|buttons\\.(auto|options|photo)|labels\\.solutions|solutions\\.many|clues\\.(littlekiller|palindrome|quadruple))",
    "build\\.(pixels|tools\\.(cage|palindrome|quadruple|lunchbox|clone))", "learn\\.path\\.technique", "photo\\.totalHere", "reading\\.(sorts\\.cage|hues\\.orange)", "sheets\\.solutions", "workbench\\.truth\\.possible",
  ],
  es: ["page\\.(buttons\\.auto|clues\\.littlekiller|typed\\.drawn)", "options\\.choices\\.text\\.normal", "names\\.(triple-diagonal|antidiagonal)", "photo\\.totalHere"],
};

test.each(others)("$code has a word for every English one, and it is another", ({ code, whole }) => {
  const alike = new RegExp(`^\\.(${[...common, ...own[code]].join("|")})`);
  const [from, to] = [new Map(flat(english)), new Map(flat(whole))];
  expect([...from.keys()].filter((path) => !to.has(path))).toEqual([]);
  expect([...to.keys()].filter((path) => !from.has(path) && !path.startsWith(".page.rules.of."))).toEqual([]);
  expect([...from].filter(([path, word]) => to.get(path) === word && !alike.test(path)).map(([path]) => path)).toEqual([]);
  expect(whole.page.locale).toBe(code);
});

test("the language is the chosen one, or the first known one of the player's", () => {
  expect([languageOf("es", ["fr"]), languageOf("system", ["it-IT", "fr-CH", "de"]), languageOf("system", ["ja"]), languageOf("system", [])]).toEqual(["es", "fr", "en", "en"]);
  expect(Object.keys(every)).toEqual(Object.keys(languages));
});

test("what a layout's rules are called, and in German too", () => {
  expect(titleOf("6x6+maindiagonal+nosum:5:10")).toBe("6×6, Main diagonal, No sum without a mark (5, 10)");
  const rules = ["diagonalnonconsecutive", "antitaxicab", "maindiagonal", "antidiagonal", "windows", "nodifference", "noratio", "nosum", "nomovesum", "globalentropy", "globalmodular", "flatmates"];
  const { names } = every.de;
  for (const rule of rules) expect([names[rule], titleOf(rule)]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z]/)]);
  for (const rule of rules) expect(names[rule]).not.toBe(titleOf(rule));
});

test("numbers take the form that they call for", () => {
  const { page: german, names, finished } = every.de;
  expect(german.cells(1)).toBe("1 Zelle");
  expect(german.cells(1234)).toBe("1.234 Zellen");
  expect(words.cells(1234)).toBe("1,234 cells");
  expect(german.play.statistics.days(1)).toBe("1 Tag");
  expect(finished.help({ hints: 1, steps: 2 })).toBe("1 Tipp, 2 Schritte der Seite");
  expect(german.rated.figures(7.1, 2, 1.2)).toBe("ER 7,1  EP 2,0  ED 1,2");
  expect(titleOf("9x9")).not.toBe(names["9x9"]);
});

test("none, one and many are told as French and Spanish have them", () => {
  const { fr, es } = every;
  expect([0, 1, 2, 1234].map(fr.page.cells)).toEqual(["0 case", "1 case", "2 cases", "1\u202f234 cases"]);
  expect([0, 1, 2, 12345].map(es.page.cells)).toEqual(["0 celdas", "1 celda", "2 celdas", "12.345 celdas"]);
  expect([fr.page.frozen(1), fr.page.frozen(2)].map((text) => text.replace(/\u202f;.*/, ""))).toEqual(["1 chiffre est désormais une donnée", "2 chiffres sont désormais des données"]);
  expect([es.page.rules.groups(1), es.page.rules.groups(2), es.build.paint.short("r1c1", 8, 9)]).toEqual(["una región adicional sin repeticiones", "dos regiones adicionales sin repeticiones", "La región en r1c1 tiene 8 de 9 celdas: falta 1."]);
  expect([fr.learn.gone(["r1c1"], ["1", "2"]), es.learn.gone(["r1c1", "r1c2"], ["1"])]).toEqual(["r1c1 ne peut pas être 1 ou 2", "r1c1 y r1c2 no pueden ser 1"]);
  expect([fr.picture.help({ hints: 0, steps: 0 }), es.picture.help({ hints: 1, steps: 2 })]).toEqual(["Sans astuce.", "1 pista, 2 pasos de la página."]);
  expect([fr.page.rated.er(7.1), es.page.rated.er(7.1), fr.page.puzzle("facile", "Samurai")]).toEqual(["ER 7,1", "ER 7,1", "Samurai, facile"]);
  expect(["row 3", "the main diagonal", "box 10"].map(es.page.legend.house)).toEqual(["fila 3", "diagonal ↘", "caja 10"]);
});

test("each language is set as it should be", () => {
  const texts = (code: "fr" | "es") => [...new Map(flat(every[code])).values(), ...(others.find((one) => one.code === code)?.engine.rows ?? []).map(([, text]) => text)];
  expect(texts("fr").filter((text) => /[ \u00a0][;:!?»%]|[^\s\u202f][!?»]|«(?!\u202f)|\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(texts("es").filter((text) => / [;:!?»]|« |^[^¿]*\?|^[^¡]*!/.test(text))).toEqual([]);
});

test("layouts, puzzles and houses have their names in both", () => {
  const { page: german } = every.de;
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
