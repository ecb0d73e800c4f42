// The panel beside the board: a hint in three depths, the true candidates, and how many solutions are left.
import type { Digit, StepAnswer, Verbs } from "../wasm/src/verbs.ts";
import type { Board, Shown } from "./boards.ts";
import { Engine } from "./engine.ts";
import { draw, type Picture } from "./picture.ts";
import style from "./panel.css";

const seconds = 20; // of each call
const depths = ["Where to look", "Which technique", "Why"];

class Panel {
  readonly #engine = new Engine();
  readonly #root: ShadowRoot;
  readonly #said: HTMLElement;
  readonly #drawn: HTMLElement;
  readonly #more: HTMLButtonElement;
  readonly #marks: HTMLInputElement;
  readonly #assume: HTMLInputElement;
  /** Texts of the current hint, and how many of them are told. */
  #texts: string[] = [];
  #told = 0;
  #hint: (() => void) | undefined;

  constructor(readonly board: Board) {
    const host = document.createElement("clew-panel");
    this.#root = host.attachShadow({ mode: "open" });
    this.#root.innerHTML = `<style>${style}</style>
      <details><summary>Clew</summary>
        <section aria-label="Clew: hints for this puzzle">
          <div class="acts"></div>
          <label><input type="checkbox" name="marks"> Use my candidates</label>
          <label><input type="checkbox" name="assume"> Accept rules that are not fully understood</label>
          <p role="status"></p>
          <button type="button" class="more" hidden></button>
          <figure></figure>
        </section>
      </details>`;
    const part = <T extends Element>(selector: string) => this.#root.querySelector<T>(selector)!;
    this.#said = part("[role=status]");
    this.#drawn = part("figure");
    this.#more = part(".more");
    this.#marks = part("[name=marks]");
    this.#assume = part("[name=assume]");
    this.#more.onclick = () => this.#tellMore();
    for (const [name, act] of this.#acts()) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.onclick = () => void act();
      part(".acts").append(button);
    }
    // Keys typed here are no entries of the board.
    for (const event of ["keydown", "keyup", "keypress"]) host.addEventListener(event, (one) => one.stopPropagation());
    document.body.append(host);
  }

  #acts(): [string, () => unknown][] {
    return [
      ["Hint", () => this.#askHint()],
      ["True candidates", () => this.#askCandidates()],
      ["Solutions", () => this.#askCount()],
      ["Stop", () => this.#engine.stop()],
    ];
  }

  #say(text: string): void {
    this.#said.textContent = text;
  }

  #clear(text: string): void {
    this.#texts = [];
    this.#hint = undefined;
    this.#more.hidden = true;
    this.#drawn.replaceChildren();
    this.#say(text);
  }

  /** Asks a verb about the puzzle on the board. Returns nothing if it was refused, and shows the reason. */
  async #ask<Verb extends "hint" | "candidates" | "count">(verb: Verb, further: object = {}): Promise<[Verbs[Verb][1], Shown] | undefined> {
    this.#clear("Thinking …");
    try {
      const shown = await this.board.shown();
      const marks = this.#marks.checked && shown.marks.some(Boolean) ? { marks: shown.marks as (Digit[] | null)[] } : {};
      const request = { puzzle: shown.puzzle, entries: shown.entries, assume: this.#assume.checked, timeout: seconds, ...marks, ...further };
      return [await this.#engine.call(verb, request as Verbs[Verb][0]), shown];
    } catch (error) {
      this.#say(error instanceof Error ? `Not possible: ${error.message}.` : String(error));
      return undefined;
    }
  }

  #show(picture: Picture): void {
    this.#drawn.replaceChildren(draw(picture));
  }

  async #askHint(): Promise<void> {
    const answered = await this.#ask("hint", { detail: 3 });
    if (!answered) return;
    const [hint, shown] = answered;
    this.#texts = hint.texts.length ? hint.texts : [hint.text];
    this.#told = 0;
    const step = hint.step;
    if (step) this.#hint = () => this.#lightStep(step, { ...shown, layout: hint.layout });
    this.#tellMore();
  }

  #tellMore(): void {
    this.#say(this.#texts[this.#told++] ?? "");
    const last = this.#told === this.#texts.length;
    this.#more.hidden = last;
    this.#more.textContent = depths[this.#told] ?? "More";
    if (last) this.#hint?.();
  }

  #lightStep({ evidence, placements, eliminations }: StepAnswer, shown: Picture): void {
    const cells = [...new Set(evidence.facts.flatMap((fact) => ("cells" in fact && fact.cells ? fact.cells : [])))];
    this.#show({ ...shown, lit: cells, placed: placements, gone: eliminations });
    this.board.select(placements.length ? placements.map(({ cell }) => cell) : cells);
  }

  async #askCandidates(): Promise<void> {
    const answered = await this.#ask("candidates");
    if (!answered) return;
    const [{ candidates, exact, status, layout }, shown] = answered;
    if (status === "none") return this.#say("There is no solution.");
    this.#say(exact ? "The digits of each cell that occur in some solution:" : "Not all of these digits need occur in a solution:");
    this.#show({ ...shown, layout, candidates });
  }

  async #askCount(): Promise<void> {
    const answered = await this.#ask("count", { estimate: true });
    if (!answered) return;
    const { solutions, exact, estimate, relative_error } = answered[0];
    if (exact) this.#say(`${solutions} ${`${solutions}` === "1" ? "solution" : "solutions"}.`);
    else if (estimate) this.#say(`About ${estimate} solutions, give or take ${Math.ceil(100 * (relative_error ?? 1))} %.`);
    else this.#say(`At least ${solutions} solutions.`);
  }
}

export const openPanel = (board: Board) => new Panel(board);
