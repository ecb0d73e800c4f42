// The moment that a puzzle is done: what it took, and where to go from here. On an upright phone it takes the whole
// screen, and the grid shows the thread alone.
import { createResource, For, type JSX, onCleanup, onMount, Show } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { dailyStreaks, solvedDailies } from "../app/days.ts";
import { levelOf } from "../app/finish.ts";
import { hardestStep } from "../app/hardest.ts";
import { loadPuzzle } from "../app/load.ts";
import { clock } from "../app/played.ts";
import { copyResult, linkOf, nextOf, playNext, timeOf } from "../app/result.ts";
import { local } from "../app/stores.ts";
import { capital, puzzleTitle, titleOfEntry } from "../app/told.ts";
import { grouped, words } from "../words.ts";
import { say } from "../words/finished.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { FinishThread } from "./FinishThread.tsx";
import { Close } from "./Icons.tsx";
import { arrangement } from "./space.ts";
import "../style/finish.css";

const ShareIcon = () => <svg class="icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true"><path d="M10 12V2.500M6.500 6L10 2.500L13.500 6M6 9H4v8.500h12V9h-2" /></svg>;

/** A row of the list: its name, the fact, and what is said beside it. */
type Row = readonly [name: string, fact: string, beside?: string];

export function Finished(props: { panel: PanelOf<"finished"> }): JSX.Element {
  const app = useApp();
  const [hardest] = createResource(() => hardestStep(app).catch(() => undefined));
  onMount(() => {
    app.setOverlay(() => FinishThread);
    onCleanup(() => app.setOverlay());
  });
  const isNarrow = () => arrangement() === "narrow";
  const alone = () => !app.played().hints && !app.played().steps;
  const best = () => {
    const { best } = props.panel;
    if (!best || app.played().steps) return "";
    return (app.played().time < best ? say().bestWas : say().bestIs)(clock(best));
  };
  const rows = (): Row[] => {
    const { rows: names } = say();
    const step = hardest();
    const days = dailyStreaks(solvedDailies(local)).now;
    return [
      ...(timeOf(app) ? [[names.time, timeOf(app), best()] as const] : []),
      ...(step ? [[names.hardest, capital(say().hardest(titleOfEntry(app, { kind: "step", step })))] as const] : []),
      [names.hints, say().help(app.played())],
      ...(days ? [[names.days, grouped(days)] as const] : []),
    ];
  };
  /** Fetched when it is asked for. */
  const picture = async () => {
    const [{ sharePicture }, link] = await Promise.all([import("../app/finish-picture.ts"), linkOf(app)]);
    const result = {
      layout: app.layout(), doc: app.doc(), what: puzzleTitle(levelOf(app), app.doc().grid), time: timeOf(app), hardest: hardest()?.name ?? "", played: app.played(), at: new Date(app.played().done || Date.now()),
    };
    if ((await sharePicture(result, link)) === "saved") app.tell(say().saved);
  };
  return (
    <div class="notice finished">
      <Show when={!isNarrow()}>
        <h2 class="technique">{say().title}</h2>
        <p class="reason">{puzzleTitle(levelOf(app), app.doc().grid)}. {say().thread}</p>
      </Show>
      <dl class="took">
        <For each={rows()}>{([name, fact, beside]) => <div><dt>{name}</dt><dd><b>{fact}</b><Show when={beside}>, {beside}</Show></dd></div>}</For>
      </dl>
      <Show when={hardest() && alone()}><p class="reason alone">{say().alone}</p></Show>
      <Show when={app.doc().about?.message}>{(message) => <p class="reason setter-message">{message()}</p>}</Show>
      <div class="row main">
        <Button name={say().picture} icon={<ShareIcon />} onPress={() => void picture()} />
        <Button name={say().next} kind="primary" onPress={() => void playNext(app)} />
      </div>
      <Show when={!isNarrow()}><FinishMore /></Show>
      <Show when={app.remark()}><p class="aside" aria-live="polite">{app.remark()}</p></Show>
    </div>
  );
}

/** Commands about a finished game, beyond the two that everybody wants. On a phone they are in the menu. */
export function FinishMore(): JSX.Element {
  const app = useApp();
  const [harder] = createResource(() => app.doc().game, () => nextOf(app, 1));
  return (
    <div class="row more-of-finish">
      <Show when={harder()}>{(next) => <Button kind="text" name={say().harder} onPress={() => void loadPuzzle(app, next())} />}</Show>
      <Button kind="text" name={words.buttons.path} onPress={() => app.setDialog("path")} />
      <Button kind="text" name={say().layout} onPress={() => app.setStarting(true)} />
      <Button kind="text" name={say().tell} onPress={() => void copyResult(app)} />
    </div>
  );
}

/** The heading above the thread on an upright phone. */
export function FinishHead(): JSX.Element {
  const app = useApp();
  onMount(() => app.setSelected([]));
  return (
    <div class="finish-head">
      <h2>{say().title}</h2>
      <p>{say().thread}</p>
      <button type="button" class="button text" aria-label={words.buttons.close} onClick={() => app.setPanel({ kind: "quiet" })}><Close /></button>
    </div>
  );
}
