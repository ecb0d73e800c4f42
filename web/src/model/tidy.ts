// Puzzles inside other text: a link of another site that spells out a puzzle, a table with empty cells, a grid without
// open cells, or a grid or a line among words and symbols.

/** A whole value, part of the path or fragment of a link that is as long as a puzzle. */
const linked = (link: string): string | undefined => /[=/#]([\d.]{36,})(?=$|[&#/?])/.exec(link)?.[1]?.replaceAll("0", ".");

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;
const blankSigns = /[·•∙‧●○□▢▫‐–—−?×]|\b(?:null|none|nil)\b/giu;

/** Plain symbols: digits of any width become ASCII, symbols of open cells become points; an x does if there is no
 *  other letter. */
function plain(text: string): string {
  const signs = text.normalize("NFKC").replace(invisible, "").replace(blankSigns, ".");
  return /[a-wyz]/i.test(signs) ? signs : signs.replace(/x/gi, ".");
}

/** As a mail quotes it, or with numbered rows. */
const unlabelled = (line: string): string => line.replace(/^\s*(?:>\s?)+/, "").replace(/^\s*(?:\p{L}+\s*)?\d+\s*[:)]\s*(?=\S)/u, "");

/** The cells of a page's table, a tab between. */
const untagged = (text: string): string =>
  /<t[dh]\b/i.test(text)
    ? text.split(/<\/tr>/i).map((row) => [...row.matchAll(/<t[dh]\b[^>]*>(.*?)<\/t[dh]>/gis)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, "").trim()).join("\t")).join("\n")
    : text;

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === "");

/** One more than the rows of a common grid: the empty ones at the end were selected with it. */
const oneMore = [5, 7, 10, 13, 17, 26];

/** Without the empty rows and columns that were selected beside the puzzle. */
function trimmed(rows: string[][]): string[][] {
  const [width, height] = [rows[0]?.length ?? 0, rows.length];
  const isLast = isEmpty(rows.at(-1) ?? []);
  const isSide = isEmpty(rows.map((row) => row.at(-1) ?? ""));
  const both = isLast && isSide && width === height && oneMore.includes(width);
  if (isLast && (height > width || both)) return trimmed(rows.slice(0, -1));
  return isSide && width > height ? trimmed(rows.map((row) => row.slice(0, -1))) : rows;
}

/** The cells of a table, each blank a point; nothing if the text is not a table. */
function cells(lines: string[]): string | undefined {
  const [, ...below] = lines;
  const body = below.some((line) => /\p{L}/u.test(line)) ? lines : lines.filter((line) => !/\p{L}/u.test(line)); // without its head
  for (const mark of ["\t", ";", ",", "|"]) {
    const bare = mark === "|" ? body.filter((line) => !line.includes("--")).map((line) => line.trim().replace(/^\||\|$/g, "")) : body;
    const rows = bare.map((line) => line.split(mark).map((cell) => cell.trim()));
    const length = rows[0]?.length ?? 0;
    if (rows.length > 3 && length > 3 && rows.every((row) => row.length === length)) return trimmed(rows).map((row) => row.map((cell) => cell || ".").join(" ")).join("\n");
  }
  return undefined;
}

/** A figure a cell, and nothing in the open ones. */
function spaced(lines: string[]): string | undefined {
  const longest = Math.max(...lines.map((line) => line.length));
  const isOne = longest === lines.length && lines.some((line) => /\d +\d/.test(line)) && lines.every((line) => /^[\d ]*$/.test(line));
  return isOne ? lines.map((line) => line.padEnd(longest).replaceAll(" ", ".")).join("\n") : undefined;
}

/** The lines without those that hold words. */
const grid = (lines: string[]): string => lines.filter((line) => !/\p{L}{2}/u.test(line)).join("\n");

/** The only word of a text that is as long as a puzzle. */
const line = (text: string): string | undefined => {
  const [one, ...more] = text.match(/(?<!\S)[\d.]{16,}(?!\S)/g) ?? [];
  return more.length ? undefined : one;
};

function found(text: string): string | undefined {
  const all = text.replace(/\r?\n$/, "").split(/\r\n?|\n/).map(unlabelled);
  const lines = all.filter((line) => line.trim() || line.includes("\t"));
  const open = spaced(all) ?? spaced(lines);
  if (open) return open;
  if (lines.length < 4) return /^[\d./]*\/[\d./]*$/.test(text.trim()) ? text.trim().replaceAll("/", "\n") : line(text);
  return cells(lines) ?? (grid(lines).trim() || line(text));
}

/** Text worth another try; nothing if there is none. */
export function tidied(text: string): string | undefined {
  if (/^https?:\/\/\S+$/.test(text.trim())) return linked(text.trim());
  const signs = plain(untagged(text));
  const tidy = found(signs) ?? signs;
  return tidy.trim() && tidy.trim() !== text.trim() ? tidy : undefined;
}
