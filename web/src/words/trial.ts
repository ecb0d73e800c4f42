// Words of a trial in the page's language.
import { trial } from "./en/trial.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("trial", trial);
