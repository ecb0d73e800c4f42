// The words on the picture of a finished puzzle, in the page's languages.
import type { Played } from "../app/played.ts";
import { spoken } from "../words.ts";
import { countedIn } from "./prose.ts";

const [inEnglish, inGerman] = [countedIn("en"), countedIn("de")];

const english = {
  date: (date: Date) => date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" }),
  solved: (what: string, time: string) => (time ? `${what}, solved in ${time}` : `${what}, solved`),
  hardest: (technique: string) => `Hardest step: ${technique}. `,
  help: ({ hints, steps }: Pick<Played, "hints" | "steps">) => `${[hints ? inEnglish(hints, "hint", "hints") : "", steps ? inEnglish(steps, "step by the page", "steps by the page") : ""].filter(Boolean).join(", ") || "No hints"}.`,
};

const german: typeof english = {
  date: (date) => date.toLocaleDateString("de", { day: "numeric", month: "long", year: "numeric" }),
  solved: (what, time) => (time ? `${what}, gelöst in ${time}` : `${what}, gelöst`),
  hardest: (technique) => `Schwerster Schritt: ${technique}. `,
  help: ({ hints, steps }) => `${[hints ? inGerman(hints, "Tipp", "Tipps") : "", steps ? inGerman(steps, "Schritt der Seite", "Schritte der Seite") : ""].filter(Boolean).join(", ") || "Ohne Tipp"}.`,
};

export const pictureWords: Record<string, typeof english> = { en: english, de: german };
export const say = (): typeof english => spoken(pictureWords, english);
