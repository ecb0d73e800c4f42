/** A technique's English name within a sentence: hidden single, XY-wing; what is named after somebody keeps its capital. */
export const inProse = (name: string): string => name.replace(/\b(?!Sue|Coq|Kropki|Franken|Phistomefel)[A-Z][a-z]+/g, (word) => word.toLowerCase());
