// Words of the editor in the page's language.
import { build } from "./en/build.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("build", build);
