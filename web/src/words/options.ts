// Words of the options and of the table of keys in the page's language.
import { options } from "./en/options.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("options", options);
