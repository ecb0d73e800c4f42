// Mistakes in the grid, marked there, with a button to take them back.
import { For, type JSX, Show } from "solid-js";
import type { PanelOf, Reason } from "../app/app.ts";
import { correct } from "../app/think.ts";
import { cellName, nameOf } from "../app/told.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { withoutAdvice } from "./Failed.tsx";
import { Prose } from "./Prose.tsx";

export function Mistakes(props: { panel: PanelOf<"mistakes"> }): JSX.Element {
  const app = useApp();
  return (
    <div class="notice">
      <h2 class="technique elim">{words.mistakes.title(props.panel.cells.length)}</h2>
      <For each={props.panel.cells}>
        {(item) => <p class="reason"><Prose text={words.mistakes[item.kind](cellName(app, item.cell), app.layout().written.symbol(item.digit))} tint={() => "elim"} /></p>}
      </For>
      <Show when={props.panel.early}><p class="reason">{words.mistakes.early}</p></Show>
      <div class="row mistake-row"><MistakeActions panel={props.panel} /></div>
      <Show when={props.panel.why}>{(why) => <Why reason={why()} />}</Show>
    </div>
  );
}

/** Takes the mistakes back, or tells why the first is one. */
export function MistakeActions(props: { panel: PanelOf<"mistakes"> }): JSX.Element {
  const app = useApp();
  return (
    <>
      <Button kind="primary" name={props.panel.cells.length > 1 ? words.buttons.takeAllBack : words.buttons.takeBack} onPress={() => correct(app)} />
      <Show when={props.panel.cells.some(({ kind }) => kind === "value")}>
        <Button kind="text" name={words.buttons.why} pressed={!!props.panel.why} onPress={() => void import("../app/why.ts").then(({ explainMistake }) => explainMistake(app))} />
      </Show>
    </>
  );
}

/** The reason why the first of the mistakes is one, without a word on the solution. */
function Why(props: { reason: Reason }): JSX.Element {
  const app = useApp();
  const { mistakes } = words;
  const steps = () => props.reason.steps.slice(0, -1);
  const end = () => props.reason.steps[props.reason.steps.length - 1];
  return (
    <>
      <Show when={props.reason.text}><p class="reason"><Prose text={props.reason.text} tint={() => "elim"} /></p></Show>
      <Show when={end()}>
        {(last) => (
          <>
            <ol class="proof">
              <li><p class="reason"><Prose text={mistakes.suppose(nameOf(app, props.reason.of.cell, props.reason.of.digit))} tint={() => "elim"} /></p></li>
              <For each={steps()}>{(step) => <li><p class="reason"><Prose text={step.text} tint={() => "in-guess"} /></p></li>}</For>
            </ol>
            <Show when={props.reason.untold}><p class="aside">{mistakes.untold(props.reason.untold)}</p></Show>
            <p class="reason"><Prose text={withoutAdvice(last().text)} tint={() => "elim"} /></p>
            <Show when={steps().length}><p class="aside">{mistakes.follows}</p></Show>
          </>
        )}
      </Show>
    </>
  );
}
