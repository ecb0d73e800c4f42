// Games solved in this browser, by layout and level, and all of them as a file.
import { createSignal, For, type JSX, Show } from "solid-js";
import { backup, restore } from "../app/backup.ts";
import { clock } from "../app/played.ts";
import { saveAs } from "../app/save-as.ts";
import { finished, streaks, summaries, type Summary } from "../app/statistics.ts";
import { local } from "../app/stores.ts";
import { heading } from "../app/told.ts";
import { grouped, shortTitle, words } from "../words.ts";
import { Button } from "./Button.tsx";

const say = words.play.statistics;

export function Statistics(): JSX.Element {
  const [list, setList] = createSignal(finished(local));
  const [told, setTold] = createSignal("");
  const rows = () => summaries(list()).sort((a, b) => b.solved - a.solved);
  const row = () => streaks(list());
  const time = (ms: number) => (ms ? clock(ms) : "–");
  const exported = () => saveAs("clew-games.json", new Blob([backup(local)], { type: "application/json" }));
  const imported = async (files: FileList | null) => {
    const done = files?.[0] ? restore(local, await files[0].text()) : null;
    input.value = ""; // the same file may be chosen again
    setTold(done ? say.imported(done.games, done.finished) : say.notImported);
    setList(finished(local));
  };
  let input!: HTMLInputElement;
  return (
    <div class="statistics">
      <Show when={rows().length} fallback={<p class="aside">{say.none}</p>}>
        <dl class="sums">
          <div><dt>{say.solved}</dt><dd>{grouped(list().length)}</dd></div>
          <div><dt>{say.streak}</dt><dd>{say.days(row().now)}</dd></div>
          <div><dt>{say.longest}</dt><dd>{say.days(row().longest)}</dd></div>
        </dl>
        <div class="scrolls" tabindex="0" role="region" aria-label={say.table}>
          <table>
            <thead><tr><For each={say.columns}>{(name) => <th scope="col">{name}</th>}</For></tr></thead>
            <tbody>
              <For each={rows()}>
                {(one: Summary) => (
                  <tr>
                    <th scope="row">{[shortTitle(one.layout), heading(one.level)].filter(Boolean).join(", ")}</th>
                    <td>{grouped(one.solved)}</td><td>{time(one.best)}</td><td>{time(one.median)}</td><td>{grouped(one.hints)}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </div>
      </Show>
      <div class="row">
        <Button name={say.export} onPress={exported} />
        <Button name={say.import} onPress={() => input.click()} />
        <input ref={input} type="file" accept=".json,application/json" hidden onChange={(event) => void imported(event.currentTarget.files)} />
      </div>
      <p class="aside" aria-live="polite">{told() || say.file}</p>
    </div>
  );
}
