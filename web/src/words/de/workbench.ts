// Words of the setter's workbench and of a puzzle's own words in German.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("de");

export const workbench: Parts["workbench"] = {
  solutions: {
    about: (count) => `Etwa ${count} Lösungen`, between: (least, most) => `geschätzt, zwischen ${least} und ${most}`,
    thread: "Lösungen nach jedem Zug", empty: "leeres Gitter", now: "jetzt",
    exactly: "Genau zählen", estimating: "Wird geschätzt …", counting: "Wird gezählt …", unknown: "Die Zahl der Lösungen ist nicht bekannt", late: "Die Zeit reichte nicht, um alle zu zählen",
  },
  truth: {
    show: "Wahre Kandidaten", of: (cell) => `Ziffern von ${cell}`, select: "Wähle eine Zelle, um zu sehen, wie oft jede Ziffer in ihr steht.",
    how: "Im Gitter sind häufige Ziffern fett, seltene dünn.", never: "nie", possible: "möglich", times: (count) => `×${count}`,
  },
  decide: { title: "Hinweise, die entscheiden", looking: "Die Hinweise werden verglichen …", how: "mal so viele Lösungen ohne ihn", none: "Kein Hinweis verringert die Lösungen für sich.", more: (count) => `über ${count}` },
  idle: {
    title: "Nicht nötig", none: "Jeder Hinweis ist nötig.", partly: "Nicht alle Hinweise wurden rechtzeitig angesehen.", takeOut: "Herausnehmen", remove: (what) => `Herausnehmen: ${what}`, given: (digit, cell) => `die ${digit} in ${cell}`,
    more: (count) => `${count} weitere`, fewer: "Weniger", each: "Jeder für sich: Fehlt einer, sind andere vielleicht nötig.",
    why: {
      ask: "Warum ist er nicht nötig?", filled: "Alle seine Zellen sind vorgegeben.", one: "Der Rest hat genau eine Lösung, und sie erfüllt diesen Hinweis.", all: "Ohne ihn sind die Lösungen dieselben.", atOnce: (name) => `Der Rest ergibt sie: ${name}.`,
      later: (steps, name) => `Der Rest ergibt sie in ${counted(steps, "Schritt", "Schritten")}, am schwersten ist ${name}.`, solved: (steps, name) => `Der Rest ist in ${counted(steps, "Schritt", "Schritten")} gelöst, am schwersten ist ${name}; die Lösung erfüllt diesen Hinweis.`,
    },
  },
  complete: {
    title: "Mein Rätsel vollenden", kinds: "Mit", level: "Stufe", givens: "Vorgaben", anyLevel: "Jede Stufe", find: "Vorschläge suchen", others: "Drei andere", searching: (tried, best) => `Die wenigsten Hinweise werden gesucht …${tried ? ` ${counted(tried, "Versuch", "Versuche")}${best ? `, bisher am besten: ${best}` : ", keiner passt bisher"}` : ""}`, needs: "Braucht die Technik",
    none: "In zehn Sekunden wurde nichts gefunden; wähle andere Hinweise oder eine andere Stufe.", add: (what) => `${what} hinzufügen`, given: (count) => `${count} ${count === 1 ? "Vorgabe" : "Vorgaben"}`,
    clue: (count) => `${count} ${count === 1 ? "Hinweis" : "Hinweise"}`, and: " und ", steps: (count) => `${count} Schritte`, at: (digit, cell) => `${digit} in ${cell}`, proposals: "Vorschläge", done: "Das Rätsel hat schon genau eine Lösung.",
  },
  hard: {
    title: "Wo es schwer ist", only: "nur ein Weg weiter", later: "Der Weg wird gezeichnet, sobald das Rätsel eine Lösung hat.", walking: "Der Weg wird gegangen …", stuck: "Der Weg bleibt stecken.", easy: "Bei jedem Schritt gibt es andere Wege.",
    singles: (count) => `ab ${count} nur leichte Schritte`, step: (count) => `Schritt ${count}`, at: (count, name) => `${count} ${name}`, back: "Zurück zum Rätsel",
  },
  playIt: "Spielen",
  about: { title: "Titel", author: "Von", rules: "Regeln", message: "Nachricht am Ende", written: "aus den Hinweisen geschrieben", again: "Neu schreiben", how: "Sie stehen neben dem Gitter, bleiben in Links und in jedem Export erhalten und werden beim Import gelesen." },
};
