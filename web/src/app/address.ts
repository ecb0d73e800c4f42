// The address bar and the Back button. The start page and the grid are two entries of the browser's
// history, and so is each lesson, so that Back leads from one to the other. A link in the address belongs to the
// game that it brought: a reload goes on with that game, Back and Forward lead to it again, and another game
// takes the link away.
import { batch, createEffect, on } from "solid-js";
import type { App } from "./app.ts";
import { loadLink, openGame } from "./load.ts";
import { remember, remembered } from "./stores.ts";

const place = "clew.link";
let linked = ""; // the game that the address tells of

const lessons = "learn/";
/** What an entry of the browser's history shows, and the game of its link. */
interface Entry {
  clew: string;
  game?: string;
}
const entry = (state: unknown): Entry | null => (state && typeof state === "object" && "clew" in state ? (state as Entry) : null);
const viewOf = (state: unknown): string => String(entry(state)?.clew ?? "start");
const shownBy = (app: App): string => (app.lesson() !== null ? lessons + app.lesson() : app.starting() ? "start" : "play");

/** Whether the page has been loaded with this link before, in this tab. */
export const isReload = (fragment: string): boolean => remembered(place) === fragment;

/** Puts a link to the present game into the address. */
export function putLink(app: App, fragment: string): void {
  history.replaceState(history.state, "", fragment);
  belongs(app.doc().game);
}

export async function openLink(app: App): Promise<boolean> {
  const before = linked;
  linked = ""; // the link in the address is not that game's any more
  const opened = await loadLink(app, location.hash);
  if (opened) belongs(app.doc().game);
  else linked = before;
  return opened;
}

/** The link in the address is this game's. */
function belongs(game: string): void {
  linked = game;
  remember(place, location.hash);
  history.replaceState({ clew: viewOf(history.state), game } satisfies Entry, "");
}

const withoutLink = (): void => history.replaceState({ clew: viewOf(history.state) } satisfies Entry, "", location.pathname + location.search);

export function watchAddress(app: App): void {
  history.scrollRestoration = "manual"; // start page and grid each begin at their top
  history.replaceState({ clew: shownBy(app) } satisfies Entry, "");
  if (isReload(location.hash)) belongs(app.doc().game);
  createEffect(
    on(() => shownBy(app), (view) => {
      if (viewOf(history.state) !== view) history.pushState({ clew: view, game: linked } satisfies Entry, "");
      window.scrollTo(0, 0);
    }, { defer: true }),
  );
  createEffect(
    on(() => app.doc().game, (game) => {
      if (!linked || game === linked) return;
      linked = "";
      remember(place, "");
      withoutLink();
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
    const before = entry(history.state);
    if (before?.clew === "start") return withoutLink(); // where one begins, whatever game is left
    if (before?.game && app.games.has(before.game)) {
      belongs(before.game);
      return openGame(app, before.game);
    }
    // The entry that the browser has made for a typed link is the grid's: else Back would open the link anew.
    if (history.state === null) history.replaceState({ clew: "play" }, "");
    if (!(await openLink(app))) history.replaceState({ clew: shownBy(app) }, "");
  });
}
