// Words of reading photographs in French.
import type { Parts } from "../parts.ts";
import { capital } from "../prose.ts";

export const photo: Parts["photo"] = {
  how: "Photographie un sudoku imprimé, ou choisis une image. Elle est lue sur cet appareil et n’est envoyée nulle part.",
  camera: "Utiliser la caméra", file: "Choisir une image", shoot: "Prendre la photo", again: "Nouvelle photo",
  looking: "Lecture de l’image…",
  view: "Ce que voit la caméra",
  refused: "La caméra ne peut pas être utilisée ici. Choisis plutôt une image.",
  noCamera: "Aucune caméra n’a été trouvée. Choisis plutôt une image.",
  damaged: "Le navigateur ne peut pas ouvrir cette image. Enregistre-la en JPEG ou PNG et réessaie.",
  nothing: "Aucune grille n’a été trouvée. Photographie d’en haut, avec toute la grille dans l’image.",
  failed: "Le lecteur n’a pas pu être chargé. Y a-t-il du réseau ?",
  toCheck: (count) => (count === 0 ? "Toutes les cases sont lues" : count === 1 ? "Une case à vérifier" : `${count} cases à vérifier`),
  puzzles: "Sudokus de cette image", puzzle: (place) => `Sudoku ${place}`,
  grid: "La grille lue, sous l’image de chaque ligne",
  cell: (name, value, doubt, total) => `${name} : ${value || "vide"}${total ? `, total de la cage ${total}` : ""}${doubt ? ", à vérifier" : ""}`,
  total: (name) => `Total de la cage qui commence en ${name}`, totalHere: "Total",
  choices: (name) => `Qu’y a-t-il en ${name} ?`,
  empty: "Vide", other: "Autre", next: "Doute suivant", play: "Jouer",
  share: (probability) => (probability < 0.005 ? "< 1 %" : `${Math.round(100 * probability)} %`),
  status: { unique: "Ainsi lu, il a une seule solution.", none: "Ainsi lu, il n’a pas de solution : compare-le à l’image.", multiple: "Ainsi lu, il a plusieurs solutions : il manque peut-être un chiffre." },
  decides: (one, several, none) =>
    capital([
      one.length ? `avec ${one.join(" ou ")} il y a une solution` : "",
      several.length ? `avec ${several.join(" ou ")} il y en a plusieurs` : "",
      none.length ? `avec ${none.join(" ou ")} aucune` : "",
    ].filter(Boolean).join(", ")) + ".",
  blank: "une case vide",
};
