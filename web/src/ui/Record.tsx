// The record of steps, newest first, as a thread with knots: filled = digit, hollow = removal,
// bar = own entry, diamond = guess. Clicking one returns to that grid and draws its evidence.
import { createMemo, For, type JSX, Show } from "solid-js";
import { allSteps, digitText } from "../app/think.ts";
import { words } from "../app/words.ts";
import { follow } from "../app/think.ts";
import { type Entry, type Knot, knots } from "../model/doc.ts";
import { digitOfStep, type Step } from "../model/step.ts";
import { saveSettings } from "../app/settings.ts";
import { useApp } from "./context.ts";
import { Next } from "./Icons.tsx";

/** X-Wing on 4. */
export function titleOfStep(entry: Entry): string {
  if (entry.kind !== "step") return words.entry[entry.kind];
  const digit = entry.step.placements.length ? 0 : digitOfStep(entry.step);
  return entry.step.name + (digit ? ` on ${digit}` : "");
}

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
  const name = (cell: number) => app.layout().cells[cell]?.name ?? "";
  const conclusion = (entry: Entry): string => {
    switch (entry.kind) {
      case "step": return ofStep(entry.step);
      case "own": return entry.cells.length > 2 ? `${entry.cells.length} cells = ${digitText(app, entry.digit)}` : `${entry.cells.map(name).join(" ")} = ${digitText(app, entry.digit)}`;
      case "clear": return entry.cells.length > 2 ? `${entry.cells.length} cells` : entry.cells.map(name).join(" ");
      case "guess": return entry.guess ? `${name(entry.guess.cell)} = ${digitText(app, entry.guess.digit)}` : "";
      case "pop": return entry.guess ? `${name(entry.guess.cell)} ≠ ${digitText(app, entry.guess.digit)}` : "";
      case "keep": return entry.guess ? `${name(entry.guess.cell)} = ${digitText(app, entry.guess.digit)}` : "";
      case "answer": return "all cells";
    }
  };
  const ofStep = (step: Step) => {
    const [one] = step.placements;
    if (one) return `${name(one.cell)} = ${digitText(app, one.digit)}${step.placements.length > 1 ? " …" : ""}`;
    const digits = new Set(step.eliminations.map((c) => c.digit));
    const cells = [...new Set(step.eliminations.map((c) => c.cell))];
    if (!cells.length) return "";
    return `${cells.slice(0, 2).map(name).join(" ")}${cells.length > 2 ? " …" : ""} ≠ ${digits.size > 1 ? [...digits].slice(0, 2).map((d) => digitText(app, d)).join(" ") + (digits.size > 2 ? " …" : "") : digitText(app, [...digits][0])}`;
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
        <h2 class="small">Steps</h2>
        <button type="button" class="button text auto" aria-pressed={app.settings().auto} onClick={toggle}>Auto</button>
        <button type="button" class="button text" onClick={() => void allSteps(app)}>All steps<Next /></button>
      </header>
      <ol role="list" aria-label="Steps">
        <Show when={pending()}>
          {(step) => (
            <li class="current next">
              <span class={`knot ${step().placements.length ? "filled" : "hollow"}`} aria-hidden="true" />
              <span class="number">{(app.doc().thread?.number ?? 0) + 1}</span>
              <span class="what">{titleOfStep({ kind: "step", step: step() })}</span>
              <span class="effect">next</span>
            </li>
          )}
        </Show>
        <For each={list()}>
          {(knot) => (
            <li classList={{ current: looked(knot), "in-guess": knot.depth > 0 }}>
              <button type="button" onClick={() => app.setPanel(looked(knot) ? { kind: "quiet" } : { kind: "look", knot })}>
                <span class={`knot ${knotClass(knot.entry)}`} aria-hidden="true" />
                <span class="number">{knot.number}</span>
                <span class="what" classList={{ plain: knot.entry.kind !== "step" }}>{titleOfStep(knot.entry)}</span>
                <span class="effect">{conclusion(knot.entry)}</span>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
