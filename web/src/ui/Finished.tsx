// The moment that a puzzle is done: what it took, and where to go from here.
import { createResource, type JSX, onCleanup, onMount, Show } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { isTimed } from "../app/clock.ts";
import { levelOf, linkOf, resultText } from "../app/finish.ts";
import { gradesBeside } from "../app/graded.ts";
import { hardestOf } from "../app/hardest.ts";
import { generate, loadPuzzle } from "../app/load.ts";
import { clock } from "../app/played.ts";
import { puzzleTitle } from "../app/told.ts";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { FinishThread } from "./FinishThread.tsx";

const say = words.play.finished;

export function Finished(props: { panel: PanelOf<"finished"> }): JSX.Element {
  const app = useApp();
  const [list] = createResource(() => app.doc().grid.layout || app.doc().grid.source, gradesBeside);
  const [hardest] = createResource(() => hardestOf(app).catch(() => ""));
  onMount(() => {
    app.setOverlay(() => FinishThread);
    onCleanup(() => app.setOverlay());
  });
  const level = () => levelOf(app);
  const place = () => (list() ?? []).findIndex((one) => one.level === level());
  const after = (way: number) => (place() < 0 ? undefined : list()?.[place() + way]?.next);
  const like = () => after(0);
  const harder = () => after(1);
  const alone = () => !app.played().hints && !app.played().steps;
  const tell = async () => {
    const done = await resultText(app).then((text) => navigator.clipboard.writeText(text)).then(() => true, () => false);
    app.tell(done ? say.told : say.notTold);
  };
  /** Fetched when it is asked for. */
  const picture = async () => {
    const [{ sharePicture }, link] = await Promise.all([import("../app/finish-picture.ts"), linkOf(app)]);
    const result = {
      layout: app.layout(), doc: app.doc(), what: puzzleTitle(level(), app.doc().grid), time: isTimed(app) ? clock(app.played().time) : "", hardest: hardest() ?? "", played: app.played(), at: new Date(app.played().done || Date.now()),
    };
    if ((await sharePicture(result, link)) === "saved") app.tell(say.saved);
  };
  return (
    <div class="notice finished">
      <h2 class="technique">{say.title(isTimed(app) ? clock(app.played().time) : "")}</h2>
      <p class="reason">
        {puzzleTitle(level(), app.doc().grid)}, {say.help(app.played())}.
        <Show when={hardest()}> {say.hardest(hardest()!, alone())}</Show>
        <Show when={props.panel.best}> {say.best}</Show>
      </p>
      <Show when={app.doc().about?.message}>{(message) => <p class="reason setter-message">{message()}</p>}</Show>
      <div class="row">
        <Button name={say.again} kind="primary" onPress={() => void (like() ? loadPuzzle(app, like()!) : generate(app, level()))} />
        <Show when={harder()}>{(next) => <Button name={say.harder} onPress={() => void loadPuzzle(app, next())} />}</Show>
        <Button name={words.buttons.path} onPress={() => app.setDialog("path")} />
        <Button name={say.layout} onPress={() => app.setStarting(true)} />
        <Button name={say.picture} onPress={() => void picture()} />
        <Button name={say.tell} onPress={() => void tell()} />
      </div>
      <Show when={app.remark()}><p class="aside" aria-live="polite">{app.remark()}</p></Show>
    </div>
  );
}
