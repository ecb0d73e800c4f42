// Names of layouts in Spanish.
import type { Parts } from "../parts.ts";

export const names: Parts["names"] = {
  "9x9": "9×9 clásico", samurai: "Samurái", tridoku: "Tridoku", roxdoku: "Roxdoku", hyper: "Windoku", "samurai-13": "Samurái 13", twodoku: "Twodoku",
  "gattai-3": "Gattai 3", "gattai-8": "Gattai 8", "hyper-x": "Windoku X", "samurai-2x2": "Samurái de 4×4", "samurai-4x4": "Samurái de 16×16", antiknight: "Anticaballo",
  antiking: "Antirrey", antichess: "Antiajedrez", disjoint: "Grupos disjuntos", centerdot: "Punto central", "twin-horizontal": "Gemelos, lado a lado",
  "twin-vertical": "Gemelos, uno encima", "twodoku-ne": "Twodoku, noreste", "triple-diagonal": "Triple diagonal", nonconsecutive: "No consecutivo",
  diagonalnonconsecutive: "Diagonales no consecutivas", antitaxicab: "Antitaxi", maindiagonal: "Diagonal principal",
  antidiagonal: "Antidiagonal", windows: "Ventanas", nodifference: "Sin diferencia si no hay punto", noratio: "Sin razón si no hay punto",
  nosum: "Sin suma si no hay signo", nomovesum: "Sin suma a un paso", globalentropy: "Entropía global",
  globalmodular: "Módulo global", flatmates: "Compañeros de piso",
  butterfly: "Mariposa", flower: "Flor", cross: "Cruz", windmill: "Molino", argyle: "Rombos", asterisk: "Asterisco",
};
