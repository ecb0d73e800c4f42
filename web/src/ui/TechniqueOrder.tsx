// The techniques of hints, steps and Auto, and their order: a row each, with a tick, to be dragged or moved by keys. A
// choice can be saved under a name, and loaded again.
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
import { type Profile, type Settings, usualChoice } from "../app/settings.ts";
import { heading } from "../app/told.ts";
import { firstOf, moved, ordered } from "../model/order.ts";
import { words } from "../words.ts";
import { say } from "../words/order.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { Chevron, Handle } from "./Icons.tsx";

const longestName = 40;
const edge = 28; // px from the list's ends within which dragging scrolls it

interface Row {
  name: string;
  title: string;
  level: string;
}

type Choice = Omit<Profile, "name">;
const isSame = (a: Choice, b: Choice): boolean => a.order.join() === b.order.join() && [...a.without].sort().join() === [...b.without].sort().join();

export function TechniqueOrder(props: { all: readonly Row[]; set(change: Partial<Settings>): void }): JSX.Element {
  const app = useApp();
  const usual = props.all.map(({ name }) => name);
  const known = new Map(props.all.map((one) => [one.name, one]));
  const titleOf = (name: string) => known.get(name)?.title ?? name;
  const [dragged, setDragged] = createSignal<{ name: string; order: string[] } | null>(null);
  const order = () => dragged()?.order ?? ordered(usual, app.settings().order);
  let list!: HTMLOListElement;
  let pointer = 0; // its height on the screen
  let scrolling = 0;

  const put = (next: readonly string[], name: string) => {
    props.set({ order: firstOf(usual, next) });
    app.say(say().moved(titleOf(name), next.indexOf(name) + 1));
  };
  const follow = () => {
    const now = dragged();
    if (!now) return;
    const rows = [...list.children];
    const under = rows.findIndex((row) => pointer < row.getBoundingClientRect().bottom);
    const to = under < 0 ? rows.length - 1 : under;
    const from = now.order.indexOf(now.name);
    if (to !== from) setDragged({ ...now, order: moved(now.order, from, to) });
  };
  const scroll = () => {
    const { top, bottom } = list.getBoundingClientRect();
    const way = pointer < top + edge ? -1 : pointer > bottom - edge ? 1 : 0;
    if (way) {
      list.scrollTop += way * 10;
      follow();
    }
    scrolling = requestAnimationFrame(scroll);
  };
  const lift = (event: PointerEvent, name: string) => {
    event.preventDefault();
    // The list keeps the pointer: rows are put elsewhere while it moves.
    list.setPointerCapture(event.pointerId);
    pointer = event.clientY;
    setDragged({ name, order: order() });
    scrolling = requestAnimationFrame(scroll);
  };
  const drop = (done: boolean) => {
    cancelAnimationFrame(scrolling);
    const now = dragged();
    if (!now) return;
    setDragged(null);
    if (done) put(now.order, now.name);
  };
  onCleanup(() => cancelAnimationFrame(scrolling));

  const key = (event: KeyboardEvent & { currentTarget: HTMLElement }, name: string) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10, Home: -usual.length, End: usual.length } as Record<string, number>)[event.key];
    if (!by) return;
    event.preventDefault();
    const from = order().indexOf(name);
    put(moved(order(), from, from + by), name);
    const handle = event.currentTarget;
    queueMicrotask(() => { handle.focus(); handle.scrollIntoView({ block: "nearest" }); });
  };
  const toggle = (name: string) => {
    const { without } = app.settings();
    props.set({ without: without.includes(name) ? without.filter((other) => other !== name) : [...without, name] });
  };

  const [name, setName] = createSignal("");
  const profiles = () => app.settings().profiles;
  const chosen = () => (isSame(app.settings(), usualChoice) ? say().usual : (profiles().find((one) => isSame(one, app.settings()))?.name ?? ""));
  const take = (wanted: string) => {
    const { without, order } = profiles().find((one) => one.name === wanted) ?? usualChoice;
    props.set({ without: [...without], order: [...order] });
  };
  const save = () => {
    const own = name().trim();
    const { without, order } = app.settings();
    props.set({ profiles: [...profiles().filter((one) => one.name !== own), { name: own, without, order }] });
    setName("");
    app.say(say().saved(own));
  };
  const nameIsFree = () => name().trim() !== "" && name().trim() !== say().usual;
  return (
    <div class="technique-order">
      <label class="choice">
        <span>{say().profile}</span>
        <span class="chooser">
          <select onChange={(event) => take(event.currentTarget.value)}>
            <Show when={!chosen()}><option value="" selected disabled>{say().unsaved}</option></Show>
            <For each={[say().usual, ...profiles().map((one) => one.name)]}>{(one) => <option value={one} selected={one === chosen()}>{one}</option>}</For>
          </select>
          <Chevron />
        </span>
      </label>
      <div class="row">
        <Show when={!chosen()} fallback={
          <Show when={chosen() !== say().usual}>
            <Button kind="text" name={words.buttons.remove} onPress={() => props.set({ profiles: profiles().filter((one) => one.name !== chosen()) })} />
          </Show>
        }>
          <input type="text" maxlength={longestName} aria-label={say().name} placeholder={say().name} value={name()} onInput={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => { if (event.key === "Enter" && nameIsFree()) save(); }} />
          <Button name={say().save} disabled={!nameIsFree()} onPress={save} />
        </Show>
      </div>
      <p class="aside">{say().how}</p>
      <ol ref={list} aria-label={say().list} classList={{ dragging: !!dragged() }} onPointerMove={(event) => { pointer = event.clientY; follow(); }} onPointerUp={() => drop(true)} onPointerCancel={() => drop(false)}>
        <For each={order()}>
          {(one) => (
            <li classList={{ lifted: dragged()?.name === one }}>
              <button type="button" class="handle" aria-label={say().move(titleOf(one))} onPointerDown={(event) => lift(event, one)} onKeyDown={(event) => key(event, one)}><Handle /></button>
              <label class="flag">
                <input type="checkbox" checked={!app.settings().without.includes(one)} onChange={() => toggle(one)} />
                <span>{titleOf(one)}</span>
              </label>
              <span class="aside">{heading(known.get(one)?.level ?? "")}</span>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
