// Words of printing many puzzles; they come with the library.
import { words } from "../words.ts";

const english = {
  print: (count: number) => `Print ${count} with solutions`,
  count: "Puzzles to print",
  aPage: (count: number) => `${count} a page`,
  pages: "Puzzles a page",
  candidates: "With candidates",
  solutions: "Solutions",
  number: (place: number) => `No. ${place}`,
  failed: "The solutions could not be found in time.",
};

const german: typeof english = {
  print: (count) => `${count} mit Lösungen drucken`,
  count: "Rätsel zum Drucken",
  aPage: (count) => `${count} pro Seite`,
  pages: "Rätsel pro Seite",
  candidates: "Mit Kandidaten",
  solutions: "Lösungen",
  number: (place) => `Nr. ${place}`,
  failed: "Die Lösungen wurden nicht rechtzeitig gefunden.",
};

export const say = (): typeof english => (words.locale === "de" ? german : english);
