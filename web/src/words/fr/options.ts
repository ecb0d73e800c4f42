// Words of the options and of the table of keys in French.
import type { Parts } from "../parts.ts";

export const options: Parts["options"] = {
  techniques: "Techniques des astuces, des étapes et d’Auto",
  flags: {
    clearing: ["Ôter mes marques autour d’un chiffre", "Le chiffre saisi quitte tes marques dans toutes les cases qui le voient"], path: ["Résoudre suit le chemin", "Sinon, seule la solution est montrée"],
    digitFirst: ["Le chiffre d’abord, puis les cases", "Une touche choisit un chiffre ; chaque pression sur une case l’y inscrit"], wrap: ["Les flèches continuent au bord opposé", "De la fin d’une ligne à son début"],
    vibrate: ["Vibrer à chaque saisie", "Deux fois si le chiffre est marqué comme faux"],
    numbers: ["Numéros des lignes et des colonnes", ""], timer: ["Temps", "La durée d’une partie ; avec pause"], tell: ["Le nombre de solutions", "Sinon, la page ne le montre pas"],
    counts: ["Règles, étapes et cycles", "Les nombres derrière un sudoku et son chemin"], shareWork: ["Partager avec mes chiffres", "Sinon, un lien ne contient que les données"],
  },
  choices: {
    mistakes: { label: "Montrer les erreurs", repeats: "si un chiffre se répète", once: "aussitôt", check: "par Vérifier seulement" },
    theme: { label: "Thème", system: "comme le système", light: "clair", dark: "sombre", contrast: "fort contraste" },
    text: { label: "Taille du texte", normal: "normale", large: "grande" },
    language: { label: "Langue", system: "comme le système" },
  },
  keyTable: [
    ["flèches ; avec Ctrl ou Maj", "se déplacer ; étendre la sélection"], ["double clic", "choisir ce qui a le même chiffre ou les mêmes marques"],
    ["chiffre", "ce que dit le mode : d’abord une valeur"], ["Maj, Ctrl, Ctrl-Maj + chiffre", "marque de coin, marque au milieu, couleur"],
    ["deux chiffres en une seconde", "un chiffre au-dessus de 9 ; les lettres vont aussi"], ["Z X C V B, Espace", "valeur, coin, milieu, couleur, stylo ; le suivant"],
    ["stylo : glisser ; toucher", "traits de case en case et sur les bords ; croix, cercle, rien"], ["stylo : Maj ou Ctrl + flèche", "un trait vers la case voisine ; sur ce bord"],
    ["stylo : Retour arrière", "efface le dessin des cases, ou annule"],
    ["Suppr", "vide les cases, comme la touche Effacer"], ["Retour arrière, Ctrl-Z ; Ctrl-Y", "annuler ; refaire"], ["Ctrl-V", "prend un sudoku du presse-papiers"], ["H, S, G", "astuce, étape, supposer"],
    ["Alt + lettre", "une commande, là où les lettres sont des chiffres"],
    ["Entrée", "fait des données de ce qui est là"], ["F1 – F9", "montrer un chiffre"], ["Ctrl-molette", "agrandir la grille"], ["Échap", "fermer ce qui est montré"],
  ],
};
