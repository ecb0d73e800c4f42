// The start page: today's puzzle or the last game, puzzles of a layout by level, and other ways in: paste, generate, an
// empty grid. The grid itself is below and ready at once.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { resume } from "../app/load.ts";
import { clock } from "../app/played.ts";
import { puzzleTitle } from "../app/told.ts";
import { worthKeeping } from "../model/doc.ts";
import { filled, isFull } from "../model/grid.ts";
import { titleOf, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { Working } from "./Explanation.tsx";
import { GenerateBox } from "./GenerateBox.tsx";
import { Levels } from "./Levels.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { LazyThumb, Thumb } from "./Thumb.tsx";
import { Today } from "./Today.tsx";

const shown = ["9x9", "6x6", "16x16", "25x25", "x-9x9", "hyper", "samurai", "butterfly", "flower", "windmill", "argyle", "tridoku"];
const short: Record<string, string> = { "9x9": "9×9", "x-9x9": "X" };

export function Start(): JSX.Element {
  const app = useApp();
  const left = () => worthKeeping(app.doc()) && !isFull(app.doc().grid);
  const picked = () => app.picked() ?? app.doc().grid.layout;
  let levels!: HTMLDivElement;
  const pick = (name: string) => {
    app.setPicked(name);
    levels.scrollIntoView({ block: "nearest" });
  };
  return (
    <section class="start" aria-label={words.labels.start}>
      <div class="hero">
        <h1>{words.hero}<span class="accent">.</span></h1>
        <p>{words.play.invite}</p>
        <svg class="hero-thread" width="580" height="110" viewBox="0 0 580 110" aria-hidden="true">
          <path d="M0 42C60 42 80 8 150 10C230 12 262 66 300 62C332 58 336 10 300 10C264 12 268 84 350 86C430 88 440 58 500 66C540 71 560 78 580 82" />
        </svg>
      </div>
      <div class="side">
        <div class="first" classList={{ both: left() }}>
          <Show when={left()}><Resume /></Show>
          <Today primary={!left()} />
        </div>
        <div class="ways">
          <div><h2>{words.begin.paste}</h2><PasteBox /></div>
          <div><h2>{words.begin.generate}</h2><GenerateBox /><Told /></div>
          <div class="learn-way"><h2>{words.buttons.learn}</h2><div class="row"><p class="aside">{words.play.learn}</p><Button name={words.buttons.learn} onPress={() => app.setLesson("")} /></div></div>
        </div>
      </div>
      <div class="graded" ref={levels}><Levels /></div>
      <div class="choose">
        <header><h2>{words.begin.choose}</h2><Chooser plain /></header>
        <ul class="layouts">
          <For each={shown}>
            {(name) => (
              <li>
                <button type="button" aria-pressed={picked() === name} onClick={() => pick(name)}>
                  <LazyThumb grid={{ layout: name, source: "" }} size={88} />
                  <span>{short[name] ?? titleOf(name)}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <h2 class="kinds-of">{words.begin.clues}</h2>
        <ul class="kinds">
          <For each={Object.keys(words.clues)}>
            {(name) => <li><button type="button" class="chip" aria-pressed={picked() === name} onClick={() => pick(name)}>{titleOf(name)}</button></li>}
          </For>
        </ul>
      </div>
    </section>
  );
}

/** The running task and its result, near the pressed button, because the explanation is far below. */
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

/** The game that was left: its picture, and the button that goes on with it. */
function Resume(): JSX.Element {
  const app = useApp();
  const grid = () => app.doc().grid;
  const time = () => (app.played().time >= 1000 ? `, ${clock(app.played().time)}` : "");
  return (
    <div class="resume">
      <Thumb layout={app.layout()} size={88} givens={grid().kinds.map((kind) => kind === "given")} own={grid().kinds.map((kind) => kind === "own" || kind === "deduced")} />
      <div>
        <p class="aside">{words.begin.leftOff}</p>
        <h2>{puzzleTitle(app.rating()?.level ?? app.doc().title, grid())}</h2>
        <p class="aside">{words.begin.filled(filled(grid()), app.layout().cells.length)}{time()}</p>
      </div>
      <Button name={words.play.resume} kind="primary" onPress={() => resume(app)} />
    </div>
  );
}
