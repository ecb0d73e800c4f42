// The browser's stores; where they are forbidden, ones that last until the page is closed.
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

class Memory implements Store {
  private readonly items = new Map<string, string>();
  get length(): number {
    return this.items.size;
  }
  key(place: number): string | null {
    return [...this.items.keys()][place] ?? null;
  }
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.items.set(key, text);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

function allowed(store: () => Store): Store {
  try {
    return store();
  } catch {
    return new Memory();
  }
}

/** For all tabs, until it is emptied. */
export const local = allowed(() => localStorage);

/** For this tab. */
const session = allowed(() => sessionStorage);

export const remembered = (key: string): string | null => session.getItem(key);

export function remember(key: string, text: string): void {
  try {
    session.setItem(key, text);
  } catch {
    // No room: a reload begins with the game that was played last.
  }
}
