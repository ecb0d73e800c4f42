// "Finish my puzzle": the fewest further clues that leave one solution, several proposals to choose from.
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { heading } from "../app/told.ts";
import { nth } from "../model/nth.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron } from "../ui/Icons.tsx";
import { Thumb } from "../ui/Thumb.tsx";
import { grouped, words } from "../words.ts";
import { say } from "../words/workbench.ts";
import { cellsIn, lineTold, type Proposal } from "./bench.ts";
import { type Bench, choose, chosen } from "./benches.ts";

/** Families of clues that can be added one by one. */
const families = ["killer", "thermo", "arrow", "kropki", "xv", "whispers", "renban", "palindrome", "between", "quadruple", "sandwich", "littlekiller"] as const;

/** Levels of the techniques that a puzzle can be asked to need. */
const needed: readonly string[] = ["intermediate", "hard", "very hard"];

const [family, setFamily] = createSignal("");
/** A level, or "needs " and a technique. */
const [level, setLevel] = createSignal("");
const needs = "needs ";

export function Complete(props: { bench: Bench; refuse(text: string): void }): JSX.Element {
  const app = useApp();
  const { bench } = props;
  const amount = ({ givens, lines }: Proposal) => [lines.length ? say().complete.clue(lines.length) : "", givens.length ? say().complete.given(givens.length) : ""].filter(Boolean).join(say().complete.and);
  const details = ({ givens, lines }: Proposal) => [...lines.map((line) => lineTold(app, line)), ...givens.map(({ cell, digit }) => say().complete.at(app.layout().written.symbol(digit), nth(app.layout().cells, cell).name))].join(", ");
  const added = ({ givens, lines }: Proposal) => {
    const cells = new Set([...givens.map(({ cell }) => cell), ...lines.flatMap((line) => cellsIn(app, line))]);
    return app.layout().cells.map((_, cell) => cells.has(cell));
  };
  const [techniques] = createResource(async () => (await app.engine.call("techniques", {}, { lane: "read" }).catch(() => ({ techniques: [] }))).techniques.filter(({ level }) => needed.includes(level)));
  const wish = () => (level().startsWith(needs) ? { technique: level().slice(needs.length) } : { level: level() });
  const isDone = () => app.solutions().state === "one";
  const aside = () => {
    if (isDone()) return say().complete.done;
    if (bench.searching()) {
      const best = bench.proposals()[0];
      return say().complete.searching(bench.tried(), best ? amount(best) : "");
    }
    return bench.searched() && !bench.proposals().length ? say().complete.none : "";
  };
  return (
    <section class="complete" aria-label={say().complete.title}>
      <h3>{say().complete.title}</h3>
      <Show when={!isDone()}><div class="wishes">
        <label class="chooser">
          <select aria-label={say().complete.kinds} onChange={(event) => setFamily(event.currentTarget.value)}>
            <option value="" selected={!family()}>{say().complete.givens}</option>
            <For each={families}>{(one) => <option value={one} selected={one === family()}>{words.clues[one] ?? one}</option>}</For>
          </select>
          <Chevron />
        </label>
        <label class="chooser">
          <select aria-label={say().complete.level} onChange={(event) => setLevel(event.currentTarget.value)}>
            <option value="" selected={!level()}>{say().complete.anyLevel}</option>
            <For each={words.levels}>{(one) => <option value={one} selected={one === level()}>{heading(one)}</option>}</For>
            <optgroup label={say().complete.needs}>
              <For each={techniques()}>{({ name, title }) => <option value={needs + name} selected={needs + name === level()}>{title}</option>}</For>
            </optgroup>
          </select>
          <Chevron />
        </label>
      </div></Show>
      <div class="proposals" role="radiogroup" aria-label={say().complete.proposals}>
        <For each={bench.proposals()}>
          {(one) => (
            <button type="button" role="radio" class="proposal" aria-checked={chosen()?.key === one.key} onClick={() => choose(one)}>
              <Thumb layout={app.layout()} size={48} givens={app.doc().grid.values.map((value) => value > 0)} own={added(one)} />
              <span class="amount">{amount(one)}</span>
              <span class="grade">{one.level ? heading(one.level) : ""}<Show when={one.steps}><small>{say().complete.steps(grouped(one.steps))}</small></Show></span>
              <span class="details">{details(one)}</span>
            </button>
          )}
        </For>
      </div>
      <p class="aside" role="status" aria-label={say().complete.title}>{aside()}</p>
      <div class="row">
        <Show when={chosen()}>{(one) => <Button kind="primary" name={say().complete.add(amount(one()))} onPress={() => void bench.add().then(props.refuse)} />}</Show>
        <Show when={!isDone()}>
          <Show when={!bench.searching()}><Button name={bench.proposals().length ? say().complete.others : say().complete.find} onPress={() => void bench.propose(family(), wish())} /></Show>
        </Show>
      </div>
    </section>
  );
}
