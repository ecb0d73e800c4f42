// Graded puzzles beside the page.
import { createMemo, createResource, createSignal, For, type JSX, on, Show } from "solid-js";
import { isSolved } from "../app/graded.ts";
import { type LibraryPuzzle, rowOf, shelf } from "../app/library.ts";
import { loadPuzzle } from "../app/load.ts";
import { solvedMarks } from "../app/solved.ts";
import { heading } from "../app/told.ts";
import { titleOf, words } from "../words.ts";
import { say } from "../words/sheets.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Check, Chevron } from "./Icons.tsx";
import { type Paper, printMany } from "./Sheets.tsx";
import { givensIn, gridOf, LazyThumb } from "./Thumb.tsx";

const ranks: readonly string[] = [...words.levels, "beyond logic", "not graded"];
const atOnce = 24;
const counts = [1, 2, 4, 6, 12, 24];
const perPage = [1, 2, 6];

export function Library(): JSX.Element {
  const app = useApp();
  const [there] = createResource(shelf);
  const all = () => there()?.puzzles ?? [];
  const rows = createMemo(() => [...new Set(all().map(rowOf))]);
  const [row, setRow] = createSignal((app.starting() && app.picked()) || app.doc().grid.layout || "9x9");
  const shownRow = () => (rows().includes(row()) ? row() : "9x9");
  const of = createMemo(() => all().filter((item) => rowOf(item) === shownRow()));
  const levels = createMemo(() => [...new Set(of().map((item) => item.level))].sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b)));
  const [wished, setWished] = createSignal("easy");
  const level = () => (levels().includes(wished()) ? wished() : (levels()[0] ?? ""));
  const list = createMemo(() => of().filter((item) => item.level === level()));
  const [most, setMost] = createSignal(atOnce);
  createMemo(on(list, () => setMost(atOnce)));
  const solved = solvedMarks();
  const [sheets, setSheets] = createSignal(6);
  const [paper, setPaper] = createSignal<Paper>({ aPage: 6, candidates: false });
  const [refused, setRefused] = createSignal("");
  // Unsolved puzzles come first.
  const toPrint = () => {
    const left = list().filter((item) => !isSolved(item, solved));
    return [...left, ...list().filter((item) => !left.includes(item))].slice(0, sheets());
  };
  const print = async () => setRefused(await printMany(app, toPrint(), paper()).catch(() => words.failedTo.engine));
  return (
    <div class="library">
      <Show when={all().length} fallback={<p class="aside">{there.loading ? words.library.loading : words.library.none}</p>}>
        <label class="chooser">
          <span class="hidden">{words.labels.layoutOfPuzzles}</span>
          <select aria-label={words.labels.layoutOfPuzzles} onChange={(event) => setRow(event.currentTarget.value)}>
            <For each={rows()}>{(name) => <option value={name} selected={name === shownRow()}>{titleOf(name)}</option>}</For>
          </select>
          <Chevron />
        </label>
        <label class="chooser">
          <span class="hidden">{words.labels.levelOfPuzzles}</span>
          <select aria-label={words.labels.levelOfPuzzles} onChange={(event) => setWished(event.currentTarget.value)}>
            <For each={levels()}>{(name) => <option value={name} selected={name === level()}>{heading(name)}</option>}</For>
          </select>
          <Chevron />
        </label>
        <Show when={!there()!.whole}><p class="aside">{words.library.part}</p></Show>
        <ul class="shelf">
          <For each={list().slice(0, most())}>
            {(item, i) => (
              <li>
                <button type="button" onClick={() => void loadPuzzle(app, item)}>
                  <LazyThumb grid={gridOf(item)} size={44} givens={givensIn(item.puzzle)} />
                  <span class="what"><b>{words.library.number(i() + 1)}</b><span class="aside">{facts(item)}</span></span>
                  <Show when={isSolved(item, solved)}><span class="solved"><Check />{words.library.solved}</span></Show>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={list().length > most()}><Button name={words.library.more(list().length)} onPress={() => setMost(most() + atOnce)} /></Show>
        <div class="shelf-print">
          <label class="chooser">
            <span class="hidden">{say().count}</span>
            <select aria-label={say().count} onChange={(event) => setSheets(Number(event.currentTarget.value))}>
              <For each={counts}>{(count) => <option value={count} selected={count === sheets()}>{count}</option>}</For>
            </select>
            <Chevron />
          </label>
          <label class="chooser">
            <span class="hidden">{say().pages}</span>
            <select aria-label={say().pages} onChange={(event) => setPaper({ ...paper(), aPage: Number(event.currentTarget.value) })}>
              <For each={perPage}>{(count) => <option value={count} selected={count === paper().aPage}>{say().aPage(count)}</option>}</For>
            </select>
            <Chevron />
          </label>
          <label class="flag">
            <input type="checkbox" checked={paper().candidates} onChange={(event) => setPaper({ ...paper(), candidates: event.currentTarget.checked })} />
            <span>{say().candidates}</span>
          </label>
          <Button name={say().print(toPrint().length)} disabled={!toPrint().length} onPress={() => void print()} />
          <span class="aside" aria-live="polite">{refused()}</span>
        </div>
      </Show>
    </div>
  );
}

/** Very hard, score 1,234, 24 givens. */
const facts = ({ level, er, score, puzzle }: LibraryPuzzle): string =>
  [heading(level), er === undefined ? "" : words.rated.er(er), score === undefined ? "" : words.rated.score(score), words.library.givens(givensIn(puzzle).filter(Boolean).length)].filter(Boolean).join(", ");
