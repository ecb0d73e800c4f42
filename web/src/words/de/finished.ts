// Words of the finish in German.
import type { Parts } from "../parts.ts";
import { countedIn, helpIn } from "../prose.ts";

const counted = countedIn("de");

export const finished: Parts["finished"] = {
  title: "Gelöst",
  thread: "Das ist der Faden, dem du gefolgt bist.",
  rows: { time: "Zeit", hardest: "Schwerster Schritt", hints: "Tipps", days: "Tage in Folge" },
  bestIs: (time) => `deine beste ist ${time}`, bestWas: (time) => `deine beste, vorher ${time}`,
  help: helpIn(counted, ["Tipp", "Tipps"], ["Schritt der Seite", "Schritte der Seite"], "keine"),
  hardest: (technique) => technique,
  alone: "Du hast den Weg selbst gefunden.",
  next: "Nächstes Rätsel", harder: "Ein schwereres", layout: "Eine andere Form",
  picture: "Bild teilen", saved: "Das Bild ist gespeichert.",
  tell: "Ergebnis kopieren", told: "Das Ergebnis liegt in der Zwischenablage.", notTold: "Der Browser lässt die Seite nicht in die Zwischenablage schreiben.",
  result: (what, time, help) => `Clew, ${what}: gelöst${time ? ` in ${time}` : ""}, ${help}.`,
  resultHelp: helpIn(counted, ["Tipp", "Tipps"], ["Schritt der Seite", "Schritte der Seite"], "ohne Tipp"),
};
