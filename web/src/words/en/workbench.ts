// Words of the setter's workbench and of a puzzle's own words in English.
import { countedIn } from "../prose.ts";
import { inProse } from "./prose.ts";

const counted = countedIn("en");

export const workbench = {
  solutions: {
    about: (count: string) => `About ${count} solutions`, between: (least: string, most: string) => `estimated, between ${least} and ${most}`,
    thread: "Solutions after each act", empty: "empty grid", now: "now",
    exactly: "Count exactly", estimating: "Estimating …", counting: "Counting …", unknown: "The number of solutions is not known", late: "There was no time to count them all",
  },
  truth: {
    show: "True candidates", of: (cell: string) => `Digits of ${cell}`, select: "Select a cell to see how often each digit stands in it.",
    how: "In the grid, frequent digits are bold, rare ones thin.", never: "never", possible: "possible", times: (count: string) => `×${count}`,
  },
  decide: { title: "Clues that decide", looking: "Comparing the clues …", how: "times as many solutions without it", none: "No clue cuts the solutions by itself.", more: (count: string) => `over ${count}` },
  idle: {
    title: "Not needed", none: "Every clue is needed.", partly: "There was no time to look at every clue.", takeOut: "Take it out", remove: (what: string) => `Take it out: ${what}`, given: (digit: string, cell: string) => `the ${digit} in ${cell}`,
    more: (count: string) => `${count} more`, fewer: "Fewer", each: "Each by itself: without one of them, others may be needed.",
    why: {
      ask: "Why is it not needed?", filled: "All its cells are given.", one: "The rest has one solution, and it obeys this clue.", all: "Without it the solutions are the same.", atOnce: (name: string) => `The rest gives it by ${inProse(name)}.`,
      later: (steps: number, name: string) => `The rest gives it in ${counted(steps, "step", "steps")}, the hardest ${inProse(name)}.`, solved: (steps: number, name: string) => `The rest is solved in ${counted(steps, "step", "steps")}, the hardest ${inProse(name)}, and the solution obeys this clue.`,
    },
  },
  complete: {
    title: "Finish my puzzle", kinds: "With", level: "Level", givens: "Givens", anyLevel: "Any level", find: "Find proposals", others: "Three others", searching: (tried: number, best: string) => `Looking for the fewest clues …${tried ? ` ${counted(tried, "attempt", "attempts")}${best ? `, best so far ${best}` : ", none fits so far"}` : ""}`, needs: "Needs the technique",
    none: "Nothing was found in ten seconds; choose other clues or another level.", add: (what: string) => `Add ${what}`, given: (count: number) => `${count} ${count === 1 ? "given" : "givens"}`,
    clue: (count: number) => `${count} ${count === 1 ? "clue" : "clues"}`, and: " and ", steps: (count: string) => `${count} steps`, at: (digit: string, cell: string) => `${digit} in ${cell}`, proposals: "Proposals", done: "The puzzle has one solution already.",
  },
  hard: {
    title: "Where it is hard", only: "only one way on", later: "The path is drawn when the puzzle has one solution.", walking: "Walking the path …", stuck: "The path gets stuck.", easy: "Every step has other ways on.",
    singles: (count: string) => `only easy steps from ${count}`, step: (count: string) => `step ${count}`, at: (count: string, name: string) => `${count} ${inProse(name)}`, back: "Back to the puzzle",
  },
  playIt: "Play it",
  about: { title: "Title", author: "Author", rules: "Rules", message: "Message at the end", written: "written from the clues", again: "Write them again", how: "They are shown beside the grid, kept in links and in every export, and read from imports." },
};
