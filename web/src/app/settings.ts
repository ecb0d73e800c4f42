// Choices that outlast a puzzle.
import { local } from "./stores.ts";

export interface Settings {
  /** Candidates are kept by the page; otherwise marks are the player's alone. */
  automatic: boolean;
  /** Every step of the chosen techniques is applied after each entry. */
  auto: boolean;
  /** Solve walks the path; otherwise it shows the answer only. */
  path: boolean;
  /** Techniques that hints, steps and paths leave out. */
  without: string[];
  /** Coordinates shown round the grid. */
  numbers: boolean;
  /** Counts of rules, steps and cycles. */
  counts: boolean;
  /** A game's time is taken and shown. */
  timer: boolean;
  /** When a mistake is told: as it is made, only where a digit repeats, or when Check is pressed. */
  mistakes: "once" | "repeats" | "check";
  /** How many solutions there are is said. */
  tell: boolean;
  theme: "system" | "light" | "dark" | "contrast";
  text: "normal" | "large";
  language: "system" | "en" | "de";
  /** A shared link holds entries and marks too. */
  shareWork: boolean;
}

/** Settings of which one of a few is chosen. */
export const choices = {
  mistakes: ["repeats", "once", "check"], theme: ["system", "light", "dark", "contrast"], text: ["normal", "large"], language: ["system", "en", "de"],
} as const;

const usual: Settings = { automatic: true, auto: false, path: true, without: [], numbers: true, counts: false, timer: true, mistakes: "repeats", tell: true, theme: "system", text: "normal", language: "system", shareWork: false };
const place = "clew.settings";

export function loadSettings(): Settings {
  try {
    const saved: unknown = JSON.parse(local.getItem(place) ?? "{}");
    const result = { ...usual };
    if (!saved || typeof saved !== "object") return result;
    const from = saved as Record<string, unknown>;
    for (const key of ["automatic", "auto", "path", "numbers", "counts", "timer", "tell", "shareWork"] as const)
      if (typeof from[key] === "boolean") result[key] = from[key];
    for (const [key, values] of Object.entries(choices))
      if (values.some((value) => value === from[key])) Object.assign(result, { [key]: from[key] });
    if (Array.isArray(from.without)) result.without = from.without.filter((name): name is string => typeof name === "string");
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
