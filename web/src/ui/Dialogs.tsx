// What is looked up now and then, in a dialog: options, keys, the library, a link to share.
import { createEffect, type JSX, Show } from "solid-js";
import { useApp } from "./context.ts";
import { Close } from "./Icons.tsx";
import { KeyTable } from "./KeyTable.tsx";
import { Library } from "./Library.tsx";
import { Menu } from "./Menu.tsx";
import { Options } from "./Options.tsx";
import { Share } from "./Share.tsx";

const titles = { options: "Options", keys: "Keys", library: "Library", share: "Share", menu: "More" };
export type DialogName = keyof typeof titles;

const bodies = { options: Options, keys: KeyTable, library: Library, share: Share, menu: Menu };

export function Dialogs(): JSX.Element {
  const app = useApp();
  let element!: HTMLDialogElement;
  createEffect(() => {
    if (app.dialog() && !element.open) element.showModal();
    if (!app.dialog() && element.open) element.close();
  });
  return (
    <dialog ref={element} class="sheet-dialog" aria-label={app.dialog() ? titles[app.dialog()!] : "Dialog"} onClose={() => app.setDialog(null)}
      onClick={(event) => { if (event.target === element) element.close(); }}>
      <Show when={app.dialog()} keyed>
        {(name) => (
          <div class="dialog-body">
            <header>
              <h2>{titles[name]}</h2>
              <button type="button" class="button text" aria-label="Close" onClick={() => element.close()}><Close /></button>
            </header>
            {bodies[name]()}
          </div>
        )}
      </Show>
    </dialog>
  );
}
