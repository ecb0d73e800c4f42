// The setter's workbench: how many solutions, the true candidates, clues that decide or are not needed, proposals that
// finish the puzzle, and where its path is hard. All of it follows the grid while it changes.
import { createEffect, createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from "solid-js";
import { cellName, capital } from "../app/told.ts";
import { upTo } from "../model/digits.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { grouped, words } from "../words.ts";
import { say } from "../words/workbench.ts";
import { estimateTold, rounded } from "./bench.ts";
import { type Bench, createBench } from "./benches.ts";
import { BenchOverlay } from "./BenchOverlay.tsx";
import { Complete } from "./Complete.tsx";
import { Hard } from "./Hard.tsx";
import { NotNeeded } from "./NotNeeded.tsx";
import { shareOf, truthOf } from "./shares.ts";
import { ToolPicture } from "./ToolPicture.tsx";

export function Workbench(props: { tell(text: string): void; refuse(text: string): void }): JSX.Element {
  const app = useApp();
  const bench = createBench(app);
  onMount(() => {
    app.setOverlay(() => BenchOverlay);
    onCleanup(() => app.setOverlay());
  });
  return (
    <div class="part bench">
      <Size bench={bench} />
      <TrueCandidates />
      <div class="beside-another"><Deciding bench={bench} /><NotNeeded bench={bench} /></div>
      <Complete bench={bench} refuse={props.refuse} />
      <Hard />
    </div>
  );
}

function Size(props: { bench: Bench }): JSX.Element {
  const told = () => say().solutions;
  const estimated = () => {
    const size = props.bench.size();
    return size && typeof size === "object" && !("exact" in size) ? estimateTold(size) : undefined;
  };
  const heading = () => {
    const size = props.bench.size();
    if (size === "busy") return told().counting;
    if (size === "late") return told().late;
    if (!size) return told().unknown;
    if (!("exact" in size)) return told().about(estimateTold(size).about);
    return size.exact === 0 ? words.solutions.none : size.exact === 1 ? words.solutions.one : words.solutions.many(grouped(size.exact));
  };
  return (
    <section class="size" aria-label={words.labels.solutions}>
      <h3>{heading()}</h3>
      <Show when={estimated()}>
        {(one) => <p class="aside"><span>{told().between(one().least, one().most)}</span> <Button kind="text" name={told().exactly} onPress={() => void props.bench.countExactly()} /></p>}
      </Show>
      <Thread bench={props.bench} />
    </section>
  );
}

/** A knot for each act, from the empty grid to one solution on a logarithmic scale; one presses a knot to go back to it. */
function Thread(props: { bench: Bench }): JSX.Element {
  const app = useApp();
  const knots = createMemo(() => props.bench.thread());
  const now = () => knots().find(({ doc }) => doc === app.doc())?.at;
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const told = (log10: number) => (log10 < 0.001 ? words.solutions.one : say().solutions.about(rounded(log10, 2)));
  return (
    <Show when={knots().length}>
      <div class="size-thread" style={{ "--now": percent(now() ?? 0), "--share": now() ?? 0 }}>
        <ol role="list" aria-label={say().solutions.thread}>
          <For each={knots()}>
            {(knot) => (
              <li style={{ left: percent(knot.at) }}>
                <button type="button" classList={{ later: knot.later }} aria-current={knot.doc === app.doc() ? "step" : undefined} aria-label={told(knot.log10)} title={told(knot.log10)} onClick={() => props.bench.goBack(knot)}><i /></button>
              </li>
            )}
          </For>
        </ol>
        <p class="aside" aria-hidden="true"><span>{say().solutions.empty}</span><Show when={(now() ?? 1) > 0.25 && (now() ?? 1) < 0.75}><b>{say().solutions.now}</b></Show><span>{words.solutions.one}</span></p>
      </div>
    </Show>
  );
}

/** The true candidates in the grid, and for the selected cell how often each digit stands there. */
function TrueCandidates(): JSX.Element {
  const app = useApp();
  const [wanted, setWanted] = createSignal(true);
  createEffect(() => {
    const state = app.solutions().state;
    if (wanted() && state !== "none" && state !== "counting") app.setReveal(2);
  });
  onCleanup(() => app.setReveal(0));
  const toggle = () => {
    setWanted(!wanted());
    if (!wanted()) app.setReveal(0);
  };
  const truth = createMemo(() => (wanted() ? truthOf(app) : null));
  return (
    <section>
      <div class="row"><Button name={say().truth.show} pressed={wanted()} onPress={toggle} /></div>
      <Show when={truth()} fallback={<p class="aside">{say().truth.select} {say().truth.how}</p>}>
        {(one) => (
          <dl class="shares" aria-label={say().truth.of(cellName(app, one().cell))}>
            <For each={upTo(app.layout().digits)}>
              {(digit) => (
                <div classList={{ out: shareOf(one(), digit).share === 0 }}>
                  <dt>{app.layout().written.symbol(digit)}</dt>
                  <dd>{shareOf(one(), digit).text}<Show when={one().truth.count(one().cell, digit) > 0}><small>{say().truth.times(grouped(one().truth.count(one().cell, digit)))}</small></Show></dd>
                </div>
              )}
            </For>
          </dl>
        )}
      </Show>
    </section>
  );
}

const strongest = 4;

function Deciding(props: { bench: Bench }): JSX.Element {
  const shown = () => (props.bench.weighed()?.clues ?? []).filter(({ times }) => times > 1.05).slice(0, strongest);
  return (
    <section aria-label={say().decide.title}>
      <h3>{say().decide.title}</h3>
      <ul class="deciding">
        <For each={shown()}>{(one) => <li><ToolPicture name={one.picture} /><span>{capital(one.name)}</span><span>×{rounded(Math.log10(one.times), 2)}</span></li>}</For>
      </ul>
      <p class="aside">{shown().length ? say().decide.how : props.bench.weighed()?.all ? say().decide.none : say().decide.looking}</p>
    </section>
  );
}
