// Words of the finish in Spanish.
import type { Parts } from "../parts.ts";
import { countedIn, helpIn } from "../prose.ts";

const counted = countedIn("es");

export const finished: Parts["finished"] = {
  title: "Resuelto",
  thread: "Este es el hilo que has seguido.",
  rows: { time: "Tiempo", hardest: "Paso más difícil", hints: "Pistas", days: "Días seguidos" },
  bestIs: (time) => `tu mejor es ${time}`, bestWas: (time) => `tu mejor, antes ${time}`,
  help: helpIn(counted, ["pista", "pistas"], ["paso de la página", "pasos de la página"], "ninguna"),
  hardest: (technique) => technique,
  alone: "Has encontrado el camino sin ayuda.",
  next: "Siguiente sudoku", harder: "Uno más difícil", layout: "Otra forma",
  picture: "Compartir imagen", saved: "La imagen se ha guardado.",
  tell: "Copiar el resultado", told: "El resultado está en el portapapeles.", notTold: "El navegador no deja que la página escriba en el portapapeles.",
  result: (what, time, help) => `Clew, ${what}: resuelto${time ? ` en ${time}` : ""}, ${help}.`,
  resultHelp: helpIn(counted, ["pista", "pistas"], ["paso de la página", "pasos de la página"], "sin pistas"),
};
