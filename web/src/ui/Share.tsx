// The link to the puzzle.
import type { JSX } from "solid-js";
import { saveSettings } from "../app/settings.ts";
import { share } from "../app/share.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";

export function Share(): JSX.Element {
  const app = useApp();
  return (
    <div class="share">
      <p class="aside">{app.shared()?.copied ? words.linkCopied : words.linkInBar}</p>
      <input aria-label={words.labels.link} readonly value={app.shared()?.link ?? ""} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <Button name={app.settings().shareWork ? words.buttons.withoutEntries : words.buttons.withEntries} onPress={() => {
          app.setSettings({ ...app.settings(), shareWork: !app.settings().shareWork });
          saveSettings(app.settings());
          void share(app);
        }} />
      </div>
    </div>
  );
}
