// The switch of pencil marks: none, one's own, or all candidates.
import { For, type JSX } from "solid-js";
import { setMarks } from "../app/marks.ts";
import { marksModes } from "../model/marks.ts";
import { nth } from "../model/nth.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";

export function MarksSwitch(): JSX.Element {
  const app = useApp();
  return (
    <div class="marks-switch" role="radiogroup" aria-label={words.marks.label}>
      <span class="aside" aria-hidden="true">{words.marks.label}</span>
      <For each={marksModes}>
        {(marks, i) => (
          <button type="button" role="radio" aria-checked={app.marking() === marks} tabindex={app.marking() === marks ? 0 : -1}
            onClick={() => setMarks(app, marks)}
            onKeyDown={(event) => {
              const way = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : event.key === "ArrowLeft" || event.key === "ArrowUp" ? 2 : 0;
              if (!way) return;
              event.preventDefault();
              const next = (i() + way) % marksModes.length;
              setMarks(app, nth(marksModes, next));
              event.currentTarget.parentElement!.querySelectorAll("button")[next]?.focus();
            }}>
            {words.marks[marks]}
          </button>
        )}
      </For>
    </div>
  );
}
