// Words of the order of techniques and of its profiles in French.
import type { Parts } from "../parts.ts";

export const order: Parts["order"] = {
  how: "Ce qui est coché est utilisé, de haut en bas. Fais glisser une ligne à une autre place ; sur sa poignée, les flèches, Début et Fin la déplacent.",
  list: "Ordre des techniques",
  move: (title) => `Déplacer ${title}`,
  moved: (title, place) => `${title} est à la place ${place}`,
  profile: "Profil",
  usual: "Habituel",
  unsaved: "Non enregistré",
  name: "Nom du profil",
  save: "Enregistrer",
  saved: (name) => `Enregistré sous ${name}`,
};
