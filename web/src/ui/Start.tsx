// The start page: today's puzzle or the last game, puzzles of a layout by level, and other ways in: paste, generate, an
// empty grid. The grid itself is below and ready at once.
import { For, type JSX, Match, Show, Switch } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { openEditor } from "../app/building.ts";
import { resume } from "../app/load.ts";
import { clock } from "../app/played.ts";
import { puzzleTitle } from "../app/told.ts";
import { worthKeeping } from "../model/doc.ts";
import { filled, isFull } from "../model/grid.ts";
import { titleOf, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { KindPicture } from "./KindPicture.tsx";
import { Next } from "./Icons.tsx";
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
  let make!: HTMLDivElement;
  const pick = (name: string) => {
    app.setPicked(name);
    levels.scrollIntoView({ block: "nearest" });
  };
  return (
    <section class="start" aria-label={words.labels.start}>
      <div class="hero">
        <div class="hero-line">
          <h1>{words.hero}<span class="accent">.</span></h1>
          <svg class="hero-thread" height="64" viewBox="0 0 600 64" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 46C44 52 70 20 124 16C176 12 196 48 160 52C126 56 128 12 190 8C290 2 360 56 440 48C510 42 550 14 600 18" />
          </svg>
        </div>
        <p>{words.play.invite}</p>
      </div>
      <div class="first"><Today /></div>
      <Show when={left()}><Resume /></Show>
      <nav class="doors" aria-label={words.labels.start}>
        <Door name={words.menus.play} how={words.play.doors.play} picture="killer" onPress={() => levels.scrollIntoView()} />
        <Door name={words.menus.learn} how={words.play.doors.learn} picture="learn" onPress={() => app.setLesson("")} />
        <Door name={words.menus.make} how={words.play.doors.make} picture="thermo" onPress={() => make.scrollIntoView()} />
      </nav>
      <div class="learn-way">
        <h2>{words.buttons.learn}</h2>
        <p class="aside">{words.play.learn}</p>
        <Button name={words.buttons.learn} onPress={() => app.setLesson("")} />
      </div>
      <div class="ways" ref={make}>
        <div><h2>{words.begin.paste}</h2><PasteBox /></div>
        <div><h2>{words.begin.generate}</h2><GenerateBox /><Told /></div>
        <div><h2>{words.buttons.build}</h2><div class="row"><p class="aside">{words.play.build}</p><Button name={words.buttons.build} onPress={() => void openEditor(app)} /></div></div>
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
        <ul class="kinds layouts">
          <For each={Object.keys(words.clues)}>
            {(name) => <li><button type="button" aria-pressed={picked() === name} onClick={() => pick(name)}><KindPicture kind={name} size={72} /><span>{titleOf(name)}</span></button></li>}
          </For>
        </ul>
      </div>
    </section>
  );
}

/** One of the three doors behind which everything is, on a phone. */
function Door(props: { name: string; how: string; picture: string; onPress(): void }): JSX.Element {
  return (
    <button type="button" class="door" onClick={() => props.onPress()}>
      <KindPicture kind={props.picture} size={50} />
      <span><b>{props.name}</b><small>{props.how}</small></span>
      <Next />
    </button>
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
      <Thumb layout={app.layout()} size={46} givens={grid().kinds.map((kind) => kind === "given")} own={grid().kinds.map((kind) => kind === "own" || kind === "deduced")} />
      <div>
        <h2>{puzzleTitle(app.rating()?.level ?? app.doc().title, grid())}</h2>
        <p class="aside">{words.begin.filled(filled(grid()), app.layout().cells.length)}{time()}</p>
      </div>
      <Button name={words.play.resume} onPress={() => resume(app)} />
    </div>
  );
}
