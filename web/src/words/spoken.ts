// Parts of the page's words that are not needed at the first load.
import type { Parts } from "./parts.ts";

/** Parts in the page's language; English ones are not among them. */
const other: Partial<Parts> = {};

export const speakParts = (parts: Partial<Parts>): void => void Object.assign(other, parts);

/** Returns the part in the page's language, or in English if it has not been loaded. */
export const spoken = <K extends keyof Parts>(name: K, english: Parts[K]) => (): Parts[K] => other[name] ?? english;
