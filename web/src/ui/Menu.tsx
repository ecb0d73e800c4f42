// On a small screen, what has no place beside the grid.
import { type JSX, Show, Suspense } from "solid-js";
import { fillInOnce } from "../app/marks.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { RevealButton } from "./Facts.tsx";
import { GroupedCommands } from "./Header.tsx";
import { lazily } from "./lazily.ts";
import { PasteBox } from "./PasteBox.tsx";
import { MarksSwitch } from "./Marks.tsx";
import { arrangement } from "./space.ts";
import { Tools } from "./Tools.tsx";

const FinishMore = lazily(async () => (await import("./Finished.tsx")).FinishMore);

/** Whether a command was pressed, also one that is gone by now. */
function isCommand(path: readonly EventTarget[]): boolean {
  const within = (what: string) => path.some((one) => one instanceof Element && one.matches(what));
  return within("button") && within("nav, .tools, .reveal, .more-of-finish");
}

export function Menu(): JSX.Element {
  const app = useApp();
  return (
    <div class="menu" onClick={(event) => { if (isCommand(event.composedPath()) && app.dialog() === "menu") app.setDialog(null); }}>
      <Show when={app.panel().kind === "finished" && arrangement() === "narrow"}><Suspense><FinishMore /></Suspense></Show>
      <nav aria-label={words.labels.commands}><GroupedCommands /></nav>
      <Show when={!app.starting() && app.lesson() === null}><div class="row"><Show when={arrangement() === "low"}><MarksSwitch /></Show><Show when={arrangement() === "narrow"}><Button name={words.modes.pen} onPress={() => { app.setMode("pen"); app.setDialog(null); }} /></Show><Button name={words.marks.fill} onPress={() => { fillInOnce(app); app.setDialog(null); }} /></div></Show>
      <RevealButton />
      <Tools without={arrangement() === "low" && !app.doc().guesses.length ? "guess" : undefined} />
      <Show when={!app.starting()}><PasteBox /></Show>
    </div>
  );
}
