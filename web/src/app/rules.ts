// The rules of a layout in words, from its houses alone; drawn constraints have sentences of their own.
import { isTriangle, type Layout } from "../model/layout.ts";
import { words } from "../words.ts";

/** "1 to 9"; of values with gaps each. */
export function digitsTold({ digits, written }: Pick<Layout, "digits" | "written">): string {
  const [least, greatest] = [written.of(1), written.of(digits)];
  if (greatest - least === digits - 1) return words.rules.span(least, greatest);
  return Array.from({ length: digits }, (_, i) => written.of(i + 1)).join(", ");
}

/** The rules beyond rows, columns and boxes; `sample`: their form in a small picture. */
export function rulesTold(layout: Layout): { sample: string; text: string }[] {
  const { name, houses, links, cells, title, art, constraints } = layout;
  const list: { sample: string; text: string }[] = [];
  if (!layout.written.areDigits) list.push({ sample: "digits", text: words.rules.digits(digitsTold(layout)) });
  const count = (kind: string) => houses.filter((house) => house.kind === kind && !house.drawn).length;
  if (cells.some(isTriangle)) {
    list.push({ sample: "triangle", text: words.rules.triangles(count("region")) });
    if (count("group")) list.push({ sample: "shade-edge", text: words.rules.edges(count("group")) });
    if (links.length) list.push({ sample: "point", text: words.rules.touching });
    return list;
  }
  if (count("region")) list.push({ sample: "region", text: words.rules.regions });
  if (count("window")) list.push({ sample: "shade-window", text: words.rules.windows(count("window")) });
  if (count("diagonal")) list.push({ sample: "line", text: words.rules.diagonals(count("diagonal")) });
  if (!name) {
    const setOf = (list: readonly number[]) => [...list].sort((a, b) => a - b).join();
    const lines = new Set(houses.flatMap((house) => (house.kind === "diagonal" ? [setOf(house.cells)] : [])));
    const groups = constraints.filter(({ kind, cells }) => kind === "group" && !lines.has(setOf(cells.flat()))).length;
    if (groups) list.push({ sample: "shade-window", text: words.rules.groups(groups) });
    // Drawn constraints have sentences of their own.
    if (!art) for (const { kind } of constraints) if (words.rules.of[kind]) list.push({ sample: "point", text: words.rules.of[kind] });
  }
  if (title && !art && (count("group") || links.length))
    for (const part of name.split("+")) {
      const text = words.rules.of[part] ?? (part === name ? title.toLowerCase() : "");
      if (text) list.push({ sample: "shade-window", text });
    }
  return list;
}
