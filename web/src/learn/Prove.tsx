// Check a deduction in the game that is played: is it provable now, and by what?
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { position } from "../app/request.ts";
import { cellName, nameOf } from "../app/told.ts";
import type { ProveAnswer } from "../engine/verbs.ts";
import { upTo } from "../model/digits.ts";
import { candidatesOf } from "../model/grid.ts";
import { readStep } from "../model/step.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Prose } from "../ui/Prose.tsx";
import { words } from "../words.ts";
import { say } from "../words/learn.ts";
import { type Claim, open, proved, toggled } from "./claims.ts";
import { verdictOf, wrongsOf } from "./Verdict.tsx";
import "../style/learn.css";

const thought = 10; // seconds

export function Prove(): JSX.Element {
  const app = useApp();
  const [claims, setClaims] = createSignal<readonly Claim[]>([]);
  const [goes, setGoes] = createSignal(true);
  const [answer, setAnswer] = createSignal<ProveAnswer | "checking" | null>(null);
  const grid = () => app.doc().grid;
  const left = createMemo(() => candidatesOf(app.layout(), grid()));
  const cells = () => app.selected().filter((cell) => !grid().values[cell]);
  const fits = (digit: number) => open(cells(), digit, grid(), left()).length > 0;
  const claim = (digit: number) => {
    setClaims(toggled(claims(), cells(), digit, !goes(), grid(), left()));
    setAnswer(null);
  };
  const check = async () => {
    const doc = app.doc();
    setAnswer("checking");
    const { without } = app.settings();
    const found = await proved(app, claims(), app.layout(), left(), { ...position(doc, left(), app.layout()), ...(without.length ? { without: without.join(",") } : {}), timeout: thought });
    if (app.doc() !== doc || app.dialog() !== "prove") return;
    setAnswer(found ?? null);
    const [proof] = found?.steps ?? [];
    if (found?.verdict !== "right" || !proof) return;
    const step = readStep(app.layout(), proof);
    app.setDialog(null);
    app.setPanel({ kind: "hint", step, texts: [verdictOf(found), step.name, step.text], depth: 3, grid: doc.grid });
    app.say(`${verdictOf(found)}. ${step.text}`);
  };
  const told = () => {
    const now = answer();
    return now && now !== "checking" ? now : undefined;
  };
  const reason = (one: ProveAnswer) => (one.verdict === "unproven" ? say().unprovenNow : wrongsOf(one, app.layout()));
  return (
    <div class="prove">
      <p class="aside">{say().prove.how}</p>
      <Show when={cells().length} fallback={<p class="reason">{say().prove.noCells}</p>}>
        <p>{say().prove.cells(cells().length > 6 ? words.cells(cells().length) : cells().map((cell) => cellName(app, cell)).join(" "))}</p>
        <div class="chips two" role="radiogroup" aria-label={say().kind}>
          <For each={[true, false]}>
            {(one) => <button type="button" role="radio" class="chip" aria-checked={goes() === one} onClick={() => setGoes(one)}>{one ? say().goes : say().stands}</button>}
          </For>
        </div>
        <div class="pad" role="group" aria-label={words.labels.digits}>
          <For each={upTo(app.layout().digits)}>
            {(digit) => <button type="button" class="button quiet" disabled={!fits(digit)} aria-label={say().digit(app.layout().written.symbol(digit), goes())} onClick={() => claim(digit)}>{app.layout().written.symbol(digit)}</button>}
          </For>
        </div>
        <p class="claims">{claims().length ? claims().map((one) => nameOf(app, one.cell, one.digit, one.placed ? words.is(1) : words.not)).join("   ") : say().noClaim}</p>
        <Button name={say().check} kind="primary" disabled={!claims().length || answer() === "checking"} onPress={() => void check()} />
        <div aria-live="polite">
          <Show when={answer() === "checking"}><p class="aside">{say().checking}</p></Show>
          <Show when={told()}>
            {(one) => (
              <>
                <h2 class="technique verdict" classList={{ elim: one().verdict === "wrong" }}>{verdictOf(one())}</h2>
                <Show when={reason(one())}><p class="reason"><Prose text={reason(one())} tint={() => "elim"} /></p></Show>
              </>
            )}
          </Show>
        </div>
      </Show>
    </div>
  );
}
