// A grid as a picture: the page's own drawing, without its controls.
import { renderToString } from "solid-js/web";
import { usual } from "../src/app/settings.ts";
import { start } from "../src/model/doc.ts";
import { candidatesOf } from "../src/model/grid.ts";
import { AppContext, type Scene } from "../src/ui/context.ts";
import { Grid } from "../src/ui/Grid.tsx";
import { LegendList } from "../src/ui/LegendList.tsx";
import { Prose } from "../src/ui/Prose.tsx";
import { useTint } from "../src/ui/tint.ts";
import { blank, draw, type Drawing } from "../src/draw/evidence.ts";
import type { Layout } from "../src/model/layout.ts";
import type { Step } from "../src/model/step.ts";
import type { Position } from "./engine.ts";
import { escape } from "./place.ts";

/** The page as a picture knows it: nothing is chosen, and nothing can be. */
function scene({ layout, grid }: Position, drawing: Drawing | null): Scene {
  const candidates = candidatesOf(layout, grid);
  const doc = start(grid);
  const none = new Set<number>();
  // Candidates of a grid in which every digit is one say nothing.
  const isPlain = candidates.every((digits) => digits.length === layout.digits);
  return {
    layout: () => layout, grid: () => grid, doc: () => doc, candidates: () => candidates, drawing: () => drawing, drawn: () => new Map(), overlay: () => undefined, veiled: () => new Set<number>(),
    selected: () => [], setSelected: () => undefined, focus: () => -1, setFocus: () => undefined, wanted: () => false, setWanted: () => undefined,
    mode: () => "value", filter: () => 0, marked: () => none, reveal: () => 0, truth: () => null, solutions: () => ({ state: "counting", count: 0, solution: null }),
    panel: () => ({ kind: "quiet" }), settings: () => usual, marking: () => (isPlain ? "none" : "automatic"), starting: () => false,
  };
}

/** Of a whole rectangle one square says as much as its cells. */
const sheetOf = ({ rows, cols, cells }: Layout, scale: number): string | undefined =>
  cells.length === rows * cols && cells.every(({ shape }) => shape === "square") ? `M0 0h${cols * scale}v${rows * scale}h${-cols * scale}z` : undefined;

/** The patterns that pictures are filled with stand once in a page. */
const shared = /<defs>.*?<\/defs>/s;
export let patterns = "";

export function picture(position: Position, drawing: Drawing | null, what: string, scale = 44, labels = true): string {
  const html = renderToString(() => (
    <AppContext.Provider value={scene(position, drawing)}><Grid scale={scale} labels={labels} /></AppContext.Provider>
  ));
  patterns ||= `<svg class="patterns" width="0" height="0" aria-hidden="true">${shared.exec(html)?.[0] ?? ""}</svg>`;
  return html
    .replace(shared, "")
    .replace(/(?<=class="sheet" d=")[^"]*/, (d) => sheetOf(position.layout, scale) ?? d)
    .replace(/<g [^>]*role="gridcell".*?<\/g>/gs, "")
    .replace(/<svg ([^>]*)>/, (_, attributes: string) => {
      const kept = attributes.match(/(?:class|width|height|viewBox)="[^"]*"/g)!.join(" ");
      return `<svg ${kept} role="img" aria-label="${escape(what)}">`;
    })
    .replace(/ (?:role="(?:row|presentation)"|aria-hidden="true"|style="")/g, "")
    .replace(/<g><\/g>|<path [^>]*d=""[^>]*><\/path>|<!--.*?-->/g, "")
    .replace(/(\d\d\.\d)\d{2,}/g, "$1");
}

/** As above, small: only the drawing, without digits and marks. */
export const pattern = (position: Position, drawing: Drawing): string =>
  picture(position, drawing, "", 20, false)
    .replace('role="img" aria-label=""', 'aria-hidden="true"')
    .replace(/<text class="(?:digit|mark)[^>]*>[^<]*<\/text>|<path class="dots"[^>]*><\/path>/g, "")
    .replace(/<g[^>]*>(?:<g[^>]*><\/g>)*<\/g>/g, "");

export const drawingOf = ({ layout, grid }: Position, step: Step): Drawing =>
  draw(layout, grid, candidatesOf(layout, grid), step);

/** A step's sentence, its cells coloured as in the drawing, and the legend. */
export function reason(position: Position, drawing: Drawing | null, step: Step, text: string): string {
  const Said = () => {
    const tint = useTint(() => step);
    return <p class="reason"><Prose text={text} tint={tint} /></p>;
  };
  return renderToString(() => (
    <AppContext.Provider value={scene(position, drawing ?? blank())}><Said />{drawing && <LegendList />}</AppContext.Provider>
  ));
}
