// The rules of a layout's drawn constraints, one sentence a kind, in the page's language.
import type { Constraint, Layout } from "../model/layout.ts";
import { only } from "../model/nth.ts";
import { constraints } from "./en/constraints.ts";
import { spoken } from "./spoken.ts";

const say = spoken("constraints", constraints);

const usual: Record<string, (d: number) => number> = {
  whispers: (d) => Math.ceil(d / 2), lockout: () => 4, modular: () => 3, difference: () => 1, ratio: () => 2,
};

/** For each kind once, with the first constraint of it. */
export function rulesOf(layout: Layout): { text: string; one: Constraint }[] {
  const told = say();
  const firsts = new Map<string, { one: Constraint; numbers: Set<number> }>();
  for (const one of layout.constraints) {
    const found = firsts.get(one.kind) ?? { one, numbers: new Set() };
    firsts.set(one.kind, found);
    found.numbers.add(one.values[0] ?? usual[one.kind]?.(layout.digits) ?? 0);
  }
  return [...firsts].flatMap(([kind, { one, numbers }]) => {
    const text = told[kind]?.(only(numbers) ?? 0, layout.digits);
    return text ? [{ text, one }] : [];
  });
}
