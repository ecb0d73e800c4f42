// Mistakes in the grid, marked there, with a button to take them back.
import { For, type JSX } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { correct } from "../app/think.ts";
import { cellName } from "../app/told.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Prose } from "./Prose.tsx";

export function Mistakes(props: { panel: PanelOf<"mistakes"> }): JSX.Element {
  const app = useApp();
  return (
    <div class="notice">
      <h2 class="technique elim">{words.mistakes.title(props.panel.cells.length)}</h2>
      <For each={props.panel.cells}>
        {(item) => <p class="reason"><Prose text={words.mistakes[item.kind](cellName(app, item.cell), app.layout().written.symbol(item.digit))} tint={() => "elim"} /></p>}
      </For>
      <div class="row"><Button name={props.panel.cells.length > 1 ? words.buttons.takeAllBack : words.buttons.takeBack} onPress={() => correct(app)} /></div>
    </div>
  );
}
