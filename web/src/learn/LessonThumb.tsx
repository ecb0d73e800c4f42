// The small picture of a lesson: its evidence on its grid, in the shapes of the real one.
import { createMemo, createSignal, type JSX, onMount, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { around, corners, outlineOf, path, polygon } from "../draw/outline.ts";
import { px } from "../draw/spots.ts";
import type { Layout } from "../model/layout.ts";
import { nth } from "../model/nth.ts";
import type { App } from "../app/app.ts";
import { pause } from "../app/pause.ts";
import { useApp } from "../ui/context.ts";
import thumbs from "../../../library/thumbs.json";
import { shapeOfExample } from "./board.ts";
import type { LessonThumb as Parts } from "./thumb.ts";
import { examplesOf } from "./techniques.ts";

const all = thumbs as Record<string, Parts & { size: number }>;
const shapes = new WeakMap<App, Map<string, Promise<Layout | undefined>>>();

/** The layout of the example, once for all thumbnails that share it. */
function layoutOf(app: App, name: string): Promise<Layout | undefined> {
  const [example] = examplesOf(name);
  if (!example) return Promise.resolve(undefined);
  const known = shapes.get(app) ?? new Map<string, Promise<Layout | undefined>>();
  shapes.set(app, known);
  const key = /^(sudoku 1\nlayout \S+\ngivens|:)/.exec(example.text)?.[0] ?? example.text;
  const kept = known.get(key) ?? shapeOfExample(app, example).catch(() => undefined);
  known.set(key, kept);
  return kept;
}

export function LessonThumb(props: { name: string; size: number }): JSX.Element {
  const app = useApp();
  // A signal and no resource: the page does not wait for pictures.
  const [layout, setLayout] = createSignal<Layout>();
  onMount(() => void pause().then(() => layoutOf(app, props.name)).then((found) => setLayout(() => found)));
  const side = () => props.size + 4;
  return (
    <Show when={all[props.name] && layout()} fallback={<svg class="lesson-thumb" width={side()} height={side()} aria-hidden="true" />}>
      {(found) => <Drawn layout={found()} parts={all[props.name]!} size={props.size} />}
    </Show>
  );
}

function Drawn(props: { layout: Layout; parts: Parts & { size: number }; size: number }): JSX.Element {
  const outline = createMemo(() => outlineOf(props.layout));
  // Clues around the grid are seen, too.
  const margin = () => outline().margin;
  const span = () => Math.max(outline().width + margin().left + margin().right, outline().height + margin().top + margin().bottom);
  const scale = () => props.size / span();
  const cells = (list: readonly number[] | undefined) => (list ?? []).map((cell) => polygon(corners(nth(props.layout.cells, cell)), scale())).join("");
  const middle = (cell: number) => {
    const { x, y } = nth(props.layout.cells, cell);
    return { x: (x + 0.5) * scale(), y: (y + 0.5) * scale() };
  };
  const each = (list: readonly number[] | undefined, shape: (x: number, y: number, r: number) => string) =>
    (list ?? []).map((cell) => shape(middle(cell).x, middle(cell).y, scale() * 0.34)).join("");
  const disc = (x: number, y: number, r: number) => `M${px(x - r)} ${px(y)}a${px(r)} ${px(r)} 0 1 0 ${px(2 * r)} 0a${px(r)} ${px(r)} 0 1 0 ${px(-2 * r)} 0Z`;
  const box = (x: number, y: number, r: number) => `M${px(x - r * 0.85)} ${px(y - r * 0.85)}h${px(r * 1.7)}v${px(r * 1.7)}h${px(-r * 1.7)}Z`;
  const diamond = (x: number, y: number, r: number) => `M${px(x)} ${px(y - r * 1.2)}L${px(x + r * 1.2)} ${px(y)}L${px(x)} ${px(y + r * 1.2)}L${px(x - r * 1.2)} ${px(y)}Z`;
  const slash = (x: number, y: number, r: number) => `M${px(x - r)} ${px(y + r)}L${px(x + r)} ${px(y - r)}`;
  const lines = (ends: readonly number[] | undefined) =>
    Array.from({ length: (ends ?? []).length / 2 }, (_, i) => [middle(nth(ends!, 2 * i)), middle(nth(ends!, 2 * i + 1))] as const)
      .map(([a, b]) => `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`).join("");
  const [left, top] = [() => -margin().left * scale() - 2, () => -margin().top * scale() - 2];
  return (
    <svg class="lesson-thumb" width={props.size + 4} height={props.size + 4} viewBox={`${left()} ${top()} ${props.size + 4} ${props.size + 4}`} aria-hidden="true">
      <path class="sheet" d={props.layout.cells.map((cell) => polygon(corners(cell), scale())).join("")} />
      <path class="fill-base" d={cells(props.parts.base)} />
      <path class="fill-cover" d={cells(props.parts.cover)} />
      <path class="fill-error" d={cells(props.parts.error)} />
      <g class="constraint-art"><Dynamic component={props.layout.art?.Plain} scale={scale()} under /></g>
      <path class="cell-line" d={path(outline().cellLines, scale())} fill="none" stroke-width="0.6" />
      <path class="box-line" d={path(outline().diagonals, scale())} fill="none" stroke-width="0.9" opacity="0.75" />
      <path class="box-line" d={path(outline().boxLines, scale())} fill="none" stroke-width="1.1" />
      <path class="box-line" d={path(outline().border, scale())} fill="none" stroke-width="1.6" stroke-linecap="square" />
      <g class="constraint-art"><Dynamic component={props.layout.art?.Plain} scale={scale()} /></g>
      <path class="thumb-thread" d={lines(props.parts.strong)} fill="none" />
      <path class="thumb-thread weak" d={lines(props.parts.weak)} fill="none" />
      {(props.parts.sets ?? []).flatMap((set) => around(props.layout, set, scale(), 1.5)).map((d) => <path class="set-fin" d={d} fill="none" stroke-width="1.3" />)}
      <path class="thumb-ring" d={each(props.parts.ring, box)} />
      <path class="thumb-on" d={each(props.parts.on, disc)} />
      <path class="thumb-square" d={each(props.parts.square, box)} />
      <path class="thumb-fin" d={each(props.parts.fin, diamond)} />
      <path class="thumb-out" d={each(props.parts.removed, slash)} fill="none" />
    </svg>
  );
}
