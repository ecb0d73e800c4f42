// Words of the calendar of days in French.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("fr");

export const days: Parts["days"] = {
  streak: (count) => `${counted(count, "jour", "jours")} de suite`,
  longest: (count) => `Ta plus longue série : ${counted(count, "jour", "jours")}.`,
  month: (date) => date.toLocaleDateString("fr", { month: "long", year: "numeric" }),
  date: (date) => date.toLocaleDateString("fr", { weekday: "long", day: "numeric", month: "long" }),
  day: (date, solved, today) => `${date}${today ? ", aujourd’hui" : ""}, ${solved ? counted(solved, "résolu", "résolus") : "aucun résolu"}`,
  figures: (days, of, puzzles) => `${days} sur ${counted(of, "jour", "jours")}, ${counted(puzzles, "sudoku", "sudokus")}`,
  before: "Mois précédent", after: "Mois suivant",
  late: "Un sudoku d’un jour passé compte pour son mois, pas pour les jours de suite.",
  play: "Jouer", playOne: (name) => `Jouer : ${name}`,
};
