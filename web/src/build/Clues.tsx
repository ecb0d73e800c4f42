// Clues: a tool, the selected cells, and the constraints drawn so far.
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { lookFurther } from "../app/reveal.ts";
import { capital } from "../app/told.ts";
import { nth } from "../model/nth.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron, Close } from "../ui/Icons.tsx";
import { words } from "../words.ts";
import { say } from "../words/build.ts";
import { present } from "./build.ts";
import type { Change } from "./Build.tsx";
import { gridAt } from "./plan.ts";
import { type Drawn, lacks, lineOf, type Side, tools, toolOf } from "./tools.ts";

// The last tool stays chosen while others are drawn with it.
const [chosen, setChosen] = createSignal("cage");
const [side, setSide] = createSignal<Side>("left");

export function Clues(props: { change: Change; tell(text: string): void }): JSX.Element {
  const app = useApp();
  const [number, setNumber] = createSignal("");
  const tool = () => tools.find(({ name }) => name === chosen()) ?? nth(tools, 0);
  const groups = [...new Set(tools.map(({ group }) => group))];
  const board = createMemo(() => present(app));
  const drawn = (): Drawn => {
    const cells = app.selected().flatMap((cell) => app.layout().cells[cell] ?? []);
    const [first] = cells;
    return { cells, number: number(), side: side(), grid: first && board().grids.length > 1 ? gridAt(board(), first) : undefined };
  };
  const missing = () => lacks(tool(), drawn());
  const sides = (): Side[] => (tool().wants === "row" ? ["left", "top"] : ["left", "right", "top", "bottom"]);
  const nameOf = (side: Side) => (tool().wants === "row" ? say().across[side as "left" | "top"] : say().sides[side]);
  const shown = (side: Side) => (sides().includes(side) ? side : "left");
  const draw = async () => {
    const lacking = missing();
    if (lacking) return props.tell(say().lacks[lacking]);
    const line = lineOf(tool(), { ...drawn(), side: shown(side()) });
    const refused = await props.change((board) => (board.drawn.includes(line) ? board : { ...board, drawn: [...board.drawn, line] }));
    app.say(refused || textOf(line));
    if (refused) return;
    setNumber("");
    app.setSelected([]);
  };
  const remove = (place: number) => props.change((board) => ({ ...board, drawn: board.drawn.filter((_, i) => i !== place) }));
  const textOf = (line: string) => {
    const found = toolOf(line);
    const [word = "", ...parts] = line.split(" ");
    if (!found) return [capital(app.layout().constraints.find(({ kind }) => kind === word)?.called ?? word), ...parts].join(" ");
    const name = say().tools[found.name] ?? found.name;
    if (found.wants === "none") return name;
    const [place = "", of = "", number] = parts;
    const called = say().places[place];
    if (called) return `${name}, ${called(of)}: ${number}`;
    // range of cells in one of several grids
    if (found.group === "outside") return `${name}, ${of}–${parts.at(-1)}: ${place}`;
    return [name, ...parts.slice(typeof found.number === "number" ? 1 : 0)].join(" ");
  };
  const numbered = () => tool().number === "needed" || tool().number === "may" || tool().number === "several";
  return (
    <form class="part" onSubmit={(event) => { event.preventDefault(); void draw(); }}>
      <label class="field"><span>{say().tool}</span>
        <span class="chooser">
          <select onChange={(event) => { setChosen(event.currentTarget.value); props.tell(""); }}>
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
      <h3>{say().drawn}</h3>
      <ul class="lines-drawn">
        <For each={board().drawn} fallback={<li class="aside">{say().nothing}</li>}>
          {(line, i) => (
            <li><span>{textOf(line)}</span><button type="button" class="button text" aria-label={say().remove(textOf(line))} onClick={() => void remove(i())}><Close /></button></li>
          )}
        </For>
      </ul>
      <p class="aside">{say().how}</p>
    </form>
  );
}
