// One technique: its idea, and examples to step through, from the bare position to the result.
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from "solid-js";
import type { App } from "../app/app.ts";
import { cellName, heading } from "../app/told.ts";
import { applyStep } from "../model/acts.ts";
import { start } from "../model/doc.ts";
import type { Grid } from "../model/grid.ts";
import type { Layout } from "../model/layout.ts";
import { readStep, type Step } from "../model/step.ts";
import { Button } from "../ui/Button.tsx";
import { AppContext, useApp } from "../ui/context.ts";
import { LegendList } from "../ui/LegendList.tsx";
import { Prose } from "../ui/Prose.tsx";
import { useTint } from "../ui/tint.ts";
import { shortTitle, words } from "../words.ts";
import { say } from "../words/learn.ts";
import { type Board, createBoard, readPosition } from "./board.ts";
import { BoardGrid } from "./BoardGrid.tsx";
import { lessonsRead, noteRead } from "./learned.ts";
import { type Example, examplesOf, ideaOf, isOfRules, isPractised, type Technique } from "./techniques.ts";

interface Shown {
  layout: Layout;
  grid: Grid;
  after: Grid;
  step: Step;
  texts: string[];
}

const last = 4; // stages: position, place, technique, reason, result

export function Lesson(props: { all: readonly Technique[]; technique: Technique }): JSX.Element {
  const app = useApp();
  const board = createBoard(app);
  const { name } = props.technique;
  const [place, setPlace] = createSignal(0);
  const [stage, setStage] = createSignal(0);
  const list = examplesOf(name);
  const [example] = createResource(place, (at) => (list[at] ? prepare(board, name, list[at]).catch(() => undefined) : undefined));
  createEffect(on(example, () => setStage(0)));
  // Read to its end once, a lesson counts as read.
  createEffect(on(stage, (now) => { if (now === last && !lessonsRead()[name]) noteRead(name); }));
  createEffect(() => {
    const shown = example();
    if (!shown) return;
    board.put({ layout: shown.layout, grid: stage() === last ? shown.after : shown.grid });
    if (stage() === last - 1) board.drawn(shown.step);
  });
  const among = createMemo(() => props.all.filter((one) => isOfRules(one) === isOfRules(props.technique)));
  const at = () => among().findIndex((one) => one.name === name);
  return (
    <article class="lesson">
      <header>
        <h1>{props.technique.title}</h1>
        <p class="aside">{say().level(heading(props.technique.level), at() + 1, among().length)}</p>
        <p class="idea outside">{ideaOf(name)}</p>
      </header>
      <div class="lesson-grid"><BoardGrid board={board} /></div>
      <div class="lesson-side">
        <Show when={list.length > 1}>
          <div class="chips two" role="radiogroup" aria-label={say().examples}>
            <For each={list}>
              {(one, i) => <button type="button" role="radio" class="chip" aria-checked={place() === i()} onClick={() => setPlace(i())}>{say().exampleOn(layoutOf(one))}</button>}
            </For>
          </div>
        </Show>
        <div class="row">
          <Button name={say().back} disabled={!stage()} onPress={() => setStage(Math.max(0, stage() - 1))} />
          <Button name={say().next} kind={stage() < last ? "primary" : "quiet"} disabled={stage() === last || !example()} onPress={() => setStage(Math.min(last, stage() + 1))} />
          <Show when={isPractised(props.technique)}>
            <Button name={say().practise} kind={stage() === last ? "primary" : "quiet"} onPress={() => app.setLesson(`${name}/practice`)} />
          </Show>
        </div>
        <AppContext.Provider value={board.app}>
          <Show when={example()} fallback={<p class="aside">{example.loading ? words.library.loading : ""}</p>} keyed>
            {(shown) => <Stage shown={shown} stage={stage()} idea={ideaOf(name)} />}
          </Show>
        </AppContext.Provider>
        <nav class="beside-lesson" aria-label={say().course}>
          <Show when={among()[at() - 1]}>{(one) => <button type="button" class="button text" onClick={() => app.setLesson(one().name)}><span class="aside">{say().before}</span> {one().title}</button>}</Show>
          <Show when={among()[at() + 1]}>{(one) => <button type="button" class="button text" onClick={() => app.setLesson(one().name)}><span class="aside">{say().after}</span> {one().title}</button>}</Show>
        </nav>
      </div>
    </article>
  );
}

/** The text of this stage. */
function Stage(props: { shown: Shown; stage: number; idea: string }): JSX.Element {
  const app = useApp();
  const tint = useTint(() => props.shown.step);
  const text = () => {
    const { texts, step } = props.shown;
    if (props.stage === 0) return say().look;
    return props.stage === last ? outcome(app, step) : (texts[props.stage - 1] ?? step.text);
  };
  return (
    <section class="stage explanation" role="region" aria-label={words.labels.explanation} aria-live="polite">
      <p class="aside">{say().stages[props.stage]}, {say().stage(props.stage + 1, last + 1)}</p>
      <Show when={props.stage === 0}><p class="idea inside">{props.idea}</p></Show>
      <p class="reason"><Prose text={text()} tint={tint} /></p>
      <LegendList />
    </section>
  );
}

/** All that a step comes to, in a sentence; digits that go from the same cells go together. */
function outcome(app: App, { placements, eliminations }: Step): string {
  const symbol = (digit: number) => app.layout().written.symbol(digit);
  const gone = new Map<string, string[]>();
  for (const digit of new Set(eliminations.map((one) => one.digit))) {
    const cells = eliminations.filter((one) => one.digit === digit).map(({ cell }) => cellName(app, cell)).join();
    gone.set(cells, [...(gone.get(cells) ?? []), symbol(digit)]);
  }
  const parts = [
    ...placements.map(({ cell, digit }) => say().placed(cellName(app, cell), symbol(digit))),
    ...[...gone].map(([cells, digits]) => say().gone(cells.split(","), digits)),
  ];
  return `${parts.join("; ")}.`;
}

const layoutOf = ({ layout, text }: Example): string => {
  const name = layout ?? /^layout (\S+)$/m.exec(text)?.[1] ?? (text.startsWith(":") ? "9x9" : "");
  return shortTitle(name);
};

/** The position, and the step that the engine finds there with this technique alone. */
async function prepare(board: Board, technique: string, { text, layout }: Example): Promise<Shown | undefined> {
  const { app } = board;
  const position = await readPosition(app, text, layout);
  board.put(position);
  const request = board.request();
  const hinted = await app.engine.call("hint", { ...request, only: [technique], detail: 3, timeout: 10 }, { lane: "think", whole: true });
  let found = hinted.step;
  let texts: string[] | undefined = hinted.texts;
  if (!found) {
    // Techniques outside paths are found by `find`.
    const { steps } = await app.engine.call("find", { ...request, technique, texts: true, timeout: 20 }, { lane: "moves" });
    [found, texts] = [steps[0], steps[0]?.texts];
  }
  if (!found) return undefined;
  const step = readStep(position.layout, found);
  return { ...position, step, texts: texts ?? [], after: applyStep(start(position.grid), step).grid };
}
