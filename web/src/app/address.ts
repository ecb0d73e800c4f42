// The address bar and the Back button. The start page and the grid are two entries of the browser's
// history, and so is each lesson, so that Back leads from one to the other. A link in the address belongs to the
// game that it brought: a reload goes on with that game, and another game takes the link away.
import { batch, createEffect, on } from "solid-js";
import type { App } from "./app.ts";
import { loadLink } from "./load.ts";
import { remember, remembered } from "./stores.ts";

const place = "clew.link";
let linked = ""; // the game that the address tells of

const lessons = "learn/";
const viewOf = (state: unknown): string => (state && typeof state === "object" && "clew" in state ? String(state.clew) : "start");
const shownBy = (app: App): string => (app.lesson() !== null ? lessons + app.lesson() : app.starting() ? "start" : "play");

/** Whether the page has been loaded with this link before, in this tab. */
export const isReload = (fragment: string): boolean => remembered(place) === fragment;

/** Puts a link to the present game into the address. */
export function putLink(app: App, fragment: string): void {
  history.replaceState(history.state, "", fragment);
  belongs(app);
}

export async function openLink(app: App): Promise<boolean> {
  const opened = await loadLink(app, location.hash);
  if (opened) belongs(app);
  return opened;
}

function belongs(app: App): void {
  linked = app.doc().game;
  remember(place, location.hash);
}

export function watchAddress(app: App): void {
  if (isReload(location.hash)) linked = app.doc().game;
  history.scrollRestoration = "manual"; // start page and grid each begin at their top
  history.replaceState({ clew: shownBy(app) }, "");
  createEffect(
    on(() => shownBy(app), (view) => {
      if (viewOf(history.state) !== view) history.pushState({ clew: view }, "");
      window.scrollTo(0, 0);
    }, { defer: true }),
  );
  createEffect(
    on(() => app.doc().game, (game) => {
      if (!linked || game === linked) return;
      linked = "";
      remember(place, "");
      history.replaceState(history.state, "", location.pathname + location.search);
    }, { defer: true }),
  );
  window.addEventListener("popstate", ({ state }) => {
    if (state === null && location.hash.length > 1) return; // a link was typed: see below
    app.setDialog(null);
    const view = viewOf(state);
    batch(() => {
      app.setLesson(view.startsWith(lessons) ? view.slice(lessons.length) : null);
      if (!view.startsWith(lessons)) app.setStarting(view === "start");
    });
  });
  window.addEventListener("hashchange", async () => {
    if (location.hash.length <= 1) return;
    if (history.state !== null && isReload(location.hash) && linked === app.doc().game) return; // back at its game
    // The entry that the browser has made for a typed link is the grid's: else Back would open the link anew.
    if (history.state === null) history.replaceState({ clew: "play" }, "");
    if (!(await openLink(app))) history.replaceState({ clew: shownBy(app) }, "");
  });
}
