// Words of the page in German. Explanations of steps come from the engine.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";
import { play } from "./play.ts";

const counted = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"];
const letters = (count: number) => counted[count] ?? String(count);
const grouped = (count: number) => count.toLocaleString("de");
const tenths = (value: number) => value.toLocaleString("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = countedIn("de");
const houses = { row: "Zeile", column: "Spalte", box: "Block", region: "Gebiet", window: "Fenster", diagonal: "Diagonale", group: "Gruppe" } as Record<string, string>;
const many = { ...houses, row: "Zeilen", column: "Spalten", box: "Blöcke", region: "Gebiete", diagonal: "Diagonalen", group: "Gruppen", house: "Häuser" } as Record<string, string>;
const diagonals = { "the main diagonal": "Diagonale ↘", "the anti-diagonal": "Diagonale ↗" } as Record<string, string>;
const inHouse = { row: "in der Zeile", column: "in der Spalte", box: "im Block", region: "im Gebiet", window: "im Fenster", diagonal: "auf der Diagonale", group: "in der Gruppe" } as Record<string, string>;

export const page: Parts["page"] = {
  locale: "de",
  title: "Clew",
  pageTitle: "Clew: Sudoku mit Begründung",
  hero: "Sudoku, jeder Schritt erklärt",
  play,
  grid: "Sudoku-Gitter",
  buttons: {
    howRead: "Wie es gelesen wurde", hint: "Tipp", step: "Schritt", solve: "Lösen", reveal: "Aufdecken", auto: "Auto", undo: "Zurück", redo: "Wieder", freeze: "Festlegen",
    guess: "Raten", clear: "Leeren", rules: "Regeln", generate: "Erzeugen", rate: "Bewerten", share: "Teilen", print: "Drucken", load: "Laden", check: "Prüfen",
    new: "Neu", library: "Sammlung", games: "Frühere Spiele", statistics: "Statistik", days: "Tage", options: "Optionen", keys: "Tasten", allSteps: "Alle Schritte",
    more: "Mehr", showMore: "Mehr zeigen", showLess: "Weniger zeigen", close: "Schließen", stop: "Anhalten", emptyGrid: "Leeres Gitter",
    erase: "Radieren", pop: "Verwerfen", keep: "Behalten", why: "Warum?", which: "Welche Technik?", backToNow: "Zurück zum Jetzt", goOn: "Hier weiter",
    takeBack: "Zurücknehmen", takeAllBack: "Alle zurücknehmen", remove: "Entfernen", putBack: "Zurücklegen",
    learn: "Lernen", lesson: "Lektion", lessons: "Lektionen", prove: "Schluss prüfen", path: "Weg", build: "Bauen", photo: "Foto",
    makeGivens: "Zu Vorgaben machen", leave: "So lassen",
    withEntries: "Mit meinen Einträgen", withoutEntries: "Ohne meine Einträge",
  },
  by: (author) => `von ${author}`,
  menus: { play: "Spielen", learn: "Lernen", make: "Machen", of: (name) => `${name}, Menü` },
  marks: {
    label: "Marken", none: "Keine", mine: "Eigene", automatic: "Alle", fill: "Marken einmal ausfüllen",
    filled: "Alle Kandidaten sind jetzt deine Marken; Zurück nimmt sie weg",
  },
  labels: {
    facts: "Angaben und Werkzeuge", reasoning: "Begründung", commands: "Befehle", another: "Ein anderes Rätsel", start: "Anfang",
    explanation: "Erklärung", setter: "Worte des Autors", solutions: "Lösungen", steps: "Schritte", guesses: "Annahmen", digits: "Ziffern", puzzle: "Rätsel",
    layout: "Form", level: "Stufe", link: "Link", modes: "Eingabe setzt", dialog: "Dialog", several: "Wähle ein Rätsel",
    layoutOfPuzzles: "Form der Rätsel", levelOfPuzzles: "Stufe der Rätsel",
  },
  begin: {
    paste: "Ein Rätsel einfügen", pasteHow: "Jede bekannte Schreibweise, oder eine Datei oder ein Bild ablegen",
    generate: "Erzeugen", generateHow: (layout) => `Ein neues Rätsel mit genau einer Lösung (${layout}), auf diesem Gerät erzeugt`, generateClues: (clues) => `Ein neues Rätsel mit genau einer Lösung (${clues}), auf diesem Gerät erzeugt`,
    choose: "Eine Form wählen", clues: "Mit Hinweisen anderer Art",
    filled: (filled, all) => `${filled} von ${all}`,
    givens: (layout, givens) => `${layout}, ${number(givens, "Vorgabe", "Vorgaben")}`,
  },
  quiet: {
    empty: "Tippe die Ziffern eines Rätsels ein oder füge eines ein; die Eingabetaste legt sie als Vorgaben fest.",
    ready: "Ein Tipp nennt erst die Stelle, dann die Technik, dann die ganze Begründung.",
  },
  solutions: {
    counting: "Zählt …", none: "Keine Lösung", one: "Eine Lösung", many: (count) => `${count} Lösungen`, more: (count) => `Mehr als ${count} Lösungen`,
    atLeast: (count) => `Mindestens ${count} Lösungen`, unknown: "Nicht rechtzeitig gezählt", withGuess: "mit dieser Annahme", solved: "Gelöst", wrong: "Voll, nicht gelöst",
    untold: "Lösungen nicht verraten", share: (share) => `${share} der Lösungen`,
  },
  reveal: ["", "Zeigt eine Lösung", "Zeigt wahre Kandidaten", "Zeigt den Widerspruch"],
  core: {
    title: (count) => (count === 1 ? "Das kann nicht sein" : "Diese widersprechen einander"), looking: "Sucht den Widerspruch …",
    text: (values, fewest) =>
      values.length === 1
        ? `${values[0]} ist für sich unmöglich.`
        : `${values.slice(0, -1).join(", ")} und ${values[values.length - 1]} können nicht zusammen stehen. ${fewest ? "Einen kleineren Widerspruch gibt es nicht." : "Keines davon kann fehlen."}`,
    none: "Es gibt keine Lösung, was man auch wegnimmt.",
    unsettled: "Was davon einander widerspricht, wurde nicht rechtzeitig gefunden.",
    legend: "widersprechen einander",
  },
  level: {
    empty: "Leeres Gitter", unrated: "Unbewertet", any: "Jede Stufe",
    rules: (count) => `${count} Zellenpaare müssen verschieden sein`,
  },
  puzzle: (level, layout) => [layout, level].filter(Boolean).join(", "),
  layouts: { own: "Eigene Form", ownShort: "Eigen", latin: (size) => `Lateinisch ${size}`, tall: (size) => `${size}, hohe Blöcke` },
  levels: ["easy", "intermediate", "hard", "very hard", "diabolical"],
  clues: {
    killer: "Killer", thermo: "Thermometer", arrow: "Pfeile", kropki: "Kropki-Punkte", xv: "XV", sandwich: "Sandwiches", skyscraper: "Hochhäuser", littlekiller: "Little Killer",
    whispers: "Flüsterlinien", renban: "Renban", palindrome: "Palindrome", between: "Zwischenlinien", zipper: "Reißverschlüsse", regionsum: "Gebietssummen", quadruple: "Quadrupel", xsum: "X-Summen",
  },
  levelNames: {
    easy: "leicht", intermediate: "mittel", hard: "schwer", "very hard": "sehr schwer", diabolical: "teuflisch", "beyond logic": "jenseits der Logik", "not graded": "nicht eingestuft",
  },
  rated: {
    not: "Nicht bewertet", none: "Dieses Rätsel hat keine Lösung.", multiple: "Dieses Rätsel hat mehr als eine Lösung.",
    hardest: (technique) => `Seine schwerste Technik ist ${technique}`, score: (score) => `HoDoKu-Wert ${grouped(score)}`,
    figures: (er, ep, ed) => `ER ${tenths(er)}  EP ${tenths(ep)}  ED ${tenths(ed)}`, er: (er) => `ER ${tenths(er)}`,
  },
  legend: {
    house: (name) => diagonals[name] ?? name.replace(/^\w+/, (kind) => houses[kind] ?? kind).replace(" of grid ", " von Gitter "),
    houses: (role, kind) => `${{ base: "Basis", cover: "Deckung", subset: "Teilmenge" }[role]}: ${many[kind] ?? kind}`,
    touchesBoth: "berührt beide", holds: "gilt", oneOf: (count) => `eines von ${letters(count)}`, oneOfThese: "eines davon",
    orElse: "oder sonst dies", other: "die andere Ziffer", prevents: "verhindert den Tausch", fin: "Flosse",
    sets: "Zellenmengen", swap: "Zellen des Tauschs", bases: "Basiszellen", targets: "Zielzellen", set: "Zellenmenge", strong: "eines von beiden", weak: "nicht beide",
    ring: "schließt den Rest aus", error: "der Widerspruch", removed: "ausgeschlossen", cell: "die Zelle", cells: "Zellen",
  },
  blocked: (kind) => (kind === "link" ? "berührt sie" : kind === "removed" ? "ausgeschlossen" : (inHouse[kind] ?? kind)),
  couldBe: (digits) => `möglich: ${digits}`,
  mustBe: (digit) => `kann nur ${digit} sein`,
  digitCount: (count) => number(count, "Ziffer", "Ziffern"),
  nothingFits: "keine Ziffer passt",
  given: "vorgegeben",
  cell: {
    given: (digit) => `vorgegeben ${digit}`, empty: "leer", candidates: (digits) => `leer, Kandidaten ${digits}`, centre: (digits) => `Mittelmarken ${digits}`, out: (digits) => `, ausgeschlossen ${digits}`,
    deduced: ", gefolgert", guess: ", in einer Annahme", repeated: ", wiederholt", wrong: ", falsch", colour: (colour) => `, Farbe ${colour}`, x: ", Kreuz", o: ", Kreis", lines: (cells) => `, Linie nach ${cells}`,
  },
  cells: (count) => number(count, "Zelle", "Zellen"),
  allCells: "alle Zellen",
  on: (digit) => ` auf ${digit}`,
  key: { digit: (digit, left) => `Ziffer ${digit}${left >= 0 ? `, noch ${left}` : ""}`, colour: (colour) => `Farbe ${colour}`, ink: (ink) => `Tinte ${ink}, ${["blau", "grün", "bernstein", "grau"][ink - 1]}`, x: "Kreuz", o: "Kreis" },
  modes: { value: "Wert", corner: "Ecke", centre: "Mitte", colour: "Farbe", pen: "Stift" },
  typed: {
    given: (cells) => `${cells} ist vorgegeben und bleibt`, full: (cells) => `${cells} ist belegt: Marken sind für leere Zellen`,
    value: (cells, digit, repeated) => `${cells} = ${digit}${repeated ? ", wiederholt" : ""}`, empty: (cells) => `${cells} ist leer`,
    mark: (cells, digit, kind, on) => `${cells}: Marke ${digit} (${kind}) ${on ? "gesetzt" : "entfernt"}`,
    struck: (cells, digit, out) => `${cells}: ${digit} ${out ? "ausgeschlossen" : "ist wieder Kandidat"}`,
    colour: (cells, colour) => (colour ? `${cells}: Farbe ${colour}` : `${cells}: keine Farbe`),
    blocked: (digit, cell, blocker, where) => `${digit} ist kein Kandidat von ${cell}: ${blocker} ${where}`,
    out: (digit, cell) => `${digit} ist aus ${cell} ausgeschlossen`,
    drawn: (cells, what) => `${cells}: ${what || "Zeichnung radiert"}`, line: (from, to, on) => `Linie ${from} ${to} ${on ? "gezeichnet" : "radiert"}`,
    edge: { left: "linke Kante", right: "rechte Kante", up: "obere Kante", down: "untere Kante" },
  },
  frozen: (count) => `${number(count, "Ziffer ist", "Ziffern sind")} von nun an vorgegeben; „Zurück“ macht das rückgängig`,
  freezing: {
    title: "Deine Einträge zu Vorgaben machen?",
    text: (count) => `${number(count, "deiner Ziffern wird", "deiner Ziffern werden")} Teil dieses Rätsels. Ist eine davon falsch, hat das Rätsel keine Lösung mehr. „Zurück“ macht es rückgängig.`,
  },
  nothingToFreeze: "Alle Ziffern sind schon Vorgaben",
  nothingThere: "Noch gibt es keine Ziffer zum Festlegen",
  undone: "Zurückgenommen",
  redone: "Wiederhergestellt",
  noFurther: "Mehr gibt es nicht",
  rules: {
    triangles: (count) => `${letters(count)} Dreiecke`, edges: (count) => `${letters(count)} Kanten und Schenkel`, touching: "Zellen, die sich berühren, sind verschieden",
    span: (least, greatest) => `${least} bis ${greatest}`, digits: (span) => `die Ziffern sind ${span}`,
    regions: "Gebiete statt Blöcken", groups: (count) => `${count === 1 ? "ein Zusatzgebiet" : `${letters(count)} Zusatzgebiete`} ohne Wiederholung`,
    windows: (count) => `${letters(count)} Fenster`, diagonals: (count) => (count === 1 ? "eine Diagonale" : `${letters(count)} Diagonalen`),
    of: {
      disjoint: "gleiche Stelle im Block: keine Wiederholung", antiknight: "einen Springerzug entfernt: keine Wiederholung", antiking: "einen Königszug entfernt: keine Wiederholung",
      antichess: "einen Springer- oder Königszug entfernt: keine Wiederholung", asterisk: "ein Stern aus neun Zellen", girandola: "ein Windrad aus neun Zellen",
      centerdot: "die Mitten der neun Blöcke", argyle: "acht kurze Diagonalen", roxdoku: "ein Würfel aus 3×3×3 Zellen",
    },
  },
  entry: { own: "Dein Eintrag", clear: "Geleert", guess: "Annahme", pop: "Annahme widerlegt", keep: "Annahme behalten", answer: "Lösung" },
  not: "nicht",
  is: (cells) => (cells === 1 ? "ist" : "sind"),
  next: "nächster",
  moves: (count, whole) => (whole ? "" : "Mindestens ") + number(count, "Zug jetzt", "Züge jetzt"),
  firstMoves: (count) => `Die ersten ${count} davon:`,
  mistakes: {
    title: (count) => (count === 1 ? "Hier steckt ein Fehler" : "Hier stecken Fehler"), found: (count) => `${number(count, "Fehler", "Fehler")} bisher`, none: "Bisher kein Fehler.",
    early: "Die Annahme ist nicht schuld: Das war schon vorher falsch.", full: "Das Gitter ist voll, aber nicht gelöst", fullHow: "Mindestens eine Ziffer ist falsch. „Prüfen“ nennt sie.",
    unknown: "Dieses Rätsel hat nicht genau eine Lösung, darum lässt sich kein Eintrag falsch nennen.",
    blocked: (digit, other, where) => `${other} ist schon ${digit}, ${where}.`, suppose: (what) => `Angenommen, ${what}.`,
    untold: (steps) => `Nicht erzählt: ${number(steps, "Schritt", "Schritte")}, auch ohne den Fehler richtig.`,
    follows: "Diese Schritte folgen aus dem Fehler. Über die Lösung sagen sie nichts.",
    noReason: "Es fand sich keine kurze Begründung. Die Ziffer führt erst nach vielen Schritten zum Widerspruch.",
    value: (cell, digit) => `${cell} kann nicht ${digit} sein.`, removed: (cell, digit) => `${digit} wurde aus ${cell} ausgeschlossen, gehört aber dorthin.`,
  },
  stuck: "Keine Technik findet hier noch etwas.",
  noHint: { title: "Kein Tipp", none: "Dieses Gitter hat keine Lösung, also keinen nächsten Schritt.", solved: "Das Gitter ist voll." },
  solvedBySteps: (steps, cycles) => `Gelöst in ${number(steps, "Schritt", "Schritten")}${cycles ? `, ${cycles} Runden` : ""}.`,
  solvedByAnswer: (steps) => (steps ? `Die Logik kam ${number(steps, "Schritt", "Schritte")} weit; der Rest ist nur die Lösung.` : "Dies ist die Lösung allein, ohne Begründung."),
  guessIsOpen: "Eine Annahme ist offen",
  guessFails: "Die Annahme scheitert",
  guessed: (what) => `Deine Annahme: ${what}.`,
  guessedWithin: (what) => `Deine Annahme darin: ${what}.`,
  guessOpen: "Dein nächster Eintrag ist die Annahme.",
  notMade: "noch keine",
  noneWithGuess: "Mit ihr bleibt keine Lösung.",
  skipped: (steps) => `… ${number(steps, "weiterer Schritt", "weitere Schritte")} …`,
  thePuzzle: "das Rätsel",
  stepCount: (steps) => number(steps, "Schritt", "Schritte"),
  popIt: (digit, cell) => `${digit} in ${cell} ausschließen`,
  popOpen: "Annahme verwerfen",
  popped: (digit, cell) => `Die Annahme ist widerlegt: ${digit} ist aus ${cell} ausgeschlossen`,
  left: "Die Annahme ist zurückgenommen",
  kept: "Die Annahme bleibt",
  tried: (count, nearest) => `${number(count, "Rätsel versucht", "Rätsel versucht")}${nearest ? `, nächste Stufe bisher: ${nearest}` : ""}`,
  rare: {
    text: (level) => `Rätsel dieser Stufe (${level}) sind auf dieser Form selten. Die Suche geht weiter, bis du sie anhältst.`,
    take: (level) => `Eines aus der Sammlung nehmen (${level})`,
  },
  chooser: { squares: "Quadrate", tall: "Hohe Blöcke", rules: "Mehr Regeln", latin: "Nur Zeilen und Spalten", several: "Mehrere Gitter und andere Formen" },
  library: {
    loading: "Lädt …", none: "Die Sammlung konnte nicht geladen werden. Gibt es ein Netz?", part: "Ein Teil der Sammlung konnte nicht geladen werden. Gibt es ein Netz?",
    givens: (count) => number(count, "Vorgabe", "Vorgaben"), number: (place) => `Nr. ${place}`, solved: "gelöst", more: (count) => `Mehr von ${grouped(count)} zeigen`,
  },
  games: { none: "In diesem Browser liegt noch kein anderes Spiel.", loading: "Lädt …", this: "dieses Spiel" },
  linkCopied: "Der Link liegt in der Zwischenablage und in der Adresszeile.",
  linkInBar: "Der Link steht in der Adresszeile.",
  notKept: {
    title: "Deine Spiele werden nicht aufbewahrt",
    full: "Der Speicher des Browsers ist voll. Dieses Spiel bleibt, bis die Seite geschlossen wird: entferne frühere Spiele, oder teile das Spiel als Link.",
    blocked: "Der Browser lässt diese Seite nichts speichern. Spiele und Statistik bleiben, bis die Seite geschlossen wird; ein geteilter Link bewahrt ein Spiel.",
  },
  place: (line, column) => (line ? `Zeile ${line}, Spalte ${column}: ` : `Spalte ${column}: `),
  passedOver: "Manches wurde ausgelassen",
  failedTo: {
    engine: "Das Rechenwerk konnte nicht geladen werden. Lade die Seite neu.", read: "Das war nicht zu lesen", words: "In diesen Worten steckt kein Rätsel. Füge seine Ziffern ein, mit Punkten für leere Zellen, einen Link oder den Text einer Datei.", large: "Dieser Text ist zu lang für ein Rätsel.",
    link: "Dieser Link enthält kein lesbares Rätsel.", file: "Diese Datei ist zu groß für ein Rätsel.", game: "Was von diesem Spiel aufbewahrt wurde, ist beschädigt.",
    working: (name) => `${name} wurde angehalten.`, left: (name) => `${name} wurde angehalten, denn das Rätsel hat sich geändert`,
  },
};
