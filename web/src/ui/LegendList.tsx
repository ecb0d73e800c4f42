// The legend of the evidence shown on the grid.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import { px } from "../draw/spots.ts";
import { useScene } from "./context.ts";

export function LegendList(): JSX.Element {
  const app = useScene();
  return (
    <Show when={app.drawing()?.legend.length}>
      <ul class="legend">
        <For each={app.drawing()!.legend}>
          {(item) => <li><Sample sample={item.sample} text={item.digit ? app.layout().written.symbol(item.digit) : ""} />{item.words}</li>}
        </For>
      </ul>
    </Show>
  );
}

function Sample(props: { sample: string; text: string }): JSX.Element {
  const band = () => props.sample === "base" || props.sample === "cover" || props.sample === "error";
  return (
    <svg class="legend-sample" width="20" height="16" viewBox="0 0 20 16" aria-hidden="true">
      <Switch>
        <Match when={band()}>
          <rect class={`fill-${props.sample === "error" ? "error" : props.sample}`} width="20" height="16" rx="2" />
          <Show when={props.sample !== "base"}><path class={`legend-hatch ${props.sample}`} d="M-2 8L6 0M2 14L16 0M8 18L22 4" /></Show>
        </Match>
        <Match when={props.sample === "strong" || props.sample === "weak"}>
          <path class={`thread ${props.sample}`} d="M2 13V7q0-4 4-4h8q4 0 4 4v6" stroke-width="2" fill="none" />
        </Match>
        <Match when={props.sample === "ring"}><circle class="ring" cx="10" cy="8" r="6.5" fill="none" stroke-width="1.5" /></Match>
        <Match when={props.sample === "set"}><rect class="set-fin" x="2" y="1" width="16" height="14" rx="4" fill="none" stroke-width="2" /></Match>
        <Match when={true}>
          <g class={`special ${props.sample}`}>
            <Switch fallback={<circle cx="10" cy="8" r="7.500" />}>
              <Match when={props.sample === "square"}><rect x="3" y="1" width="14" height="14" rx="2" /></Match>
              <Match when={props.sample === "fin"}><path d="M10 -0.500L18.500 8L10 16.500L1.500 8Z" /></Match>
            </Switch>
            <text x="10" y="11.900" font-size={px(11)}>{props.text}</text>
            <Show when={props.sample === "removed"}><path class="slash" d="M4 14L16 2" /></Show>
          </g>
        </Match>
      </Switch>
    </svg>
  );
}
