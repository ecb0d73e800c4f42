// Fills under lines and digits: shades of extra houses, peers of the focused cell, colours, and the tints and hatches
// of evidence. One path a kind, for any number of cells.
import { createMemo, For, type JSX, Show } from "solid-js";
import { corners, polygon, type Shade, slice } from "../draw/outline.ts";
import { coloursOf } from "../model/colours.ts";
import { only } from "../model/nth.ts";
import { useScene } from "./context.ts";
import { ColourPatterns } from "./Swatch.tsx";

export function Fills(props: { scale: number; shades: (Shade | undefined)[] }): JSX.Element {
  const app = useScene();
  const shape = (cells: Iterable<number>) =>
    [...cells].flatMap((cell) => app.layout().cells[cell] ?? []).map((cell) => polygon(corners(cell), props.scale)).join("");
  const shaded = (shade: Shade) => shape(props.shades.flatMap((own, cell) => (own === shade ? [cell] : [])));
  const peers = createMemo(() => {
    const cell = app.drawing() ? undefined : only(app.selected());
    return cell === undefined ? "" : shape(app.layout().peers[cell] ?? []);
  });
  const digit = () => app.filter();
  const filtered = createMemo(() =>
    digit()
      ? shape(app.layout().cells.flatMap((_, cell) => (app.grid().values[cell] === digit() || app.candidates()[cell]?.includes(digit()) ? [cell] : [])))
      : "",
  );
  /** Cells with the digit of the one that is selected. */
  const fellows = createMemo(() => {
    const cell = only(app.selected());
    const value = cell === undefined ? 0 : app.grid().values[cell];
    if (!value || digit() || app.drawing()) return "";
    return shape(app.grid().values.flatMap((other, i) => (other === value && i !== cell ? [i] : [])));
  });
  const guessed = createMemo(() => shape(app.grid().depth.flatMap((depth, cell) => (depth > 0 ? [cell] : []))));
  const minus = (a: Set<number>, b: Set<number>) => [...a].filter((cell) => !b.has(cell));
  const both = (a: Set<number>, b: Set<number>) => [...a].filter((cell) => b.has(cell));
  const colours = createMemo(() => {
    const list: { colour: number; d: string }[] = [];
    for (let colour = 1; colour <= 9; ++colour) {
      const d = app.grid().colour.map((kept, cell) => {
        const own = coloursOf(kept);
        const place = own.indexOf(colour);
        const at = app.layout().cells[cell];
        return place < 0 || !at ? "" : polygon(slice(corners(at), place, own.length), props.scale);
      }).join("");
      if (d) list.push({ colour, d });
    }
    return list;
  });
  const contradicted = createMemo(() => shape(app.marked()));
  const done = createMemo(() => {
    const panel = app.panel();
    return panel.kind === "did" ? shape([...panel.step.placements, ...panel.step.eliminations].map((c) => c.cell)) : "";
  });
  return (
    <g>
      <defs>
        <Hatch name="cover" />
        <Hatch name="crossing" />
        <Hatch name="elim" turned />
        <ColourPatterns />
      </defs>
      <For each={["edge", "leg", "window"] as const}>{(shade) => <path class={`shade-${shade}`} d={shaded(shade)} />}</For>
      <path class="fill-peer" d={peers()} />
      <path class="fill-filter" d={filtered() + fellows()} />
      <For each={colours()}>{(item) => <path class="painted" fill={`url(#colour-${item.colour})`} d={item.d} />}</For>
      <path class="fill-guess" d={guessed()} />
      <path class="fill-base" d={done()} />
      <Show when={app.drawing()}>
        {(drawing) => (
          <>
            <path class="fill-base" d={shape(minus(drawing().base, drawing().cover))} />
            <path class="fill-cover" d={shape(minus(drawing().cover, drawing().base))} />
            <path class="hatch-cover" d={shape(minus(drawing().cover, drawing().base))} />
            <path class="fill-crossing" d={shape(both(drawing().base, drawing().cover))} />
            <path class="hatch-crossing" d={shape(both(drawing().base, drawing().cover))} />
            <path class="fill-error" d={shape([...drawing().error, ...drawing().wrong])} />
            <path class="hatch-elim" d={shape([...drawing().error, ...drawing().wrong])} />
          </>
        )}
      </Show>
      <path class="fill-error" d={contradicted()} />
      <path class="hatch-elim" d={contradicted()} />
    </g>
  );
}

function Hatch(props: { name: string; turned?: boolean }): JSX.Element {
  return (
    <pattern id={`hatch-${props.name}`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform={`rotate(${props.turned ? -45 : 45})`}>
      <path class={`hatch-line-${props.name}`} d="M4.500 0V9" />
    </pattern>
  );
}
