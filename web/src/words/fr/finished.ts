// Words of the finish in French.
import type { Parts } from "../parts.ts";
import { countedIn, helpIn } from "../prose.ts";

const counted = countedIn("fr");

export const finished: Parts["finished"] = {
  title: "Résolu",
  thread: "Voici le fil que tu as suivi.",
  rows: { time: "Temps", hardest: "Étape la plus difficile", hints: "Astuces", days: "Jours de suite" },
  bestIs: (time) => `ton meilleur est ${time}`, bestWas: (time) => `ton meilleur, ${time} avant`,
  help: helpIn(counted, ["astuce", "astuces"], ["étape par la page", "étapes par la page"], "aucune"),
  hardest: (technique) => technique,
  alone: "Tu as trouvé le chemin par toi-même.",
  next: "Sudoku suivant", harder: "Un plus difficile", layout: "Une autre forme",
  picture: "Partager l’image", saved: "L’image est enregistrée.",
  tell: "Copier le résultat", told: "Le résultat est dans le presse-papiers.", notTold: "Le navigateur ne laisse pas la page écrire dans le presse-papiers.",
  result: (what, time, help) => `Clew, ${what} : résolu${time ? ` en ${time}` : ""}, ${help}.`,
  resultHelp: helpIn(counted, ["astuce", "astuces"], ["étape par la page", "étapes par la page"], "sans astuce"),
};
