// Words of the calendar of days in German.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("de");

export const days: Parts["days"] = {
  streak: (count) => `${counted(count, "Tag", "Tage")} in Folge`,
  longest: (count) => `Deine längste Folge: ${counted(count, "Tag", "Tage")}.`,
  month: (date) => date.toLocaleDateString("de", { month: "long", year: "numeric" }),
  date: (date) => date.toLocaleDateString("de", { weekday: "long", day: "numeric", month: "long" }),
  day: (date, solved, today) => `${date}${today ? ", heute" : ""}, ${solved ? `${solved} gelöst` : "keines gelöst"}`,
  figures: (days, of, puzzles) => `${days} von ${counted(of, "Tag", "Tagen")}, ${counted(puzzles, "Rätsel", "Rätsel")}`,
  before: "Monat davor", after: "Nächster Monat",
  late: "Ein Rätsel eines vergangenen Tages zählt für seinen Monat, nicht für die Tage in Folge.",
  play: "Spielen", playOne: (name) => `Spielen: ${name}`,
};
