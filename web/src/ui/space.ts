// How much room there is, and which arrangement it calls for.
import { createMemo, createSignal, onCleanup } from "solid-js";

export type Arrangement = "narrow" | "portrait" | "landscape" | "wide";

const [size, setSize] = createSignal({ width: window.innerWidth, height: window.innerHeight });
window.addEventListener("resize", () => setSize({ width: window.innerWidth, height: window.innerHeight }));

export const room = size;

export const arrangement = createMemo<Arrangement>(() => {
  const { width, height } = size();
  if (width >= 1180) return "wide";
  if (width >= 900 && width > height) return "landscape";
  return width >= 700 ? "portrait" : "narrow";
});

/** The width of an element, followed as it changes. */
export function widthOf(): [() => number, (element: HTMLElement) => void] {
  const [width, setWidth] = createSignal(0);
  return [
    width,
    (element) => {
      const observer = new ResizeObserver((entries) => setWidth(Math.floor(entries[0].contentRect.width)));
      observer.observe(element);
      onCleanup(() => observer.disconnect());
    },
  ];
}
