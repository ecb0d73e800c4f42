// The state of each cell as a signal of its own, which changes with this cell alone. Otherwise every entry would ask all
// cells of a large grid whether they change.
import { type Accessor, createComputed, createSignal, untrack } from "solid-js";
import { penLabel } from "../app/pen.ts";
import type { Mark } from "../draw/evidence.ts";
import { type Digits, none, same } from "../model/digits.ts";
import type { Grid } from "../model/grid.ts";
import { ruledOutIn } from "../model/marks.ts";
import type { Scene } from "./context.ts";

export interface Look {
  value: number;
  kind: Grid["kinds"][number];
  guessed: boolean;
  corner: Digits;
  centre: Digits;
  candidates: Digits;
  /** Digits that steps or the player ruled out. */
  out: Digits;
  colour: number;
  pen: string;
  repeated: boolean;
  selected: boolean;
  focused: boolean;
  wrong: boolean;
  /** The only cell that a contradiction is drawn in. */
  broken: boolean;
  /** Number of the drawn step, or of the guess that was made here; 0 if there is none. */
  number: number;
  guess: number;
  evidence: readonly Mark[];
}

const noMarks: readonly Mark[] = [];
const lists: ReadonlySet<string> = new Set(["corner", "centre", "candidates", "out"] satisfies (keyof Look)[]);

function alike(a: Look, b: Look): boolean {
  for (const key in a) {
    const name = key as keyof Look;
    if (a[name] !== b[name] && !(lists.has(key) && same(a[name] as Digits, b[name] as Digits))) return false;
  }
  return true;
}

/** Reads the scene, and returns a function from cells to their looks. */
function lookAt(app: Scene): (cell: number) => Look {
  const [layout, grid, candidates, drawing, drawn, marked, focus] = [app.layout(), app.grid(), app.candidates(), app.drawing(), app.drawn(), app.marked(), app.focus()];
  const selected = new Set(app.selected());
  const guesses = new Map(app.doc().guesses.flatMap(({ made }, i) => (made && grid.values[made.cell] === made.digit ? [[made.cell, i + 1] as const] : [])).toReversed());
  return (cell) => {
    const guess = guesses.get(cell) ?? (drawing?.supposed?.has(cell) ? 1 : 0);
    return {
      value: grid.values[cell] ?? 0, kind: grid.kinds[cell] ?? "", guessed: (grid.depth[cell] ?? 0) > 0, corner: grid.corner[cell] ?? none, centre: grid.centre[cell] ?? none,
      candidates: candidates[cell] ?? none, out: grid.removed[cell]?.length ? ruledOutIn(layout, grid, cell) : none, colour: grid.colour[cell] ?? 0, pen: penLabel(app, drawn, cell),
      repeated: marked.has(cell), selected: selected.has(cell), focused: focus === cell, wrong: !!drawing?.wrong.has(cell), broken: drawing?.error.size === 1 && drawing.error.has(cell),
      number: drawing?.numbers.get(cell) ?? guess, guess, evidence: drawing?.marks.get(cell) ?? noMarks,
    };
  };
}

export function createLooks(app: Scene): (cell: number) => Look {
  const looks: [Accessor<Look>, (look: Look) => void][] = [];
  const begin = (look: Look): [Accessor<Look>, (look: Look) => void] => {
    const [get, set] = createSignal(look, { equals: alike });
    return [get, (next) => set(next)];
  };
  createComputed(() => {
    const at = lookAt(app);
    for (let cell = 0; cell < app.layout().cells.length; ++cell) {
      const known = looks[cell];
      if (known) known[1](at(cell));
      else looks[cell] = begin(at(cell));
    }
  });
  return (cell) => (looks[cell] ??= begin(untrack(() => lookAt(app)(cell))))[0]();
}
