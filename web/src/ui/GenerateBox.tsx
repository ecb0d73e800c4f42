// A new puzzle of the chosen layout and level.
import { For, type JSX } from "solid-js";
import { generate } from "../app/load.ts";
import { heading } from "../app/told.ts";
import { shortTitle, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Chevron } from "./Icons.tsx";

export function LevelSelect(props: { plain?: boolean }): JSX.Element {
  const app = useApp();
  return (
    <label class="chooser" classList={{ plain: props.plain }}>
      <span class="hidden">{words.labels.level}</span>
      <select aria-label={words.labels.level} onChange={(event) => app.setLevel(event.currentTarget.value)}>
        <option value="" selected={app.level() === ""}>{words.level.any}</option>
        <For each={words.levels}>{(level) => <option value={level} selected={app.level() === level}>{heading(level)}</option>}</For>
      </select>
      <Chevron />
    </label>
  );
}

export function GenerateBox(): JSX.Element {
  const app = useApp();
  const layout = () => app.picked() ?? app.doc().grid.layout;
  const how = () => (layout() in words.clues || !layout() ? words.begin.generateClues : words.begin.generateHow)(shortTitle(layout()));
  return (
    <div class="generate">
      <div class="row">
        <LevelSelect />
        <Button name={words.buttons.generate} onPress={() => void generate(app, app.level(), layout())} />
      </div>
      <p class="aside">{how()}</p>
    </div>
  );
}
