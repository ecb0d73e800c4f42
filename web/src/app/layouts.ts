// Layouts that have been asked for, by name or by their own text.
import type { Engine } from "../engine/engine.ts";
import type { LayoutAnswer, LayoutSummary } from "../model/layout.ts";
import { type Layout, readLayout } from "../model/layout.ts";

export const layoutKey = (grid: { layout: string; source: string }): string => grid.layout || grid.source;

export class Layouts {
  private readonly known = new Map<string, Layout>();
  private list: Promise<LayoutSummary[]> | undefined;

  constructor(private readonly engine: Engine) {}

  /** Nothing when it has not been asked for yet. */
  at(grid: { layout: string; source: string }): Layout | undefined {
    return this.known.get(layoutKey(grid));
  }

  keep(key: string, answer: LayoutAnswer): Layout {
    const layout = readLayout(answer);
    this.known.set(key, layout);
    return layout;
  }

  async get(grid: { layout: string; source: string }): Promise<Layout> {
    const known = this.at(grid);
    if (known) return known;
    if (grid.layout)
      return this.keep(grid.layout, await this.engine.call("layouts", { name: grid.layout }, { lane: "read" }));
    const answer = await this.engine.call("read", { puzzle: grid.source }, { lane: "read" });
    if (!answer.shape) throw new Error("no layout in this text");
    return this.keep(grid.source, answer.shape);
  }

  catalogue(): Promise<LayoutSummary[]> {
    return (this.list ??= this.engine.call("layouts", {}, { lane: "read" }).then((answer) => answer.layouts));
  }
}
