// The grid in SVG, drawn from the layout's own shapes. Layers from below: guesses' pages, the sheet,
// shades and tints, lines, threads, cells with digits and marks, selection.
import { createComputed, createEffect, createMemo, createSignal, For, Index, type JSX, on, onCleanup, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { penArrow, Stroke } from "../app/pen.ts";
import { type } from "../app/type.ts";
import { corners, outlineOf, path, polygon } from "../draw/outline.ts";
import { sizesFor } from "../draw/spots.ts";
import type { Margin } from "../model/art.ts";
import { alike } from "../model/grid.ts";
import { neighbour, neighbourAround, type Way } from "../model/layout.ts";
import { last, nth } from "../model/nth.ts";
import { Cell } from "./Cell.tsx";
import { words } from "../words.ts";
import { type Scene, useApp, useScene } from "./context.ts";
import { Drawn } from "./Drawn.tsx";
import { Evidence } from "./Evidence.tsx";
import { Fills } from "./Fills.tsx";
import { Later } from "./Later.tsx";
import { createLooks } from "./looks.ts";
import { Selection } from "./Selection.tsx";
import { small } from "./space.ts";

const pad = 3;
const atOnce = 30; // cells drawn in one task

/** The width of a layout in cells, and its height. */
export function extent(app: Scene) {
  const outline = createMemo(() => outlineOf(app.layout()));
  return outline;
}

export function Grid(props: { scale: number; labels: boolean }): JSX.Element {
  const app = useScene();
  const page = useApp(); // only what draws takes all of it, and nobody draws in a picture
  const outline = extent(app);
  const look = createLooks(app);
  const sizes = createMemo(() => sizesFor(props.scale, app.layout().digits, outline().triangles));
  const edge = () => (props.labels ? (outline().triangles ? 4 : 24) : 0);
  const margin = () => outline().margin;
  // Whole pixels, so that lines stay crisp whatever stands in the margin.
  const left = createMemo(() => edge() + pad + Math.floor(margin().left * props.scale));
  const top = createMemo(() => edge() + pad + Math.floor(margin().top * props.scale));
  const width = createMemo(() => left() + Math.floor((outline().width + margin().right) * props.scale) + pad);
  const height = () => top() + Math.floor((outline().height + margin().bottom) * props.scale) + pad;
  // Pages beneath, for open guesses: they lie outside, so that the grid keeps its size.
  const depth = () => (small() ? 0 : Math.min(3, app.doc().guesses.length + (app.drawing()?.supposed ? 1 : 0)));
  const snap = () => (outline().triangles ? undefined : (value: number) => Math.round(value));
  const line = (lines: Parameters<typeof path>[0]) => path(lines, props.scale, snap());
  const sheet = createMemo(() =>
    outline().triangles
      ? app.layout().cells.map((cell) => polygon(corners(cell), props.scale)).join("")
      : app.layout().cells.map((cell) => `M${cell.x * props.scale} ${cell.y * props.scale}h${props.scale}v${props.scale}h${-props.scale}z`).join(""),
  );
  // Where a layout has the cells of the one before, these stay.
  const rows = createMemo<number[][]>(() => {
    const list: number[][] = [];
    app.layout().cells.forEach((cell, i) => (list[cell.row] ??= []).push(i));
    return list.filter(Boolean);
  }, [], { equals: (before, now) => before.length === now.length && before.every((row, i) => row.length === now[i]?.length && row[0] === now[i]?.[0]) });

  // The cells come in over several tasks, some rows in each, so that none is long.
  const [shown, setShown] = createSignal(0);
  let timer = 0;
  createComputed(
    on(rows, (all, before) => {
      clearTimeout(timer);
      const more = (from: number) => {
        let next = from;
        for (let cells = 0; next < all.length && cells < atOnce; ) cells += nth(all, next++).length;
        setShown(next);
        if (next < all.length) timer = window.setTimeout(more, 0, next);
      };
      // What stands round the grid comes first.
      if (before) more(0);
      else timer = window.setTimeout(more, 0, 0);
    }),
  );
  onCleanup(() => clearTimeout(timer));

  let svg!: SVGSVGElement;
  const cellAt = (target: EventTarget | null): number => {
    const found = target instanceof Element ? target.closest("[data-cell]") : null;
    return found ? Number(found.getAttribute("data-cell")) : -1;
  };

  // Dragging selects; with ctrl it adds to what is selected.
  let dragging = false;
  let before: readonly number[] = []; // what was selected when the pointer came down
  const reach = (cell: number, extend: boolean) => {
    app.setSelected(extend ? [...new Set([...app.selected(), cell])] : [cell]);
    app.setFocus(cell);
  };
  // With the pen in hand the pointer draws.
  const drawing = () => app.mode() === "pen";
  let stroke: Stroke | undefined;
  const spot = (event: PointerEvent) => {
    const box = svg.getBoundingClientRect();
    const unit = (box.width / width()) * props.scale;
    return { x: (event.clientX - box.left) / unit - left() / props.scale, y: (event.clientY - box.top) / unit - top() / props.scale };
  };
  const down = (event: PointerEvent) => {
    if (drawing()) {
      if (event.button > 0) return;
      if (!event.isPrimary) stroke?.cancel();
      stroke = event.isPrimary ? new Stroke(page, spot(event)) : undefined;
      const cell = cellAt(event.target);
      if (cell >= 0) {
        app.setFocus(cell);
        focusCell(cell);
      }
      return event.preventDefault();
    }
    if (!event.isPrimary) {
      // Two fingers zoom: the first one meant no cell.
      if (dragging) app.setSelected(before);
      dragging = false;
      return;
    }
    const cell = cellAt(event.target);
    if (cell < 0 || event.button > 0) return;
    dragging = true;
    before = app.selected();
    svg.releasePointerCapture?.(event.pointerId);
    const add = event.ctrlKey || event.metaKey || event.shiftKey;
    if (add && app.selected().includes(cell)) app.setSelected(app.selected().filter((other) => other !== cell));
    else reach(cell, add);
    focusCell(cell);
    event.preventDefault();
  };
  const alikeToo = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (cell < 0 || drawing() || held()) return;
    const more = event.ctrlKey || event.metaKey || event.shiftKey ? app.selected() : [];
    app.setSelected([...new Set([...more, ...alike(app.grid(), cell)])]);
  };
  /** The digit that was chosen before its cells. */
  const held = () => (page.settings().digitFirst && app.mode() !== "colour" && !drawing() ? app.filter() : 0);
  const put = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (cell < 0 || !held() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    app.setSelected([cell]);
    type(page, held(), page.mode());
  };
  const move = (event: PointerEvent) => {
    if (stroke && event.isPrimary) return stroke.move(spot(event));
    if (!dragging || !event.isPrimary || event.buttons === 0) return;
    const cell = cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (cell >= 0 && !app.selected().includes(cell)) reach(cell, true);
  };
  const lift = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    dragging = false;
    if (event.type === "pointerup") stroke?.end();
    else stroke?.cancel();
    stroke = undefined;
  };
  const focusCell = (cell: number) => svg.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: false });

  const keys: Record<string, Way> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
  const key = (event: KeyboardEvent) => {
    const here = app.focus();
    let next = -1;
    const way = keys[event.key];
    if (drawing() && way && (event.shiftKey || event.ctrlKey)) {
      event.preventDefault();
      next = penArrow(page, here, way, event.ctrlKey);
      reach(next, false);
      return focusCell(next);
    }
    if (way) next = page.settings().wrap && !event.shiftKey && !event.ctrlKey ? neighbourAround(app.layout(), here, way) : neighbour(app.layout(), here, way);
    else if (event.key === "Home") next = event.ctrlKey ? 0 : nth(rowOf(here), 0);
    else if (event.key === "End") next = event.ctrlKey ? app.layout().cells.length - 1 : last(rowOf(here));
    if (next < 0) return;
    event.preventDefault();
    // Ctrl with Home or End means the whole grid.
    reach(next, event.shiftKey || (!!way && event.ctrlKey));
    focusCell(next);
  };
  const rowOf = (cell: number) => rows().find((list) => list.includes(cell)) ?? [cell];
  createEffect(() => {
    // A new layout has other cells: the roving focus starts at the first.
    if (app.focus() >= app.layout().cells.length) app.setFocus(0);
  });
  createEffect(() => {
    if (!app.wanted() || app.starting() || shown() < rows().length) return;
    app.setWanted(false);
    const open = app.grid().values.indexOf(0);
    // After what is being put away has given the focus back to where it was.
    requestAnimationFrame(() => svg.querySelector<SVGElement>(`[data-cell="${Math.max(0, open)}"]`)?.focus({ preventScroll: true }));
  });

  return (
    <svg
      ref={svg}
      class="grid"
      classList={{ small: sizes().dots, hinting: !!app.drawing(), penned: drawing(), lined: !!app.layout().art?.lined }}
      role="grid"
      aria-label={words.grid}
      aria-rowcount={app.layout().rows}
      aria-colcount={app.layout().cols}
      aria-multiselectable="true"
      aria-busy={shown() < rows().length}
      data-layout={app.grid().layout}
      width={width()}
      height={height()}
      viewBox={`${-left()} ${-top()} ${width()} ${height()}`}
      onPointerDown={down}
      onClick={put}
      onDblClick={alikeToo}
      onPointerMove={move}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={key}
      onFocusIn={(event) => {
        const cell = cellAt(event.target);
        if (cell >= 0 && !stroke && !app.selected().includes(cell)) reach(cell, false);
      }}
    >
      <g role="presentation" aria-hidden="true">
        <For each={Array.from({ length: depth() }, (_, i) => (depth() - i) * 8)}>
          {(offset) => <path class="page-beneath" d={line(outline().border)} transform={`translate(${offset} ${offset})`} />}
        </For>
        <path class="sheet" d={sheet()} />
        <Fills scale={props.scale} shades={outline().shades} />
        <Dynamic component={app.overlay()} scale={props.scale} />
        <Dynamic component={app.layout().art?.Shapes} scale={props.scale} under />
        <g fill="none" stroke-linecap={outline().triangles ? "round" : "square"}>
          <path class="cell-line" d={path(outline().cellLines, props.scale, outline().triangles ? undefined : (v) => Math.round(v) + 0.5)} stroke-width={sizes().cellLine} />
          <path class="diagonal" d={line(outline().diagonals)} stroke-width={sizes().cellLine + 0.25} />
          <path class="box-line" d={line(outline().boxLines)} stroke-width={sizes().boxLine} />
          <path class="box-line" d={line(outline().border)} stroke-width={sizes().border} />
        </g>
        <Dynamic component={app.layout().art?.Shapes} scale={props.scale} />
        <Drawn scale={props.scale} />
        <Evidence sizes={sizes()} />
        <Show when={props.labels}>
          <Later><Labels scale={props.scale} triangles={outline().triangles} margin={margin()} /></Later>
        </Show>
      </g>
      <Index each={rows().slice(0, shown())}>
        {(row) => (
          <g role="row">
            <For each={row()}>{(cell) => <Cell cell={cell} look={look(cell)} sizes={sizes()} />}</For>
          </g>
        )}
      </Index>
      <Selection scale={props.scale} />
    </svg>
  );
}

/** Row and column numbers, in colour where a fish names them. */
function Labels(props: { scale: number; triangles: boolean; margin: Margin }): JSX.Element {
  const app = useScene();
  const first = createMemo(() => {
    const rows = new Map<number, { x: number; y: number }>();
    for (const cell of app.layout().cells)
      if (!rows.has(cell.row)) rows.set(cell.row, { x: cell.x, y: cell.y });
    return [...rows];
  });
  const cols = createMemo(() => (props.triangles ? [] : [...new Map(app.layout().cells.map((cell) => [cell.col, cell.x]))]));
  const step = () => (props.scale < 17 ? 2 : 1);
  return (
    <g class="labels">
      <For each={cols()}>
        {([col, x]) => (
          <Show when={(col - 1) % step() === 0}>
            <text class={app.drawing()?.cols.get(col) ?? ""} x={(x + 0.5) * props.scale} y={-10 - props.margin.top * props.scale} text-anchor="middle">{col}</text>
          </Show>
        )}
      </For>
      <For each={first()}>
        {([row, at]) => (
          <text
            class={app.drawing()?.rows.get(row) ?? ""}
            x={props.triangles ? (at.x + 0.25) * props.scale - 12 : -10 - props.margin.left * props.scale}
            y={(at.y + (props.triangles ? 0.5 : 0.5)) * props.scale + 4}
            text-anchor="end"
          >
            {row}
          </text>
        )}
      </For>
    </g>
  );
}
