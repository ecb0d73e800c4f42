// The path of the present puzzle in a few figures, each technique a way to its lesson.
import { createResource, createSignal, For, type JSX, Show } from "solid-js";
import { bare, position } from "../app/request.ts";
import { saveAs } from "../app/save-as.ts";
import { tried } from "../app/settings.ts";
import type { App } from "../app/app.ts";
import { applyStep } from "../model/acts.ts";
import { start } from "../model/doc.ts";
import { candidatesOf, withGivens } from "../model/grid.ts";
import { readStep } from "../model/step.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { words } from "../words.ts";
import { say } from "../words/learn.ts";
import { type Summary, summaryOf } from "./path.ts";
import { techniques } from "./techniques.ts";
import "../style/learn.css";

const patience = 60; // seconds

interface Told extends Summary {
  steps: number;
  status: string;
  /** Only one step of the hardest kind is there when it comes first. */
  bottleneck: boolean;
  level: string;
}

async function tell(app: App): Promise<Told | undefined> {
  const { grid } = app.doc();
  const table = await techniques(app);
  const found = await app.engine.call("explain", { ...bare(grid), ...tried(app.settings()), timeout: patience }, { lane: "long" });
  const steps = found.steps.map((one) => readStep(app.layout(), one));
  const summary = summaryOf(steps, table.map(({ name }) => name));
  const level = table.find(({ name }) => name === summary.hardest?.name)?.level ?? "";
  const told = { ...summary, steps: steps.length, status: found.status, bottleneck: false, level };
  if (!summary.hardest || ["easy", "intermediate"].includes(level)) return told;
  const givens = grid.values.map((value, cell) => (grid.kinds[cell] === "given" ? value : 0));
  const before = steps.slice(0, summary.hardest.first - 1).reduce(applyStep, start(withGivens(grid.layout, grid.source, givens)));
  const request = position(before, candidatesOf(app.layout(), before.grid), app.layout());
  const moves = await app.engine.call("find", { ...request, technique: summary.hardest.name, timeout: 5 }, { lane: "moves" }).catch(() => undefined);
  return { ...told, bottleneck: moves?.status !== "unknown" && moves?.steps.length === 1 };
}

/** Saves the formula and the proof of the path, which VeriPB checks. */
async function saveProof(app: App): Promise<boolean> {
  const { certificate } = await app.engine.call("explain", { ...bare(app.doc().grid), ...tried(app.settings()), proof: true, timeout: patience }, { lane: "long" });
  if (!certificate) return false;
  for (const [ending, text] of [["opb", certificate.formula], ["pbp", certificate.proof]] as const) saveAs(`clew.${ending}`, new Blob([text], { type: "text/plain" }));
  return true;
}

export function PathSummary(): JSX.Element {
  const app = useApp();
  const [told] = createResource(() => tell(app).catch(() => undefined));
  const alone = () => app.played().done > 0 && !app.played().hints && !app.played().steps;
  const [proof, setProof] = createSignal("");
  const prove = async () => {
    setProof(say().path.proving);
    setProof(await saveProof(app).then((done) => (done ? say().path.proved : say().path.unproved), () => say().path.unproved));
  };
  const open = (name: string) => {
    app.setDialog(null);
    app.setLesson(name);
  };
  return (
    <div class="path-summary" aria-live="polite">
      <Show when={!told.loading} fallback={<p class="aside">{say().path.working}</p>}>
        <Show when={told()?.techniques.length ? told() : undefined} fallback={<p class="reason">{told() ? say().path.none : words.failedTo.engine}</p>}>
          {(path) => (
            <>
              <p class="reason">
                {say().path.sum(path().steps, path().techniques.length)} {say().path.hardest(path().hardest!.title, path().hardest!.first, path().hardest!.count)}
                <Show when={path().bottleneck}> {say().path.only(path().hardest!.first)}</Show>
                <Show when={path().easy}> {say().path.easy(path().easy)}</Show>
                <Show when={path().status === "stuck"}> {say().path.stuck}</Show>
                <Show when={alone() && !["easy", "intermediate"].includes(path().level)}> {say().path.alone(path().hardest!.title)}</Show>
              </p>
              <table>
                <thead><tr><th scope="col">{say().path.technique}</th><th scope="col">{say().path.count}</th><th scope="col">{say().path.first}</th></tr></thead>
                <tbody>
                  <For each={[...path().techniques].reverse()}>
                    {(one) => (
                      <tr>
                        <th scope="row"><button type="button" class="button text" onClick={() => open(one.name)}>{one.title}</button></th>
                        <td>{one.count}</td><td>{one.first}</td>
                      </tr>
                    )}
                  </For>
                </tbody>
              </table>
              <div class="row"><Button name={say().path.proof} onPress={() => void prove()} /><span class="aside" role="status">{proof() || say().path.proofHow}</span></div>
            </>
          )}
        </Show>
      </Show>
    </div>
  );
}
