// Choices that outlast a puzzle.
import { codes, type Language } from "../languages.ts";
import { local } from "./stores.ts";

/** The techniques in use, and their order. */
export interface Profile {
  name: string;
  without: readonly string[];
  order: readonly string[];
}

export const usualChoice: Omit<Profile, "name"> = { without: [], order: [] };

export interface Settings {
  /** An entry takes its digit out of the player's marks in the cells that see it. */
  clearing: boolean;
  /** A key chooses a digit, which each press of a cell then enters. */
  digitFirst: boolean;
  /** Arrows lead from one edge of the grid to the opposite one. */
  wrap: boolean;
  /** A device that can vibrates at an entry. */
  vibrate: boolean;
  /** Every step of the chosen techniques is applied after each entry. */
  auto: boolean;
  /** Solve walks the path; otherwise it shows the answer only. */
  path: boolean;
  /** Techniques that hints, steps and paths leave out. */
  without: string[];
  /** Those that they try before the others, in this order. */
  order: string[];
  /** Choices of techniques saved under a name. */
  profiles: Profile[];
  /** Coordinates shown round the grid. */
  numbers: boolean;
  /** Counts of rules, steps and cycles. */
  counts: boolean;
  /** A game's time is taken and shown. */
  timer: boolean;
  /** Time at which a mistake is shown: at once, at once for repeated digits only, or when Check is pressed. */
  mistakes: "once" | "repeats" | "check";
  /** How many solutions there are is said. */
  tell: boolean;
  theme: "system" | "light" | "dark" | "contrast";
  text: "normal" | "large";
  language: "system" | Language;
  /** A shared link holds entries and marks too. */
  shareWork: boolean;
}

/** Options of requests: for finding techniques, and for trying them in order. */
export const used = ({ without }: Settings): { without?: string } => (without.length ? { without: without.join(",") } : {});
export const tried = (settings: Settings): { without?: string; order?: string } => ({ ...used(settings), ...(settings.order.length ? { order: settings.order.join(",") } : {}) });

/** Whether the number of solutions is said; it would tell of mistakes too. */
export const isCountTold = ({ tell, mistakes }: Settings): boolean => tell && mistakes !== "check";

/** Settings of which one of a few is chosen. */
export const choices = {
  mistakes: ["repeats", "once", "check"], theme: ["system", "light", "dark", "contrast"], text: ["normal", "large"], language: ["system", ...codes],
} as const;

export const usual: Settings = { clearing: true, digitFirst: false, wrap: true, vibrate: false, auto: false, path: true, without: [], order: [], profiles: [], numbers: true, counts: false, timer: true, mistakes: "repeats", tell: true, theme: "system", text: "normal", language: "system", shareWork: false };
const place = "clew.settings";

const names = (list: unknown): string[] => (Array.isArray(list) ? list.filter((name): name is string => typeof name === "string") : []);

export function loadSettings(): Settings {
  try {
    const saved: unknown = JSON.parse(local.getItem(place) ?? "{}");
    const result = { ...usual };
    if (!saved || typeof saved !== "object") return result;
    const from = saved as Record<string, unknown>;
    for (const key of ["clearing", "digitFirst", "wrap", "vibrate", "auto", "path", "numbers", "counts", "timer", "tell", "shareWork"] as const)
      if (typeof from[key] === "boolean") result[key] = from[key];
    for (const [key, values] of Object.entries(choices))
      if (values.some((value) => value === from[key])) Object.assign(result, { [key]: from[key] });
    for (const key of ["without", "order"] as const) result[key] = names(from[key]);
    if (Array.isArray(from.profiles))
      result.profiles = from.profiles.flatMap((one) =>
        one && typeof one === "object" && typeof one.name === "string" ? [{ name: one.name, without: names(one.without), order: names(one.order) }] : []);
    return result;
  } catch {
    return { ...usual };
  }
}

export function saveSettings(settings: Settings): void {
  try {
    local.setItem(place, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: the choice lasts until the page is closed.
  }
}
