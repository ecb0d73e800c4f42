// Words of printing many puzzles in Spanish.
import type { Parts } from "../parts.ts";

export const sheets: Parts["sheets"] = {
  print: (count) => (count === 1 ? "Imprimir uno con su solución" : `Imprimir ${count} con soluciones`),
  count: "Sudokus para imprimir",
  aPage: (count) => `${count} por página`,
  pages: "Sudokus por página",
  candidates: "Con candidatos",
  solutions: "Soluciones",
  number: (place) => `N.º ${place}`,
  failed: "Las soluciones no se encontraron a tiempo.",
};
