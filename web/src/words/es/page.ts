// Words of the page in Spanish. Explanations of steps come from the engine.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";
import { play } from "./play.ts";

const counted = ["ninguno", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"];
const letters = (count: number) => counted[count] ?? String(count);
const grouped = (count: number) => count.toLocaleString("es");
const tenths = (value: number) => value.toLocaleString("es", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = countedIn("es");
const houses = { row: "fila", column: "columna", box: "caja", region: "región", window: "ventana", diagonal: "diagonal", group: "grupo" } as Record<string, string>;
const many = { row: "filas", column: "columnas", box: "cajas", region: "regiones", window: "ventanas", diagonal: "diagonales", group: "grupos", house: "unidades" } as Record<string, string>;
const diagonals = { "the main diagonal": "diagonal ↘", "the anti-diagonal": "diagonal ↗" } as Record<string, string>;
const inHouse = { row: "en la fila", column: "en la columna", box: "en la caja", region: "en la región", window: "en la ventana", diagonal: "en la diagonal", group: "en el grupo" } as Record<string, string>;

export const page: Parts["page"] = {
  locale: "es",
  title: "Clew",
  pageTitle: "Clew: el sudoku explicado",
  hero: "Sudoku con cada paso explicado",
  play,
  grid: "Cuadrícula de sudoku",
  buttons: {
    howRead: "Cómo se leyó", hint: "Pista", step: "Paso", solve: "Resolver", reveal: "Revelar", auto: "Auto", undo: "Deshacer", redo: "Rehacer", freeze: "Fijar",
    guess: "Suponer", clear: "Vaciar", rules: "Reglas", generate: "Generar", rate: "Evaluar", share: "Compartir", print: "Imprimir", load: "Cargar", check: "Comprobar",
    new: "Nuevo", library: "Colección", games: "Partidas", statistics: "Estadísticas", days: "Días", options: "Opciones", keys: "Teclas", allSteps: "Todos los pasos",
    more: "Más", showMore: "Ver más", showLess: "Ver menos", close: "Cerrar", stop: "Parar", emptyGrid: "Cuadrícula vacía",
    erase: "Borrar", pop: "Descartar", keep: "Conservar", why: "¿Por qué?", which: "¿Qué técnica?", backToNow: "Volver al presente", goOn: "Seguir aquí",
    takeBack: "Quitarlo", takeAllBack: "Quitarlos", remove: "Eliminar", putBack: "Devolver",
    learn: "Aprender", lesson: "Lección", lessons: "Lecciones", prove: "Probar una idea", path: "Camino", build: "Crear", photo: "Foto",
    makeGivens: "Convertirlos en datos", leave: "Dejarlos así",
    withEntries: "Con mis dígitos", withoutEntries: "Sin mis dígitos",
  },
  by: (author) => `de ${author}`,
  menus: { play: "Jugar", learn: "Aprender", make: "Hacer", of: (name) => `${name}, menú` },
  marks: {
    label: "Marcas", none: "Ninguna", mine: "Mías", automatic: "Todas", fill: "Rellenar las marcas una vez",
    filled: "Ahora todos los candidatos son tus marcas; «Deshacer» las quita",
  },
  labels: {
    facts: "Datos y herramientas", reasoning: "Razonamiento", commands: "Órdenes", another: "Otro sudoku", start: "Inicio",
    explanation: "Explicación", setter: "Palabras del autor", solutions: "Soluciones", steps: "Pasos", guesses: "Suposiciones", digits: "Dígitos", puzzle: "Sudoku",
    layout: "Forma", level: "Nivel", link: "Enlace", modes: "Al escribir se pone", dialog: "Diálogo", several: "Elige un sudoku",
    layoutOfPuzzles: "Forma de los sudokus", levelOfPuzzles: "Nivel de los sudokus",
  },
  begin: {
    paste: "Pegar un sudoku", pasteHow: "En cualquier formato común, o suelta un archivo o una imagen",
    generate: "Generar", generateHow: (layout) => `Un sudoku nuevo con solución única (${layout}), creado en este aparato`, generateClues: (clues) => `Un sudoku nuevo con solución única (${clues}), creado en este aparato`,
    choose: "Elegir una forma", clues: "Con otros indicios",
    filled: (filled, all) => `${filled} de ${all}`,
    givens: (layout, givens) => `${layout}, ${number(givens, "dato", "datos")}`,
  },
  quiet: {
    empty: "Escribe los dígitos de un sudoku o pega uno; la tecla Intro los convierte en datos.",
    ready: "Una pista dice dónde mirar, después la técnica y después toda la razón.",
  },
  solutions: {
    counting: "Contando…", none: "Sin solución", one: "Una solución", many: (count) => `${count} soluciones`, more: (count) => `Más de ${count} soluciones`,
    atLeast: (count) => `Al menos ${count} soluciones`, unknown: "Sin contar a tiempo", withGuess: "con esta suposición", solved: "Resuelto", wrong: "Lleno, no resuelto",
    untold: "Soluciones ocultas", share: (share) => `${share} de las soluciones`,
  },
  reveal: ["", "Muestra una solución", "Muestra los candidatos verdaderos", "Muestra la contradicción"],
  core: {
    title: (count) => (count === 1 ? "Esto no puede ser" : "Estos se contradicen"), looking: "Buscando la contradicción…",
    text: (values, fewest) =>
      values.length === 1
        ? `Por sí solo, ${values[0]} es imposible.`
        : `${values.slice(0, -1).join(", ")} y ${values[values.length - 1]} no pueden darse a la vez. ${fewest ? "No hay contradicción menor." : "No se puede prescindir de ninguno."}`,
    none: "No hay solución, se quite lo que se quite.",
    unsettled: "No se encontró a tiempo qué se contradice.",
    legend: "se contradicen",
  },
  level: {
    empty: "Cuadrícula vacía", unrated: "Sin evaluar", any: "Todos los niveles",
    rules: (count) => `${count} pares de celdas deben ser distintos`,
  },
  puzzle: (level, layout) => [layout, level].filter(Boolean).join(", "),
  layouts: { own: "Forma propia", ownShort: "Propia", latin: (size) => `Latino ${size}`, tall: (size) => `${size}, cajas altas` },
  levels: ["easy", "intermediate", "hard", "very hard", "diabolical"],
  clues: {
    killer: "Killer", thermo: "Termómetros", arrow: "Flechas", kropki: "Puntos Kropki", xv: "XV", sandwich: "Sándwiches", skyscraper: "Rascacielos", littlekiller: "Little killer",
    whispers: "Susurros", renban: "Renban", palindrome: "Palíndromos", between: "Líneas entre", zipper: "Cremalleras", regionsum: "Sumas por región", quadruple: "Cuádruples", xsum: "Sumas X",
  },
  levelNames: {
    easy: "fácil", intermediate: "intermedio", hard: "difícil", "very hard": "muy difícil", diabolical: "diabólico", "beyond logic": "más allá de la lógica", "not graded": "sin clasificar",
  },
  rated: {
    not: "Sin evaluar", none: "Este sudoku no tiene solución.", multiple: "Este sudoku tiene más de una solución.",
    hardest: (technique) => `Su técnica más difícil: ${technique}`, score: (score) => `Puntuación HoDoKu ${grouped(score)}`,
    figures: (er, ep, ed) => `ER ${tenths(er)}  EP ${tenths(ep)}  ED ${tenths(ed)}`, er: (er) => `ER ${tenths(er)}`,
  },
  legend: {
    house: (name) => diagonals[name] ?? name.replace(/^\w+/, (kind) => houses[kind] ?? kind).replace(" of grid ", " de la cuadrícula "),
    houses: (role, kind) => `${{ base: "base", cover: "cobertura", subset: "subconjunto" }[role]}: ${many[kind] ?? kind}`,
    touchesBoth: "toca ambos", holds: "es verdadero", oneOf: (count) => `uno de ${letters(count)}`, oneOfThese: "uno de estos",
    orElse: "o si no, este", other: "el otro dígito", prevents: "impide el intercambio", fin: "aleta",
    sets: "conjuntos de celdas", swap: "celdas del intercambio", bases: "celdas base", targets: "celdas objetivo", set: "conjunto de celdas", strong: "uno u otro", weak: "no ambos",
    ring: "excluye el resto", error: "la contradicción", removed: "excluido", cell: "la celda", cells: "celdas",
  },
  blocked: (kind) => (kind === "link" ? "la toca" : kind === "removed" ? "excluido" : (inHouse[kind] ?? kind)),
  couldBe: (digits) => `puede ser ${digits}`,
  mustBe: (digit) => `solo puede ser ${digit}`,
  digitCount: (count) => number(count, "dígito", "dígitos"),
  nothingFits: "no cabe ningún dígito",
  given: "dato",
  cell: {
    given: (digit) => `dato ${digit}`, empty: "vacía", candidates: (digits) => `vacía, candidatos ${digits}`, centre: (digits) => `marcas de centro ${digits}`, out: (digits) => `, excluidos ${digits}`,
    deduced: ", deducido", guess: ", en una suposición", repeated: ", repetido", wrong: ", erróneo", colour: (colour) => `, color ${colour}`, x: ", cruz", o: ", círculo", lines: (cells) => `, línea a ${cells}`,
  },
  cells: (count) => number(count, "celda", "celdas"),
  allCells: "todas las celdas",
  on: (digit) => ` en ${digit}`,
  key: { digit: (digit, left) => `Dígito ${digit}${left >= 0 ? `, ${left === 1 ? "queda" : "quedan"} ${left}` : ""}`, colour: (colour) => `Color ${colour}`, ink: (ink) => `Tinta ${ink}, ${["azul", "verde", "ámbar", "gris"][ink - 1]}`, x: "Cruz", o: "Círculo" },
  modes: { value: "Valor", corner: "Esquina", centre: "Centro", colour: "Color", pen: "Lápiz" },
  typed: {
    given: (cells) => `${cells} es un dato y se queda`, full: (cells) => `${cells} tiene un dígito: las marcas son para celdas vacías`,
    value: (cells, digit, repeated) => `${cells} = ${digit}${repeated ? ", repetido" : ""}`, empty: (cells) => `${cells} está vacía`,
    mark: (cells, digit, kind, on) => `${cells}: marca ${digit} (${kind}) ${on ? "puesta" : "quitada"}`,
    struck: (cells, digit, out) => `${cells}: ${digit} ${out ? "excluido" : "vuelve a ser candidato"}`,
    colour: (cells, colour) => (colour ? `${cells}: color ${colour}` : `${cells}: sin color`),
    blocked: (digit, cell, blocker, where) => `${digit} no es candidato de ${cell}: ${blocker} ${where}`,
    out: (digit, cell) => `${digit} está excluido de ${cell}`,
    drawn: (cells, what) => `${cells}: ${what ? what.toLowerCase() : "dibujo borrado"}`, line: (from, to, on) => `Línea ${from} ${to} ${on ? "dibujada" : "borrada"}`,
    edge: { left: "borde izquierdo", right: "borde derecho", up: "borde superior", down: "borde inferior" },
  },
  frozen: (count) => `${number(count, "dígito es", "dígitos son")} dato desde ahora; «Deshacer» lo revierte`,
  freezing: {
    title: "¿Convertir tus dígitos en datos?",
    text: (count) => `${number(count, "dígito tuyo pasa", "dígitos tuyos pasan")} a ser parte de este sudoku. Si alguno es erróneo, el sudoku ya no tiene solución. «Deshacer» lo revierte.`,
  },
  nothingToFreeze: "Todos los dígitos son ya datos",
  nothingThere: "Todavía no hay ningún dígito que fijar",
  undone: "Deshecho",
  redone: "Rehecho",
  noFurther: "No hay nada más",
  rules: {
    triangles: (count) => (count === 1 ? "un triángulo" : `${letters(count)} triángulos`), edges: (count) => `${letters(count)} bordes y lados`, touching: "las celdas que se tocan son distintas",
    span: (least, greatest) => `del ${least} al ${greatest}`, digits: (span) => `los dígitos van ${span}`,
    regions: "regiones en lugar de cajas", groups: (count) => `${count === 1 ? "una región adicional" : `${letters(count)} regiones adicionales`} sin repeticiones`,
    windows: (count) => (count === 1 ? "una ventana" : `${letters(count)} ventanas`), diagonals: (count) => (count === 1 ? "una diagonal" : `${letters(count)} diagonales`),
    of: {
      disjoint: "mismo lugar en la caja: sin repeticiones", antiknight: "a un salto de caballo: sin repeticiones", antiking: "a un paso de rey: sin repeticiones",
      antichess: "a un salto de caballo o un paso de rey: sin repeticiones", asterisk: "una estrella de nueve celdas", girandola: "una girándula de nueve celdas",
      centerdot: "los centros de las nueve cajas", argyle: "ocho diagonales cortas", roxdoku: "un cubo de 3×3×3 celdas",
    },
  },
  entry: { own: "Tu dígito", clear: "Vaciado", guess: "Suposición", pop: "Suposición refutada", keep: "Suposición conservada", answer: "Solución" },
  not: "no",
  is: (cells) => (cells === 1 ? "es" : "son"),
  next: "siguiente",
  moves: (count, whole) => (whole ? "" : "Al menos ") + number(count, "jugada posible", "jugadas posibles"),
  firstMoves: (count) => `Las primeras ${count}:`,
  mistakes: {
    title: (count) => (count === 1 ? "Hay un error" : "Hay errores"), found: (count) => `${number(count, "error", "errores")} hasta ahora`, none: "Ningún error hasta ahora.",
    early: "La suposición no tiene la culpa: esto ya era erróneo antes.", full: "La cuadrícula está llena, pero no resuelta", fullHow: "Al menos un dígito es erróneo. «Comprobar» dice cuál.",
    unknown: "Este sudoku no tiene exactamente una solución, así que de ningún dígito se puede decir que sea erróneo.",
    blocked: (digit, other, where) => `${other} ya es ${digit}, ${where}.`, suppose: (what) => `Supongamos que ${what}.`,
    untold: (steps) => `Sin contar: ${number(steps, "paso que también sería verdadero", "pasos que también serían verdaderos")} sin el error.`,
    follows: "Estos pasos se siguen del error. No dicen nada de la solución.",
    noReason: "No se encontró ninguna razón breve. El dígito solo lleva a una contradicción tras muchos pasos.",
    value: (cell, digit) => `${cell} no puede ser ${digit}.`, removed: (cell, digit) => `${digit} se excluyó de ${cell}, pero su lugar es ese.`,
  },
  stuck: "Ninguna técnica encuentra nada más aquí.",
  noHint: { title: "Sin pista", none: "Esta cuadrícula no tiene solución, así que no hay paso siguiente.", solved: "La cuadrícula está llena." },
  solvedBySteps: (steps, cycles) => `Resuelto en ${number(steps, "paso", "pasos")}${cycles ? `, ${number(cycles, "ciclo", "ciclos")}` : ""}.`,
  solvedByAnswer: (steps) => (steps ? `La lógica encuentra ${number(steps, "paso", "pasos")}; el resto es solo la solución.` : "Es la solución sola, sin sus razones."),
  guessIsOpen: "Hay una suposición abierta",
  guessFails: "La suposición falla",
  guessed: (what) => `Tu suposición: ${what}.`,
  guessedWithin: (what) => `Tu suposición dentro de ella: ${what}.`,
  guessOpen: "Tu próximo dígito es la suposición.",
  notMade: "aún sin hacer",
  noneWithGuess: "Con ella no queda ninguna solución.",
  skipped: (steps) => `… ${number(steps, "paso", "pasos")} más…`,
  thePuzzle: "el sudoku",
  stepCount: (steps) => number(steps, "paso", "pasos"),
  popIt: (digit, cell) => `Excluir ${digit} de ${cell}`,
  popOpen: "Descartar la suposición",
  popped: (digit, cell) => `La suposición queda refutada: ${digit} está excluido de ${cell}`,
  left: "La suposición se ha retirado",
  kept: "La suposición se conserva",
  tried: (count, nearest) => `${number(count, "sudoku probado", "sudokus probados")}${nearest ? `, el nivel más cercano hasta ahora: ${nearest}` : ""}`,
  rare: {
    text: (level) => `Los sudokus de este nivel (${level}) son raros en esta forma. La búsqueda sigue hasta que la pares.`,
    take: (level) => `Tomar uno de la colección (${level})`,
  },
  chooser: { squares: "Cuadrados", tall: "Cajas altas", rules: "Más reglas", latin: "Solo filas y columnas", several: "Varias cuadrículas y otras formas" },
  library: {
    loading: "Cargando…", none: "No se pudo cargar la colección. ¿Hay red?", part: "No se pudo cargar una parte de la colección. ¿Hay red?",
    givens: (count) => number(count, "dato", "datos"), number: (place) => `N.º ${place}`, solved: "resuelto", more: (count) => `Ver más de ${grouped(count)}`,
  },
  games: { none: "En este navegador aún no se guarda ninguna otra partida.", loading: "Cargando…", this: "esta partida" },
  linkCopied: "El enlace está en el portapapeles y en la barra de direcciones.",
  linkInBar: "El enlace está en la barra de direcciones.",
  notKept: {
    title: "Tus partidas no se guardan",
    full: "El almacenamiento del navegador está lleno. Esta partida dura hasta que se cierre la página: elimina partidas anteriores o comparte la partida como enlace.",
    blocked: "El navegador no deja que esta página guarde nada. Las partidas y las estadísticas duran hasta que se cierre la página; un enlace compartido guarda una partida.",
  },
  place: (line, column) => (line ? `Línea ${line}, columna ${column}: ` : `Columna ${column}: `),
  passedOver: "Una parte se dejó fuera",
  failedTo: {
    engine: "No se pudo cargar el motor. Vuelve a cargar la página.", read: "Esto no se pudo leer", words: "Estas palabras no contienen ningún sudoku. Pega sus dígitos, con puntos para las celdas vacías, un enlace o el texto de un archivo.", large: "Este texto es demasiado largo para un sudoku.",
    link: "Este enlace no contiene ningún sudoku legible.", file: "Este archivo es demasiado grande para un sudoku.", game: "Lo que se guardaba de esta partida está dañado.",
    working: (name) => `${name}: detenido.`, left: (name) => `${name}: detenido, porque el sudoku ha cambiado`,
  },
};
