// The lessons: all of them, one technique, or practice of it. Each is a place that Back leads away from.
import { createMemo, createResource, type JSX, Match, Show, Switch } from "solid-js";
import { useApp } from "../ui/context.ts";
import { Close } from "../ui/Icons.tsx";
import { words } from "../words.ts";
import { say } from "../words/learn.ts";
import { Course } from "./Course.tsx";
import { Lesson } from "./Lesson.tsx";
import { Practice } from "./Practice.tsx";
import { isPractised, techniques } from "./techniques.ts";
import "../style/learn.css";

export function Learn(): JSX.Element {
  const app = useApp();
  const [table] = createResource(() => techniques(app).catch(() => undefined));
  const place = createMemo(() => (app.lesson() ?? "").split("/"));
  const chosen = createMemo(() => table()?.find(({ name }) => name === place()[0]));
  return (
    <main class="learn" aria-label={words.buttons.learn}>
      <div class="crumbs">
        <Show when={chosen()}>
          {(one) => (
            <>
              <button type="button" class="button text" onClick={() => app.setLesson("")}>{say().course}</button>
              <Show when={place()[1]}><button type="button" class="button text" onClick={() => app.setLesson(one().name)}>{one().title}</button></Show>
            </>
          )}
        </Show>
        <button type="button" class="button text leave" aria-label={words.buttons.close} onClick={() => app.setLesson(null)}><Close /></button>
      </div>
      <Show when={table()} fallback={<p class="aside">{table.loading ? words.library.loading : words.failedTo.engine}</p>}>
        {(all) => (
          <Switch fallback={<Course all={all()} />}>
            <Match when={place()[1] && chosen() && isPractised(chosen()!) ? chosen() : undefined} keyed>{(one) => <Practice all={all()} technique={one} />}</Match>
            <Match when={chosen()} keyed>{(one) => <Lesson all={all()} technique={one} />}</Match>
          </Switch>
        )}
      </Show>
    </main>
  );
}
