// Techniques that hints have named: candidates for the player's next lesson.
import { local, type Store } from "./stores.ts";
import { countOne, readTally, type Tally } from "./tally.ts";

export const askedPlace = "clew.asked";

export const asked = (store: Store = local): Tally => readTally(store, askedPlace);
export const noteAsked = (technique: string, store: Store = local): number => countOne(store, askedPlace, technique);
