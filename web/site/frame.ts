// Common parts of all pages: the head, the navigation, the search box.
import { escape, link, write } from "./place.ts";
import { remember } from "./search.ts";

const places = [
  ["Play", "play/index.html"], ["Tour", "docs/tour.html"], ["Techniques", "docs/techniques/index.html"], ["Constraints", "constraints.html"],
  ["Command line", "commands/index.html"], ["Libraries", "libraries.html"], ["Speed", "docs/speed.html"], ["Documents", "docs/index.html"],
] as const;

export interface Page {
  path: string;
  title: string;
  /** Of the places above, which the page belongs to. */
  place?: (typeof places)[number][0];
  body: string;
  class?: string;
  description?: string;
}

const ball = '<svg class="ball" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><path d="M2 13a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0M4.2 8.2c6.5 .3 12.6 4 16.3 10M8 3.8c6.3 1.2 11.6 4.8 14.8 10.2M2.3 12.4c5.6 .1 11 3 14 9.8M21.4 7.4c-6.4 1-13 5.4-15.9 12.500M17 3.4c-5.4 1.6-10.6 5.6-13.6 11.3M15.500 23.3c3 1.9 7.500 2.6 13 1.2"/></svg>';

export function put(page: Page): void {
  const { path, title, place, body } = page;
  const to = (target: string) => link(path, target);
  const up = to("index.html").replace(/index\.html$/, "");
  const full = title === "Clew" ? "Clew: sudoku with its reasons" : `${title} – Clew`;
  const ways = places.map(([name, target]) => `<a href="${to(target)}"${name === place ? ' aria-current="true"' : ""}>${name}</a>`);
  remember(page);
  write(path, `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(full)}</title>
<meta name="description" content="${escape(page.description ?? `${title}: a page of the documentation of Clew, the Sudoku engine that shows its reasons.`)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to("assets/icon.svg")}" type="image/svg+xml">
<link rel="stylesheet" href="${to("assets/site.css")}">
<script src="${to("assets/site.js")}" data-up="${up}" defer></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header class="site-head">
<a class="brand" href="${to("index.html")}">${ball}Clew</a>
<nav aria-label="Site">${ways.join("")}</nav>
<search><label class="hidden" for="search">Search</label><input id="search" type="search" placeholder="Search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list"><div id="found" role="listbox" aria-label="Found" hidden></div></search>
</header>
<main id="main"${page.class ? ` class="${page.class}"` : ""}>
${body}
</main>
<footer class="site-foot"><p>MIT licence. These pages ask nothing of any other host and keep nothing of you. <a href="${to("play/licences.txt")}">Licences of what is in them</a></p></footer>
</body>
</html>
`);
}
