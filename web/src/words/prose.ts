/** A technique's English name within a sentence: hidden single, XY-wing; names of people keep their capital. */
export const inProse = (name: string): string => name.replace(/\b(?!Sue|Coq|Kropki|Franken|Phistomefel)[A-Z][a-z]+/g, (word) => word.toLowerCase());

/** So many of something: the number and its plural as a language has them. */
export function countedIn(locale: string): (count: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, one, many) => `${count.toLocaleString(locale)} ${rules.select(count) === "one" ? one : many}`;
}
