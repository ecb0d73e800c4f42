// Colours of cells: each a hue and a pattern, because not everyone distinguishes hues.
import { For, type JSX, Match, Switch } from "solid-js";
import { upTo } from "../model/digits.ts";
import { colours } from "../app/type.ts";
import { circle, cross, dashOf } from "./Drawn.tsx";

/** One tile of each pattern, 10 by 10. */
const tiles = [
  "M2.500 2.500h.01M7.500 7.500h.01", "M0 5H10", "M5 0V10", "M0 10L10 0", "M0 0L10 10",
  "M0 5H10M5 0V10", "M0 10L10 0M0 0L10 10", "M5 2.500a2.500 2.500 0 1 0 .01 0", "M0 7L2.500 3L5 7L7.500 3L10 7",
];

/** The fill patterns of cells and keys; once in the page. */
export function ColourPatterns(): JSX.Element {
  return (
    <For each={upTo(colours)}>
      {(colour) => (
        <pattern id={`colour-${colour}`} width="10" height="10" patternUnits="userSpaceOnUse">
          <rect class={`colour-${colour}`} width="10" height="10" />
          <path class="colour-line" d={tiles[colour - 1]} />
        </pattern>
      )}
    </For>
  );
}

export function Swatch(props: { colour: number }): JSX.Element {
  return (
    <svg class="swatch" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="8" fill={`url(#colour-${props.colour})`} />
      <text x="16" y="21.500">{props.colour}</text>
    </svg>
  );
}

/** A stroke of an ink, or a mark. */
export function PenSign(props: { digit: number; inks: number }): JSX.Element {
  const mark = () => props.digit - props.inks;
  return (
    <svg class="drawn swatch" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <Switch>
        <Match when={mark() <= 0}><path class={`ink-${props.digit}`} d="M4 22L28 10" stroke-width="3" stroke-dasharray={dashOf(props.digit, 3)} /></Match>
        <Match when={mark() === 1}><path class="sign" d={cross(16, 16, 7)} stroke-width="2.25" /></Match>
        <Match when={mark() === 2}><path class="sign" d={circle(16, 16, 9)} stroke-width="2.25" /></Match>
      </Switch>
    </svg>
  );
}
