// Facts about the puzzle: level, number of solutions, rules, open guesses.
import { createMemo, For, type JSX, Match, Show, Switch } from "solid-js";
import { lookFurther } from "../app/reveal.ts";
import { figures } from "../app/rate.ts";
import { isPosed } from "../app/request.ts";
import { isCountTold } from "../app/settings.ts";
import { isFullAndWrong, toldSolutions } from "../app/told-count.ts";
import { capital, heading, nameOf } from "../app/told.ts";
import { Dynamic } from "solid-js/web";
import { grouped, words } from "../words.ts";
import { isBlank, isFull } from "../model/grid.ts";
import { rulesTold } from "../app/rules.ts";
import { useApp } from "./context.ts";
import { Barred, Check, Several } from "./Icons.tsx";

export function Level(): JSX.Element {
  const app = useApp();
  const title = () => {
    const level = app.rating()?.level ?? app.doc().title;
    return level ? heading(level) : isBlank(app.doc().grid) && !isPosed(app.layout(), app.doc().grid) ? words.level.empty : words.level.unrated;
  };
  return (
    <div class="level">
      <h2>{app.doc().about?.title || title()}</h2>
      <Show when={app.doc().about?.title}><p class="byline">{[app.doc().about?.author && words.by(app.doc().about!.author!), title()].filter(Boolean).join(" · ")}</p></Show>
      <Show when={app.rating()}>
        {(rating) => <p class="figures">{figures(rating())}</p>}
      </Show>
      <Show when={app.settings().counts}><p class="needs">{words.level.rules(grouped(app.layout().rules))}</p></Show>
    </div>
  );
}

/** Full, and rightly so. */
export const isDone = (app: ReturnType<typeof useApp>): boolean => isFull(app.doc().grid) && app.solutions().state === "one";

export function Solutions(props: { plain?: boolean }): JSX.Element {
  const app = useApp();
  const text = createMemo(() => {
    const { state, count } = toldSolutions(app);
    if (isDone(app)) return words.solutions.solved;
    if (isFullAndWrong(app)) return words.solutions.wrong;
    if (!isCountTold(app.settings())) return words.solutions.untold;
    switch (state) {
      case "counting": return words.solutions.counting;
      case "none": return words.solutions.none;
      case "one": return words.solutions.one;
      case "many": return words.solutions.many(grouped(count));
      case "more": return words.solutions.more(grouped(count));
      case "atLeast": return words.solutions.atLeast(grouped(count));
      default: return words.solutions.unknown;
    }
  });
  const state = () => (isFull(app.doc().grid) ? app.solutions().state : isCountTold(app.settings()) ? toldSolutions(app).state : "unknown");
  return (
    <div class="solutions" classList={{ none: state() === "none" }}>
      <div role="status" aria-label={words.labels.solutions} aria-live="polite">
        <Switch fallback={<Several />}>
          <Match when={state() === "one"}><Check /></Match>
          <Match when={state() === "none"}><Barred /></Match>
        </Switch>
        <span>{text()}</span>
      </div>
      <Show when={!props.plain && state() === "none" && app.doc().guesses.length}><p class="aside">{words.solutions.withGuess}</p></Show>
      <Show when={!props.plain && text() !== words.solutions.solved}><RevealButton /></Show>
    </div>
  );
}

export function RevealButton(): JSX.Element {
  const app = useApp();
  const aside = () => {
    if (!app.reveal()) return "";
    if (app.solutions().state !== "none") return words.reveal[app.reveal()];
    return app.core()?.state === "looking" ? words.core.looking : app.core()?.cells.length ? words.reveal[3] : "";
  };
  return (
    <div class="reveal">
      <button type="button" class="button text" aria-pressed={app.reveal() > 0} onClick={() => lookFurther(app)}>{words.buttons.reveal}</button>
      <span class="aside" aria-live="polite">{aside()}</span>
    </div>
  );
}

/** The setter's words, and the layout's rules. */
export const Rules = (): JSX.Element => <><SetterWords /><LayoutRules /></>;

/** A layout's rules beyond rows, columns and boxes. */
export function LayoutRules(): JSX.Element {
  const app = useApp();
  const items = createMemo(() => rulesTold(app.layout()));
  return (
    <>
    <Show when={items().length}>
      <ul class="rules">
        <For each={items()}>{(item) => <li><span class={`sample ${item.sample}`} aria-hidden="true" />{capital(item.text)}</li>}</For>
      </ul>
    </Show>
    <Dynamic component={app.layout().art?.Words} />
    </>
  );
}

/** What the setter says of the puzzle. */
function SetterWords(): JSX.Element {
  const app = useApp();
  const about = () => app.doc().about;
  const by = () => [about()?.title, about()?.author && words.by(about()!.author)].filter(Boolean).join(" ");
  return (
    <Show when={about()}>
      <section class="setter" aria-label={words.labels.setter}>
        <Show when={by()}><p class="byline">{by()}</p></Show>
        <Show when={about()!.rules}><p class="setter-rules">{about()!.rules}</p></Show>
      </section>
    </Show>
  );
}

/** The guesses that are open, innermost first. */
export function Guesses(): JSX.Element {
  const app = useApp();
  const list = createMemo(() => {
    const { guesses, thread } = app.doc();
    return guesses
      .map((guess, i) => {
        const end = guesses[i + 1]?.thread ?? thread;
        const steps = (end?.number ?? 0) - (guess.thread?.number ?? 0);
        const { made } = guess;
        return { name: made ? nameOf(app, made.cell, made.digit) : words.notMade, steps };
      })
      .reverse();
  });
  return (
    <Show when={list().length}>
      <div class="guesses">
        <h2 class="small">{words.labels.guesses}</h2>
        <ol>
          <For each={list()}>{(item) => <li class="in-guess"><span>{item.name}</span><span class="aside">{words.stepCount(item.steps)}</span></li>}</For>
          <li><span>{words.thePuzzle}</span><span class="aside">{words.stepCount(app.doc().guesses[0]?.thread?.number ?? 0)}</span></li>
        </ol>
      </div>
    </Show>
  );
}
