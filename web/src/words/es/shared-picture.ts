// Words of the picture of a finished puzzle in Spanish.
import type { Parts } from "../parts.ts";
import { countedIn, helpIn } from "../prose.ts";

const help = helpIn(countedIn("es"), ["pista", "pistas"], ["paso de la página", "pasos de la página"], "Sin pistas");

export const picture: Parts["picture"] = {
  date: (date) => date.toLocaleDateString("es", { day: "numeric", month: "long", year: "numeric" }),
  solved: (what, time) => (time ? `${what}, resuelto en ${time}` : `${what}, resuelto`),
  hardest: (technique) => `Paso más difícil: ${technique}. `,
  help: (played) => `${help(played)}.`,
};
