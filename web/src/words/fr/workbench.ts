// Words of the setter's workbench and of a puzzle's own words in French.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("fr");

export const workbench: Parts["workbench"] = {
  solutions: {
    about: (count) => `Environ ${count} solutions`, between: (least, most) => `estimé, entre ${least} et ${most}`,
    thread: "Solutions après chaque action", empty: "grille vide", now: "maintenant",
    exactly: "Compter exactement", estimating: "Estimation…", counting: "Comptage…", unknown: "Le nombre de solutions n’est pas connu", late: "Le temps a manqué pour les compter toutes",
  },
  truth: {
    show: "Vrais candidats", of: (cell) => `Chiffres de ${cell}`, select: "Choisis une case pour voir combien de fois chaque chiffre s’y trouve.",
    how: "Dans la grille, les chiffres fréquents sont gras, les rares sont maigres.", never: "jamais", possible: "possible", times: (count) => `×${count}`,
  },
  decide: { title: "Indices qui décident", looking: "Comparaison des indices…", how: "fois plus de solutions sans lui", none: "Aucun indice ne réduit à lui seul les solutions.", more: (count) => `plus de ${count}` },
  idle: {
    title: "Pas nécessaires", none: "Chaque indice est nécessaire.", partly: "Le temps a manqué pour examiner chaque indice.", takeOut: "Enlever", remove: (what) => `Enlever : ${what}`, given: (digit, cell) => `le ${digit} en ${cell}`,
    more: (count) => `${count} de plus`, fewer: "Moins", each: "Chacun pris seul : sans l’un d’eux, d’autres peuvent devenir nécessaires.",
    why: {
      ask: "Pourquoi n’est-il pas nécessaire ?", filled: "Toutes ses cases sont données.", one: "Le reste a une seule solution, et elle respecte cet indice.", all: "Sans lui, les solutions sont les mêmes.", atOnce: (name) => `Le reste le donne : ${name}.`,
      later: (steps, name) => `Le reste le donne en ${counted(steps, "étape", "étapes")}, la plus difficile : ${name}.`, solved: (steps, name) => `Le reste se résout en ${counted(steps, "étape", "étapes")}, la plus difficile : ${name} ; la solution respecte cet indice.`,
    },
  },
  complete: {
    title: "Terminer mon sudoku", kinds: "Avec", level: "Niveau", givens: "Données", anyLevel: "Tous les niveaux", find: "Chercher", others: "Trois autres", searching: (tried, best) => `Recherche du moins d’indices…${tried ? ` ${counted(tried, "essai", "essais")}${best ? `, le meilleur jusqu’ici : ${best}` : ", aucun ne convient encore"}` : ""}`, needs: "Exige la technique",
    none: "Rien n’a été trouvé en dix secondes ; choisis d’autres indices ou un autre niveau.", add: (what) => `Ajouter ${what}`, given: (count) => counted(count, "donnée", "données"),
    clue: (count) => counted(count, "indice", "indices"), and: " et ", steps: (count) => `${count} étapes`, at: (digit, cell) => `${digit} en ${cell}`, proposals: "Propositions", done: "Le sudoku a déjà une solution unique.",
  },
  hard: {
    title: "Où c’est difficile", only: "un seul chemin possible", later: "Le chemin est dessiné quand le sudoku a une solution unique.", walking: "Parcours du chemin…", stuck: "Le chemin reste bloqué.", easy: "À chaque étape il y a d’autres chemins.",
    singles: (count) => `étapes faciles dès ${count}`, step: (count) => `étape ${count}`, at: (count, name) => `${count} ${name}`, back: "Retour au sudoku",
  },
  playIt: "Y jouer",
  about: { title: "Titre", author: "Auteur", rules: "Règles", message: "Message de fin", written: "écrites d’après les indices", again: "Les récrire", how: "Ils sont montrés à côté de la grille, gardés dans les liens et dans chaque export, et lus à l’import." },
};
