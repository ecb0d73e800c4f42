// Words of a puzzle's setter: they belong to the puzzle, and no rule is read from them.

export interface About {
  title: string;
  author: string;
  rules: string;
  /** Shown when the puzzle is solved. */
  message: string;
}

export const untold: About = { title: "", author: "", rules: "", message: "" };

const longest: Record<keyof About, number> = { title: 200, author: 200, rules: 6000, message: 2000 };
const names = ["title", "author", "rules", "message"] as const;

/** Of data from outside; nothing if it has no words. */
export function readAbout(data: unknown): About | undefined {
  const of = (data ?? {}) as Partial<Record<keyof About, unknown>>;
  const about = { ...untold };
  for (const name of names) if (typeof of[name] === "string") about[name] = of[name].slice(0, longest[name]);
  return names.some((name) => about[name]) ? about : undefined;
}

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replace(/[\0-\x1f]/g, "")}"`;

/** Puzzle text with these words. */
export const withAbout = (text: string, about: About | undefined): string =>
  about ? text.replace(/^sudoku 1\n/, `$&${names.filter((name) => about[name]).map((name) => `${name} ${quoted(about[name])}\n`).join("").replaceAll("$", "$$$$")}`) : text;
