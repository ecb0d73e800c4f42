// The bar at the top: three menus and options; on a phone one button for all of them.
import { createSignal, For, type JSX, Match, onCleanup, Show, Switch } from "solid-js";
import { openEditor } from "../app/building.ts";
import { generate } from "../app/load.ts";
import { rate } from "../app/rate.ts";
import { share } from "../app/share.ts";
import { solve } from "../app/think.ts";
import { print } from "../app/theme.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { LevelSelect } from "./GenerateBox.tsx";
import { Ball, Chevron, Gear, More } from "./Icons.tsx";
import { arrangement, small } from "./space.ts";

export function Brand(props: { plain?: boolean }): JSX.Element {
  const app = useApp();
  return (
    <a class="brand" href="./" aria-label={words.title} onClick={(event) => { event.preventDefault(); app.setStarting(true); }}>
      <Ball /><Show when={!props.plain}><span>{words.title}</span></Show>
    </a>
  );
}

type Group = "play" | "learn" | "make";
const groups: readonly Group[] = ["play", "learn", "make"];

/** Commands of one of the three groups. */
function Commands(props: { group: Group }): JSX.Element {
  const app = useApp();
  const { buttons } = words;
  const learning = () => app.lesson() !== null;
  const playing = () => !app.starting() && !learning();
  return (
    <Switch>
      <Match when={props.group === "play"}>
        <Show when={!app.starting()}><Button kind="text" name={buttons.new} onPress={() => app.setStarting(true)} /></Show>
        <Button kind="text" name={buttons.days} onPress={() => app.setDialog("days")} />
        <Button kind="text" name={buttons.games} onPress={() => app.setDialog("games")} />
        <Button kind="text" name={buttons.library} onPress={() => app.setDialog("library")} />
        <Button kind="text" name={buttons.statistics} onPress={() => app.setDialog("statistics")} />
        <Show when={small()}>
          <Button kind="text" name={buttons.solve} onPress={() => void solve(app)} />
          <Button kind="text" name={words.labels.steps} onPress={() => app.setDialog("steps")} />
        </Show>
        <Button kind="text" name={buttons.keys} onPress={() => app.setDialog("keys")} />
      </Match>
      <Match when={props.group === "learn"}>
        <Button kind="text" name={buttons.lessons} onPress={() => app.setLesson("")} />
        <Show when={playing()}>
          <Button kind="text" name={buttons.path} onPress={() => app.setDialog("path")} />
          <Button kind="text" name={buttons.prove} onPress={() => app.setDialog("prove")} />
        </Show>
      </Match>
      <Match when={props.group === "make"}>
        <Show when={!learning()}><Button kind="text" name={buttons.build} onPress={() => void openEditor(app)} /></Show>
        <Button kind="text" name={buttons.photo} onPress={() => app.setDialog("photo")} />
        <Show when={playing()}><Made /></Show>
        <Show when={!learning()}><Puzzle /></Show>
      </Match>
    </Switch>
  );
}

/** A new puzzle of a level. */
function Made(): JSX.Element {
  const app = useApp();
  return (
    <span class="made">
      <LevelSelect plain />
      <Button kind="text" name={words.buttons.generate} onPress={() => void generate(app, app.level())} />
    </span>
  );
}

/** Commands about the puzzle that is there. */
function Puzzle(): JSX.Element {
  const app = useApp();
  return (
    <>
      <Button kind="text" name={words.buttons.rate} onPress={() => void rate(app)} />
      <Button kind="text" name={words.buttons.share} onPress={() => void share(app)} />
      <Button kind="text" name={words.buttons.print} onPress={() => print()} />
    </>
  );
}

/** All commands by their groups, one group below the other. */
export function GroupedCommands(): JSX.Element {
  const app = useApp();
  return (
    <>
      <For each={groups}>
        {(group) => <div class="group" role="group" aria-label={words.menus[group]}><h3>{words.menus[group]}</h3><div class="items"><Commands group={group} /></div></div>}
      </For>
      <div class="items"><Button kind="text" name={words.buttons.options} onPress={() => app.setDialog("options")} /></div>
    </>
  );
}

/** Three menus, of which one is open at a time. Escape or a press elsewhere closes it. */
function Menus(): JSX.Element {
  const app = useApp();
  const [open, setOpen] = createSignal<Group | null>(null);
  const here = () => (app.lesson() !== null ? "learn" : app.panel().kind === "build" ? "make" : "play");
  let bar!: HTMLDivElement;
  const outside = (event: Event) => { if (!(event.target instanceof Node) || !bar.contains(event.target)) setOpen(null); };
  for (const name of ["pointerdown", "focusin"]) {
    document.addEventListener(name, outside);
    onCleanup(() => document.removeEventListener(name, outside));
  }
  const key = (event: KeyboardEvent) => {
    const group = open();
    if (event.key !== "Escape" || !group) return;
    event.stopPropagation();
    setOpen(null);
    bar.querySelector<HTMLElement>(`.${group}-menu`)?.focus();
  };
  return (
    <div class="menus" ref={bar} onKeyDown={key}>
      <For each={groups}>
        {(group) => (
          <div class="drop">
            <button type="button" class={`button text menu-button ${group}-menu`} classList={{ here: here() === group && !app.starting() }} aria-label={words.menus.of(words.menus[group])} aria-expanded={open() === group}
              onClick={() => setOpen(open() === group ? null : group)}>{words.menus[group]}<Chevron /></button>
            <Show when={open() === group}>
              <div class="drop-list" role="group" aria-label={words.menus[group]} onClick={(event) => { if (event.target.closest("button")) setOpen(null); }}><Commands group={group} /></div>
            </Show>
          </div>
        )}
      </For>
    </div>
  );
}

/** The button that opens the commands if there is no room for them. */
export function MoreButton(): JSX.Element {
  const app = useApp();
  return <button type="button" class="more" aria-label={words.buttons.more} onClick={() => app.setDialog("menu")}><More /></button>;
}

export function Header(): JSX.Element {
  const app = useApp();
  return (
    <header class="top">
      <Brand plain={arrangement() === "portrait"} />
      <Show when={!small()} fallback={<MoreButton />}>
        <nav aria-label={words.labels.commands}>
          <Menus />
          <button type="button" class="button text" aria-label={words.buttons.options} title={words.buttons.options} onClick={() => app.setDialog("options")}><Gear /></button>
        </nav>
      </Show>
    </header>
  );
}
