// Words of reading a published puzzle in French.
import { keyed, type Parts } from "../parts.ts";
import { listedIn } from "../prose.ts";

const listed = listedIn("fr");

export const reading: Parts["reading"] = {
  summary: "Ce qui est compris",
  understood: (count, all) => (all === 1 ? `${count} phrase sur une est comprise` : `${count} ${count > 1 ? "phrases" : "phrase"} sur ${all} ${count > 1 ? "sont comprises" : "est comprise"}`),
  confirmed: "La seule solution est celle du lien.", obeyed: "La solution du lien les respecte.", suffices: "Elles ne laissent que la solution du lien : il ne faut rien de plus.",
  broken: "La solution du lien en enfreint une.", none: "Le lien n’a pas de solution pour les vérifier.", usual: "Aucune règle n’est donnée : celles-ci sont habituelles pour un tel dessin.",
  all: "Tout ce qui est dessiné appartient à une phrase.",
  except: (objects) => `Tout ce qui est dessiné appartient à une phrase, sauf : ${listed([...new Set(objects)], "conjunction")}.`,
  unknown: (word) => `Clew ne connaît pas le mot « ${word} ».`,
  form: "Clew ne connaît aucune phrase de cette forme.",
  noRule: (object) => `Encore sans règle : ${object}.`,
  object: (sort, hue) => (hue ? `${sort} (${hue})` : sort),
  at: (name, cell) => `${name} en ${cell}`, along: (name, from, to) => `${name} de ${from} à ${to}`,
  whole: "Rien n’est dessiné pour elle seule",
  more: (count) => ` et ${count} de plus`,
  byHand: "Compléter à la main", play: "Jouer", playDrawn: "Jouer comme dessiné",
  note: (count) => (count === 1 ? "Les indices et vérifications n’utilisent qu’une phrase." : `Les indices et vérifications n’utilisent que ces ${count} phrases.`),
  unplayable: "La grille elle-même n’est pas comprise : le sudoku ne peut pas être joué.",
  sorts: keyed({ line: "ligne", arrow: "flèche", "diagonal line": "diagonale", dot: "point", letter: "lettre", sign: "signe", "corner mark": "marque à un coin", circle: "cercle", square: "carré", shading: "ombrage", cage: "cage", number: "nombre à côté de la grille", drawing: "dessin" }),
  hues: keyed({ white: "blanc", grey: "gris", black: "noir", red: "rouge", orange: "orange", yellow: "jaune", green: "vert", cyan: "turquoise", blue: "bleu", purple: "violet", pink: "rose", peach: "pêche", brown: "brun" }),
};
