// Words of reading a published puzzle in Spanish.
import { keyed, type Parts } from "../parts.ts";
import { listedIn } from "../prose.ts";

const listed = listedIn("es");

export const reading: Parts["reading"] = {
  summary: "Cuánto se entiende",
  understood: (count, all) => (all === 1 ? `Se entiende ${count} de una frase` : `Se ${count === 1 ? "entiende" : "entienden"} ${count} de ${all} frases`),
  confirmed: "La única solución es la del enlace.", obeyed: "La solución del enlace las cumple.", suffices: "Dejan solo la solución del enlace: no hace falta nada más.",
  broken: "La solución del enlace incumple una de ellas.", none: "El enlace no tiene una solución con la que comprobarlas.", usual: "No se indican reglas: estas son las habituales en un dibujo así.",
  all: "Todo lo dibujado pertenece a una frase.",
  except: (objects) => `Todo lo dibujado pertenece a una frase, menos: ${listed([...new Set(objects)], "conjunction")}.`,
  unknown: (word) => `Clew no conoce la palabra «${word}».`,
  form: "Clew no conoce ninguna frase de esta forma.",
  noRule: (object) => `Todavía sin regla: ${object}.`,
  object: (sort, hue) => (hue ? `${sort} (${hue})` : sort),
  at: (name, cell) => `${name} en ${cell}`, along: (name, from, to) => `${name} de ${from} a ${to}`,
  whole: "No hay nada dibujado solo para ella",
  more: (count) => ` y ${count} más`,
  byHand: "Completarlo a mano", play: "Jugar", playDrawn: "Jugar como está dibujado",
  note: (count) => (count === 1 ? "Las pistas y comprobaciones usan una sola frase." : `Las pistas y comprobaciones usan solo estas ${count} frases.`),
  unplayable: "La cuadrícula misma no se entiende, así que el sudoku no se puede jugar.",
  sorts: keyed({ line: "línea", arrow: "flecha", "diagonal line": "diagonal", dot: "punto", letter: "letra", sign: "signo", "corner mark": "marca en una esquina", circle: "círculo", square: "cuadrado", shading: "sombreado", cage: "jaula", number: "número junto a la cuadrícula", drawing: "dibujo" }),
  hues: keyed({ white: "blanco", grey: "gris", black: "negro", red: "rojo", orange: "naranja", yellow: "amarillo", green: "verde", cyan: "turquesa", blue: "azul", purple: "violeta", pink: "rosa", peach: "melocotón", brown: "marrón" }),
};
