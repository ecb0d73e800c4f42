// Words of playing in English: the start page, today's puzzle, time, the finish and its statistics.
import { countedIn } from "../prose.ts";

const counted = countedIn("en");

export const play = {
  invite: "A puzzle for today, and the reason for every step.",
  today: "Today’s puzzle",
  date: (date: Date) => date.toLocaleDateString("en-GB", { weekday: "long", day: "numeric", month: "long" }),
  when: (at: number) => new Date(at).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" }),
  ofTheDay: "Puzzles of the day",
  learn: "Techniques step by step, and practice of each",
  build: "A puzzle of your own, its solutions counted as you draw",
  doors: { play: "by layout, kind of clue and level", learn: "step by step, with practice", make: "photo, paste, generate, set" },
  resume: "Continue",
  byLevel: (layout: string) => `${layout} by level`,
  all: "All puzzles",
  emptyHow: "to type one in",
  solvedOf: (count: number) => `${count.toLocaleString("en")} solved`,
  noneGraded: "There are no graded puzzles of this layout yet. Generate makes one.",
  done: "solved",
  begun: "begun",
  pause: "Pause",
  goOn: "Continue",
  paused: "Paused",
  time: (text: string) => `Time ${text}`,
  statistics: {
    none: "Nothing has been solved in this browser yet.",
    solved: "Solved", streak: "Streak", longest: "Longest streak", table: "By layout and level",
    days: (count: number) => counted(count, "day", "days"),
    columns: ["Puzzles", "Solved", "Best", "Median", "Hints"],
    export: "Export", import: "Import",
    file: "A file holds all games with their times, to continue elsewhere.",
    imported: (games: number, finished: number) => `${counted(games, "game", "games")} and ${counted(finished, "result", "results")} taken in.`,
    notImported: "This is not a file of games.",
  },
} as const;
