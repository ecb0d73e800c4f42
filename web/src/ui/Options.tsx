// Choices that outlast a puzzle, and which techniques hints, steps and Auto use.
import { createResource, For, type JSX, Show } from "solid-js";
import { fillInOnce } from "../app/marks.ts";
import { choices, saveSettings, type Settings } from "../app/settings.ts";
import { type Language, languages } from "../languages.ts";
import { words } from "../words.ts";
import { say } from "../words/options.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Chevron } from "./Icons.tsx";
import { TechniqueOrder } from "./TechniqueOrder.tsx";
import "../style/order.css";

export function Options(): JSX.Element {
  const app = useApp();
  const set = (change: Partial<Settings>) => {
    const next = { ...app.settings(), ...change };
    app.setSettings(next);
    saveSettings(next);
  };
  const flags = (["clearing", "digitFirst", "wrap", "vibrate", "path", "numbers", "timer", "tell", "counts", "shareWork"] as const).filter((key) => key !== "vibrate" || "vibrate" in navigator);
  const [all] = createResource(async () => {
    const told = await app.engine.call("techniques", {}, { lane: "read" }).catch(() => undefined);
    return told?.techniques.map(({ name, title = name, level }) => ({ name, title, level }));
  });
  return (
    <div class="options">
      <For each={flags}>
        {(key) => (
          <label class="flag">
            <input type="checkbox" checked={app.settings()[key]} onChange={(event) => set({ [key]: event.currentTarget.checked })} />
            <span>{say().flags[key][0]}<Show when={say().flags[key][1]}><small>{say().flags[key][1]}</small></Show></span>
          </label>
        )}
      </For>
      <Show when={!app.starting() && app.lesson() === null}><Button name={words.marks.fill} onPress={() => { fillInOnce(app); app.setDialog(null); }} /></Show>
      <For each={Object.keys(choices) as (keyof typeof choices)[]}>
        {(key) => (
          <label class="choice">
            <span>{say().choices[key].label}</span>
            <span class="chooser">
              <select onChange={(event) => { set({ [key]: event.currentTarget.value }); if (key === "language") location.reload(); }}>
                <For each={choices[key]}>{(value) => <option value={value} selected={app.settings()[key] === value}>{(say().choices[key] as Record<string, string>)[value] ?? languages[value as Language]}</option>}</For>
              </select>
              <Chevron />
            </span>
          </label>
        )}
      </For>
      <Show when={all()}>
        {(table) => (
          <>
            <h2 class="small">{say().techniques}</h2>
            <TechniqueOrder all={table()} set={set} />
          </>
        )}
      </Show>
    </div>
  );
}
