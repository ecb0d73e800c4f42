// The available room, and the arrangement for it.
import { createMemo, createSignal, onCleanup } from "solid-js";
import type { App } from "../app/app.ts";
import type { Outline } from "../draw/outline.ts";
import { useApp } from "./context.ts";

/** `low`: the grid fills the height and everything else is beside it. */
export type Arrangement = "low" | "narrow" | "portrait" | "landscape" | "wide";

const [size, setSize] = createSignal({ width: window.innerWidth, height: window.innerHeight });
window.addEventListener("resize", () => setSize({ width: window.innerWidth, height: window.innerHeight }));

export const room = size;

export const arrangement = createMemo<Arrangement>(() => {
  const { width, height } = size();
  if (width >= height * 1.25 && width >= 480 && height < (width < 1180 ? 600 : 480)) return "low";
  if (width >= 1180) return "wide";
  if (width >= 900 && width > height) return "landscape";
  return width >= 700 ? "portrait" : "narrow";
});

/** The width of an element, observed for changes. An element that grows as a result must not be this one: the
 *  browser would have to measure again within the same frame. */
export function widthOf(): [() => number, (element: HTMLElement) => void] {
  const [width, setWidth] = createSignal(0);
  return [
    width,
    (element) => {
      const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
      observer.observe(element);
      onCleanup(() => observer.disconnect());
    },
  ];
}

/** True if the grid fills the screen, and everything else opens over it. */
export const small = (): boolean => arrangement() === "narrow" || arrangement() === "low";

/** True if the editor has three columns: the setter's words and tools, the grid, the panel. */
export const isSetting = (app: Pick<App, "panel" | "layout">): boolean => arrangement() === "wide" && app.panel().kind === "build" && app.layout().rows <= 13 && app.layout().digits <= 12;

const largest = 128; // px: a digit is read across a room

/** The size of a cell that fills a width and a height, in whole pixels. */
export function useScale(outline: () => Outline, width: () => number, height: () => number, least: number): () => number {
  const app = useApp();
  return createMemo(() => {
    const { width: across, height: down, margin } = outline();
    const fit = Math.floor(Math.min(width() / (across + margin.left + margin.right), height() / (down + margin.top + margin.bottom)));
    return Math.max(least, Math.min(fit, largest)) * app.zoom();
  });
}
