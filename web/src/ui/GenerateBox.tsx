// A new puzzle of the chosen layout and level.
import { For, type JSX } from "solid-js";
import { generate } from "../app/load.ts";
import { shortTitle, words } from "../app/words.ts";
import { sentence } from "../app/think.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Chevron } from "./Icons.tsx";

export function LevelSelect(): JSX.Element {
  const app = useApp();
  return (
    <label class="chooser">
      <span class="hidden">Level</span>
      <select aria-label="Level" onChange={(event) => app.setLevel(event.currentTarget.value)}>
        <option value="" selected={app.level() === ""}>Any level</option>
        <For each={words.levels}>{(level) => <option value={level} selected={app.level() === level}>{sentence(level).slice(0, -1)}</option>}</For>
      </select>
      <Chevron />
    </label>
  );
}

export function GenerateBox(props: { button: boolean }): JSX.Element {
  const app = useApp();
  return (
    <div class="generate">
      <div class="row">
        <LevelSelect />
        {props.button && <Button name="Generate" onPress={() => void generate(app, app.level())} />}
      </div>
      <p class="aside">A new {shortTitle(app.doc().grid.layout)} with one solution, made on this machine</p>
    </div>
  );
}
