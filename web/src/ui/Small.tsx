// The grid on a phone. Upright, modes, keys and commands stand under it, as much as the screen holds;
// lying, the grid fills the height and all else stands beside it. An explanation takes the place of the
// keys, which are back where they were when it is put away; it covers the grid only when pulled up.
import { createEffect, createMemo, createSignal, type JSX, on, Show, Suspense } from "solid-js";
import { rulesTold } from "../app/rules.ts";
import { hint, keepGuess, openGuess, popGuess, step } from "../app/think.ts";
import { words } from "../words.ts";
import { Button, Diamond } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { Explanation } from "./Explanation.tsx";
import { isHopeless } from "./hopeless.ts";
import { isDone, Solutions } from "./Facts.tsx";
import { extent, Grid } from "./Grid.tsx";
import { Brand, MoreButton } from "./Header.tsx";
import { Close, RedoIcon, UndoIcon } from "./Icons.tsx";
import { Keys } from "./Keys.tsx";
import { lazily } from "./lazily.ts";
import { MarksSwitch } from "./Marks.tsx";
import { Modes } from "./Modes.tsx";
import { NoteLine, Remark } from "./Note.tsx";
import { room, useScale, widthOf } from "./space.ts";
import { Timer } from "./Timer.tsx";
import { ZoomHolder } from "./ZoomHolder.tsx";

const MistakeActions = lazily(async () => (await import("./Mistakes.tsx")).MistakeActions);
const FinishHead = lazily(async () => (await import("./Finished.tsx")).FinishHead);

const { buttons } = words;

/** The bar; a remark takes the place of the layout's name and the count where it has no line of its own. */
function Top(props: { noted?: boolean }): JSX.Element {
  const app = useApp();
  return (
    <header class="top-narrow" classList={{ telling: !props.noted && !!app.remark() }}>
      <Show when={!props.noted}><Remark /></Show>
      <Show when={!app.starting()}><Brand plain /><Chooser plain /></Show>
      <Solutions plain />
      <Timer />
      <Show when={!app.starting()}><MoreButton /></Show>
    </header>
  );
}

function ModeRow(): JSX.Element {
  const app = useApp();
  return (
    <div class="mode-row">
      <Modes shape="line" />
      <div class="rounds">
        <button type="button" class="round" aria-label={buttons.undo} onClick={app.undo}><UndoIcon /></button>
        <button type="button" class="round" aria-label={buttons.redo} onClick={app.redo}><RedoIcon /></button>
      </div>
    </div>
  );
}

/** Hint and Step, the rules where there are some, and what belongs to an open guess; nothing of a puzzle that is done.
 *  With `marks`, their switch is in the place of Guess, which is in the menu. Under what is told of a mistake, the
 *  buttons that belong to it. */
function SheetActions(props: { marks?: boolean; told?: boolean }): JSX.Element {
  const app = useApp();
  const wrong = () => {
    const panel = app.panel();
    return props.told && panel.kind === "mistakes" ? panel : undefined;
  };
  return (
    <Show when={wrong()} fallback={<PlayActions marks={props.marks ?? false} />}>
      {(panel) => <div class="sheet-actions" inert={app.paused()}><Suspense><MistakeActions panel={panel()} /></Suspense></div>}
    </Show>
  );
}

function PlayActions(props: { marks: boolean }): JSX.Element {
  const app = useApp();
  const hinted = () => app.panel().kind === "hint" || app.panel().kind === "all";
  const hasRules = createMemo(() => !!app.layout().art || !!app.doc().about || rulesTold(app.layout()).length > 0);
  return (
    <div class="sheet-actions" hidden={isDone(app) || app.panel().kind === "build"} inert={app.paused()}>
      <Show when={props.marks && !app.doc().guesses.length}><MarksSwitch /></Show>
      <Button name={buttons.hint} kind={hinted() ? "quiet" : "primary"} onPress={() => void hint(app)} />
      <Button name={buttons.step} kind={hinted() ? "primary" : "quiet"} onPress={() => void step(app)} />
      <Show when={hasRules() && !app.doc().guesses.length}>
        <Button name={buttons.rules} pressed={app.panel().kind === "rules"} onPress={() => app.setPanel({ kind: app.panel().kind === "rules" ? "quiet" : "rules" })} />
      </Show>
      <Show when={app.doc().guesses.length} fallback={<Show when={!props.marks}><Button name={buttons.guess} icon={<Diamond />} onPress={() => openGuess(app)} /></Show>}>
        <Button name={buttons.pop} onPress={() => popGuess(app)} />
        <Button name={buttons.keep} onPress={() => keepGuess(app)} />
      </Show>
    </div>
  );
}

/** Whether something is explained, of a game that is played; a failed guess only until it is put away. */
function useTold() {
  const app = useApp();
  const [away, setAway] = createSignal(false);
  createEffect(on([app.doc, () => app.solutions().state, app.panel], () => setAway(false)));
  const told = () => !app.paused() && (app.panel().kind !== "quiet" || !!app.work() || !!app.core() || (isHopeless(app) && !away()));
  const putAway = () => {
    app.work()?.stop();
    app.setPanel({ kind: "quiet" });
    if (app.core()) app.setReveal(0);
    setAway(true);
  };
  return { told, putAway };
}

const bar = 48;
const gap = 8;
const finishHead = 88; // as in arrange.css
const finishFacts = 282; // its four facts, a sentence and two buttons

/** Keys in a row, so that all of them and the eraser stand in few rows under the grid. */
export const keysAcross = (digits: number): number => (digits <= 9 ? 5 : digits <= 12 ? 7 : digits <= 17 ? 6 : 9);

/** The least that modes, keys and commands take of the height. */
function handsHeight(digits: number): number {
  const rows = Math.ceil((digits + 1) / keysAcross(digits));
  return 44 + gap + rows * (digits > 9 ? 44 : 46) + (rows - 1) * 6 + gap + 48;
}

export function Narrow(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const [width, ruler] = widthOf();
  const [open, setOpen] = createSignal(false);
  const { told, putAway } = useTold();
  // What is explained is drawn in the grid: an open sheet would cover it.
  createEffect(on(app.panel, () => setOpen(false), { defer: true }));
  const digits = () => app.layout().digits;
  const least = () => handsHeight(digits());
  const across = () => Math.floor((width() - 6) / (outline().width + outline().margin.left + outline().margin.right));
  // Cells stay readable in a grid that is much taller than wide; then the page scrolls.
  const high = () => Math.max(room().height - bar - least() - 3 * gap, (outline().height + outline().margin.top + outline().margin.bottom) * Math.min(across(), digits() > 9 ? 6 : 24));
  const isFinish = () => app.panel().kind === "finished";
  const scale = useScale(outline, () => width() - 6, () => (isFinish() ? Math.max(160, room().height - bar - finishHead - finishFacts) : high()), 6);
  const grid = () => Math.floor((outline().height + outline().margin.top + outline().margin.bottom) * (scale() / app.zoom())) + 6;
  let below!: HTMLDivElement;
  createEffect(() => {
    // On a grid longer than the screen, what is spoken of is brought into sight.
    const drawing = app.drawing();
    if (!drawing) return;
    const cells = [...drawing.marks.keys(), ...drawing.rings];
    requestAnimationFrame(() => {
      const ends = cells.map((cell) => document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect().bottom ?? 0);
      const under = Math.max(0, ...ends) - below.getBoundingClientRect().top;
      if (under > 0) window.scrollBy(0, under + 8);
    });
  });
  return (
    <div class="narrow" classList={{ finish: isFinish() }} style={{ "--grid": `${grid()}px` }}>
      <Top />
      <Show when={isFinish()}><div class="finish-top"><Suspense><FinishHead /></Suspense></div></Show>
      <ZoomHolder ruler={ruler}><Grid scale={scale()} labels={false} /></ZoomHolder>
      <Show when={isFinish()}><Explanation /></Show>
      <div ref={below} class="below" hidden={isFinish()} style={{ "--least": `${least()}px` }}>
        <div class="rows" classList={{ covered: told() }} inert={told() || app.paused()}>
          <ModeRow />
          <Keys shape="thumbs" across={keysAcross(digits())} lens={scale() < 28} />
          <Show when={!app.starting()}><SheetActions marks /></Show>
        </div>
        <Show when={told() && !isFinish()}>
          <div class="told-panel" classList={{ open: open() }}>
            <button type="button" class="grip" aria-label={open() ? buttons.showLess : buttons.showMore} aria-expanded={open()} onClick={() => setOpen(!open())}><span /></button>
            <button type="button" class="button text sheet-close" aria-label={buttons.close} onClick={() => { putAway(); setOpen(false); }}><Close /></button>
            <div class="sheet-body"><Explanation /></div>
            <SheetActions told />
          </div>
        </Show>
      </div>
    </div>
  );
}

export function Low(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const { told, putAway } = useTold();
  const scale = useScale(outline, () => room().width * 0.6 - 12, () => room().height - 12, 6);
  return (
    <div class="low">
      <ZoomHolder><Grid scale={scale()} labels={false} /></ZoomHolder>
      <div class="beside">
        <Top noted />
        <NoteLine />
        <div class="place">
          <div class="hands" inert={told() || app.paused()}><Keys shape="thumbs" lens={scale() < 28} /><ModeRow /></div>
          <Show when={told()}>
            <div class="over">
              <button type="button" class="button text sheet-close" aria-label={buttons.close} onClick={putAway}><Close /></button>
              <Explanation />
            </div>
          </Show>
        </div>
        <SheetActions />
      </div>
    </div>
  );
}
