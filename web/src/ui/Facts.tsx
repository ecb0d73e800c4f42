// What is known about the puzzle and the focused cell: level, number of solutions, what is possible.
import { createMemo, For, type JSX, Match, Show, Switch } from "solid-js";
import { lookFurther } from "../app/reveal.ts";
import { figures } from "../app/rate.ts";
import { digitText, sentence } from "../app/think.ts";
import { grouped, words } from "../app/words.ts";
import { blockersOf, isBlank, isFull } from "../model/grid.ts";
import { isTriangle } from "../model/layout.ts";
import { useApp } from "./context.ts";
import { Barred, Check, Several } from "./Icons.tsx";

export function Level(): JSX.Element {
  const app = useApp();
  const title = () => {
    const level = app.rating()?.level ?? app.doc().title;
    return level ? sentence(level).replace(/\.$/, "") : isBlank(app.doc().grid) ? "Empty grid" : "Not yet rated";
  };
  return (
    <div class="level">
      <h2>{title()}</h2>
      <Show when={app.rating()}>
        {(rating) => (
          <>
            <p class="figures">{figures(rating())}</p>
            <Show when={rating().techniques?.length}><p class="needs">needs {rating().techniques!.join(", ")}</p></Show>
          </>
        )}
      </Show>
      <Show when={app.settings().counts}><p class="needs">{grouped(app.layout().rules)} ≠ rules</p></Show>
    </div>
  );
}

export function Solutions(props: { plain?: boolean }): JSX.Element {
  const app = useApp();
  const text = createMemo(() => {
    const { state, count } = app.solutions();
    const { grid } = app.doc();
    if (isFull(grid) && state === "one") return words.solutions.solved;
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
  const state = () => app.solutions().state;
  return (
    <div class="solutions" classList={{ none: state() === "none" }}>
      <div role="status" aria-label="Solutions" aria-live="polite">
        <Switch fallback={<Several />}>
          <Match when={state() === "one"}><Check /></Match>
          <Match when={state() === "none"}><Barred /></Match>
        </Switch>
        <span>{text()}</span>
      </div>
      <Show when={!props.plain && state() === "none" && app.doc().guesses.length}><p class="aside">{words.solutions.withGuess}</p></Show>
      <Show when={!props.plain}><RevealButton /></Show>
    </div>
  );
}

export function RevealButton(): JSX.Element {
  const app = useApp();
  const aside = () => {
    if (!app.reveal()) return "";
    if (app.core().size) return words.reveal[3];
    return app.solutions().state === "none" ? "" : words.reveal[app.reveal()];
  };
  return (
    <div class="reveal">
      <button type="button" class="button text" aria-pressed={app.reveal() > 0} onClick={() => lookFurther(app)}>Reveal</button>
      <span class="aside" aria-live="polite">{aside()}</span>
    </div>
  );
}

/** What the focused cell can hold, and for every other digit why not. */
export function CellNote(props: { short?: boolean }): JSX.Element {
  const app = useApp();
  const cell = () => (app.selected().length === 1 ? app.selected()[0] : -1);
  const value = () => app.grid().values[cell()] ?? 0;
  const list = (digits: readonly number[]) => {
    const shown = digits.length > 9 && props.short ? `${digits.length} digits` : digits.map((digit) => digitText(app, digit)).join(", ");
    return shown;
  };
  const text = createMemo(() => {
    if (cell() < 0) return "";
    if (value()) return `${app.grid().kinds[cell()] === "given" ? words.given : ""} ${digitText(app, value())}`.trim();
    const truth = app.truth()?.digits[cell()];
    const possible = truth ?? app.candidates()[cell()] ?? [];
    if (!possible.length) return words.nothingFits;
    return possible.length === 1 ? words.mustBe(list(possible)) : words.couldBe(list(possible));
  });
  const shares = createMemo(() => {
    const truth = app.truth();
    if (!truth || cell() < 0) return [];
    return (truth.digits[cell()] ?? []).map((digit) => ({ digit, share: truth.share(cell(), digit) })).filter((item) => item.share >= 0);
  });
  const blockers = createMemo(() => {
    if (props.short || cell() < 0 || value()) return [];
    return blockersOf(app.layout(), app.grid(), cell());
  });
  return (
    <Show when={cell() >= 0 && app.layout().cells[cell()]}>
      <div class="note">
        <p><span class="cell-name accent">{app.layout().cells[cell()].name}</span> {text()}</p>
        <Show when={shares().length}>
          <ul class="blockers">
            <For each={shares()}>{(item) => <li><b>{digitText(app, item.digit)}</b> {Math.round(item.share * 1000) / 10} % of the solutions</li>}</For>
          </ul>
        </Show>
        <Show when={!shares().length && blockers().length}>
          <ul class="blockers" classList={{ many: blockers().length > 9 }}>
            <For each={blockers()}>
              {(blocker) => (
                <li>
                  <b>{digitText(app, blocker.digit)}</b>{" "}
                  <Show when={blocker.cell >= 0}><span class="cell-name">{app.layout().cells[blocker.cell]?.name}</span>{" "}</Show>
                  {words.blocked(blocker.cell < 0 ? "removed" : blocker.house < 0 ? "link" : (app.layout().houses[blocker.house]?.kind ?? "group"))}
                </li>
              )}
            </For>
          </ul>
        </Show>
      </div>
    </Show>
  );
}

const counted = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const many = (count: number) => counted[count] ?? String(count);

/** What a layout adds to rows, columns and boxes, told from its houses alone. */
export function Rules(): JSX.Element {
  const app = useApp();
  const items = createMemo(() => {
    const { houses, links, cells } = app.layout();
    const list: { sample: string; text: string }[] = [];
    const count = (kind: string) => houses.filter((house) => house.kind === kind).length;
    if (cells.some(isTriangle)) {
      list.push({ sample: "triangle", text: `${many(count("region"))} triangles` });
      if (count("group")) list.push({ sample: "shade-edge", text: `${many(count("group"))} edges and legs` });
      if (links.length) list.push({ sample: "point", text: "touching cells differ" });
      return list;
    }
    if (count("window")) list.push({ sample: "shade-window", text: `${many(count("window"))} windows` });
    if (count("diagonal")) list.push({ sample: "line", text: `${many(count("diagonal"))} diagonals` });
    if (count("group") || links.length) list.push({ sample: "shade-window", text: app.layout().title.toLowerCase() });
    return list;
  });
  return (
    <Show when={items().length}>
      <ul class="rules">
        <For each={items()}>{(item) => <li><span class={`sample ${item.sample}`} aria-hidden="true" />{item.text}</li>}</For>
      </ul>
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
        return { name: made ? `${app.layout().cells[made.cell].name} = ${digitText(app, made.digit)}` : "not made yet", steps };
      })
      .reverse();
  });
  return (
    <Show when={list().length}>
      <div class="guesses">
        <h2 class="small">Guesses</h2>
        <ol>
          <For each={list()}>{(item) => <li class="in-guess"><span>{item.name}</span><span class="aside">{item.steps} {item.steps === 1 ? "step" : "steps"}</span></li>}</For>
          <li><span>the puzzle</span><span class="aside">{app.doc().guesses[0]?.thread?.number ?? 0} steps</span></li>
        </ol>
      </div>
    </Show>
  );
}
