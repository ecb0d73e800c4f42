import { For, type JSX } from "solid-js";

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

export function KeyTable(): JSX.Element {
  return (
    <dl class="key-table">
      <For each={keyTable}>{([keys, does]) => <><dt>{keys}</dt><dd>{does}</dd></>}</For>
    </dl>
  );
}
