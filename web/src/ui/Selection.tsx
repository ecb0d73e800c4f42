// The selection, over everything: a frame inside each cell, on the cell line where cells are small.
import { createMemo, For, type JSX } from "solid-js";
import { corners, roundBox, shrunk } from "../draw/outline.ts";
import { isTriangle } from "../model/layout.ts";
import { useApp } from "./context.ts";

export function Selection(props: { scale: number }): JSX.Element {
  const app = useApp();
  const frames = createMemo(() => {
    const inset = props.scale < 50 ? 0.5 : 2.5;
    return app.selected().flatMap((i) => app.layout().cells[i] ?? []).map((cell) => {
      if (isTriangle(cell)) return shrunk(corners(cell), props.scale, 2.5);
      const [x, y] = [cell.x * props.scale, cell.y * props.scale];
      return roundBox(x + inset, y + inset, x + props.scale - inset, y + props.scale - inset, props.scale < 28 ? 3 : 5);
    });
  });
  return (
    <g class="selection" aria-hidden="true" fill="none">
      <For each={frames()}>{(d) => <path d={d} />}</For>
    </g>
  );
}
