// Marks of the workbench on the grid: the chosen proposal, and a diamond in the cells of steps that are the only way on.
import { createEffect, createMemo, For, type JSX, onCleanup, Show } from "solid-js";
import { corners, polygon } from "../draw/outline.ts";
import { px } from "../draw/spots.ts";
import { centre } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { useApp } from "../ui/context.ts";
import { cellsIn } from "./bench.ts";
import { chosen, path } from "./benches.ts";

export function BenchOverlay(props: { scale: number }): JSX.Element {
  const app = useApp();
  const cellOf = (cell: number) => nth(app.layout().cells, cell);
  const fits = (cell: number) => cell >= 0 && cell < app.layout().cells.length;
  const shown = () => {
    const panel = app.panel();
    return panel.kind === "build" && !!panel.shown;
  };
  const lined = createMemo(() => [...new Set((chosen()?.lines ?? []).flatMap((line) => cellsIn(app, line)))]);
  const hard = createMemo(() => [...new Set((path()?.bottlenecks ?? []).flatMap(({ step }) => (step.placements[0] ?? step.eliminations[0])?.cell ?? []))]);
  createEffect(() => app.setVeiled(new Set(shown() ? [] : (chosen()?.givens ?? []).map(({ cell }) => cell))));
  onCleanup(() => app.setVeiled(new Set<number>()));
  const middle = (cell: number) => {
    const { x, y } = centre(cellOf(cell));
    return { x: x * props.scale, y: y * props.scale };
  };
  const diamond = (cell: number) => {
    const { x, y } = cellOf(cell);
    const r = Math.max(3, props.scale * 0.1);
    return `M${px((x + 0.84) * props.scale)} ${px((y + 0.16) * props.scale - r)}l${px(r)} ${px(r)}l${px(-r)} ${px(r)}l${px(-r)} ${px(-r)}z`;
  };
  return (
    <Show when={!shown()}>
      <g class="bench-overlay">
        <For each={[...(chosen()?.givens ?? []).map(({ cell }) => cell), ...lined()].filter(fits)}>{(cell) => <path class="proposed" d={polygon(corners(cellOf(cell)), props.scale)} />}</For>
        <For each={(chosen()?.givens ?? []).filter(({ cell }) => fits(cell))}>
          {({ cell, digit }) => <text class="proposed-digit" x={px(middle(cell).x)} y={px(middle(cell).y + props.scale * 0.21)} font-size={px(props.scale * 0.6)}>{app.layout().written.symbol(digit)}</text>}
        </For>
        <For each={hard().filter(fits)}>{(cell) => <path class="bottleneck" d={diamond(cell)} />}</For>
      </g>
    </Show>
  );
}
