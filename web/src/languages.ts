// The page's languages. English comes with the page; the words of another language are loaded in parts when they are needed.
import { speak } from "./words.ts";
import type { Parts } from "./words/parts.ts";
import { speakParts } from "./words/spoken.ts";
import type { Translator } from "./words/translate.ts";

/** Codes of the languages, with their own names. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof languages;
export const codes = Object.keys(languages) as Language[];

/** Words beyond the first load by file: of puzzles with drawn constraints, of all other parts of the page, and of the
 *  engine's English-only sentences. */
export interface More {
  drawn(): Promise<Pick<Parts, "clues" | "constraints">>;
  later(): Promise<Omit<Parts, "page" | "names" | "play">>;
  engine(): Promise<{ engine: Translator }>;
}

export const files: Record<Exclude<Language, "en">, () => Promise<Pick<Parts, "page" | "names"> & { more: More }>> = {
  de: () => import("./words/de/first.ts"), fr: () => import("./words/fr/first.ts"), es: () => import("./words/es/first.ts"),
};

/** Returns the language that was chosen, or the first of the player's languages that the page has. */
export function languageOf(chosen: Language | "system", preferred: readonly string[]): Language {
  if (chosen !== "system") return chosen;
  const has = (code: string): code is Language => code in languages;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(has) ?? "en";
}

/** Further words of the page's language; nothing for English. */
let more: More | undefined;

/** Loads a language's words and puts them in the place of English ones. Without a network the page stays English. */
export async function speakIn(language: Language): Promise<void> {
  if (language === "en") return;
  const first = await files[language]().catch(() => undefined);
  if (!first) return;
  speak(first);
  more = first.more;
}

/** Loads a file of words in the page's language, for parts of the page that are about to be shown. */
export async function learn(file: "drawn" | "later"): Promise<void> {
  const parts = await more?.[file]().catch(() => undefined);
  if (parts) speakParts(parts);
}

/** Returns an English-only sentence of the engine in the page's language, or as it is if there is no translation. */
export async function tellOfEngine(sentence: string): Promise<string> {
  const loaded = await more?.engine().catch(() => undefined);
  return loaded?.engine.tell(sentence) ?? sentence;
}
