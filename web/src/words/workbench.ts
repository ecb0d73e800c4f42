// Words of the setter's workbench and of a puzzle's own words, in the page's languages; they come with the editor.
import { spoken } from "../words.ts";
import { countedIn, inProse } from "./prose.ts";

const [inEnglish, inGerman] = [countedIn("en"), countedIn("de")];

const english = {
  solutions: {
    about: (count: string) => `About ${count} solutions`, between: (least: string, most: string) => `estimated, between ${least} and ${most}`,
    exactly: "Count exactly", estimating: "Estimating …", counting: "Counting …", unknown: "The number of solutions is not known", late: "There was no time to count them all",
  },
  truth: {
    show: "True candidates", of: (cell: string) => `Digits of ${cell}`, select: "Select a cell to see how often each digit stands in it.",
    how: "In the grid, frequent digits are bold, rare ones thin.", never: "never", possible: "possible", times: (count: string) => `×${count}`,
  },
  decide: { title: "Clues that decide", looking: "Comparing the clues …", how: "times as many solutions without it", none: "No clue cuts the solutions by itself.", more: (count: string) => `over ${count}` },
  idle: { title: "Not needed", none: "Every clue is needed.", partly: "There was no time to look at every clue.", takeOut: "Take it out", remove: (what: string) => `Take it out: ${what}`, given: (digit: string, cell: string) => `the ${digit} in ${cell}` },
  complete: {
    title: "Finish my puzzle", kinds: "With", level: "Level", givens: "Givens", anyLevel: "Any level", find: "Find proposals", others: "Three others", searching: (tried: number, best: string) => `Looking for the fewest clues …${tried ? ` ${inEnglish(tried, "attempt", "attempts")}${best ? `, best so far ${best}` : ", none fits so far"}` : ""}`, needs: "Needs the technique",
    none: "Nothing was found in ten seconds; choose other clues or another level.", add: (what: string) => `Add ${what}`, given: (count: number) => `${count} ${count === 1 ? "given" : "givens"}`,
    clue: (count: number) => `${count} ${count === 1 ? "clue" : "clues"}`, and: " and ", steps: (count: string) => `${count} steps`, at: (digit: string, cell: string) => `${digit} in ${cell}`, proposals: "Proposals", done: "The puzzle has one solution already.",
  },
  hard: {
    title: "Where it is hard", only: "only one way on", later: "The path is drawn when the puzzle has one solution.", walking: "Walking the path …", stuck: "The path gets stuck.", easy: "Every step has other ways on.",
    step: (count: string) => `step ${count}`, at: (count: string, name: string) => `${count} ${inProse(name)}`, back: "Back to the puzzle",
  },
  playIt: "Play it",
  about: { title: "Title", author: "Author", rules: "Rules", message: "Message at the end", written: "written from the clues", again: "Write them again", how: "They are shown beside the grid, kept in links and in every export, and read from imports." },
};

const german: typeof english = {
  solutions: {
    about: (count) => `Etwa ${count} Lösungen`, between: (least, most) => `geschätzt, zwischen ${least} und ${most}`,
    exactly: "Genau zählen", estimating: "Wird geschätzt …", counting: "Wird gezählt …", unknown: "Die Zahl der Lösungen ist nicht bekannt", late: "Die Zeit reichte nicht, um alle zu zählen",
  },
  truth: {
    show: "Wahre Kandidaten", of: (cell) => `Ziffern von ${cell}`, select: "Wähle eine Zelle, um zu sehen, wie oft jede Ziffer in ihr steht.",
    how: "Im Gitter sind häufige Ziffern fett, seltene dünn.", never: "nie", possible: "möglich", times: (count) => `×${count}`,
  },
  decide: { title: "Hinweise, die entscheiden", looking: "Die Hinweise werden verglichen …", how: "mal so viele Lösungen ohne ihn", none: "Kein Hinweis verringert die Lösungen für sich.", more: (count) => `über ${count}` },
  idle: { title: "Nicht nötig", none: "Jeder Hinweis ist nötig.", partly: "Nicht alle Hinweise wurden rechtzeitig angesehen.", takeOut: "Herausnehmen", remove: (what) => `Herausnehmen: ${what}`, given: (digit, cell) => `die ${digit} in ${cell}` },
  complete: {
    title: "Mein Rätsel vollenden", kinds: "Mit", level: "Stufe", givens: "Vorgaben", anyLevel: "Jede Stufe", find: "Vorschläge suchen", others: "Drei andere", searching: (tried, best) => `Die wenigsten Hinweise werden gesucht …${tried ? ` ${inGerman(tried, "Versuch", "Versuche")}${best ? `, bisher am besten: ${best}` : ", keiner passt bisher"}` : ""}`, needs: "Braucht die Technik",
    none: "In zehn Sekunden wurde nichts gefunden; wähle andere Hinweise oder eine andere Stufe.", add: (what) => `${what} hinzufügen`, given: (count) => `${count} ${count === 1 ? "Vorgabe" : "Vorgaben"}`,
    clue: (count) => `${count} ${count === 1 ? "Hinweis" : "Hinweise"}`, and: " und ", steps: (count) => `${count} Schritte`, at: (digit, cell) => `${digit} in ${cell}`, proposals: "Vorschläge", done: "Das Rätsel hat schon genau eine Lösung.",
  },
  hard: {
    title: "Wo es schwer ist", only: "nur ein Weg weiter", later: "Der Weg wird gezeichnet, sobald das Rätsel eine Lösung hat.", walking: "Der Weg wird gegangen …", stuck: "Der Weg bleibt stecken.", easy: "Bei jedem Schritt gibt es andere Wege.",
    step: (count) => `Schritt ${count}`, at: (count, name) => `${count} ${name}`, back: "Zurück zum Rätsel",
  },
  playIt: "Spielen",
  about: { title: "Titel", author: "Von", rules: "Regeln", message: "Nachricht am Ende", written: "aus den Hinweisen geschrieben", again: "Neu schreiben", how: "Sie stehen neben dem Gitter, bleiben in Links und in jedem Export erhalten und werden beim Import gelesen." },
};

/** Asked for when it is shown: the page's language is known by then. */
export const say = (): typeof english => spoken({ de: german }, english);
