// A layout as a small picture, with the cells of a puzzle as dots.
import { createMemo, createResource, type JSX, Show } from "solid-js";
import { corners, outlineOf, path, polygon, shrunk } from "../draw/outline.ts";
import type { Layout } from "../model/layout.ts";
import { valuesOf } from "../model/values.ts";
import type { LibraryPuzzle } from "../app/library.ts";
import { pause } from "../app/pause.ts";
import { useApp } from "./context.ts";

/** The data for a thumbnail. */
export const gridOf = ({ layout, source = "", puzzle }: LibraryPuzzle) => ({ layout, source, values: valuesOf({ layout, source }).parse(puzzle) });

/** Which cells of a line hold a digit. */
export const givensIn = (puzzle: string): boolean[] => [...puzzle].map((letter) => letter !== ".");

interface Shown {
  size: number;
  givens?: readonly boolean[];
  own?: readonly boolean[];
}

/** A thumbnail whose layout is fetched and drawn when there is time; its space is reserved. */
export function LazyThumb(props: Shown & { grid: { layout: string; source: string; values?: readonly number[] } }): JSX.Element {
  const app = useApp();
  const [layout] = createResource(async () => {
    await pause();
    return app.layouts.get(props.grid).catch(() => undefined); // its place stays empty
  });
  return (
    <Show when={layout()} fallback={<svg class="thumb" width={props.size + 4} height={props.size + 4} aria-hidden="true" />}>
      {(found) => <Thumb layout={found()} size={props.size} givens={props.givens} own={props.own} />}
    </Show>
  );
}

export function Thumb(props: Shown & { layout: Layout }): JSX.Element {
  const outline = createMemo(() => outlineOf(props.layout));
  const scale = () => props.size / Math.max(outline().width, outline().height);
  const many = () => scale() < 2.6;
  const shape = (cells: readonly boolean[] | undefined, inset: number) =>
    props.layout.cells.map((cell, i) => (cells?.[i] ? shrunk(corners(cell), scale(), inset * scale()) : "")).join("");
  const shaded = () => props.layout.cells.map((cell, i) => (outline().shades[i] ? polygon(corners(cell), scale()) : "")).join("");
  const [w, h] = [() => outline().width * scale(), () => outline().height * scale()];
  return (
    <svg class="thumb" width={props.size + 4} height={props.size + 4} viewBox={`${(w() - props.size) / 2 - 2} ${(h() - props.size) / 2 - 2} ${props.size + 4} ${props.size + 4}`} aria-hidden="true">
      <path class="sheet" d={props.layout.cells.map((cell) => polygon(corners(cell), scale())).join("")} />
      <path class="shade-window" d={outline().triangles ? "" : shaded()} />
      <path class="cell-line" d={many() ? "" : path(outline().cellLines, scale())} fill="none" stroke-width="0.75" />
      <path class="thumb-given" d={shape(props.givens, 0.14)} />
      <path class="thumb-own" d={shape(props.own, 0.14)} />
      <path class="box-line" d={path(outline().diagonals, scale())} fill="none" stroke-width="0.9" opacity="0.75" />
      <path class="box-line" d={path(outline().boxLines, scale())} fill="none" stroke-width="1.25" stroke-linecap="round" />
      <path class="box-line" d={path(outline().border, scale())} fill="none" stroke-width="1.75" stroke-linecap={outline().triangles ? "round" : "square"} />
    </svg>
  );
}
