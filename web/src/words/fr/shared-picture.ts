// Words of the picture of a finished puzzle in French.
import type { Parts } from "../parts.ts";
import { capital, countedIn, helpIn } from "../prose.ts";

const help = helpIn(countedIn("fr"), ["astuce", "astuces"], ["étape par la page", "étapes par la page"], "Sans astuce");

export const picture: Parts["picture"] = {
  date: (date) => date.toLocaleDateString("fr", { day: "numeric", month: "long", year: "numeric" }),
  solved: (what, time) => (time ? `${what}, résolu en ${time}` : `${what}, résolu`),
  hardest: (technique) => `Étape la plus difficile : ${technique}. `,
  help: (played) => `${capital(help(played))}.`,
};
