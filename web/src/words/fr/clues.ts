// Words of a puzzle's clues by kind and place in French.
import type { Parts } from "../parts.ts";

export const clues: Parts["clues"] = {
  looks: { difference: "point blanc", ratio: "point noir", greater: "signe d’inégalité" },
  total: (total, kind) => `${kind} de ${total}`,
  at: (name, cell) => `${name} en ${cell}`,
  between: (name, a, b) => `${name} entre ${a} et ${b}`,
  from: (name, cell) => `${name} depuis ${cell}`,
  along: (name, a, b) => `${name} de ${a} à ${b}`,
  across: (name, kind, number) => `${name} de la ${kind === "row" ? "ligne" : "colonne"} ${number}`,
  to: (name, cell) => `${name} vers ${cell}`,
  greater: (cell) => `plus grand que ${cell}`,
  less: (cell) => `plus petit que ${cell}`,
  alone: { odd: "impair", even: "pair", minimum: "plus petit que ses voisins", maximum: "plus grand que ses voisins", countingcircles: "cercle compteur" },
  circle: (name) => `cercle : ${name}`,
  part: (name, part) => `${name}, partie ${part}`,
  place: (name, place, of) => `${name}, ${place} sur ${of}`,
  list: "Indices",
  all: (count) => `Tous les indices (${count})`,
};
