import { type JSX, onCleanup, onMount, Show, Suspense } from "solid-js";
import { onKey } from "../app/keys.ts";
import { loadFile, loadText } from "../app/load.ts";
import { useApp } from "./context.ts";
import { Dialogs } from "./Dialogs.tsx";
import { Header } from "./Header.tsx";
import { lazily } from "./lazily.ts";
import { Play } from "./Play.tsx";
import { small } from "./space.ts";
import { Start } from "./Start.tsx";
import { words } from "../words.ts";

const Learn = lazily(async () => (await import("../learn/Learn.tsx")).Learn);

export function Page(): JSX.Element {
  const app = useApp();
  const learning = () => app.lesson() !== null;
  onMount(() => {
    const listen = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) => {
      window.addEventListener(name, act);
      onCleanup(() => window.removeEventListener(name, act));
    };
    listen("keydown", (event) => onKey(app, event));
    // A file is taken wherever it is dropped; the browser would leave the page for it.
    listen("dragover", (event) => event.preventDefault());
    listen("drop", (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void loadFile(app, file);
      if (file) app.setLesson(null);
    });
    // Text pasted outside text fields is a puzzle.
    listen("paste", (event) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (picture && !app.paused()) return void loadFile(app, picture);
      const box = event.target instanceof Element && event.target.closest("input, textarea");
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (box || !text.trim() || app.paused() || learning() || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      void loadText(app, text);
    });
  });
  return (
    <>
      <Show when={app.starting() || learning() || !small()}><Header /></Show>
      <Show when={learning()} fallback={
        <>
          <Show when={app.starting()}><Start /></Show>
          <Show when={app.begun()}><Play /></Show>
        </>
      }>
        <Suspense fallback={<p class="aside">{words.library.loading}</p>}><Learn /></Suspense>
      </Show>
      <Dialogs />
      <div class="hidden" aria-live="assertive">{app.said()}</div>
    </>
  );
}
