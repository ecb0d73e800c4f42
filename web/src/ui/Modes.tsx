// What typing a digit does: value, corner, centre, colour.
import { For, type JSX } from "solid-js";
import { type Mode, modeAfter, modes } from "../model/acts.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";

const keys: Record<Mode, string> = { value: "Z", corner: "X", centre: "C", colour: "V", pen: "B" };

export function Modes(props: { shape: "square" | "line" }): JSX.Element {
  const app = useApp();
  return (
    <div class={`modes ${props.shape}`} role="radiogroup" aria-label={words.labels.modes}>
      <For each={modes}>
        {(mode) => (
          <button type="button" role="radio" aria-checked={app.mode() === mode} data-tool={mode} tabindex={app.mode() === mode ? 0 : -1}
            onClick={() => app.setMode(mode)}
            onKeyDown={(event) => {
              const way = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? -1 : 0;
              if (!way) return;
              event.preventDefault();
              const next = modeAfter(mode, way);
              app.setMode(next);
              const buttons = event.currentTarget.parentElement!.querySelectorAll("button");
              buttons[modes.indexOf(next)]?.focus();
            }}>
            <span>{words.modes[mode]}</span>
            <kbd aria-hidden="true">{keys[mode]}</kbd>
          </button>
        )}
      </For>
    </div>
  );
}
