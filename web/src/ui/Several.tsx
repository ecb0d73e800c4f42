// The puzzles of one text: one is chosen.
import { For, type JSX } from "solid-js";
import { loadText } from "../app/load.ts";
import { cellsIn } from "../model/several.ts";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { LazyThumb } from "./Thumb.tsx";

export function Several(): JSX.Element {
  const app = useApp();
  return (
    <ol class="shelf">
      <For each={app.spotted()}>
        {(one, i) => {
          const givens = cellsIn(one).map((cell) => cell !== ".");
          const layout = `${one.size}x${one.size}`;
          return (
            <li>
              <button type="button" onClick={() => void loadText(app, one.text)}>
                <LazyThumb grid={{ layout, source: "" }} size={44} givens={givens} />
                <span class="what"><b>{`${words.labels.puzzle} ${i() + 1}`}</b><span class="aside">{words.begin.givens(layout.replace("x", "×"), givens.filter(Boolean).length)}</span></span>
              </button>
            </li>
          );
        }}
      </For>
    </ol>
  );
}
