// The editor: the board's parts and its constraints, beside the grid. Solutions are counted as usual, Reveal shows true
// candidates or contradictions, and the rules are listed in words.
import { createSignal, For, type JSX, Match, Switch } from "solid-js";
import { useApp } from "../ui/context.ts";
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
const [part, setPart] = createSignal<(typeof parts)[number]>("clues");

export function Build(): JSX.Element {
  const app = useApp();
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
          <For each={parts}>{(one) => <button type="button" aria-pressed={part() === one} onClick={() => { setPart(one); tell(""); }}>{say().parts[one]}</button>}</For>
        </div>
      </header>
      <Switch>
        <Match when={part() === "board"}><BoardPart change={change} tell={tell} /></Match>
        <Match when={part() === "bench"}><Workbench tell={tell} refuse={setRefusal} /></Match>
        <Match when={part() === "about"}><AboutPart /></Match>
        <Match when={part() === "clues"}><Clues change={change} tell={tell} /></Match>
      </Switch>
      <p class="told-here" classList={{ refusal: !!refusal() }} role="status" aria-label={say().title}>{refusal() || told()}</p>
      <Export tell={tell} />
    </div>
  );
}
