// Clues that the puzzle does without. One presses a clue to read why, and to see the step in the grid.
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from "solid-js";
import { capital } from "../app/told.ts";
import { isAbort } from "../engine/engine.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron } from "../ui/Icons.tsx";
import { Prose } from "../ui/Prose.tsx";
import { grouped } from "../words.ts";
import { say } from "../words/workbench.ts";
import type { Clue } from "./bench.ts";
import type { Bench } from "./benches.ts";
import { type WhyUnneeded, whyUnneeded } from "./unneeded.ts";

const atFirst = 3;

export function NotNeeded(props: { bench: Bench }): JSX.Element {
  const app = useApp();
  const clues = () => props.bench.idle()?.clues ?? [];
  const [all, setAll] = createSignal(false);
  const [opened, setOpened] = createSignal<Clue>();
  const [why, setWhy] = createSignal<WhyUnneeded>();
  let asking: AbortController | undefined;
  const isShown = () => {
    const panel = app.panel();
    return panel.kind === "build" && !!panel.shown && panel.shown === why()?.shown;
  };
  const close = () => {
    asking?.abort();
    if (isShown()) app.setPanel({ kind: "build" });
    setOpened();
    setWhy();
  };
  const open = async (clue: Clue) => {
    const again = opened() === clue;
    close();
    if (again) return;
    setOpened(clue);
    const { signal } = (asking = new AbortController());
    const found = await whyUnneeded(app, clue, signal).catch((error: unknown): WhyUnneeded | undefined => (isAbort(error) ? undefined : { text: say().idle.why.all }));
    if (!found || signal.aborted) return;
    setWhy(found);
    if (found.shown) app.setPanel({ kind: "build", shown: found.shown });
    app.say(found.text);
  };
  createEffect(on(props.bench.idle, close, { defer: true }));
  onCleanup(() => asking?.abort());
  const takeOut = (clue: Clue) => {
    close();
    void clue.takeOut();
  };
  return (
    <section aria-label={say().idle.title}>
      <h3>{say().idle.title}</h3>
      <ul class="idle">
        <For each={clues().slice(0, all() ? undefined : atFirst)}>
          {(one) => (
            <li classList={{ open: opened() === one }}>
              <button type="button" class="clue" aria-expanded={opened() === one} title={say().idle.why.ask} onClick={() => void open(one)}><span>{capital(one.name)}</span><Chevron /></button>
              <Show when={opened() === one}><p class="aside why"><Show when={why()} fallback={say().decide.looking}>{(found) => <Prose text={found().text} />}</Show></p></Show>
              <Button kind="text" name={say().idle.takeOut} label={say().idle.remove(one.name)} onPress={() => takeOut(one)} />
            </li>
          )}
        </For>
      </ul>
      <Show when={clues().length > atFirst}><Button kind="text" name={all() ? say().idle.fewer : say().idle.more(grouped(clues().length - atFirst))} pressed={all()} onPress={() => setAll(!all())} /></Show>
      <Show when={clues().length > 1}><p class="aside">{say().idle.each}</p></Show>
      <Show when={props.bench.idle()} fallback={<p class="aside">{say().decide.looking}</p>}>
        {(idle) => <Show when={!clues().length || !idle().complete}><p class="aside">{idle().complete ? say().idle.none : say().idle.partly}</p></Show>}
      </Show>
    </section>
  );
}
