// The selection, above everything: a frame inside the cell, or on the cell line if cells are small; and one outline
// around all selected cells, of any shape.
import { createMemo, type JSX, Show } from "solid-js";
import { corners, path, polygon, rimOf, roundBox, shrunk } from "../draw/outline.ts";
import { isTriangle } from "../model/layout.ts";
import { useScene } from "./context.ts";

export function Selection(props: { scale: number }): JSX.Element {
  const app = useScene();
  const cells = createMemo(() => app.selected().flatMap((i) => app.layout().cells[i] ?? []));
  const frame = () => {
    const inset = props.scale < 50 ? 0.5 : 2.5;
    const [cell] = cells();
    if (!cell) return "";
    if (isTriangle(cell)) return shrunk(corners(cell), props.scale, 2.5);
    const [x, y] = [cell.x * props.scale, cell.y * props.scale];
    return roundBox(x + inset, y + inset, x + props.scale - inset, y + props.scale - inset, props.scale < 28 ? 3 : 5);
  };
  return (
    <g class="selection" aria-hidden="true" fill="none">
      <Show when={cells().length === 1}><path d={frame()} /></Show>
      <Show when={cells().length > 1}>
        <clipPath id="selected"><path d={cells().map((cell) => polygon(corners(cell), props.scale)).join("")} /></clipPath>
        <path class="together" clip-path="url(#selected)" d={path(rimOf(cells()), props.scale)} />
      </Show>
    </g>
  );
}
