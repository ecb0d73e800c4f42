// A guess that fails: the guesses that are open, what follows from them, numbered as in the grid, and
// the contradiction.
import { For, type JSX, Show } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { popGuess, refute } from "../app/think.ts";
import { cellName, nameOf } from "../app/told.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Prose } from "./Prose.tsx";

const mostTold = 8;

export function Failed(props: { panel: PanelOf<"failed"> }): JSX.Element {
  const app = useApp();
  const guesses = () => app.doc().guesses.flatMap(({ made }) => made ?? []);
  const last = () => props.panel.steps[props.panel.steps.length - 1];
  const shown = () => props.panel.steps.slice(0, -1);
  const skipped = () => Math.max(0, shown().length - mostTold);
  // The list counts on over what it leaves out, as the numbers in the cells do.
  const counter = () => (skipped() ? { "counter-increment": `proof ${skipped()}` } : {});
  return (
    <div class="notice failed">
      <h2 class="technique">{words.guessFails}</h2>
      <ol class="proof">
        <For each={guesses()}>
          {(made, i) => <li><p class="reason"><Prose text={(i() ? words.guessedWithin : words.guessed)(nameOf(app, made.cell, made.digit))} tint={() => "in-guess"} /></p></li>}
        </For>
        <Show when={skipped()}><li class="skipped" style={counter()}><p class="reason quiet">{words.skipped(skipped())}</p></li></Show>
        <For each={shown().slice(skipped())}>{(step) => <li><p class="reason"><Prose text={step.text} tint={() => "in-guess"} /></p></li>}</For>
      </ol>
      <div class="end">
        <Show when={last()}>{(step) => <p class="reason"><Prose text={withoutAdvice(step().text)} tint={() => "elim"} /></p>}</Show>
        <PopButton />
      </div>
    </div>
  );
}

/** The contradiction itself; the engine's last sentence, to look for a mistake, is not meant for a guess. */
export const withoutAdvice = (text: string): string => text.replace(/(?<=\.) [^.]*\.$/s, "");

function PopButton(): JSX.Element {
  const app = useApp();
  const guess = () => app.doc().guesses[app.doc().guesses.length - 1]?.made;
  return (
    <Show when={app.doc().guesses.length}>
      <Button kind="guess" name={guess() ? words.popIt(app.layout().written.symbol(guess()!.digit), cellName(app, guess()!.cell)) : words.popOpen} onPress={() => popGuess(app)} />
    </Show>
  );
}

/** No solution is left within the guess, and logic has not been asked why yet. */
export function Hopeless(): JSX.Element {
  const app = useApp();
  return (
    <div class="notice failed">
      <h2 class="technique">{words.guessFails}</h2>
      <p class="reason">{words.noneWithGuess}</p>
      <div class="row"><Button kind="text" name={words.buttons.why} onPress={() => void refute(app)} /></div>
      <PopButton />
    </div>
  );
}
