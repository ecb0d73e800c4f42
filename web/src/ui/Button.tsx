// A button whose name is its word alone: its key and its sign are for the eye.
import type { JSX } from "solid-js";
import { Show } from "solid-js";

export function Button(props: {
  name: string;
  /** A longer name that begins with the shown one, where several buttons share it. */
  label?: string;
  key?: string;
  kind?: "primary" | "quiet" | "text" | "guess";
  pressed?: boolean;
  disabled?: boolean;
  icon?: JSX.Element;
  onPress(): void;
}): JSX.Element {
  return (
    <button type="button" class={`button ${props.kind ?? "quiet"}`} aria-label={props.label} aria-pressed={props.pressed} aria-keyshortcuts={props.key?.replace("-", "+")}
      disabled={props.disabled} onClick={() => props.onPress()}>
      {props.icon}
      <span>{props.name}</span>
      <Show when={props.key}><kbd aria-hidden="true">{props.key}</kbd></Show>
    </button>
  );
}

export const Diamond = () => <svg class="diamond" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true"><path d="M6 0l6 6-6 6-6-6z" /></svg>;
