// Words of the picture of a finished puzzle in English.
import type { Played } from "../../app/played.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("en");

export const picture = {
  date: (date: Date) => date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" }),
  solved: (what: string, time: string) => (time ? `${what}, solved in ${time}` : `${what}, solved`),
  hardest: (technique: string) => `Hardest step: ${technique}. `,
  help: ({ hints, steps }: Pick<Played, "hints" | "steps">) => `${[hints ? counted(hints, "hint", "hints") : "", steps ? counted(steps, "step by the page", "steps by the page") : ""].filter(Boolean).join(", ") || "No hints"}.`,
};
