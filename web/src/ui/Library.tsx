// Graded puzzles beside the page.
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { shelf } from "../app/library.ts";
import { chooseLayout, loadText } from "../app/load.ts";
import { sentence } from "../app/think.ts";
import { titleOf } from "../app/words.ts";
import { useApp } from "./context.ts";

const ranks = ["easy", "intermediate", "hard", "very hard", "diabolical", "beyond logic", "not graded"];

export function Library(): JSX.Element {
  const app = useApp();
  const [all] = createResource(shelf);
  const layouts = () => [...new Set((all() ?? []).map((item) => item.layout))];
  const [layout, setLayout] = createSignal("9x9");
  const of = () => (all() ?? []).filter((item) => item.layout === layout());
  const levels = () => [...new Set(of().map((item) => item.level))].sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b));
  const [wished, setWished] = createSignal("easy");
  const level = () => (levels().includes(wished()) ? wished() : (levels()[0] ?? ""));
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
        <label class="chooser">
          <span class="hidden">Level of the puzzles</span>
          <select aria-label="Level of the puzzles" onChange={(event) => setWished(event.currentTarget.value)}>
            <For each={levels()}>{(name) => <option value={name} selected={name === level()}>{sentence(name).slice(0, -1)}</option>}</For>
          </select>
        </label>
        <ul class="shelf">
          <For each={of().filter((item) => item.level === level())}>
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
