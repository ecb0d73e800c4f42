// The graded puzzles of a layout, level by level: each card opens the next that has not been solved.
import { createMemo, createResource, For, type JSX, Show } from "solid-js";
import { grades } from "../app/graded.ts";
import { emptyPuzzle, loadPuzzle } from "../app/load.ts";
import { heading } from "../app/told.ts";
import { shortTitle, words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { givensIn, gridOf, LazyThumb } from "./Thumb.tsx";

export function Levels(): JSX.Element {
  const app = useApp();
  const layout = createMemo(() => app.picked() ?? app.doc().grid.layout);
  const [list] = createResource(() => app.starting() && { of: layout() }, async ({ of }) => ({ of, grades: await grades(of) }));
  // Nothing of the layout before is offered while another's puzzles are fetched.
  const shown = () => (list.latest?.of === layout() ? list.latest.grades : []);
  const grid = () => ({ layout: layout(), source: layout() ? "" : app.doc().grid.source });
  return (
    <>
      <header>
        <h2>{list.loading || shown().length ? words.play.byLevel(shortTitle(layout())) : shortTitle(layout())}</h2>
        <Button kind="text" name={words.play.all} onPress={() => app.setDialog("library")} />
      </header>
      <ul class="puzzles">
        <For each={shown()}>
          {({ level, next, solved }) => (
            <li>
              <button type="button" onClick={() => void loadPuzzle(app, next)}>
                <LazyThumb grid={gridOf(next)} size={76} givens={givensIn(next.puzzle)} />
                <span>{heading(level)}</span>
                <span class="aside">{solved ? words.play.solvedOf(solved) : words.library.givens(givensIn(next.puzzle).filter(Boolean).length)}</span>
              </button>
            </li>
          )}
        </For>
        <Show when={!(layout() in words.clues)}>
          <li>
            <button type="button" onClick={() => void emptyPuzzle(app, layout())}>
              <Show when={grid()} keyed>{(own) => <LazyThumb grid={own} size={76} />}</Show>
              <span>{words.buttons.emptyGrid}</span>
              <span class="aside" aria-hidden="true">{words.play.emptyHow}</span>
            </button>
          </li>
        </Show>
      </ul>
      <Show when={list.state === "ready" && !shown().length}><p class="aside">{words.play.noneGraded}</p></Show>
    </>
  );
}
