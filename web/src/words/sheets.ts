// Words of printing many puzzles in the page's language.
import { sheets } from "./en/sheets.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("sheets", sheets);
