// The grid on a phone. Upright, the keys lie under it and a sheet lies over the foot of the screen,
// never over the grid; lying, the grid fills the height and all else stands beside it. What explains
// opens over the keys, which are back where they were when it is put away.
import { createEffect, createMemo, createSignal, type JSX, on, Show } from "solid-js";
import { hint, keepGuess, openGuess, popGuess, step } from "../app/think.ts";
import { words } from "../words.ts";
import { Button, Diamond } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { Explanation, isHopeless } from "./Explanation.tsx";
import { isDone, RevealButton, Rules, Solutions } from "./Facts.tsx";
import { extent, Grid } from "./Grid.tsx";
import { Brand, MoreButton } from "./Header.tsx";
import { Close, RedoIcon, UndoIcon } from "./Icons.tsx";
import { Keys } from "./Keys.tsx";
import { Modes } from "./Modes.tsx";
import { NoteLine } from "./Note.tsx";
import { Record } from "./Record.tsx";
import { room, useScale, widthOf } from "./space.ts";
import { Timer } from "./Timer.tsx";
import { ZoomHolder } from "./ZoomHolder.tsx";

const { buttons } = words;

function Top(): JSX.Element {
  const app = useApp();
  return (
    <header class="top-narrow">
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

/** Hint and Step, and Guess or what belongs to an open one; nothing of a puzzle that is done. */
function SheetActions(): JSX.Element {
  const app = useApp();
  const hinted = () => app.panel().kind === "hint" || app.panel().kind === "all";
  return (
    <div class="sheet-actions" hidden={isDone(app)} inert={app.paused()}>
      <Button name={buttons.hint} kind={hinted() ? "quiet" : "primary"} onPress={() => void hint(app)} />
      <Button name={buttons.step} kind={hinted() ? "primary" : "quiet"} onPress={() => void step(app)} />
      <Show when={app.doc().guesses.length} fallback={<Button name={buttons.guess} icon={<Diamond />} onPress={() => openGuess(app)} />}>
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

export function Narrow(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const [width, ruler] = widthOf();
  const [open, setOpen] = createSignal(false);
  const { told, putAway } = useTold();
  // What is explained is drawn in the grid: an open sheet would cover it.
  createEffect(on(app.panel, ({ kind }) => { if (kind !== "quiet") setOpen(false); }, { defer: true }));
  const scale = useScale(outline, () => width() - 6, () => 4000, 6);
  // Below the top line and the grid; where these fill the screen, a part of it all the same.
  const most = createMemo(() => Math.max(room().height - 62 - (outline().height + outline().margin.top + outline().margin.bottom) * scale() / app.zoom() - 12, Math.min(240, room().height * 0.5)));
  let sheet!: HTMLDivElement;
  createEffect(() => {
    // On a grid longer than the screen, what is spoken of is brought into sight.
    const drawing = app.drawing();
    if (!drawing) return;
    const cells = [...drawing.marks.keys(), ...drawing.rings];
    requestAnimationFrame(() => {
      const ends = cells.map((cell) => document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect().bottom ?? 0);
      const under = Math.max(0, ...ends) - sheet.getBoundingClientRect().top;
      if (under > 0) window.scrollBy(0, under + 8);
    });
  });
  return (
    <div class="narrow">
      <Top />
      <ZoomHolder ruler={ruler}><Grid scale={scale()} labels={false} /></ZoomHolder>
      <NoteLine />
      <div class="hands-on" inert={app.paused()}><Keys shape="thumbs" lens={scale() < 28} /><ModeRow /></div>
      <div ref={sheet} class="foot-sheet" hidden={app.starting()} style={{ "--most": `${most()}px` }} classList={{ open: open() }}>
        <button type="button" class="grip" aria-label={open() ? buttons.showLess : buttons.showMore} aria-expanded={open()} onClick={() => setOpen(!open())}><span /></button>
        <Show when={told() || open()}>
          <button type="button" class="button text sheet-close" aria-label={buttons.close} onClick={() => { putAway(); setOpen(false); }}><Close /></button>
        </Show>
        <div class="sheet-body">
          <Show when={told()}><Explanation /></Show>
          <Show when={open()}><RevealButton /><Rules /><Record /></Show>
        </div>
        <SheetActions />
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
        <Top />
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
