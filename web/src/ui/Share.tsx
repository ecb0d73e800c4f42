// The link to the puzzle.
import type { JSX } from "solid-js";
import { saveSettings } from "../app/settings.ts";
import { share } from "../app/share.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";

export function Share(): JSX.Element {
  const app = useApp();
  return (
    <div class="share">
      <p class="aside">{app.shared()?.copied ? "The link is on the clipboard and in the address bar." : "The link is in the address bar."}</p>
      <input aria-label="Link" readonly value={app.shared()?.link ?? ""} onFocus={(event) => event.currentTarget.select()} />
      <div class="row">
        <Button name={app.settings().shareWork ? "Without my entries" : "With my entries"} onPress={() => {
          app.setSettings({ ...app.settings(), shareWork: !app.settings().shareWork });
          saveSettings(app.settings());
          void share(app);
        }} />
      </div>
    </div>
  );
}
