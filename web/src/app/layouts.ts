// Layouts that have been asked for, by name or by their own text.
import type { Engine } from "../engine/engine.ts";
import type { LayoutAnswer, LayoutSummary } from "../engine/verbs.ts";
import { isToldByHouses, type Layout, readLayout } from "../model/layout.ts";
import { learn, tellOfEngine } from "../words/load.ts";
import { pause } from "./pause.ts";
import { textOf } from "./request.ts";

export const layoutKey = (grid: { layout: string; source: string }): string => grid.layout || grid.source;

export class Layouts {
  private readonly known = new Map<string, Layout>();
  private list: Promise<LayoutSummary[]> | undefined;

  constructor(private readonly engine: Engine) {}

  /** Nothing when it has not been asked for yet. */
  at(grid: { layout: string; source: string }): Layout | undefined {
    return this.known.get(layoutKey(grid));
  }

  async keep(key: string, answer: LayoutAnswer): Promise<Layout> {
    const layout = readLayout(answer);
    if (!isToldByHouses(answer)) {
      for (const one of layout.constraints) one.called = await tellOfEngine(one.name);
      const [{ artOf }] = await Promise.all([import("../ui/Constraints.tsx"), learn("drawn")]);
      layout.art = artOf(layout);
    }
    this.known.set(key, layout);
    return layout;
  }

  async get(grid: { layout: string; source: string; values?: readonly number[] }): Promise<Layout> {
    const known = this.at(grid);
    if (known) return known;
    const answer = grid.layout
      ? await this.engine.call("layouts", { name: grid.layout }, { lane: "read" })
      : (await this.engine.call("read", { puzzle: textOf(grid.source, grid.values?.length ?? 0) }, { lane: "read" })).shape;
    if (!answer) throw new Error("no layout in this text");
    await pause();
    const layout = this.at(grid) ?? await this.keep(layoutKey(grid), answer);
    await pause();
    return layout;
  }

  catalogue(): Promise<LayoutSummary[]> {
    return (this.list ??= this.engine.call("layouts", {}, { lane: "read" }).then((answer) => answer.layouts));
  }
}
