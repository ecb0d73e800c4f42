// Graded puzzles beside the page.
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { library } from "../app/library.ts";
import { chooseLayout, loadText } from "../app/load.ts";
import { sentence } from "../app/think.ts";
import { titleOf } from "../app/words.ts";
import { useApp } from "./context.ts";

export function Library(): JSX.Element {
  const app = useApp();
  const [all] = createResource(library);
  const layouts = () => [...new Set((all() ?? []).map((item) => item.layout))];
  const [layout, setLayout] = createSignal("9x9");
  const take = async (puzzle: string) => {
    await chooseLayout(app, layout());
    if (await loadText(app, puzzle)) app.setDialog(null);
  };
  return (
    <div class="library">
      <Show when={all()?.length} fallback={<p class="aside">{all.loading ? "Loading …" : "No library lies beside this page."}</p>}>
        <label class="chooser">
          <span class="hidden">Layout of the puzzles</span>
          <select aria-label="Layout of the puzzles" onChange={(event) => setLayout(event.currentTarget.value)}>
            <For each={layouts()}>{(name) => <option value={name} selected={name === layout()}>{titleOf(name)}</option>}</For>
          </select>
        </label>
        <ul class="shelf">
          <For each={all()!.filter((item) => item.layout === layout())}>
            {(item, i) => (
              <li>
                <button type="button" onClick={() => void take(item.puzzle)}>
                  <b>{sentence(item.level).slice(0, -1)}</b>
                  <span class="aside">{[...item.puzzle].filter((letter) => letter !== ".").length} givens, no. {i() + 1}</span>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </div>
  );
}
