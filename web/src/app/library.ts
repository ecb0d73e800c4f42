// The starter library: graded puzzles beside the page, fetched when first asked for.
export interface LibraryPuzzle {
  layout: string;
  level: string;
  puzzle: string;
  /** Sudoku Explainer's rating and HoDoKu's score, where there is one. */
  er?: number;
  score?: number;
  front?: boolean;
}

const loaded = new Map<string, Promise<LibraryPuzzle[]>>();

function fetched(name: string): Promise<LibraryPuzzle[]> {
  if (!loaded.has(name))
    loaded.set(
      name,
      fetch(name)
        .then((response) => (response.ok ? response.json() : []))
        .then((list: unknown) => (Array.isArray(list) ? (list as LibraryPuzzle[]) : []))
        .catch(() => []),
    );
  return loaded.get(name)!;
}

/** A first few, for the start page. */
export const library = (): Promise<LibraryPuzzle[]> => fetched("./library.json");

/** These and the whole starter library. */
export const shelf = async (): Promise<LibraryPuzzle[]> => [...(await library()), ...(await fetched("./starter.json"))];
