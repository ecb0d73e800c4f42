// The time of the game. A press hides the grid and stops it, another goes on.
import { type JSX, Show } from "solid-js";
import { isTimed } from "../app/clock.ts";
import { clock } from "../app/played.ts";
import { isFull } from "../model/grid.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { PauseIcon } from "./Icons.tsx";

export function Timer(): JSX.Element {
  const app = useApp();
  const over = () => app.played().done > 0 || isFull(app.doc().grid);
  const text = () => clock(app.played().time + app.taken());
  return (
    <Show when={isTimed(app)}>
      <div class="timer" classList={{ hours: text().length > 5 }}>
        <span role="timer" aria-label={words.play.time(text())}>{text()}</span>
        <Show when={!over()}>
          <button type="button" class="button text" aria-label={words.play.pause} aria-pressed={app.paused()} onClick={() => app.setPaused(!app.paused())}><PauseIcon /></button>
        </Show>
      </div>
    </Show>
  );
}

/** Over the grid while the game is at rest. */
export function Paused(): JSX.Element {
  const app = useApp();
  return (
    <Show when={app.paused()}>
      <div class="paused" role="group" aria-label={words.play.paused}>
        <p>{words.play.paused}</p>
        <Button kind="primary" name={words.play.goOn} onPress={() => { app.setPaused(false); app.setWanted(true); }} />
      </div>
    </Show>
  );
}
