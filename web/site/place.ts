// Locations: the source tree of the site, and its output folder.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

const [tree = "", out = "", program] = process.argv.slice(2);
if (!program) throw new Error("usage: main.js ROOT FOLDER PROGRAM");

export const clew = program;
export const root = (path: string): string => join(tree, path);
export const target = (path: string): string => join(out, path);

export function write(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(target(path)), { recursive: true });
  writeFileSync(target(path), contents);
}

/** A relative link from one page of the site to another. */
export function link(from: string, to: string): string {
  const [path, anchor] = to.split("#");
  const way = path ? posix.relative(posix.dirname(from), path) || posix.basename(path) : "";
  return anchor ? `${way}#${anchor}` : way;
}

export const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
