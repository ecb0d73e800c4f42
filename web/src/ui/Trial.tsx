// A hint of last resort: how long it is, then its tree, which opens level by level. The grid shows the branch that is
// open.
import { createComputed, createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, onCleanup, Show, untrack } from "solid-js";
import type { PanelOf } from "../app/app.ts";
import { deepen, step } from "../app/think.ts";
import { cellName, nameOf } from "../app/told.ts";
import { standsAt } from "../draw/trial.ts";
import type { Grid } from "../model/grid.ts";
import type { Step } from "../model/step.ts";
import { type Branch, isBranch, stepsIn, trialOf } from "../model/trial.ts";
import { words } from "../words.ts";
import { say } from "../words/trial.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Chevron, Close } from "./Icons.tsx";
import { Prose } from "./Prose.tsx";
import { small } from "./space.ts";
import "../style/trial.css";

/** The hint in its three depths. */
export function TrialHint(props: { panel: PanelOf<"hint"> }): JSX.Element {
  const app = useApp();
  const depth = () => props.panel.depth;
  const told = createMemo(() => props.panel.step);
  const steps = createMemo(() => trialOf(told())?.steps ?? told().chain.filter(({ on }) => on).length);
  return (
    <div class="notice trial-hint">
      <h2 class="technique">{say().title(steps())}</h2>
      <ol class="depths">
        <li classList={{ past: depth() > 1 }}><p class="where"><Prose text={props.panel.texts[0]} /></p></li>
        <Show when={depth() >= 2}><li classList={{ past: depth() > 2 }}><p class="where"><Prose text={props.panel.texts[1]} tint={() => "in-guess"} /></p></li></Show>
      </ol>
      <Show when={depth() === 3}>
        <TrialTree step={told()} before={props.panel.grid} depth={app.doc().guesses.length} />
        <Apply step={told()} />
      </Show>
      <div class="row">
        <Show when={depth() < 3}><Button kind="text" name={depth() === 1 ? words.buttons.which : say().show} onPress={() => deepen(app, depth() === 1 ? 2 : 3)} /></Show>
        <Show when={depth() >= 2}><Button kind="text" name={words.buttons.lesson} onPress={() => app.setLesson(props.panel.step.technique)} /></Show>
      </div>
    </div>
  );
}

/** The button names the candidate that goes. */
function Apply(props: { step: Step }): JSX.Element {
  const app = useApp();
  const name = () => {
    const [one, more] = props.step.eliminations;
    return one && !more && !props.step.placements.length ? say().ruleOut(app.layout().written.symbol(one.digit), cellName(app, one.cell)) : words.buttons.step;
  };
  return <Button kind="guess" name={name()} onPress={() => void step(app)} />;
}

/** The tree, or the plain text of a short trial. With `before`, the grid shows the open branch. */
export function TrialTree(props: { step: Step; before?: Grid; depth?: number }): JSX.Element {
  const app = useApp();
  const trial = createMemo(() => trialOf(props.step));
  const [open, setOpen] = createSignal<readonly number[]>([]);
  const shows = untrack(() => !!props.before);
  createComputed(on(trial, () => setOpen([]), { defer: true }));
  createEffect(() => {
    const [found, path, { before, step, depth }] = [trial(), open(), props];
    if (before) app.setStands(found ? standsAt(untrack(app.layout), before, depth ?? 0, step, found, path) : null);
  });
  onCleanup(() => { if (shows) app.setStands(null); });
  return (
    <Show when={trial()} fallback={<p class="reason"><Prose text={props.step.text} /></p>}>
      {(found) => (
        <div class="trial" role="group" aria-label={say().tree}>
          <Show when={!small() || !open().length}><div class="branch root"><Head branch={found()} /></div></Show>
          <Level branch={found()} path={[]} open={open()} onOpen={setOpen} />
          <Show when={found().conclusion}><p class="reason"><Prose text={found().conclusion} tint={() => "elim"} /></p></Show>
          <Show when={props.before}><p class="aside">{say().shown}</p></Show>
        </div>
      )}
    </Show>
  );
}

interface Place {
  branch: Branch;
  /** Numbers of the branches around it. */
  path: readonly number[];
  open: readonly number[];
  onOpen(path: readonly number[]): void;
}

/** The lines of a branch, the branches within it, and its end. On a phone an open branch stands alone. */
function Level(props: Place): JSX.Element {
  const within = () => props.open[props.path.length];
  const alone = () => small() && within() !== undefined;
  const parts = () => (alone() ? props.branch.parts.filter(({ number }) => number === within()) : props.branch.parts);
  return (
    <ol class="level" classList={{ alone: alone() }}>
      <For each={parts()}>
        {(part) => (isBranch(part) ? <Twig branch={part} path={props.path} open={props.open} onOpen={props.onOpen} /> : (
          <li class="line"><span class="step-number">{part.number}</span><span class="reason"><Prose text={part.text} tint={() => "in-guess"} /></span></li>
        ))}
      </For>
      <Show when={!alone()}>
        <li class="line fails"><Close /><span class="reason"><Prose text={props.branch.end.text} tint={() => "elim"} /></span></li>
      </Show>
    </ol>
  );
}

function Twig(props: Place): JSX.Element {
  const id = createUniqueId();
  const here = () => [...props.path, props.branch.number];
  const isOpen = () => props.open[props.path.length] === props.branch.number;
  return (
    <li>
      <button type="button" class="branch" aria-expanded={isOpen()} aria-controls={isOpen() ? id : undefined} onClick={() => props.onOpen(isOpen() ? props.path : here())}>
        <Head branch={props.branch} />
        <Chevron />
      </button>
      <Show when={isOpen()}><div id={id}><Level branch={props.branch} path={here()} open={props.open} onOpen={props.onOpen} /></div></Show>
    </li>
  );
}

function Head(props: { branch: Branch }): JSX.Element {
  const app = useApp();
  return (
    <>
      <span class="step-number">{props.branch.number}</span>{" "}
      <b>{nameOf(app, props.branch.guess.cell, props.branch.guess.digit)}</b>{" "}
      <span class="aside">{say().fails(stepsIn(props.branch))}</span>
    </>
  );
}
