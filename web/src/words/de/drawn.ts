// Words of drawn constraints in German.
export { clues } from "./clues.ts";
export { constraints } from "./constraints.ts";
