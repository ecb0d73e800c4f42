// A puzzle as text, in any known form.
import { createSignal, type JSX } from "solid-js";
import { loadText } from "../app/load.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";

export function PasteBox(): JSX.Element {
  const app = useApp();
  const [text, setText] = createSignal("");
  const load = async () => {
    if (text().trim() && (await loadText(app, text()))) setText("");
  };
  return (
    <form class="paste" onSubmit={(event) => { event.preventDefault(); void load(); }}>
      <textarea aria-label="Puzzle" rows="3" spellcheck={false} autocapitalize="off" autocomplete="off" value={text()}
        placeholder="53..7....6..195....98....6.8...6...34..8.3..17...2…"
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); void load(); } }} />
      <div class="row">
        <span class="aside">Any known form, or drop a file</span>
        <Button name="Load" onPress={() => void load()} />
      </div>
    </form>
  );
}
