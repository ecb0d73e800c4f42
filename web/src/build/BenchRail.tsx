// The left column of the editor on a wide screen: the setter's words, the tools as pictures, and the ways out.
import { For, type JSX, Show } from "solid-js";
import { share } from "../app/share.ts";
import { cellName } from "../app/told.ts";
import { upTo } from "../model/digits.ts";
import { Button } from "../ui/Button.tsx";
import { Chooser } from "../ui/Chooser.tsx";
import { useApp } from "../ui/context.ts";
import { LayoutRules, Solutions } from "../ui/Facts.tsx";
import { say } from "../words/build.ts";
import { say as bench } from "../words/workbench.ts";
import { words } from "../words.ts";
import { AboutPart } from "./AboutPart.tsx";
import { setPart } from "./Build.tsx";
import { setTool, tool } from "./Clues.tsx";
import { shareOf, truthOf } from "./shares.ts";
import { pictured, ToolPicture } from "./ToolPicture.tsx";

export function BenchRail(): JSX.Element {
  const app = useApp();
  return (
    <div class="bench-rail">
      <Solutions />
      <AboutPart />
      <h2>{say().draw}</h2>
      <div class="tiles" role="group" aria-label={say().draw}>
        <For each={pictured}>
          {(name) => (
            <button type="button" class="tile" aria-pressed={tool() === name} onClick={() => { setTool(name); setPart("clues"); }}>
              <ToolPicture name={name} />
              <span>{say().tools[name]}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={!app.starting()}><Chooser /></Show>
      <LayoutRules />
      <div class="row ways-out">
        <Button name={bench().playIt} onPress={() => app.setPanel({ kind: "quiet" })} />
        <Button name={words.buttons.share} onPress={() => void share(app)} />
      </div>
    </div>
  );
}

/** Below the grid: how often each digit stands in the selected cell, each under its column. */
export function BenchShares(props: { width: number }): JSX.Element {
  const app = useApp();
  const truth = () => truthOf(app);
  return (
    <div class="bench-shares" style={{ width: `${props.width}px`, "--columns": app.layout().digits }} role="group" aria-label={truth() ? bench().truth.of(cellName(app, truth()!.cell)) : bench().truth.show}>
      <For each={upTo(app.layout().digits)}>
        {(digit) => {
          const told = () => truth() && shareOf(truth()!, digit);
          return <span classList={{ out: told()?.share === 0 }}>{(told()?.share ?? -1) < 0 ? "" : told()!.text}<i style={{ width: `${Math.max(0, told()?.share ?? 0) * 100}%` }} /></span>;
        }}
      </For>
    </div>
  );
}
