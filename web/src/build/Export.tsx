// Exports of the editor: the puzzle as text and as a picture, and its rules in words.
import { createSignal, For, type JSX } from "solid-js";
import { saveAs } from "../app/save-as.ts";
import { sentence } from "../app/told.ts";
import { Refused } from "../engine/engine.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { Chevron } from "../ui/Icons.tsx";
import { words } from "../words.ts";
import { say } from "../words/build.ts";
import { exported, givensOf } from "./build.ts";
import { pngOf, svgOf } from "./picture.tsx";
import { rulesText } from "./rules.ts";

const widths = [600, 1200, 2400, 4800] as const;

export function Export(props: { tell(text: string): void }): JSX.Element {
  const app = useApp();
  const [across, setAcross] = createSignal(1200);
  const copy = async (to: "text" | "fpuzzles" | "sudokupad" | "sudokumaker" | "rules") => {
    const text = await (to === "rules" ? Promise.resolve(app.doc().about?.rules || rulesText(app.layout())) : exported(app, to)).catch((error) => props.tell(error instanceof Refused ? sentence(error.message) : words.failedTo.engine));
    if (text) props.tell(await navigator.clipboard.writeText(text).then(() => say().copied[to], () => say().notCopied));
  };
  const draw = async (form: "svg" | "png") => {
    const [layout, givens] = [app.layout(), givensOf(app)];
    const picture = await (form === "svg" ? svgOf(layout, givens) : pngOf(layout, givens, across())).catch(() => props.tell(say().notDrawn));
    if (!picture) return;
    const name = `sudoku-${app.doc().grid.layout.replaceAll(/[^\w-]+/g, "-") || "own"}.${form}`;
    saveAs(name, picture);
    props.tell(say().saved(name));
  };
  return (
    <>
      <h3>{say().export}</h3>
      <div class="row" role="group" aria-label={say().export}>
        <Button name={say().asText} onPress={() => void copy("text")} />
        <Button name={say().asFpuzzles} onPress={() => void copy("fpuzzles")} />
        <Button name={say().asSudokupad} onPress={() => void copy("sudokupad")} />
        <Button name={say().asSudokumaker} onPress={() => void copy("sudokumaker")} />
      <Button name={say().asRules} onPress={() => void copy("rules")} />
      </div>
      <div class="row" role="group" aria-label={say().picture}>
        <Button name={say().asSvg} onPress={() => void draw("svg")} />
        <Button name={say().asPng} onPress={() => void draw("png")} />
        <label class="chooser">
          <select aria-label={say().width} onChange={(event) => setAcross(Number(event.currentTarget.value))}>
            <For each={widths}>{(one) => <option value={one} selected={one === across()}>{say().pixels(one)}</option>}</For>
          </select>
          <Chevron />
        </label>
      </div>
    </>
  );
}
