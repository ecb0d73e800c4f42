// Words of the options and of the table of keys in German.
import type { Parts } from "../parts.ts";

export const options: Parts["options"] = {
  techniques: "Techniken für Tipps, Schritte und Auto",
  flags: {
    clearing: ["Meine Marken um einen Eintrag löschen", "Seine Ziffer verschwindet aus deinen Marken in allen Zellen, die ihn sehen"], path: ["Lösen geht den Weg", "Sonst zeigt es nur die Lösung"],
    digitFirst: ["Erst die Ziffer, dann die Zellen", "Eine Taste wählt eine Ziffer; jeder Druck auf eine Zelle trägt sie ein"], wrap: ["Pfeile gehen am anderen Rand weiter", "Vom Ende einer Zeile zu ihrem Anfang"],
    vibrate: ["Bei einem Eintrag vibrieren", "Zweimal, wenn er als falsch markiert ist"],
    numbers: ["Zeilen- und Spaltennummern", ""], timer: ["Zeit", "Wie lange ein Spiel dauert; mit Pause"], tell: ["Die Zahl der Lösungen", "Sonst zeigt die Seite sie nicht"],
    counts: ["Regeln, Schritte und Runden", "Die Zahlen hinter einem Rätsel und seinem Weg"], shareWork: ["Mit meinen Einträgen teilen", "Sonst enthält ein Link nur die Vorgaben"],
  },
  choices: {
    mistakes: { label: "Fehler zeigen", repeats: "bei Wiederholung", once: "sofort", check: "nur mit Prüfen" },
    theme: { label: "Farben", system: "wie das System", light: "hell", dark: "dunkel", contrast: "hoher Kontrast" },
    text: { label: "Textgröße", normal: "normal", large: "groß" },
    language: { label: "Sprache", system: "wie das System", },
  },
  keyTable: [
    ["Pfeile; mit Strg oder Umschalt", "bewegen; Auswahl erweitern"], ["Doppelklick", "wählen, was dieselbe Ziffer oder dieselben Marken hat"],
    ["Ziffer", "was der Modus sagt: zuerst ein Wert"], ["Umschalt, Strg, Strg-Umschalt + Ziffer", "Eckmarke, Mittelmarke, Farbe"],
    ["zwei Ziffern in einer Sekunde", "eine Ziffer über 9; Buchstaben gehen auch"], ["Z X C V B, Leertaste", "Wert, Ecke, Mitte, Farbe, Stift; das nächste"],
    ["Stift: ziehen; tippen", "Linien von Zelle zu Zelle und an Kanten; Kreuz, Kreis, nichts"], ["Stift: Umschalt oder Strg + Pfeil", "Linie zur nächsten Zelle; an dieser Kante"],
    ["Stift: Rücktaste", "radiert in den Zellen, oder zurück"],
    ["Entf", "leert die Zellen, wie die Taste Radieren"], ["Rücktaste, Strg-Z; Strg-Y", "zurück; wieder"], ["Strg-V", "nimmt ein Rätsel aus der Zwischenablage"], ["H, S, G", "Tipp, Schritt, Raten"],
    ["Alt + Buchstabe", "ein Befehl, wo Buchstaben Ziffern sind"],
    ["Eingabe", "legt fest, was steht"], ["F1 – F9", "eine Ziffer zeigen"], ["Strg-Mausrad", "das Gitter vergrößern"], ["Esc", "schließen, was gezeigt wird"],
  ],
};
