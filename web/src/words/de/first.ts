// Words of the first load in German, and the files of all other words.
import type { More } from "../load.ts";

export { names } from "./names.ts";
export { page } from "./page.ts";
export const more: More = { drawn: () => import("./drawn.ts"), later: () => import("./later.ts"), engine: () => import("./engine.ts") };
