// The starter library: graded puzzles beside the page, fetched when first asked for.
export interface LibraryPuzzle {
  layout: string;
  level: string;
  puzzle: string;
  front?: boolean;
}

let loaded: Promise<LibraryPuzzle[]> | undefined;

export function library(): Promise<LibraryPuzzle[]> {
  return (loaded ??= fetch("./library.json")
    .then((response) => (response.ok ? response.json() : []))
    .then((list: unknown) => (Array.isArray(list) ? (list as LibraryPuzzle[]) : []))
    .catch(() => []));
}
