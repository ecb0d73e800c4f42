// Where one begins: choose a layout, take a graded puzzle, enter, paste or generate one, or go on
// with what was left. The grid itself lies below and is ready at once.
import { createResource, For, type JSX, Match, Show, Switch } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { library } from "../app/library.ts";
import { chooseLayout, emptyPuzzle, loadPuzzle, resume } from "../app/load.ts";
import { heading } from "../app/told.ts";
import { worthKeeping } from "../model/doc.ts";
import { filled } from "../model/grid.ts";
import { shortTitle, titleOf, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { Working } from "./Explanation.tsx";
import { GenerateBox } from "./GenerateBox.tsx";
import { Arrow } from "./Icons.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { givensIn, LazyThumb, Thumb } from "./Thumb.tsx";

const shown = ["9x9", "6x6", "16x16", "25x25", "x-9x9", "hyper", "samurai", "butterfly", "flower", "windmill", "argyle", "tridoku"];
const short: Record<string, string> = { "9x9": "9×9", "x-9x9": "X" };
const own = (name: string) => ({ layout: name, source: "" });

export function Start(): JSX.Element {
  const app = useApp();
  return (
    <section class="start" aria-label={words.labels.start}>
      <div class="hero">
        <h1>{words.hero}<span class="accent">.</span></h1>
        <p>{words.about}</p>
        <svg class="hero-thread" width="580" height="110" viewBox="0 0 580 110" aria-hidden="true">
          <path d="M0 42C60 42 80 8 150 10C230 12 262 66 300 62C332 58 336 10 300 10C264 12 268 84 350 86C430 88 440 58 500 66C540 71 560 78 580 82" />
        </svg>
      </div>
      <div class="begin">
        <Show when={worthKeeping(app.doc())}><Resume /></Show>
        <div class="ways">
          <div>
            <h2>{words.begin.enter(shortTitle(app.doc().grid.layout))}</h2>
            <p class="aside">{words.begin.enterHow}</p>
            <button type="button" class="button quiet stretch" onClick={() => emptyPuzzle(app)}><span>{words.buttons.emptyGrid}</span><Arrow /></button>
          </div>
          <div><h2>{words.begin.paste}</h2><PasteBox /></div>
          <div><h2>{words.begin.generate}</h2><GenerateBox /><Told /></div>
        </div>
      </div>
      <div class="choose">
        <header><h2>{words.begin.choose}</h2><Chooser plain /></header>
        <ul class="layouts">
          <For each={shown}>
            {(name) => (
              <li>
                <button type="button" aria-pressed={app.doc().grid.layout === name} onClick={() => void chooseLayout(app, name)}>
                  <LazyThumb grid={own(name)} size={98} />
                  <span>{short[name] ?? titleOf(name)}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Graded />
      </div>
    </section>
  );
}

/** What runs, and what came of it, in sight of what was pressed: the explanation lies far below. */
function Told(): JSX.Element {
  const app = useApp();
  const notice = () => {
    const panel = app.panel();
    return panel.kind === "notice" && !app.refusal() ? (panel as PanelOf<"notice">) : undefined;
  };
  return (
    <div class="told">
      <Switch>
        <Match when={app.work()}>{(work) => <Working work={work()} />}</Match>
        <Match when={notice()}>{(one) => <><h3>{one().title}</h3><p>{one().text}</p></>}</Match>
        <Match when={app.remark()}><p>{app.remark()}</p></Match>
      </Switch>
    </div>
  );
}

function Resume(): JSX.Element {
  const app = useApp();
  const grid = () => app.doc().grid;
  const level = () => heading(app.rating()?.level ?? app.doc().title);
  return (
    <div class="resume">
      <Thumb layout={app.layout()} size={112} givens={grid().kinds.map((kind) => kind === "given")} own={grid().kinds.map((kind) => kind === "own" || kind === "deduced")} />
      <div>
        <p class="aside">{words.begin.leftOff}</p>
        <h2>{[level(), shortTitle(grid().layout)].filter(Boolean).join(" ")}</h2>
        <p class="aside">{words.begin.filled(filled(grid()), app.layout().cells.length)}</p>
        <Button name={words.buttons.resume} kind="primary" onPress={() => resume(app)} />
      </div>
    </div>
  );
}

/** Six puzzles of the library, which comes on demand. */
function Graded(): JSX.Element {
  const app = useApp();
  const [puzzles] = createResource(async () => (await library()).filter((item) => item.front).slice(0, 6));
  return (
    <Show when={puzzles()?.length}>
      <header class="graded"><h2>{words.begin.graded}</h2></header>
      <ul class="puzzles">
        <For each={puzzles()}>
          {(item) => (
            <li>
              <button type="button" onClick={() => void loadPuzzle(app, item)}>
                <LazyThumb grid={own(item.layout)} size={76} givens={givensIn(item.puzzle)} />
                <span>{heading(item.level)}</span>
                <span class="aside">{words.begin.givens(shortTitle(item.layout), givensIn(item.puzzle).filter(Boolean).length)}</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
