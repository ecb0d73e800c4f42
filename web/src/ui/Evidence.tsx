// Threads, capsules, outlined sets and rings: over the lines, under the digits.
import { createMemo, For, type JSX, Show } from "solid-js";
import { capsule } from "../draw/group.ts";
import { around, type Point } from "../draw/outline.ts";
import { type Sizes, spot } from "../draw/spots.ts";
import { type End, groundOf, thread } from "../draw/thread.ts";
import { none } from "../model/digits.ts";
import { centre } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { Candidate } from "../model/step.ts";
import { useScene } from "./context.ts";

export function Evidence(props: { sizes: Sizes }): JSX.Element {
  const app = useScene();
  const scale = () => props.sizes.cell;
  const at = ({ cell, digit }: Candidate): Point => {
    const own = nth(app.layout().cells, cell);
    const point = digit && !app.grid().values[cell] ? spot(own, digit, app.layout().digits) : centre(own);
    return { x: point.x * scale(), y: point.y * scale() };
  };
  const end = (candidate: Candidate): End => ({ at: at(candidate), cell: nth(app.layout().cells, candidate.cell) });
  const radius = () => (props.sizes.dots ? Math.max(3.5, props.sizes.cell * 0.13) : props.sizes.disc);
  const shown = (cell: number) => (app.marking() === "none" ? none : app.marking() === "automatic" ? app.candidates()[cell] : app.grid().corner[cell]) ?? none;
  const threads = createMemo(() => {
    const drawing = app.drawing();
    if (!drawing) return [];
    const lanes = new Map<string, number>();
    const ground = groundOf(app.layout(), app.grid().values, shown, props.sizes);
    return drawing.threads.map((one) => {
      const [a, b] = [end(one.from), end(one.to)];
      const lane = `${Math.round(a.at.y)} ${Math.round(b.at.y)} ${Math.round(a.at.x) === Math.round(b.at.x) ? Math.round(a.at.x) : ""}`;
      const before = lanes.get(lane) ?? 0;
      lanes.set(lane, before + 1);
      const block = one.kind === "block";
      const r = block ? props.sizes.digit * 0.5 : one.kind === "cause" || one.kind === "closes" ? props.sizes.digit * 0.46 : radius();
      return { kind: one.kind, d: block ? blockLine(a.at, b.at, r) : thread(a, b, scale(), r, Math.min(before, 2) * 2, ground) };
    });
  });
  return (
    <Show when={app.drawing()}>
      {(drawing) => (
        <g fill="none">
          <For each={drawing().sets}>
            {(set) => <For each={around(app.layout(), set.cells, scale(), 4)}>{(d) => <path class={`set-${set.tone}`} d={d} stroke-width="2" />}</For>}
          </For>
          <For each={threads()}>
            {(one) => <path class={`thread ${one.kind}`} d={one.d} stroke-width={one.kind === "block" ? 1.25 : props.sizes.thread} pathLength={one.kind === "strong" || one.kind === "cause" ? 1 : undefined} />}
          </For>
          <For each={drawing().capsules}>
            {(one) => {
              const d = createMemo(() => capsule(one.cells.map((cell) => end({ cell, digit: one.digit }))));
              const thick = () => (radius() + 3) * 2;
              return <><path class="capsule-rim" d={d()} stroke-width={thick() + 1.5} /><path class="capsule" d={d()} stroke-width={thick() - 1.5} /></>;
            }}
          </For>
          <For each={[...drawing().rings]}>
            {(cell) => {
              const middle = () => at({ cell, digit: 0 });
              return <circle class="ring" cx={middle().x} cy={middle().y} r={props.sizes.digit * 0.52} stroke-width="1.5" />;
            }}
          </For>
        </g>
      )}
    </Show>
  );
}

/** From a ringed digit to the cell that it blocks. */
function blockLine(a: Point, b: Point, r: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  return `M${a.x + ux * r} ${a.y + uy * r}L${b.x - ux * 4} ${b.y - uy * 4}`;
}
