// Every possible move: the result of each, and the evidence of the chosen one.
import { For, type JSX, Show } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { effectOfStep, titleOfEntry } from "../app/told.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { LegendList } from "./LegendList.tsx";
import { Prose } from "./Prose.tsx";
import { useTint } from "./tint.ts";

export function AllMoves(props: { panel: PanelOf<"all"> }): JSX.Element {
  const app = useApp();
  const chosen = () => props.panel.steps[props.panel.chosen];
  const tint = useTint(chosen);
  return (
    <div class="notice">
      <h2 class="technique">{words.moves(props.panel.count, props.panel.whole)}</h2>
      <Show when={props.panel.count > props.panel.steps.length}><p class="aside">{words.firstMoves(props.panel.steps.length)}</p></Show>
      <ul class="moves">
        <For each={props.panel.steps}>
          {(step, i) => (
            <li>
              <button type="button" aria-pressed={i() === props.panel.chosen} onClick={() => app.setPanel({ ...props.panel, chosen: i() })}>
                <span>{titleOfEntry(app, { kind: "step", step })}</span> <span class="effect">{effectOfStep(app, step)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <Show when={chosen()}>{(one) => <p class="reason"><Prose text={one().text} tint={tint} /></p>}</Show>
      <LegendList />
    </div>
  );
}
