// Words of printing many puzzles in English.
export const sheets = {
  print: (count: number) => `Print ${count} with solutions`,
  count: "Puzzles to print",
  aPage: (count: number) => `${count} a page`,
  pages: "Puzzles a page",
  candidates: "With candidates",
  solutions: "Solutions",
  number: (place: number) => `No. ${place}`,
  failed: "The solutions could not be found in time.",
};
