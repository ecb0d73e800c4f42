// The rules of drawn constraints, one sentence a kind, in the page's languages.
import type { Constraint, Layout } from "../model/layout.ts";
import { only } from "../model/nth.ts";
import { spoken } from "../words.ts";

/** `n`: the number common to all of a kind, or the default; 0 if they differ. `d`: the greatest digit. */
type Sentence = (n: number, d: number) => string;
const thirds = (d: number) => {
  const third = Math.floor(d / 3);
  return [`1–${third}`, `${third + 1}–${d - third}`, `${d - third + 1}–${d}`];
};

const english: Record<string, Sentence> = {
  antiknight: () => "Cells a knight’s move apart differ.",
  antiking: () => "Cells a king’s move apart differ.",
  disjoint: () => "Cells at the same place in their boxes differ.",
  nonconsecutive: () => "Neighbours are never consecutive.",
  diagonalnonconsecutive: () => "Diagonal neighbours are never consecutive.",
  antitaxicab: () => "Cells as many steps apart as a digit says do not both have that digit.",
  nodifference: (n) => (n ? `Neighbours without a dot do not differ by ${n}.` : "All dots for differences are shown."),
  noratio: (n) => (n ? `Of neighbours without a dot, none is ${n} times the other.` : "All dots for ratios are shown."),
  nosum: () => "All X and V are shown.",
  nomovesum: () => "Cells a certain move apart do not have certain sums.",
  globalentropy: (_, d) => `Every two-by-two square has a digit from ${thirds(d).join(", ").replace(/, (?=[^,]*$)/, " and ")}.`,
  globalmodular: () => "Every two-by-two square has digits of every remainder modulo 3.",
  flatmates: (_, d) => `Every ${(d + 1) / 2} has a 1 above it or a ${d} below it.`,
  odd: () => "A circle in a cell: the digit is odd.",
  even: () => "A square in a cell: the digit is even.",
  minimum: () => "Arrows inwards: smaller than its neighbours.",
  maximum: () => "Arrows outwards: greater than its neighbours.",
  cage: () => "Digits in a cage differ, and add to its number.",
  rellik: () => "Digits in a cage with ≠ differ, and none of them add to its number.",
  equalitycage: () => "A cage with =: as many odd as even digits, as many low as high, no middle one, no repeats.",
  lunchbox: () => "A cage with a number in brackets: no repeats, and what lies between its least and greatest digit adds to that.",
  lookandsay: () => "A cage with 2×5 has the 5 exactly twice, and so on.",
  contain: () => "A cage with digits has each of them.",
  containexactly: () => "A cage with = and digits has each of them exactly as often.",
  littlekiller: () => "A number with an arrow is the sum along its diagonal.",
  arrow: () => "Digits along an arrow add to the number in its circle.",
  doublearrow: () => "Digits between two joined circles add to the sum of the circles.",
  difference: (n) => (n ? `A white dot: the two differ by ${n}.` : "A white dot: the two differ by its number, or by 1."),
  ratio: (n) => (n ? `A black dot: one is ${n} times the other.` : "A black dot: one is its number, or 2, times the other."),
  pairsum: () => "X: the two add to 10; V: to 5; a number: to that.",
  greater: () => "The sign points at the smaller digit.",
  thermo: () => "Digits rise along a thermometer from its bulb.",
  slowthermo: () => "Digits never fall along a hollow thermometer from its bulb.",
  whispers: (n) => (n ? `Neighbours on a green line differ by ${n} or more.` : "Neighbours on a green line differ by its number or more."),
  palindrome: () => "A grey line reads the same from both ends.",
  clone: () => "Two grey shapes have the same digits at the same places.",
  samevalues: () => "Violet shapes of one rule have the same digits.",
  renban: () => "A purple line has consecutive digits in any order.",
  nabner: () => "No two digits of a yellow line are equal or consecutive.",
  between: () => "Digits between two joined circles lie between those in the circles.",
  lockout: (n) => (n ? `Joined diamonds differ by ${n} or more; no digit between them lies from one to the other.` : "Joined diamonds differ by their number or more; no digit between them lies from one to the other."),
  regionsum: () => "The parts of a blue line within each box have the same sum.",
  equalsums: () => "Turquoise shapes of one rule have the same sum.",
  sumline: (n) => (n ? `A line of short dashes falls into parts that add to ${n} each.` : "A line of short dashes falls into parts that add to its number each."),
  zipper: () => "Two digits equally far from the middle of a violet line add up to its middle digit, or all such pairs to the same sum.",
  entropic: (_, d) => `Any three in a row on an orange line are from ${thirds(d).join(", ").replace(/, (?=[^,]*$)/, " and ")}.`,
  modular: (n) => (n ? `Any ${n} in a row on a turquoise line have different remainders modulo ${n}.` : "As many in a row on a turquoise line as its number have different remainders modulo that number."),
  sequence: () => "Each step along an olive line is the same.",
  quadruple: () => "The cells round a circle have the digits in it.",
  sandwich: (_, d) => `A sandwich number: the sum between 1 and ${d} in its row or column.`,
  xsum: () => "An X-sum: the sum of the first x digits, x being the first.",
  skyscraper: () => "A skyscraper number: that many digits are greater than all before them.",
  hiddenskyscraper: () => "A hidden skyscraper: the first digit that is not greater than all before it.",
  numberedroom: () => "A numbered room: the digit in the x-th cell, x being the first.",
  fullrank: () => "A rank: the place of this row or column among all, read as numbers from both ends.",
  rowindexer: () => "In a red cell of column c, digit v says that its row has c in column v.",
  columnindexer: () => "In a blue cell of row r, digit v says that its column has r in row v.",
  boxindexer: () => "In a green cell at place p of its box, digit v says that p is at place v.",
  countingcircles: () => "A digit in a circle stands in exactly that many circles.",
};

const german: Record<string, Sentence> = {
  antiknight: () => "Zellen einen Springerzug auseinander sind verschieden.",
  antiking: () => "Zellen einen Königszug auseinander sind verschieden.",
  disjoint: () => "Zellen an derselben Stelle ihrer Blöcke sind verschieden.",
  nonconsecutive: () => "Nachbarn folgen nie aufeinander.",
  diagonalnonconsecutive: () => "Schräge Nachbarn folgen nie aufeinander.",
  antitaxicab: () => "Zellen, die so viele Schritte auseinander liegen, wie eine Ziffer sagt, haben nicht beide diese Ziffer.",
  nodifference: (n) => (n ? `Nachbarn ohne Punkt unterscheiden sich nicht um ${n}.` : "Alle Punkte für Differenzen sind gezeigt."),
  noratio: (n) => (n ? `Von Nachbarn ohne Punkt ist keiner das ${n}-Fache des anderen.` : "Alle Punkte für Verhältnisse sind gezeigt."),
  nosum: () => "Alle X und V sind gezeigt.",
  nomovesum: () => "Zellen in bestimmtem Abstand haben bestimmte Summen nicht.",
  globalentropy: (_, d) => `Jedes Zwei-mal-zwei-Quadrat hat eine Ziffer aus ${thirds(d).join(", ").replace(/, (?=[^,]*$)/, " und ")}.`,
  globalmodular: () => "Jedes Zwei-mal-zwei-Quadrat hat Ziffern mit jedem Rest beim Teilen durch 3.",
  flatmates: (_, d) => `Jede ${(d + 1) / 2} hat eine 1 über sich oder eine ${d} unter sich.`,
  odd: () => "Kreis in einer Zelle: Die Ziffer ist ungerade.",
  even: () => "Quadrat in einer Zelle: Die Ziffer ist gerade.",
  minimum: () => "Pfeile nach innen: kleiner als die Nachbarn.",
  maximum: () => "Pfeile nach außen: größer als die Nachbarn.",
  cage: () => "Ziffern eines Käfigs sind verschieden und ergeben zusammen seine Zahl.",
  rellik: () => "Ziffern eines Käfigs mit ≠ sind verschieden, und keine davon ergeben zusammen seine Zahl.",
  equalitycage: () => "Käfig mit =: so viele ungerade wie gerade Ziffern, so viele kleine wie große, keine mittlere, keine doppelt.",
  lunchbox: () => "Käfig mit Zahl in Klammern: keine Ziffer doppelt, und was zwischen der kleinsten und der größten liegt, ergibt sie zusammen.",
  lookandsay: () => "Ein Käfig mit 2×5 hat die 5 genau zweimal, und so weiter.",
  contain: () => "Ein Käfig mit Ziffern hat jede davon.",
  containexactly: () => "Ein Käfig mit = und Ziffern hat jede davon genau so oft.",
  littlekiller: () => "Eine Zahl mit Pfeil ist die Summe ihrer Diagonale.",
  arrow: () => "Ziffern entlang eines Pfeils ergeben zusammen die Zahl in seinem Kreis.",
  doublearrow: () => "Ziffern zwischen zwei verbundenen Kreisen ergeben die Summe der Kreise.",
  difference: (n) => (n ? `Weißer Punkt: Die beiden unterscheiden sich um ${n}.` : "Weißer Punkt: Die beiden unterscheiden sich um seine Zahl oder um 1."),
  ratio: (n) => (n ? `Schwarzer Punkt: Eine ist das ${n}-Fache der anderen.` : "Schwarzer Punkt: Eine ist das Vielfache der anderen, das er nennt, oder das Doppelte."),
  pairsum: () => "X: Die beiden ergeben 10; V: 5; eine Zahl: diese.",
  greater: () => "Das Zeichen weist auf die kleinere Ziffer.",
  thermo: () => "Ziffern steigen im Thermometer von der Kugel an.",
  slowthermo: () => "Ziffern fallen in einem hohlen Thermometer von der Kugel an nie.",
  whispers: (n) => (n ? `Nachbarn auf einer grünen Linie unterscheiden sich um mindestens ${n}.` : "Nachbarn auf einer grünen Linie unterscheiden sich mindestens um deren Zahl."),
  palindrome: () => "Eine graue Linie liest sich von beiden Enden gleich.",
  clone: () => "Zwei graue Formen haben an gleichen Stellen gleiche Ziffern.",
  samevalues: () => "Violette Formen einer Regel haben dieselben Ziffern.",
  renban: () => "Eine lila Linie hat aufeinanderfolgende Ziffern in beliebiger Reihenfolge.",
  nabner: () => "Keine zwei Ziffern einer gelben Linie sind gleich oder folgen aufeinander.",
  between: () => "Ziffern zwischen zwei verbundenen Kreisen liegen zwischen denen in den Kreisen.",
  lockout: (n) => (n ? `Verbundene Rauten unterscheiden sich um mindestens ${n}; keine Ziffer dazwischen liegt von der einen bis zur anderen.` : "Verbundene Rauten unterscheiden sich mindestens um ihre Zahl; keine Ziffer dazwischen liegt von der einen bis zur anderen."),
  regionsum: () => "Die Teile einer blauen Linie haben in jedem Block dieselbe Summe.",
  equalsums: () => "Türkise Formen einer Regel haben dieselbe Summe.",
  sumline: (n) => (n ? `Eine Linie aus kurzen Strichen zerfällt in Teile, die je ${n} ergeben.` : "Eine Linie aus kurzen Strichen zerfällt in Teile, die je ihre Zahl ergeben."),
  zipper: () => "Ziffern gleich weit von der Mitte einer violetten Linie ergeben zusammen die mittlere, oder alle dasselbe.",
  entropic: (_, d) => `Je drei nacheinander auf einer orangen Linie sind aus ${thirds(d).join(", ").replace(/, (?=[^,]*$)/, " und ")}.`,
  modular: (n) => (n ? `Je ${n} nacheinander auf einer türkisen Linie haben beim Teilen durch ${n} verschiedene Reste.` : "Auf einer türkisen Linie haben so viele nacheinander, wie ihre Zahl sagt, beim Teilen durch diese verschiedene Reste."),
  sequence: () => "Jeder Schritt entlang einer olivgrünen Linie ist gleich.",
  quadruple: () => "Die Zellen um einen Kreis haben die Ziffern darin.",
  sandwich: (_, d) => `Sandwichzahl: die Summe zwischen 1 und ${d} in ihrer Zeile oder Spalte.`,
  xsum: () => "X-Summe: die Summe der ersten x Ziffern, x ist die erste.",
  skyscraper: () => "Hochhauszahl: So viele Ziffern sind größer als alle vor ihnen.",
  hiddenskyscraper: () => "Verdecktes Hochhaus: die erste Ziffer, die nicht größer als alle vor ihr ist.",
  numberedroom: () => "Nummerierter Raum: die Ziffer in der x-ten Zelle, x ist die erste.",
  fullrank: () => "Rang: der Platz dieser Zeile oder Spalte unter allen, als Zahlen von beiden Enden gelesen.",
  rowindexer: () => "In einer roten Zelle der Spalte c sagt die Ziffer v: In ihrer Zeile steht c in Spalte v.",
  columnindexer: () => "In einer blauen Zelle der Zeile r sagt die Ziffer v: In ihrer Spalte steht r in Zeile v.",
  boxindexer: () => "In einer grünen Zelle an Stelle p ihres Blocks sagt die Ziffer v: p steht an Stelle v.",
  countingcircles: () => "Eine Ziffer im Kreis steht in genau so vielen Kreisen, wie sie sagt.",
};

const usual: Record<string, (d: number) => number> = {
  whispers: (d) => Math.ceil(d / 2), lockout: () => 4, modular: () => 3, difference: () => 1, ratio: () => 2,
};

export const sentences: Record<string, Record<string, Sentence>> = { en: english, de: german };

/** For each kind once, with the first constraint of it. */
export function rulesOf(layout: Layout): { text: string; one: Constraint }[] {
  const told = spoken(sentences, english);
  const firsts = new Map<string, { one: Constraint; numbers: Set<number> }>();
  for (const one of layout.constraints) {
    const found = firsts.get(one.kind) ?? { one, numbers: new Set() };
    firsts.set(one.kind, found);
    found.numbers.add(one.values[0] ?? usual[one.kind]?.(layout.digits) ?? 0);
  }
  return [...firsts].flatMap(([kind, { one, numbers }]) => {
    const text = told[kind]?.(only(numbers) ?? 0, layout.digits);
    return text ? [{ text, one }] : [];
  });
}
