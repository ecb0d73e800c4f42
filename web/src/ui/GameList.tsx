// The games of this browser, as they were left.
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import type { Game } from "../app/games.ts";
import { openGame } from "../app/load.ts";
import { pause } from "../app/pause.ts";
import { puzzleTitle } from "../app/told.ts";
import { clock } from "../app/played.ts";
import { filled } from "../model/grid.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Check } from "./Icons.tsx";
import { LazyThumb } from "./Thumb.tsx";

const atOnce = 20;

export function GameList(): JSX.Element {
  const app = useApp();
  const [all] = createResource(() => app.games.list(pause));
  const others = () => (all() ?? []).filter(({ id }) => id !== app.doc().game);
  const [most, setMost] = createSignal(atOnce);
  return (
    <div class="library">
      <Show when={others().length} fallback={<p class="aside">{all.loading ? words.games.loading : words.games.none}</p>}>
        <ul class="shelf">
          <For each={others().slice(0, most())}>{(game) => <li><Row game={game} /></li>}</For>
        </ul>
        <Show when={others().length > most()}><Button name={words.library.more(others().length)} onPress={() => setMost(most() + atOnce)} /></Show>
      </Show>
    </div>
  );
}

function Row(props: { game: Game }): JSX.Element {
  const app = useApp();
  const { present, at, id, played } = props.game;
  const { grid } = present;
  const [putBack, setPutBack] = createSignal<(() => void) | null>(null);
  return (
    <div class="game" classList={{ gone: !!putBack() }}>
      <button type="button" disabled={!!putBack()} onClick={() => void openGame(app, id)}>
        <LazyThumb grid={grid} size={44} givens={grid.kinds.map((kind) => kind === "given")} own={grid.kinds.map((kind) => kind === "own" || kind === "deduced")} />
        <span class="what"><b>{puzzleTitle(played.level || present.title, grid)}</b><span class="aside">{words.play.when(at)}, {words.begin.filled(filled(grid), grid.values.length)}{played.time >= 1000 ? `, ${clock(played.time)}` : ""}</span></span>
        <Show when={played.done}><span class="solved"><Check />{words.library.solved}</span></Show>
      </button>
      <Show when={!putBack()} fallback={<Button kind="text" name={words.buttons.putBack} onPress={() => { putBack()?.(); setPutBack(null); }} />}>
        <Button kind="text" name={words.buttons.remove} onPress={() => setPutBack(() => app.games.remove(id))} />
      </Show>
    </div>
  );
}
