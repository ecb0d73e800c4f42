// The pen's drawing: lines from cell to cell and along edges, crosses and circles. Each has a key with its place (for a
// line, both ends) in thousandths of a cell, so a drawing is stored and shown without a layout. Its value is the ink,
// after the letter of a mark.
export interface Spot {
  x: number;
  y: number;
}

export type Pen = Readonly<Record<string, string>>;
export type PenMark = "x" | "o";

export const blank: Pen = {};
/** Number of colours that can be distinguished, each with strokes of its own. */
export const inks = 4;

const thousandths = (value: number) => Math.round(value * 1000);
export const spotKey = ({ x, y }: Spot): string => `${thousandths(x)},${thousandths(y)}`;

export function lineKey(a: Spot, b: Spot): string {
  const ends = [a, b].sort((p, q) => thousandths(p.y) - thousandths(q.y) || thousandths(p.x) - thousandths(q.x));
  return ends.map(spotKey).join(" ");
}

const spotOf = (key: string): Spot => {
  const [x = 0, y = 0] = key.split(",").map((text) => Number(text) / 1000);
  return { x, y };
};

export const endsOf = (key: string): Spot[] => key.split(" ").map(spotOf);

/** With a stroke or mark at a key; "" takes it away. */
export function withDrawn(pen: Pen, key: string, value: string): Pen {
  if ((pen[key] ?? "") === value) return pen;
  const { [key]: _, ...rest } = pen;
  return value ? { ...rest, [key]: value } : rest;
}

/** Without lines that end, and marks, at these places. */
export function withoutSpots(pen: Pen, spots: ReadonlySet<string>): Pen {
  const kept = Object.entries(pen).filter(([key]) => !key.split(" ").some((end) => spots.has(end)));
  return kept.length < Object.keys(pen).length ? Object.fromEntries(kept) : pen;
}

/** Moved by an offset, without parts that would lie outside a layout of that size. */
export function movedPen(pen: Pen, by: Spot, size: Spot): Pen {
  const inside = ({ x, y }: Spot) => x >= 0 && y >= 0 && x <= size.x && y <= size.y;
  const ends = (key: string) => endsOf(key).map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  return Object.fromEntries(Object.entries(pen).flatMap(([key, value]) => (ends(key).every(inside) ? [[ends(key).map(spotKey).join(" "), value]] : [])));
}

const most = 5000;

/** From a store or a link, which can hold anything. */
export const isPen = (kept: unknown): kept is Pen =>
  !!kept && typeof kept === "object" && !Array.isArray(kept) && Object.keys(kept).length <= most &&
  Object.entries(kept).every(([key, value]) => /^\d{1,6},\d{1,6}(?: \d{1,6},\d{1,6})?$/.test(key) && new RegExp(`^${key.includes(" ") ? "" : "[xo]"}[1-${inks}]$`).test(String(value)));
