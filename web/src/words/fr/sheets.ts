// Words of printing many puzzles in French.
import type { Parts } from "../parts.ts";

export const sheets: Parts["sheets"] = {
  print: (count) => (count === 1 ? "En imprimer un avec sa solution" : `En imprimer ${count} avec solutions`),
  count: "Sudokus à imprimer",
  aPage: (count) => `${count} par page`,
  pages: "Sudokus par page",
  candidates: "Avec les candidats",
  solutions: "Solutions",
  number: (place) => `Nº ${place}`,
  failed: "Les solutions n’ont pas été trouvées à temps.",
};
