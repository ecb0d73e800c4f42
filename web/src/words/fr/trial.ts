// Words of a trial in French.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("fr");

export const trial: Parts["trial"] = {
  title: (steps) => `Ici, il faut procéder par essais : ${counted(steps, "étape", "étapes")}`,
  show: "Montrer",
  tree: "Arbre des suppositions",
  fails: (steps) => (steps ? `échoue en ${counted(steps, "étape", "étapes")}` : "échoue aussitôt"),
  ruleOut: (digit, cell) => `Exclure le ${digit} en ${cell}`,
  shown: "La grille montre la branche ouverte.",
};
