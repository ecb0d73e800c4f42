// Choices that outlast a puzzle, and which techniques hints, steps and Auto use.
import { createResource, For, type JSX, Show } from "solid-js";
import { saveSettings, type Settings } from "../app/settings.ts";
import { sentence } from "../app/think.ts";
import { useApp } from "./context.ts";

export function Options(): JSX.Element {
  const app = useApp();
  const set = (change: Partial<Settings>) => {
    const next = { ...app.settings(), ...change };
    app.setSettings(next);
    saveSettings(next);
  };
  const flags: [keyof Settings & ("automatic" | "path" | "numbers" | "counts" | "shareWork"), string, string][] = [
    ["automatic", "Candidates are kept for me", "Otherwise pencil marks are mine alone"],
    ["path", "Solve walks the path", "Otherwise it shows the answer only"],
    ["numbers", "Row and column numbers", ""],
    ["counts", "Rules, steps and cycles", "The numbers behind a puzzle and its path"],
    ["shareWork", "Share with my entries", "Otherwise a link holds the givens alone"],
  ];
  const [techniques] = createResource(async () => (await app.engine.call("techniques", {}, { lane: "read" })).techniques);
  const levels = () => [...new Set((techniques() ?? []).map((technique) => technique.level))];
  const toggle = (name: string) => {
    const { without } = app.settings();
    set({ without: without.includes(name) ? without.filter((other) => other !== name) : [...without, name] });
  };
  return (
    <div class="options">
      <For each={flags}>
        {([key, label, note]) => (
          <label class="flag">
            <input type="checkbox" checked={app.settings()[key]} onChange={(event) => set({ [key]: event.currentTarget.checked })} />
            <span>{label}<Show when={note}><small>{note}</small></Show></span>
          </label>
        )}
      </For>
      <Show when={techniques()?.length}>
        <h2 class="small">Techniques that hints, steps and Auto use</h2>
        <For each={levels()}>
          {(level) => (
            <details>
              <summary>{sentence(level).slice(0, -1)}</summary>
              <div class="flags">
                <For each={techniques()!.filter((technique) => technique.level === level)}>
                  {(technique) => (
                    <label class="flag">
                      <input type="checkbox" checked={!app.settings().without.includes(technique.name)} onChange={() => toggle(technique.name)} />
                      <span>{technique.title ?? technique.name}</span>
                    </label>
                  )}
                </For>
              </div>
            </details>
          )}
        </For>
      </Show>
    </div>
  );
}
