// Words of the first load in Spanish.
export { names } from "./names.ts";
export { page } from "./page.ts";
