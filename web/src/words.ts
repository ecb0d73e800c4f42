// The words of the page's first load in the page's language. languages.ts lists the languages, and docs/adding.md the
// files of another one.
import { only } from "./model/nth.ts";
import { names } from "./words/en/names.ts";
import { page } from "./words/en/page.ts";
import type { Parts } from "./words/parts.ts";

export const words: Parts["page"] = page;
export const layoutNames: Record<string, string> = { ...names };

/** Puts another language's words in the place of the English ones, before anything is drawn. */
export function speak(other: Pick<Parts, "page" | "names">): void {
  const put = (to: Record<string, unknown>, from: object) => {
    for (const [key, word] of Object.entries(from))
      if (word && typeof word === "object") put((to[key] ??= {}) as Record<string, unknown>, word);
      else to[key] = word;
  };
  put(words as unknown as Record<string, unknown>, other.page);
  Object.assign(layoutNames, other.names);
  document.documentElement.lang = words.locale;
  document.title = words.pageTitle;
}

/** A layout's name as it is shown: 16×16, X 9×9, Windmill. */
export function titleOf(name: string): string {
  const known = layoutNames[name];
  if (known) return known;
  const { own, latin, tall } = words.layouts;
  const clues = words.clues[name];
  if (clues) return clues;
  if (!name) return own;
  if (name.includes("+")) return name.split("+").map(shortTitle).join(", ");
  if (name.includes(":")) return name.replace(/([^:]*):(.*)/, (_, rule, numbers) => `${titleOf(rule)} (${numbers.replaceAll(":", ", ")})`);
  const text = name.replace(/^x-(.*)/, "X $1").replace(/(\d)x(\d)/g, "$1×$2")
    .replace(/^latin-(\d+)$/, (_, size) => latin(`${size}×${size}`)).replace(/(.*)-vertical$/, (_, size) => tall(size));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Constraints whose clues are called otherwise. */
const clued: Record<string, string> = { cage: "killer", slowthermo: "thermo", difference: "kropki", ratio: "kropki", pairsum: "xv" };

/** A layout's name; of puzzle text with clues of one kind that kind: killer. */
export function nameOfGrid({ layout, source }: { layout: string; source: string }): string {
  const kinds = source.split("\n").map((line) => line.replace(/ .*/s, "")).map((word) => clued[word] ?? word);
  return layout || (only(new Set(kinds.filter((kind) => kind in words.clues))) ?? "");
}

/** Without the word for the usual one: 9×9. */
export const shortTitle = (name: string): string => (name === "9x9" ? "9×9" : titleOf(name));

export const grouped = (count: number): string => count.toLocaleString(words.locale);
