// Helpers of English sentences.

const counted = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** A small number in letters. */
export const inLetters = (count: number): string => counted[count] ?? String(count);

/** A technique's name within a sentence: hidden single, XY-wing; names of people keep their capital. */
export const inProse = (name: string): string => name.replace(/\b(?!Sue|Coq|Kropki|Franken|Phistomefel)[A-Z][a-z]+/g, (word) => word.toLowerCase());
