// Words of the picture of a finished puzzle in the page's language.
import { picture } from "./en/shared-picture.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("picture", picture);
