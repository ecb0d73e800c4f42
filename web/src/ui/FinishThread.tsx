// The thread on the finished grid, from the ring to the large knot; its digits step back while it is shown. A digit that
// a step of the page placed is a hollow knot. On an upright phone givens are squares, and no digit is shown.
import { createMemo, For, type JSX } from "solid-js";
import { curve, filledInOrder } from "../draw/finish-thread.ts";
import { px } from "../draw/spots.ts";
import { centre, isTriangle } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import { useScene } from "./context.ts";
import { arrangement } from "./space.ts";

export function FinishThread(props: { scale: number }): JSX.Element {
  const app = useScene();
  const filled = createMemo(() => filledInOrder(app.doc()));
  const at = (cell: number) => {
    const { x, y } = centre(nth(app.layout().cells, cell));
    return { x: x * props.scale, y: y * props.scale };
  };
  const radius = () => Math.max(2, Math.min(6, props.scale * 0.085));
  const size = (place: number) => radius() * (place === filled().length - 1 ? 1.9 : place ? 1 : 1.5);
  const half = (cell: number) => props.scale * (isTriangle(nth(app.layout().cells, cell)) ? 0.14 : 0.235);
  const givens = () => (arrangement() === "narrow" ? app.doc().grid.kinds.flatMap((kind, cell) => (kind === "given" ? cell : [])) : []);
  return (
    <g class="finish-thread">
      <path d={curve(filled().map(({ cell }) => at(cell)))} pathLength={1} stroke-width={px(Math.max(1.5, Math.min(3, props.scale / 22)))} />
      <For each={givens()}>{(cell) => <rect x={px(at(cell).x - half(cell))} y={px(at(cell).y - half(cell))} width={px(2 * half(cell))} height={px(2 * half(cell))} rx="1" />}</For>
      <For each={filled()}>
        {({ cell, shown }, i) => <circle classList={{ hollow: shown || !i() }} cx={px(at(cell).x)} cy={px(at(cell).y)} r={px(size(i()))} />}
      </For>
    </g>
  );
}
