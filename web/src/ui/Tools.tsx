import type { JSX } from "solid-js";
import { Show } from "solid-js";
import { clearAll } from "../model/acts.ts";
import { freezeNow } from "../app/keys.ts";
import { openGuess } from "../app/think.ts";
import { Button, Diamond } from "./Button.tsx";
import { useApp } from "./context.ts";

/** Undo, redo, clear, freeze, guess. */
export function Tools(props: { without?: "guess" }): JSX.Element {
  const app = useApp();
  return (
    <div class="tools">
      <Button name="Undo" onPress={app.undo} />
      <Button name="Redo" onPress={app.redo} />
      <Button name="Clear" onPress={() => app.act(clearAll)} />
      <Button name="Freeze" onPress={() => freezeNow(app)} />
      <Show when={!props.without}>
        <Button name="Guess" key="G" icon={<Diamond />} onPress={() => openGuess(app)} />
      </Show>
    </div>
  );
}
