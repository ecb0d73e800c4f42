// What stands at a place that a list is known to have, though the compiler cannot see it. Where nothing
// does, that is a fault of ours, told where it happens.
export function nth<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return item;
}

export const last = <T>(list: ArrayLike<T>): T => nth(list, list.length - 1);

/** What is alone in a list or set. */
export function only<T>(items: Iterable<T>): T | undefined {
  const [one, ...more] = items;
  return more.length ? undefined : one;
}
