// What is looked up now and then: options, keys, the library, a link to share.
import { createEffect, createResource, createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { library } from "../app/library.ts";
import { chooseLayout, loadText } from "../app/load.ts";
import { saveSettings, type Settings } from "../app/settings.ts";
import { share } from "../app/share.ts";
import { sentence } from "../app/think.ts";
import { titleOf } from "../app/words.ts";
import { useApp } from "./context.ts";
import { Close } from "./Icons.tsx";
import { Commands } from "./Header.tsx";
import { Button } from "./Button.tsx";
import { RevealButton } from "./Facts.tsx";
import { Tools } from "./Tools.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { GenerateBox } from "./GenerateBox.tsx";
import { solve } from "../app/think.ts";

const titles = { options: "Options", keys: "Keys", library: "Library", share: "Share", menu: "More" };
export type DialogName = keyof typeof titles;

export function Dialogs(): JSX.Element {
  const app = useApp();
  let element!: HTMLDialogElement;
  createEffect(() => {
    if (app.dialog() && !element.open) element.showModal();
    if (!app.dialog() && element.open) element.close();
  });
  return (
    <dialog ref={element} class="sheet-dialog" aria-label={app.dialog() ? titles[app.dialog()!] : "Dialog"} onClose={() => app.setDialog(null)}
      onClick={(event) => { if (event.target === element) element.close(); }}>
      <Show when={app.dialog()}>
        {(name) => (
          <div class="dialog-body">
            <header>
              <h2>{titles[name()]}</h2>
              <button type="button" class="button text" aria-label="Close" onClick={() => element.close()}><Close /></button>
            </header>
            <Switch>
              <Match when={name() === "options"}><Options /></Match>
              <Match when={name() === "keys"}><KeyTable /></Match>
              <Match when={name() === "library"}><Library /></Match>
              <Match when={name() === "share"}><Share /></Match>
              <Match when={name() === "menu"}><Menu /></Match>
            </Switch>
          </div>
        )}
      </Show>
    </dialog>
  );
}

function Menu(): JSX.Element {
  const app = useApp();
  return (
    <div class="menu" onClick={(event) => { if (event.target instanceof Element && event.target.closest("nav button") && app.dialog() === "menu") app.setDialog(null); }}>
      <nav aria-label="Commands"><Commands /><Button kind="text" name="Solve" onPress={() => void solve(app)} /></nav>
      <RevealButton />
      <Tools without="guess" />
      <PasteBox />
      <GenerateBox button={false} />
    </div>
  );
}

function Options(): JSX.Element {
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

const keyTable: [string, string][] = [
  ["arrows; with Ctrl or Shift", "move; extend the selection"],
  ["digit", "what the mode says: a value, at first"],
  ["Shift, Ctrl, Ctrl-Shift + digit", "corner mark, centre mark, colour"],
  ["two digits within a second", "a digit above 9; letters do too"],
  ["Z X C V, Space", "value, corner, centre, colour; the next one"],
  ["Delete", "clear the cells"],
  ["Backspace, Ctrl-Z; Ctrl-Y", "undo; redo"],
  ["H, S, G", "hint, step, guess"],
  ["Enter", "freeze what stands as givens"],
  ["F1 – F9", "show one digit"],
  ["Ctrl-wheel", "zoom the grid"],
  ["Escape", "put away what is shown"],
];

function KeyTable(): JSX.Element {
  return (
    <dl class="key-table">
      <For each={keyTable}>{([keys, does]) => <><dt>{keys}</dt><dd>{does}</dd></>}</For>
    </dl>
  );
}

function Library(): JSX.Element {
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

function Share(): JSX.Element {
  const app = useApp();
  return (
    <div class="share">
      <p class="aside">{app.shared()?.copied ? "The link is on the clipboard and in the address bar." : "The link is in the address bar."}</p>
      <input aria-label="Link" readonly value={app.shared()?.link ?? ""} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <Button name={app.settings().shareWork ? "Without my entries" : "With my entries"} onPress={() => {
          app.setSettings({ ...app.settings(), shareWork: !app.settings().shareWork });
          saveSettings(app.settings());
          void share(app);
        }} />
      </div>
    </div>
  );
}
