// Words of the finish, in the page's languages; they come when a puzzle is solved.
import type { Played } from "../app/played.ts";
import { spoken } from "../words.ts";
import { countedIn, inProse } from "./prose.ts";

type Help = Pick<Played, "hints" | "steps">;

const [inEnglish, inGerman] = [countedIn("en"), countedIn("de")];
const helpIn = (counted: typeof inEnglish, hint: [string, string], step: [string, string], none: string) => ({ hints, steps }: Help): string =>
  [hints ? counted(hints, ...hint) : "", steps ? counted(steps, ...step) : ""].filter(Boolean).join(", ") || none;

const english = {
  title: "Solved",
  thread: "This is the thread you followed.",
  rows: { time: "Time", hardest: "Hardest step", hints: "Hints", days: "Days in a row" },
  bestIs: (time: string) => `your best is ${time}`, bestWas: (time: string) => `your best, ${time} before`,
  help: helpIn(inEnglish, ["hint", "hints"], ["step by the page", "steps by the page"], "none"),
  hardest: (technique: string) => technique.replace(/^\S.*?(?= on |$)/, inProse),
  alone: "You found the way by yourself.",
  next: "Next puzzle", harder: "A harder one", layout: "Another layout",
  picture: "Share picture", saved: "The picture is saved.",
  tell: "Copy the result", told: "The result is on the clipboard.", notTold: "The browser does not let the page write to the clipboard.",
  result: (what: string, time: string, help: string) => `Clew, ${what}: solved${time ? ` in ${time}` : ""}, ${help}.`,
  resultHelp: helpIn(inEnglish, ["hint", "hints"], ["step by the page", "steps by the page"], "without a hint"),
};

const german: typeof english = {
  title: "Gelöst",
  thread: "Das ist der Faden, dem du gefolgt bist.",
  rows: { time: "Zeit", hardest: "Schwerster Schritt", hints: "Tipps", days: "Tage in Folge" },
  bestIs: (time) => `deine beste ist ${time}`, bestWas: (time) => `deine beste, vorher ${time}`,
  help: helpIn(inGerman, ["Tipp", "Tipps"], ["Schritt der Seite", "Schritte der Seite"], "keine"),
  hardest: (technique) => technique,
  alone: "Du hast den Weg selbst gefunden.",
  next: "Nächstes Rätsel", harder: "Ein schwereres", layout: "Eine andere Form",
  picture: "Bild teilen", saved: "Das Bild ist gespeichert.",
  tell: "Ergebnis kopieren", told: "Das Ergebnis liegt in der Zwischenablage.", notTold: "Der Browser lässt die Seite nicht in die Zwischenablage schreiben.",
  result: (what, time, help) => `Clew, ${what}: gelöst${time ? ` in ${time}` : ""}, ${help}.`,
  resultHelp: helpIn(inGerman, ["Tipp", "Tipps"], ["Schritt der Seite", "Schritte der Seite"], "ohne Tipp"),
};

export const finishWords: Record<string, typeof english> = { en: english, de: german };
export const say = (): typeof english => spoken(finishWords, english);
