// The left column of the editor on a wide screen: the setter's words, the tools as pictures, and the ways out.
import { For, type JSX, Show } from "solid-js";
import { cellName } from "../app/told.ts";
import { upTo } from "../model/digits.ts";
import { Button } from "../ui/Button.tsx";
import { Chooser } from "../ui/Chooser.tsx";
import { useApp } from "../ui/context.ts";
import { LayoutRules, Solutions } from "../ui/Facts.tsx";
import { say } from "../words/build.ts";
import { say as bench } from "../words/workbench.ts";
import { AboutPart } from "./AboutPart.tsx";
import { setPart } from "./Build.tsx";
import { setTool, tool } from "./Clues.tsx";
import { shareOf, truthOf } from "./shares.ts";

/** Tools with a picture: name, and its strokes in a field of 40 × 24. */
const pictures: readonly (readonly [string, string])[] = [
  ["cage", "M6 3h28v18H6zM6 3"], ["thermo", "M8 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 15L24 7H34"], ["arrow", "M5 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M15 12H35M30 7l5 5l-5 5"],
  ["difference", "M5 5h30v14H5zM20 5v14M16 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0"], ["x", "M5 5h30v14H5zM16 8l8 8M24 8l-8 8"], ["whispers", "M6 18L16 8L24 14L34 6"],
  ["sandwich", "M16 3v18M16 6H34M16 18H34M4 12h7M8 9l3 3l-3 3"], ["clone", "M6 5h10v10H6zM24 9h10v10H24z"], ["rowindexer", "M12 3h16v18H12zM12 9h16M12 15h16"],
  ["group", "M6 3h14v9h14v9H6z"], ["littlekiller", "M6 20L30 5M22 5h8v7"], ["quadruple", "M20 3v18M8 12h24M14 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0"],
];

export function BenchRail(): JSX.Element {
  const app = useApp();
  return (
    <div class="bench-rail">
      <Solutions />
      <AboutPart />
      <h2>{say().draw}</h2>
      <div class="tiles" role="group" aria-label={say().draw}>
        <For each={pictures}>
          {([name, path]) => (
            <button type="button" class="tile" aria-pressed={tool() === name} onClick={() => { setTool(name); setPart("clues"); }}>
              <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true" classList={{ dashed: name === "cage" }}><path d={path} /></svg>
              <span>{say().tools[name]}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={!app.starting()}><Chooser /></Show>
      <LayoutRules />
      <div class="row ways-out">
        <Button name={bench().playIt} onPress={() => app.setPanel({ kind: "quiet" })} />
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
