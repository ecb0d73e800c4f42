// Hint, Step, Solve. The primary one is Hint while nothing is shown, Step while a hint is.
import type { JSX } from "solid-js";
import { hint, solve, step } from "../app/think.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";

export function Actions(): JSX.Element {
  const app = useApp();
  const failed = () => app.panel().kind === "failed" || (app.doc().guesses.length > 0 && app.solutions().state === "none");
  const shown = () => app.panel().kind === "hint" || app.panel().kind === "all";
  return (
    <div class="actions">
      <Button name="Hint" key="H" kind={!shown() && !failed() ? "primary" : "quiet"} onPress={() => void hint(app)} />
      <Button name="Step" key="S" kind={shown() && !failed() ? "primary" : "quiet"} onPress={() => void step(app)} />
      <Button name="Solve" onPress={() => void solve(app)} />
    </div>
  );
}
