import { type JSX, Show } from "solid-js";
import { openEditor } from "../app/building.ts";
import { generate } from "../app/load.ts";
import { rate } from "../app/rate.ts";
import { share } from "../app/share.ts";
import { print } from "../app/theme.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { LevelSelect } from "./GenerateBox.tsx";
import { Ball, More } from "./Icons.tsx";
import { arrangement, small } from "./space.ts";

export function Brand(props: { plain?: boolean }): JSX.Element {
  const app = useApp();
  return (
    <a class="brand" href="./" aria-label={words.title} onClick={(event) => { event.preventDefault(); app.setStarting(true); }}>
      <Ball /><Show when={!props.plain}><span>{words.title}</span></Show>
    </a>
  );
}

/** Commands about the whole puzzle. */
export function Commands(): JSX.Element {
  const app = useApp();
  const { buttons } = words;
  const learning = () => app.lesson() !== null;
  return (
    <>
      <Show when={!app.starting() || learning()}><Button kind="text" name={buttons.learn} onPress={() => app.setLesson("")} /></Show>
      <Show when={!app.starting()}><Button kind="text" name={buttons.new} onPress={() => app.setStarting(true)} /></Show>
      <Button kind="text" name={buttons.library} onPress={() => app.setDialog("library")} />
      <Button kind="text" name={buttons.games} onPress={() => app.setDialog("games")} />
      <Button kind="text" name={buttons.statistics} onPress={() => app.setDialog("statistics")} />
      <Show when={!app.starting() && !learning()}>
        <span class="made">
          <LevelSelect plain />
          <Button kind="text" name={buttons.generate} onPress={() => void generate(app, app.level())} />
        </span>
      </Show>
      <Show when={!learning()}>
        <Button kind="text" name={buttons.rate} onPress={() => void rate(app)} />
        <Button kind="text" name={buttons.share} onPress={() => void share(app)} />
        <Button kind="text" name={buttons.build} onPress={() => void openEditor(app)} />
        <Button kind="text" name={buttons.print} onPress={() => print()} />
      </Show>
      <Button kind="text" name={buttons.options} onPress={() => app.setDialog("options")} />
      <Button kind="text" name={buttons.keys} onPress={() => app.setDialog("keys")} />
    </>
  );
}

/** The button that opens the commands if there is no room for them. */
export function MoreButton(): JSX.Element {
  const app = useApp();
  return <button type="button" class="more" aria-label={words.buttons.more} onClick={() => app.setDialog("menu")}><More /></button>;
}

export function Header(): JSX.Element {
  return (
    <header class="top">
      <Brand plain={arrangement() === "portrait"} />
      <Show when={!small()} fallback={<MoreButton />}><nav aria-label={words.labels.commands}><Commands /></nav></Show>
    </header>
  );
}
