// Types of a language's words: a part for each file of words/en. Another language without a sentence does not compile.
import type ideas from "../../../docs/techniques/ideas.json";
import type { build } from "./en/build.ts";
import type { clues } from "./en/clues.ts";
import type { constraints } from "./en/constraints.ts";
import type { days } from "./en/days.ts";
import type { finished } from "./en/finished.ts";
import type { learn } from "./en/learn.ts";
import type { names } from "./en/names.ts";
import type { options } from "./en/options.ts";
import type { order } from "./en/order.ts";
import type { page } from "./en/page.ts";
import type { photo } from "./en/photo.ts";
import type { play } from "./en/play.ts";
import type { reading } from "./en/reading.ts";
import type { picture } from "./en/shared-picture.ts";
import type { sheets } from "./en/sheets.ts";
import type { trial } from "./en/trial.ts";
import type { workbench } from "./en/workbench.ts";

/** The same names, with words of another language. */
type Told<T> = T extends string ? string : T extends (...asked: infer A) => unknown ? (...asked: A) => string : { readonly [K in keyof T]: Told<T[K]> };

export interface Parts {
  page: Told<typeof page>;
  play: Told<typeof play>;
  names: Told<typeof names>;
  clues: Told<typeof clues>;
  constraints: Told<typeof constraints>;
  build: Told<typeof build>;
  days: Told<typeof days>;
  finished: Told<typeof finished>;
  ideas: Told<typeof ideas>;
  learn: Told<typeof learn>;
  options: Told<typeof options>;
  order: Told<typeof order>;
  photo: Told<typeof photo>;
  picture: Told<typeof picture>;
  reading: Told<typeof reading>;
  sheets: Told<typeof sheets>;
  trial: Told<typeof trial>;
  workbench: Told<typeof workbench>;
}

/** A table whose keys every language must have; it can be asked for any other key, too. */
export const keyed = <T extends Record<string, unknown>>(table: T): T & Record<string, T[keyof T]> => table as T & Record<string, T[keyof T]>;
