// Words of the finish in the page's language.
import { finished } from "./en/finished.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("finished", finished);
