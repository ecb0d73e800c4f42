// The editor: the board's parts and its constraints, beside the grid. Solutions are counted as usual, Reveal shows true
// candidates or contradictions, and the rules are listed in words.
import { createSignal, For, type JSX, Match, Switch } from "solid-js";
import { useApp } from "../ui/context.ts";
import { isSetting } from "../ui/space.ts";
import { say } from "../words/build.ts";
import { AboutPart } from "./AboutPart.tsx";
import { BoardPart } from "./BoardPart.tsx";
import { redraw } from "./build.ts";
import { Clues } from "./Clues.tsx";
import { Export } from "./Export.tsx";
import type { Board } from "./plan.ts";
import { Workbench } from "./Workbench.tsx";
import "../style/build.css";

/** Reports the error if the engine refuses, and returns it. */
export type Change = (change: (board: Board) => Board, anew?: boolean) => Promise<string>;

const parts = ["board", "clues", "bench", "about"] as const;
type Part = (typeof parts)[number];
const [part, setPart] = createSignal<Part>("clues");
export { setPart };

export function Build(): JSX.Element {
  const app = useApp();
  // On a wide screen the setter's words stand in the rail.
  const shownParts = () => parts.filter((one) => one !== "about" || !isSetting(app));
  const shown = (): Part => (shownParts().includes(part()) ? part() : "bench");
  const [told, setTold] = createSignal("");
  const [refusal, setRefusal] = createSignal("");
  const tell = (text: string) => { setRefusal(""); setTold(text); };
  const change: Change = async (board, anew) => {
    const refused = await redraw(app, board, anew);
    tell("");
    setRefusal(refused);
    return refused;
  };
  return (
    <div class="build">
      <header>
        <h2 class="technique">{say().title}</h2>
        <div class="parts" role="group" aria-label={say().title}>
          <For each={shownParts()}>{(one) => <button type="button" aria-pressed={shown() === one} onClick={() => { setPart(one); tell(""); }}>{say().parts[one]}</button>}</For>
        </div>
      </header>
      <Switch>
        <Match when={shown() === "board"}><BoardPart change={change} tell={tell} /></Match>
        <Match when={shown() === "bench"}><Workbench tell={tell} refuse={setRefusal} /></Match>
        <Match when={shown() === "about"}><AboutPart /></Match>
        <Match when={shown() === "clues"}><Clues change={change} tell={tell} /></Match>
      </Switch>
      <p class="told-here" classList={{ refusal: !!refusal() }} role="status" aria-label={say().title}>{refusal() || told()}</p>
      <Export tell={tell} />
    </div>
  );
}
