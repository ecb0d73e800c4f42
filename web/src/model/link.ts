// A link that holds a puzzle. Without the player's work, and on a layout of the catalogue, it can be
// read by eye: #9x9=53..7…; otherwise it is #z= and deflated JSON. It stays in the fragment, which
// no browser sends anywhere.
import { type About, readAbout } from "./about.ts";
import { line } from "./digits.ts";
import type { Doc } from "./doc.ts";
import { type Grid, withGivens } from "./grid.ts";
import { readGrid, writeGrid } from "./save.ts";
import { parseLine } from "./digits.ts";
import { valuesOf } from "./values.ts";

const longest = 20_000; // characters of a link
const largest = 200_000; // bytes unpacked

export interface Linked {
  grid: Grid;
  title: string;
  about?: About | undefined;
}

/** `posed`: values other than givens are not part of the puzzle, even if there are no givens. */
export async function toLink(doc: Doc, withWork: boolean, posed = doc.grid.kinds.includes("given")): Promise<string> {
  const { grid } = doc;
  const givens = grid.values.map((value, cell) => (!posed || grid.kinds[cell] === "given" ? value : 0));
  if (grid.layout && !withWork && !doc.about && valuesOf(grid).areDigits) return `#${grid.layout}=${line(givens)}`;
  const saved = writeGrid(withWork ? grid : withGivens(grid.layout, grid.source, givens));
  return `#z=${await deflate(JSON.stringify({ grid: saved, title: doc.title, about: doc.about }))}`;
}

/** Nothing when the fragment is no link of ours; throws when it is a broken one. */
export async function fromLink(fragment: string): Promise<Linked | null> {
  const match = /^#([\w+-]+)=(.+)$/.exec(fragment);
  if (!match) return null;
  if (fragment.length > longest) throw new RangeError("too long");
  const [, name = "", body = ""] = match;
  if (name !== "z") {
    const text = decodeURIComponent(body);
    if (!/^[.0-9A-Za-z]+$/.test(text)) throw new TypeError("not a puzzle");
    return { grid: withGivens(name, "", parseLine(text.replaceAll("0", "."))), title: "" };
  }
  const { grid, title, about } = JSON.parse(await inflate(body)) as { grid: never; title?: unknown; about?: unknown };
  return { grid: readGrid(grid), title: typeof title === "string" ? title.slice(0, 200) : "", about: readAbout(about) };
}

async function deflate(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function inflate(text: string): Promise<string> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let result = "";
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return result + decoder.decode();
    size += value.length;
    if (size > largest) {
      void reader.cancel();
      throw new RangeError("too large");
    }
    result += decoder.decode(value, { stream: true });
  }
}
