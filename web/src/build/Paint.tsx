// Regions painted by hand: each stroke of the pointer over the grid makes a region, or extends one; with the keyboard,
// select cells and press the button. Missing cells are listed here and tinted in the grid.
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from "solid-js";
import { corners, polygon } from "../draw/outline.ts";
import { insideOf } from "../draw/rim.ts";
import { px } from "../draw/spots.ts";
import { nth } from "../model/nth.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { say } from "../words/build.ts";
import type { Change } from "./Build.tsx";
import { type Board, placeIn, type SubGrid, withGrid } from "./plan.ts";
import { type Check, checked, erased, painted, regionsOf } from "./regions.ts";

export function Paint(props: { board: Board; place: number; change: Change; tell(text: string): void }): JSX.Element {
  const app = useApp();
  const [erasing, setErasing] = createSignal(false);
  const grid = (): SubGrid => nth(props.board.grids, props.place);
  const check = createMemo((): Check => checked(grid(), props.board.digits));
  const stroke = () => app.selected().flatMap((cell) => {
    const at = app.layout().cells[cell];
    const place = at ? placeIn(grid(), at) : -1;
    return place < 0 ? [] : [place];
  });
  const ready = () => stroke().length > (erasing() ? 0 : 1);
  const nameOf = (place: number) => `r${grid().row + Math.floor(place / grid().width)}c${grid().col + (place % grid().width)}`;

  const apply = async () => {
    if (!ready()) return;
    const [cells, focus] = [stroke(), app.focus()];
    let full = false;
    const refused = await props.change((now) => {
      const { regions } = nth(now.grids, props.place);
      if (!regions) return now;
      if (erasing()) return withGrid(now, props.place, { regions: erased(regions, cells) });
      const made = painted(regions, cells, now.digits);
      full = made.full;
      return withGrid(now, props.place, { regions: made.regions });
    });
    if (refused) return;
    app.setSelected([]);
    app.setFocus(focus);
    if (full) props.tell(say().paint.full(props.board.digits));
    app.say(told()[0] ?? "");
  };

  // A stroke of the pointer that began in the grid, unless it gathers cells one by one.
  onMount(() => {
    if (app.mode() === "pen") app.setMode("value");
    let begun = false;
    const down = (event: PointerEvent) => (begun = event.target instanceof Element && !!event.target.closest("svg.grid") && !(event.ctrlKey || event.metaKey || event.shiftKey));
    const up = () => {
      if (begun && ready()) void apply();
      begun = false;
    };
    window.addEventListener("pointerdown", down);
    window.addEventListener("pointerup", up);
    app.setOverlay(() => (at: { scale: number }) => <Unfinished scale={at.scale} grid={grid()} check={check()} digits={props.board.digits} />);
    onCleanup(() => {
      window.removeEventListener("pointerdown", down);
      window.removeEventListener("pointerup", up);
      app.setOverlay(undefined);
    });
  });

  const told = createMemo(() => {
    const { whole, short, loose, torn } = check();
    const { digits } = props.board;
    return [
      ...(whole.length ? [say().paint.whole(whole.length, digits)] : []),
      ...short.map((part) => say().paint.short(nameOf(nth(part, 0)), part.length, digits)),
      ...(loose.length ? [say().paint.loose(loose.length)] : []),
      ...torn.map((part) => say().paint.torn(nameOf(nth(part, 0)))),
    ];
  });
  return (
    <div class="painting">
      <p class="aside">{say().paint.how}</p>
      <div class="row">
        <Button kind="primary" name={erasing() ? say().paint.erase : say().paint.paint} disabled={!ready()} onPress={() => void apply()} />
        <Button name={say().paint.eraser} pressed={erasing()} onPress={() => setErasing(!erasing())} />
        <Button kind="text" name={say().paint.none} onPress={() => void props.change((now) => withGrid(now, props.place, { regions: regionsOf({ ...grid(), box: null }) }))} />
      </div>
      <ul class="missing"><For each={told()}>{(line) => <li>{line}</li>}</For></ul>
    </div>
  );
}

/** Under the lines of the grid: cells without a region, and regions that lack cells, with how many they have. */
function Unfinished(props: { scale: number; grid: SubGrid; check: Check; digits: number }): JSX.Element {
  const app = useApp();
  const cellsOf = (places: readonly number[]) => app.layout().cells.filter((cell) => places.includes(placeIn(props.grid, cell)));
  const shape = (places: readonly number[]) => cellsOf(places).map((cell) => polygon(corners(cell), props.scale)).join("");
  return (
    <g class="unfinished">
      <path class="loose" d={shape(props.check.loose)} />
      <path class="short" d={props.check.short.map(shape).join("")} />
      <For each={props.check.short}>
        {(part) => (
          <>
            <path class="rim" d={insideOf(cellsOf(part), 0.06)} transform={`scale(${props.scale})`} />
            <Show when={cellsOf(part)[0]}>{(cell) => <text x={px((cell().x + 0.5) * props.scale)} y={px((cell().y + 0.5) * props.scale + 4)} font-size={px(Math.max(10, props.scale * 0.24))}>{part.length}/{props.digits}</text>}</Show>
          </>
        )}
      </For>
    </g>
  );
}
