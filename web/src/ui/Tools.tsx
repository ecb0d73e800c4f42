import type { JSX } from "solid-js";
import { Show } from "solid-js";
import { check } from "../app/mistakes.ts";
import { openGuess } from "../app/think.ts";
import { freezeNow } from "../app/type.ts";
import { clearAll } from "../model/acts.ts";
import { words } from "../words.ts";
import { Button, Diamond } from "./Button.tsx";
import { useApp } from "./context.ts";

/** Undo, redo, clear, freeze, guess. */
export function Tools(props: { without?: "guess" }): JSX.Element {
  const app = useApp();
  const { buttons } = words;
  return (
    <div class="tools">
      <Button name={buttons.undo} onPress={app.undo} />
      <Button name={buttons.redo} onPress={app.redo} />
      <Button name={buttons.clear} onPress={() => app.act(clearAll)} />
      <Button name={buttons.freeze} onPress={() => freezeNow(app)} />
      <Button name={buttons.check} onPress={() => void check(app)} />
      <Show when={!props.without}>
        <Button name={buttons.guess} key="G" icon={<Diamond />} onPress={() => openGuess(app)} />
      </Show>
    </div>
  );
}
