import { createEffect, createRoot, on } from "solid-js";
import { render } from "solid-js/web";
import { isReload, openLink, watchAddress } from "./app/address.ts";
import { type App, createApp } from "./app/app.ts";
import { watchClock } from "./app/clock.ts";
import { pause } from "./app/pause.ts";
import { watchGuesses, watchMistakes } from "./app/mistakes.ts";
import { watchRating } from "./app/rate.ts";
import { watchReveal } from "./app/reveal.ts";
import { isLasting, remember, remembered } from "./app/stores.ts";
import { loadSettings } from "./app/settings.ts";
import { touched } from "./app/touched.ts";
import { applyTheme } from "./app/theme.ts";
import { watchPosed } from "./app/told-count.ts";
import { watchSolutions } from "./app/watch.ts";
import { languageOf } from "./languages.ts";
import { words } from "./words.ts";
import { speakIn } from "./words/load.ts";
import { start } from "./model/doc.ts";
import { emptyGrid } from "./model/grid.ts";
import { begin } from "./model/history.ts";
import { AppContext } from "./ui/context.ts";
import { Page } from "./ui/Page.tsx";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/grid.css";
import "./style/parts.css";
import "./style/start.css";
import "./style/arrange.css";
import "./style/print.css";

const root = document.getElementById("page")!;
const playing = "clew.playing"; // the game of this tab

async function boot(): Promise<void> {
  await speakIn(languageOf(loadSettings().language, navigator.languages));
  const app = createApp();
  createRoot(() => createEffect(() => applyTheme(app.settings())));
  const here = remembered(playing);
  const own = here ? app.games.open(here) : null;
  const linked = location.hash.length > 1 && !(own && isReload(location.hash));
  const saved = own ?? app.games.open(app.games.last()) ?? app.games.openFormer();
  try {
    const layout = await app.layouts.get(saved ? saved.present.grid : { layout: "9x9", source: "" });
    const fits = saved?.present.grid.values.length === layout.cells.length;
    await pause();
    app.show(saved && fits ? saved : begin(start(emptyGrid(layout.name, "", layout.cells.length))));
    app.setStarting(!linked && !(own && fits));
    await pause();
  } catch {
    // What was saved is of a layout that is gone, or the engine did not load: begin afresh below.
  }
  render(() => {
    watchSolutions(app);
    watchPosed(app);
    watchReveal(app);
    watchRating(app);
    watchAddress(app);
    watchClock(app);
    watchMistakes(app);
    watchGuesses(app);
    keepWork(app);
    return <AppContext.Provider value={app}><Page /></AppContext.Provider>;
  }, root);
  document.documentElement.dataset.ready = "true";
  try {
    if (!app.layout().cells.length) {
      const layout = await app.layouts.get({ layout: "9x9", source: "" });
      app.show(begin(start(emptyGrid("9x9", "", layout.cells.length))));
    }
    await pause();
    if (linked) await openLink(app);
    app.setBegun(true);
    const catalogue = await app.layouts.catalogue();
    await pause();
    app.setCatalogue(catalogue);
  } catch {
    app.setBegun(true);
    app.setPanel({ kind: "notice", title: words.title, text: words.failedTo.engine });
  }
}

/** Keeps the work in the browser: a moment after it has changed, and when it or the page is left. */
function keepWork(app: App): void {
  let timer = 0;
  let before = app.history();
  let changed = false;
  let told = false;
  const save = () => {
    clearTimeout(timer);
    if (!changed) return;
    const kept = app.games.keep(app.history());
    changed = !kept; // where there was no room, there may be when the page is left
    if (kept && kept !== app.history()) app.rename((before = kept));
    if (!told && (!kept || !isLasting)) {
      told = true;
      app.setPanel({ kind: "notice", title: words.notKept.title, text: isLasting ? words.notKept.full : words.notKept.blocked });
      app.say(words.notKept.title);
    }
    if (!app.starting()) remember(playing, app.doc().game);
  };
  createEffect(
    on(app.history, (now) => {
      if (before.present.game !== now.present.game) app.games.keep(before);
      before = now;
      changed = true;
      clearTimeout(timer);
      timer = window.setTimeout(save, 400);
    }, { defer: true }),
  );
  createEffect(on(app.starting, () => { changed = true; save(); }, { defer: true }));
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") save(); });
  window.addEventListener("pagehide", save);
}

void boot();

/** Makes the page work offline; what it did not begin with is fetched for that when it is at rest. */
async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register("./offline.js");
    const kept = await navigator.serviceWorker.ready;
    setTimeout(() => void touched().then(() => kept.active?.postMessage("rest")), 4000);
  } catch {
    // Not allowed here, or no room: the page works all the same while there is a network.
  }
}

if ("serviceWorker" in navigator && import.meta.env.PROD) window.addEventListener("load", () => void keepPage());
