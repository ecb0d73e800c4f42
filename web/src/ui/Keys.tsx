// The digit keys. They stand under the columns they name, or as a field beside large grids, where
// they are also the lens: possible digits of the focused cell stand raised, removed ones slashed.
import { createMemo, For, type JSX, Show } from "solid-js";
import { type as typeDigit, erase } from "../app/keys.ts";
import { has, parseLine, symbol, upTo } from "../model/digits.ts";
import { fieldOf } from "../draw/spots.ts";
import { useApp } from "./context.ts";
import { Erase } from "./Icons.tsx";

export type Shape = "row" | "field" | "thumbs";

export function Keys(props: { shape: Shape; width?: number; lens?: boolean }): JSX.Element {
  const app = useApp();
  const digits = () => upTo(app.layout().digits);
  const columns = () => (props.shape === "row" ? app.layout().digits : props.shape === "thumbs" ? (app.layout().digits > 16 ? 7 : 5) : fieldOf(app.layout().digits));
  const placed = createMemo(() => {
    const counts = new Array<number>(app.layout().digits + 1).fill(0);
    for (const value of app.grid().values) ++counts[value];
    return counts;
  });
  const times = createMemo(() => {
    const { times } = app.layout();
    if (times) return upTo(app.layout().digits).map(() => times);
    const { solution } = app.solutions();
    if (!solution) return null;
    const counts = new Array<number>(app.layout().digits).fill(0);
    for (const value of parseLine(solution)) if (value) ++counts[value - 1];
    return counts;
  });
  const left = (digit: number) => {
    const all = times()?.[digit - 1];
    return all === undefined ? -1 : Math.max(0, all - placed()[digit]);
  };
  const lens = (digit: number) => {
    if (!props.lens || app.selected().length !== 1) return "";
    const cell = app.selected()[0];
    if (app.drawing()?.marks.get(cell)?.some((mark) => mark.digit === digit && mark.role === "removed")) return "out";
    return has(app.candidates()[cell] ?? [], digit) ? "in" : "";
  };
  const press = (digit: number) => {
    if (app.selected().length) typeDigit(app, digit, app.mode());
    else app.setFilter(app.filter() === digit ? 0 : digit);
  };
  const current = (digit: number) => app.drawing()?.digit === digit || app.filter() === digit;
  const write = (digit: number) => (digit > 9 ? String(digit) : symbol(digit));
  const name = (digit: number) => `Digit ${write(digit)}${left(digit) >= 0 ? `, ${left(digit)} left` : ""}`;

  return (
    <div class={`keys ${props.shape}`} classList={{ lens: props.lens }} role="group" aria-label="Digits"
      style={{ "--columns": columns(), width: props.width ? `${props.width}px` : undefined }}>
      <For each={digits()}>
        {(digit) => (
          <button
            type="button"
            class={`key ${lens(digit)}`}
            classList={{ current: current(digit), finished: left(digit) === 0, flat: app.layout().digits > 9 }}
            aria-label={name(digit)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => press(digit)}
          >
            <span class="figure">{write(digit)}</span>
            <Show when={left(digit) >= 0 && app.layout().digits <= 9}>
              <Left count={left(digit)} />
            </Show>
          </button>
        )}
      </For>
      <Show when={props.shape === "thumbs"}>
        <button type="button" class="key erase" aria-label="Erase" onPointerDown={(event) => event.preventDefault()} onClick={() => erase(app)}>
          <Erase />
        </button>
      </Show>
    </div>
  );
}

/** As many dots as places are left; a number when they are many; a tick when none is. */
function Left(props: { count: number }): JSX.Element {
  return (
    <Show when={props.count > 0} fallback={<svg class="tick" width="12" height="8" viewBox="0 0 12 8" aria-hidden="true"><path d="M1.500 4l3 3 6-6" /></svg>}>
      <Show when={props.count <= 9} fallback={<span class="count">{props.count}</span>}>
        <svg class="left" width={props.count * 6} height="4" viewBox={`0 0 ${props.count * 6} 4`} aria-hidden="true">
          <For each={upTo(props.count)}>{(i) => <circle cx={i * 6 - 3} cy="2" r="1.9" />}</For>
        </svg>
      </Show>
    </Show>
  );
}
