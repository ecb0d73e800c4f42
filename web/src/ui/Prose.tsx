// A sentence from the engine: names of cells are highlighted and coloured by their role, and lines break at good
// places. Text stays text.
import { For, type JSX } from "solid-js";

export type Tint = (cell: string) => string;

const pattern = /(r\d+c\d+)/;

/** No break within "on 4", "box 1", "r1c1 = 5" or "X-wing". */
const bound = (text: string): string =>
  text
    .replace(/\b(on|box|row|column|region|window|boxes|rows|columns|grid|in|auf|Block|Zeile|Spalte|Gebiet|Fenster|Gruppe|Gitter) (\d+)\b/g, "$1\u00a0$2")
    .replace(/ ([=≠]) (?=\w)/g, "\u00a0$1\u00a0")
    .replace(/\b(X|XY|XYZ|W|WXYZ)-(\w)/g, "$1\u2011$2");

export function Prose(props: { text: string; tint?: Tint }): JSX.Element {
  const pieces = () => props.text.split(pattern).filter(Boolean);
  return (
    <For each={pieces()}>
      {(piece) =>
        pattern.test(piece) ? <span class={`cell-name ${props.tint?.(piece) ?? ""}`}>{piece}</span> : <>{bound(piece)}</>
      }
    </For>
  );
}
