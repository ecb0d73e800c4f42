// Hint, Step, Solve. The primary one is Hint while nothing is shown, Step while a hint is. And what
// belongs to an open guess.
import { type JSX, Show } from "solid-js";
import { keyOf } from "../app/keys.ts";
import { hint, keepGuess, popGuess, solve, step } from "../app/think.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { isHopeless } from "./hopeless.ts";

export function Actions(): JSX.Element {
  const app = useApp();
  const failed = () => app.panel().kind === "failed" || isHopeless(app);
  const shown = () => app.panel().kind === "hint" || app.panel().kind === "all";
  return (
    <div class="actions">
      <Button name={words.buttons.hint} key={keyOf(app, "H")} kind={!shown() && !failed() && !["finished", "build"].includes(app.panel().kind) ? "primary" : "quiet"} onPress={() => void hint(app)} />
      <Button name={words.buttons.step} key={keyOf(app, "S")} kind={shown() && !failed() ? "primary" : "quiet"} onPress={() => void step(app)} />
      <Button name={words.buttons.solve} onPress={() => void solve(app)} />
    </div>
  );
}

/** Pop and Keep, as long as a guess is open. */
export function GuessButtons(): JSX.Element {
  const app = useApp();
  return (
    <Show when={app.doc().guesses.length}>
      <Button name={words.buttons.pop} onPress={() => popGuess(app)} />
      <Button name={words.buttons.keep} onPress={() => keepGuess(app)} />
    </Show>
  );
}
