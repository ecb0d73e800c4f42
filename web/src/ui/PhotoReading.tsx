// A reading beside its picture: under each row of the picture what was read there, cell under cell. A cell in hand
// shows what it may be; one tap corrects it and goes on to the next doubt.
import { createEffect, createMemo, createResource, createSignal, For, type JSX, on, Show } from "solid-js";
import type { Photographed } from "../engine/photo.ts";
import { loadPuzzle } from "../app/load.ts";
import { textOf } from "../app/request.ts";
import { cageAt, cagesIn, corrected, lineOf, nextDoubt, type Reading, readingOf, regionsIn, sourceOf, withTotal } from "../model/photo.ts";
import { nth } from "../model/nth.ts";
import { upTo } from "../model/digits.ts";
import { valuesOf } from "../model/values.ts";
import { say } from "../words/photo.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";

/** Share of a row's height that the picture of the row shows. */
const slice = 0.76;
const moves: Record<string, readonly [number, number]> = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

export function PhotoReading(props: { puzzles: readonly Photographed[]; onAgain(): void }): JSX.Element {
  const app = useApp();
  const said = say();
  const [chosen, setChosen] = createSignal(0);
  const [reading, setReading] = createSignal<Reading>(readingOf(nth(props.puzzles, 0)));
  const [cell, setCell] = createSignal(nextDoubt(reading(), -1) ?? 0);
  const [others, setOthers] = createSignal(false);
  let grid!: HTMLDivElement;
  const choose = (place: number) => {
    setChosen(place);
    setReading(readingOf(nth(props.puzzles, place)));
    setCell(nextDoubt(reading(), -1) ?? 0);
  };
  const look = (place: number, focus = true) => {
    setOthers(false);
    setCell(place);
    if (focus) grid.querySelector<HTMLElement>(`[data-cell="${place}"]`)?.focus();
  };
  const put = (value: number, stay = false) => {
    setReading(corrected(reading(), cell(), value));
    const next = nextDoubt(reading(), cell());
    if (!stay && next !== undefined) look(next, false);
    else setOthers(false);
  };
  const symbol = (value: number) => (value ? valuesOf({ layout: reading().of.layout ?? "", source: "" }).symbol(value) : "");
  const name = () => `r${Math.floor(cell() / reading().size) + 1}c${(cell() % reading().size) + 1}`;
  const heading = () => said.toCheck(reading().doubts.size);
  createEffect(on(heading, app.say));

  const cage = () => cageAt(reading(), cell());
  const putTotal = (total: number) => {
    setReading(withTotal(reading(), cage(), total));
    const next = nextDoubt(reading(), cell());
    if (next !== undefined) look(next, false);
  };
  const ask = async (asked: Pick<Reading, "of" | "values" | "totals">) => {
    const puzzle = lineOf(asked);
    const { of } = asked;
    const request = of.layout ? { layout: of.layout, puzzle } : { puzzle: textOf(sourceOf(asked), of.cells.length, puzzle) };
    return (await app.engine.call("solve", request, { lane: "read" }).catch(() => ({ status: "none" }))).status;
  };
  const [status] = createResource(reading, ask);
  /** What may be in the cell in hand: the reading's value and the likely others. */
  const choices = createMemo(() => {
    const { alternatives } = nth(reading().of.cells, cell());
    return alternatives.map(({ value, probability }) => ({ value: value ?? 0, probability })).slice(0, 3);
  });
  const [decided] = createResource(() => (choices().length > 1 ? { cell: cell(), choices: choices(), reading: reading() } : null), async ({ cell, choices, reading }) => {
    const found: Record<string, string[]> = { unique: [], multiple: [], none: [] };
    for (const { value } of choices) (found[await ask(corrected(reading, cell, value))] ?? found.none)?.push(symbol(value) || said.blank);
    return said.decides(found.unique ?? [], found.multiple ?? [], found.none ?? []);
  });

  const onKey = (event: KeyboardEvent) => {
    const { size } = reading();
    const move = moves[event.key];
    const digit = event.key.length === 1 ? upTo(size).find((digit) => symbol(digit) === event.key.toUpperCase()) : undefined;
    if (move) {
      const [row, col] = [Math.floor(cell() / size) + move[0], (cell() % size) + move[1]];
      if (row >= 0 && row < size && col >= 0 && col < size) look(row * size + col);
    } else if (digit) put(digit, true);
    else if (["Delete", "Backspace", "0", "."].includes(event.key)) put(0, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const play = () => {
    const { layout } = reading().of;
    void loadPuzzle(app, { layout: layout ?? "", source: sourceOf(reading()), puzzle: lineOf(reading()), level: "" });
  };

  return (
    <>
      <div class="row photo-head"><h3>{heading()}</h3><Button kind="text" name={said.again} onPress={props.onAgain} /></div>
      <Show when={props.puzzles.length > 1}>
        <div class="row" role="group" aria-label={said.puzzles}>
          <For each={props.puzzles}>{(_, place) => <button type="button" class="chip" aria-pressed={chosen() === place()} onClick={() => choose(place())}>{said.puzzle(place() + 1)}</button>}</For>
        </div>
      </Show>
      <Show when={reading().of} keyed>
        {(of) => <Rows ref={(element) => (grid = element)} of={of} reading={reading()} cell={cell()} symbol={symbol} onLook={look} onKey={onKey} />}
      </Show>
      <div class="photo-choices" role="group" aria-label={said.choices(name())}>
        <Show when={!others()} fallback={<For each={upTo(reading().size)}>{(digit) => <button type="button" class="choice" onClick={() => put(digit)}><b>{symbol(digit)}</b></button>}</For>}>
          <For each={choices().filter(({ value }) => value)}>
            {({ value, probability }) => (
              <button type="button" class="choice" aria-pressed={reading().values[cell()] === value} onClick={() => put(value)}><b>{symbol(value)}</b><small>{said.share(probability)}</small></button>
            )}
          </For>
          <button type="button" class="choice" aria-pressed={!reading().values[cell()]} onClick={() => put(0)}>{said.empty}</button>
          <button type="button" class="choice" onClick={() => setOthers(true)}>{said.other}</button>
        </Show>
      </div>
      <Show when={cage() >= 0}>
        <div class="photo-total row" role="group" aria-label={said.total(name())}>
          <For each={nth(reading().of.cages, cage()).alternatives.slice(0, 3)}>
            {({ total, probability }) => (
              <button type="button" class="chip" aria-pressed={reading().totals[cage()] === total} onClick={() => putTotal(total)}>{total} <small>{said.share(probability)}</small></button>
            )}
          </For>
          <label class="aside">{said.totalHere} <input type="number" inputmode="numeric" min="0" max="405" value={reading().totals[cage()] || ""} onChange={({ currentTarget }) => putTotal(Number(currentTarget.value))} /></label>
        </div>
      </Show>
      <p class="aside photo-says" aria-live="polite">
        <b class="accent">{name()}</b> {choices().length > 1 ? decided.latest : said.status[status.latest ?? ""]}
      </p>
      <div class="row">
        <Show when={reading().doubts.size}><Button name={said.next} onPress={() => look(nextDoubt(reading(), cell()) ?? cell())} /></Show>
        <Button kind="primary" name={said.play} onPress={play} />
      </div>
    </>
  );
}

/** The rows of picture and reading. They are drawn again only for another picture. */
function Rows(props: {
  ref(element: HTMLDivElement): void; of: Photographed; reading: Reading; cell: number;
  symbol(value: number): string; onLook(cell: number): void; onKey(event: KeyboardEvent): void;
}): JSX.Element {
  const said = say();
  const { size } = props.reading;
  const regions = regionsIn(props.reading);
  const cages = cagesIn(props.reading);
  const { picture } = props.of;
  const whole = new OffscreenCanvas(picture.width, picture.height);
  whole.getContext("2d")!.putImageData(picture, 0, 0);
  const side = picture.width / size;
  const drawn = (row: number) => (canvas: HTMLCanvasElement) => {
    const height = Math.round(slice * side);
    Object.assign(canvas, { width: picture.width, height }); // this clears it
    canvas.getContext("2d")!.drawImage(whole, 0, row * side + (side - height) / 2, picture.width, height, 0, 0, picture.width, height);
  };
  const total = (at: number) => props.reading.totals[cageAt(props.reading, at)] || "";
  const leaves = (at: number, step: number) => cages[at] !== cages[at + step];
  const ends = (at: number, step: number) => regions[at] !== regions[at + step];
  return (
    <div ref={props.ref} class="photo-grid" role="grid" aria-label={said.grid} style={{ "--size": size }} onKeyDown={(event) => props.onKey(event)}>
      <For each={upTo(size).map((row) => row - 1)}>
        {(row) => (
          <div role="row">
            <canvas ref={drawn(row)} aria-hidden="true" />
            <For each={upTo(size).map((col) => row * size + col - 1)}>
              {(at) => (
                <button type="button" role="gridcell" data-cell={at} tabindex={props.cell === at ? 0 : -1}
                  class="photo-cell" style={{ "grid-column": (at % size) + 1 }}
                  classList={{ doubt: props.reading.doubts.has(at), chosen: props.cell === at, "ends-right": at % size < size - 1 && ends(at, 1), "ends-below": row < size - 1 && ends(at, size) }}
                  aria-selected={props.cell === at}
                  aria-label={said.cell(`r${row + 1}c${(at % size) + 1}`, props.symbol(nth(props.reading.values, at)), props.reading.doubts.has(at), total(at))}
                  onClick={() => props.onLook(at)}>
                  <span classList={{ "cage-right": at % size < size - 1 && leaves(at, 1), "cage-below": row < size - 1 && leaves(at, size) }}>{props.symbol(nth(props.reading.values, at))}<Show when={total(at)}><small>{total(at)}</small></Show><Show when={props.reading.doubts.has(at)}><i aria-hidden="true">?</i></Show></span>
                </button>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
