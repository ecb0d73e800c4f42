// Techniques that hints have named: what a player may want to learn.
import { local, type Store } from "./stores.ts";
import { countOne, readTally, type Tally } from "./tally.ts";

export const askedPlace = "clew.asked";

export const asked = (store: Store = local): Tally => readTally(store, askedPlace);
export const noteAsked = (technique: string, store: Store = local): number => countOne(store, askedPlace, technique);
