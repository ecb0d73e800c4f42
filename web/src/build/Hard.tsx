// The course of a puzzle: its path as a line, as high as its steps are hard, and the steps that are the only way on.
import { createMemo, For, type JSX, Show } from "solid-js";
import { Button, Diamond } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { grouped } from "../words.ts";
import { say } from "../words/workbench.ts";
import { path } from "./benches.ts";

const height = 6; // levels, and a margin

export function Hard(): JSX.Element {
  const app = useApp();
  const line = createMemo(() => {
    const heights = path()?.heights ?? [];
    return heights.map((rank, i) => `${i ? "L" : "M"}${i} ${height - 0.5 - rank}h1`).join("");
  });
  /** The first of the easy steps with which the path ends. */
  const easyFrom = () => (path()?.heights ?? []).findLastIndex((rank) => rank > 0) + 2;
  const shown = () => {
    const panel = app.panel();
    const step = panel.kind === "build" ? panel.shown?.step : undefined;
    return path()?.bottlenecks.some((one) => one.step === step) ? step : undefined;
  };
  return (
    <section class="hard" aria-label={say().hard.title}>
      <h3>{say().hard.title}</h3>
      <Show when={path()} fallback={<p class="aside">{app.solutions().state === "one" ? say().hard.walking : say().hard.later}</p>}>
        {(walk) => (
          <>
            <div class="course">
              <svg viewBox={`0 0 ${Math.max(1, walk().heights.length)} ${height}`} preserveAspectRatio="none" aria-hidden="true"><path d={line()} /></svg>
              <For each={walk().bottlenecks}>{({ number }) => <i style={{ left: `${((number - 0.5) / walk().heights.length) * 100}%`, top: `${((height - 0.5 - (walk().heights[number - 1] ?? 0)) / height) * 100}%` }}><Diamond /></i>}</For>
            </div>
            <p class="ends aside"><span>{say().hard.step("1")}</span><Show when={easyFrom() > 1 && easyFrom() < walk().heights.length}><span>{say().hard.singles(grouped(easyFrom()))}</span></Show><span>{grouped(walk().heights.length)}</span></p>
            <Show when={walk().status === "stuck"}><p class="aside">{say().hard.stuck}</p></Show>
            <ul class="bottlenecks">
              <For each={walk().bottlenecks}>
                {({ number, step, grid }) => (
                  <li><button type="button" class="button text" aria-pressed={shown() === step} onClick={() => app.setPanel(shown() === step ? { kind: "build" } : { kind: "build", shown: { step, grid } })}><Diamond /><span>{say().hard.at(grouped(number), step.name)}</span></button></li>
                )}
              </For>
            </ul>
            <p class="aside">{walk().bottlenecks.length ? say().hard.only : say().hard.easy}</p>
            <Show when={shown()}>{(step) => <><p class="reason">{step().text}</p><div class="row"><Button name={say().hard.back} onPress={() => app.setPanel({ kind: "build" })} /></div></>}</Show>
          </>
        )}
      </Show>
    </section>
  );
}
