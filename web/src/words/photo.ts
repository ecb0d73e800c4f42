// Words of reading photographs, in the page's languages; they come with it.
import { inLetters, words } from "../words.ts";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const english = {
  how: "Take a picture of a printed puzzle, or choose one. It is read on this device and sent nowhere.",
  camera: "Use the camera", file: "Choose a picture", shoot: "Take the picture", again: "New photo",
  looking: "Reading the picture …",
  view: "What the camera sees",
  refused: "The camera may not be used here. Choose a picture instead.",
  noCamera: "No camera was found. Choose a picture instead.",
  damaged: "The browser cannot open this picture. Save it as JPEG or PNG and try again.",
  nothing: "No grid was found. Take the picture from above, with the whole grid in it.",
  failed: "The reader could not be loaded. Is there a network?",
  toCheck: (count: number) => (count === 0 ? "All cells read" : count === 1 ? "One cell to check" : `${capital(inLetters(count))} cells to check`),
  puzzles: "Puzzles in this picture", puzzle: (place: number) => `Puzzle ${place}`,
  grid: "The grid as it was read, below the picture of each row",
  cell: (name: string, value: string, doubt: boolean, total: number | "") => `${name}: ${value || "empty"}${total ? `, total of the cage ${total}` : ""}${doubt ? ", to be checked" : ""}`,
  total: (name: string) => `Total of the cage that begins in ${name}`, totalHere: "Total",
  choices: (name: string) => `What is in ${name}?`,
  empty: "Empty", other: "Other", next: "Next doubt", play: "Play",
  share: (probability: number) => (probability < 0.005 ? "< 1 %" : `${Math.round(100 * probability)} %`),
  status: { unique: "This reading has one solution.", none: "This reading has no solution: compare it with the picture.", multiple: "This reading has several solutions: a digit may be missing." } as Record<string, string>,
  /** Values with one solution, with several, and with none. */
  decides: (one: string[], several: string[], none: string[]) =>
    capital([
      one.length ? `with ${one.join(" or ")} there is one solution` : "",
      several.length ? `with ${several.join(" or ")} there are several` : "",
      none.length ? `with ${none.join(" or ")} none` : "",
    ].filter(Boolean).join(", ")) + ".",
  blank: "an empty cell",
};

const german: typeof english = {
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

/** Asked for when it is shown: the page's language is known by then. */
export const say = (): typeof english => (words.locale === "de" ? german : english);
