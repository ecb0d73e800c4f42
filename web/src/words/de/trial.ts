// Words of a trial in German.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("de");

export const trial: Parts["trial"] = {
  title: (steps) => `Hier hilft nur Probieren: ${counted(steps, "Schritt", "Schritte")}`,
  show: "Zeigen",
  tree: "Baum der Annahmen",
  fails: (steps) => (steps ? `scheitert nach ${counted(steps, "Schritt", "Schritten")}` : "scheitert sofort"),
  ruleOut: (digit, cell) => `${digit} in ${cell} ausschließen`,
  shown: "Das Gitter zeigt den offenen Zweig.",
};
