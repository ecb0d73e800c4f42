// The starter library: graded puzzles beside the page, fetched when first asked for.
export interface LibraryPuzzle {
  /** Empty if `source` describes it. */
  layout: string;
  source?: string;
  /** Its clues besides givens: killer, thermo … */
  clues?: string;
  level: string;
  puzzle: string;
  /** Sudoku Explainer's rating and HoDoKu's score, if known. */
  er?: number;
  score?: number;
  front?: boolean;
}

/** Its row in the library: its clues, or its layout. */
export const rowOf = ({ layout, clues }: LibraryPuzzle): string => clues ?? layout;

const loaded = new Map<string, Promise<LibraryPuzzle[]>>();

/** A failed fetch is repeated at the next request. */
function fetched(name: string): Promise<LibraryPuzzle[]> {
  if (!loaded.has(name))
    loaded.set(
      name,
      fetch(name)
        .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
        .catch((error) => {
          loaded.delete(name);
          throw error;
        }),
    );
  return loaded.get(name)!;
}

/** A first few, for the start page. */
export const library = (): Promise<LibraryPuzzle[]> => fetched("./library.json").catch(() => []);

/** These and the whole starter library; or a part of it, if a fetch failed. */
export async function shelf(): Promise<{ puzzles: LibraryPuzzle[]; whole: boolean }> {
  const parts = await Promise.allSettled(["./library.json", "./starter.json"].map(fetched));
  return { puzzles: parts.flatMap((part) => (part.status === "fulfilled" ? part.value : [])), whole: parts.every(({ status }) => status === "fulfilled") };
}
