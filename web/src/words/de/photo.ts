// Words of reading photographs in German.
import type { Parts } from "../parts.ts";
import { capital } from "../prose.ts";

export const photo: Parts["photo"] = {
  how: "Fotografiere ein gedrucktes Rätsel, oder wähle ein Bild. Es wird auf diesem Gerät gelesen und nirgendwohin geschickt.",
  camera: "Kamera benutzen", file: "Bild wählen", shoot: "Aufnehmen", again: "Neues Foto",
  looking: "Das Bild wird gelesen …",
  view: "Was die Kamera sieht",
  refused: "Die Kamera darf hier nicht benutzt werden. Wähle stattdessen ein Bild.",
  noCamera: "Es wurde keine Kamera gefunden. Wähle stattdessen ein Bild.",
  damaged: "Der Browser kann dieses Bild nicht öffnen. Sichere es als JPEG oder PNG und versuche es noch einmal.",
  nothing: "Es wurde kein Gitter gefunden. Fotografiere von oben, mit dem ganzen Gitter im Bild.",
  failed: "Der Leser ließ sich nicht laden. Gibt es ein Netz?",
  toCheck: (count) => (count === 0 ? "Alle Zellen gelesen" : count === 1 ? "Eine Zelle zu prüfen" : `${count} Zellen zu prüfen`),
  puzzles: "Rätsel in diesem Bild", puzzle: (place) => `Rätsel ${place}`,
  grid: "Das gelesene Gitter, unter dem Bild jeder Zeile",
  cell: (name, value, doubt, total) => `${name}: ${value || "leer"}${total ? `, Summe des Käfigs ${total}` : ""}${doubt ? ", zu prüfen" : ""}`,
  total: (name) => `Summe des Käfigs, der in ${name} beginnt`, totalHere: "Summe",
  choices: (name) => `Was steht in ${name}?`,
  empty: "Leer", other: "Andere", next: "Nächster Zweifel", play: "Spielen",
  share: (probability) => (probability < 0.005 ? "< 1 %" : `${Math.round(100 * probability)} %`),
  status: { unique: "So gelesen hat es eine Lösung.", none: "So gelesen hat es keine Lösung: Vergleiche es mit dem Bild.", multiple: "So gelesen hat es mehrere Lösungen: Vielleicht fehlt eine Ziffer." },
  decides: (one, several, none) =>
    capital([
      one.length ? `mit ${one.join(" oder ")} gibt es eine Lösung` : "",
      several.length ? `mit ${several.join(" oder ")} gibt es mehrere` : "",
      none.length ? `mit ${none.join(" oder ")} keine` : "",
    ].filter(Boolean).join(", ")) + ".",
  blank: "leerer Zelle",
};
