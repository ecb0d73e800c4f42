// Words of a puzzle's clues by kind and place in English.
import { keyed } from "../parts.ts";

export const clues = {
  /** Kinds that players name by their look rather than by their rule. */
  looks: keyed({ difference: "white dot", ratio: "black dot", greater: "inequality sign" }),
  total: (total: string, kind: string) => `${total}-${kind}`,
  at: (name: string, cell: string) => `${name} at ${cell}`,
  between: (name: string, a: string, b: string) => `${name} between ${a} and ${b}`,
  from: (name: string, cell: string) => `${name} from ${cell}`,
  along: (name: string, a: string, b: string) => `${name} from ${a} to ${b}`,
  across: (name: string, kind: "row" | "column", number: number) => `${name} of ${kind} ${number}`,
  to: (name: string, cell: string) => `${name} to ${cell}`,
  greater: (cell: string) => `greater than ${cell}`,
  less: (cell: string) => `less than ${cell}`,
  alone: keyed({ odd: "odd", even: "even", minimum: "less than its neighbours", maximum: "greater than its neighbours", countingcircles: "counting circle" }),
  circle: (name: string) => `circle of the ${name}`,
  part: (name: string, part: number) => `${name}, part ${part}`,
  place: (name: string, place: number, of: number) => `${name}, ${place} of ${of}`,
  list: "Clues",
  all: (count: number) => `All clues (${count})`,
};
