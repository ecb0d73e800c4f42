// Dialogs: options, keys, the library, other games, a link to share.
import { createEffect, type JSX, on, Show, Suspense } from "solid-js";
import { Dynamic } from "solid-js/web";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { Close } from "./Icons.tsx";
import { lazily } from "./lazily.ts";
import { Menu } from "./Menu.tsx";
import { Record } from "./Record.tsx";

const { buttons } = words;
/** Asked for when a dialog opens: another language may have come by then. */
const titles = () => ({ options: buttons.options, keys: buttons.keys, library: buttons.library, games: buttons.games, statistics: buttons.statistics, days: buttons.days, share: buttons.share, prove: buttons.prove, path: buttons.path, photo: buttons.photo, menu: buttons.more, steps: words.labels.steps, several: words.labels.several, reading: buttons.howRead });
/** Contents that are loaded on demand. */
const bodies = {
  options: lazily(async () => (await import("./Options.tsx")).Options),
  keys: lazily(async () => (await import("./KeyTable.tsx")).KeyTable),
  library: lazily(async () => (await import("./Library.tsx")).Library),
  games: lazily(async () => (await import("./GameList.tsx")).GameList),
  statistics: lazily(async () => (await import("./Statistics.tsx")).Statistics),
  days: lazily(async () => (await import("./Days.tsx")).Days),
  share: lazily(async () => (await import("./Share.tsx")).Share),
  prove: lazily(async () => (await import("../learn/Prove.tsx")).Prove),
  path: lazily(async () => (await import("../learn/PathSummary.tsx")).PathSummary),
  photo: lazily(async () => (await import("./Photo.tsx")).Photo),
  several: lazily(async () => (await import("./Several.tsx")).Several),
  reading: lazily(async () => (await import("./Reading.tsx")).Reading),
  menu: Menu, steps: Record,
};

export function Dialogs(): JSX.Element {
  const app = useApp();
  let element!: HTMLDialogElement;
  createEffect(() => {
    if (app.dialog() && !element.open) element.showModal();
    if (!app.dialog() && element.open) element.close();
    element.scrollTop = 0; // another dialog begins at its top
  });
  // A step of the record is shown in the grid.
  createEffect(on([app.panel, app.work], () => { if (app.dialog() === "steps") app.setDialog(null); }, { defer: true }));
  return (
    <dialog ref={element} class="sheet-dialog" aria-label={app.dialog() ? titles()[app.dialog()!] : words.labels.dialog} onClose={() => app.setDialog(null)}
      onClick={(event) => { if (event.target === element) element.close(); }}>
      <Show when={app.dialog()} keyed>
        {(name) => (
          <div class="dialog-body">
            <header>
              <h2>{titles()[name]}</h2>
              <button type="button" class="button text" aria-label={buttons.close} onClick={() => element.close()}><Close /></button>
            </header>
            <Suspense fallback={<p class="aside">{words.library.loading}</p>}><Dynamic component={bodies[name]} /></Suspense>
          </div>
        )}
      </Show>
    </dialog>
  );
}
