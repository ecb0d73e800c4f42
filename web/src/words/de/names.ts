// Names of layouts in German.
import type { Parts } from "../parts.ts";

export const names: Parts["names"] = {
  "9x9": "9×9 klassisch", samurai: "Samurai", tridoku: "Tridoku", roxdoku: "Roxdoku", hyper: "Windoku", "samurai-13": "Samurai 13", twodoku: "Twodoku",
  "gattai-3": "Gattai 3", "gattai-8": "Gattai 8", "hyper-x": "Windoku X", "samurai-2x2": "Samurai aus 4×4", "samurai-4x4": "Samurai aus 16×16", antiknight: "Anti-Springer",
  antiking: "Anti-König", antichess: "Anti-Schach", disjoint: "Getrennte Gruppen", centerdot: "Mittelpunkt", "twin-horizontal": "Zwilling, nebeneinander",
  "twin-vertical": "Zwilling, übereinander", "twodoku-ne": "Twodoku, Nordost", "triple-diagonal": "Dreifach diagonal", nonconsecutive: "Nicht aufeinanderfolgend",
  diagonalnonconsecutive: "Diagonal nicht aufeinanderfolgend", antitaxicab: "Taxiregel", maindiagonal: "Hauptdiagonale",
  antidiagonal: "Nebendiagonale", windows: "Fenster", nodifference: "Keine Differenz ohne Punkt", noratio: "Kein Verhältnis ohne Punkt",
  nosum: "Keine Summe ohne Zeichen", nomovesum: "Keine Summe einen Zug entfernt", globalentropy: "Entropieregel",
  globalmodular: "Restregel", flatmates: "Mitbewohnerregel",
  butterfly: "Schmetterling", flower: "Blume", cross: "Kreuz", windmill: "Windmühle", argyle: "Rautenmuster", asterisk: "Stern",
};
