// The page's languages. English comes with the page; the words of another language are loaded in parts when they are needed.
import { words } from "./words.ts";
import type { Parts } from "./words/parts.ts";
import { speakParts } from "./words/spoken.ts";
import type { Translator } from "./words/translate.ts";

/** Codes of the languages, with their own names. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof languages;
export const codes = Object.keys(languages) as Language[];

/** Words of a language by file: of the first load, of puzzles with drawn constraints, of all other parts of the page, and
 *  of the engine's English-only sentences. */
interface Words {
  first: Pick<Parts, "page" | "names">;
  drawn: Pick<Parts, "clues" | "constraints">;
  later: Omit<Parts, "page" | "names" | "play">;
  engine: { engine: Translator };
}

type Files = { readonly [K in keyof Words]: () => Promise<Words[K]> };

export const files: Record<Exclude<Language, "en">, Files> = {
  de: { first: () => import("./words/de/first.ts"), drawn: () => import("./words/de/drawn.ts"), later: () => import("./words/de/later.ts"), engine: () => import("./words/de/engine.ts") },
  fr: { first: () => import("./words/fr/first.ts"), drawn: () => import("./words/fr/drawn.ts"), later: () => import("./words/fr/later.ts"), engine: () => import("./words/fr/engine.ts") },
  es: { first: () => import("./words/es/first.ts"), drawn: () => import("./words/es/drawn.ts"), later: () => import("./words/es/later.ts"), engine: () => import("./words/es/engine.ts") },
};

/** Returns the language that was chosen, or the first of the player's languages that the page has. */
export function languageOf(chosen: Language | "system", preferred: readonly string[]): Language {
  if (chosen !== "system") return chosen;
  const has = (code: string): code is Language => code in languages;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(has) ?? "en";
}

/** Loads a file of a language's words. Returns nothing for English, and without a network: the page is English then. */
export async function wordsOf<K extends keyof Words>(file: K, language = words.locale): Promise<Words[K] | undefined> {
  const load: Files[K] | undefined = (files as Record<string, Files>)[language]?.[file];
  return load?.().catch(() => undefined);
}

/** Loads a file of words in the page's language, for parts of the page that are about to be shown. */
export async function learn(file: "drawn" | "later"): Promise<void> {
  const parts = await wordsOf(file);
  if (parts) speakParts(parts);
}
