// The pen's drawing: lines, crosses and circles, over the lines of the grid and under its digits.
import { createMemo, For, type JSX } from "solid-js";
import { endsOf, inks } from "../model/pen.ts";
import { upTo } from "../model/digits.ts";
import { useScene } from "./context.ts";

export function Drawn(props: { scale: number }): JSX.Element {
  const app = useScene();
  const shapes = createMemo(() => {
    const paths = upTo(inks).map((ink) => ({ ink, lines: "", marks: "" }));
    for (const [key, value] of Object.entries(app.grid().pen)) {
      const [from, to] = endsOf(key).map(({ x, y }) => ({ x: x * props.scale, y: y * props.scale }));
      const own = paths[Number(value.slice(-1)) - 1];
      if (!from || !own) continue;
      if (to) own.lines += `M${from.x} ${from.y}L${to.x} ${to.y}`;
      else own.marks += value[0] === "x" ? cross(from.x, from.y, props.scale * 0.16) : circle(from.x, from.y, props.scale * 0.34);
    }
    return paths.filter(({ lines, marks }) => lines || marks);
  });
  const width = () => Math.max(2, props.scale * 0.05);
  return (
    <g class="drawn">
      <For each={shapes()}>
        {({ ink, lines, marks }) => (
          <>
            <path class="halo" d={lines} stroke-width={width() + 2.5} />
            <path class={`ink-${ink}`} d={lines} stroke-width={width()} stroke-dasharray={dashOf(ink, width())} />
            <path class={`ink-${ink} signs`} d={marks} stroke-width={width()} />
          </>
        )}
      </For>
    </g>
  );
}

/** Not everyone distinguishes hues: two inks are broken lines. */
export const dashOf = (ink: number, width: number): string | undefined => (ink === 2 ? `${width * 2.6} ${width * 2}` : ink === 3 ? `0 ${width * 2}` : undefined);

export const cross = (x: number, y: number, r: number): string => `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
export const circle = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
