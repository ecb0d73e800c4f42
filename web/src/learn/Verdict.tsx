// The engine's verdict on a claim, and a step with its reason.
import { For, type JSX, Show } from "solid-js";
import { cellName, effectOfStep } from "../app/told.ts";
import type { ProveAnswer } from "../engine/verbs.ts";
import type { Layout } from "../model/layout.ts";
import { readStep, type Step } from "../model/step.ts";
import { useApp } from "../ui/context.ts";
import { withoutAdvice } from "../ui/Failed.tsx";
import { LegendList } from "../ui/LegendList.tsx";
import { Prose } from "../ui/Prose.tsx";
import { useTint } from "../ui/tint.ts";
import { words } from "../words.ts";
import { say } from "../words/learn.ts";
import type { WhyWrong } from "./why.ts";

/** The verdict in a few words; `other` names the first technique that shows it. */
export function verdictOf(answer: ProveAnswer): string {
  if (answer.verdict === "other") return say().verdicts.other(answer.steps[0]?.name ?? "");
  return say().verdicts[answer.verdict];
}

/** Why claims are wrong. */
export function wrongsOf(answer: ProveAnswer, { written }: Pick<Layout, "written">): string {
  const symbol = (value: number) => written.symbol(written.digit(value));
  return answer.claims
    .filter(({ verdict }) => verdict === "wrong")
    .map(({ cell, digit, placed, solution }) =>
      placed ? (solution ? words.mistakes.value(cell, symbol(digit)) : say().wrongPlaced(cell, symbol(digit))) : solution ? say().wrongIs(cell, symbol(solution)) : say().wrongGone(cell, symbol(digit)))
    .join(" ") || (answer.mistakes ?? []).map(({ cell, digit, kind }) => words.mistakes[kind](cell, symbol(digit))).join(" ");
}

export function Ruled(props: { answer: ProveAnswer; asked: string; why?: WhyWrong | undefined }): JSX.Element {
  const app = useApp();
  const { verdict } = props.answer;
  const [first] = props.answer.steps;
  const extra = () => {
    if (verdict === "other") return say().stillAsked(props.asked);
    if (verdict === "unproven") return say().unproven(props.asked);
    if (verdict === "right" && first && !first.placements.length && first.eliminations.length > props.answer.claims.length) return say().more(first.eliminations.length);
    return wrongsOf(props.answer, app.layout());
  };
  return (
    <>
      <h2 class="technique verdict" classList={{ fin: verdict === "right", elim: verdict === "wrong" }}>{verdictOf(props.answer)}</h2>
      <Show when={extra()}><p class="reason"><Prose text={extra()} tint={() => (verdict === "wrong" ? "elim" : "accent")} /></p></Show>
      <Show when={props.why}>{(why) => <Why why={why()} />}</Show>
      <Show when={verdict === "right" || verdict === "other"}><For each={props.answer.steps.slice(0, 2)}>{(one) => <Reason step={readStep(app.layout(), one)} />}</For><LegendList /></Show>
    </>
  );
}

/** The steps from a wrong claim to a contradiction, numbered as in the grid. */
function Why(props: { why: WhyWrong }): JSX.Element {
  const app = useApp();
  const { of } = props.why;
  const [cell, digit] = [cellName(app, of.cell), app.layout().written.symbol(of.digit)];
  return (
    <Show when={!props.why.text} fallback={<p class="reason"><Prose text={props.why.text} tint={() => "elim"} /></p>}>
      <ol class="proof">
        <li><p class="reason"><Prose text={of.placed ? say().suppose(cell, digit) : say().supposeNot(cell, digit)} tint={() => "elim"} /></p></li>
        <For each={props.why.steps.slice(0, -1)}>{(step) => <li><p class="reason"><Prose text={step.text} tint={() => "in-guess"} /></p></li>}</For>
      </ol>
      <p class="reason"><Prose text={withoutAdvice(props.why.steps.at(-1)?.text ?? "")} tint={() => "elim"} /></p>
    </Show>
  );
}

export function Shown(props: { step: Step; title: string }): JSX.Element {
  return <><h2 class="technique">{props.title}</h2><Reason step={props.step} /><LegendList /></>;
}

function Reason(props: { step: Step }): JSX.Element {
  const app = useApp();
  const tint = useTint(() => props.step);
  return (
    <p class="reason">
      <b class="aside">{props.step.name}, {effectOfStep(app, props.step)}</b> <Prose text={props.step.text} tint={tint} />
    </p>
  );
}
