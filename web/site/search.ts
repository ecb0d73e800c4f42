// The index of the search box: every section of every page, as text. It is a script rather than data, so that it loads
// from pages opened from a folder.
import { write } from "./place.ts";

interface Section {
  page: number;
  anchor: string;
  heading: string;
  text: string;
}

const pages: { path: string; title: string }[] = [];
const sections: Section[] = [];

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };
// The folded text of an example repeats its stages.
const plain = (html: string): string =>
  html
    .replace(/<(svg|script|nav|button|details)\b.*?<\/\1>/gs, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39);/g, (one) => entities[one] ?? one)
    .replace(/\s+/g, " ")
    .trim();

/** Adds the sections of a page, `body` in HTML, to the index. A source file is found by its name alone. */
export function remember({ path, title, body }: { path: string; title: string; body: string }): void {
  const page = pages.push({ path, title }) - 1;
  if (path.startsWith("source/")) {
    sections.push({ page, anchor: "", heading: title, text: "" });
    return;
  }
  for (const part of body.split(/(?=<h[123] id=|<li id=)/)) {
    const [opening = "", anchor = "", name = ""] = /^<h[123] id="([^"]*)">(.*?)<\/h[123]>|^<li id="[^"]*">/s.exec(part) ?? [];
    const heading = name || /^<li id="([^"]*)">/.exec(part)?.[1] || "";
    const text = plain(part.slice(opening.length));
    if (text || heading) sections.push({ page, anchor: opening.startsWith("<h1") ? "" : anchor || heading, heading: plain(heading), text });
  }
}

export function writeIndex(): void {
  const index = { pages: pages.map(({ path, title }) => [path, title]), sections: sections.map(({ page, anchor, heading, text }) => [page, anchor, heading, text]) };
  write("assets/search.js", `clewIndex(${JSON.stringify(index)});\n`);
}
