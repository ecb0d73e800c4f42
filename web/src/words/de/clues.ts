// Words of a puzzle's clues by kind and place in German.
import type { Parts } from "../parts.ts";

export const clues: Parts["clues"] = {
  looks: { difference: "weißer Punkt", ratio: "schwarzer Punkt", greater: "Ungleichheitszeichen" },
  total: (total, kind) => `${total}er-${kind}`,
  at: (name, cell) => `${name} bei ${cell}`,
  between: (name, a, b) => `${name} zwischen ${a} und ${b}`,
  from: (name, cell) => `${name} ab ${cell}`,
  along: (name, a, b) => `${name} von ${a} bis ${b}`,
  across: (name, kind, number) => `${name} der ${kind === "row" ? "Zeile" : "Spalte"} ${number}`,
  to: (name, cell) => `${name} zu ${cell}`,
  greater: (cell) => `größer als ${cell}`,
  less: (cell) => `kleiner als ${cell}`,
  alone: { odd: "ungerade", even: "gerade", minimum: "kleiner als die Nachbarn", maximum: "größer als die Nachbarn", countingcircles: "Zählkreis" },
  circle: (name) => `Kreis: ${name}`,
  part: (name, part) => `${name}, Teil ${part}`,
  place: (name, place, of) => `${name}, ${place} von ${of}`,
  list: "Hinweise",
  all: (count) => `Alle Hinweise (${count})`,
};
