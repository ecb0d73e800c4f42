// Pages of the documentation: Markdown with the tree's own links, which lead to pages of the site here.
import { existsSync, statSync } from "node:fs";
import { posix } from "node:path";
import MarkdownIt from "markdown-it";
import { link, root } from "./place.ts";
import { nth } from "../src/model/nth.ts";

/** As the test of the documentation has it, and every host of Markdown. */
export const anchorOf = (heading: string): string =>
  heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").trim().replaceAll(" ", "-");

/** The path of a file of the tree in the site. */
export function pageOf(file: string): string {
  if (file === "README.md") return "readme.html";
  if (file === "docs/pictures" || file.startsWith("docs/pictures/")) return file;
  const header = /^include\/clew\/(\w+)\.h$/.exec(file);
  if (header) return `reference/cpp/${header[1]}.html`;
  if (file === "include/clew") return "reference/cpp/index.html";
  if (file.endsWith(".md")) return file.replace(/README\.md$/, "index.html").replace(/\.md$/, ".html");
  return `source/${file}.html`;
}

/** Files of the tree that pages lead to and that are no pages themselves. */
export const sources = new Set<string>();

/** A link in a file of the tree, as a link of the page made from it. */
function follow(file: string, page: string, href: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const [path, anchor] = href.split("#");
  const wanted = path ? posix.join(posix.dirname(file), path).replace(/\/$/, "") : file;
  if (!existsSync(root(wanted))) throw new Error(`${file}: there is no ${href}`);
  if (statSync(root(wanted)).isDirectory() && wanted !== "include/clew") throw new Error(`${file}: ${href} is a folder`);
  const to = pageOf(wanted);
  if (to.startsWith("source/")) sources.add(wanted);
  return link(page, anchor ? `${to}#${anchor}` : to);
}

export function markdown(text: string, file: string, page: string): string {
  const md = new MarkdownIt({ html: false });
  const { rules } = md.renderer;
  const plain = (tokens: { content: string }[]) => tokens.map(({ content }) => content).join("");
  const used = new Map<string, number>();
  rules.heading_open = (tokens, at) => {
    const name = anchorOf(plain(tokens[at + 1]?.children ?? []));
    const times = used.get(name) ?? 0;
    used.set(name, times + 1);
    return `<${nth(tokens, at).tag} id="${times ? `${name}-${times}` : name}">`;
  };
  rules.link_open = (tokens, at, options, _, self) => {
    const token = nth(tokens, at);
    token.attrSet("href", follow(file, page, String(token.attrGet("href"))));
    return self.renderToken(tokens, at, options);
  };
  rules.image = (tokens, at) => {
    const token = nth(tokens, at);
    const src = follow(file, page, String(token.attrGet("src")));
    return `<img src="${md.utils.escapeHtml(src)}" alt="${md.utils.escapeHtml(token.content)}" loading="lazy">`;
  };
  rules.table_open = () => '<div class="wide" tabindex="0"><table>';
  rules.table_close = () => "</table></div>";
  rules.fence = rules.code_block = (tokens, at) =>
    `<pre tabindex="0"><code>${md.utils.escapeHtml(nth(tokens, at).content)}</code></pre>\n`;
  return md.render(text);
}
