// The item at an index that a list is known to have, although the compiler cannot see it. A missing item is our fault,
// and throws here.
export function nth<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`nothing at ${place} of ${list.length}`);
  return item;
}

export const last = <T>(list: ArrayLike<T>): T => nth(list, list.length - 1);

/** The only item of a list or set. */
export function only<T>(items: Iterable<T>): T | undefined {
  const [one, ...more] = items;
  return more.length ? undefined : one;
}
