// Words of a trial in Spanish.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("es");

export const trial: Parts["trial"] = {
  title: (steps) => `Aquí hay que ir probando: ${counted(steps, "paso", "pasos")}`,
  show: "Mostrar",
  tree: "Árbol de suposiciones",
  fails: (steps) => (steps ? `falla en ${counted(steps, "paso", "pasos")}` : "falla enseguida"),
  ruleOut: (digit, cell) => `Descartar el ${digit} en ${cell}`,
  shown: "La cuadrícula muestra la rama abierta.",
};
