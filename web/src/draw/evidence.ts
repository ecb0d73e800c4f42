// The drawing of a step's evidence on the grid. Shape carries the role: disc = holds, square = second colour, diamond =
// fin, slash = removed, hatch = cover. Computed from the facts and their roles; only singles add the digits that block
// all other places.
import { type Digit, type Digits, has } from "../model/digits.ts";
import { blockerOf, type Grid } from "../model/grid.ts";
import { centre, constraintCalled, type Layout } from "../model/layout.ts";
import { nth, only } from "../model/nth.ts";
import type { Candidate, Fact, Node, Step } from "../model/step.ts";
import { words } from "../words.ts";

export type MarkRole = "on" | "square" | "fin" | "removed";

export interface Mark extends Candidate {
  role: MarkRole;
  order?: number;
}

export interface Thread {
  from: Candidate;
  to: Candidate;
  kind: "strong" | "weak" | "block" | "cause" | "closes";
}

export type Tone = "fin" | "amber" | "accent";

export interface Legend {
  sample: "base" | "cover" | "on" | "square" | "fin" | "removed" | "strong" | "weak" | "ring" | "set" | "error";
  words: string;
  digit?: Digit;
}

export interface Drawing {
  base: Set<number>;
  cover: Set<number>;
  error: Set<number>;
  /** Cells with wrong values or marks; their contents are still shown. */
  wrong: Set<number>;
  marks: Map<number, Mark[]>;
  rings: Set<number>;
  /** Constraints that the reason leans on: "cage 4". */
  constraints: Set<string>;
  threads: Thread[];
  capsules: { cells: number[]; digit: Digit }[];
  sets: { cells: number[]; tone: Tone }[];
  /** Row and column numbers that are set in colour. */
  rows: Map<number, "base" | "cover">;
  cols: Map<number, "base" | "cover">;
  legend: Legend[];
  digit: Digit;
  /** Numbers in the cells, the same as those of the sentences beside. */
  numbers: Map<number, number>;
  /** Cells of suppositions that a step makes. */
  supposed?: ReadonlySet<number>;
}

export const blank = (): Drawing => ({
  base: new Set(), cover: new Set(), error: new Set(), wrong: new Set(), marks: new Map(), rings: new Set(), constraints: new Set(), threads: [],
  capsules: [], sets: [], rows: new Map(), cols: new Map(), legend: [], digit: 0, numbers: new Map(),
});

function setMark(drawing: Drawing, mark: Mark): void {
  const list = drawing.marks.get(mark.cell) ?? [];
  const old = list.find((other) => other.digit === mark.digit);
  if (old) {
    if (old.role === "on" || mark.role === "removed") old.role = mark.role;
    old.order ??= mark.order;
  } else list.push({ ...mark });
  drawing.marks.set(mark.cell, list);
}

const tones: Tone[] = ["fin", "amber", "accent"];

/** The fact's house; one that only follows from others brings its cells along. */
export function houseOf(layout: Layout, fact: Fact) {
  if (fact.of.length) return { name: fact.house, kind: fact.kind, cells: fact.of };
  return layout.houses.find((house) => house.name === fact.house && fact.cells.every((cell) => house.cells.includes(cell)));
}

function tintHouse(drawing: Drawing, layout: Layout, fact: Fact, as: "base" | "cover"): void {
  const house = houseOf(layout, fact);
  if (!house) return;
  for (const cell of house.cells) drawing[as].add(cell);
  const { row, col } = nth(layout.cells, nth(house.cells, 0));
  if (house.kind === "row") drawing.rows.set(row, as);
  if (house.kind === "column") drawing.cols.set(col, as);
}

export function draw(layout: Layout, grid: Grid, candidates: readonly Digits[], step: Step): Drawing {
  const drawing = blank();
  for (const fact of step.facts)
    if (fact.constraint) {
      drawing.constraints.add(fact.constraint);
      for (const cell of fact.cells) drawing.base.add(cell);
    }
  if (isExocet(step)) drawExocet(drawing, layout, candidates, step);
  else drawFacts(drawing, layout, grid, candidates, step);
  for (const { cell, digit } of step.placements) setMark(drawing, { cell, digit, role: "on" });
  for (const { cell, digit } of step.eliminations) setMark(drawing, { cell, digit, role: "removed" });
  const [placed, more] = step.placements;
  if (placed && !more) drawSingle(drawing, layout, grid, step, placed);
  if (!step.placements.length && !step.eliminations.length) drawError(drawing, layout, step.facts);
  drawing.digit = oneDigit(drawing);
  drawing.legend = legendOf(drawing, layout, step);
  return drawing;
}

function drawFacts(drawing: Drawing, layout: Layout, grid: Grid, candidates: readonly Digits[], step: Step): void {
  const { facts, chain } = step;
  const of = (role: string) => facts.filter((fact) => fact.role === role);
  const houses = of("base").filter((fact) => fact.unit === "house");
  const bases = houses.filter((fact) => fact.digit); // others are added up
  const covers = of("cover");
  const covered = new Set(covers.flatMap((fact) => fact.cells));

  for (const fact of houses) tintHouse(drawing, layout, fact, "base");
  for (const fact of bases) {
    for (const cell of fact.cells) {
      const fin = covers.length > 0 && !covered.has(cell) && !grid.values[cell];
      setMark(drawing, { cell, digit: fact.digit, role: fin ? "fin" : "on" });
    }
  }
  for (const fact of covers) {
    if (fact.unit === "house") tintHouse(drawing, layout, fact, "cover");
    else for (const { cell } of step.eliminations) drawing.cover.add(cell);
  }
  // Two places of one digit in a base line are joined.
  if (bases.length > 1)
    for (const fact of bases) joinTwo(drawing, fact);

  drawSubsets(drawing, layout, candidates, of("subset"));
  for (const fact of [...of("pivot"), ...of("pincer")]) drawCase(drawing, layout, candidates, fact);
  joinPincers(drawing, candidates, of("pivot"), of("pincer"));
  for (const fact of of("guard"))
    for (const cell of fact.cells)
      for (const digit of fact.digit ? [fact.digit] : nth(candidates, cell)) setMark(drawing, { cell, digit, role: "fin" });
  if (step.pattern) drawPattern(drawing, candidates, step.pattern);
  drawChain(drawing, layout, chain);
  if (!chain.length && !step.pattern) drawRest(drawing, layout, candidates, facts, step);
}

/** The two places of a digit, when there are no more. */
function joinTwo(drawing: Drawing, { cells, digit }: Fact): void {
  const [a, b, more] = cells;
  if (a !== undefined && b !== undefined && more === undefined)
    drawing.threads.push({ from: { cell: a, digit }, to: { cell: b, digit }, kind: "strong" });
}

const isExocet = (step: Step): boolean => step.technique === "exocet";

/** Base cells and target cells. The houses of each digit would cover the whole grid: the numbers of
 *  its rows and columns are enough. */
function drawExocet(drawing: Drawing, layout: Layout, candidates: readonly Digits[], { facts, chain }: Step): void {
  const bases = facts.filter((fact) => fact.role === "pivot" && fact.unit === "cell").flatMap(({ cells }) => cells);
  const targets = [...new Set(chain.flatMap(({ cells }) => cells))];
  const digits = new Set(bases.flatMap((cell) => nth(candidates, cell)));
  for (const cell of bases) drawing.base.add(cell);
  for (const [cells, role] of [[bases, "on"], [targets, "fin"]] as const)
    for (const cell of cells)
      for (const digit of nth(candidates, cell)) if (digits.has(digit)) setMark(drawing, { cell, digit, role });
  for (const cell of targets) drawing.sets.push({ cells: [cell], tone: "fin" });
  for (const { role, kind, cells } of facts) {
    const first = layout.cells[cells[0] ?? -1];
    if (!first || role !== "base") continue;
    if (kind === "row") drawing.rows.set(first.row, "base");
    else if (kind === "column") drawing.cols.set(first.col, "base");
  }
}

function drawSubsets(drawing: Drawing, layout: Layout, candidates: readonly Digits[], facts: Fact[]): void {
  const cells = facts.filter((fact) => fact.unit === "cell");
  const parts = new Set(cells.map((fact) => fact.part));
  for (const fact of cells)
    for (const cell of fact.cells) {
      if (parts.size < 2) drawing.base.add(cell);
      for (const digit of nth(candidates, cell)) setMark(drawing, { cell, digit, role: "on" });
    }
  if (parts.size > 1)
    for (const part of parts)
      drawing.sets.push({
        cells: cells.filter((fact) => fact.part === part).flatMap((fact) => fact.cells),
        tone: nth(tones, part % tones.length),
      });
  for (const fact of facts)
    if (fact.unit === "house" && fact.says === "some") {
      tintHouse(drawing, layout, fact, "base");
      for (const cell of fact.cells) setMark(drawing, { cell, digit: fact.digit, role: "on" });
    }
}

function drawCase(drawing: Drawing, layout: Layout, candidates: readonly Digits[], fact: Fact): void {
  if (fact.unit === "house" && fact.says === "some") {
    tintHouse(drawing, layout, fact, "base");
    for (const cell of fact.cells) setMark(drawing, { cell, digit: fact.digit, role: "on" });
  } else if (fact.unit === "cell") {
    for (const cell of fact.cells) {
      if (fact.role === "pivot") drawing.base.add(cell);
      else drawing.sets.push({ cells: [cell], tone: "fin" });
      for (const digit of nth(candidates, cell)) setMark(drawing, { cell, digit, role: "on" });
    }
  }
}

/** From a pivot's digit to the pincer that would lose it: not both. */
function joinPincers(drawing: Drawing, candidates: readonly Digits[], pivots: Fact[], pincers: Fact[]): void {
  const [pivot] = pivots;
  if (pivot?.unit !== "cell" || pincers.some((fact) => fact.unit !== "cell")) return;
  const leftIn = (fact: Fact) => {
    const cell = nth(fact.cells, 0);
    return { cell, digits: nth(candidates, cell) };
  };
  const [centre, ends] = [leftIn(pivot), pincers.map(leftIn)];
  for (const { cell, digits } of ends)
    for (const digit of digits)
      if (digits.length === 2 && has(centre.digits, digit) && !ends.every((end) => has(end.digits, digit)))
        drawing.threads.push({ from: { cell: centre.cell, digit }, to: { cell, digit }, kind: "weak" });
}

function drawPattern(drawing: Drawing, candidates: readonly Digits[], pattern: NonNullable<Step["pattern"]>): void {
  drawing.sets.push({ cells: pattern.cells, tone: "accent" });
  pattern.cells.forEach((cell, i) => {
    const [first, second] = pattern.digits[i] ?? [];
    for (const digit of nth(candidates, cell)) {
      if (digit === first) setMark(drawing, { cell, digit, role: "on" });
      else if (digit === second) setMark(drawing, { cell, digit, role: "square" });
      else setMark(drawing, { cell, digit, role: "fin" });
    }
  });
}

function drawChain(drawing: Drawing, layout: Layout, chain: Node[]): void {
  chain.forEach((node, i) => {
    node.cells.forEach((cell, k) =>
      setMark(drawing, { cell, digit: node.digit, role: node.on ? "on" : "square", order: k ? undefined : node.line || undefined }));
    if (node.cells.length > 1) drawing.capsules.push({ cells: node.cells, digit: node.digit });
    const before = chain[i - 1];
    if (!before || node.link === "none") return;
    const [from, to] = nearest(layout, before.cells, node.cells);
    drawing.threads.push({ from: { cell: from, digit: before.digit }, to: { cell: to, digit: node.digit }, kind: node.link });
  });
}

/** Of two groups the cells that lie nearest to each other. */
function nearest(layout: Layout, some: readonly number[], others: readonly number[]): [number, number] {
  const far = ([a, b]: [number, number]) => {
    const [p, q] = [centre(nth(layout.cells, a)), centre(nth(layout.cells, b))];
    return Math.hypot(p.x - q.x, p.y - q.y);
  };
  return some.flatMap((a) => others.map((b): [number, number] => [a, b])).reduce((best, pair) => (far(pair) < far(best) ? pair : best));
}

/** Facts without a more particular part: links as threads, cells and houses as tints. */
function drawRest(drawing: Drawing, layout: Layout, candidates: readonly Digits[], facts: Fact[], step: Step): void {
  for (const fact of facts) {
    if (fact.role === "strong" || fact.role === "colour") {
      if (fact.says === "some" && fact.unit === "house") {
        for (const cell of fact.cells) setMark(drawing, { cell, digit: fact.digit, role: fact.part % 2 ? "square" : "on" });
        joinTwo(drawing, fact);
      } else if (fact.unit === "cell") {
        for (const cell of fact.cells)
          for (const digit of nth(candidates, cell)) setMark(drawing, { cell, digit, role: "on" });
      }
    }
    if (fact.role === "reason" && fact.says === "some" && fact.unit === "house") tintHouse(drawing, layout, fact, "base");
    if (fact.role === "reason" && fact.unit === "cell" && step.placements.length !== 1)
      for (const cell of fact.cells) drawing.base.add(cell);
  }
}

/** The digits that leave a single no other place, ringed, each with a thin thread. */
function drawSingle(drawing: Drawing, layout: Layout, grid: Grid, step: Step, { cell, digit }: Candidate): void {
  const fact = step.facts.find((f) => f.unit === "house" && f.says === "some" && f.digit === digit);
  const house = fact && houseOf(layout, fact);
  if (house) {
    for (const other of house.cells) {
      drawing.base.add(other);
      if (other === cell || grid.values[other]) continue;
      const blocker = blockerOf(layout, grid, other, digit);
      if (!blocker || blocker.cell < 0) continue;
      if (!drawing.rings.has(blocker.cell))
        drawing.threads.push({ from: { cell: blocker.cell, digit: 0 }, to: { cell: other, digit: 0 }, kind: "block" });
      drawing.rings.add(blocker.cell);
    }
    return;
  }
  if (step.facts.length > 1 || step.chain.length) return;
  drawing.base.add(cell);
  for (let other = 1; other <= layout.digits; ++other) {
    const blocker = other === digit ? null : blockerOf(layout, grid, cell, other);
    if (blocker && blocker.cell >= 0) drawing.rings.add(blocker.cell);
  }
}

export function drawError(drawing: Drawing, layout: Layout, facts: Fact[]): void {
  for (const fact of facts) {
    if (fact.says !== "some") continue;
    const house = fact.unit === "house" ? houseOf(layout, fact) : undefined;
    for (const cell of house?.cells ?? fact.cells) drawing.error.add(cell);
  }
}

function oneDigit(drawing: Drawing): Digit {
  return only(new Set([...drawing.marks.values()].flat().map((mark) => mark.digit))) ?? 0;
}

function legendOf(drawing: Drawing, layout: Layout, step: Step): Legend[] {
  const legend: Legend[] = [];
  const marks = [...drawing.marks.values()].flat();
  const first = (role: MarkRole) => marks.find((mark) => mark.role === role)?.digit;
  // Houses of two grids that have one name are told apart.
  const others = (role: string) => step.facts.filter((fact) => fact.role !== role && fact.unit === "house").map((fact) => fact.house);
  const houses = (role: "base" | "cover" | "subset") => {
    const found = step.facts.filter((fact) => fact.role === role && fact.unit === "house");
    const names = [...new Set(found.map((fact) => fact.house))];
    if (names.length < 2) return houseCalled(names[0] ?? "", others(role));
    return words.legend.houses(role, only(new Set(found.map((fact) => fact.kind))) ?? "house");
  };
  const add = (sample: Legend["sample"], words: string, digit?: Digit) => legend.push({ sample, words, digit });
  const { legend: say } = words;
  if (isExocet(step)) {
    add("base", say.bases);
    add("set", say.targets);
    add("removed", say.removed, first("removed"));
    return legend;
  }
  if (drawing.base.size) add("base", houses("base") || houses("subset") || baseWords(drawing, layout, step));
  if (drawing.cover.size) add("cover", houses("cover") || say.touchesBoth);
  const holding = marks.filter((mark) => mark.role === "on").length;
  if (first("on")) {
    const bases = step.facts.filter((fact) => fact.role === "base" && fact.unit === "house");
    const each = only(new Set(bases.map((fact) => fact.cells.length))) ?? 0;
    add("on", step.placements.length ? say.holds : has([2, 3, 4, 5], each) ? say.oneOf(each) : holding > 1 ? say.oneOfThese : say.holds, first("on"));
  }
  if (first("square")) add("square", step.chain.length ? say.orElse : say.other, first("square"));
  if (first("fin")) add("fin", step.pattern ? say.prevents : say.fin, first("fin"));
  if (drawing.sets.length) add("set", drawing.sets.length > 1 ? say.sets : step.pattern ? say.swap : say.set);
  if (drawing.threads.some((thread) => thread.kind === "strong")) add("strong", say.strong);
  if (drawing.threads.some((thread) => thread.kind === "weak")) add("weak", say.weak);
  if (drawing.rings.size) add("ring", say.ring);
  if (drawing.error.size) add("error", say.error);
  if (first("removed")) add("removed", say.removed, first("removed"));
  return legend;
}

function baseWords(drawing: Drawing, layout: Layout, step: Step): string {
  const fact = step.facts.find((f) => f.unit === "house" && houseOf(layout, f)?.cells.every((cell) => drawing.base.has(cell)));
  return houseCalled(fact?.house ?? "") || constraintCalled(layout, only(drawing.constraints) ?? "") || (drawing.base.size === 1 ? words.legend.cell : words.legend.cells);
}

/** Box 1 of grid 2: which grid can be seen, unless another house beside it has the same name. */
function houseCalled(name: string, beside: readonly string[] = []): string {
  const short = (house: string) => house.replace(/ of grid \d+$/, "");
  return words.legend.house(beside.some((house) => house !== name && short(house) === short(name)) ? name : short(name));
}
