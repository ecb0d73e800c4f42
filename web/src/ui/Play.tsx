// The grid with all that stands round it, arranged by width: a rail, the grid and a panel on a wide
// screen; less beside and more below as it narrows; a sheet over the foot of a phone's.
import { createMemo, createSignal, type JSX, Match, Show, Switch } from "solid-js";
import { hint, openGuess, step } from "../app/think.ts";
import { loadFile } from "../app/load.ts";
import { Actions } from "./Actions.tsx";
import { Button, Diamond } from "./Button.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { Explanation } from "./Explanation.tsx";
import { CellNote, Guesses, Level, RevealButton, Rules, Solutions } from "./Facts.tsx";
import { extent, Grid } from "./Grid.tsx";
import { Ball, More, RedoIcon, UndoIcon } from "./Icons.tsx";
import { Keys } from "./Keys.tsx";
import { Modes } from "./Modes.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { Record } from "./Record.tsx";
import { arrangement, room, widthOf } from "./space.ts";
import { Tools } from "./Tools.tsx";
import { GenerateBox } from "./GenerateBox.tsx";

/** The size of a cell that fills a width and a height, in whole pixels. */
function useScale(width: () => number, height: () => number, least: number) {
  const app = useApp();
  const outline = extent(app);
  return createMemo(() => {
    const { width: across, height: down } = outline();
    const fit = Math.floor(Math.min(width() / across, height() / down));
    return Math.max(least, Math.min(fit, 84)) * app.zoom();
  });
}

function ZoomHolder(props: { children: JSX.Element; ref(element: HTMLElement): void }): JSX.Element {
  const app = useApp();
  const touches = new Map<number, { x: number; y: number }>();
  let apart = 0;
  const spread = () => {
    const [a, b] = [...touches.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  const zoomBy = (factor: number) => app.setZoom(Math.min(4, Math.max(1, app.zoom() * factor)));
  return (
    <div ref={props.ref} class="holder" classList={{ zoomed: app.zoom() > 1 }}
      on:wheel={{ handleEvent: (event: WheelEvent) => { if (event.ctrlKey) { event.preventDefault(); zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15); } }, passive: false }}
      onPointerDown={(event) => { if (event.pointerType === "touch") touches.set(event.pointerId, { x: event.clientX, y: event.clientY }); if (touches.size === 2) apart = spread(); }}
      onPointerMove={(event) => {
        if (!touches.has(event.pointerId)) return;
        touches.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (touches.size === 2 && apart) { const now = spread(); zoomBy(now / apart); apart = now; }
      }}
      onPointerUp={(event) => touches.delete(event.pointerId)} onPointerCancel={(event) => touches.delete(event.pointerId)}>
      {props.children}
    </div>
  );
}

export function Play(): JSX.Element {
  const app = useApp();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) void loadFile(app, file);
  };
  return (
    <main onDragOver={(event) => event.preventDefault()} onDrop={drop} classList={{ guessing: app.doc().guesses.length > 0 }}>
      <Show when={!app.starting()}><h1 class="hidden">Clew</h1></Show>
      <Switch>
        <Match when={arrangement() === "wide"}><Wide /></Match>
        <Match when={arrangement() === "landscape"}><Landscape /></Match>
        <Match when={arrangement() === "portrait"}><Portrait /></Match>
        <Match when={arrangement() === "narrow"}><Narrow /></Match>
      </Switch>
      <Show when={!app.starting() && arrangement() !== "narrow"}>
        <section class="foot" aria-label="Another puzzle">
          <div><h2 class="small">Paste a puzzle</h2><PasteBox /></div>
          <div><h2 class="small">Generate at</h2><GenerateBox button={false} /></div>
        </section>
      </Show>
    </main>
  );
}

const labels = () => useApp().settings().numbers;

function Wide(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const large = () => app.layout().rows > 13 || app.layout().digits > 12;
  const [width, holder] = widthOf();
  const scale = useScale(() => width() - (outline().triangles ? 8 : 30), () => Math.max(420, room().height - (large() ? 142 : 213)), 12);
  const showLabels = () => labels();
  return (
    <div class="wide" classList={{ large: large(), vast: app.layout().digits > 16 }}>
      <aside class="rail" aria-label="Facts and tools">
        <Show when={!app.starting()}><Chooser /></Show>
        <Level />
        <Solutions />
        <Guesses />
        <Rules />
        <CellNote short={large()} />
        <div class="fill" />
        <Show when={large()}><Keys shape="field" lens={scale() < 40} /></Show>
        <Modes shape="square" />
        <Tools />
      </aside>
      <div class="middle">
        <ZoomHolder ref={holder}><Grid scale={scale()} labels={showLabels()} /></ZoomHolder>
        <Show when={!large()}>
          <div class="under" classList={{ labelled: showLabels() && !outline().triangles }}><Keys shape="row" width={Math.min(width(), outline().width * scale())} /></div>
        </Show>
      </div>
      <aside class="panel" aria-label="Reasoning"><Actions /><Explanation /><Record /></aside>
    </div>
  );
}

function Landscape(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const [width, holder] = widthOf();
  const field = () => app.layout().digits > 9 || app.layout().rows > 13;
  const scale = useScale(() => width() - 34, () => Math.max(360, room().height - 250), 12);
  return (
    <div class="landscape">
      <div class="middle">
        <div class="strip"><Show when={!app.starting()}><Chooser /></Show><Solutions /></div>
        <ZoomHolder ref={holder}><Grid scale={scale()} labels={labels()} /></ZoomHolder>
        <Show when={!field()}><div class="under"><Keys shape="row" width={outline().width * scale()} /></div></Show>
      </div>
      <aside class="panel" aria-label="Reasoning">
        <Actions /><Explanation />
        <Show when={field()}><Keys shape="field" lens={scale() < 40} /></Show>
        <Modes shape="line" /><Tools /><CellNote short /><Record />
      </aside>
    </div>
  );
}

function Portrait(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const [width, holder] = widthOf();
  const field = () => app.layout().digits > 12;
  const scale = useScale(() => Math.min(width() - 34, 684), () => 1200, 10);
  return (
    <div class="portrait">
      <div class="strip"><Show when={!app.starting()}><Chooser /></Show><Solutions /></div>
      <ZoomHolder ref={holder}><Grid scale={scale()} labels={labels()} /></ZoomHolder>
      <Show when={!field()} fallback={<Keys shape="thumbs" lens={scale() < 40} />}>
        <div class="under"><Keys shape="row" width={outline().width * scale()} /></div>
      </Show>
      <div class="two">
        <div><Modes shape="square" /><Tools /><CellNote short /></div>
        <div><Actions /><Explanation /></div>
      </div>
      <Record />
    </div>
  );
}

function Narrow(): JSX.Element {
  const app = useApp();
  const [width, holder] = widthOf();
  const [open, setOpen] = createSignal(false);
  const scale = useScale(() => width() - 6, () => 4000, 6);
  const shown = () => app.panel().kind !== "quiet" || app.work() || app.doc().guesses.length > 0;
  return (
    <div class="narrow">
      <header class="top-narrow">
        <a class="brand" href="./" aria-label="Clew" onClick={(event) => { event.preventDefault(); app.setStarting(true); window.scrollTo(0, 0); }}><Ball /></a>
        <Show when={!app.starting()}><Chooser plain /></Show>
        <Solutions plain />
        <button type="button" class="more" aria-label="More" onClick={() => app.setDialog("menu")}><More /></button>
      </header>
      <ZoomHolder ref={holder}><Grid scale={scale()} labels={false} /></ZoomHolder>
      <Show when={!shown()}><CellNote short /></Show>
      <Keys shape="thumbs" lens={scale() < 28} />
      <div class="mode-row">
        <Modes shape="line" />
        <button type="button" class="round" aria-label="Undo" onClick={app.undo}><UndoIcon /></button>
        <button type="button" class="round" aria-label="Redo" onClick={app.redo}><RedoIcon /></button>
      </div>
      <div class="foot-sheet" classList={{ open: open() }}>
        <button type="button" class="grip" aria-label={open() ? "Show less" : "Show more"} aria-expanded={open()} onClick={() => setOpen(!open())}><span /></button>
        <Show when={shown()}><Explanation /></Show>
        <div class="sheet-actions">
          <Switch fallback={
            <>
              <Button name="Hint" kind="primary" onPress={() => void hint(app)} />
              <Button name="Step" onPress={() => void step(app)} />
              <Button name="Guess" icon={<Diamond />} onPress={() => openGuess(app)} />
            </>
          }>
            <Match when={app.panel().kind === "hint"}>
              <Button name="Hint" onPress={() => void hint(app)} />
              <Button name="Step" kind="primary" onPress={() => void step(app)} />
            </Match>
          </Switch>
        </div>
        <Show when={open()}><RevealButton /><Record /></Show>
      </div>
    </div>
  );
}
