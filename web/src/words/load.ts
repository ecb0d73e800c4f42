// Words of the page's language other than English, in parts that are loaded when they are needed.
import type { Language } from "../languages.ts";
import { speak } from "../words.ts";
import type { Parts } from "./parts.ts";
import { speakParts } from "./spoken.ts";
import type { Translator } from "./translate.ts";

/** Words beyond the first load by file: of puzzles with drawn constraints, of all other parts of the page, and of the
 *  engine's English-only sentences. */
export interface More {
  drawn(): Promise<Pick<Parts, "clues" | "constraints">>;
  later(): Promise<Omit<Parts, "page" | "names" | "play">>;
  engine(): Promise<{ engine: Translator }>;
}

export const files: Record<Exclude<Language, "en">, () => Promise<Pick<Parts, "page" | "names"> & { more: More }>> = {
  de: () => import("./de/first.ts"), fr: () => import("./fr/first.ts"), es: () => import("./es/first.ts"),
};

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
