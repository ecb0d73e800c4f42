import { expect, test } from "vitest";
import { words } from "../src/words.ts";
import { words as german } from "../src/words/de.ts";

/** Every word of a catalogue by its path; functions are called with what fits them all. */
function flat(part: unknown, path = ""): [string, string][] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part === "function") return [[path, "()"]];
  return Object.entries(part as object).flatMap(([key, inner]) => flat(inner, `${path}.${key}`));
}

/** Where both say the same, or where there is nothing to say. */
const alike = /^\.(title|levels\.|buttons\.auto|choices\.language\.(en|de)|labels\.(level|dialog)|choices\.text\.normal|reveal\.0|options\.numbers\.1|play\.pause|keyTable|play\.statistics\.columns\.3)/;

test("German has a word for every English one, and it is another", () => {
  const [english, other] = [new Map(flat(words)), new Map(flat(german))];
  const missing = [...english.keys()].filter((path) => !other.has(path));
  expect(missing).toEqual([]);
  expect([...other.keys()].filter((path) => !english.has(path) && !path.startsWith(".levelNames"))).toEqual([]);
  const same = [...english].filter(([path, word]) => word !== "()" && other.get(path) === word && !alike.test(path)).map(([path]) => path);
  expect(same).toEqual([]);
});

test("numbers take the form that they call for", () => {
  expect(german.cells(1)).toBe("1 Zelle");
  expect(german.cells(1234)).toBe("1.234 Zellen");
  expect(words.cells(1234)).toBe("1,234 cells");
  expect(german.play.statistics.days(1)).toBe("1 Tag");
  expect(german.play.finished.help({ time: 0, hints: 1, steps: 2, done: 0 })).toBe("1 Tipp, 2 Schritte der Seite");
});
