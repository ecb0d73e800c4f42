// Words of the picture of a finished puzzle in German.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("de");

export const picture: Parts["picture"] = {
  date: (date) => date.toLocaleDateString("de", { day: "numeric", month: "long", year: "numeric" }),
  solved: (what, time) => (time ? `${what}, gelöst in ${time}` : `${what}, gelöst`),
  hardest: (technique) => `Schwerster Schritt: ${technique}. `,
  help: ({ hints, steps }) => `${[hints ? counted(hints, "Tipp", "Tipps") : "", steps ? counted(steps, "Schritt der Seite", "Schritte der Seite") : ""].filter(Boolean).join(", ") || "Ohne Tipp"}.`,
};
