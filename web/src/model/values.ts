// The values of a layout: the numbers that it writes for its digits. The page counts digits from 1, as the engine does
// internally; requests, answers and the grid use values.
import type { Digit } from "./digits.ts";

const symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const blank = ".";

export class Values {
  private readonly digits: ReadonlyMap<number, Digit>;

  /** One value for each digit, ascending; empty if every digit is its own value. */
  constructor(private readonly listed: readonly number[] = []) {
    this.digits = new Map(listed.map((value, i) => [value, i + 1]));
  }

  get areDigits(): boolean {
    return !this.listed.length;
  }

  of(digit: Digit): number {
    return this.listed[digit - 1] ?? digit;
  }

  /** The digit that is written so, or 0. */
  digit(value: number): Digit {
    return this.areDigits ? value : (this.digits.get(value) ?? 0);
  }

  /** As a cell or a key shows it; a point for no digit. */
  symbol(digit: Digit): string {
    if (!digit) return blank;
    const value = this.of(digit);
    return this.inNumbers ? String(value) : (symbols[value] ?? "?");
  }

  /** One symbol a cell, or numbers with blanks between them. */
  line(values: readonly Digit[]): string {
    return values.map((digit) => this.symbol(digit)).join(this.inNumbers ? " " : "");
  }

  /** The digits of a line that the engine has written; 0 for a blank. */
  parse(line: string): Digit[] {
    const written = this.inNumbers ? line.split(" ").filter(Boolean) : [...line];
    return written.map((text) => this.digit(this.inNumbers ? (/^\d+$/.test(text) ? Number(text) : -1) : symbols.indexOf(text))).map((digit) => Math.max(0, digit));
  }

  /** The digit, among the first `count`, of a typed letter or figure, or 0. */
  typed(letter: string, count: number): Digit {
    if (letter.length !== 1) return 0;
    const greatest = this.of(count);
    const value = symbols.indexOf(greatest <= 35 ? letter.toUpperCase() : letter);
    const digit = value < 0 ? 0 : this.digit(value);
    return digit <= count ? digit : 0;
  }

  private get inNumbers(): boolean {
    return (this.listed.at(-1) ?? 0) >= symbols.length;
  }
}

export const ordinary = new Values();

/** "0-8", "1,3,5-9"; none of an empty text. */
export function listOf(text: string): number[] {
  if (!text) return [];
  return text.split(",").flatMap((part) => {
    const [first = 0, last = first] = part.split("-").map(Number);
    return Array.from({ length: Math.min(Math.max(last - first + 1, 0), 64) }, (_, i) => first + i);
  });
}

const known = new Map<string, Values>();

/** The values in a layout's name or text: `9x9+digits:0-8`, `digits 0-8`. */
export const valuesText = ({ layout, source }: { layout: string; source: string }): string =>
  (layout ? /\+digits:([\d,-]+)/.exec(layout) : /^digits ([\d,-]+)\s*$/m.exec(source))?.[1] ?? "";

/** The values of a grid's layout. */
export function valuesOf(grid: { layout: string; source: string }): Values {
  const text = valuesText(grid);
  if (!text || /^1(-\d+)?$/.test(text) || /^\d+$/.test(text)) return ordinary;
  let values = known.get(text);
  if (!values) known.set(text, (values = new Values(listOf(text))));
  return values;
}
