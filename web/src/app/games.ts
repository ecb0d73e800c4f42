// Games in play, each under its own key in the browser's store, so that no link, no other tab and no new puzzle
// overwrites another game. The page overwrites only data that it has read or written itself: if another tab has written
// since, the game continues under a new key.
import { type Doc, worthKeeping } from "../model/doc.ts";
import type { History } from "../model/history.ts";
import { read, type Saved, write } from "../model/save.ts";
import { copyPlayed, type Played, readPlayed, removePlayed } from "./played.ts";
import type { Store } from "./stores.ts";

const place = "clew.game.";
const newest = "clew.last";
const former = "clew.work"; // the one place there was before

export interface Game {
  id: string;
  /** When it was kept last, in ms. */
  at: number;
  present: Doc;
  played: Played;
}

interface Kept extends Saved {
  at: number;
}

/** The same history, its game under another name. */
function renamed(history: History, to: string): History {
  const from = history.present.game;
  const name = (doc: Doc): Doc => (doc.game === from ? { ...doc, game: to } : doc);
  return { past: history.past.map(name), present: name(history.present), future: history.future.map(name) };
}

export class Games {
  private readonly seen = new Map<string, string>();
  private readonly kept = new WeakSet<History>();

  constructor(private readonly store: Store, private readonly now: () => number = Date.now) {}

  /** The game that was played last, in any tab. */
  last(): string {
    return this.store.getItem(newest) ?? "";
  }

  has(id: string): boolean {
    return this.store.getItem(place + id) !== null;
  }

  /** Nothing when there is none of this name, or it cannot be read. */
  open(id: string): History | null {
    try {
      const text = this.store.getItem(place + id);
      if (text === null) return null;
      const history = read(JSON.parse(text) as Saved);
      if (history.present.game !== id) return null;
      this.seen.set(id, text);
      this.kept.add(history);
      return history;
    } catch {
      return null;
    }
  }

  /** The game of older versions, which stored only one. */
  openFormer(): History | null {
    try {
      const text = this.store.getItem(former);
      return text ? read(JSON.parse(text) as Saved) : null;
    } catch {
      return null;
    }
  }

  /** Keeps a game. Gives it back, under another name if its own is another tab's by now; or nothing
   *  when there is no room for it. */
  keep(history: History): History | null {
    if (this.kept.has(history) || !worthKeeping(history.present)) return history;
    const id = history.present.game;
    const stored = this.store.getItem(place + id);
    if (stored !== null && stored !== this.seen.get(id)) {
      const other = `${id.slice(0, 24)}-${this.now().toString(36)}`;
      copyPlayed(this.store, id, other);
      return this.keep(renamed(history, other));
    }
    if (!this.put(id, history)) return null;
    this.kept.add(history);
    try {
      this.store.setItem(newest, id);
      this.store.removeItem(former);
    } catch {
      // The game itself is kept; which was the last one can be seen from its time.
    }
    return history;
  }

  private put(id: string, history: History): boolean {
    // If storage is full, older games lose part of their history, then this one does.
    for (const [limit, spare] of [[150, false], [20, false], [20, true], [0, true]] as const) {
      if (spare) this.thin(id);
      const text = JSON.stringify({ at: this.now(), ...write(history, limit) } satisfies Kept);
      try {
        this.store.setItem(place + id, text);
        this.seen.set(id, text);
        return true;
      } catch {
        // Too much for the store.
      }
    }
    return false;
  }

  private thin(except: string): void {
    for (const id of this.ids()) {
      if (id === except) continue;
      const text = this.store.getItem(place + id);
      const history = this.open(id);
      if (!text || !history || !history.past.length) continue;
      const less = JSON.stringify({ at: this.timeOf(text), ...write(history, 0) } satisfies Kept);
      try {
        this.store.setItem(place + id, less);
        this.seen.set(id, less);
      } catch {
        return;
      }
    }
  }

  private timeOf(text: string): number {
    const { at } = JSON.parse(text) as Partial<Kept>;
    return typeof at === "number" ? at : 0;
  }

  private ids(): string[] {
    const keys = Array.from({ length: this.store.length }, (_, i) => this.store.key(i) ?? "");
    return keys.filter((key) => key.startsWith(place)).map((key) => key.slice(place.length));
  }

  /** All games, newest first; `pause` is awaited between them, for each takes its time to read. */
  async list(pause: () => Promise<void> = async () => {}): Promise<Game[]> {
    const games: Game[] = [];
    for (const id of this.ids()) {
      try {
        const text = this.store.getItem(place + id) ?? "";
        games.push({ id, at: this.timeOf(text), present: read(JSON.parse(text) as Saved).present, played: readPlayed(this.store, id) });
      } catch {
        // Foreign or broken data: left unchanged.
      }
      await pause();
    }
    return games.sort((a, b) => b.at - a.at);
  }

  /** Removes a game; returns a function that restores it. */
  remove(id: string): () => void {
    const text = this.store.getItem(place + id);
    this.store.removeItem(place + id);
    const putBack = removePlayed(this.store, id);
    return () => {
      putBack();
      if (text !== null) this.store.setItem(place + id, text);
    };
  }
}
