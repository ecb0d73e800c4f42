// A puzzle as text, in any known form; and why the last one was not taken.
import { createSignal, createUniqueId, type JSX, Show } from "solid-js";
import { loadText } from "../app/load.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";

export function PasteBox(): JSX.Element {
  const app = useApp();
  const [text, setText] = createSignal("");
  const reason = createUniqueId();
  const load = async () => {
    if (text().trim() && (await loadText(app, text()))) setText("");
  };
  return (
    <form class="paste" onSubmit={(event) => { event.preventDefault(); void load(); }}>
      <textarea aria-label={words.labels.puzzle} rows="3" spellcheck={false} autocapitalize="off" autocomplete="off" value={text()}
        placeholder="53..7....6..195....98....6.8…"
        aria-invalid={!!app.refusal()} aria-describedby={app.refusal() ? reason : undefined}
        onInput={(event) => { setText(event.currentTarget.value); app.setRefusal(""); }}
        onKeyDown={(event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); void load(); } }} />
      <Show when={app.refusal()}><p id={reason} class="refusal">{app.refusal()}</p></Show>
      <div class="row">
        <span class="aside">{words.begin.pasteHow}</span>
        <Button name={words.buttons.load} onPress={() => void load()} />
        <Button name={words.buttons.photo} onPress={() => app.setDialog("photo")} />
      </div>
    </form>
  );
}
