// The puzzles of the day: a level is chosen, and one button opens it.
import { For, type JSX, Show } from "solid-js";
import { createDaily } from "../app/daily.ts";
import { heading } from "../app/told.ts";
import type { Daily } from "../model/today.ts";
import { shortTitle, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Tick } from "./Icons.tsx";

const titleOf = ({ layout, level }: Daily) => (layout === "9x9" ? heading(level) : shortTitle(layout));

export function Today(): JSX.Element {
  const daily = createDaily(useApp());
  const state = (place: number) => ({ "": "", begun: words.play.begun, done: words.play.done })[daily.state(place)];
  const turn = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const way = ["ArrowRight", "ArrowDown"].includes(event.key) ? 1 : ["ArrowLeft", "ArrowUp"].includes(event.key) ? -1 : 0;
    if (!way) return;
    event.preventDefault();
    daily.choose((daily.chosen() + way + daily.all.length) % daily.all.length);
    event.currentTarget.querySelectorAll("button")[daily.chosen()]?.focus();
  };
  return (
    <div class="today">
      <p class="aside">{words.play.date(new Date())}</p>
      <div class="chips" role="radiogroup" aria-label={words.play.ofTheDay} onKeyDown={turn}>
        <For each={daily.all}>
          {(one, i) => (
            <button type="button" role="radio" aria-label={[titleOf(one), state(i())].filter(Boolean).join(", ")} aria-checked={daily.chosen() === i()} tabindex={daily.chosen() === i() ? 0 : -1} class="chip"
              onClick={() => daily.choose(i())}>
              {titleOf(one)}
              <Show when={daily.state(i())}>
                <Show when={daily.state(i()) === "done"} fallback={<span class="begun" aria-hidden="true" />}><Tick /></Show>
              </Show>
            </button>
          )}
        </For>
      </div>
      <Button name={words.play.today} kind="primary" onPress={() => void daily.open()} />
    </div>
  );
}
