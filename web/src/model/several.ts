// Puzzles among other text: rows of cells between words, chat names, brackets and quotes, or lines that are as long as
// a puzzle. Squares alone: of other layouts, the engine reads the text as it is.

/** A puzzle of size × size cells; open ones are points. */
export interface Spotted {
  size: number;
  /** Its cells: a symbol each up to 9, else numbers with blanks between. */
  text: string;
}

const sizes = [4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 25];
const keycap = /([0-9])\ufe0f?\u20e3/gu;
const blanks = /\ufe0f?(?:[\u25a0-\u25ab\u25fb-\u25fe\u2b1b\u2b1c\u2610]|[\u{1f532}-\u{1f535}\u{1f7e0}-\u{1f7eb}])\ufe0f?/gu;
const entity = /&(?:nbsp|#160|#xa0|ensp|emsp);/gi;

/** The time and the name before a message of a chat, the mark of a quoted mail, the number of a row. */
const prefix = /^\s*(?:>\s?)*(?:\[[^\]]*\d[:.]\d\d[^\]]*\]\s*|\d[\d./-]*,? \d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[ap]m)?\s*(?:-\s*)?)?(?:[^\d.,:[\]{}'"|]{1,30}\d{0,3}[:=)]\s*)?/iu;

/** Text of a page without its tags; the ends of rows and paragraphs are ends of lines. */
function bare(text: string): string {
  if (!/<(?:br|p|t[dhr]|pre|div|span|li)\b/i.test(text)) return text.replace(entity, " ");
  return text
    .replace(/<t[dh]\b[^>]*>((?:(?!<t[dh]\b)[\s\S])*?)<\/t[dh]>/gi, (_, cell: string) => `${cell.replace(/<[^>]*>/g, "").replace(entity, "").trim() || "."} `)
    .replace(/<br\b[^>]*>|<\/(?:p|tr|div|li|pre)>/gi, "\n").replace(/<[^>]*>/g, "").replace(entity, " ");
}

/** Plain digits and points in place of the signs that stand for them. */
const plain = (text: string): string =>
  bare(text).replace(keycap, "$1").replace(blanks, ".").normalize("NFKC").replace(/[\u00ad\u200b-\u200f\u2060\ufeff]|\ufe0f/gu, "")
    .replace(/\b(?:none|null|nil)\b/gi, ".").replace(/[·•∙‧_*?−–—]/gu, ".");

/** The cells of a line; none if the line has anything else. */
function cellsOf(line: string): string[] {
  const inner = line.replace(/^\s*(?:[\p{L}_][\p{L}\p{N}_]*\s*=\s*)?/u, "").replace(/["'`[\](){}|,;]/g, " ").trim();
  if (!/^[\d. ]+$/.test(inner.replace(/\s/g, " "))) return [];
  const words = inner.split(/\s+/);
  // Groups of symbols, or numbers.
  const cells = words.some((word) => word.length > 2 || (word.length > 1 && word.includes("."))) || words.length < 4 ? [...words.join("")] : words;
  return cells.map((cell) => (cell === "0" ? "." : cell));
}

const spotted = (size: number, cells: readonly string[]): Spotted => ({ size, text: cells.join(size > 9 ? " " : "") });
const fits = (size: number, cells: readonly string[]): boolean => cells.every((cell) => cell === "." || (Number(cell) > 0 && Number(cell) <= size));
const enough = (cells: readonly string[]): boolean => cells.filter((cell) => cell !== ".").length > 3;

/** Words of a line that are a whole puzzle each. */
const within = (line: string): Spotted[] =>
  (line.match(/(?<![\d.])[\d.]{16,}(?![\d])/g) ?? []).flatMap((word) => {
    // A sentence may end after it.
    for (const text of [word, word.replace(/\.$/, "")]) {
      const size = Math.sqrt(text.length);
      const cells = [...text.replaceAll("0", ".")];
      if (sizes.includes(size) && size < 10 && fits(size, cells) && enough(cells)) return [spotted(size, cells)];
    }
    return [];
  });

/** The symbols of its cells. */
export const cellsIn = ({ size, text }: Spotted): string[] => (size > 9 ? text.split(" ") : [...text]);

/** The puzzles that a text holds, in its order, each once. */
export function spot(text: string): Spotted[] {
  const found: Spotted[] = [];
  let rows: string[][] = [];
  let lines: string[] = [];
  const take = () => {
    const size = rows[0]?.length ?? 0;
    const cells = rows.flat();
    if (rows.length === size && sizes.includes(size) && fits(size, cells) && enough(cells)) found.push(spotted(size, cells));
    else found.push(...lines.flatMap(within)); // 16 symbols are a row of a large puzzle, or all of a small one
    [rows, lines] = [[], []];
  };
  for (const line of plain(text).split(/\r\n?|\n/)) {
    const rest = line.replace(prefix, "");
    if (!rest.trim() || /^[\s+|=.:-]*--[\s+|=.:-]*$/.test(rest)) continue; // between rows, or bands of them
    let cells = cellsOf(line);
    if (!cells.length || (rows.length && cells.length !== rows[0]!.length)) cells = cellsOf(rest);
    if (rows.length && (cells.length !== rows[0]!.length || rows.length === rows[0]!.length)) take();
    if (sizes.includes(cells.length)) {
      rows.push(cells);
      lines.push(line);
    } else found.push(...within(line));
  }
  take();
  return found.filter((one, i) => found.findIndex((other) => other.text === one.text) === i);
}
