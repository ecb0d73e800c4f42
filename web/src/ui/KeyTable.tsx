import { For, type JSX } from "solid-js";
import { words } from "../words.ts";

export function KeyTable(): JSX.Element {
  return (
    <dl class="key-table">
      <For each={words.keyTable}>{([keys, does]) => <><dt>{keys}</dt><dd>{does}</dd></>}</For>
    </dl>
  );
}
