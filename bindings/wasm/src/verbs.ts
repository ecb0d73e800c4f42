// Requests and answers of the verbs. Written by docs/schema/typescript.mjs from verbs.json; change it there.

/** The answer to a request that failed. */
export interface Failure {
  error: string;
  /** Line of the puzzle's text, from 1. */
  line?: number;
  /** From 1; 0 for the whole line. */
  column?: number;
}

/** Fields of every verb about one puzzle. */
export interface PuzzleRequest {
  /** A puzzle in any format that Clew reads. */
  puzzle: string;
  /** A name from the catalogue, optionally with + and constraints; by default taken from the text. */
  layout?: string;
  /** The format of the text; recognised by default. */
  from?: string;
  /** Accept a drawing that is not fully understood, with a remark. */
  assume?: boolean;
  /** The values entered by a player, as a line. */
  entries?: string;
  /** Remaining digits of each cell in the order of a line; null for all. */
  marks?: (Digit[] | null)[];
  /** Seconds; 0 for no limit. */
  timeout?: number;
}

/** Further fields of every verb about steps. */
export interface LogicRequest extends PuzzleRequest {
  /** Techniques or levels. */
  only?: Names;
  /** Techniques or levels to leave out. */
  without?: Names;
  /** The puzzle's only solution as a line, if known; it is then not searched for. */
  solution?: string;
}

/** Language of texts and titles; default en. */
export type Language = "en" | "de" | "fr" | "es";

/** The first fields of most answers. */
export interface About {
  /** The givens as a line. */
  puzzle: string;
  /** Its name; null for a layout outside the catalogue. */
  layout: string | null;
}

/** The value that the layout writes for a digit. */
export type Digit = number;

/** A list, or one string with commas. */
export type Names = string[] | string;

/** Names such as r1c1. */
export type Cells = string[];

/** A symbol for each cell; null if there is no line. */
export type Line = string | null;

/** Remaining digits of each cell in the order of a line; null if no digit was excluded. */
export type Marks = Digit[][] | null;

/** A string of digits above 2^53. */
export type Number = number | string;

/** Number of solutions; unknown if time ran out. */
export type Status = "none" | "unique" | "multiple" | "unknown";

export type Level = "easy" | "intermediate" | "hard" | "very hard" | "diabolical" | "beyond logic";

/** True if the checker proved it; null if the checker did not finish. */
export type Verified = boolean | null;

export interface Candidate {
  cell: string;
  digit: Digit;
}

/** A wrong value, or a missing mark. */
export interface Mistake {
  cell: string;
  digit: Digit;
  kind: "value" | "removed";
}

/** A reason of a step: at least one of these candidates is true, at most one is, a constraint holds, or a sum is added a number of times. */
export interface FactAnswer {
  says: "some" | "one" | "holds" | "adds";
  unit: "cell" | "house" | "pair" | "constraint";
  role: "reason" | "base" | "cover" | "fin" | "subset" | "strong" | "weak" | "colour" | "pivot" | "pincer" | "pattern" | "guard" | "clash";
  /** Facts of one part belong together. */
  part: number;
  /** Number of times it is added; negative: subtracted. */
  times?: number;
  /** Absent for a cell as a whole. */
  digit?: Digit;
  house?: string;
  kind?: HouseKind;
  /** Its kind, such as cage. */
  constraint?: string;
  /** Number among the constraints of its kind, from 1. */
  number?: number;
  cells: Cells;
  /** All cells of a house that lists of houses omit. */
  of?: Cells;
}

export interface NodeAnswer {
  cells: Cells;
  digit: Digit;
  /** True if the digit is assumed to be in the cell, false if it is assumed not to be. */
  on: boolean;
  /** Link from the previous node. */
  link: "none" | "weak" | "strong";
  /** Line of the text about it, from 1; 0 for none. */
  line: number;
}

export interface EvidenceAnswer {
  facts: FactAnswer[];
  chain?: NodeAnswer[];
  /** A deadly pattern: the digits of each cell. */
  pattern?: {
    cells: Cells;
    digits: Digit[][];
  };
}

export interface StepAnswer {
  technique: string;
  /** HoDoKu's code, four digits. */
  code: string | null;
  /** Title of the technique. */
  name: string;
  /** Sudoku Explainer's rating. */
  rating: number | null;
  placements: Candidate[];
  eliminations: Candidate[];
  evidence: EvidenceAnswer;
  text: string;
  /** Place, technique and reason: of find, if asked for. */
  texts?: string[];
  /** Of explain, if asked for. */
  verified?: Verified;
}

export type Shape = "square" | "triangle_up" | "triangle_down";

export type HouseKind = "row" | "column" | "box" | "region" | "diagonal" | "window" | "group";

export interface CellAnswer {
  name: string;
  /** From 1. */
  row: number;
  /** From 1. */
  col: number;
  shape: Shape;
  /** Position of the drawing, in cells. */
  x: number;
  y: number;
}

export interface HouseAnswer {
  name: string;
  kind: HouseKind;
  number: number;
  grid: number;
  /** Every digit must appear in it. */
  complete: boolean;
  cells: Cells;
}

export interface ConstraintAnswer {
  /** The word of puzzle text. */
  kind: string;
  /** Name as used in sentences. */
  name: string;
  number: number;
  /** One list, or several if the constraint compares lists. */
  cells: Cells[];
  values: number[];
  /** Its line in puzzle text. */
  text: string;
}

export interface LayoutAnswer {
  name: string;
  title: string;
  /** Number of digits. */
  digits: number;
  /** Value of each digit, if not 1, 2, 3 … */
  values?: Digit[];
  /** Pairs of cells that must differ. */
  rules: number;
  rows: number;
  cols: number;
  cells: CellAnswer[];
  houses: HouseAnswer[];
  /** Pairs of cells. */
  links: [string, string][];
  constraints: ConstraintAnswer[];
}

/** A name that represents many layouts has only name and title. */
export interface LayoutSummary {
  name: string;
  title: string;
  cells?: number;
  /** Number of digits. */
  digits?: number;
  houses?: number;
  links?: number;
  rules?: number;
}

export type VerbsRequest = Record<string, never>;

export interface VerbsAnswer {
  verbs: string[];
}

export type BackdoorsRequest = PuzzleRequest;

export interface BackdoorsAnswer extends About {
  status: Status;
  /** True candidates after whose placement singles solve the puzzle. */
  solving: Candidate[];
  /** False candidates that singles refute, and after whose removal singles solve the puzzle. */
  refuting: Candidate[];
  /** The lists are complete. */
  exact: boolean;
}

export type CandidatesRequest = PuzzleRequest;

export interface CandidatesAnswer extends About {
  status: Status;
  exact: boolean;
  /** For each cell, the digits that occur in some solution. */
  candidates: Record<string, Digit[]>;
  /** Number of solutions, if small. */
  solutions?: Number;
  /** For each cell and digit, the number of solutions with that digit in the cell; given with solutions. */
  shares?: Record<string, Record<string, number>>;
}

export type CanonRequest = PuzzleRequest;

export interface CanonAnswer extends About {
  /** A symbol for each cell; if the puzzle gives candidates, the groups of all cells, separated by blanks. */
  canonical: string;
}

export interface CheckRequest extends PuzzleRequest {
  /** Look for redundant givens and constraints. */
  minimal?: boolean;
}

/** A repeated digit. */
export interface Conflict {
  digit: Digit;
  cells: Cells;
  /** Null if the cells share no house. */
  house: string | null;
}

export interface CheckAnswer extends About {
  status: Status;
  conflicts: Conflict[];
  /** Cells whose values contradict each other. */
  core: Cells;
  /** Constraints of the contradiction. */
  core_constraints: string[];
  /** True if no smaller contradiction exists; null if there is a solution. */
  core_is_fewest: boolean | null;
  /** Cells in which two solutions differ. */
  cells: Cells;
  /** Givens that could each be removed alone; null unless asked for. */
  idle: string[] | null;
  /** Constraints that could each be removed alone; null unless asked for. */
  idle_constraints: string[] | null;
  /** False if there was no time to look at all of them. */
  idle_is_complete: boolean | null;
  /** A solution, if there are several. */
  first?: Line;
  second?: Line;
}

export interface CluesRequest extends PuzzleRequest {
  /** Number of clues of the puzzles. */
  clues?: number;
  /** Stop at the first puzzle. */
  first?: boolean;
  /** Count the puzzles without listing them. */
  count?: boolean;
  /** Find the fewest clues of a puzzle of this grid. */
  least?: boolean;
  /** Estimate the time. */
  estimate?: boolean;
  /** Only puzzles without a redundant clue. */
  minimal?: boolean;
  /** Cells that must be clues. */
  given?: string;
  /** Cells that must be blank. */
  not?: string;
  threads?: number;
  /** Number of parts of the search. */
  parts?: number;
  /** The part to do, from 1. */
  part?: number;
}

/** exact is true if the search was complete. */
export interface CluesAnswer {
  grid: Line;
  layout: string | null;
  clues?: number;
  /** Present if the work was one of several parts. */
  part?: number;
  parts?: number;
  least?: number | null;
  /** A puzzle with the fewest clues. */
  puzzle?: string | null;
  /** Seconds of one core. */
  seconds?: number;
  least_seconds?: number;
  most_seconds?: number;
  joined?: number;
  puzzles?: string[];
  count?: number;
  exact?: boolean;
  counters?: Record<string, number>;
}

export interface ConvertRequest extends PuzzleRequest {
  /** A format; default line. */
  to?: string;
  /** Write the givens alone. */
  givens?: boolean;
}

export interface ConvertAnswer extends About {
  format: string;
  text: string;
}

export interface CountRequest extends PuzzleRequest {
  /** Stop at this number; 0 for all. */
  limit?: number;
  /** Estimate the number from samples; count small numbers. */
  estimate?: boolean;
  /** Seed of the samples, from 1. */
  seed?: number;
}

export interface CountAnswer extends About {
  solutions: Number;
  /** The count is complete. */
  exact: boolean;
  /** The estimated number: 6.671e21. */
  estimate?: string;
  /** Its logarithm. */
  log10?: number;
  /** One standard error. */
  relative_error?: number;
}

export interface ExplainRequest extends LogicRequest {
  /** Techniques to try before the others, in this order. */
  order?: Names;
  path?: "in-order" | "easiest" | "short";
  /** Let the checker prove each step. */
  verify?: boolean;
  /** Write a certificate; no technique then takes one solution for granted. */
  proof?: boolean;
  language?: Language;
}

export interface Certificate {
  /** Lines of an .opb file. */
  formula: string;
  /** Lines of a .pbp file, which VeriPB checks. */
  proof: string;
}

export interface ExplainAnswer extends About {
  status: "solved" | "stuck" | "none" | "multiple" | "unknown";
  /** In the order of a line. */
  cells: Cells;
  steps: StepAnswer[];
  cycles: number;
  /** Null if time ran out. */
  level: string | null;
  /** The final values, as a line. */
  end: string;
  /** With proof. */
  certificate?: Certificate;
}

export interface FindRequest extends LogicRequest {
  /** As only; the two are combined. */
  technique?: Names;
  /** Only steps of this digit. */
  digit?: Digit;
  /** Explain each step at three details. */
  texts?: boolean;
  language?: Language;
}

export interface FindAnswer extends About {
  status: Status;
  steps: StepAnswer[];
  /** Present if there are mistakes. */
  mistakes?: Mistake[];
}

export interface GenerateRequest {
  /** Default: 9x9, or the puzzle's layout. */
  layout?: string;
  /** Puzzle text with the layout. */
  puzzle?: string;
  /** The format of that text. */
  from?: string;
  /** Accept a drawing that is not fully understood, with a remark. */
  assume?: boolean;
  /** Read with that text, but unused. */
  entries?: string;
  /** Read with that text, but unused. */
  marks?: (Digit[] | null)[];
  /** Seconds; 0 for no limit. */
  timeout?: number;
  /** Constraints, or families of clues to draw. */
  with?: Names;
  /** Default: all successful attempts if attempts is given, otherwise 1. */
  count?: number;
  seed?: number;
  /** The first attempt, from 0. */
  first?: number;
  /** End after this number of attempts. */
  attempts?: number;
  /** 0 for all cores. */
  threads?: number;
  /** Finish the puzzle: the fewest further givens, or clues of "with", that leave it one solution. Default of count: 3, of attempts: 30. */
  complete?: boolean;
  /** No clue can be left out. */
  minimal?: boolean;
  /** Exact number of givens. */
  clues?: number;
  /** Symmetry of the givens' positions. */
  symmetry?: string;
  /** Level of the puzzle's path. */
  level?: string;
  /** A rating or a range of ratings, such as 7.1-7.5. */
  er?: string;
  /** Techniques that the puzzle's path needs. */
  require?: Names;
  /** Return the position before such a step. */
  at?: boolean;
  /** Techniques or levels that the path may use. */
  only?: Names;
  without?: Names;
  /** A symbol for each cell: a cell may be a given unless its symbol is one of .0_*- */
  pattern?: string;
  /** Rate the puzzle. */
  rate?: boolean;
}

export interface MadePuzzle extends About {
  /** For a completion: number of steps of its path, 0 if it has no level. */
  steps?: number;
  /** For a completion. */
  added_givens?: {
    cell: string;
    digit: Digit;
  }[];
  /** For a completion: lines of puzzle text. */
  added_clues?: string[];
  /** Number of the attempt, if first or attempts was given: the same seed and attempt make the same puzzle. */
  attempt?: number;
  solution: Line;
  level: string | null;
  er?: number;
  ep?: number;
  ed?: number;
  /** For a position: the technique of its next step. */
  next?: string;
  /** For a position: the placed values. */
  entries?: string;
  /** For a position: the remaining candidates. */
  marks?: Marks;
}

export interface GenerateAnswer {
  puzzles: MadePuzzle[];
  /** Number of attempts made, if attempts or complete was given. */
  tried?: number;
  /** The reason if there are fewer puzzles than asked for. */
  shortfall?: string;
}

export interface GridsRequest {
  layout: string;
  /** Default true. */
  essentially_different?: boolean;
  /** The part to count, from 1. */
  part?: number;
  /** Number of parts; the counts of all parts add up to the whole. */
  parts?: number;
  /** Seconds that an exact count may be predicted to take. */
  patience?: number;
  seed?: number;
  /** Seconds; 0 for no limit. */
  timeout?: number;
}

export interface GridsAnswer {
  layout: string | null;
  /** All digits of the number; null if it was not counted. */
  grids: string | null;
  essentially_different: string | null;
  seconds: number;
  method: string;
  /** Present if the work was one of several parts. */
  part?: number;
  parts?: number;
  /** An estimate such as 5.472e21. */
  estimate?: string;
  log10?: number;
  /** The standard error as a share. */
  relative_error?: number;
}

export interface HintRequest extends LogicRequest {
  /** Techniques to try before the others, in this order. */
  order?: Names;
  /** 1 place, 2 technique, 3 reason. */
  detail?: number;
  language?: Language;
}

export interface HintAnswer extends About {
  status: Status;
  /** Mistakes; if there are any, there is no step. */
  mistakes?: Mistake[];
  /** Null if no step was found. */
  step?: StepAnswer | null;
  text: string;
  /** Texts at each detail up to the requested one. */
  texts: string[];
}

export interface LayoutsRequest {
  /** One layout; default: all of the catalogue. */
  name?: string;
}

export interface LayoutList {
  layouts: LayoutSummary[];
}

export type LayoutsAnswer = LayoutAnswer | LayoutList;

export interface ProveRequest extends LogicRequest {
  /** Claims such as r1c1=5 or r1c1<>5; at most 1,000. */
  claim: Names;
  /** Techniques that should prove the claim. */
  technique?: Names;
  language?: Language;
}

export type Ruling = "right" | "other" | "unproven" | "wrong" | "known" | "mistakes" | "unknown";

export interface ClaimAnswer {
  cell: string;
  digit: Digit;
  /** True for a placement, false for an elimination. */
  placed: boolean;
  verdict: Ruling;
  /** If the claim is wrong: the value of the cell in the only solution. */
  solution: number | null;
  /** Index of the step that proves it, from 0. */
  step: number | null;
}

export interface ProveAnswer extends About {
  status: Status;
  /** The worst verdict of the claims. */
  verdict: Ruling;
  claims: ClaimAnswer[];
  /** Mistakes; if there are any, there are no claims. */
  mistakes?: Mistake[];
  steps: StepAnswer[];
  text: string;
}

export interface RateRequest extends PuzzleRequest {
  /** Sudoku Explainer's or Sukaku Explainer's. */
  scale?: "se" | "sk";
  /** Include the steps. */
  trace?: boolean;
  /** Let the checker prove each step. */
  verify?: boolean;
  /** Number of equivalent puzzles to rate as well. */
  morphs?: number;
  seed?: number;
}

/** The least and the greatest. */
export type Span = [number, number];

export interface RatedStep {
  name: string;
  rating: number;
  placements: Candidate[];
  eliminations: Candidate[];
  verified?: Verified;
}

export interface RateAnswer extends About {
  status: Status;
  /** Rating of the hardest step. */
  er: number | null;
  /** Rating of the hardest step up to the first placement. */
  ep: number | null;
  /** Rating of the first step. */
  ed: number | null;
  /** If false, the ratings are lower bounds. */
  exact: boolean | null;
  level: string | null;
  score: number | null;
  hardest: string | null;
  scale: string | null;
  morphs?: {
    count: number;
    er: Span;
    ep: Span;
    ed: Span;
  };
  trace?: RatedStep[];
}

export interface InterpretRequest {
  /** A link or an object of SudokuPad or f-puzzles. */
  puzzle: string;
  /** Seconds for the search; 0 for no limit. */
  timeout?: number;
}

/** Reading of the rules and the drawing of a published puzzle. */
export interface InterpretAnswer {
  /** Nothing is missing, and there is one solution. */
  in_full: boolean;
  /** Number of solutions of the reading; unread if a part is missing. */
  status: "unread" | "none" | "unique" | "multiple" | "unknown";
  /** The puzzle states a solution. */
  stated_solution: boolean;
  /** The only solution is the stated one. */
  confirmed: boolean;
  /** No rules are stated; the sentences are the usual ones of such drawings, and leave one solution. */
  by_convention: boolean;
  /** Something is missing, but the rest leaves the stated solution alone. */
  suffices: boolean;
  title: string;
  author: string;
  sentences: {
    text: string;
    understood: boolean;
    /** The reason if it is not understood; otherwise empty. */
    reason: string;
  }[];
  constraints: ({
    /** Its word in puzzle text. */
    kind: string;
    cells: Cells;
    values: number[];
    /** From 1; null for statements of the container itself. */
    sentence: number | null;
  })[];
  objects: ({
    /** A description: green line from r1c1 to r3c3. */
    object: string;
    sort: "line" | "arrow" | "diagonal line" | "dot" | "letter" | "sign" | "corner mark" | "circle" | "square" | "shading" | "cage" | "number" | "decoration" | "drawing";
    /** Null for what has none, and for cages, letters and numbers. */
    colour: string | null;
    /** The text in it; otherwise empty. */
    text: string;
    /** Its cells in the grid; of a line in order, of an arrow from its circle. */
    cells: Cells;
    decoration: boolean;
    /** The sentence that claims it, from 1; null for none. */
    sentence: number | null;
  })[];
  /** Reasons if the puzzle is not fully understood. */
  missing: string[];
}

export type ReadRequest = PuzzleRequest;

export interface ReadAnswer {
  /** Its name; empty for a layout outside the catalogue. */
  layout: string;
  /** A layout outside the catalogue, in full. */
  shape: LayoutAnswer | null;
  /** Puzzle text of a layout outside the catalogue, up to the givens. */
  source: string;
  givens: string;
  /** Empty if there are none. */
  entries: string;
  marks: Marks;
  /** Its level if it has no title. */
  title: string;
  author: string;
  /** The setter's own words. */
  rules: string;
  /** The setter's words to a player who has solved the puzzle. */
  message: string;
  /** The parts of the text that were ignored. */
  remark?: string;
}

export interface SolveRequest extends PuzzleRequest {
  /** Count up to this number; default 2, 0 for all. */
  limit?: number;
  /** List every solution. */
  all?: boolean;
  /** With all: the greatest number of solutions to list. */
  max?: number;
}

export type SolveAnswer = SolvedAnswer | SolutionsAnswer;

export interface SolvedAnswer extends About {
  status: Status;
  /** Number of solutions counted. */
  solutions: Number;
  solution: Line;
  /** The count is complete. */
  exact: boolean;
}

/** Answer of solve with all. */
export interface SolutionsAnswer extends About {
  solutions: string[];
  exact: boolean;
}

export interface TechniquesRequest {
  language?: Language;
}

export interface TechniqueAnswer {
  name: string;
  title: string;
  /** HoDoKu's code, four digits. */
  code: string | null;
  level: Level;
  rating: number | null;
  score: number | null;
  /** Requirement on the layout or the puzzle. */
  needs: string;
}

export interface TechniquesAnswer {
  techniques: TechniqueAnswer[];
}

export interface UnavoidableRequest extends PuzzleRequest {
  /** Greatest number of cells of a set. */
  size?: number;
}

export interface UnavoidableAnswer {
  grid: Line;
  layout: string | null;
  sets: Cells[];
  exact: boolean;
}

export interface Verbs {
  verbs: [VerbsRequest, VerbsAnswer];
  backdoors: [BackdoorsRequest, BackdoorsAnswer];
  candidates: [CandidatesRequest, CandidatesAnswer];
  canon: [CanonRequest, CanonAnswer];
  check: [CheckRequest, CheckAnswer];
  clues: [CluesRequest, CluesAnswer];
  convert: [ConvertRequest, ConvertAnswer];
  count: [CountRequest, CountAnswer];
  explain: [ExplainRequest, ExplainAnswer];
  find: [FindRequest, FindAnswer];
  generate: [GenerateRequest, GenerateAnswer];
  grids: [GridsRequest, GridsAnswer];
  hint: [HintRequest, HintAnswer];
  layouts: [LayoutsRequest, LayoutsAnswer];
  prove: [ProveRequest, ProveAnswer];
  rate: [RateRequest, RateAnswer];
  interpret: [InterpretRequest, InterpretAnswer];
  read: [ReadRequest, ReadAnswer];
  solve: [SolveRequest, SolveAnswer];
  techniques: [TechniquesRequest, TechniquesAnswer];
  unavoidable: [UnavoidableRequest, UnavoidableAnswer];
}
