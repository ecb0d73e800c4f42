// Words of drawn constraints in Spanish.
export { clues } from "./clues.ts";
export { constraints } from "./constraints.ts";
