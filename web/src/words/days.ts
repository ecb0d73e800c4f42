// The words of the calendar of days, in the page's languages.
import { spoken } from "../words.ts";
import { countedIn } from "./prose.ts";

const [inEnglish, inGerman] = [countedIn("en"), countedIn("de")];

const english = {
  streak: (count: number) => `${inEnglish(count, "day", "days")} in a row`,
  longest: (count: number) => `Your longest: ${inEnglish(count, "day", "days")}.`,
  month: (date: Date) => date.toLocaleDateString("en-GB", { month: "long", year: "numeric" }),
  date: (date: Date) => date.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" }),
  day: (date: string, solved: number, today: boolean) => `${date}${today ? ", today" : ""}, ${solved ? `${solved} solved` : "none solved"}`,
  figures: (days: number, of: number, puzzles: number) => `${days} of ${inEnglish(of, "day", "days")}, ${inEnglish(puzzles, "puzzle", "puzzles")}`,
  before: "Month before", after: "Next month",
  late: "A puzzle of a past day counts for its month, not for the days in a row.",
  play: "Play", playOne: (name: string) => `Play ${name}`,
};

const german: typeof english = {
  streak: (count) => `${inGerman(count, "Tag", "Tage")} in Folge`,
  longest: (count) => `Deine längste Folge: ${inGerman(count, "Tag", "Tage")}.`,
  month: (date) => date.toLocaleDateString("de", { month: "long", year: "numeric" }),
  date: (date) => date.toLocaleDateString("de", { weekday: "long", day: "numeric", month: "long" }),
  day: (date, solved, today) => `${date}${today ? ", heute" : ""}, ${solved ? `${solved} gelöst` : "keines gelöst"}`,
  figures: (days, of, puzzles) => `${days} von ${inGerman(of, "Tag", "Tagen")}, ${inGerman(puzzles, "Rätsel", "Rätsel")}`,
  before: "Monat davor", after: "Nächster Monat",
  late: "Ein Rätsel eines vergangenen Tages zählt für seinen Monat, nicht für die Tage in Folge.",
  play: "Spielen", playOne: (name) => `Spielen: ${name}`,
};

export const dayWords: Record<string, typeof english> = { en: english, de: german };
export const say = (): typeof english => spoken(dayWords, english);
