// Words of the setter's workbench and of a puzzle's own words in the page's language.
import { workbench } from "./en/workbench.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("workbench", workbench);
