// The course: lessons in chapters, each with its small picture and how far one has come; the next lesson, and techniques
// that hints have named.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { asked } from "../app/asked.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron, Tick } from "../ui/Icons.tsx";
import { Later } from "../ui/Later.tsx";
import { widthOf } from "../ui/space.ts";
import { say } from "../words/learn.ts";
import { around, type Chapter, chaptersOf } from "./chapters.ts";
import { enough, gapsOf, isLearned, lessonOfToday, type Progress, progress } from "./learned.ts";
import { LessonThumb } from "./LessonThumb.tsx";
import { ideaOf, isOfRules, isPractised, type Technique } from "./techniques.ts";

const wide = 150; // pixels from one lesson to the next
const beside = 232; // pixels of a chapter's name

export function Course(props: { all: readonly Technique[] }): JSX.Element {
  const app = useApp();
  const [own, wishes] = [progress(), asked()];
  const course = createMemo(() => props.all.filter((one) => !isOfRules(one)));
  const known = (name: string) => props.all.find((one) => one.name === name);
  const isDone = (name: string) => isLearned(own, name, isPractised(known(name)));
  const order = createMemo(() => chaptersOf(course()).flatMap(({ lessons }) => lessons.map(({ name }) => name)));
  const today = createMemo(() => known(lessonOfToday(order(), wishes, own.practised, isDone)));
  const why = (name: string) => {
    const times = wishes[name];
    return times ? say().asGap(times) : say().asNext;
  };
  const gaps = () => gapsOf(props.all.map(({ name }) => name), wishes, own.practised).filter((name) => name !== today()?.name);
  const [width, ruler] = widthOf();
  const isBelow = (edge: number) => matchMedia(`(max-width: ${edge - 1}px)`).matches;
  const room = () => {
    const across = width();
    return isBelow(700) ? Infinity : Math.max(2, Math.floor((across - (isBelow(900) ? 0 : beside) + 14) / wide));
  };
  return (
    <>
      <div class="learn-top" ref={ruler}>
        <div>
          <h1>{say().title}<span class="accent">.</span></h1>
          <p class="lead">{say().lead}</p>
        </div>
        <Show when={today()}>
          {(one) => (
            <section class="first" aria-label={say().today}>
              <LessonThumb name={one().name} size={72} />
              <div>
                <p class="aside">{say().today}</p>
                <h2>{one().title}</h2>
                <p class="aside">{why(one().name)}</p>
              </div>
              <Button name={say().begin} kind="primary" onPress={() => app.setLesson(one().name)} />
              <p class="idea">{ideaOf(one().name)}</p>
            </section>
          )}
        </Show>
      </div>
      <Show when={gaps().length}>
        <section class="chapter">
          <header><h2>{say().gaps}</h2></header>
          <Lessons list={gaps().flatMap((name) => known(name) ?? [])} own={own} next={today()} />
        </section>
      </Show>
      <For each={chaptersOf(props.all)}>
        {(one, i) => {
          const chapter = <ChapterRow chapter={one} own={own} next={today()} room={room()} isDone={isDone} />;
          return i() < 4 ? chapter : <Later>{chapter}</Later>;
        }}
      </For>
    </>
  );
}

function ChapterRow(props: { chapter: Chapter; own: Progress; next: Technique | undefined; room: number; isDone: (name: string) => boolean }): JSX.Element {
  const [whole, setWhole] = createSignal(false);
  const lessons = () => props.chapter.lessons;
  const done = createMemo(() => lessons().filter(({ name }) => props.isDone(name)).length);
  const at = () => lessons().find((one) => one === props.next) ?? lessons().find(({ name }) => !props.isDone(name));
  const isMore = () => lessons().length > props.room;
  const list = () => (whole() || !isMore() ? lessons() : around(lessons(), at(), props.room));
  return (
    <section class="chapter">
      <header>
        <h2>{say().chapters[props.chapter.name]}</h2>
        <p class="aside">{say().ofChapter(done(), lessons().length)}</p>
        <Knots done={done()} all={lessons().length} />
        <Show when={isMore()}>
          <button type="button" class="button text" aria-expanded={whole()} aria-label={say().allOf(lessons().length, say().chapters[props.chapter.name])} onClick={() => setWhole(!whole())}>
            {whole() ? say().fewer : say().allOf(lessons().length, "")}<Chevron />
          </button>
        </Show>
      </header>
      <Lessons list={list()} own={props.own} next={props.next} />
    </section>
  );
}

/** A thread with a knot for each lesson; above twenty, its length alone. */
function Knots(props: { done: number; all: number }): JSX.Element {
  const most = 20;
  const x = (place: number) => 4 + (props.all > 1 ? (place * 176) / (props.all - 1) : 0);
  return (
    <svg class="knots" width="184" height="12" aria-hidden="true">
      <path class="rest" d={`M4 6H${x(props.all - 1)}`} />
      <path class="gone" d={props.done ? `M4 6H${x(props.done - 1)}` : ""} />
      <Show when={props.all <= most}>
        <For each={Array.from({ length: props.all })}>{(_, i) => <circle classList={{ open: i() >= props.done }} cx={x(i())} cy="6" r="3.500" />}</For>
      </Show>
    </svg>
  );
}

function Lessons(props: { list: readonly Technique[]; own: Progress; next: Technique | undefined }): JSX.Element {
  const app = useApp();
  const state = (one: Technique): string => {
    const count = props.own.practised[one.name] ?? 0;
    if (isLearned(props.own, one.name, isPractised(one))) return say().done;
    if (one === props.next) return say().isNext;
    if (count) return say().practised(Math.min(count, enough), enough);
    return props.own.read[one.name] ? say().isRead : "";
  };
  return (
    <ul class="techniques">
      <For each={props.list}>
        {(one) => (
          <li>
            <button type="button" classList={{ next: one === props.next }} onClick={() => app.setLesson(one.name)}>
              <LessonThumb name={one.name} size={84} />
              <b>{one.title}</b>
              <Show when={state(one)}><span class="hidden">,</span></Show>
              <span class="state" classList={{ done: state(one) === say().done }}><Show when={state(one) === say().done}><Tick /></Show>{state(one)}</span>
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
