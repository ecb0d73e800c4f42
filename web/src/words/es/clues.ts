// Words of a puzzle's clues by kind and place in Spanish.
import type { Parts } from "../parts.ts";

export const clues: Parts["clues"] = {
  looks: { difference: "punto blanco", ratio: "punto negro", greater: "signo de desigualdad" },
  total: (total, kind) => `${kind} de ${total}`,
  at: (name, cell) => `${name} en ${cell}`,
  between: (name, a, b) => `${name} entre ${a} y ${b}`,
  from: (name, cell) => `${name} desde ${cell}`,
  along: (name, a, b) => `${name} de ${a} a ${b}`,
  across: (name, kind, number) => `${name} de la ${kind === "row" ? "fila" : "columna"} ${number}`,
  to: (name, cell) => `${name} hacia ${cell}`,
  greater: (cell) => `mayor que ${cell}`,
  less: (cell) => `menor que ${cell}`,
  alone: { odd: "impar", even: "par", minimum: "menor que sus vecinas", maximum: "mayor que sus vecinas", countingcircles: "círculo contador" },
  circle: (name) => `círculo: ${name}`,
  part: (name, part) => `${name}, parte ${part}`,
  place: (name, place, of) => `${name}, ${place} de ${of}`,
  list: "Indicios",
  all: (count) => `Todos los indicios (${count})`,
};
