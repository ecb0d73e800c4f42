// Several colours in a cell, kept as one number: 2 and 5 are 25, none is 0.
export const coloursOf = (kept: number): number[] => (kept ? [...String(kept)].map(Number) : []);

const keptOf = (colours: readonly number[]): number => Number([...colours].sort((a, b) => a - b).join(""));

export const hasColour = (kept: number, colour: number): boolean => coloursOf(kept).includes(colour);

export const withColour = (kept: number, colour: number): number => (hasColour(kept, colour) ? kept : keptOf([...coloursOf(kept), colour]));

export const withoutColour = (kept: number, colour: number): number => keptOf(coloursOf(kept).filter((own) => own !== colour));

/** Each from 1 to 9, once, in order. */
export const areColours = (kept: unknown): kept is number => {
  if (!Number.isInteger(kept) || (kept as number) < 0 || (kept as number) > 123456789) return false;
  const colours = coloursOf(kept as number);
  return colours.every((colour, i) => colour > (colours[i - 1] ?? 0));
};
