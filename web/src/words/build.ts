// Words of the editor, in the page's languages; they come with it.
import { words } from "../words.ts";

const english = {
  title: "Build",
  how: "Choose what to draw, select cells in the grid in its order, and draw it. Digits are typed as ever; Freeze makes them givens.",
  tool: "What to draw",
  number: "Number", numbers: "Digits in the circle", may: "Number, if it has one",
  side: "Seen from", sides: { left: "left", right: "right", top: "above", bottom: "below" },
  across: { left: "its row", top: "its column" },
  ofLine: "Of",
  places: {
    row: (at: string) => `row ${at}`, column: (at: string) => `column ${at}`,
    left: (at: string) => `row ${at} from the left`, right: (at: string) => `row ${at} from the right`, top: (at: string) => `column ${at} from above`, bottom: (at: string) => `column ${at} from below`,
  } as Record<string, (at: string) => string>,
  draw: "Draw",
  drawn: "Drawn so far", nothing: "Nothing yet",
  remove: (what: string) => `Remove ${what}`,
  export: "Copy", asText: "Copy text", asFpuzzles: "Copy f-puzzles link",
  copied: { text: "The puzzle is on the clipboard, as text that loses nothing.", fpuzzles: "A link for f-puzzles is on the clipboard." }, notCopied: "The browser does not let the page write to the clipboard.",
  wants: {
    cells: "Select its cells.", line: "Select its cells in the order of drawing.", pair: "Select two neighbours.", arrow: "Select the circle first, then the shaft.",
    square: "Select the four cells round its corner.", row: "Select a cell of the row or column.", side: "Select a cell of the row or column.", none: "It is for the whole grid.",
  },
  first: { thermo: "Select the bulb first.", slowthermo: "Select the bulb first.", greater: "Select the greater cell first.", littlekiller: "Select the cells of the diagonal, the one next to the clue first." } as Record<string, string>,
  lacks: { cells: "These cells do not fit.", gap: "Each cell of a line touches the one before.", number: "It needs a number." },
  groups: { cages: "Cages and sums", lines: "Lines", dots: "Between cells", cells: "In cells", outside: "Round the grid", grid: "Whole grid" },
  tools: {
    cage: "Cage", littlekiller: "Little killer", thermo: "Thermometer", slowthermo: "Slow thermometer", arrow: "Arrow", whispers: "Whispers", renban: "Renban", nabner: "Nabner",
    palindrome: "Palindrome", between: "Between", lockout: "Lockout", regionsum: "Region sum", zipper: "Zipper", entropic: "Entropic", modular: "Modular", doublearrow: "Double arrow",
    difference: "White dot", ratio: "Black dot", x: "X", v: "V", greater: "Greater", quadruple: "Quadruple", odd: "Odd", even: "Even", minimum: "Smallest", maximum: "Greatest",
    sandwich: "Sandwich", xsum: "X-sum", skyscraper: "Skyscraper", numberedroom: "Numbered room", nonconsecutive: "Non-consecutive", antiknight: "Anti-knight", antiking: "Anti-king", diagonals: "Diagonals",
  } as Record<string, string>,
};

const german: typeof english = {
  title: "Bauen",
  how: "Wähle, was gezeichnet wird, wähle Zellen im Gitter in seiner Reihenfolge, und zeichne es. Ziffern tippst du wie immer; Festlegen macht sie zu Vorgaben.",
  tool: "Was gezeichnet wird",
  number: "Zahl", numbers: "Ziffern im Kreis", may: "Zahl, wenn es eine hat",
  side: "Gesehen von", sides: { left: "links", right: "rechts", top: "oben", bottom: "unten" },
  across: { left: "ihre Zeile", top: "ihre Spalte" },
  ofLine: "Für",
  places: {
    row: (at) => `Zeile ${at}`, column: (at) => `Spalte ${at}`,
    left: (at) => `Zeile ${at} von links`, right: (at) => `Zeile ${at} von rechts`, top: (at) => `Spalte ${at} von oben`, bottom: (at) => `Spalte ${at} von unten`,
  },
  draw: "Zeichnen",
  drawn: "Bisher gezeichnet", nothing: "Noch nichts",
  remove: (what) => `${what} entfernen`,
  export: "Kopieren", asText: "Text kopieren", asFpuzzles: "f-puzzles-Link kopieren",
  copied: { text: "Das Rätsel liegt in der Zwischenablage, als Text, der nichts verliert.", fpuzzles: "Ein Link für f-puzzles liegt in der Zwischenablage." }, notCopied: "Der Browser lässt die Seite nicht in die Zwischenablage schreiben.",
  wants: {
    cells: "Wähle seine Zellen.", line: "Wähle seine Zellen in der Reihenfolge des Zeichnens.", pair: "Wähle zwei Nachbarn.", arrow: "Wähle erst den Kreis, dann den Schaft.",
    square: "Wähle die vier Zellen um seine Ecke.", row: "Wähle eine Zelle der Zeile oder Spalte.", side: "Wähle eine Zelle der Zeile oder Spalte.", none: "Es gilt für das ganze Gitter.",
  },
  first: { thermo: "Wähle die Kugel zuerst.", slowthermo: "Wähle die Kugel zuerst.", greater: "Wähle die größere Zelle zuerst.", littlekiller: "Wähle die Zellen der Diagonale, die neben dem Hinweis zuerst." },
  lacks: { cells: "Diese Zellen passen nicht.", gap: "Jede Zelle einer Linie berührt die vorige.", number: "Es braucht eine Zahl." },
  groups: { cages: "Käfige und Summen", lines: "Linien", dots: "Zwischen Zellen", cells: "In Zellen", outside: "Um das Gitter", grid: "Ganzes Gitter" },
  tools: {
    cage: "Käfig", littlekiller: "Little Killer", thermo: "Thermometer", slowthermo: "Langsames Thermometer", arrow: "Pfeil", whispers: "Flüsterlinie", renban: "Renban", nabner: "Nabner",
    palindrome: "Palindrom", between: "Zwischenlinie", lockout: "Sperrlinie", regionsum: "Gebietssumme", zipper: "Reißverschluss", entropic: "Entropielinie", modular: "Restlinie", doublearrow: "Doppelpfeil",
    difference: "Weißer Punkt", ratio: "Schwarzer Punkt", x: "X", v: "V", greater: "Größer", quadruple: "Quadrupel", odd: "Ungerade", even: "Gerade", minimum: "Kleinste", maximum: "Größte",
    sandwich: "Sandwich", xsum: "X-Summe", skyscraper: "Hochhauszahl", numberedroom: "Nummerierter Raum", nonconsecutive: "Nicht aufeinanderfolgend", antiknight: "Anti-Springer", antiking: "Anti-König", diagonals: "Diagonalen",
  },
};

/** Asked for when it is shown: the page's language is known by then. */
export const say = (): typeof english => (words.locale === "de" ? german : english);
