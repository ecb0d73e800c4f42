// Words of the lessons in the page's language.
import { learn } from "./en/learn.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("learn", learn);
