// What the selected cell can hold, and for every other digit why not; or a word on what has just
// been done.
import { createMemo, For, type JSX, Show } from "solid-js";
import { cellName } from "../app/told.ts";
import { blockersOf } from "../model/grid.ts";
import { only } from "../model/nth.ts";
import { percent } from "../model/truth.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { Prose } from "./Prose.tsx";

function useNote() {
  const app = useApp();
  const cell = () => {
    const one = only(app.selected()) ?? -1;
    return one < app.layout().cells.length ? one : -1;
  };
  const value = () => app.grid().values[cell()] ?? 0;
  const text = createMemo(() => {
    if (cell() < 0) return "";
    if (value()) return `${app.grid().kinds[cell()] === "given" ? words.given : ""} ${app.layout().written.symbol(value())}`.trim();
    const possible = app.truth()?.digits[cell()] ?? app.candidates()[cell()] ?? [];
    if (!possible.length) return words.nothingFits;
    const list = possible.length > 9 ? words.digitCount(possible.length) : possible.map((digit) => app.layout().written.symbol(digit)).join(", ");
    return possible.length === 1 ? words.mustBe(list) : words.couldBe(list);
  });
  const shares = createMemo(() => {
    const truth = app.truth();
    if (!truth || cell() < 0 || value()) return [];
    return (truth.digits[cell()] ?? []).map((digit) => ({ digit: app.layout().written.symbol(digit), share: truth.share(cell(), digit) })).filter((item) => item.share >= 0);
  });
  return { app, cell, value, text, shares };
}

/** In one line, which is always there, so that nothing moves. */
export function NoteLine(): JSX.Element {
  const { app, cell, text, shares } = useNote();
  return (
    <div class="note line">
      <Show when={!app.remark()} fallback={<p class="remark"><Prose text={app.remark()} /></p>}>
        <Show when={cell() >= 0}>
          <p>
            <span class="cell-name accent">{cellName(app, cell())}</span>{" "}
            {shares().length ? shares().map((item) => `${item.digit}: ${percent(item.share, words.locale)}`).join(", ") : text()}
          </p>
        </Show>
      </Show>
    </div>
  );
}

export function CellNote(): JSX.Element {
  const { app, cell, value, text, shares } = useNote();
  const blockers = createMemo(() => (cell() < 0 || value() ? [] : blockersOf(app.layout(), app.grid(), cell())));
  return (
    <div class="note">
      <Show when={app.remark()}><p class="remark"><Prose text={app.remark()} /></p></Show>
      <Show when={cell() >= 0}>
        <p><span class="cell-name accent">{cellName(app, cell())}</span> {text()}</p>
        <Show when={shares().length}>
          <ul class="blockers">
            <For each={shares()}>{(item) => <li><b>{item.digit}</b> {words.solutions.share(percent(item.share, words.locale))}</li>}</For>
          </ul>
        </Show>
        <Show when={!shares().length && blockers().length}>
          <ul class="blockers">
            <For each={blockers()}>
              {(blocker) => (
                <li>
                  <b>{app.layout().written.symbol(blocker.digit)}</b>{" "}
                  <Show when={blocker.cell >= 0}><span class="cell-name">{cellName(app, blocker.cell)}</span>{" "}</Show>
                  {words.blocked(blocker.cell < 0 ? "removed" : blocker.house < 0 ? "link" : (app.layout().houses[blocker.house]?.kind ?? "group"))}
                </li>
              )}
            </For>
          </ul>
        </Show>
      </Show>
    </div>
  );
}
