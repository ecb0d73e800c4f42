// The setter's words: what is read from outside is bounded, and puzzle text holds any of them in one line each.
import { expect, test } from "vitest";
import { readAbout, untold, withAbout } from "../src/model/about.ts";
import { estimateTold, rounded } from "../src/build/bench.ts";

test("words from outside are texts of a bounded length, or nothing", () => {
  expect(readAbout(undefined)).toBeUndefined();
  expect(readAbout({ title: 5, author: "" })).toBeUndefined();
  expect(readAbout({ title: "x".repeat(500), message: "Well done!" })).toEqual({ ...untold, title: "x".repeat(200), message: "Well done!" });
});

test("puzzle text has a line for each word that is said, in quotes", () => {
  const text = "sudoku 1\nlayout 9x9\ngivens\n.\n";
  expect(withAbout(text, undefined)).toBe(text);
  expect(withAbout(text, { ...untold, title: 'A "title" $& # of it', rules: "One\nTwo \\ three" }))
    .toBe('sudoku 1\ntitle "A \\"title\\" $& # of it"\nrules "One\\nTwo \\\\ three"\nlayout 9x9\ngivens\n.\n');
});

test("an estimate is rounded to what its error allows, and its bounds lie about it", () => {
  expect(estimateTold({ log10: Math.log10(53_515), error: 0.03 })).toEqual({ about: "54,000", least: "50,000", most: "57,000" });
  expect(estimateTold({ log10: 21.83, error: 0.6 }).about).toBe("7 × 10²¹");
  expect(rounded(0, 2)).toBe("1");
});
