// Games, times, statistics and lessons as one file, to move to another browser. The contents of a file are checked and
// only add to the store: a game that exists already keeps the state that was played last.
import { read, type Saved } from "../model/save.ts";
import { addPlayed, type Played, readPlayed } from "./played.ts";
import { noteMarks, solvedMarks } from "./solved.ts";
import { addAllFinished, type Finished, finished, isFinished } from "./statistics.ts";
import { asked, askedPlace } from "./asked.ts";
import { learned, learnedPlace, lessonsRead, readPlace } from "../learn/learned.ts";
import type { Store } from "./stores.ts";
import { mergeTally, type Tally } from "./tally.ts";

const games = "clew.game.";
const version = 1;

interface Backup {
  clew: number;
  games: Record<string, Saved & { at?: number }>;
  played: Record<string, Played>;
  finished: Finished[];
  solved: string[];
  asked?: Tally;
  learned?: Tally;
  read?: Tally;
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
};

export function backup(store: Store): string {
  const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? "").filter((key) => key.startsWith(games));
  const ids = keys.map((key) => key.slice(games.length));
  const all: Backup = {
    clew: version,
    games: Object.fromEntries(ids.map((id) => [id, parsed(store.getItem(games + id)) as Saved])),
    played: Object.fromEntries(ids.map((id) => [id, readPlayed(store, id)])),
    finished: finished(store),
    solved: [...solvedMarks(store)],
    asked: asked(store),
    learned: learned(store),
    read: lessonsRead(store),
  };
  return JSON.stringify(all);
}

function readable(id: string, game: Saved): boolean {
  try {
    return read(game).present.game === id;
  } catch {
    return false;
  }
}

const at = (game: unknown): number => Number((game as { at?: number } | null)?.at ?? 0) || 0;

/** The number of games and finishes added; null if the text is not a backup. */
export function restore(store: Store, text: string): { games: number; finished: number } | null {
  const file = parsed(text) as Partial<Backup> | null;
  if (!file || typeof file !== "object" || file.clew !== version) return null;
  let added = 0;
  for (const [id, game] of Object.entries(file.games ?? {})) {
    if (!/^[\w-]{1,40}$/.test(id) || !readable(id, game)) continue;
    const here = parsed(store.getItem(games + id));
    if (here && at(here) >= at(game)) continue;
    try {
      store.setItem(games + id, JSON.stringify(game));
      ++added;
    } catch {
      break; // storage is full
    }
    const [mine, theirs] = [readPlayed(store, id), file.played?.[id]];
    const more = (key: "time" | "hints" | "steps") => Math.max(0, (Number(theirs?.[key]) || 0) - mine[key]);
    addPlayed(store, id, { time: more("time"), hints: more("hints"), steps: more("steps"), done: Number(theirs?.done) || 0, level: mine.level || String(theirs?.level ?? "") });
  }
  const own = Array.isArray(file.finished) ? file.finished.filter(isFinished) : [];
  if (Array.isArray(file.solved)) noteMarks(file.solved.filter((mark) => typeof mark === "string" && /^\w{1,20}$/.test(mark)), store);
  mergeTally(store, askedPlace, file.asked);
  mergeTally(store, learnedPlace, file.learned);
  mergeTally(store, readPlace, file.read);
  return { games: added, finished: addAllFinished(store, own) };
}
