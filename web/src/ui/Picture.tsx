// A puzzle as a picture on white, for paper and for files: its lines, its constraints, its digits.
import { For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { corners, outlineOf, path, polygon } from "../draw/outline.ts";
import { sizesFor, spot } from "../draw/spots.ts";
import type { Digit, Digits } from "../model/digits.ts";
import { centre, isTriangle, type Layout } from "../model/layout.ts";
import "../style/picture.css";

/** Size of a cell, in units of the picture. */
export const cellSize = 60;
const size = cellSize;
const edge = 4;

export function Picture(props: { layout: Layout; givens: readonly Digit[]; values: readonly Digit[]; candidates?: readonly Digits[] | undefined; lit?: ReadonlySet<number>; children?: JSX.Element }): JSX.Element {
  const outline = outlineOf(props.layout);
  const { left, top, right, bottom } = outline.margin;
  const [width, height] = [(left + outline.width + right) * size + 2 * edge, (top + outline.height + bottom) * size + 2 * edge];
  const line = (lines: Parameters<typeof path>[0]) => path(lines, size);
  const shape = (shaded: (cell: number) => unknown) => props.layout.cells.map((cell, i) => (shaded(i) ? polygon(corners(cell), size) : "")).join("");
  const { art } = props.layout;
  const { mark } = sizesFor(size, props.layout.digits, props.layout.cells.some(isTriangle));
  return (
    <svg class="puzzle-picture" classList={{ round: outline.triangles }} width={width} height={height} viewBox={`${-left * size - edge} ${-top * size - edge} ${width} ${height}`}>
      <path class="white" d={shape(() => true)} />
      <path class="shade" d={shape((cell) => outline.shades[cell])} />
      <Show when={props.lit}><path class="lit" d={shape((cell) => props.lit!.has(cell))} /></Show>
      <Dynamic component={art?.Plain} scale={size} under />
      <path class="thin" d={line(outline.cellLines)} /><path class="thin" d={line(outline.diagonals)} />
      <path class="thick" d={line(outline.boxLines)} /><path class="thick" d={line(outline.border)} />
      <Dynamic component={art?.Plain} scale={size} />
      {props.children}
      <For each={props.layout.cells}>
        {(cell, i) => {
          const at = centre(cell);
          const value = props.values[i()];
          const high = size * (isTriangle(cell) ? 0.4 : 0.62);
          if (value) return <text class="digit" classList={{ given: !!props.givens[i()] }} x={at.x * size} y={at.y * size + high * 0.355} font-size={String(high)}>{props.layout.written.symbol(value)}</text>;
          return (
            <For each={props.candidates?.[i()] ?? []}>
              {(digit) => {
                const place = spot(cell, digit, props.layout.digits);
                return <text class="candidate" x={place.x * size} y={place.y * size + mark * 0.36} font-size={String(mark)}>{props.layout.written.symbol(digit)}</text>;
              }}
            </For>
          );
        }}
      </For>
    </svg>
  );
}
