import { For, type JSX } from "solid-js";
import { say } from "../words/options.ts";

export function KeyTable(): JSX.Element {
  return (
    <dl class="key-table">
      <For each={say().keyTable}>{([keys, does]) => <><dt>{keys}</dt><dd>{does}</dd></>}</For>
    </dl>
  );
}
