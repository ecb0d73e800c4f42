// All techniques in the order of hints, the next lesson, and techniques that hints have named.
import { createMemo, For, type JSX, Show } from "solid-js";
import { asked } from "../app/asked.ts";
import { heading } from "../app/told.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Tick } from "../ui/Icons.tsx";
import { say } from "../words/learn.ts";
import { enough, gapsOf, learned, lessonOfToday } from "./learned.ts";
import { ideaOf, isOfRules, type Technique } from "./techniques.ts";

export function Course(props: { all: readonly Technique[] }): JSX.Element {
  const app = useApp();
  const [done, wishes] = [learned(), asked()];
  const course = createMemo(() => props.all.filter((one) => !isOfRules(one)));
  const order = () => course().map(({ name }) => name);
  const known = (name: string) => props.all.find((one) => one.name === name);
  const today = () => known(lessonOfToday(order(), wishes, done));
  const why = (name: string) => {
    const times = wishes[name];
    return times ? say().asGap(times) : say().asNext;
  };
  const gaps = () => gapsOf(props.all.map(({ name }) => name), wishes, done).filter((name) => name !== today()?.name);
  const levels = () => [...new Set(course().map(({ level }) => level))];
  return (
    <>
      <div class="learn-top">
        <div>
          <h1>{say().title}<span class="accent">.</span></h1>
          <p class="lead">{say().lead}</p>
        </div>
        <Show when={today()}>
          {(one) => (
            <section class="first" aria-label={say().today}>
              <p class="aside">{say().today}</p>
              <h2>{one().title}</h2>
              <p class="idea">{ideaOf(one().name)}</p>
              <p class="aside">{why(one().name)}</p>
              <Button name={say().begin} kind="primary" onPress={() => app.setLesson(one().name)} />
            </section>
          )}
        </Show>
      </div>
      <Show when={gaps().length}>
        <section>
          <h2>{say().gaps}</h2>
          <Techniques list={gaps().flatMap((name) => known(name) ?? [])} done={done} />
        </section>
      </Show>
      <For each={levels()}>
        {(level) => {
          const list = () => course().filter((one) => one.level === level);
          return (
            <section>
              <header><h2>{heading(level)}</h2><span class="aside">{say().ofCourse(list().filter(({ name }) => (done[name] ?? 0) >= enough).length, list().length)}</span></header>
              <Techniques list={list()} done={done} />
            </section>
          );
        }}
      </For>
      <section>
        <header><h2>{say().constraints}</h2><span class="aside">{say().constraintsHow}</span></header>
        <Techniques list={props.all.filter(isOfRules)} done={done} />
      </section>
    </>
  );
}

function Techniques(props: { list: readonly Technique[]; done: Record<string, number> }): JSX.Element {
  const app = useApp();
  const count = (name: string) => props.done[name] ?? 0;
  return (
    <ul class="techniques">
      <For each={props.list}>
        {(one) => (
          <li>
            <button type="button" onClick={() => app.setLesson(one.name)} aria-label={[one.title, count(one.name) >= enough ? say().done : count(one.name) ? say().right(count(one.name)) : ""].filter(Boolean).join(", ")}>
              <span>{one.title}</span>
              <Show when={count(one.name) >= enough} fallback={<span class="beads" aria-hidden="true"><For each={Array.from({ length: Math.min(count(one.name), enough) })}>{() => <i />}</For></span>}><Tick /></Show>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
