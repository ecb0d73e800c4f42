// Puzzles from photographs: choose or take a picture, compare the reading with it, and play.
import { createEffect, createResource, createSignal, type JSX, Match, on, onCleanup, Show, Switch } from "solid-js";
import { readPhoto } from "../engine/photo.ts";
import { say } from "../words/photo.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { PhotoCamera } from "./PhotoCamera.tsx";
import { PhotoReading } from "./PhotoReading.tsx";
import "../style/photo.css";

export function Photo(): JSX.Element {
  const app = useApp();
  const said = say();
  const [picture, setPicture] = createSignal<Blob | ImageBitmap | undefined>(app.pictured() ?? undefined);
  const [filming, setFilming] = createSignal(false);
  const [trouble, setTrouble] = createSignal("");
  const tell = (text: string) => { setTrouble(text); app.say(text); };
  let stop = new AbortController();
  onCleanup(() => { stop.abort(); app.setPictured(null); });
  // A picture that is dropped or pasted while the dialog is open takes the place of the one before.
  createEffect(on(app.pictured, (dropped) => { if (dropped) take(dropped); }, { defer: true }));

  function take(next: Blob | ImageBitmap | undefined): void {
    stop.abort();
    stop = new AbortController();
    setFilming(false);
    setTrouble("");
    setPicture(next);
  }
  const [found] = createResource(picture, async (picture) => {
    app.say(said.looking);
    const answer = await readPhoto(picture, stop.signal).catch(() => undefined);
    if (answer && "puzzles" in answer) return answer.puzzles;
    tell(!answer ? said.failed : "damaged" in answer ? said.damaged : said.nothing);
    setPicture(undefined);
    return undefined;
  });
  return (
    <div class="photo">
      <Switch fallback={
        <>
          <p>{said.how}</p>
          <Show when={trouble()}><p class="refusal">{trouble()}</p></Show>
          <div class="row">
            <label class="button primary">
              <span>{said.file}</span>
              <input type="file" class="hidden" accept="image/*" onChange={(event) => { const [file] = event.currentTarget.files ?? []; if (file) take(file); }} />
            </label>
            <Button name={said.camera} onPress={() => setFilming(true)} />
          </div>
        </>
      }>
        <Match when={filming()}><PhotoCamera onTaken={take} onTrouble={(text) => { setFilming(false); tell(text); }} /></Match>
        <Match when={found.loading}><p class="aside working">{said.looking}</p></Match>
        <Match when={picture() && found()}>{(puzzles) => <PhotoReading puzzles={puzzles()} onAgain={() => take(undefined)} />}</Match>
      </Switch>
    </div>
  );
}
