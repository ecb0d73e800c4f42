import { createEffect, on } from "solid-js";
import { render } from "solid-js/web";
import { createApp } from "./app/app.ts";
import { loadLink, savedWork, saveWork } from "./app/load.ts";
import { watchRating } from "./app/rate.ts";
import { watchReveal } from "./app/reveal.ts";
import { watchSolutions } from "./app/watch.ts";
import { words } from "./app/words.ts";
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

/** Lets the browser answer in between, so that no task is long. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function boot(): Promise<void> {
  const linked = location.hash.length > 1;
  const saved = savedWork();
  const name = saved?.present.grid.layout || "9x9";
  let fits = false;
  const app = createApp(undefined);
  try {
    const layout = await app.layouts.get(saved ? saved.present.grid : { layout: name, source: "" });
    fits = !!saved && saved.present.grid.values.length === layout.cells.length;
    await pause();
    app.show(fits ? saved! : begin(start(emptyGrid(layout.name, "", layout.cells.length))));
    app.setStarting(!linked && !(fits && sessionStorage.getItem("clew.playing")));
    await pause();
  } catch {
    // What was saved is of a layout that is gone, or the engine did not load: begin afresh below.
  }
  render(() => {
    watchSolutions(app);
    watchReveal(app);
    watchRating(app);
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
    if (linked) await loadLink(app, location.hash);
    app.setCatalogue(await app.layouts.catalogue());
  } catch {
    app.setPanel({ kind: "notice", title: words.title, text: words.failedTo.engine });
  }
  window.addEventListener("hashchange", () => void loadLink(app, location.hash));
}

/** Keeps the work in the browser, a moment after it has changed and when the page is left. */
function keepWork(app: ReturnType<typeof createApp>): void {
  let timer = 0;
  let changed = false;
  const save = () => {
    clearTimeout(timer);
    if (changed) saveWork(app.history());
    changed = false;
  };
  createEffect(
    on(app.history, () => {
      changed = true;
      clearTimeout(timer);
      timer = window.setTimeout(save, 400);
    }, { defer: true }),
  );
  createEffect(on(app.starting, (starting) => { if (!starting) sessionStorage.setItem("clew.playing", "1"); }, { defer: true }));
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") save(); });
  window.addEventListener("pagehide", save);
}

void boot();

/** Makes the page work offline; what it did not begin with is fetched for that when it is at rest. */
async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register("./offline.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage("rest"), 4000);
  } catch {
    // Not allowed here, or no room: the page works all the same while there is a network.
  }
}

if ("serviceWorker" in navigator && import.meta.env.PROD) window.addEventListener("load", () => void keepPage());
