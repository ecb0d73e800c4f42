// The setter's words: title, author, rules, and a message for those who have solved the puzzle.
import { type JSX, Show } from "solid-js";
import { isLevel } from "../app/told.ts";
import { type About, readAbout, untold } from "../model/about.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { say } from "../words/workbench.ts";
import { rulesText } from "./rules.ts";

export function AboutPart(): JSX.Element {
  const app = useApp();
  const about = () => app.doc().about ?? untold;
  const set = (name: keyof About, text: string) => {
    const now = about();
    if (now[name] === text) return;
    const next = readAbout({ ...now, [name]: text });
    app.act((doc) => ({ ...doc, about: next, title: name === "title" && (text || !isLevel(doc.title)) ? text : doc.title }));
  };
  return (
    <div class="part about">
      <label><span>{say().about.title}</span><input value={about().title} maxlength="200" autocomplete="off" onChange={(event) => set("title", event.currentTarget.value.trim())} /></label>
      <label><span>{say().about.author}</span><input value={about().author} maxlength="200" autocomplete="off" onChange={(event) => set("author", event.currentTarget.value.trim())} /></label>
      <label>
        <span>{say().about.rules}<Show when={!about().rules}> · {say().about.written}</Show></span>
        <textarea rows="6" maxlength="6000" value={about().rules || rulesText(app.layout())} onChange={(event) => { const text = event.currentTarget.value.trim(); set("rules", text === rulesText(app.layout()) ? "" : text); }} />
      </label>
      <Show when={about().rules}><div class="row"><Button kind="text" name={say().about.again} onPress={() => set("rules", "")} /></div></Show>
      <label><span>{say().about.message}</span><textarea rows="2" maxlength="2000" value={about().message} onChange={(event) => set("message", event.currentTarget.value.trim())} /></label>
      <p class="aside">{say().about.how}</p>
    </div>
  );
}
