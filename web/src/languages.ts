// The page's languages. English comes with the page; words/load.ts loads the words of another language.

/** Codes of the languages, with their own names. */
export const languages = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Language = keyof typeof languages;
export const codes = Object.keys(languages) as Language[];

/** Returns the language that was chosen, or the first of the player's languages that the page has. */
export function languageOf(chosen: Language | "system", preferred: readonly string[]): Language {
  if (chosen !== "system") return chosen;
  const has = (code: string): code is Language => code in languages;
  return preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find(has) ?? "en";
}
