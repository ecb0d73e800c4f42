// The grid's holder: pinch and ctrl-wheel make it larger, and two fingers move it.
import type { JSX } from "solid-js";
import { useApp } from "./context.ts";
import { Paused } from "./Timer.tsx";

/** `ruler` is as wide as there is room, and has no height: what is measured by it does not change it. */
export function ZoomHolder(props: { children: JSX.Element; ruler?(element: HTMLElement): void }): JSX.Element {
  const app = useApp();
  const touches = new Map<number, { x: number; y: number }>();
  let holder!: HTMLDivElement;
  /** How far two fingers are apart, and their middle. */
  const pinch = () => {
    const [a, b] = [...touches.values()];
    return a && b ? { apart: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : undefined;
  };
  let last: ReturnType<typeof pinch>;
  const zoomBy = (factor: number) => app.setZoom(Math.min(4, Math.max(1, app.zoom() * factor)));
  const lift = (event: PointerEvent) => {
    touches.delete(event.pointerId);
    last = pinch();
  };
  return (
    <div ref={holder} class="holder" classList={{ zoomed: app.zoom() > 1 }}
      on:wheel={{ handleEvent: (event: WheelEvent) => { if (event.ctrlKey) { event.preventDefault(); zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15); } }, passive: false }}
      onPointerDown={(event) => { if (event.pointerType === "touch") touches.set(event.pointerId, { x: event.clientX, y: event.clientY }); last = pinch(); }}
      onPointerMove={(event) => {
        if (!touches.has(event.pointerId)) return;
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = pinch();
        if (now && last?.apart) {
          zoomBy(now.apart / last.apart);
          holder.scrollBy(last.x - now.x, last.y - now.y);
        }
        last = now;
      }}
      onPointerUp={lift} onPointerCancel={lift}>
      <div ref={(element) => props.ruler?.(element)} class="ruler" />
      <div class="seen" classList={{ away: app.paused() }} inert={app.paused()}>{props.children}</div>
      <Paused />
    </div>
  );
}
