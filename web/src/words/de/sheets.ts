// Words of printing many puzzles in German.
import type { Parts } from "../parts.ts";

export const sheets: Parts["sheets"] = {
  print: (count) => `${count} mit Lösungen drucken`,
  count: "Rätsel zum Drucken",
  aPage: (count) => `${count} pro Seite`,
  pages: "Rätsel pro Seite",
  candidates: "Mit Kandidaten",
  solutions: "Lösungen",
  number: (place) => `Nr. ${place}`,
  failed: "Die Lösungen wurden nicht rechtzeitig gefunden.",
};
