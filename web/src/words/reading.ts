// Words of reading a published puzzle in the page's language.
import { reading } from "./en/reading.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("reading", reading);
