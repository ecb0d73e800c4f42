// Digits and sets of digits as plain data. A set is an ascending array, shared freely because it is
// never changed in place.

export type Digit = number; // 1 … 64; 0 = blank
export type Digits = readonly Digit[];

export const none: Digits = Object.freeze([]);

const symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** How the page keeps a digit in a line: 1-9A-Za-z, a point for a blank. */
export const symbol = (digit: Digit): string => symbols[digit] ?? "?";

export const same = (a: Digits, b: Digits): boolean =>
  a === b || (a.length === b.length && a.every((digit, i) => digit === b[i]));

export const has = (set: Digits, digit: Digit): boolean => set.includes(digit);

export const add = (set: Digits, digit: Digit): Digits =>
  set.includes(digit) ? set : [...set, digit].sort((a, b) => a - b);

export const remove = (set: Digits, digit: Digit): Digits =>
  set.includes(digit) ? set.filter((other) => other !== digit) : set;

export const toggle = (set: Digits, digit: Digit): Digits =>
  set.includes(digit) ? remove(set, digit) : add(set, digit);

export const upTo = (count: number): Digits => Array.from({ length: count }, (_, i) => i + 1);

/** One symbol a cell. */
export const line = (values: readonly Digit[]): string => values.map(symbol).join("");

export function parseLine(text: string): Digit[] {
  return [...text].map((letter) => Math.max(0, symbols.indexOf(letter)));
}
