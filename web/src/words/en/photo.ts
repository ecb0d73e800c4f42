// Words of reading photographs in English.
import { keyed } from "../parts.ts";
import { capital } from "../prose.ts";
import { inLetters } from "./prose.ts";

export const photo = {
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
  status: keyed({ unique: "This reading has one solution.", none: "This reading has no solution: compare it with the picture.", multiple: "This reading has several solutions: a digit may be missing." }),
  /** Values with one solution, with several, and with none. */
  decides: (one: string[], several: string[], none: string[]) =>
    capital([
      one.length ? `with ${one.join(" or ")} there is one solution` : "",
      several.length ? `with ${several.join(" or ")} there are several` : "",
      none.length ? `with ${none.join(" or ")} none` : "",
    ].filter(Boolean).join(", ")) + ".",
  blank: "an empty cell",
};
