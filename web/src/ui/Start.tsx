// Where one begins: choose a layout, take a graded puzzle, enter, paste or generate one, or go on
// with what was left. The grid itself lies below and is ready at once.
import { createResource, For, type JSX, Show } from "solid-js";
import { chooseLayout, emptyPuzzle, loadText } from "../app/load.ts";
import { library } from "../app/library.ts";
import { sentence } from "../app/think.ts";
import { shortTitle, titleOf } from "../app/words.ts";
import { filled, isBlank } from "../model/grid.ts";
import { Button } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { GenerateBox } from "./GenerateBox.tsx";
import { Arrow } from "./Icons.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { Thumb } from "./Thumb.tsx";

const shown = ["9x9", "6x6", "16x16", "25x25", "x-9x9", "hyper", "samurai", "butterfly", "flower", "windmill", "argyle", "tridoku"];
const short: Record<string, string> = { "9x9": "9×9", "x-9x9": "X" };

export function Start(): JSX.Element {
  const app = useApp();
  const [thumbs] = createResource(async () => {
    const list = [];
    for (const name of shown) list.push({ name, layout: await app.layouts.get({ layout: name, source: "" }) });
    return list;
  });
  return (
    <section class="start" aria-label="Start">
      <div class="hero">
        <h1>Follow the thread<span class="accent">.</span></h1>
        <p>Clew solves sudoku on any layout and shows the reason for every step.</p>
        <svg class="hero-thread" width="580" height="110" viewBox="0 0 580 110" aria-hidden="true">
          <path d="M0 42C60 42 80 8 150 10C230 12 262 66 300 62C332 58 336 10 300 10C264 12 268 84 350 86C430 88 440 58 500 66C540 71 560 78 580 82" />
        </svg>
      </div>
      <div class="begin">
        <Show when={!isBlank(app.doc().grid)}><Resume /></Show>
        <div class="ways">
          <div>
            <h2>Enter a {shortTitle(app.doc().grid.layout)}</h2>
            <p class="aside">Start from an empty grid and type the digits.</p>
            <button type="button" class="button quiet stretch" onClick={() => void emptyPuzzle(app)}><span>Empty grid</span><Arrow /></button>
          </div>
          <div><h2>Paste a puzzle</h2><PasteBox /></div>
          <div><h2>Generate</h2><GenerateBox button /></div>
        </div>
      </div>
      <div class="choose">
        <header><h2>Choose a layout</h2><Chooser plain /></header>
        <ul class="layouts">
          <For each={thumbs() ?? []}>
            {(item) => (
              <li>
                <button type="button" aria-pressed={app.doc().grid.layout === item.name}
                  onClick={() => { void chooseLayout(app, item.name); document.querySelector("main")?.scrollIntoView(); }}>
                  <Thumb layout={item.layout} size={98} />
                  <span>{short[item.name] ?? titleOf(item.name)}</span>
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

function Resume(): JSX.Element {
  const app = useApp();
  const grid = () => app.doc().grid;
  return (
    <div class="resume">
      <Thumb layout={app.layout()} size={112} givens={grid().kinds.map((kind) => kind === "given")} own={grid().kinds.map((kind) => kind === "own" || kind === "deduced")} />
      <div>
        <p class="aside">Where you left off</p>
        <h2>{app.rating()?.level ? `${sentence(app.rating()!.level!).slice(0, -1)} ` : ""}{shortTitle(grid().layout)}</h2>
        <p class="aside">{filled(grid())} of {app.layout().cells.length}</p>
        <Button name="Resume" kind="primary" onPress={() => app.setStarting(false)} />
      </div>
    </div>
  );
}

/** Six puzzles of the library, which comes on demand. */
function Graded(): JSX.Element {
  const app = useApp();
  const [puzzles] = createResource(async () => {
    const all = await library();
    const picked = [];
    for (const one of all.filter((item) => item.front)) picked.push({ ...one, shape: await app.layouts.get({ layout: one.layout, source: "" }) });
    return picked.slice(0, 6);
  });
  return (
    <Show when={puzzles()?.length}>
      <header class="graded"><h2>Or a graded puzzle</h2><Button kind="text" name="Library" onPress={() => app.setDialog("library")} /></header>
      <ul class="puzzles">
        <For each={puzzles()}>
          {(item) => (
            <li>
              <button type="button" onClick={() => void app.layouts.get({ layout: item.layout, source: "" }).then(() => chooseLayout(app, item.layout)).then(() => loadText(app, item.puzzle))}>
                <Thumb layout={item.shape} size={76} givens={[...item.puzzle].map((letter) => letter !== ".")} />
                <span>{sentence(item.level).slice(0, -1)}</span>
                <span class="aside">{shortTitle(item.layout)}, {[...item.puzzle].filter((letter) => letter !== ".").length} givens</span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
