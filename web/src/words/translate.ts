// Translation of the engine's English-only sentences by rows: a sentence and its translation. {} is a placeholder, {2}
// the second one if the language needs another order. Inserted text is translated too.

export type Row = readonly [english: string, translated: string];

interface Table {
  rows: readonly Row[];
  /** Rows of `rows` whose placeholders hold a single word. */
  parts: readonly Row[];
  /** Quotation marks, with $2 for the quoted text. */
  quote: string;
}

export interface Translator extends Table {
  /** Returns the translation, or the sentence itself if no row fits. */
  tell(sentence: string): string;
}

const escaped = (text: string) => text.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&");
const pattern = (text: string, hole: string) => new RegExp(`^${text.split("{}").map(escaped).join(hole)}$`, "s");
const letters = (text: string) => text.replaceAll("{}", "").length;

export function translator({ rows, parts, quote }: Table): Translator {
  /** Longest first: a sentence is not taken for a shorter one with more text put in. */
  const sentences = rows
    .map((row) => ({ row, hole: parts.includes(row) ? "(\\S+)" : "(.+?)" }))
    .filter(({ row: [english] }) => english.includes("{}"))
    .sort((a, b) => letters(b.row[0]) - letters(a.row[0]))
    .map(({ row: [english, translated], hole }) => [pattern(english, hole), translated] as const);
  const plain = new Map(rows);

  function translated(text: string): string | undefined {
    const same = plain.get(text);
    if (same !== undefined) return same;
    for (const [form, to] of sentences) {
      const found = form.exec(text);
      if (!found) continue;
      let next = 0;
      return to.replace(/\{(\d?)\}/g, (_, place) => part(found[place ? Number(place) : ++next] ?? ""));
    }
    return undefined;
  }
  /** Inserted text may be a list. */
  const part = (text: string): string => translated(text) ?? text.split(", ").map((one) => translated(one) ?? one).join(", ");

  return { rows, parts, quote, tell: (sentence) => translated(sentence)?.replace(/(['`])(.+?)\1/g, quote) ?? sentence };
}
