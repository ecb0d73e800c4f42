// Names of layouts in English, in place of those of the engine.
import { keyed } from "../parts.ts";

export const names = keyed({
  "9x9": "9×9 Classic", samurai: "Samurai", tridoku: "Tridoku", roxdoku: "Roxdoku", hyper: "Windoku",
  "hyper-x": "Windoku X", "samurai-13": "Samurai 13", "samurai-2x2": "Samurai of 4×4", "samurai-4x4": "Samurai of 16×16",
  antiknight: "Anti-knight", antiking: "Anti-king", antichess: "Anti-chess", disjoint: "Disjoint groups",
  centerdot: "Centre dot", "twin-horizontal": "Twin, side by side", "twin-vertical": "Twin, one above", twodoku: "Twodoku",
  "twodoku-ne": "Twodoku, north-east", "gattai-3": "Gattai 3", "gattai-8": "Gattai 8", "triple-diagonal": "Triple diagonal",
  nonconsecutive: "Non-consecutive", diagonalnonconsecutive: "Diagonally non-consecutive", antitaxicab: "Anti-taxicab",
  maindiagonal: "Main diagonal", antidiagonal: "Antidiagonal", windows: "Windows", nodifference: "No difference without a dot",
  noratio: "No ratio without a dot", nosum: "No sum without a mark", nomovesum: "No sum a move apart",
  globalentropy: "Global entropy", globalmodular: "Global modular", flatmates: "Dutch flatmates",
  butterfly: "Butterfly", flower: "Flower", cross: "Cross", windmill: "Windmill", argyle: "Argyle", asterisk: "Asterisk",
});
