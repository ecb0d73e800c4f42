// Text that is no puzzle as it stands, but holds one: a link of another site that spells it out, cells
// of a spreadsheet, of which the open ones are empty, or a grid or a line with sentences about it.

/** What stands in a link as a whole value, part of its path or fragment, and is as long as a puzzle. */
const linked = (text: string): string | undefined =>
  /^https?:\/\/\S+$/.test(text) ? /[=/#]([\d.]{36,})(?=$|[&#/?])/.exec(text)?.[1]?.replaceAll("0", ".") : undefined;

/** Cells of a spreadsheet, each blank a point; nothing when the text is no such thing. */
function cells(lines: string[]): string | undefined {
  for (const mark of ["\t", ";", ","]) {
    const rows = lines.map((line) => line.split(mark));
    const length = rows[0]?.length ?? 0;
    if (rows.length > 3 && length > 3 && rows.every((row) => row.length === length)) return rows.map((row) => row.map((cell) => cell.trim() || ".").join(" ")).join("\n");
  }
  return undefined;
}

/** The lines without those that hold words. */
const grid = (lines: string[]): string => lines.filter((line) => !/\p{L}{2}/u.test(line)).join("\n");

/** The only word of a text that is as long as a puzzle. */
function line(text: string): string | undefined {
  const [one, ...more] = text.match(/(?<!\S)[\d.]{16,}(?!\S)/g) ?? [];
  return more.length || one === text.trim() ? undefined : one;
}

/** What is worth another try; nothing when nothing is. */
export function tidied(text: string): string | undefined {
  const puzzle = linked(text.trim());
  if (puzzle) return puzzle;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() || line.includes("\t"));
  if (lines.length < 4) return line(text);
  const tidy = cells(lines) ?? grid(lines);
  return tidy.trim() && tidy !== lines.join("\n") ? tidy : line(text);
}
