// What is looked up now and then, in a dialog: options, keys, the library, other games, a link to share.
import { createEffect, type JSX, on, Show } from "solid-js";
import { words } from "../words.ts";
import { useApp } from "./context.ts";
import { GameList } from "./GameList.tsx";
import { Close } from "./Icons.tsx";
import { KeyTable } from "./KeyTable.tsx";
import { Library } from "./Library.tsx";
import { Menu } from "./Menu.tsx";
import { Options } from "./Options.tsx";
import { Record } from "./Record.tsx";
import { Share } from "./Share.tsx";

const { buttons } = words;
const titles = { options: buttons.options, keys: buttons.keys, library: buttons.library, games: buttons.games, share: buttons.share, menu: buttons.more, steps: words.labels.steps };
const bodies = { options: Options, keys: KeyTable, library: Library, games: GameList, share: Share, menu: Menu, steps: Record };

export function Dialogs(): JSX.Element {
  const app = useApp();
  let element!: HTMLDialogElement;
  createEffect(() => {
    if (app.dialog() && !element.open) element.showModal();
    if (!app.dialog() && element.open) element.close();
  });
  // A step of the record is shown in the grid.
  createEffect(on([app.panel, app.work], () => { if (app.dialog() === "steps") app.setDialog(null); }, { defer: true }));
  return (
    <dialog ref={element} class="sheet-dialog" aria-label={app.dialog() ? titles[app.dialog()!] : words.labels.dialog} onClose={() => app.setDialog(null)}
      onClick={(event) => { if (event.target === element) element.close(); }}>
      <Show when={app.dialog()} keyed>
        {(name) => (
          <div class="dialog-body">
            <header>
              <h2>{titles[name]}</h2>
              <button type="button" class="button text" aria-label={buttons.close} onClick={() => element.close()}><Close /></button>
            </header>
            {bodies[name]()}
          </div>
        )}
      </Show>
    </dialog>
  );
}
