// Words of reading a published puzzle in English.
import { keyed } from "../parts.ts";
import { countedIn, listedIn } from "../prose.ts";

const counted = countedIn("en");
const listed = listedIn("en");

export const reading = {
  summary: "How much is understood",
  understood: (count: number, all: number) => `${count} of ${counted(all, "sentence is", "sentences are")} understood`,
  confirmed: "The only solution is the one in the link.", obeyed: "The solution in the link obeys them.", suffices: "They leave the solution in the link alone: nothing else is needed.",
  broken: "The solution in the link breaks one of them.", none: "The link has no solution to check them with.", usual: "No rules are stated: these are usual for such a drawing.",
  all: "Everything drawn belongs to a sentence.",
  except: (objects: string[]) => `Everything drawn belongs to a sentence, except the ${listed([...new Set(objects)], "conjunction")}.`,
  unknown: (word: string) => `Clew does not know the word “${word}”.`,
  form: "Clew does not know a sentence of this form.",
  noRule: (object: string) => `The ${object} has no rule yet.`,
  object: (sort: string, hue: string) => (hue ? `${hue} ${sort}` : sort),
  at: (name: string, cell: string) => `${name} in ${cell}`, along: (name: string, from: string, to: string) => `${name} from ${from} to ${to}`,
  whole: "Nothing of its own is drawn for it",
  more: (count: number) => ` and ${count} more`,
  byHand: "Complete it by hand", play: "Play", playDrawn: "Play as drawn",
  note: (count: number) => (count === 1 ? "Hints and checks use one sentence only." : `Hints and checks use these ${count} sentences only.`),
  unplayable: "The grid itself was not understood, so the puzzle cannot be played.",
  sorts: keyed({ line: "line", arrow: "arrow", "diagonal line": "diagonal line", dot: "dot", letter: "letter", sign: "sign", "corner mark": "mark at a corner", circle: "circle", square: "square", shading: "shading", cage: "cage", number: "number beside the grid", drawing: "drawing" }),
  hues: keyed({ white: "white", grey: "grey", black: "black", red: "red", orange: "orange", yellow: "yellow", green: "green", cyan: "cyan", blue: "blue", purple: "purple", pink: "pink", peach: "peach", brown: "brown" }),
};
