// Words of the order of techniques and of its profiles; they come with the options.
import { words } from "../words.ts";

const english = {
  how: "What is ticked is used, from the top down. Drag a row to another place; on its handle, arrows, Home and End move it.",
  list: "Order of techniques",
  move: (title: string) => `Move ${title}`,
  moved: (title: string, place: number) => `${title} is at place ${place}`,
  profile: "Profile",
  usual: "As usual",
  unsaved: "Not saved",
  name: "Name of the profile",
  save: "Save",
  saved: (name: string) => `Saved as ${name}`,
};

const german: typeof english = {
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

export const say = (): typeof english => (words.locale === "de" ? german : english);
