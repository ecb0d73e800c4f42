// The engine's English-only sentences have translations on the page: checked against its sources.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { others as translated } from "./every-language.ts";

const source = (path: string) =>
  readFileSync(new URL(`../../src/${path}`, import.meta.url), "utf8")
    .replace(/^\s*#.*$|\/\/.*$/gm, "")
    .replace(/"\s*\n\s*"/g, ""); // a literal over several lines

const literals = (path: string) => [...source(path).matchAll(/(?<!['\\])"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) => text.replace(/\\(["\\])/g, "$1"));

/** Sources of the sentences that reach the page. */
const files = [
  ...readdirSync(new URL("../../src/text", import.meta.url), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".cpp")).sort().map((name) => `text/${name}`),
  ...["builder", "constraint", "validate"].map((name) => `model/${name}.cpp`),
  "layouts/whole.cpp", "constraints/compiler.cpp", "logic/explain.cpp", "rating/rate.cpp", "rating/names.cpp",
];
/** Functions in files that also have sentences the page never sees. */
const within: [string, string][] = [
  ["generate/possible.cpp", "techniques_possible"], ["verbs/generate.cpp", "shortfall"], ["layouts/catalogue.cpp", "catalogue_spec("], ["layouts/catalogue.cpp", "find_layout("],
];
/** Formats that the page never requests, and strings that are not sentences. */
const others = new Set([
  // Words of English rules, and sentences that quote them.
  "text/rules/", "text/sudokumaker/words.cpp", "text/drawing/classic.cpp: Normal sudoku rules", "text/drawing/colour.cpp: no colour",
  "text/iss/writer.cpp", "text/sudokupad/sudokupad.cpp: SudokuPad has", "text/sdk/sdk.cpp: an .sdk file has room", "text/xml/opensudoku.cpp: OpenSudoku cannot", "model/validate.cpp", "rating/rate.cpp: the puzzle's layout"]);
const isOther = (file: string, text: string) => [...others].some((other) => `${file}: ${text}`.startsWith(other));
/** Words of text forms, and a static assertion. */
const forms = /^(diagonal (both|main|anti)|layout|digits 1-|at \{|grid | ?box |regions|shape triangle|sudoku 1|version:|<\?xml| (or|and) $|each kind|no such form|rate|\()/;

const isProse = (text: string) => /[a-z]{2,} [a-z]+|^ [a-z]+ ?$|[a-z] $/.test(text) && /[a-z]{3}/.test(text) && !forms.test(text.trim() || text);
const pieces = (text: string) => text.split(/[rR]\{\}[cC]\{\}|\{[^{} ]*\}|\\[nt]|'/).map((piece) => piece.trim()).filter((piece) => /[a-z]{2} [a-z]/.test(piece));
const german = translated.find(({ code }) => code === "de")!.engine;
const english = german.rows.map(([text]) => text);

test("every sentence of the engine has a translation", () => {
  const missing = files.flatMap((file) => literals(file).filter((text) => isProse(text) && !isOther(file, text)).flatMap((text) => pieces(text).filter((piece) => !english.some((one) => one.includes(piece))).map((piece) => `${file}: ${piece}`)));
  for (const [file, name] of within) {
    const from = source(file).indexOf(`${name}`);
    const body = source(file).slice(from, source(file).indexOf("\n}\n", from));
    for (const [, text = ""] of body.matchAll(/"((?:[^"\\\n]|\\.)*)"/g))
      missing.push(...pieces(text).filter((piece) => !english.some((one) => one.includes(piece))).map((piece) => `${file}: ${piece}`));
  }
  expect([...new Set(missing)]).toEqual([]);
});

test("constraints are called as in the engine", () => {
  const rows = readFileSync(new URL("../../include/clew/kinds.def", import.meta.url), "utf8");
  const names = [...rows.matchAll(/^CLEW_KIND\((\w+), "[^"]*", "([^"]*)"/gm)];
  expect(names.length).toBeGreaterThan(60);
  for (const { code, engine } of translated) {
    const own = new Map([...source(`model/names/${code}.cpp`).matchAll(/\{Kind::(\w+), "([^"]*)"/g)].map(([, kind, name = ""]) => [kind, name]));
    // Some languages name a kind with its article there, and with a plain apostrophe.
    const bare = (name = "") => name.replace(/^(l[ae] |l'|el )/, "").replaceAll("'", "’");
    for (const [, kind, name = ""] of names) expect([name, engine.tell(name)]).toEqual([name, bare(own.get(kind))]);
  }
});

test.each(translated)("no sentence is taken for another: $code", ({ engine }) => {
  expect(engine.rows.map(([text]) => text)).toEqual(english);
  for (const [from, to] of engine.rows) {
    let n = 0;
    const asked = from.replaceAll("{}", () => `r${++n}c9`);
    const holes = n;
    n = 0;
    const places: number[] = [];
    const wanted = to.replace(/\{(\d?)\}/g, (_, place) => { places.push(place ? Number(place) : ++n); return `r${place || n}c9`; }).replace(/(['`])(.+?)\1/g, engine.quote);
    expect([asked, engine.tell(asked)]).toEqual([asked, wanted]);
    expect(places.every((place) => place <= holes), to).toBe(true);
  }
});

test("sentences within sentences, lists and what is quoted", () => {
  expect(german.tell("the cage needs 1 cell or more, not 0")).toBe("Käfig: 1 Zelle oder mehr nötig, nicht 0");
  expect(german.tell("the rule 'thermometer' names no cell: 'R0C1'")).toBe("die Regel „Thermometer“ nennt keine Zelle: „R0C1“");
  expect(german.tell("left out: colours, cages with words; rules in words are not read: 'Fog, lines'")).toBe("weggelassen: Farben, Käfige mit Wörtern; Regeln in Worten werden nicht gelesen: „Fog, lines“");
  expect(german.tell("5 rows of 7 cells are no known layout; name the layout or write the puzzle as text")).toMatch(/^5 Zeilen mit 7 Zellen sind keine bekannte Form/);
  expect(german.tell("(3 Strong Links) Grouped X-Loop 101")).toBe("X-Loop 101 mit Gruppen mit 3 starken Verbindungen");
  expect(german.tell("BUG type 2")).toBe("BUG Typ 2");
  expect(german.tell("what nobody has said before")).toBe("what nobody has said before");
});

test("sentences of every language keep their quotes and numbers", () => {
  const told = (sentence: string) => translated.map(({ engine }) => engine.tell(sentence));
  expect(told("no layout is called 'nine'")).toEqual(["keine Form heißt „nine“", "aucune forme ne s’appelle «\u202fnine\u202f»", "ninguna forma se llama «nine»"]);
  expect(told("the cage needs 1 cell or more, not 0")).toEqual(["Käfig: 1 Zelle oder mehr nötig, nicht 0", "cage\u202f: il faut 1 case ou plus, pas 0", "jaula: se necesita 1 celda o más, no 0"]);
  expect(told("row 3 has 8 cells, 9 are needed")).toEqual(["Zeile 3 hat 8 Zellen, 9 sind nötig", "la ligne 3 a 8 cases, il en faut 9", "la fila 3 tiene 8 celdas, se necesitan 9"]);
});
