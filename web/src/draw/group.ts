// Cells of one node drawn together: neighbours in one capsule, others each in a ring of its own, so
// that no stranger between them is taken in.
import type { End } from "./thread.ts";

const fixed = (value: number) => Number(value.toFixed(2)).toString();

/** Path data of lines between neighbours, to be drawn as thick as a capsule is, with round ends. */
export function capsule(ends: readonly End[]): string {
  const touch = (a: End, b: End) => Math.abs(a.cell.x - b.cell.x) <= 1 && Math.abs(a.cell.y - b.cell.y) <= 1;
  const joined = new Set<End>();
  let d = "";
  for (const end of ends) {
    if (joined.has(end)) continue;
    joined.add(end);
    d += `M${fixed(end.at.x)} ${fixed(end.at.y)}h0`;
    // Each neighbour is joined once to the connected cells.
    for (const here of joined)
      for (const next of ends) {
        if (joined.has(next) || !touch(here, next)) continue;
        joined.add(next);
        d += `M${fixed(here.at.x)} ${fixed(here.at.y)}L${fixed(next.at.x)} ${fixed(next.at.y)}`;
      }
  }
  return d;
}
