// What holds the grid: pinch and ctrl-wheel make it larger.
import type { JSX } from "solid-js";
import { useApp } from "./context.ts";
import { Paused } from "./Timer.tsx";

/** `ruler` is as wide as there is room, and has no height: what is measured by it does not change it. */
export function ZoomHolder(props: { children: JSX.Element; ruler?(element: HTMLElement): void }): JSX.Element {
  const app = useApp();
  const touches = new Map<number, { x: number; y: number }>();
  let apart = 0;
  const spread = () => {
    const [a, b] = [...touches.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const zoomBy = (factor: number) => app.setZoom(Math.min(4, Math.max(1, app.zoom() * factor)));
  return (
    <div class="holder" classList={{ zoomed: app.zoom() > 1 }}
      on:wheel={{ handleEvent: (event: WheelEvent) => { if (event.ctrlKey) { event.preventDefault(); zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15); } }, passive: false }}
      onPointerDown={(event) => { if (event.pointerType === "touch") touches.set(event.pointerId, { x: event.clientX, y: event.clientY }); if (touches.size === 2) apart = spread(); }}
      onPointerMove={(event) => {
        if (!touches.has(event.pointerId)) return;
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (touches.size === 2 && apart) { const now = spread(); zoomBy(now / apart); apart = now; }
      }}
      onPointerUp={(event) => touches.delete(event.pointerId)} onPointerCancel={(event) => touches.delete(event.pointerId)}>
      <div ref={(element) => props.ruler?.(element)} class="ruler" />
      <div class="seen" classList={{ away: app.paused() }} inert={app.paused()}>{props.children}</div>
      <Paused />
    </div>
  );
}
