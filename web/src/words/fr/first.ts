// Words of the first load in French.
export { names } from "./names.ts";
export { page } from "./page.ts";
