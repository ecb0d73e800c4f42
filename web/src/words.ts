// The English words of the interface: names, labels and notices. Explanations of steps come from the engine.
// docs/adding.md lists the files of another language.
import type { HouseKind } from "./model/layout.ts";
import { only } from "./model/nth.ts";
import { play } from "./words/play.ts";
import { countedIn, inProse } from "./words/prose.ts";

const counted = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** A small number in letters. */
export const inLetters = (count: number): string => counted[count] ?? String(count);

const number = countedIn("en");
const house = (kind: HouseKind): string => (kind === "group" ? "group" : kind);

const english = {
  locale: "en",
  title: "Clew",
  pageTitle: "Clew: sudoku with its reasons",
  hero: "Sudoku with every step explained",
  play,
  grid: "Sudoku grid",
  buttons: {
    hint: "Hint", step: "Step", solve: "Solve", reveal: "Reveal", auto: "Auto", undo: "Undo", redo: "Redo", freeze: "Freeze",
    guess: "Guess", clear: "Clear", rules: "Rules", generate: "Generate", rate: "Rate", share: "Share", print: "Print", load: "Load", check: "Check",
    new: "New", library: "Library", games: "Earlier games", statistics: "Statistics", days: "Days", options: "Options", keys: "Keys", allSteps: "All steps",
    more: "More", showMore: "Show more", showLess: "Show less", close: "Close", stop: "Stop", emptyGrid: "Empty grid",
    erase: "Erase", pop: "Drop", keep: "Keep", why: "Why?", which: "Which technique?", backToNow: "Back to now", goOn: "Go on from here",
    takeBack: "Take it back", takeAllBack: "Take them back", remove: "Remove", putBack: "Put back",
    learn: "Learn", lesson: "Lesson", lessons: "Lessons", prove: "Check a deduction", path: "Path", build: "Build", photo: "Photo",
    makeGivens: "Make them givens", leave: "Leave them",
    withEntries: "With my entries", withoutEntries: "Without my entries",
  },
  by: (author: string) => `by ${author}`,
  menus: { play: "Play", learn: "Learn", make: "Make", of: (name: string) => `${name} menu` },
  marks: {
    label: "Marks", none: "None", mine: "Mine", automatic: "Auto", fill: "Fill in marks once",
    filled: "All candidates are your marks now; Undo takes them back",
  },
  labels: {
    facts: "Facts and tools", reasoning: "Reasoning", commands: "Commands", another: "Another puzzle", start: "Start",
    explanation: "Explanation", setter: "The setter's words", solutions: "Solutions", steps: "Steps", guesses: "Guesses", digits: "Digits", puzzle: "Puzzle",
    layout: "Layout", level: "Level", link: "Link", modes: "Typing enters", dialog: "Dialog", several: "Choose a puzzle",
    layoutOfPuzzles: "Layout of the puzzles", levelOfPuzzles: "Level of the puzzles",
  },
  begin: {
    paste: "Paste a puzzle",
    pasteHow: "In any common format, or drop a file or a picture",
    generate: "Generate",
    generateHow: (layout: string) => `A new ${layout} with one solution, made on this machine`, generateClues: (clues: string) => `A new puzzle with one solution (${clues}), made on this machine`,
    choose: "Choose a layout", clues: "With clues of other kinds",
    leftOff: "Where you left off",
    filled: (filled: number, all: number) => `${filled} of ${all}`,
    givens: (layout: string, givens: number) => `${layout}, ${number(givens, "given", "givens")}`,
  },
  quiet: {
    empty: "Type the digits of a puzzle, or paste one; Enter freezes them as givens.",
    ready: "A hint names where to look, then the technique, then the whole reason.",
  },
  solutions: {
    counting: "Counting …",
    none: "No solution",
    one: "One solution",
    many: (count: string) => `${count} solutions`,
    more: (count: string) => `More than ${count} solutions`,
    atLeast: (count: string) => `At least ${count} solutions`,
    unknown: "Not counted in time",
    withGuess: "with this guess",
    solved: "Solved", wrong: "Full, not solved",
    untold: "Solutions not told",
    share: (share: string) => `${share} of the solutions`,
  },
  reveal: ["", "Showing a solution", "Showing true candidates", "Showing the contradiction"],
  core: {
    title: (count: number) => (count === 1 ? "This cannot be" : "These contradict each other"),
    looking: "Looking for the contradiction …",
    text: (values: string[], fewest: boolean) =>
      values.length === 1
        ? `${values[0]} is impossible by itself.`
        : `${values.slice(0, -1).join(", ")} and ${values[values.length - 1]} cannot all stand together. ${fewest ? "There is no smaller contradiction." : "None of them can be left out."}`,
    none: "There is no solution, whatever is taken out.",
    unsettled: "Which of them contradict each other was not found in time.",
    legend: "contradict each other",
  },
  level: {
    empty: "Empty grid", unrated: "Unrated", any: "Any level",
    rules: (count: string) => `${count} pairs of cells must differ`,
  },
  /** A puzzle by its level and layout, either of which may be empty. */
  puzzle: (level: string, layout: string): string => [level, layout].filter(Boolean).join(" "),
  layouts: { own: "Own layout", ownShort: "Own", latin: (size: string) => `Latin ${size}`, tall: (size: string) => `${size}, tall boxes` },
  /** Puzzles by the clues that they have besides givens. */
  clues: {
    killer: "Killer", thermo: "Thermometers", arrow: "Arrows", kropki: "Kropki dots", xv: "XV", sandwich: "Sandwiches", skyscraper: "Skyscrapers", littlekiller: "Little killer",
    whispers: "Whispers", renban: "Renban", palindrome: "Palindromes", between: "Between lines", zipper: "Zippers", regionsum: "Region sums", quadruple: "Quadruples", xsum: "X-sums",
  } as Record<string, string>,
  /** As they are shown, where that is not as the engine calls them. */
  levelNames: {} as Record<string, string>,
  levels: ["easy", "intermediate", "hard", "very hard", "diabolical"],
  rated: {
    not: "Not rated",
    none: "This puzzle has no solution.",
    multiple: "This puzzle has more than one solution.",
    hardest: (technique: string) => `Its hardest technique is ${inProse(technique)}`,
    score: (score: number) => `HoDoKu score ${score.toLocaleString("en")}`,
    figures: (er: number, ep: number, ed: number) => `ER ${er.toFixed(1)}  EP ${ep.toFixed(1)}  ED ${ed.toFixed(1)}`,
    er: (er: number) => `ER ${er.toFixed(1)}`,
  },
  legend: {
    /** From what the engine calls it: row 3, the main diagonal. */
    house: (name: string) => name,
    houses: (role: "base" | "cover" | "subset", kind: string) => `${role} ${kind === "box" ? "boxes" : `${kind}s`}`,
    touchesBoth: "touches both", holds: "holds", oneOf: (count: number) => `one of ${inLetters(count)}`, oneOfThese: "one of these",
    orElse: "or else this", other: "the other digit", prevents: "prevents the swap", fin: "fin",
    sets: "sets of cells", swap: "cells of the swap", bases: "base cells", targets: "target cells", set: "set of cells", strong: "one or the other", weak: "not both",
    ring: "rules out the rest", error: "the contradiction", removed: "removed", cell: "the cell", cells: "cells",
  },
  blocked: (kind: HouseKind | "link" | "removed"): string => (kind === "link" ? "touches it" : kind === "removed" ? "ruled out" : `in its ${house(kind)}`),
  couldBe: (digits: string): string => `could be ${digits}`,
  mustBe: (digit: string): string => `can only be ${digit}`,
  digitCount: (count: number): string => number(count, "digit", "digits"),
  nothingFits: "no digit fits",
  given: "given",
  cell: {
    given: (digit: string) => `given ${digit}`,
    empty: "empty",
    candidates: (digits: string) => `empty candidates ${digits}`,
    centre: (digits: string) => `centre marks ${digits}`,
    out: (digits: string) => `, ruled out ${digits}`,
    deduced: ", deduced", guess: ", in a guess", repeated: ", repeated", wrong: ", wrong",
    colour: (colour: number) => `, colour ${colour}`,
    x: ", cross", o: ", circle", lines: (cells: string) => `, line to ${cells}`,
  },
  cells: (count: number): string => number(count, "cell", "cells"),
  allCells: "all cells",
  on: (digit: string): string => ` on ${digit}`,
  key: {
    digit: (digit: string, left: number) => `Digit ${digit}${left >= 0 ? `, ${left} left` : ""}`,
    colour: (colour: number) => `Colour ${colour}`,
    ink: (ink: number) => `Ink ${ink}, ${["blue", "green", "amber", "grey"][ink - 1]}`, x: "Cross", o: "Circle",
  },
  modes: { value: "Value", corner: "Corner", centre: "Centre", colour: "Colour", pen: "Pen" },
  typed: {
    given: (cells: string) => `${cells} is given and stays`,
    full: (cells: string) => `${cells} holds a digit: marks are for empty cells`,
    value: (cells: string, digit: string, repeated: boolean) => `${cells} = ${digit}${repeated ? ", repeated" : ""}`,
    empty: (cells: string) => `${cells} is empty`,
    mark: (cells: string, digit: string, kind: string, on: boolean) => `${cells}: ${kind} mark ${digit} ${on ? "set" : "taken out"}`,
    struck: (cells: string, digit: string, out: boolean) => `${cells}: ${digit} ${out ? "ruled out" : "is a candidate again"}`,
    colour: (cells: string, colour: string) => (colour ? `${cells}: colour ${colour}` : `${cells}: no colour`),
    blocked: (digit: string, cell: string, blocker: string, where: string) => `${digit} is not a candidate in ${cell}: ${blocker} ${where}`,
    out: (digit: string, cell: string) => `${digit} is ruled out of ${cell}`,
    drawn: (cells: string, what: string) => `${cells}: ${what ? what.toLowerCase() : "drawing erased"}`,
    line: (from: string, to: string, on: boolean) => `Line ${from} ${to} ${on ? "drawn" : "erased"}`,
    edge: { left: "left edge", right: "right edge", up: "upper edge", down: "lower edge" },
  },
  frozen: (count: number): string => `${number(count, "digit is given", "digits are given")} from now on; Undo takes it back`,
  freezing: {
    title: "Make your entries givens?",
    text: (count: number) => `${number(count, "digit of yours becomes", "digits of yours become")} part of this puzzle. If one of them is wrong, the puzzle has no solution any more. Undo takes it back.`,
  },
  nothingToFreeze: "All digits are givens already",
  nothingThere: "There is no digit to freeze yet",
  undone: "Undone",
  redone: "Redone",
  noFurther: "There is nothing more",
  rules: {
    triangles: (count: number) => `${inLetters(count)} triangles`,
    edges: (count: number) => `${inLetters(count)} edges and legs`,
    touching: "touching cells differ",
    span: (least: number, greatest: number) => `${least} to ${greatest}`, digits: (span: string) => `the digits are ${span}`,
    regions: "regions in place of boxes", groups: (count: number) => `${inLetters(count)} extra ${count === 1 ? "region" : "regions"}, no repeats`,
    windows: (count: number) => `${inLetters(count)} windows`,
    diagonals: (count: number) => `${inLetters(count)} ${count === 1 ? "diagonal" : "diagonals"}`,
    /** By layout or rule of the whole grid, where that is not as the engine says it. */
    of: { antiknight: "a knight’s move apart, no repeats", antiking: "a king’s move apart, no repeats", disjoint: "same place in the box, no repeats" } as Record<string, string>,
  },
  entry: {
    own: "Your entry",
    clear: "Cleared",
    guess: "Guess",
    pop: "Guess refuted",
    keep: "Guess kept",
    answer: "Answer",
  },
  /** Between a cell and a digit that is ruled out there. */
  not: "not",
  /** Between so many cells and their digit. */
  is: (cells: number) => (cells === 1 ? "is" : "are"),
  next: "next",
  moves: (count: number, whole: boolean): string => (whole ? "" : "At least ") + number(count, "move now", "moves now"),
  firstMoves: (count: number): string => `The first ${count} of them:`,
  mistakes: {
    title: (count: number) => (count === 1 ? "There is a mistake" : "There are mistakes"),
    found: (count: number) => `${number(count, "mistake", "mistakes")} so far`,
    none: "No mistake so far.",
    early: "The guess is not to blame: this was wrong before it.",
    full: "The grid is full, but not solved", fullHow: "At least one digit is wrong. Check names it.",
    unknown: "This puzzle does not have exactly one solution, so an entry cannot be called wrong.",
    value: (cell: string, digit: string) => `${cell} cannot be ${digit}.`,
    blocked: (digit: string, other: string, where: string) => `${other} is ${digit} already, ${where}.`,
    suppose: (what: string) => `Suppose that ${what}.`,
    untold: (steps: number) => `Not told: ${number(steps, "step", "steps")} that would be true without the mistake too.`,
    follows: "These steps follow from the mistake. They say nothing about the solution.",
    noReason: "No short reason was found. The digit leads to a contradiction only after many steps.",
    removed: (cell: string, digit: string) => `${digit} was ruled out of ${cell}, but it belongs there.`,
  },
  stuck: "No technique finds anything more here.",
  noHint: { title: "No hint", none: "This grid has no solution, so there is no next step.", solved: "The grid is full." },
  solvedBySteps: (steps: number, cycles: number): string => `Solved in ${number(steps, "step", "steps")}${cycles ? `, ${cycles} cycles` : ""}.`,
  solvedByAnswer: (steps: number): string =>
    steps ? `Logic finds ${number(steps, "step", "steps")}; the rest is the answer alone.` : "This is the answer alone, without its reasons.",
  guessIsOpen: "A guess is open",
  guessFails: "The guess fails",
  guessed: (what: string): string => `You guessed that ${what}.`,
  guessedWithin: (what: string): string => `Within it you guessed that ${what}.`,
  guessOpen: "Your next entry is the guess.",
  notMade: "not made yet",
  noneWithGuess: "No solution is left with it.",
  skipped: (steps: number): string => `… ${number(steps, "more step", "more steps")} …`,
  thePuzzle: "the puzzle",
  stepCount: (steps: number): string => number(steps, "step", "steps"),
  popIt: (digit: string, cell: string): string => `Rule out ${digit} in ${cell}`,
  popOpen: "Drop the guess",
  popped: (digit: string, cell: string): string => `The guess is refuted: ${digit} is ruled out of ${cell}`,
  left: "The guess is taken back",
  kept: "The guess is kept",
  tried: (count: number): string => number(count, "puzzle tried", "puzzles tried"),
  rare: {
    text: (level: string) => `Puzzles of this level (${level}) are rare on this layout. The search goes on until you stop it.`,
    take: (level: string) => `Take one of the library (${level})`,
  },
  techniques: "Techniques that hints, steps and Auto use",
  options: {
    clearing: ["Clear my marks around an entry", "Its digit leaves your marks in all cells that see it"],
    path: ["Solve walks the path", "Otherwise it shows the answer only"],
    numbers: ["Row and column numbers", ""],
    timer: ["Time", "How long a game takes; it can be paused"],
    tell: ["The number of solutions", "Otherwise the page does not show it"],
    counts: ["Rules, steps and cycles", "The numbers behind a puzzle and its path"],
    shareWork: ["Share with my entries", "Otherwise a link holds the givens alone"],
  },
  choices: {
    mistakes: { label: "Mistakes are shown", repeats: "where a digit repeats", once: "at once", check: "only by Check" },
    theme: { label: "Theme", system: "like the system", light: "light", dark: "dark", contrast: "high contrast" },
    text: { label: "Text size", normal: "normal", large: "large" },
    language: { label: "Language", system: "like the system", en: "English", de: "Deutsch" },
  },
  chooser: {
    squares: "Squares", tall: "Tall boxes", rules: "More rules", latin: "Rows and columns only", several: "Several grids and other shapes",
  },
  library: {
    loading: "Loading …", none: "The library could not be loaded. Is there a network?", part: "A part of the library could not be loaded. Is there a network?",
    givens: (count: number) => number(count, "given", "givens"),
    number: (place: number) => `No. ${place}`,
    solved: "solved",
    more: (count: number) => `Show more of ${count.toLocaleString("en")}`,
  },
  games: { none: "No other game is kept in this browser yet.", loading: "Loading …", this: "this game" },
  keyTable: [
    ["arrows; with Ctrl or Shift", "move; extend the selection"],
    ["double click", "select what holds the same digit or marks"],
    ["digit", "what the mode says: a value, at first"],
    ["Shift, Ctrl, Ctrl-Shift + digit", "corner mark, centre mark, colour"],
    ["two digits within a second", "a digit above 9; letters work too"],
    ["Z X C V B, Space", "value, corner, centre, colour, pen; the next one"],
    ["pen: drag; tap", "lines from cell to cell and along edges; cross, circle, nothing"],
    ["pen: Shift or Ctrl + arrow", "a line to the next cell; along that edge"],
    ["pen: Backspace", "erase the drawing in the cells, or undo"],
    ["Delete", "erase the cells, as the Erase key does"],
    ["Backspace, Ctrl-Z; Ctrl-Y", "undo; redo"],
    ["Ctrl-V", "take a puzzle from the clipboard"],
    ["H, S, G", "hint, step, guess"],
    ["Alt + letter", "a command, where letters are digits"],
    ["Enter", "freeze what stands as givens"],
    ["F1 – F9", "show one digit"],
    ["Ctrl-wheel", "zoom the grid"],
    ["Escape", "close what is shown"],
  ],
  linkCopied: "The link is on the clipboard and in the address bar.",
  linkInBar: "The link is in the address bar.",
  notKept: {
    title: "Your games are not kept",
    full: "The browser’s storage is full. This game lasts until the page is closed: remove earlier games, or share the game as a link.",
    blocked: "The browser does not let this page store anything. Games and statistics last until the page is closed; a shared link keeps a game.",
  },
  place: (line: number, column: number): string => (line ? `Line ${line}, column ${column}: ` : `Column ${column}: `),
  passedOver: "Some of it was left out",
  failedTo: {
    engine: "The engine could not be loaded. Reload the page to try again.",
    read: "This could not be read",
    words: "These words hold no puzzle. Paste its digits with dots for empty cells, a link, or the text of a file.",
    large: "This text is too long for a puzzle.",
    link: "This link holds no puzzle that can be read.",
    file: "This file is too large for a puzzle.",
    game: "What was kept of this game is damaged.",
    working: (name: string) => `${name} was stopped.`,
    left: (name: string) => `${name} was stopped, for the puzzle has changed`,
  },
} as const;

/** A catalogue of words in any language: the same names, with words of their own. */
type Told<T> = T extends string ? string : T extends (...asked: infer A) => unknown ? (...asked: A) => string : { readonly [K in keyof T]: Told<T[K]> };
export type Catalogue = Told<typeof english>;

export const words: Catalogue = english;

/** The table of the page's language; `usual` if there is none. */
export const spoken = <T>(tables: Record<string, T>, usual: T): T => tables[words.locale.slice(0, 2)] ?? usual;

/** Puts another language's words in the place of these, before anything is drawn. */
export function speak(other: Catalogue, names: Record<string, string>): void {
  const put = (to: Record<string, unknown>, from: object) => {
    for (const [key, word] of Object.entries(from))
      if (word && typeof word === "object") put((to[key] ??= {}) as Record<string, unknown>, word);
      else to[key] = word;
  };
  put(words as unknown as Record<string, unknown>, other);
  Object.assign(layoutNames, names);
  document.documentElement.lang = other.locale;
  document.title = other.pageTitle;
}

export const layoutNames: Record<string, string> = {
  "9x9": "9×9 Classic", samurai: "Samurai", tridoku: "Tridoku", roxdoku: "Roxdoku", hyper: "Windoku",
  "hyper-x": "Windoku X", "samurai-13": "Samurai 13", "samurai-2x2": "Samurai of 4×4", "samurai-4x4": "Samurai of 16×16",
  antiknight: "Anti-knight", antiking: "Anti-king", antichess: "Anti-chess", disjoint: "Disjoint groups",
  centerdot: "Centre dot", "twin-horizontal": "Twin, side by side", "twin-vertical": "Twin, one above", twodoku: "Twodoku",
  "twodoku-ne": "Twodoku, north-east", "gattai-3": "Gattai 3", "gattai-8": "Gattai 8", "triple-diagonal": "Triple diagonal",
  nonconsecutive: "Non-consecutive", diagonalnonconsecutive: "Diagonally non-consecutive", antitaxicab: "Anti-taxicab",
  maindiagonal: "Main diagonal", antidiagonal: "Antidiagonal", windows: "Windows", nodifference: "No difference without a dot",
  noratio: "No ratio without a dot", nosum: "No sum without a mark", nomovesum: "No sum a move apart",
  globalentropy: "Global entropy", globalmodular: "Global modular", flatmates: "Dutch flatmates",
};

/** A layout's name as it is shown: 16×16, X 9×9, Windmill. */
export function titleOf(name: string): string {
  const known = layoutNames[name];
  if (known) return known;
  const { own, latin, tall } = words.layouts;
  const clues = words.clues[name];
  if (clues) return clues;
  if (!name) return own;
  if (name.includes("+")) return name.split("+").map(shortTitle).join(", ");
  if (name.includes(":")) return name.replace(/([^:]*):(.*)/, (_, rule, numbers) => `${titleOf(rule)} (${numbers.replaceAll(":", ", ")})`);
  const text = name.replace(/^x-(.*)/, "X $1").replace(/(\d)x(\d)/g, "$1×$2")
    .replace(/^latin-(\d+)$/, (_, size) => latin(`${size}×${size}`)).replace(/(.*)-vertical$/, (_, size) => tall(size));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Constraints whose clues are called otherwise. */
const clued: Record<string, string> = { cage: "killer", slowthermo: "thermo", difference: "kropki", ratio: "kropki", pairsum: "xv" };

/** A layout's name; of puzzle text with clues of one kind that kind: killer. */
export function nameOfGrid({ layout, source }: { layout: string; source: string }): string {
  const kinds = source.split("\n").map((line) => line.replace(/ .*/s, "")).map((word) => clued[word] ?? word);
  return layout || (only(new Set(kinds.filter((kind) => kind in words.clues))) ?? "");
}

/** Without the word for the usual one: 9×9. */
export const shortTitle = (name: string): string => (name === "9x9" ? "9×9" : titleOf(name));

export const grouped = (count: number): string => count.toLocaleString(words.locale);
