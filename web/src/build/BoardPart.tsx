// The parts of the board: one or several grids, each with its size, its boxes or painted regions, and its place. Each
// change is one action, checked by the engine.
import { createEffect, createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron } from "../ui/Icons.tsx";
import { say } from "../words/build.ts";
import { BoardMap } from "./BoardMap.tsx";
import { present } from "./build.ts";
import type { Change } from "./Build.tsx";
import { Paint } from "./Paint.tsx";
import { type Board, boxesFor, type Corner, cornerOf, resized, type SubGrid, toOrigin, withGrid } from "./plan.ts";
import { regionsOf } from "./regions.ts";

const corners: readonly Corner[] = ["nw", "ne", "sw", "se"];
const arrows: Record<Corner, string> = { nw: "↖", ne: "↗", sw: "↙", se: "↘" };
const longest = 36;

/** Place of the chosen grid, because the engine may order grids differently. */
const [chosen, choose] = createSignal({ row: 1, col: 1 });

/** "3x3", or a word: the values of the box selector. */
const boxName = ({ box, regions }: SubGrid): string => (regions ? "own" : box ? box.join("x") : "none");

export function BoardPart(props: { change: Change; tell(text: string): void }): JSX.Element {
  const app = useApp();
  const board = createMemo(() => present(app));
  const place = () => Math.max(0, board().grids.findIndex(({ row, col }) => row === chosen().row && col === chosen().col));
  const chooseNth = (grid: number) => choose(board().grids[grid] ?? { row: 1, col: 1 });
  const words = () => say().board;
  /** Changes a grid, which is then the chosen one. */
  const edit = async (grid: number, change: (now: Board) => Board) => {
    let then = chosen();
    const refused = await props.change((now) => {
      const next = change(now);
      const { down, right } = toOrigin(next);
      const { row, col } = next.grids[grid] ?? { row: 1, col: 1 };
      then = { row: row + down, col: col + right };
      return next;
    });
    if (!refused) choose(then);
  };
  const set = (change: Partial<SubGrid>) => void edit(place(), (now) => withGrid(now, place(), change));
  const size = (change: Partial<Pick<SubGrid, "height" | "width">>) => void edit(place(), (now) => {
    const { height, width } = now.grids[place()] ?? { height: 9, width: 9 };
    return resized(now, place(), { height, width, ...change });
  });
  const boxes = (grid: SubGrid) => [...new Set([...boxesFor(grid, board().digits).map((box) => box.join("x")), boxName(grid), "none", "own"])];
  const called = (name: string) => (name === "none" ? words().none : name === "own" ? words().own : name.replace("x", " × "));
  const setBox = (grid: SubGrid, name: string) => {
    const [tall, wide] = name.split("x").map(Number);
    set(name === "own" ? { box: null, regions: regionsOf(grid) } : { regions: null, box: tall && wide ? [tall, wide] : null });
  };
  const free = (grid: SubGrid) => !board().grids.some(({ row, col }) => row === grid.row && col === grid.col);
  const add = (grid: SubGrid) => edit(place(), (now) => ({ ...now, grids: [...now.grids, grid] }));
  const remove = () => {
    const gone = place();
    return edit(0, (now) => ({ ...now, grids: now.grids.filter((_, i) => i !== gone) }));
  };
  const fresh: SubGrid = { row: 1, col: 1, height: 9, width: 9, box: [3, 3], regions: null };
  return (
    <div class="part">
      <Show when={board().grids[place()]} fallback={
        <>
          <p class="aside">{words().fixed}</p>
          <div class="row"><Button name={words().square} onPress={() => void props.change(() => ({ digits: 9, grids: [fresh], besides: [], drawn: [] }), true)} /></div>
        </>
      }>
        {(grid) => (
          <>
            <Show when={board().grids.length > 1}>
              <label class="field"><span>{words().grid}</span>
                <span class="chooser">
                  <select onChange={(event) => chooseNth(Number(event.currentTarget.value))}>
                    <For each={board().grids}>{(one, i) => <option value={i()} selected={i() === place()}>{words().nth(i() + 1, `${one.height}×${one.width}`, `r${one.row}c${one.col}`)}</option>}</For>
                  </select>
                  <Chevron />
                </span>
              </label>
            </Show>
            <div class="numbers">
              <NumberField label={words().rows} value={grid().height} most={longest} set={(height) => size({ height })} />
              <NumberField label={words().columns} value={grid().width} most={longest} set={(width) => size({ width })} />
              <NumberField label={words().digits} value={board().digits} most={longest} set={(digits) => void props.change((now) => ({ ...now, digits }))} />
            </div>
            <label class="field"><span>{words().boxes}</span>
              <span class="chooser">
                <select onChange={(event) => setBox(grid(), event.currentTarget.value)}>
                  <For each={boxes(grid())}>{(name) => <option value={name} selected={name === boxName(grid())}>{called(name)}</option>}</For>
                </select>
                <Chevron />
              </span>
            </label>
            <Show when={grid().regions}><Paint board={board()} place={place()} change={props.change} tell={props.tell} /></Show>
            <h3>{words().add}</h3>
            <div class="placing">
              <BoardMap board={board()} chosen={place()} choose={chooseNth} move={(i, row, col) => void edit(i, (now) => withGrid(now, i, { row, col }))} />
              <div class="corners" role="group" aria-label={words().add}>
                <For each={corners}>
                  {(corner) => {
                    const next = () => cornerOf(board(), grid(), corner);
                    return <button type="button" class="button quiet" aria-label={words().addAt(words().corners[corner])} disabled={!free(next())} onClick={() => void add(next())}>{arrows[corner]}</button>;
                  }}
                </For>
              </div>
            </div>
            <Show when={board().grids.length > 1}>
              <div class="numbers">
                <NumberField label={words().row} value={grid().row} most={200} set={(row) => set({ row })} />
                <NumberField label={words().column} value={grid().col} most={200} set={(col) => set({ col })} />
              </div>
              <div class="row"><Button kind="text" name={words().removeGrid} onPress={() => void remove()} /></div>
            </Show>
            <p class="aside">{words().how}</p>
            <div class="row"><Button name={words().anew} onPress={() => void props.change((now) => ({ ...now, drawn: [] }), true)} /></div>
          </>
        )}
      </Show>
    </div>
  );
}

/** A field for a whole number, applied when typing is finished; invalid input is corrected. A change of the board that
 *  arrives meanwhile leaves what is being typed. */
function NumberField(props: { label: string; value: number; most: number; set(value: number): void }): JSX.Element {
  let field!: HTMLInputElement;
  let typing = false;
  createEffect(() => {
    const value = String(props.value);
    if (!typing) field.value = value;
  });
  const take = (input: HTMLInputElement) => {
    typing = false;
    const value = Math.round(Number(input.value));
    if (value >= 1 && value <= props.most && value !== props.value) props.set(value);
    else input.value = String(props.value);
  };
  return (
    <label><span>{props.label}</span>
      <input ref={field} type="number" inputmode="numeric" min="1" max={props.most} onInput={() => { typing = true; }} onChange={(event) => take(event.currentTarget)} />
    </label>
  );
}
