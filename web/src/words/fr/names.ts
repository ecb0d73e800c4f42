// Names of layouts in French.
import type { Parts } from "../parts.ts";

export const names: Parts["names"] = {
  "9x9": "9×9 classique", samurai: "Samurai", tridoku: "Tridoku", roxdoku: "Roxdoku", hyper: "Windoku", "samurai-13": "Samurai 13", twodoku: "Twodoku",
  "gattai-3": "Gattai 3", "gattai-8": "Gattai 8", "hyper-x": "Windoku X", "samurai-2x2": "Samurai de 4×4", "samurai-4x4": "Samurai de 16×16", antiknight: "Anti-cavalier",
  antiking: "Anti-roi", antichess: "Anti-échecs", disjoint: "Groupes disjoints", centerdot: "Point central", "twin-horizontal": "Jumeaux, côte à côte",
  "twin-vertical": "Jumeaux, superposés", "twodoku-ne": "Twodoku, nord-est", "triple-diagonal": "Triple diagonale", nonconsecutive: "Non consécutif",
  diagonalnonconsecutive: "Diagonales non consécutives", antitaxicab: "Anti-taxi", maindiagonal: "Diagonale principale",
  antidiagonal: "Antidiagonale", windows: "Fenêtres", nodifference: "Aucune différence sans point", noratio: "Aucun rapport sans point",
  nosum: "Aucune somme sans signe", nomovesum: "Aucune somme à un pas", globalentropy: "Entropie globale",
  globalmodular: "Modulo global", flatmates: "Colocataires",
  butterfly: "Papillon", flower: "Fleur", cross: "Croix", windmill: "Moulin", argyle: "Losanges", asterisk: "Astérisque",
};
