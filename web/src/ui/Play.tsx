// The grid with all that stands round it, arranged by width: a rail, the grid and a panel on a wide
// screen; less beside and more below as it narrows. Whatever is selected or told, the grid, the keys
// and the tools stay where they are: what grows has a place of its own and scrolls there.
import { createSignal, type JSX, Match, onCleanup, onMount, Show, Suspense, Switch } from "solid-js";
import { heading } from "../app/told.ts";
import { nameOfGrid, titleOf, words } from "../words.ts";
import { Actions } from "./Actions.tsx";
import { Chooser } from "./Chooser.tsx";
import { useApp } from "./context.ts";
import { Explanation } from "./Explanation.tsx";
import { Guesses, LayoutRules, Level, Rules, Solutions } from "./Facts.tsx";
import { extent, Grid } from "./Grid.tsx";
import { Keys } from "./Keys.tsx";
import { lazily } from "./lazily.ts";
import { Later } from "./Later.tsx";
import { MarksSwitch } from "./Marks.tsx";
import { Modes } from "./Modes.tsx";
import { CellNote, NoteLine } from "./Note.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { Record } from "./Record.tsx";
import { Low, Narrow } from "./Small.tsx";
import { arrangement, isSetting, room, small, useScale, widthOf } from "./space.ts";
import { Timer } from "./Timer.tsx";
import { Tools } from "./Tools.tsx";
import { ZoomHolder } from "./ZoomHolder.tsx";

const BenchRail = lazily(async () => (await import("../build/BenchRail.tsx")).BenchRail);
const BenchShares = lazily(async () => (await import("../build/BenchRail.tsx")).BenchShares);

export function Play(): JSX.Element {
  const app = useApp();
  const level = () => app.rating()?.level ?? app.doc().title;
  const about = () => app.doc().about;
  const named = () => (about()?.title ? [about()!.title, about()!.author && words.by(about()!.author)] : [heading(level()), titleOf(nameOfGrid(app.doc().grid))]);
  return (
    <main classList={{ guessing: app.doc().guesses.length > 0, resting: app.paused() }}>
      <Show when={!app.starting()}><h1 class="hidden">{words.title}</h1></Show>
      <p class="print-title">{named().filter(Boolean).join(", ")}</p>
      <Switch>
        <Match when={arrangement() === "wide"}><Wide /></Match>
        <Match when={arrangement() === "landscape"}><Landscape /></Match>
        <Match when={arrangement() === "portrait"}><Portrait /></Match>
        <Match when={arrangement() === "low"}><Low /></Match>
        <Match when={arrangement() === "narrow"}><Narrow /></Match>
      </Switch>
      <PrintedRules />
      <Show when={!app.starting() && !small()}>
        <section class="foot" aria-label={words.labels.another}><h2 class="small">{words.begin.paste}</h2><PasteBox /></section>
      </Show>
    </main>
  );
}

/** The setter's words and the layout's rules, while the page is printed. */
function PrintedRules(): JSX.Element {
  const app = useApp();
  const [printing, setPrinting] = createSignal(false);
  const [begin, end] = [() => setPrinting(true), () => setPrinting(false)];
  onMount(() => {
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
  });
  onCleanup(() => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  });
  return (
    <Show when={printing()}>
      <div class="print-rules">
        <Show when={app.doc().about?.rules}>{(rules) => <p class="setter-rules">{rules()}</p>}</Show>
        <LayoutRules />
      </div>
    </Show>
  );
}

const labels = () => useApp().settings().numbers;

function Wide(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const large = () => app.layout().rows > 13 || app.layout().digits > 12;
  const [width, ruler] = widthOf();
  const scale = useScale(outline, () => width() - (outline().triangles ? 8 : 30), () => Math.max(420, room().height - (large() ? 142 : isSetting(app) ? 253 : 213)), 12);
  const showLabels = () => labels();
  return (
    <div class="wide" classList={{ setting: isSetting(app), large: large(), vast: app.layout().digits > 16 }}>
      <aside class="rail" aria-label={words.labels.facts}>
        <div class="facts" tabindex="-1">
          <Show when={!isSetting(app)} fallback={<Suspense><BenchRail /></Suspense>}>
            <Show when={!app.starting()}><Chooser /></Show>
            <div class="heading"><Level /><Timer /></div>
            <Solutions />
            <Guesses />
            <Rules />
            <CellNote />
          </Show>
        </div>
        <div class="hands-on" inert={app.paused()}>
          <Show when={large()}><Keys shape="field" lens={scale() < 40} /></Show>
          <Show when={!isSetting(app)}><MarksSwitch /></Show>
          <Modes shape="square" />
          <Tools />
        </div>
      </aside>
      <div class="middle">
        <ZoomHolder ruler={ruler}><Grid scale={scale()} labels={showLabels()} /></ZoomHolder>
        <Show when={!large()}>
          <div class="under" inert={app.paused()} classList={{ labelled: showLabels() && !outline().triangles }} style={{ "margin-left": `${(outline().margin.left - outline().margin.right) * scale()}px` }}><Keys shape="row" width={Math.min(width(), outline().width * scale())} /></div>
        </Show>
        <Show when={isSetting(app)}><Suspense><BenchShares width={outline().width * scale()} /></Suspense></Show>
      </div>
      <aside class="panel" aria-label={words.labels.reasoning} inert={app.paused()}><Later><Actions /><Explanation /><Record /></Later></aside>
    </div>
  );
}

function Landscape(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const [width, ruler] = widthOf();
  const field = () => app.layout().digits > 9 || app.layout().rows > 13;
  const scale = useScale(outline, () => width() - 34, () => Math.max(360, room().height - 280), 12);
  return (
    <div class="landscape">
      <div class="middle">
        <div class="strip"><Show when={!app.starting()}><Chooser /></Show><Timer /><Solutions /></div>
        <ZoomHolder ruler={ruler}><Grid scale={scale()} labels={labels()} /></ZoomHolder>
        <NoteLine />
        <Show when={!field()}><div class="under" inert={app.paused()}><Keys shape="row" width={outline().width * scale()} /></div></Show>
      </div>
      <aside class="panel" aria-label={words.labels.reasoning} inert={app.paused()}>
        <Actions />
        <div class="told-here"><Explanation /><Rules /><Record /></div>
        <Show when={field()}><Keys shape="field" lens={scale() < 40} /></Show>
        <MarksSwitch /><Modes shape="line" /><Tools />
      </aside>
    </div>
  );
}

function Portrait(): JSX.Element {
  const app = useApp();
  const outline = extent(app);
  const [width, ruler] = widthOf();
  const field = () => app.layout().digits > 12;
  // Height of all above and below the grid, and room for explanations.
  const others = () => 92 + 44 + 12 + (field() ? 200 : 68) + 24 + 3 * 12 + 32;
  const scale = useScale(outline, () => Math.min(width() - 34, 684), () => Math.max(360, room().height - others() - 252), 10);
  const above = () => others() + (outline().height + outline().margin.top + outline().margin.bottom) * (scale() / app.zoom());
  return (
    <div class="portrait" style={{ "--above": `${above()}px` }}>
      <div class="strip"><Show when={!app.starting()}><Chooser /></Show><Timer /><Solutions /></div>
      <ZoomHolder ruler={ruler}><Grid scale={scale()} labels={labels()} /></ZoomHolder>
      <Show when={!field()} fallback={<div inert={app.paused()}><Keys shape="thumbs" lens={scale() < 40} /></div>}>
        <div class="under" inert={app.paused()}><Keys shape="row" width={outline().width * scale()} /></div>
      </Show>
      <NoteLine />
      <div class="two" inert={app.paused()}>
        <div><MarksSwitch /><Modes shape="line" /><Tools /></div>
        <div><Actions /><div class="told-and-rules"><Explanation /><Rules /></div></div>
      </div>
      <Record />
    </div>
  );
}
