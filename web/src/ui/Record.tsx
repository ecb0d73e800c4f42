// The record of steps, newest first, as a thread with knots: filled = digit, hollow = removal,
// bar = own entry, diamond = guess. Clicking one returns to that grid and draws its evidence.
import { createMemo, For, type JSX, Show } from "solid-js";
import { saveSettings } from "../app/settings.ts";
import { allSteps, follow } from "../app/think.ts";
import { effectOf, titleOfEntry } from "../app/told.ts";
import { type Entry, type Knot, knots } from "../model/doc.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { Next } from "./Icons.tsx";

const most = 400;

export function Record(): JSX.Element {
  const app = useApp();
  const list = createMemo(() => knots(app.doc()).slice(0, most));
  const pending = () => {
    const panel = app.panel();
    return panel.kind === "hint" && panel.depth >= 2 ? panel.step : undefined;
  };
  const looked = (knot: Knot) => {
    const panel = app.panel();
    return panel.kind === "look" && panel.knot === knot;
  };
  // While another part of the page loads, rows may stay of a puzzle that has gone.
  const look = (knot: Knot) => {
    if (list().includes(knot)) app.setPanel(looked(knot) ? { kind: "quiet" } : { kind: "look", knot });
  };
  const knotClass = (entry: Entry) => (entry.kind === "step" ? (entry.step.placements.length ? "filled" : "hollow") : entry.kind === "guess" ? "diamond" : entry.kind === "pop" ? "cross" : "bar");
  const toggle = () => {
    const settings = { ...app.settings(), auto: !app.settings().auto };
    app.setSettings(settings);
    saveSettings(settings);
    if (settings.auto) void follow(app);
  };
  return (
    <div class="record">
      <header>
        <h2 class="small">{words.labels.steps}</h2>
        <button type="button" class="button text auto" aria-pressed={app.settings().auto} onClick={toggle}>{words.buttons.auto}</button>
        <button type="button" class="button text" onClick={() => void allSteps(app)}>{words.buttons.allSteps}<Next /></button>
      </header>
      <ol role="list" aria-label={words.labels.steps}>
        <Show when={pending()}>
          {(step) => (
            <li class="current next">
              <span class={`knot ${step().placements.length ? "filled" : "hollow"}`} aria-hidden="true" />
              <span class="number">{(app.doc().thread?.number ?? 0) + 1}</span>
              <span class="what">{titleOfEntry(app, { kind: "step", step: step() })}</span>
              <span class="effect">{words.next}</span>
            </li>
          )}
        </Show>
        <For each={list()}>
          {(knot) => (
            <li classList={{ current: looked(knot), "in-guess": knot.depth > 0 }}>
              <button type="button" onClick={() => look(knot)}>
                <span class={`knot ${knotClass(knot.entry)}`} aria-hidden="true" />
                <span class="number">{knot.number}</span>
                <span class="what" classList={{ plain: knot.entry.kind !== "step" }}>{titleOfEntry(app, knot.entry)}</span>
                <span class="effect">{effectOf(app, knot.entry)}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
