import { type JSX, onCleanup, onMount, Show } from "solid-js";
import { onKey } from "../app/keys.ts";
import { useApp } from "./context.ts";
import { Dialogs } from "./Dialogs.tsx";
import { Header } from "./Header.tsx";
import { Play } from "./Play.tsx";
import { arrangement } from "./space.ts";
import { Start } from "./Start.tsx";

export function Page(): JSX.Element {
  const app = useApp();
  onMount(() => {
    const listen = (event: KeyboardEvent) => onKey(app, event);
    window.addEventListener("keydown", listen);
    onCleanup(() => window.removeEventListener("keydown", listen));
  });
  return (
    <>
      <Show when={app.starting() || arrangement() !== "narrow"}><Header /></Show>
      <Show when={app.starting()}><Start /></Show>
      <Play />
      <Dialogs />
      <div class="hidden" aria-live="assertive">{app.said()}</div>
    </>
  );
}
