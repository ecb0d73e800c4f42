// The order in which techniques are tried: the usual one, but for those that a player has moved.

/** All techniques: first the ones named, then the others in the usual order. */
export function ordered(usual: readonly string[], first: readonly string[]): string[] {
  const before = first.filter((name) => usual.includes(name));
  return [...before, ...usual.filter((name) => !before.includes(name))];
}

/** The shortest list of names for an order: the techniques after them are in the usual order. */
export function firstOf(usual: readonly string[], order: readonly string[]): string[] {
  let count = Math.max(0, order.length - 1);
  const place = order.map((name) => usual.indexOf(name));
  while (count > 0 && (place[count - 1] ?? 0) < (place[count] ?? 0)) --count;
  return order.slice(0, count);
}

/** With the one at this place at another. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const one = order[from];
  if (one === undefined) return [...order];
  const others = order.filter((_, i) => i !== from);
  const at = Math.max(0, Math.min(others.length, to));
  return [...others.slice(0, at), one, ...others.slice(at)];
}
