// German for the engine's English-only sentences: errors, missing parts, and Sudoku Explainer's names of steps. A row
// is a sentence and its translation; {} is a placeholder, {2} the second one if German needs another order. Inserted
// text is translated too.

type Row = readonly [english: string, german: string];

const kinds: readonly Row[] = [
  ["main diagonal", "Diagonale ↘"], ["anti-diagonal", "Diagonale ↗"], ["windows", "Fenster"], ["disjoint groups", "Getrennte Gruppe"],
  ["anti-knight", "Anti-Springer"], ["anti-king", "Anti-König"], ["non-consecutive", "Nachbarregel"], ["diagonal non-consecutive", "schräge Nachbarregel"],
  ["anti-taxicab", "Taxiregel"], ["taxicab distance", "Abstandsregel der Taxis"], ["product cage", "Produktkäfig"], ["index line", "Zeigerlinie"], ["no difference without a dot", "Punktregel"], ["no ratio without a dot", "Punktregel"], ["no sum without a mark", "Summenregel"],
  ["no sums a move apart", "Abstandsregel"], ["global entropy", "Entropieregel"], ["global modular", "Restregel"], ["Dutch flatmates", "Mitbewohnerregel"],
  ["group", "Gruppe"], ["odd cell", "ungerade Zelle"], ["even cell", "gerade Zelle"], ["given candidates", "vorgegebene Auswahl"],
  ["minimum", "kleinste Zelle"], ["maximum", "größte Zelle"], ["cage", "Käfig"], ["rellik cage", "Rellik-Käfig"], ["equality cage", "Gleichheitskäfig"],
  ["sum", "Summe"], ["little killer", "Little Killer"], ["arrow", "Pfeil"], ["double arrow", "Doppelpfeil"], ["difference", "Differenzpunkt"],
  ["ratio", "Kropki-Punkt"], ["pair sum", "Paarsumme"], ["inequality", "Größerzeichen"], ["thermometer", "Thermometer"],
  ["slow thermometer", "langsames Thermometer"], ["whispers line", "Flüsterlinie"], ["palindrome", "Palindrom"], ["clone", "Klon"], ["group of equal values", "Ziffernvergleich"],
  ["renban", "Renban"], ["nabner", "Nabner"], ["between line", "Zwischenlinie"], ["lockout line", "Sperrlinie"], ["region sum line", "Gebietssumme"],
  ["group of equal sums", "Summenvergleich"], ["sum line", "Summenlinie"], ["zipper", "Reißverschluss"], ["entropic line", "Entropielinie"], ["modular line", "Restlinie"],
  ["sequence line", "Folge"], ["quadruple", "Quadrupel"], ["digit clue", "Inhalt"], ["exact digit clue", "Anzahlregel"], ["sandwich", "Sandwich"],
  ["lunchbox", "Lunchbox"], ["X-sum", "X-Summe"], ["skyscraper", "Hochhauszahl"], ["hidden skyscraper", "verdecktes Hochhaus"], ["numbered room", "Raumzahl"],
  ["full rank", "Rang"], ["row indexer", "Zeilenzeiger"], ["column indexer", "Spaltenzeiger"], ["box indexer", "Blockzeiger"], ["look-and-say", "Zählkäfig"],
  ["group of counting circles", "Zählkreise"], ["count of distinct digits", "Anzahl der Ziffern"], ["count of equal digits", "Anzahl gleicher Ziffern"], ["run length", "Länge gleicher Ziffern"], ["connected area", "zusammenhängende Fläche"], ["chaos construction", "Chaoskonstruktion"], ["modifier", "Veränderung"], ["value indexing", "Zeiger"], ["pair relation", "Paarregel"],
  ["relation of every pair", "Paarregel"], ["automaton", "Automat"], ["either", "Auswahl"], ["custom rule", "eigene Regel"],
];

const parts: readonly Row[] = [
  ["this layout", "diese Form"], ["nothing", "nichts"], ["the grid at {}", "das Gitter bei {}"],
  ["easy", "leicht"], ["intermediate", "mittel"], ["hard", "schwer"], ["very hard", "sehr schwer"], ["diabolical", "teuflisch"], ["beyond logic", "jenseits der Logik"],
  ["no cells", "keine Zellen"], ["{} cell", "{} Zelle"], ["{} cells", "{} Zellen"], ["{} cell or more", "{} Zelle oder mehr"], ["{} cells or more", "{} Zellen oder mehr"], ["{} to {} cells", "{} bis {} Zellen"],
  ["no numbers", "keine Zahlen"], ["{} number", "{} Zahl"], ["{} numbers", "{} Zahlen"], ["{} number or more", "{} Zahl oder mehr"], ["{} numbers or more", "{} Zahlen oder mehr"], ["{} to {} numbers", "{} bis {} Zahlen"],
  ["{} row", "{} Zeile"], ["{} rows", "{} Zeilen"], ["1 is", "1 ist"], ["{} are", "{} sind"], ["byte {}", "Byte {}"],
  // Drawings of other programs.
  ["colours", "Farben"], ["the player's pencil marks", "Marken des Spielers"], ["shaded cells", "gefärbte Zellen"], ["cages with words", "Käfige mit Wörtern"],
  ["cages with numbers", "Käfige mit Zahlen"], ["cages that are only drawn", "nur gezeichnete Käfige"], ["lines", "Linien"], ["arrows", "Pfeile"], ["texts", "Texte"],
  ["circles", "Kreise"], ["rectangles", "Rechtecke"], ["fog", "Nebel"], ["rows and columns that may repeat", "Zeilen und Spalten mit Wiederholungen"],
  ["marks in cells or beside them", "Zeichen in Zellen oder daneben"], ["Shape of the type {}", "Form der Art {}"],
];

const rules: readonly Row[] = [
  // Errors of a constraint, in every text format.
  ["the {} needs {}, not {}", "{}: {2} nötig, nicht {3}"], ["the {} need {}, not {}", "{}: {2} nötig, nicht {3}"], ["the {} has the wrong lists of cells", "{}: die Zellen sind anders aufgeteilt, als sie sollten"],
  ["the {} has a number out of range", "{}: eine Zahl liegt außerhalb dessen, was möglich ist"], ["the {} has an empty list", "{}: eine Liste ist leer"],
  ["the {} have a number out of range", "{}: eine Zahl liegt außerhalb dessen, was möglich ist"], ["the {} have an empty list", "{}: eine Liste ist leer"], ["the {} have the wrong lists of cells", "{}: die Zellen sind anders aufgeteilt, als sie sollten"], ["the {} has a cell twice", "{}: eine Zelle steht zweimal da"],
  ["the {} has two shapes of different sizes", "{}: die beiden Formen sind verschieden groß"], ["the {} needs a factor for each of its cells, or none", "{}: nötig ist ein Faktor für jede Zelle oder keiner"],
  ["the {} has nothing to choose from", "{}: es gibt nichts zur Auswahl"], ["{} cannot be one of several choices", "{} kann nicht zur Auswahl stehen"],
  ["a {} has a cell out of range", "{}: eine Zelle liegt zu weit außen"], ["a {} has a cell that is not in the layout", "{}: eine Zelle gehört nicht zu dieser Form"], ["{} is not defined on triangles", "{} gibt es nicht auf Dreiecken"],
  ["not supported: {}", "nicht möglich mit: {}"], ["too large to be worked on: {} {}", "zu groß, um damit zu rechnen: {} {}"],
  // Errors of drawings, and of game ids of Simon Tatham's Solo.
  ["the puzzle is not understood in full: {}", "das Rätsel ist nicht ganz verstanden: {}"], ["assumed without what is not understood: {}", "angenommen ohne das, was nicht verstanden ist: {}"],
  ["no solution is stated that could confirm how the rules are read", "keine Lösung ist angegeben, die bestätigen könnte, wie die Regeln gelesen sind"],
  ["this is no link or object of a published puzzle", "das ist kein Link und kein Objekt eines veröffentlichten Rätsels"], ["the JSON is no drawing of SudokuPad or f-puzzles", "das JSON ist keine Zeichnung von SudokuPad oder f-puzzles"],
  ["more than {} objects are drawn", "mehr als {} Dinge sind gezeichnet"], ["a region has a cell that is not in the grid", "ein Gebiet hat eine Zelle, die nicht im Gitter liegt"],
  ["some sentences are not understood; the constraints are those that are typed", "einige Sätze sind nicht verstanden; es gelten die Regeln, die als solche angegeben sind"],
  ["the puzzle does not have 2 to {} rows", "das Rätsel hat nicht 2 bis {} Zeilen"], ["the puzzle does not have 2 to {} columns", "das Rätsel hat nicht 2 bis {} Spalten"],
  ["the solution does not have {} rows", "die Lösung hat nicht {} Zeilen"], ["row {} does not have {} cells", "Zeile {} hat nicht {} Zellen"], ["the grid does not have {} cells", "das Gitter hat nicht {} Zellen"],
  ["the value of {} is not one from {} to {}", "der Wert von {} liegt nicht zwischen {} und {}"], ["the value of r{}c{} is not one from 1 to {}", "der Wert von r{}c{} liegt nicht zwischen 1 und {}"],
  ["more than {} cages", "mehr als {} Käfige"],
  ["cells, which may be counted from 0 or from 1", "Zellen, die von 0 oder von 1 an gezählt sein können"], ["a cage has a cell that is not in the grid", "ein Käfig hat eine Zelle, die nicht im Gitter liegt"],
  ["cage of type {}", "Käfig der Art {}"], ["the puzzle is cut off", "das Rätsel ist abgeschnitten"], ["the puzzle is malformed", "das Rätsel ist fehlerhaft"],
  ["the grid is {}, not square", "das Gitter ist {}, nicht quadratisch"], ["the grid does not have 2 to {} rows and columns", "das Gitter hat nicht 2 bis {} Zeilen und Spalten"],
  ["the margins leave less than 2 rows or columns", "die Ränder lassen weniger als 2 Zeilen oder Spalten übrig"], ["lines along edges", "Linien auf Kanten"], ["small number {}", "kleine Zahl {}"],
  ["a constraint of type {} is malformed", "eine Regel der Art {} ist fehlerhaft"], ["rows and columns may repeat digits", "Zeilen und Spalten dürfen Ziffern wiederholen"],
  ["the digits do not go from 0 or more to a greater number", "die Ziffern reichen nicht von 0 oder mehr bis zu einer größeren Zahl"], ["custom code", "eigener Code"], ["constraint of type {}", "Regel der Art {}"],
  ["constraint of type {} that is only drawn", "Regel der Art {}, die nur gezeichnet ist"], ["constraint of type {} without rows and columns", "Regel der Art {} ohne Zeilen und Spalten"],
  ["constraint of type {} on a grid that is no square", "Regel der Art {} auf einem Gitter, das nicht quadratisch ist"], ["constraint of type {} without regions", "Regel der Art {} ohne Gebiete"],
  ["constraint of type {} with regions of several sizes", "Regel der Art {} mit Gebieten verschiedener Größe"], ["constraint of type {} with an empty group", "Regel der Art {} mit einer leeren Gruppe"],
  ["constraint of type {} with a sum that has no letter", "Regel der Art {} mit einer Summe ohne Buchstaben"], ["constraint of type {} with groups of its own", "Regel der Art {} mit eigenen Gruppen"],
  ["constraint of type {} on cells without a region", "Regel der Art {} auf Zellen ohne Gebiet"], ["given digits without their constraint", "Vorgaben ohne ihre Regel"],
  ["the JSON holds more values than a puzzle needs", "das JSON hat mehr Werte, als ein Rätsel braucht"],
  ["a constraint has one name, of a letter or more", "eine Regel hat einen Namen von einem Buchstaben oder mehr"], ["this is no game id of Solo", "das ist keine Spielkennung von Solo"],
  ["the id holds a random seed and no puzzle; take the game's description instead, which has a colon", "die Kennung hat nur eine Zufallszahl und kein Rätsel; nimm die Beschreibung des Spiels, die einen Doppelpunkt hat"],
  ["something follows the puzzle", "nach dem Rätsel kommt noch etwas"], ["{} is above the greatest digit", "{} ist mehr als die größte Ziffer"], ["{} is no digit", "{} ist keine Ziffer"],
  ["{} is no number, blank or comma", "{} ist keine Zahl, Lücke und kein Komma"], ["the lines of {} are missing", "es fehlen die Linien: {}"], ["{} is no run of lines", "{} ist keine Folge von Linien"],
  ["{} has too many lines", "zu viele Linien: {}"], ["{} has too few lines", "zu wenige Linien: {}"], ["the jigsaw", "Gebiete"], ["the cages", "Käfige"], ["the list of sums", "Liste der Summen"],
  ["the sums of the cages are missing", "die Summen der Käfige fehlen"],
  // Errors of other programs' rules: "the rule 'cage' …".
  ["the rule '{}' {}", "die Regel '{}' {}"],
  // Unknown regions of Interactive Sudoku Solver.
  ["needs a size from 1 on", "braucht eine Größe ab 1"], ["names no list of cells: {}", "nennt keine Liste von Zellen: {}"], ["has more rows or columns of cells than the grid", "hat mehr Zeilen oder Spalten von Zellen als das Gitter"],
  ["has a cell beside the grid in place of one of the grid", "hat eine Zelle neben dem Gitter statt einer im Gitter"], ["has a number other than 0 and 1", "hat eine andere Zahl als 0 und 1"], ["needs the rule {}", "braucht die Regel {}"],
  ["has arms from different cells", "hat Arme aus verschiedenen Zellen"], ["needs rows and columns", "braucht Zeilen und Spalten"], ["the size of regions does not divide the number of cells", "die Größe der Gebiete teilt die Zahl der Zellen nicht"],
  ["there are too many cells beside the grid", "neben dem Gitter sind zu viele Zellen"],
  ["is no list", "ist keine Liste"], ["has an item without cells", "hat einen Teil ohne Zellen"], ["names no cell: {}", "nennt keine Zelle: {}"],
  ["has a value that is no number: {}", "hat einen Wert, der keine Zahl ist: {}"], ["has an item that says nothing", "hat einen leeren Teil"], ["has an item without lines", "hat einen Teil ohne Linien"],
  ["has a value other than odd and even", "hat einen anderen Wert als odd und even"], ["has a value other than X and V", "hat einen anderen Wert als X und V"], ["has values that are no list", "hat Werte, die keine Liste sind"], ["has two shapes of different sizes", "hat zwei verschieden große Formen"],
  ["has a clue without a place", "hat einen Hinweis ohne Platz"], ["has a clue that is not beside the grid", "hat einen Hinweis, der nicht am Rand steht"], ["has a clue without a direction", "hat einen Hinweis ohne Richtung"],
  ["has a clue that sees no cells", "hat einen Hinweis, der keine Zellen sieht"], ["has an unknown name: {}", "hat einen unbekannten Namen: {}"],
  ["needs two cells or more", "braucht zwei Zellen oder mehr"], ["needs the digits 1 to 9", "braucht die Ziffern 1 bis 9"], ["has no shaft", "hat keinen Schaft"], ["has no cells", "hat keine Zellen"],
  ["needs a number from 1 on", "braucht eine Zahl ab 1"], ["has a pill of other than 2 or 3 cells", "hat eine Kapsel, die nicht 2 oder 3 Zellen hat"], ["ends where it begins and is no loop", "endet, wo sie beginnt, und ist keine Schleife"],
  ["does not divide its cells into lists of one size", "teilt ihre Zellen nicht in gleich lange Listen"], ["joins no neighbours", "verbindet keine Nachbarn"], ["names no row or column: {}", "nennt keine Zeile oder Spalte: {}"],
  ["has no diagonal", "hat keine Diagonale"], ["has a clue that is no pairs", "hat einen Hinweis, der nicht aus Paaren besteht"], ["has no four cells", "hat keine vier Zellen"], ["is neither R nor C", "ist weder R noch C"],
  ["has a factor that is no number: {}", "hat einen Faktor, der keine Zahl ist: {}"], ["has a total that is no number", "hat eine Summe, die keine Zahl ist"], ["needs a factor for each of its cells", "braucht einen Faktor für jede ihrer Zellen"],
  ["says nothing", "sagt nichts"], ["has a relation that cannot be read", "hat eine Beziehung, die nicht zu lesen ist"], ["relates every two cells, but not both ways", "verbindet je zwei Zellen, aber nicht in beiden Richtungen"],
  ["has a pattern that cannot be read, or is too large", "hat ein Muster, das nicht zu lesen oder zu groß ist"], ["has too many states", "hat zu viele Zustände"], ["is not defined where values count from 0", "ist nicht definiert, wo Werte ab 0 zählen"],
  ["is wrong: {}", "ist falsch: {}"], ["needs a number, not {}", "braucht eine Zahl, nicht {}"], ["has a value that is no number: {}", "hat einen Wert, der keine Zahl ist: {}"], ["is moved off the grid: {}", "liegt verschoben außerhalb des Gitters: {}"],
  ["has nothing to choose from", "hat nichts zur Auswahl"], ["does not say where", "sagt nicht, wo"], ["has a place off the grid", "hat einen Platz außerhalb des Gitters"], ["moves cells of two lists", "verschiebt Zellen zweier Listen"], ["names a cell of another list: {}", "nennt eine Zelle einer anderen Liste: {}"],
  ["needs a square grid with regions as large as a row, and values from 0 to the length of a row", "braucht ein quadratisches Gitter mit Gebieten so groß wie eine Zeile und Werte von 0 bis zur Länge einer Zeile"], ["cannot be replicated", "lässt sich nicht vervielfältigen"],
  ["stands within another", "steht in einer anderen"], ["stands twice at one place", "steht zweimal an einem Platz"], ["is neither 1 nor -1", "ist weder 1 noch -1"], ["has no name, or not 1 to {} cells", "hat keinen Namen oder nicht 1 bis {} Zellen"],
  ["is not defined where a dot is one of several choices", "gibt es nicht, wo ein Punkt zur Auswahl steht"], ["is not defined where a mark is one of several choices", "gibt es nicht, wo ein Zeichen zur Auswahl steht"],
  ["rules that are not understood yet: {}", "noch nicht verstandene Regeln: {}"], ["rules that are not understood yet: {}; the puzzle says: {}", "noch nicht verstandene Regeln: {}; das Rätsel sagt: {}"],
  ["left out: {}", "weggelassen: {}"], ["left out: {}; rules in words are not read: {}", "weggelassen: {}; Regeln in Worten werden nicht gelesen: {}"], ["rules in words are not read: {}", "Regeln in Worten werden nicht gelesen: {}"],
];

const layouts: readonly Row[] = [
  ["{} has a size or place out of range", "{} ist zu groß oder liegt zu weit außen"], ["{} has lines longer than the number of digits, {}", "{} hat längere Linien, als es Ziffern gibt: {}"],
  ["{} has boxes without height or width", "{} hat Blöcke ohne Höhe oder Breite"], ["boxes of {} do not divide {}", "Blöcke von {} gehen nicht auf: {}"], ["{} has boxes with more cells than there are digits", "{} hat Blöcke mit mehr Zellen, als es Ziffern gibt"],
  ["{} needs one region symbol a cell", "{} braucht für jede Zelle ein Zeichen ihres Gebiets"], ["a layout has 1 to 64 digits, not {}", "eine Form hat 1 bis 64 Ziffern, nicht {}"], ["a triangle has 9 rows", "ein Dreieck hat 9 Zeilen"],
  ["a triangle of 9 rows has 9 digits", "ein Dreieck mit 9 Zeilen hat 9 Ziffern"], ["a triangle cannot be combined with grids", "ein Dreieck steht allein, ohne Gitter"], ["chess moves are not defined on triangles", "Schachzüge gibt es nicht auf Dreiecken"],
  ["a layout has at most 1,024 grids", "eine Form hat höchstens 1.024 Gitter"], ["windows need a square grid with nearly square boxes: {} has none", "Fenster brauchen ein Quadrat mit fast quadratischen Blöcken, nicht so: {}"],
  ["disjoint needs boxes: {} has none", "getrennte Gruppen brauchen Blöcke, nicht so: {}"], ["diagonals need a square grid: {} is not square", "Diagonalen brauchen ein Quadrat, nicht so: {}"], ["a layout has at most 65,535 cells", "eine Form hat höchstens 65.535 Zellen"],
  ["diagonals, windows and disjoint groups need a grid", "Diagonalen, Fenster und getrennte Gruppen brauchen ein Gitter"], ["a house of {} cells cannot differ with {} digits", "ein Haus mit {} Zellen kann nicht lauter verschiedene haben, bei {} Ziffern"],
  ["a layout needs cells: a grid, a shape or groups", "eine Form braucht Zellen: ein Gitter, ein Dreieck oder Gruppen"], ["there is no layout", "es gibt keine Form"],
  ["no layout is called '{}'", "keine Form heißt '{}'"], ["no layout is called '{}'; did you mean '{}'?", "keine Form heißt '{}'; meinst du '{}'?"],
  ["roxdoku's layers lie side by side: constraints of a whole layout are not defined on it", "die Lagen von Roxdoku liegen nebeneinander: Zusatzregeln für das ganze Gitter gibt es dort nicht"],
  ["no constraint of a whole layout is called '{}'; there are {}", "keine Zusatzregel für das ganze Gitter heißt '{}'; es gibt {}"], ["no constraint of a whole layout is called '{}'; did you mean '{}'?", "keine Zusatzregel für das ganze Gitter heißt '{}'; meinst du '{}'?"],
  ["diagonals take no numbers", "Diagonalen haben keine Zahlen"], ["numbers behind a constraint's name stand as in nosum:5:10, not '{}'", "Zahlen stehen hinter dem Namen wie in nosum:5:10, nicht '{}'"], ["{}, as in nosum:5:10", "{}, wie in nosum:5:10"],
  ["Dutch flatmates need a middle digit, and {} digits have none", "die Mitbewohnerregel braucht eine mittlere Ziffer, und {} Ziffern haben keine"], ["a constraint's name is missing beside a +", "neben einem + fehlt der Name einer Zusatzregel"],
  ["there are {} values for {} cells", "es gibt {} Werte für {} Zellen"], ["{} holds {}, but the digits end with {}", "in {} steht {}, aber die Ziffern enden mit {}"],
  ["logic works on at most {} cells; this layout has {}", "die Logik reicht für höchstens {} Zellen; diese Form hat {}"], ["this layout is too large to be rated", "diese Form ist zu groß, um bewertet zu werden"],
];

const readers: readonly Row[] = [
  ["no puzzle", "kein Rätsel"], ["a second puzzle where one was expected", "ein zweites Rätsel, wo nur eines stehen soll"], ["a line or puzzle of more than {} MiB", "eine Zeile oder ein Rätsel mit mehr als {} MiB"],
  // Rows of a grid, and lines.
  ["frames without a row of cells", "Rahmen ohne eine Zeile mit Zellen"], ["{} of {} are no known layout; name the layout or write the puzzle as text", "{} mit {} sind keine bekannte Form; wähle die Form oder schreibe das Rätsel als Rätseltext"],
  ["row {} is one too many, {} are needed", "Zeile {} ist zu viel, {} sind nötig"], ["row {} has {}, {} needed", "Zeile {} hat {}, {} nötig"], ["{}, {} are needed", "{}, {} sind nötig"],
  ["the rows do not have the outline of {}", "die Zeilen haben nicht den Umriss von {}"], ["the rows have signs among the cells that are neither frames nor cells", "zwischen den Zellen stehen Zeichen, die weder Rahmen noch Zellen sind"],
  ["the rows are missing", "die Zeilen fehlen"], ["{} places more than one digit", "{} setzt mehr als eine Ziffer"], ["no puzzle stands before the remark", "vor der Bemerkung steht kein Rätsel"],
  ["{} is neither a digit nor a blank (. 0 _ * -)", "{} ist weder eine Ziffer noch leer (. 0 _ * -)"], ["{} numbers, {} are needed", "{} Zahlen, {} sind nötig"], ["{} symbol, {} are needed for {}", "{} Zeichen, {} sind nötig für {}"],
  ["{} symbols, {} are needed for {}", "{} Zeichen, {} sind nötig für {}"], ["{} symbols, {} are needed", "{} Zeichen, {} sind nötig"], ["{} is neither a number from {} to {} nor a blank", "{} ist weder eine Zahl von {} bis {} noch leer"], ["{} is neither a number among {} nor a blank", "{} ist weder eine Zahl aus {} noch leer"],
  ["{} is more than one symbol where a cell has one", "{} ist mehr als ein Zeichen, und eine Zelle hat eines"], ["{} is neither a digit ({}) nor a blank ({})", "{} ist weder eine Ziffer ({}) noch leer ({})"],
  ["{} has the given {}, which the entry {} contradicts", "in {} ist {} vorgegeben, der Eintrag {} widerspricht dem"], ["{} is no candidate ({})", "{} ist kein Kandidat ({})"],
  ["the symbols can be read in two ways: as {} where 0 is a blank, or as {} where 0 is a digit; write blanks as . to tell them apart", "die Zeichen lassen sich auf zwei Arten lesen: als {}, wo 0 leer heißt, oder als {}, wo 0 eine Ziffer ist; schreibe leere Zellen als ."],
  ["the row has no column '{}'", "der Zeile fehlt die Spalte '{}'"], ["the column '{}' is empty here", "die Spalte '{}' ist hier leer"], ["\"puzzle\": {}", "\"puzzle\": {}"],
  ["{} is no cell's name; cells are called r1c1", "{} ist kein Name einer Zelle; Zellen heißen r1c1"], ["there is no cell {}", "es gibt keine Zelle {}"],
  // HoDoKu, OpenSudoku, .sdk.
  ["a digit is missing after the +", "nach dem + fehlt eine Ziffer"], ["{} is neither a digit (1-9) nor a blank", "{} ist weder eine Ziffer (1-9) noch leer"], ["more than 81 cells", "mehr als 81 Zellen"], ["{} cells, 81 are needed", "{} Zellen, 81 sind nötig"],
  ["{} is no deleted candidate; digit, row and column, as in 512", "{} ist kein gestrichener Kandidat; nötig sind Ziffer, Zeile und Spalte wie in 512"], ["a HoDoKu line has 9x9 cells, not those of {}", "eine HoDoKu-Zeile hat 9x9 Zellen, nicht die von {}"],
  ["a HoDoKu line begins with a colon", "eine HoDoKu-Zeile beginnt mit einem Doppelpunkt"], ["an .sdk file has 9x9 cells, not those of {}", "eine .sdk-Datei hat 9x9 Zellen, nicht die von {}"],
  ["{} is neither a digit (1-9) nor 0 for a blank", "{} ist weder eine Ziffer (1-9) noch 0 für leer"], ["{} digits, 81 are needed", "{} Ziffern, 81 sind nötig"], ["the game's data name no version", "die Daten des Spiels nennen keine Version"],
  ["cell {} of the game's data is not value|notes|0 or 1", "Zelle {} der Daten ist nicht Wert|Notizen|0 oder 1"], ["{} are no notes of cell {}", "{} sind keine Notizen von Zelle {}"], ["the tag does not end", "der Tag endet nicht"], ["the game has no data", "das Spiel hat keine Daten"],
  ["the XML holds no <game>, as OpenSudoku's files do", "das XML enthält kein <game> wie die Dateien von OpenSudoku"], ["the XML ends within a tag", "das XML endet in einem Tag"], ["<game> is not closed", "<game> ist nicht geschlossen"],
  // f-puzzles, SudokuPad, ISS.
  ["the size is not one from 2 to {}", "die Größe liegt nicht zwischen 2 und {}"], ["the grid does not have {} rows", "das Gitter hat nicht {} Zeilen"], ["row {} does not have {} cells", "Zeile {} hat nicht {} Zellen"],
  ["the value of {} is not one from 1 to {}", "der Wert von {} liegt nicht zwischen 1 und {}"], ["a pencil mark of {} is not one from 1 to {}", "eine Marke von {} liegt nicht zwischen 1 und {}"],
  ["the puzzle has no cells", "das Rätsel hat keine Zellen"], ["the grid does not have 1 to {} columns", "das Gitter hat nicht 1 bis {} Spalten"], ["a {} has a cell that is not in the grid", "{}: eine Zelle liegt nicht im Gitter"], ["{} lies in two regions", "{} liegt in zwei Gebieten"],
  ["the JSON is no puzzle of f-puzzles, SudokuPad or Clew", "das JSON ist kein Rätsel von f-puzzles, SudokuPad oder Clew"], ["the JSON is nested too deep", "das JSON ist zu tief verschachtelt"], ["this is not JSON", "das ist kein JSON"],
  ["the link does not hold a puzzle in SudokuPad's notation", "der Link enthält kein Rätsel in der Schreibweise von SudokuPad"], ["the link holds another one, and no puzzle", "der Link enthält einen anderen Link und kein Rätsel"], ["the link does not hold a puzzle, or not all of it", "der Link enthält kein Rätsel oder nicht das ganze"],
  ["the link does not hold the puzzle but only its name; open it and share the puzzle as a long link", "der Link enthält nicht das Rätsel, nur seinen Namen; öffne ihn dort und teile das Rätsel als langen Link"],
  ["there are too many constraints", "es gibt zu viele Zusatzregeln"], ["a constraint string begins with a dot", "eine Kette von Regeln beginnt mit einem Punkt"], [".End stands where nothing is open", ".End steht, wo nichts offen ist"],
  ["rules stand within rules too often", "Regeln stehen zu tief ineinander"], ["an .End is missing", "ein .End fehlt"], ["the shape is not one from 1x1 to {}", "die Form liegt nicht zwischen 1x1 und {}"], ["{} is no range of values from 0 or 1 on", "{} ist kein Bereich von Werten ab 0 oder 1"],
  ["a grid of {} has {} to {} values", "ein Gitter von {} hat {} bis {} Werte"], ["there are two shapes", "es gibt zwei Formen"], ["two lists of cells have one name", "zwei Listen von Zellen heißen gleich"],
  ["the size of regions is not one from 1 to the number of values", "die Größe der Gebiete liegt nicht zwischen 1 und der Zahl der Werte"], ["the regions are {} characters, not {}", "die Gebiete haben {} Zeichen, nicht {}"], ["the regions do not have {} cells each", "die Gebiete haben nicht je {} Zellen"],
  ["a given {}", "eine Vorgabe {}"], ["a given has a value that is none: {}", "eine Vorgabe hat einen Wert, der keiner ist: {}"], ["a given has no value", "eine Vorgabe hat keinen Wert"], ["there is too much to choose from", "es steht zu viel zur Auswahl"],
  ["a cell beside the grid has no value left", "einer Zelle neben dem Gitter bleibt kein Wert"], ["cells beside the grid are not understood yet together with AntiTaxicab or DutchFlatmates", "Zellen neben dem Gitter werden zusammen mit AntiTaxicab oder DutchFlatmates noch nicht verstanden"],
  ["an arrow of a cage leads off the grid", "ein Pfeil eines Käfigs führt aus dem Gitter"], ["the arrows of a cage lead in a ring", "die Pfeile eines Käfigs führen im Kreis"], ["a killer on one line has 81 numbers", "ein Killer in einer Zeile hat 81 Zahlen"],
  ["something stands behind the 81 numbers of the killer", "hinter den 81 Zahlen des Killers steht noch etwas"], ["a cage's number is none: {}", "die Zahl eines Käfigs ist keine: {}"], ["a cage has two sums", "ein Käfig hat zwei Summen"],
  // Puzzle text.
  ["something follows the closing quote", "nach dem schließenden Anführungszeichen steht noch etwas"], ["\\x needs two hexadecimal digits", "\\x braucht zwei hexadezimale Ziffern"], ["a backslash stands before \", \\, n or x only", "ein \\ steht nur vor \", \\, n oder x"],
  ["the closing quote is missing", "das schließende Anführungszeichen fehlt"], ["no rows follow `{}`", "auf `{}` folgen keine Zeilen"], ["{} symbols on one line, {} are needed", "{} Zeichen in einer Zeile, {} sind nötig"], ["{} groups of marks, {} are needed", "{} Gruppen von Marken, {} sind nötig"],
  ["{} is no number from {} to {}", "{} ist keine Zahl von {} bis {}"], ["puzzle text begins with `sudoku 1`", "Rätseltext beginnt mit `sudoku 1`"], ["puzzle text of version {} is not known, only 1", "Rätseltext in Version {} ist nicht bekannt, nur 1"],
  ["{} is no word of puzzle text", "{} ist kein Wort des Rätseltexts"], ["{} is no word of puzzle text; did you mean '{}'?", "{} ist kein Wort des Rätseltexts; meinst du '{}'?"], ["the givens are missing", "die Vorgaben fehlen"], ["{} stands where the line should end", "{} steht, wo die Zeile enden soll"],
  ["values are ascending numbers from 0 to 99, as in 0-8 or 1,3,5-9", "Werte sind aufsteigende Zahlen von 0 bis 99, wie in 0-8 oder 1,3,5-9"], ["there are more than 64 values", "es gibt mehr als 64 Werte"], ["a layout has as many values as digits", "ein Gitter hat so viele Werte wie Ziffern"], ["this layout has {} digits, not {}", "dieses Gitter hat {} Ziffern, nicht {}"], ["f-puzzles has no room for the digits {}", "f-puzzles hat keinen Platz für die Ziffern {}"], ["SudokuPad has no room for the digits {}", "SudokuPad hat keinen Platz für die Ziffern {}"], ["digits go from 1 to at most {}, as in `digits 1-9`", "Ziffern gehen von 1 bis höchstens {}, wie in `digits 1-9`"],
  ["a layout from the catalogue stands before other rules", "eine Form mit Namen steht vor allen anderen Regeln"], ["{} is no region's number", "{} ist keine Nummer eines Gebiets"], ["{} is no region's symbol (1-9A-Za-z)", "{} ist kein Zeichen eines Gebiets (1-9A-Za-z)"],
  ["{} region symbols, {} are needed for {}", "{} Zeichen für Gebiete, {} sind nötig für {}"], ["{} is no place; say row and column, as in `at 7,7`", "{} ist kein Platz; nötig sind Zeile und Spalte wie in `at 7,7`"],
  ["{} is no size; say rows and columns, as in `grid 9x9`", "{} ist keine Größe; nötig sind Zeilen und Spalten wie in `grid 9x9`"], ["a grid has at most {} rows and {} columns", "ein Gitter hat höchstens {} Zeilen und {} Spalten"],
  ["{} is no size; say height and width, as in `box 3x3`, or `box none`", "{} ist keine Größe; nötig sind Höhe und Breite wie in `box 3x3`, oder `box none`"], ["the size of the grid stands before its regions", "die Größe des Gitters steht vor seinen Gebieten"],
  ["{} is no word of a grid (at, grid, box, regions)", "{} ist kein Wort eines Gitters (at, grid, box, regions)"], ["the grid's size is missing, as in `grid 9x9`", "die Größe des Gitters fehlt, wie in `grid 9x9`"], ["say `diagonal both`, `diagonal main` or `diagonal anti`", "nötig ist `diagonal both`, `diagonal main` oder `diagonal anti`"],
  ["{} is no cell; cells are called r1c1, ranges r1c1-r3c3", "{} ist keine Zelle; Zellen heißen r1c1, Bereiche r1c1-r3c3"], ["{} is no cell; cells are called r1c1, ranges r1c1-r1c5", "{} ist keine Zelle; Zellen heißen r1c1, Bereiche r1c1-r1c5"],
  ["the groups have too many cells", "die Gruppen haben zu viele Zellen"], ["a group needs two cells or more", "eine Gruppe braucht zwei Zellen oder mehr"], ["the constraints have too many cells", "die Zusatzregeln haben zu viele Zellen"], ["there are too many cells", "es sind zu viele Zellen"],
  ["the one shape is `shape triangle 9`", "die einzige solche Form ist `shape triangle 9`"], ["the layout is missing: `layout NAME`, `grid 9x9 box 3x3` or the like", "die Form fehlt: `layout NAME`, `grid 9x9 box 3x3` oder ähnlich"],
  ["how many digits there are is missing, as in `digits 1-9`", "wie viele Ziffern es gibt, fehlt, wie in `digits 1-9`"], ["choices lie within choices too often", "Auswahlen liegen zu tief ineinander"], ["a constraint is missing", "eine Zusatzregel fehlt"],
  ["{} is no constraint's word", "{} ist kein Wort für eine Zusatzregel"], ["a choice within a choice stands in braces: { either … or … }", "eine Auswahl in einer Auswahl steht in Klammern: { either … or … }"], ["a closing brace is missing", "eine schließende Klammer fehlt"],
  ["{} is no factor", "{} ist kein Faktor"], ["the total stands before the cells", "die Summe steht vor den Zellen"], ["whole lines can be named where there is one grid; list the cells", "ganze Linien haben nur bei einem Gitter Namen; nenne die Zellen"],
  ["{} has a number from 1 to {}, as in `{}`", "{} hat eine Zahl von 1 bis {}, wie in `{}`"], ["{} is no number or cell", "{} ist weder Zahl noch Zelle"],
];

const writers: readonly Row[] = [
  ["f-puzzles has room for one square grid only", "f-puzzles hat nur Platz für ein Quadrat"], ["f-puzzles has room for the windows of 9x9 only", "f-puzzles hat nur für die Fenster von 9x9 Platz"],
  ["f-puzzles cannot say that {} has no candidate left", "f-puzzles kann nicht sagen, dass {} kein Kandidat bleibt"], ["f-puzzles has no room for this rule: {}", "f-puzzles hat keinen Platz für diese Regel: {}"],
  ["SudokuMaker has no room for this rule: {}", "SudokuMaker hat keinen Platz für diese Regel: {}"], ["SudokuMaker has room for one grid only", "SudokuMaker hat nur für ein Gitter Platz"],
  ["SudokuMaker has no room for disjoint groups of boxes of one row or column", "SudokuMaker hat keinen Platz für getrennte Gruppen von Blöcken mit einer Zeile oder Spalte"],
  ["SudokuMaker has room for digits from 0 to {} in a row only", "SudokuMaker hat nur für aufeinanderfolgende Ziffern von 0 bis {} Platz"], ["SudokuMaker has room for the windows of 9x9 only", "SudokuMaker hat nur für die Fenster von 9x9 Platz"],
  ["the form `{}` has no room for {}", "die Schreibweise `{}` hat keinen Platz für {}"], ["a layout that has no name; `text` has", "eine Form ohne Namen; `text` hat ihn"], ["any layout but 9x9", "andere Formen als 9x9"],
  ["values that were entered and are no givens", "Einträge, die keine Vorgaben sind"], ["candidates that were ruled out", "ausgeschlossene Kandidaten"], ["digits above 61", "Ziffern über 61"],
];

const makers: readonly Row[] = [
  ["no {} puzzle is harder than {}", "kein Rätsel der Form {} ist schwerer als {}"], ["no path uses '{}': only `find` looks for it", "kein Weg nutzt '{}'"], ["no {} puzzle needs '{}': none is harder than {}", "kein Rätsel der Form {} braucht '{}': Keines ist schwerer als {}"],
  ["'{}' is {}: a puzzle that needs it is not {}", "'{}' ist {}: Ein Rätsel, das es braucht, ist nicht {}"],
  ["found {} of {} {} in {} {} before time was up: {}", "{} von {} gefunden, nach {4} Versuchen war die Zeit um: {6}"],
  ["few puzzles meet all of these requirements; allow more time or relax one", "diese Wünsche treffen selten zusammen; wünsche weniger"], ["each takes long on this layout; allow more time", "auf dieser Form dauert jedes lange; versuche es noch einmal"],
];

/** Names of SudokuExplainer and SukakuExplainer, which players know. */
const explainer: readonly Row[] = [
  ["Full House", "Full House"], ["Hidden Single", "Versteckter Einer"], ["Naked Single", "Nackter Einer"], ["Direct Pointing", "Pointing mit Einer"], ["Direct Claiming", "Claiming mit Einer"],
  ["Direct Hidden Pair", "Verstecktes Paar mit Einer"], ["Direct Hidden Triplet", "Verstecktes Tripel mit Einer"], ["Generalized Intersections", "Kreuzende Häuser"],
  ["Naked Pair", "Nacktes Paar"], ["Naked Triplet", "Nacktes Tripel"], ["Naked Quad", "Nacktes Quadrupel"], ["Generalized Naked Pair", "Nacktes Paar über Häuser hinweg"], ["Generalized Naked Triplet", "Nacktes Tripel über Häuser hinweg"], ["Generalized Naked Quad", "Nacktes Quadrupel über Häuser hinweg"],
  ["Hidden Pair", "Verstecktes Paar"], ["Hidden Triplet", "Verstecktes Tripel"], ["Hidden Quad", "Verstecktes Quadrupel"], ["Swordfish", "Schwertfisch"], ["Jellyfish", "Qualle"], ["Generalized X-Wing", "X-Wing über Häuser hinweg"],
  ["Unique Rectangle type {}", "Eindeutiges Rechteck Typ {}"], ["Unique Loop {} type {}", "Eindeutige Schleife mit {} Zellen, Typ {}"], ["BUG type {}", "BUG Typ {}"], ["Aligned Pair Exclusion", "Aligned Pair Exclusion"], ["Aligned Triplet Exclusion", "Aligned Triplet Exclusion"],
  ["Forcing X-Chain", "X-Kette"], ["Turbot Fish", "Turbot-Fisch"], ["Grouped {}", "{} mit Gruppen"], ["{} Skyscrapers {}", "{} Skyscraper {}"], ["{} Strong links {}", "{} starke Verbindungen {}"], ["({} Strong Links) {}", "{2} mit {} starken Verbindungen"], ["Dynamic {}", "Dynamic {}"],
];

const rows: readonly Row[] = [...kinds, ...parts, ...rules, ...layouts, ...readers, ...writers, ...makers, ...explainer];

/** All sentences, for the test against the engine's sources. */
export const known = rows;

const escaped = (text: string) => text.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&");
const pattern = (text: string, hole: string) => new RegExp(`^${text.split("{}").map(escaped).join(hole)}$`, "s");
const letters = (text: string) => text.replaceAll("{}", "").length;

/** Those that say most first: a sentence is not taken for one with more put in. */
const sentences = rows
  .map((row) => ({ row, hole: parts.includes(row) ? "(\\S+)" : "(.+?)" }))
  .filter(({ row: [english] }) => english.includes("{}"))
  .sort((a, b) => letters(b.row[0]) - letters(a.row[0]))
  .map(({ row: [english, german], hole }) => [pattern(english, hole), german] as const);
const plain = new Map(rows);

function told(text: string): string | undefined {
  const same = plain.get(text);
  if (same !== undefined) return same;
  for (const [form, german] of sentences) {
    const found = form.exec(text);
    if (!found) continue;
    let next = 0;
    return german.replace(/\{(\d?)\}/g, (_, place) => part(found[place ? Number(place) : ++next] ?? ""));
  }
  return undefined;
}

/** Inserted text may be a list. */
const part = (text: string): string => told(text) ?? text.split(", ").map((one) => told(one) ?? one).join(", ");

/** The German text, with German quotation marks; unchanged if it is unknown. */
export const inGerman = (text: string): string => told(text)?.replace(/(['`])(.+?)\1/g, "„$2“") ?? text;
