// Words of reading a published puzzle in German.
import { keyed, type Parts } from "../parts.ts";
import { listedIn } from "../prose.ts";

const listed = listedIn("de");

export const reading: Parts["reading"] = {
  summary: "Wie viel verstanden ist",
  understood: (count, all) => (all === 1 ? `${count} von einem Satz ist verstanden` : `${count} von ${all} Sätzen ${count === 1 ? "ist" : "sind"} verstanden`),
  confirmed: "Die einzige Lösung ist die im Link.", obeyed: "Die Lösung im Link hält sie ein.", suffices: "Sie lassen allein die Lösung im Link zu: Mehr braucht es nicht.",
  broken: "Die Lösung im Link verletzt einen davon.", none: "Der Link enthält keine Lösung, die sie prüfen könnte.", usual: "Es sind keine Regeln genannt: Diese sind bei solchen Zeichnungen üblich.",
  all: "Alles Gezeichnete gehört zu einem Satz.",
  except: (objects) => `Alles Gezeichnete gehört zu einem Satz, außer: ${listed([...new Set(objects)], "conjunction")}.`,
  unknown: (word) => `Clew kennt das Wort „${word}“ nicht.`,
  form: "Clew kennt keinen Satz dieser Form.",
  noRule: (object) => `Noch ohne Regel: ${object}.`,
  object: (sort, hue) => (hue ? `${sort} (${hue})` : sort),
  at: (name, cell) => `${name} in ${cell}`, along: (name, from, to) => `${name} von ${from} bis ${to}`,
  whole: "Dafür ist nichts eigens gezeichnet",
  more: (count) => ` und ${count} weitere`,
  byHand: "Von Hand ergänzen", play: "Spielen", playDrawn: "Spielen wie gezeichnet",
  note: (count) => (count === 1 ? "Hinweise und Prüfungen kennen nur einen Satz." : `Hinweise und Prüfungen kennen nur diese ${count} Sätze.`),
  unplayable: "Das Gitter selbst ist nicht verstanden, darum lässt sich das Rätsel nicht spielen.",
  sorts: keyed({ line: "Linie", arrow: "Pfeil", "diagonal line": "Diagonale", dot: "Punkt", letter: "Buchstabe", sign: "Zeichen", "corner mark": "Marke an einer Ecke", circle: "Kreis", square: "Viereck", shading: "Schattierung", cage: "Käfig", number: "Zahl neben dem Gitter", drawing: "Zeichnung" }),
  hues: keyed({ white: "weiß", grey: "grau", black: "schwarz", red: "rot", orange: "orange", yellow: "gelb", green: "grün", cyan: "türkis", blue: "blau", purple: "violett", pink: "rosa", peach: "pfirsich", brown: "braun" }),
};
