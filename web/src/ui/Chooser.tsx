// The layout chooser: a native select, dressed as the design has it.
import { createMemo, For, type JSX, Show } from "solid-js";
import { chooseLayout } from "../app/load.ts";
import { nameOfGrid, shortTitle, titleOf, words } from "../words.ts";
import type { LayoutSummary } from "../engine/verbs.ts";
import { useApp } from "./context.ts";
import { Chevron } from "./Icons.tsx";

const groups = (): [string, (name: string) => boolean][] => [
  [words.chooser.squares, (name) => /^\d+x\d+$/.test(name)],
  [words.chooser.tall, (name) => name.endsWith("-vertical") && /^\d/.test(name)],
  [words.chooser.rules, (name) => /^(x-|hyper|disjoint|anti|asterisk|girandola|centerdot|argyle)/.test(name)],
  [words.chooser.latin, (name) => name.startsWith("latin")],
  [words.chooser.several, () => true],
];

/** Every layout under the first heading that fits; latin-N as its sizes. */
function grouped(list: LayoutSummary[]): [string, string[]][] {
  const names = list.flatMap(({ name }) => (name === "latin-N" ? Array.from({ length: 35 }, (_, i) => `latin-${i + 2}`) : [name]));
  const left = new Set(names);
  return groups().map(([title, fits]) => {
    const found = names.filter((name) => left.has(name) && fits(name));
    for (const name of found) left.delete(name);
    return [title, found];
  });
}

export function Chooser(props: { plain?: boolean }): JSX.Element {
  const app = useApp();
  const options = createMemo(() => grouped(app.catalogue().length ? app.catalogue() : [{ name: app.doc().grid.layout, title: "" }]));
  /** The puzzle's title, or what kind of puzzle it is. */
  const own = () => {
    const name = nameOfGrid(app.doc().grid);
    const title = app.doc().about?.title;
    if (title) return title;
    return !name && props.plain ? words.layouts.ownShort : titleOf(name);
  };
  const name = () => (app.doc().grid.layout ? shortTitle(app.doc().grid.layout) : own());
  // Arrow keys choose one layout after another: the focus stays here then.
  let byKey = false;
  return (
    <label class="chooser" classList={{ plain: props.plain }}>
      <span class="hidden">{words.labels.layout}</span>
      <select aria-label={words.labels.layout} onPointerDown={() => (byKey = false)} onKeyDown={() => (byKey = true)}
        onChange={(event) => void chooseLayout(app, event.currentTarget.value, !byKey)}>
        <Show when={!app.doc().grid.layout}><option value="" selected>{own()}</option></Show>
        <For each={options()}>
          {([title, names]) => (
            <Show when={names.length}>
              <optgroup label={title}>
                <For each={names}>{(name) => <option value={name} selected={name === app.doc().grid.layout}>{props.plain ? shortTitle(name) : titleOf(name)}</option>}</For>
              </optgroup>
            </Show>
          )}
        </For>
      </select>
      {/* A select does not break its text into lines: where there is little room, this is seen in its place. */}
      <Show when={props.plain}><span class="shown" classList={{ long: name().length > 8 }} aria-hidden="true"><span>{name()}</span></span></Show>
      <Chevron />
    </label>
  );
}
