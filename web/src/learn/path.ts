// Summary of a path: techniques with their counts, the hardest step, and the point from which it is easy.
import type { Step } from "../model/step.ts";

const singles = new Set(["full-house", "naked-single", "hidden-single-box", "hidden-single-line"]);

export interface Summary {
  /** In the order of hints. Steps count from 1. */
  techniques: { name: string; title: string; count: number; first: number }[];
  hardest: { name: string; title: string; count: number; first: number } | undefined;
  /** From this step on singles are enough; 0 when they always are, or never. */
  easy: number;
}

export function summaryOf(steps: readonly Step[], order: readonly string[]): Summary {
  const found = new Map<string, Summary["techniques"][number]>();
  steps.forEach(({ technique, name }, i) => {
    const one = found.get(technique) ?? { name: technique, title: name, count: 0, first: i + 1 };
    found.set(technique, { ...one, count: one.count + 1 });
  });
  const techniques = [...found.values()].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const lastHard = steps.findLastIndex(({ technique }) => !singles.has(technique));
  const easy = lastHard >= 0 && lastHard + 1 < steps.length ? lastHard + 2 : 0;
  return { techniques, hardest: techniques[techniques.length - 1], easy };
}
