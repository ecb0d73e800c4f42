// The time that a game takes: counted while its grid is seen, and kept as it goes.
import { createEffect, createMemo, on } from "solid-js";
import { isFull } from "../model/grid.ts";
import { isPosed } from "./request.ts";
import { firstMarks } from "../model/marks.ts";
import type { App } from "./app.ts";
import { addPlayed, type Played, readPlayed } from "./played.ts";
import { local } from "./stores.ts";

const beat = 500; // ms
const lost = 5000; // a longer gap is a machine that slept
const often = 5000;

/** Whether a game has a time: one with givens, that nobody has finished yet. */
export const isTimed = (app: App): boolean => app.settings().timer && isPosed(app.layout(), app.doc().grid);

export const isRunning = (app: App): boolean => isTimed(app) && !app.paused() && !app.starting() && app.lesson() === null && !app.played().done && !isFull(app.doc().grid) && !app.dialog();

/** Counts something of the present game. */
export function count(app: App, more: Partial<Played>): void {
  app.setPlayed(addPlayed(local, app.doc().game, { ...more, time: (more.time ?? 0) + app.taken() }));
  app.setTaken(0);
}

export function watchClock(app: App): void {
  const game = createMemo(() => app.doc().game);
  const read = (of: string) => {
    const played = readPlayed(local, of);
    app.setPlayed(played);
    app.setMarking(played.marks || firstMarks(app.doc()));
  };
  let before = game();
  read(before);
  createEffect(
    on(game, (now) => {
      if (app.taken() && now !== before) addPlayed(local, before, { time: app.taken() });
      before = now;
      app.setTaken(0);
      read(now);
      app.setPaused(false);
    }, { defer: true }),
  );
  createEffect(on(app.starting, () => app.setPaused(false), { defer: true }));
  let last = performance.now();
  const tick = () => {
    const now = performance.now();
    const passed = now - last;
    last = now;
    if (document.visibilityState === "visible" && isRunning(app) && passed < lost) app.setTaken(app.taken() + passed);
    if (app.taken() > often) count(app, {});
  };
  setInterval(tick, beat);
  const leave = () => { if (app.taken()) count(app, {}); };
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "hidden") leave(); });
  window.addEventListener("pagehide", leave);
}
