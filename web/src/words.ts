// All words of the interface, so that another language is another file. What explains a step comes
// from the engine; these are labels and notices.
import type { HouseKind } from "../model/layout.ts";

export const words = {
  title: "Clew",
  hero: "Follow the thread",
  about: "Clew solves sudoku on any layout and shows the reason for every step.",
  solutions: {
    counting: "Counting …",
    empty: "Any grid is possible",
    none: "No solution",
    one: "One solution",
    many: (count: string) => `${count} solutions`,
    more: (count: string) => `More than ${count} solutions`,
    atLeast: (count: string) => `At least ${count} solutions`,
    unknown: "Not counted in time",
    withGuess: "with this guess",
    solved: "Solved",
  },
  reveal: ["Reveal a solution", "Showing a solution", "Showing true candidates", "Showing the contradiction"],
  house: (kind: HouseKind): string => (kind === "group" ? "extra house" : kind),
  blocked: (house: HouseKind | "link" | "removed"): string =>
    house === "link" ? "touches it" : house === "removed" ? "ruled out" : `in its ${house === "group" ? "group" : house}`,
  couldBe: (digits: string): string => `could be ${digits}`,
  mustBe: (digit: string): string => `can only be ${digit}`,
  nothingFits: "no digit fits",
  given: "given",
  levels: ["easy", "intermediate", "hard", "very hard", "diabolical"],
  modes: { value: "Value", corner: "Corner", centre: "Centre", colour: "Colour" },
  entry: {
    own: "Your entry",
    clear: "Cleared",
    guess: "Guess",
    pop: "Guess refuted",
    keep: "Guess kept",
    answer: "Answer",
  },
  mistakes: {
    title: "Something is wrong first",
    value: (cell: string, digit: string) => `${cell} cannot be ${digit}.`,
    removed: (cell: string, digit: string) => `${digit} was ruled out of ${cell}, but it belongs there.`,
  },
  stuck: "No technique finds anything more here.",
  noHint: { none: "This grid has no solution, so there is no next step.", multiple: "This grid has more than one solution.", solved: "The grid is full." },
  solvedBySteps: (steps: number, cycles: number) => `Solved in ${steps} ${steps === 1 ? "step" : "steps"}${cycles ? `, ${cycles} cycles` : ""}.`,
  solvedByAnswer: (steps: number) =>
    steps ? `Logic went ${steps} ${steps === 1 ? "step" : "steps"} of the way; the rest is the answer alone.` : "This is the answer alone, without its reasons.",
  guessFails: "The guess fails",
  guessed: (what: string) => `You guessed ${what}.`,
  guessOpen: "Your next entry is the guess.",
  tried: (count: string) => `${count} puzzles tried`,
  popIt: (what: string) => `Pop the guess: ${what}`,
  failedTo: {
    engine: "The engine could not be loaded. Reload the page to try again.",
    read: "This could not be read",
    large: "This text is too long for a puzzle.",
    link: "This link holds no puzzle that can be read.",
    file: "This file is too large for a puzzle.",
    working: (name: string) => `${name} was stopped.`,
  },
} as const;

export const layoutNames: Record<string, string> = {
  "9x9": "9×9 Classic", samurai: "Samurai", tridoku: "Tridoku", roxdoku: "Roxdoku", hyper: "Windoku",
  "hyper-x": "Windoku X", "samurai-13": "Samurai 13", "samurai-2x2": "Samurai of 4×4", "samurai-4x4": "Samurai of 16×16",
  antiknight: "Anti-knight", antiking: "Anti-king", antichess: "Anti-chess", disjoint: "Disjoint groups",
  centerdot: "Centre dot", "twin-horizontal": "Twin, side by side", "twin-vertical": "Twin, one above", twodoku: "Twodoku",
  "twodoku-ne": "Twodoku, north-east", "gattai-3": "Gattai 3", "gattai-8": "Gattai 8", "triple-diagonal": "Triple diagonal",
};

/** A layout's name as it is shown: 16×16, X 9×9, Windmill. */
export function titleOf(name: string): string {
  const known = layoutNames[name];
  if (known) return known;
  if (!name) return "Own layout";
  const text = name.replace(/^x-(.*)/, "X $1").replace(/^latin-(\d+)$/, "Latin $1×$1").replace(/(\d)x(\d)/g, "$1×$2").replace(/-vertical$/, ", tall boxes");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Without the word for the usual one: 9×9. */
export const shortTitle = (name: string): string => titleOf(name).replace(" Classic", "");

export const grouped = (count: number): string => count.toLocaleString("en");
