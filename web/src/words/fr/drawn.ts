// Words of drawn constraints in French.
export { clues } from "./clues.ts";
export { constraints } from "./constraints.ts";
