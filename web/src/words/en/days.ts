// Words of the calendar of days in English.
import { countedIn } from "../prose.ts";

const counted = countedIn("en");

export const days = {
  streak: (count: number) => `${counted(count, "day", "days")} in a row`,
  longest: (count: number) => `Your longest: ${counted(count, "day", "days")}.`,
  month: (date: Date) => date.toLocaleDateString("en-GB", { month: "long", year: "numeric" }),
  date: (date: Date) => date.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" }),
  day: (date: string, solved: number, today: boolean) => `${date}${today ? ", today" : ""}, ${solved ? `${solved} solved` : "none solved"}`,
  figures: (days: number, of: number, puzzles: number) => `${days} of ${counted(of, "day", "days")}, ${counted(puzzles, "puzzle", "puzzles")}`,
  before: "Month before", after: "Next month",
  late: "A puzzle of a past day counts for its month, not for the days in a row.",
  play: "Play", playOne: (name: string) => `Play ${name}`,
};
