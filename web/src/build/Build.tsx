// The editor: what is drawn in the present grid, beside the grid itself. Its solutions are counted as ever,
// Reveal shows true candidates or what contradicts what, and the rules stand in words beside.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { lookFurther } from "../app/reveal.ts";
import { capital, sentence } from "../app/told.ts";
import { Refused } from "../engine/engine.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron, Close } from "../ui/Icons.tsx";
import { words } from "../words.ts";
import { say } from "../words/build.ts";
import { exported, redraw } from "./build.ts";
import { type Drawn, lacks, lineOf, type Side, split, tools, toolOf } from "./tools.ts";
import { nth } from "../model/nth.ts";
import "../style/build.css";

// The last tool stays chosen while others are drawn with it.
const [chosen, setChosen] = createSignal("cage");
const [side, setSide] = createSignal<Side>("left");

export function Build(): JSX.Element {
  const app = useApp();
  const [number, setNumber] = createSignal("");
  const [told, setTold] = createSignal("");
  const tool = () => tools.find(({ name }) => name === chosen()) ?? nth(tools, 0);
  const groups = [...new Set(tools.map(({ group }) => group))];
  const drawn = (): Drawn => ({ cells: app.selected().flatMap((cell) => app.layout().cells[cell] ?? []), number: number(), side: side() });
  const missing = () => lacks(tool(), drawn());
  const lines = createMemo(() => split(app.doc().grid).drawn);
  const sides = (): Side[] => (tool().wants === "row" ? ["left", "top"] : ["left", "right", "top", "bottom"]);
  const nameOf = (side: Side) => (tool().wants === "row" ? say().across[side as "left" | "top"] : say().sides[side]);
  const shown = (side: Side) => (sides().includes(side) ? side : "left");
  const draw = async () => {
    const lacking = missing();
    if (lacking) return void setTold(say().lacks[lacking]);
    const line = lineOf(tool(), { ...drawn(), side: shown(side()) });
    const refused = await redraw(app, (all) => (all.includes(line) ? all : [...all, line]));
    setTold(refused);
    app.say(refused || textOf(line));
    if (refused) return;
    setNumber("");
    app.setSelected([]);
  };
  const remove = async (place: number) => {
    setTold(await redraw(app, (all) => all.filter((_, i) => i !== place)));
  };
  const textOf = (line: string) => {
    const found = toolOf(line);
    const [word = "", ...parts] = line.split(" ");
    if (!found) return [capital(app.layout().constraints.find(({ kind }) => kind === word)?.called ?? word), ...parts].join(" ");
    const name = say().tools[found.name] ?? found.name;
    if (found.wants === "none") return name;
    const [place = "", of = "", number] = parts;
    const called = say().places[place];
    if (called) return `${name}, ${called(of)}: ${number}`;
    return [name, ...parts.slice(typeof found.number === "number" ? 1 : 0)].join(" ");
  };
  const copy = async (to: "text" | "fpuzzles") => {
    const text = await exported(app, to).catch((error) => void setTold(error instanceof Refused ? sentence(error.message) : words.failedTo.engine));
    if (text) setTold(await navigator.clipboard.writeText(text).then(() => say().copied[to], () => say().notCopied));
  };
  const numbered = () => tool().number === "needed" || tool().number === "may" || tool().number === "several";
  return (
    <form class="build" onSubmit={(event) => { event.preventDefault(); void draw(); }}>
      <h2 class="technique">{say().title}</h2>
      <label class="field"><span>{say().tool}</span>
        <span class="chooser">
          <select onChange={(event) => { setChosen(event.currentTarget.value); setTold(""); }}>
            <For each={groups}>
              {(group) => <optgroup label={say().groups[group]}><For each={tools.filter((one) => one.group === group)}>{(one) => <option value={one.name} selected={one.name === chosen()}>{say().tools[one.name]}</option>}</For></optgroup>}
            </For>
          </select>
          <Chevron />
        </span>
      </label>
      <Show when={tool().wants === "row" || tool().wants === "side"}>
        <label class="field"><span>{tool().wants === "row" ? say().ofLine : say().side}</span>
          <span class="chooser">
            <select onChange={(event) => setSide(event.currentTarget.value as Side)}><For each={sides()}>{(one) => <option value={one} selected={one === shown(side())}>{nameOf(one)}</option>}</For></select>
            <Chevron />
          </span>
        </label>
      </Show>
      <Show when={numbered()}>
        <label class="field"><span>{tool().number === "may" ? say().may : tool().number === "several" ? say().numbers : say().number}</span>
          <input inputmode="numeric" autocomplete="off" value={number()} onInput={(event) => setNumber(event.currentTarget.value)} />
        </label>
      </Show>
      <p class="aside">{say().first[tool().name] ?? say().wants[tool().wants]}</p>
      <div class="row">
        <button type="submit" class="button primary" disabled={missing() === "cells"}><span>{say().draw}</span></button>
        <Button name={words.buttons.reveal} pressed={app.reveal() > 0} onPress={() => lookFurther(app)} />
      </div>
      <p class="refusal" role="status" aria-label={say().title}>{told()}</p>
      <h3>{say().drawn}</h3>
      <ul class="lines-drawn">
        <For each={lines()} fallback={<li class="aside">{say().nothing}</li>}>
          {(line, i) => (
            <li><span>{textOf(line)}</span><button type="button" class="button text" aria-label={say().remove(textOf(line))} onClick={() => void remove(i())}><Close /></button></li>
          )}
        </For>
      </ul>
      <p class="aside">{say().how}</p>
      <div class="row" role="group" aria-label={say().export}>
        <Button name={say().asText} onPress={() => void copy("text")} />
        <Button name={say().asFpuzzles} onPress={() => void copy("fpuzzles")} />
      </div>
    </form>
  );
}
