// Helpers of sentences in any language.
import type { Played } from "../app/played.ts";

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type Counted = (count: number, one: string, many: string) => string;

/** The number with its singular or plural, as the language chooses between them. */
export function countedIn(locale: string): Counted {
  const rules = new Intl.PluralRules(locale);
  return (count, one, many) => `${count.toLocaleString(locale)} ${rules.select(count) === "one" ? one : many}`;
}

export const listedIn = (locale: string) => (names: readonly string[], type: "conjunction" | "disjunction"): string => new Intl.ListFormat(locale, { type }).format(names);

/** Hints and steps of a game, or `none`. */
export const helpIn = (counted: Counted, hint: [string, string], step: [string, string], none: string) => ({ hints, steps }: Pick<Played, "hints" | "steps">): string =>
  [hints ? counted(hints, ...hint) : "", steps ? counted(steps, ...step) : ""].filter(Boolean).join(", ") || none;

/** Thirds of the digits up to `d`: 1–3, 4–6 and 7–9. */
export function thirds(d: number, and: string): string {
  const third = Math.floor(d / 3);
  return `1–${third}, ${third + 1}–${d - third} ${and} ${d - third + 1}–${d}`;
}
