// Clues: a tool, the selected cells, and the constraints drawn so far.
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from "solid-js";
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
import { type Drawn, lacks, lineOf, partsOf, type Side, tools, toolOf } from "./tools.ts";

// The last tool stays chosen while others are drawn with it.
const [chosen, setChosen] = createSignal("cage");
export { chosen as tool, setChosen as setTool };
const [side, setSide] = createSignal<Side>("left");

export function Clues(props: { change: Change; tell(text: string): void }): JSX.Element {
  const app = useApp();
  const [number, setNumber] = createSignal("");
  /** The line that is being changed. */
  const [edited, setEdited] = createSignal("");
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
    const old = edited();
    const refused = await props.change((board) =>
      board.drawn.includes(old) ? { ...board, drawn: board.drawn.map((one) => (one === old ? line : one)) } : board.drawn.includes(line) ? board : { ...board, drawn: [...board.drawn, line] });
    app.say(refused || textOf(line));
    if (refused) return;
    leave();
  };
  const leave = () => {
    setEdited("");
    setNumber("");
    app.setSelected([]);
  };
  /** Takes a line up again: its tool, its number and its cells. */
  const edit = (line: string) => {
    const found = toolOf(line);
    if (!found) return;
    const { index, cells } = app.layout();
    const parts = partsOf(line, new Set(index.keys()));
    const isAcross = parts.side === "left" || parts.side === "right";
    const first = parts.side ? cells.findIndex((cell) => (isAcross ? cell.row : cell.col) === parts.at) : -1;
    setChosen(found.name);
    setNumber(parts.number);
    if (parts.side) setSide(parts.side);
    app.setSelected(first >= 0 ? [first] : parts.cells.flatMap((name) => index.get(name) ?? []));
    setEdited(line);
    props.tell(say().editing(textOf(line)));
  };
  // A line that is dragged in the grid is drawn when the pointer is lifted.
  onMount(() => {
    let from: Element | null = null;
    const cellAt = (event: PointerEvent) => document.elementFromPoint(event.clientX, event.clientY)?.closest("svg.grid [data-cell]") ?? null;
    const down = (event: PointerEvent) => { from = event.isPrimary && !event.ctrlKey && !event.metaKey && !event.shiftKey ? cellAt(event) : null; };
    const up = (event: PointerEvent) => {
      const [began, ended] = [from, cellAt(event)];
      from = null;
      const isDragged = began && app.selected().length > 1 && began !== ended;
      if (isDragged && ["line", "arrow"].includes(tool().wants) && tool().number !== "needed" && !edited() && app.mode() !== "pen" && !missing()) void draw();
    };
    window.addEventListener("pointerdown", down, true);
    window.addEventListener("pointerup", up);
    onCleanup(() => {
      window.removeEventListener("pointerdown", down, true);
      window.removeEventListener("pointerup", up);
    });
  });
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
  const numbered = () => typeof tool().number === "string";
  const numberSaid = () => (tool().number === "may" ? say().may : tool().number === "counts" ? say().counts : tool().number === "several" ? (tool().name === "quadruple" ? say().numbers : say().several) : say().number);
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
        <label class="field"><span>{numberSaid()}</span>
          <input inputmode={tool().number === "counts" ? "text" : "numeric"} autocomplete="off" value={number()} onInput={(event) => setNumber(event.currentTarget.value)} />
        </label>
      </Show>
      <p class="aside">{say().first[tool().name] ?? say().wants[tool().wants]}</p>
      <div class="row">
        <button type="submit" class="button primary" disabled={missing() === "cells"}><span>{edited() ? say().change : say().draw}</span></button>
        <Show when={edited()}><Button name={say().leave} onPress={() => { leave(); props.tell(""); }} /></Show>
        <Button name={words.buttons.reveal} pressed={app.reveal() > 0} onPress={() => lookFurther(app)} />
      </div>
      <h3>{say().drawn}</h3>
      <ul class="lines-drawn">
        <For each={board().drawn} fallback={<li class="aside">{say().nothing}</li>}>
          {(line, i) => (
            <li classList={{ edited: line === edited() }}>
              <Show when={toolOf(line) && toolOf(line)!.wants !== "none"} fallback={<span>{textOf(line)}</span>}>
                <button type="button" class="edit" aria-label={say().edit(textOf(line))} onClick={() => edit(line)}>{textOf(line)}</button>
              </Show>
              <button type="button" class="button text" aria-label={say().remove(textOf(line))} onClick={() => void remove(i())}><Close /></button>
            </li>
          )}
        </For>
      </ul>
      <p class="aside">{say().how}</p>
    </form>
  );
}
