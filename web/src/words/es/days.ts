// Words of the calendar of days in Spanish.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("es");

export const days: Parts["days"] = {
  streak: (count) => counted(count, "día seguido", "días seguidos"),
  longest: (count) => `Tu racha más larga: ${counted(count, "día", "días")}.`,
  month: (date) => date.toLocaleDateString("es", { month: "long", year: "numeric" }),
  date: (date) => date.toLocaleDateString("es", { weekday: "long", day: "numeric", month: "long" }),
  day: (date, solved, today) => `${date}${today ? ", hoy" : ""}, ${solved ? counted(solved, "resuelto", "resueltos") : "ninguno resuelto"}`,
  figures: (days, of, puzzles) => `${days} de ${counted(of, "día", "días")}, ${counted(puzzles, "sudoku", "sudokus")}`,
  before: "Mes anterior", after: "Mes siguiente",
  late: "Un sudoku de un día pasado cuenta para su mes, no para los días seguidos.",
  play: "Jugar", playOne: (name) => `Jugar: ${name}`,
};
