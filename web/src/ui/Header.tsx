import { type JSX, Show } from "solid-js";
import { generate } from "../app/load.ts";
import { rate } from "../app/rate.ts";
import { share } from "../app/share.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Ball } from "./Icons.tsx";

export function Brand(): JSX.Element {
  const app = useApp();
  return (
    <a class="brand" href="./" onClick={(event) => { event.preventDefault(); app.setStarting(true); window.scrollTo(0, 0); }}>
      <Ball /><span>Clew</span>
    </a>
  );
}

/** What can be done with the whole puzzle. */
export function Commands(): JSX.Element {
  const app = useApp();
  return (
    <>
      <Show when={!app.starting()}><Button kind="text" name="New" onPress={() => { app.setStarting(true); window.scrollTo(0, 0); }} /></Show>
      <Button kind="text" name="Library" onPress={() => app.setDialog("library")} />
      <Show when={!app.starting()}><Button kind="text" name="Generate" onPress={() => void generate(app, app.level())} /></Show>
      <Button kind="text" name="Rate" onPress={() => void rate(app)} />
      <Button kind="text" name="Share" onPress={() => void share(app)} />
      <Button kind="text" name="Print" onPress={() => window.print()} />
      <Button kind="text" name="Options" onPress={() => app.setDialog("options")} />
      <Button kind="text" name="Keys" onPress={() => app.setDialog("keys")} />
    </>
  );
}

export function Header(): JSX.Element {
  return (
    <header class="top">
      <Brand />
      <nav aria-label="Commands"><Commands /></nav>
    </header>
  );
}
