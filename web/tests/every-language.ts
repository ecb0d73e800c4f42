// The words of every language by its code, English first.
import ideas from "../../docs/techniques/ideas.json";
import type { Language } from "../src/languages.ts";
import { build } from "../src/words/en/build.ts";
import { clues } from "../src/words/en/clues.ts";
import { constraints } from "../src/words/en/constraints.ts";
import { days } from "../src/words/en/days.ts";
import { finished } from "../src/words/en/finished.ts";
import { learn } from "../src/words/en/learn.ts";
import { names } from "../src/words/en/names.ts";
import { options } from "../src/words/en/options.ts";
import { order } from "../src/words/en/order.ts";
import { page } from "../src/words/en/page.ts";
import { photo } from "../src/words/en/photo.ts";
import { reading } from "../src/words/en/reading.ts";
import { picture } from "../src/words/en/shared-picture.ts";
import { sheets } from "../src/words/en/sheets.ts";
import { trial } from "../src/words/en/trial.ts";
import { workbench } from "../src/words/en/workbench.ts";
import { files } from "../src/words/load.ts";
import type { Parts } from "../src/words/parts.ts";
import type { Translator } from "../src/words/translate.ts";

export type Whole = Omit<Parts, "play">;
export const english: Whole = { page, names, clues, constraints, build, days, finished, ideas, learn, options, order, photo, picture, reading, sheets, trial, workbench };

const list = Object.entries(files) as [Exclude<Language, "en">, (typeof files)[keyof typeof files]][];
const loaded = await Promise.all(list.map(async ([code, file]) => {
  const { page, names, more } = await file();
  return { code, whole: { ...(await more.later()), page, names } satisfies Whole, engine: (await more.engine()).engine };
}));

export const others: readonly { code: Exclude<Language, "en">; whole: Whole; engine: Translator }[] = loaded;
export const every = Object.fromEntries([["en", english], ...loaded.map(({ code, whole }) => [code, whole])]) as Record<Language, Whole>;
