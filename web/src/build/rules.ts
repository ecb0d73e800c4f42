// The rules of a puzzle as a setter puts them above it.
import { digitsTold, rulesTold } from "../app/rules.ts";
import { capital } from "../app/told.ts";
import { isTriangle, type Layout } from "../model/layout.ts";
import { words } from "../words.ts";
import { say } from "../words/build.ts";
import { rulesOf } from "../words/constraints.ts";

const usual = ["row", "column", "box", "region"] as const;

export function rulesText(layout: Layout): string {
  const { rules } = say();
  const kinds = layout.cells.some(isTriangle) ? [] : usual.filter((kind) => layout.houses.some((house) => house.kind === kind));
  const houses = new Intl.ListFormat(words.locale === "en" ? "en-GB" : words.locale, { type: "disjunction" }).format(kinds.map((kind) => rules[kind]));
  const besides = rulesTold(layout).filter(({ sample }) => sample !== "region" && sample !== "digits").map(({ sample, text }) => `${capital(text)}${sample === "point" || text.includes(rules.none) ? "" : rules.norRepeats}.`);
  return [kinds.length ? rules.base(digitsTold(layout), houses) : rules.alone(digitsTold(layout)), ...besides, ...(layout.art ? rulesOf(layout).map(({ text }) => text) : [])].join("\n");
}
