// Words of the order of techniques and of its profiles in German.
import type { Parts } from "../parts.ts";

export const order: Parts["order"] = {
  how: "Angekreuztes wird benutzt, von oben nach unten. Ziehe eine Zeile an einen anderen Platz; auf ihrem Griff rücken Pfeile, Pos1 und Ende sie.",
  list: "Reihenfolge der Techniken",
  move: (title) => `${title} verschieben`,
  moved: (title, place) => `${title} steht auf Platz ${place}`,
  profile: "Profil",
  usual: "Wie üblich",
  unsaved: "Nicht gespeichert",
  name: "Name des Profils",
  save: "Speichern",
  saved: (name) => `Gespeichert als ${name}`,
};
