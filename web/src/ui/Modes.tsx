// What typing a digit does: value, corner, centre, colour.
import { For, type JSX } from "solid-js";
import { type Mode, modes } from "../model/acts.ts";
import { nth } from "../model/nth.ts";
import { keyOf } from "../app/keys.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { arrangement } from "./space.ts";

const keys: Record<Mode, string> = { value: "Z", corner: "X", centre: "C", colour: "V", pen: "B" };

export function Modes(props: { shape: "square" | "line" }): JSX.Element {
  const app = useApp();
  // On a narrow screen the menu has the pen; it stands here as long as it is in hand.
  const shown = () => modes.filter((mode) => mode !== "pen" || arrangement() !== "narrow" || app.mode() === "pen");
  return (
    <div class={`modes ${props.shape}`} role="radiogroup" aria-label={words.labels.modes}>
      <For each={shown()}>
        {(mode) => (
          <button type="button" role="radio" aria-checked={app.mode() === mode} data-tool={mode} tabindex={app.mode() === mode ? 0 : -1}
            onClick={() => app.setMode(mode)}
            onKeyDown={(event) => {
              const way = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
              if (!way) return;
              event.preventDefault();
              const next = nth(shown(), (shown().indexOf(mode) + way + shown().length) % shown().length);
              app.setMode(next);
              const buttons = event.currentTarget.parentElement!.querySelectorAll("button");
              buttons[shown().indexOf(next)]?.focus();
            }}>
            <span>{words.modes[mode]}</span>
            <kbd aria-hidden="true">{keyOf(app, keys[mode])}</kbd>
          </button>
        )}
      </For>
    </div>
  );
}
