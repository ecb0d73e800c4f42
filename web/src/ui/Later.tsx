// Contents that can wait a moment, each in a task of its own, so that no task is long.
import { createSignal, type JSX, onMount, Show } from "solid-js";
import { pause } from "../app/pause.ts";

export function Later(props: { children: JSX.Element }): JSX.Element {
  const [due, setDue] = createSignal(false);
  onMount(() => void pause().then(() => setDue(true)));
  return <Show when={due()}>{props.children}</Show>;
}
