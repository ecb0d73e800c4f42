// What verbs take and answer. Written by docs/schema/typescript.mjs from verbs.json; change it there.

/** Instead of an answer: why there is none. */
export interface Failure {
  error: string;
  /** Of the puzzle's text, from 1. */
  line?: number;
  /** From 1; 0 for the whole line. */
  column?: number;
}

/** What every verb about one puzzle takes. */
export interface PuzzleRequest {
  /** In any form that Clew reads. */
  puzzle: string;
  /** A name from the catalogue, with + and constraints; otherwise told by the text. */
  layout?: string;
  /** The form of the text, where it is not to be guessed. */
  from?: string;
  /** Take a drawing that is not understood in full, with a remark. */
  assume?: boolean;
  /** What a player has written, as a line. */
  entries?: string;
  /** For each cell in the order of a line the digits that are left, or null for all. */
  marks?: (Digit[] | null)[];
  /** Seconds; 0 for no limit. */
  timeout?: number;
}

/** What every verb that takes steps takes besides. */
export interface LogicRequest extends PuzzleRequest {
  /** Techniques or levels. */
  only?: Names;
  /** Techniques or levels to leave out. */
  without?: Names;
  /** The puzzle's only solution as a line, where it is known: it is not searched for then. */
  solution?: string;
}

/** Of texts and titles; English at first. */
export type Language = "en" | "de";

/** How most answers begin. */
export interface About {
  /** The givens as a line. */
  puzzle: string;
  /** Its name; null for one that is in no catalogue. */
  layout: string | null;
}

/** As the layout writes it: its value. */
export type Digit = number;

/** A list, or one string with commas. */
export type Names = string[] | string;

/** Names such as r1c1. */
export type Cells = string[];

/** A symbol for each cell; null where there is none. */
export type Line = string | null;

/** The digits that are left, for each cell in the order of a line; null where nothing was ruled out. */
export type Marks = Digit[][] | null;

/** A string of digits above 2^53. */
export type Number = number | string;

/** How many solutions there are; unknown where time was up. */
export type Status = "none" | "unique" | "multiple" | "unknown";

export type Level = "easy" | "intermediate" | "hard" | "very hard" | "diabolical" | "beyond logic";

/** Whether the checker proved it; null where it did not finish. */
export type Verified = boolean | null;

export interface Candidate {
  cell: string;
  digit: Digit;
}

/** A value that is wrong, or a mark that is missing. */
export interface Mistake {
  cell: string;
  digit: Digit;
  kind: "value" | "removed";
}

/** What a step rests on: some of these candidates is true, at most one is, a constraint holds, or is added so many times. */
export interface FactAnswer {
  says: "some" | "one" | "holds" | "adds";
  unit: "cell" | "house" | "pair" | "constraint";
  role: "reason" | "base" | "cover" | "fin" | "subset" | "strong" | "weak" | "colour" | "pivot" | "pincer" | "pattern" | "guard" | "clash";
  /** Facts of one part belong together. */
  part: number;
  /** How often it is added; below 0 it is taken away. */
  times?: number;
  /** Not for a cell as a whole. */
  digit?: Digit;
  house?: string;
  kind?: HouseKind;
  /** Its kind, such as cage. */
  constraint?: string;
  /** Among those of its kind, from 1. */
  number?: number;
  cells: Cells;
  /** All cells of a house that no list of houses shows. */
  of?: Cells;
}

export interface NodeAnswer {
  cells: Cells;
  digit: Digit;
  /** Whether the digit is taken to be there, or not to be. */
  on: boolean;
  /** From the node before. */
  link: "none" | "weak" | "strong";
  /** Of the text that tells it, from 1; 0 for none. */
  line: number;
}

export interface EvidenceAnswer {
  facts: FactAnswer[];
  chain?: NodeAnswer[];
  /** A deadly pattern: for each cell its digits. */
  pattern?: {
    cells: Cells;
    digits: Digit[][];
  };
}

export interface StepAnswer {
  technique: string;
  /** Hodoku's, four digits. */
  code: string | null;
  /** As a title. */
  name: string;
  /** Sudoku Explainer's. */
  rating: number | null;
  placements: Candidate[];
  eliminations: Candidate[];
  evidence: EvidenceAnswer;
  text: string;
  /** Where it is, what it is, why: of find, where asked for. */
  texts?: string[];
  /** Of explain, where asked for. */
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
  /** Where it is drawn, in cells. */
  x: number;
  y: number;
}

export interface HouseAnswer {
  name: string;
  kind: HouseKind;
  number: number;
  grid: number;
  /** Every digit stands in it. */
  complete: boolean;
  cells: Cells;
}

export interface ConstraintAnswer {
  /** The word of puzzle text. */
  kind: string;
  /** As a sentence calls it. */
  name: string;
  number: number;
  /** In one list, or in several where the constraint compares them. */
  cells: Cells[];
  values: number[];
  /** Its line in puzzle text. */
  text: string;
}

export interface LayoutAnswer {
  name: string;
  title: string;
  /** How many there are. */
  digits: number;
  /** What is written for each digit, where that is not 1, 2, 3 … */
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

/** All but name and title are missing where the name stands for many. */
export interface LayoutSummary {
  name: string;
  title: string;
  cells?: number;
  /** How many there are. */
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
  /** True ones that, once placed, leave singles alone. */
  solving: Candidate[];
  /** False ones that singles refute, and without which they solve the puzzle. */
  refuting: Candidate[];
  /** There are no others. */
  exact: boolean;
}

export type CandidatesRequest = PuzzleRequest;

export interface CandidatesAnswer extends About {
  status: Status;
  exact: boolean;
  /** For each cell the digits that some solution has there. */
  candidates: Record<string, Digit[]>;
  /** Where they are few. */
  solutions?: Number;
  /** For each cell, in how many solutions each digit stands there; with solutions. */
  shares?: Record<string, Record<string, number>>;
}

export type CanonRequest = PuzzleRequest;

export interface CanonAnswer extends About {
  /** A symbol for each cell; where the puzzle gives candidates, the groups of all cells, parted by blanks. */
  canonical: string;
}

export interface CheckRequest extends PuzzleRequest {
  /** Look for givens that can be left out. */
  minimal?: boolean;
}

/** A digit that is repeated. */
export interface Conflict {
  digit: Digit;
  cells: Cells;
  /** Null for cells that no house holds together. */
  house: string | null;
}

export interface CheckAnswer extends About {
  status: Status;
  conflicts: Conflict[];
  /** Cells whose values cannot hold together. */
  core: Cells;
  /** Constraints that are part of that. */
  core_constraints: string[];
  /** No smaller set contradicts itself; null where there is a solution. */
  core_is_fewest: boolean | null;
  /** Where two solutions differ. */
  cells: Cells;
  /** Givens that can be left out, each by itself; null unless asked for. */
  idle: string[] | null;
  idle_is_complete: boolean | null;
  /** A solution, where there are several. */
  first?: Line;
  second?: Line;
}

export interface CluesRequest extends PuzzleRequest {
  /** How many clues a puzzle is to have. */
  clues?: number;
  /** Stop at the first puzzle. */
  first?: boolean;
  /** Count them, list none. */
  count?: boolean;
  /** The fewest clues that a puzzle of this grid has. */
  least?: boolean;
  /** How long it would take. */
  estimate?: boolean;
  /** Only puzzles without a redundant clue. */
  minimal?: boolean;
  /** Cells that are clues. */
  given?: string;
  /** Cells that are none. */
  not?: string;
  threads?: number;
  /** Into how many parts the search is cut. */
  parts?: number;
  /** Which of them is done, from 1. */
  part?: number;
}

/** exact says that nothing was left out for want of time. */
export interface CluesAnswer {
  grid: Line;
  layout: string | null;
  clues?: number;
  /** Where it is one of several. */
  part?: number;
  parts?: number;
  least?: number | null;
  /** One with so few. */
  puzzle?: string | null;
  /** Of one core. */
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
  /** A form; line unless it is said. */
  to?: string;
  /** Write the givens alone. */
  givens?: boolean;
}

export interface ConvertAnswer extends About {
  format: string;
  text: string;
}

export interface CountRequest extends PuzzleRequest {
  /** Stop at so many; 0 for all. */
  limit?: number;
}

export interface CountAnswer extends About {
  solutions: Number;
  /** There are no more. */
  exact: boolean;
}

export interface ExplainRequest extends LogicRequest {
  /** Techniques that are tried before the others, in this order. */
  order?: Names;
  path?: "in-order" | "easiest" | "short";
  /** Let the checker prove each step. */
  verify?: boolean;
  language?: Language;
}

export interface ExplainAnswer extends About {
  status: "solved" | "stuck" | "none" | "multiple" | "unknown";
  /** In the order of a line. */
  cells: Cells;
  steps: StepAnswer[];
  cycles: number;
  /** Null where time was up. */
  level: string | null;
  /** The values in the end, as a line. */
  end: string;
}

export interface FindRequest extends LogicRequest {
  /** The same as only, and with it. */
  technique?: Names;
  /** Steps of this digit alone. */
  digit?: Digit;
  /** Tell each step in three depths. */
  texts?: boolean;
  language?: Language;
}

export interface FindAnswer extends About {
  status: Status;
  steps: StepAnswer[];
  /** Where there are any. */
  mistakes?: Mistake[];
}

export interface GenerateRequest {
  /** 9x9 unless it is said here or by a puzzle. */
  layout?: string;
  /** Puzzle text that tells the layout. */
  puzzle?: string;
  /** The form of that text. */
  from?: string;
  /** Take a drawing that is not understood in full, with a remark. */
  assume?: boolean;
  /** Read with that text, and not used. */
  entries?: string;
  /** Read with that text, and not used. */
  marks?: (Digit[] | null)[];
  /** Seconds; 0 for no limit. */
  timeout?: number;
  /** Constraints, or families of clues to draw. */
  with?: Names;
  /** If there are attempts, all that they lead to; otherwise 1. */
  count?: number;
  seed?: number;
  /** The first attempt, from 0. */
  first?: number;
  /** End after so many. */
  attempts?: number;
  /** 0 for all cores. */
  threads?: number;
  /** No clue can be left out. */
  minimal?: boolean;
  /** How many, exactly. */
  clues?: number;
  /** Of the clues' places. */
  symmetry?: string;
  /** Of its path. */
  level?: string;
  /** A rating or a range of ratings, such as 7.1-7.5. */
  er?: string;
  /** Techniques that its path has. */
  require?: Names;
  /** Answer the position before such a step. */
  at?: boolean;
  /** Techniques or levels that the path may use. */
  only?: Names;
  without?: Names;
  /** A symbol for each cell: a clue may stand where it is none of .0_*- */
  pattern?: string;
  /** Rate it. */
  rate?: boolean;
}

export interface MadePuzzle extends About {
  /** Its number, where first or attempts were asked for: the same seed and attempt make the same puzzle. */
  attempt?: number;
  solution: Line;
  level: string | null;
  er?: number;
  ep?: number;
  ed?: number;
  /** Of a position: the technique of its next step. */
  next?: string;
  /** Of a position: what has been placed. */
  entries?: string;
  /** Of a position: what is left. */
  marks?: Marks;
}

export interface GenerateAnswer {
  puzzles: MadePuzzle[];
  /** How many attempts were made, where these were asked for. */
  tried?: number;
  /** Why there are fewer than were asked for. */
  shortfall?: string;
}

export interface GridsRequest {
  layout: string;
  /** True unless it is said. */
  essentially_different?: boolean;
  /** Which of them is counted, from 1. */
  part?: number;
  /** The count is cut into so many, whose grids add up to it. */
  parts?: number;
  /** Seconds that an exact count may take by estimate. */
  patience?: number;
  seed?: number;
  /** Seconds; 0 for no limit. */
  timeout?: number;
}

export interface GridsAnswer {
  layout: string | null;
  /** All digits of the number; null where it was not counted. */
  grids: string | null;
  essentially_different: string | null;
  seconds: number;
  method: string;
  /** Where it is one of several. */
  part?: number;
  parts?: number;
  /** Such as 5.472e21. */
  estimate?: string;
  log10?: number;
  /** The standard error as a share. */
  relative_error?: number;
}

export interface HintRequest extends LogicRequest {
  /** Techniques that are tried before the others, in this order. */
  order?: Names;
  /** 1 where, 2 what, 3 why. */
  detail?: number;
  language?: Language;
}

export interface HintAnswer extends About {
  status: Status;
  /** Where there are any, and then no step. */
  mistakes?: Mistake[];
  /** Null where none was found. */
  step?: StepAnswer | null;
  text: string;
  /** As deep as was asked for, one by one. */
  texts: string[];
}

export interface LayoutsRequest {
  /** One layout; all of the catalogue without it. */
  name?: string;
}

export interface LayoutList {
  layouts: LayoutSummary[];
}

export type LayoutsAnswer = LayoutAnswer | LayoutList;

export interface ProveRequest extends LogicRequest {
  /** Such as r1c1=5 or r1c1<>5; 1,000 at most. */
  claim: Names;
  /** By what it is to be proven. */
  technique?: Names;
  language?: Language;
}

export type Ruling = "right" | "other" | "unproven" | "wrong" | "known" | "mistakes" | "unknown";

export interface ClaimAnswer {
  cell: string;
  digit: Digit;
  /** Otherwise ruled out. */
  placed: boolean;
  verdict: Ruling;
  /** Where it is wrong: what stands there in the only solution. */
  solution: number | null;
  /** Which step proves it, from 0. */
  step: number | null;
}

export interface ProveAnswer extends About {
  status: Status;
  /** The worst of the claims'. */
  verdict: Ruling;
  claims: ClaimAnswer[];
  /** Where there are any, and then no claims. */
  mistakes?: Mistake[];
  steps: StepAnswer[];
  text: string;
}

export interface RateRequest extends PuzzleRequest {
  /** Sudoku Explainer's or Sukaku Explainer's. */
  scale?: "se" | "sk";
  /** Tell the steps. */
  trace?: boolean;
  /** Let the checker prove each of them. */
  verify?: boolean;
  /** Rate so many equivalent puzzles as well. */
  morphs?: number;
  seed?: number;
}

/** The least and the most. */
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
  /** Of the hardest step. */
  er: number | null;
  /** Of the hardest step up to the first placement. */
  ep: number | null;
  /** Of the first step. */
  ed: number | null;
  /** Otherwise at least so much. */
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

/** How the rules and the drawing of a published puzzle are read. */
export interface InterpretAnswer {
  /** Nothing is missing, and there is one solution. */
  in_full: boolean;
  /** How many solutions the reading has; unread where something is missing. */
  status: "unread" | "none" | "unique" | "multiple" | "unknown";
  /** The puzzle states a solution. */
  stated_solution: boolean;
  /** The only solution is the stated one. */
  confirmed: boolean;
  title: string;
  author: string;
  sentences: {
    text: string;
    understood: boolean;
    /** Why it is not understood; empty if it is. */
    reason: string;
  }[];
  constraints: ({
    /** Its word in puzzle text. */
    kind: string;
    cells: Cells;
    values: number[];
    /** From 1; null for what the container itself says. */
    sentence: number | null;
  })[];
  objects: ({
    object: string;
    decoration: boolean;
    /** That claims it, from 1; null for none. */
    sentence: number | null;
  })[];
  /** Why the puzzle is not understood in full. */
  missing: string[];
}

export type ReadRequest = PuzzleRequest;

export interface ReadAnswer {
  /** Its name; empty for one that is in no catalogue. */
  layout: string;
  /** Such a layout, whole. */
  shape: LayoutAnswer | null;
  /** Puzzle text of such a layout, up to the givens. */
  source: string;
  givens: string;
  /** Empty where there are none. */
  entries: string;
  marks: Marks;
  title: string;
  /** What of the text was passed over. */
  remark?: string;
}

export interface SolveRequest extends PuzzleRequest {
  /** Count up to so many; 2 unless it is said, 0 for all. */
  limit?: number;
  /** List every solution. */
  all?: boolean;
  /** With all: so many at most. */
  max?: number;
}

export type SolveAnswer = SolvedAnswer | SolutionsAnswer;

export interface SolvedAnswer extends About {
  status: Status;
  /** As far as they were counted. */
  solutions: Number;
  solution: Line;
  /** There are no more. */
  exact: boolean;
}

/** Of solve with all. */
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
  /** Hodoku's, four digits. */
  code: string | null;
  level: Level;
  rating: number | null;
  score: number | null;
  /** What a layout or a puzzle must have. */
  needs: string;
}

export interface TechniquesAnswer {
  techniques: TechniqueAnswer[];
}

export interface UnavoidableRequest extends PuzzleRequest {
  /** Sets of so many cells at most. */
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
