// Words of playing in German.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const grouped = (count: number) => count.toLocaleString("de");
const counted = countedIn("de");

export const play: Parts["play"] = {
  invite: "Ein Rätsel für heute, und der Grund für jeden Schritt.",
  today: "Rätsel von heute",
  date: (date) => date.toLocaleDateString("de", { weekday: "long", day: "numeric", month: "long" }),
  when: (at) => new Date(at).toLocaleString("de", { dateStyle: "medium", timeStyle: "short" }),
  ofTheDay: "Rätsel des Tages",
  learn: "Techniken Schritt für Schritt, und Übungen zu jeder",
  build: "Ein eigenes Rätsel; beim Zeichnen zählen die Lösungen mit",
  doors: { play: "nach Form, Art der Hinweise und Stufe", learn: "Schritt für Schritt, mit Übungen", make: "Foto, Einfügen, Erzeugen, Bauen" },
  resume: "Weiterspielen",
  byLevel: (layout) => `${layout} nach Stufe`,
  all: "Alle Rätsel",
  emptyHow: "zum Eintippen",
  solvedOf: (count) => `${grouped(count)} gelöst`,
  noneGraded: "Von dieser Form gibt es noch keine eingestuften Rätsel. „Erzeugen“ macht eines.",
  done: "gelöst",
  begun: "begonnen",
  pause: "Pause",
  goOn: "Weiter",
  paused: "Pause",
  time: (text) => `Zeit ${text}`,
  statistics: {
    none: "In diesem Browser wurde noch nichts gelöst.",
    solved: "Gelöst", streak: "Tage in Folge", longest: "Längste Folge", table: "Nach Form und Stufe",
    days: (count) => counted(count, "Tag", "Tage"),
    columns: ["Rätsel", "Gelöst", "Beste", "Median", "Tipps"],
    export: "Ausgeben", import: "Einlesen",
    file: "Eine Datei nimmt alle Spiele mit ihren Zeiten anderswohin mit.",
    imported: (games, finished) => `${counted(games, "Spiel", "Spiele")} und ${counted(finished, "Ergebnis", "Ergebnisse")} aufgenommen.`,
    notImported: "Das ist keine Datei mit Spielen.",
  },
};
