// The board in small, a frame for each grid: one is chosen by a press, and moved by dragging or by arrow keys.
import { createEffect, createMemo, createSignal, Index, type JSX, on } from "solid-js";
import { useApp } from "../ui/context.ts";
import { say } from "../words/build.ts";
import type { Board, Way } from "./plan.ts";

const size = 132;
const keys: Record<string, Way> = { ArrowLeft: { down: 0, right: -1 }, ArrowRight: { down: 0, right: 1 }, ArrowUp: { down: -1, right: 0 }, ArrowDown: { down: 1, right: 0 } };

interface Drag {
  grid: number;
  from: { x: number; y: number };
  way: Way;
}

export function BoardMap(props: { board: Board; chosen: number; choose(grid: number): void; move(grid: number, row: number, col: number): void }): JSX.Element {
  const app = useApp();
  const [drag, setDrag] = createSignal<Drag | null>(null);
  const extent = createMemo(() => ({
    rows: Math.max(...props.board.grids.map(({ row, height }) => row + height - 1)), cols: Math.max(...props.board.grids.map(({ col, width }) => col + width - 1)),
  }));
  const scale = () => size / Math.max(extent().rows, extent().cols);
  const [across, down] = [() => extent().cols * scale() + 4, () => extent().rows * scale() + 4];
  const at = (place: number) => {
    const { row = 1, col = 1 } = props.board.grids[place] ?? {};
    const way = drag()?.grid === place ? drag()!.way : { down: 0, right: 0 };
    return { row: row + way.down, col: col + way.right };
  };
  const move = (place: number, { down, right }: Way) => {
    const { row, col } = at(place);
    if (!down && !right) return;
    props.move(place, row + down, col + right);
    app.say(`r${row + down}c${col + right}`);
  };
  const follow = (event: PointerEvent) => {
    const held = drag();
    if (!held) return;
    const cells = (from: number, to: number) => Math.round((to - from) / scale());
    setDrag({ ...held, way: { right: cells(held.from.x, event.clientX), down: cells(held.from.y, event.clientY) } });
  };
  const drop = () => {
    const held = drag();
    setDrag(null);
    if (held) move(held.grid, held.way);
  };
  let svg!: SVGSVGElement;
  // The keyboard focus stays with the moved grid, even if its number changes.
  createEffect(on(() => [props.board, props.chosen], () => {
    if (svg.contains(document.activeElement)) svg.querySelectorAll("g")[props.chosen]?.focus();
  }, { defer: true }));
  return (
    <svg ref={svg} class="board-map" width={across()} height={down()} viewBox={`-2 -2 ${across()} ${down()}`} role="group" aria-label={say().board.map}
      onPointerMove={follow} onPointerUp={drop} onPointerCancel={() => setDrag(null)}>
      <Index each={props.board.grids}>
        {(grid, i) => (
          <g role="button" tabindex="0" aria-pressed={props.chosen === i} aria-label={say().board.nth(i + 1, `${grid().height}×${grid().width}`, `r${grid().row}c${grid().col}`)}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.focus();
              event.currentTarget.ownerSVGElement?.setPointerCapture(event.pointerId);
              props.choose(i);
              setDrag({ grid: i, from: { x: event.clientX, y: event.clientY }, way: { down: 0, right: 0 } });
            }}
            onKeyDown={(event) => {
              const way = keys[event.key];
              if (way) move(i, way);
              else if (event.key === "Enter" || event.key === " ") props.choose(i);
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}>
            <rect x={(at(i).col - 1) * scale()} y={(at(i).row - 1) * scale()} width={grid().width * scale()} height={grid().height * scale()} />
            <text x={(at(i).col - 1 + grid().width / 2) * scale()} y={(at(i).row - 1 + grid().height / 2) * scale() + 5}>{i + 1}</text>
          </g>
        )}
      </Index>
    </svg>
  );
}
