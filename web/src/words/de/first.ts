// Words of the first load in German.
export { names } from "./names.ts";
export { page } from "./page.ts";
