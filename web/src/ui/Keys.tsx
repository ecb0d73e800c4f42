// The digit keys. They stand under the columns they name, or as a field beside large grids, where
// they are also the lens: possible digits of the focused cell stand raised, removed ones slashed.
// While colours are typed, they show the colours; with the pen in hand, its inks and marks.
import { createMemo, For, type JSX, Match, Show, Switch } from "solid-js";
import { inksOf } from "../app/pen.ts";
import { colours, erase, type as typeDigit } from "../app/type.ts";
import { fieldOf } from "../draw/spots.ts";
import { has, none, upTo } from "../model/digits.ts";
import { only } from "../model/nth.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { Erase } from "./Icons.tsx";
import { Later } from "./Later.tsx";
import { PenSign, Swatch } from "./Swatch.tsx";

export type Shape = "row" | "field" | "thumbs";

export function Keys(props: { shape: Shape; width?: number; lens?: boolean; across?: number }): JSX.Element {
  const app = useApp();
  const count = () => app.layout().digits;
  const columns = () => (props.shape === "row" ? count() : props.shape === "thumbs" ? (props.across ?? (count() > 16 ? 7 : 5)) : fieldOf(count()));
  const placed = createMemo(() => {
    const counts = new Array<number>(count() + 1).fill(0);
    for (const value of app.grid().values) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  });
  const times = createMemo(() => {
    const { times } = app.layout();
    if (times) return upTo(count()).map(() => times);
    const { solution } = app.solutions();
    if (!solution) return null;
    const counts = new Array<number>(count()).fill(0);
    for (const value of app.layout().written.parse(solution)) if (value) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
    return counts;
  });
  const left = (digit: number) => {
    const all = times()?.[digit - 1];
    return all === undefined ? -1 : Math.max(0, all - (placed()[digit] ?? 0));
  };
  const painting = () => app.mode() === "colour";
  const drawing = () => app.mode() === "pen";
  const plain = () => !painting() && !drawing();
  const inks = () => inksOf(count());
  const lens = (digit: number) => {
    const cell = props.lens && plain() ? only(app.selected()) : undefined;
    if (cell === undefined) return "";
    if (app.drawing()?.marks.get(cell)?.some((mark) => mark.digit === digit && mark.role === "removed")) return "out";
    const shown = app.marking() === "automatic" ? app.candidates()[cell] : app.marking() === "mine" ? app.grid().corner[cell] : none;
    return has(shown ?? none, digit) ? "in" : "";
  };
  const isFirst = () => plain() && app.settings().digitFirst;
  const choose = (digit: number) => app.setFilter(app.filter() === digit ? 0 : digit);
  const press = (digit: number) => {
    if (isFirst()) {
      app.setSelected([]);
      choose(digit);
    } else if (app.selected().length || drawing()) typeDigit(app, digit, app.mode());
    else if (!painting()) choose(digit);
  };
  const current = (digit: number) => (drawing() ? app.ink() === digit : !painting() && (app.drawing()?.digit === digit || app.filter() === digit));
  const penName = (digit: number) => (digit <= inks() ? words.key.ink(digit) : [words.key.x, words.key.o][digit - inks() - 1]);
  /** Colours, or inks and marks of the pen, are fewer than the keys of a large layout. */
  const spare = (digit: number) => (painting() && digit > colours) || (drawing() && digit > inks() + 2);
  const name = (digit: number) => (painting() ? words.key.colour(digit) : drawing() ? penName(digit) : words.key.digit(app.layout().written.symbol(digit), left(digit)));

  return (
    <div class={`keys ${props.shape}`} classList={{ lens: props.lens }} role="group" aria-label={words.labels.digits}
      style={{ "--columns": columns(), width: props.width ? `${props.width}px` : undefined }}>
      <Later>
        <For each={upTo(count())}>
          {(digit) => (
            <button
              type="button"
              class="key"
              classList={{ in: lens(digit) === "in", out: lens(digit) === "out", current: current(digit), finished: plain() && left(digit) === 0, flat: count() > 9, spare: spare(digit) }}
              aria-label={name(digit)}
              aria-pressed={drawing() && digit <= inks() ? app.ink() === digit : isFirst() ? app.filter() === digit : undefined}
              disabled={spare(digit)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => press(digit)}
            >
              <Switch>
                <Match when={painting() && digit <= colours}><Swatch colour={digit} /></Match>
                <Match when={drawing()}><PenSign digit={digit} inks={inks()} /></Match>
                <Match when={true}>
                  <span class="figure">{app.layout().written.symbol(digit)}</span>
                  <Show when={left(digit) >= 0 && count() <= 9}><Left count={left(digit)} /></Show>
                </Match>
              </Switch>
            </button>
          )}
        </For>
      </Later>
      <Show when={props.shape === "thumbs"}>
        <button type="button" class="key erase" aria-label={words.buttons.erase} onPointerDown={(event) => event.preventDefault()} onClick={() => erase(app)}>
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
      <Show when={props.count <= 9} fallback={<>{" "}<span class="count">{props.count}</span></>}>
        <svg class="left" width={props.count * 6} height="4" viewBox={`0 0 ${props.count * 6} 4`} aria-hidden="true">
          <For each={upTo(props.count)}>{(i) => <circle cx={i * 6 - 3} cy="2" r="1.9" />}</For>
        </svg>
      </Show>
    </Show>
  );
}
