// Words of reading photographs in the page's language.
import { photo } from "./en/photo.ts";
import { spoken } from "./spoken.ts";

export const say = spoken("photo", photo);
