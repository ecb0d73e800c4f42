// Words of the page in French. Explanations of steps come from the engine.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";
import { play } from "./play.ts";

const counted = ["aucun", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"];
const letters = (count: number) => counted[count] ?? String(count);
const grouped = (count: number) => count.toLocaleString("fr");
const tenths = (value: number) => value.toLocaleString("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = countedIn("fr");
const houses = { row: "ligne", column: "colonne", box: "bloc", region: "région", window: "fenêtre", diagonal: "diagonale", group: "groupe" } as Record<string, string>;
const many = { row: "lignes", column: "colonnes", box: "blocs", region: "régions", window: "fenêtres", diagonal: "diagonales", group: "groupes", house: "unités" } as Record<string, string>;
const diagonals = { "the main diagonal": "diagonale ↘", "the anti-diagonal": "diagonale ↗" } as Record<string, string>;
const inHouse = { row: "dans la ligne", column: "dans la colonne", box: "dans le bloc", region: "dans la région", window: "dans la fenêtre", diagonal: "sur la diagonale", group: "dans le groupe" } as Record<string, string>;

export const page: Parts["page"] = {
  locale: "fr",
  title: "Clew",
  pageTitle: "Clew : le sudoku expliqué",
  hero: "Le sudoku, chaque étape expliquée",
  play,
  grid: "Grille de sudoku",
  buttons: {
    howRead: "Comment il a été lu", hint: "Astuce", step: "Étape", solve: "Résoudre", reveal: "Révéler", auto: "Auto", undo: "Annuler", redo: "Refaire", freeze: "Fixer",
    guess: "Supposer", clear: "Vider", rules: "Règles", generate: "Générer", rate: "Évaluer", share: "Partager", print: "Imprimer", load: "Charger", check: "Vérifier",
    new: "Nouveau", library: "Collection", games: "Parties", statistics: "Statistiques", days: "Jours", options: "Options", keys: "Touches", allSteps: "Toutes les étapes",
    more: "Plus", showMore: "En voir plus", showLess: "En voir moins", close: "Fermer", stop: "Arrêter", emptyGrid: "Grille vide",
    erase: "Effacer", pop: "Rejeter", keep: "Garder", why: "Pourquoi ?", which: "Quelle technique ?", backToNow: "Revenir au présent", goOn: "Reprendre ici",
    takeBack: "Le retirer", takeAllBack: "Les retirer", remove: "Supprimer", putBack: "Remettre",
    learn: "Apprendre", lesson: "Leçon", lessons: "Leçons", prove: "Tester une idée", path: "Chemin", build: "Créer", photo: "Photo",
    makeGivens: "En faire des données", leave: "Laisser ainsi",
    withEntries: "Avec mes chiffres", withoutEntries: "Sans mes chiffres",
  },
  by: (author) => `par ${author}`,
  menus: { play: "Jouer", learn: "Apprendre", make: "Faire", of: (name) => `${name}, menu` },
  marks: {
    label: "Marques", none: "Aucune", mine: "Les miennes", automatic: "Toutes", fill: "Remplir les marques une fois",
    filled: "Tous les candidats sont maintenant tes marques ; « Annuler » les retire",
  },
  labels: {
    facts: "Données et outils", reasoning: "Raisonnement", commands: "Commandes", another: "Un autre sudoku", start: "Accueil",
    explanation: "Explication", setter: "Les mots de l’auteur", solutions: "Solutions", steps: "Étapes", guesses: "Suppositions", digits: "Chiffres", puzzle: "Sudoku",
    layout: "Forme", level: "Niveau", link: "Lien", modes: "La saisie met", dialog: "Fenêtre", several: "Choisis un sudoku",
    layoutOfPuzzles: "Forme des sudokus", levelOfPuzzles: "Niveau des sudokus",
  },
  begin: {
    paste: "Coller un sudoku", pasteHow: "Dans un format courant, ou dépose un fichier ou une image",
    generate: "Générer", generateHow: (layout) => `Un nouveau sudoku à solution unique (${layout}), créé sur cet appareil`, generateClues: (clues) => `Un nouveau sudoku à solution unique (${clues}), créé sur cet appareil`,
    choose: "Choisir une forme", clues: "Avec d’autres indices",
    filled: (filled, all) => `${filled} sur ${all}`,
    givens: (layout, givens) => `${layout}, ${number(givens, "donnée", "données")}`,
  },
  quiet: {
    empty: "Saisis les chiffres d’un sudoku, ou colles-en un ; la touche Entrée en fait des données.",
    ready: "Une astuce indique où regarder, puis la technique, puis tout le raisonnement.",
  },
  solutions: {
    counting: "Comptage…", none: "Aucune solution", one: "Une solution", many: (count) => `${count} solutions`, more: (count) => `Plus de ${count} solutions`,
    atLeast: (count) => `Au moins ${count} solutions`, unknown: "Pas comptées à temps", withGuess: "avec cette supposition", solved: "Résolu", wrong: "Pleine, pas résolue",
    untold: "Solutions non dites", share: (share) => `${share} des solutions`,
  },
  reveal: ["", "Montre une solution", "Montre les vrais candidats", "Montre la contradiction"],
  core: {
    title: (count) => (count === 1 ? "C’est impossible" : "Ceux-ci se contredisent"), looking: "Recherche de la contradiction…",
    text: (values, fewest) =>
      values.length === 1
        ? `À lui seul, ${values[0]} est impossible.`
        : `${values.slice(0, -1).join(", ")} et ${values[values.length - 1]} ne peuvent pas tenir ensemble. ${fewest ? "Il n’y a pas de contradiction plus petite." : "On ne peut se passer d’aucun."}`,
    none: "Il n’y a pas de solution, quoi qu’on enlève.",
    unsettled: "Ce qui se contredit n’a pas été trouvé à temps.",
    legend: "se contredisent",
  },
  level: {
    empty: "Grille vide", unrated: "Non évalué", any: "Tous les niveaux",
    rules: (count) => `${count} paires de cases doivent différer`,
  },
  puzzle: (level, layout) => [layout, level].filter(Boolean).join(", "),
  layouts: { own: "Forme personnelle", ownShort: "Perso", latin: (size) => `Carré latin ${size}`, tall: (size) => `${size}, blocs hauts` },
  levels: ["easy", "intermediate", "hard", "very hard", "diabolical"],
  clues: {
    killer: "Killer", thermo: "Thermomètres", arrow: "Flèches", kropki: "Points Kropki", xv: "XV", sandwich: "Sandwichs", skyscraper: "Gratte-ciel", littlekiller: "Little killer",
    whispers: "Murmures", renban: "Renban", palindrome: "Palindromes", between: "Lignes entre", zipper: "Fermetures éclair", regionsum: "Sommes égales", quadruple: "Quadruples", xsum: "Sommes X",
  },
  levelNames: {
    easy: "facile", intermediate: "moyen", hard: "difficile", "very hard": "très difficile", diabolical: "diabolique", "beyond logic": "au-delà de la logique", "not graded": "non classé",
  },
  rated: {
    not: "Non évalué", none: "Ce sudoku n’a pas de solution.", multiple: "Ce sudoku a plus d’une solution.",
    hardest: (technique) => `Sa technique la plus difficile : ${technique}`, score: (score) => `Score HoDoKu ${grouped(score)}`,
    figures: (er, ep, ed) => `ER ${tenths(er)}  EP ${tenths(ep)}  ED ${tenths(ed)}`, er: (er) => `ER ${tenths(er)}`,
  },
  legend: {
    house: (name) => diagonals[name] ?? name.replace(/^\w+/, (kind) => houses[kind] ?? kind).replace(" of grid ", " de la grille "),
    houses: (role, kind) => `${{ base: "base", cover: "couverture", subset: "ensemble" }[role]} : ${many[kind] ?? kind}`,
    touchesBoth: "touche les deux", holds: "est vrai", oneOf: (count) => `un parmi ${letters(count)}`, oneOfThese: "l’un d’eux",
    orElse: "ou sinon celui-ci", other: "l’autre chiffre", prevents: "empêche l’échange", fin: "aileron",
    sets: "ensembles de cases", swap: "cases de l’échange", bases: "cases de base", targets: "cases cibles", set: "ensemble de cases", strong: "l’un ou l’autre", weak: "pas les deux",
    ring: "exclut le reste", error: "la contradiction", removed: "exclu", cell: "la case", cells: "cases",
  },
  blocked: (kind) => (kind === "link" ? "la touche" : kind === "removed" ? "exclu" : (inHouse[kind] ?? kind)),
  couldBe: (digits) => `possible : ${digits}`,
  mustBe: (digit) => `ne peut être que ${digit}`,
  digitCount: (count) => number(count, "chiffre", "chiffres"),
  nothingFits: "aucun chiffre ne va",
  given: "donnée",
  cell: {
    given: (digit) => `donnée ${digit}`, empty: "vide", candidates: (digits) => `vide, candidats ${digits}`, centre: (digits) => `marques au centre ${digits}`, out: (digits) => `, exclus ${digits}`,
    deduced: ", déduit", guess: ", dans une supposition", repeated: ", répété", wrong: ", faux", colour: (colour) => `, couleur ${colour}`, x: ", croix", o: ", cercle", lines: (cells) => `, trait vers ${cells}`,
  },
  cells: (count) => number(count, "case", "cases"),
  allCells: "toutes les cases",
  on: (digit) => ` sur ${digit}`,
  key: { digit: (digit, left) => `Chiffre ${digit}${left >= 0 ? `, reste ${left}` : ""}`, colour: (colour) => `Couleur ${colour}`, ink: (ink) => `Encre ${ink}, ${["bleu", "vert", "ambre", "gris"][ink - 1]}`, x: "Croix", o: "Cercle" },
  modes: { value: "Valeur", corner: "Coin", centre: "Milieu", colour: "Couleur", pen: "Stylo" },
  typed: {
    given: (cells) => `${cells} est une donnée et reste`, full: (cells) => `${cells} contient un chiffre : les marques vont dans les cases vides`,
    value: (cells, digit, repeated) => `${cells} = ${digit}${repeated ? ", répété" : ""}`, empty: (cells) => `${cells} est vide`,
    mark: (cells, digit, kind, on) => `${cells} : marque ${digit} (${kind}) ${on ? "posée" : "enlevée"}`,
    struck: (cells, digit, out) => `${cells} : ${digit} ${out ? "exclu" : "redevient candidat"}`,
    colour: (cells, colour) => (colour ? `${cells} : couleur ${colour}` : `${cells} : sans couleur`),
    blocked: (digit, cell, blocker, where) => `${digit} n’est pas candidat de ${cell} : ${blocker} ${where}`,
    out: (digit, cell) => `${digit} est exclu de ${cell}`,
    drawn: (cells, what) => `${cells} : ${what ? what.toLowerCase() : "dessin effacé"}`, line: (from, to, on) => `Trait ${from} ${to} ${on ? "tracé" : "effacé"}`,
    edge: { left: "bord gauche", right: "bord droit", up: "bord supérieur", down: "bord inférieur" },
  },
  frozen: (count) => `${number(count, "chiffre est désormais une donnée", "chiffres sont désormais des données")} ; « Annuler » revient en arrière`,
  freezing: {
    title: "Faire de tes chiffres des données ?",
    text: (count) => `${number(count, "de tes chiffres fera", "de tes chiffres feront")} partie de ce sudoku. Si l’un d’eux est faux, le sudoku n’a plus de solution. « Annuler » revient en arrière.`,
  },
  nothingToFreeze: "Tous les chiffres sont déjà des données",
  nothingThere: "Il n’y a encore aucun chiffre à fixer",
  undone: "Annulé",
  redone: "Refait",
  noFurther: "Il n’y a plus rien",
  rules: {
    triangles: (count) => (count === 1 ? "un triangle" : `${letters(count)} triangles`), edges: (count) => `${letters(count)} bords et côtés`, touching: "les cases qui se touchent diffèrent",
    span: (least, greatest) => `de ${least} à ${greatest}`, digits: (span) => `les chiffres vont ${span}`,
    regions: "des régions à la place des blocs", groups: (count) => `${count === 1 ? "une région supplémentaire" : `${letters(count)} régions supplémentaires`} sans répétition`,
    windows: (count) => (count === 1 ? "une fenêtre" : `${letters(count)} fenêtres`), diagonals: (count) => (count === 1 ? "une diagonale" : `${letters(count)} diagonales`),
    of: {
      disjoint: "même place dans le bloc : pas de répétition", antiknight: "à un saut de cavalier : pas de répétition", antiking: "à un pas de roi : pas de répétition",
      antichess: "à un saut de cavalier ou un pas de roi : pas de répétition", asterisk: "une étoile de neuf cases", girandola: "une girandole de neuf cases",
      centerdot: "les centres des neuf blocs", argyle: "huit courtes diagonales", roxdoku: "un cube de 3×3×3 cases",
    },
  },
  entry: { own: "Ton chiffre", clear: "Vidé", guess: "Supposition", pop: "Supposition réfutée", keep: "Supposition gardée", answer: "Solution" },
  not: "pas",
  is: (cells) => (cells === 1 ? "est" : "sont"),
  next: "suivante",
  moves: (count, whole) => (whole ? "" : "Au moins ") + number(count, "coup possible", "coups possibles"),
  firstMoves: (count) => `Les ${count} premiers :`,
  mistakes: {
    title: (count) => (count === 1 ? "Il y a une erreur" : "Il y a des erreurs"), found: (count) => `${number(count, "erreur", "erreurs")} jusqu’ici`, none: "Aucune erreur jusqu’ici.",
    early: "La supposition n’y est pour rien : c’était faux avant elle.", full: "La grille est pleine, mais pas résolue", fullHow: "Au moins un chiffre est faux. « Vérifier » dit lequel.",
    unknown: "Ce sudoku n’a pas exactement une solution, on ne peut donc dire d’aucun chiffre qu’il est faux.",
    blocked: (digit, other, where) => `${other} est déjà ${digit}, ${where}.`, suppose: (what) => `Supposons que ${what}.`,
    untold: (steps) => `Non racontées : ${number(steps, "étape qui serait vraie", "étapes qui seraient vraies")} aussi sans l’erreur.`,
    follows: "Ces étapes découlent de l’erreur. Elles ne disent rien de la solution.",
    noReason: "Aucune raison courte n’a été trouvée. Le chiffre ne mène à une contradiction qu’après bien des étapes.",
    value: (cell, digit) => `${cell} ne peut pas être ${digit}.`, removed: (cell, digit) => `${digit} a été exclu de ${cell}, mais sa place est là.`,
  },
  stuck: "Aucune technique ne trouve plus rien ici.",
  noHint: { title: "Pas d’astuce", none: "Cette grille n’a pas de solution, donc pas d’étape suivante.", solved: "La grille est pleine." },
  solvedBySteps: (steps, cycles) => `Résolu en ${number(steps, "étape", "étapes")}${cycles ? `, ${number(cycles, "cycle", "cycles")}` : ""}.`,
  solvedByAnswer: (steps) => (steps ? `La logique trouve ${number(steps, "étape", "étapes")} ; le reste n’est que la solution.` : "C’est la solution seule, sans ses raisons."),
  guessIsOpen: "Une supposition est ouverte",
  guessFails: "La supposition échoue",
  guessed: (what) => `Ta supposition : ${what}.`,
  guessedWithin: (what) => `Ta supposition à l’intérieur : ${what}.`,
  guessOpen: "Ton prochain chiffre est la supposition.",
  notMade: "pas encore faite",
  noneWithGuess: "Avec elle, il ne reste aucune solution.",
  skipped: (steps) => `… encore ${number(steps, "étape", "étapes")}…`,
  thePuzzle: "le sudoku",
  stepCount: (steps) => number(steps, "étape", "étapes"),
  popIt: (digit, cell) => `Exclure ${digit} de ${cell}`,
  popOpen: "Abandonner la supposition",
  popped: (digit, cell) => `La supposition est réfutée : ${digit} est exclu de ${cell}`,
  left: "La supposition est annulée",
  kept: "La supposition est gardée",
  tried: (count, nearest) => `${number(count, "sudoku essayé", "sudokus essayés")}${nearest ? `, niveau le plus proche jusqu’ici : ${nearest}` : ""}`,
  rare: {
    text: (level) => `Les sudokus de ce niveau (${level}) sont rares sur cette forme. La recherche continue jusqu’à ce que tu l’arrêtes.`,
    take: (level) => `En prendre un de la collection (${level})`,
  },
  chooser: { squares: "Carrés", tall: "Blocs hauts", rules: "Plus de règles", latin: "Lignes et colonnes seules", several: "Plusieurs grilles et autres formes" },
  library: {
    loading: "Chargement…", none: "La collection n’a pas pu être chargée. Y a-t-il du réseau ?", part: "Une partie de la collection n’a pas pu être chargée. Y a-t-il du réseau ?",
    givens: (count) => number(count, "donnée", "données"), number: (place) => `Nº ${place}`, solved: "résolu", more: (count) => `En voir plus, sur ${grouped(count)}`,
  },
  games: { none: "Aucune autre partie n’est encore gardée dans ce navigateur.", loading: "Chargement…", this: "cette partie" },
  linkCopied: "Le lien est dans le presse-papiers et dans la barre d’adresse.",
  linkInBar: "Le lien est dans la barre d’adresse.",
  notKept: {
    title: "Tes parties ne sont pas gardées",
    full: "La mémoire du navigateur est pleine. Cette partie dure jusqu’à la fermeture de la page : supprime d’anciennes parties, ou partage la partie par un lien.",
    blocked: "Le navigateur ne laisse rien enregistrer à cette page. Les parties et les statistiques durent jusqu’à la fermeture de la page ; un lien partagé garde une partie.",
  },
  place: (line, column) => (line ? `Ligne ${line}, colonne ${column} : ` : `Colonne ${column} : `),
  passedOver: "Une partie a été laissée de côté",
  failedTo: {
    engine: "Le moteur n’a pas pu être chargé. Recharge la page.", read: "Cela n’a pas pu être lu", words: "Ces mots ne contiennent pas de sudoku. Colle ses chiffres, avec des points pour les cases vides, un lien ou le texte d’un fichier.", large: "Ce texte est trop long pour un sudoku.",
    link: "Ce lien ne contient pas de sudoku lisible.", file: "Ce fichier est trop gros pour un sudoku.", game: "Ce qui était gardé de cette partie est endommagé.",
    working: (name) => `${name} : arrêté.`, left: (name) => `${name} : arrêté, car le sudoku a changé`,
  },
};
