// Words of reading photographs in Spanish.
import type { Parts } from "../parts.ts";
import { capital } from "../prose.ts";

export const photo: Parts["photo"] = {
  how: "Fotografía un sudoku impreso o elige una imagen. Se lee en este aparato y no se envía a ninguna parte.",
  camera: "Usar la cámara", file: "Elegir una imagen", shoot: "Hacer la foto", again: "Nueva foto",
  looking: "Leyendo la imagen…",
  view: "Lo que ve la cámara",
  refused: "Aquí no se puede usar la cámara. Elige mejor una imagen.",
  noCamera: "No se encontró ninguna cámara. Elige mejor una imagen.",
  damaged: "El navegador no puede abrir esta imagen. Guárdala como JPEG o PNG e inténtalo de nuevo.",
  nothing: "No se encontró ninguna cuadrícula. Haz la foto desde arriba, con toda la cuadrícula en ella.",
  failed: "No se pudo cargar el lector. ¿Hay red?",
  toCheck: (count) => (count === 0 ? "Todas las celdas leídas" : count === 1 ? "Una celda por comprobar" : `${count} celdas por comprobar`),
  puzzles: "Sudokus de esta imagen", puzzle: (place) => `Sudoku ${place}`,
  grid: "La cuadrícula leída, bajo la imagen de cada fila",
  cell: (name, value, doubt, total) => `${name}: ${value || "vacía"}${total ? `, total de la jaula ${total}` : ""}${doubt ? ", por comprobar" : ""}`,
  total: (name) => `Total de la jaula que empieza en ${name}`, totalHere: "Total",
  choices: (name) => `¿Qué hay en ${name}?`,
  empty: "Vacía", other: "Otra", next: "Siguiente duda", play: "Jugar",
  share: (probability) => (probability < 0.005 ? "< 1 %" : `${Math.round(100 * probability)} %`),
  status: { unique: "Así leído tiene una sola solución.", none: "Así leído no tiene solución: compáralo con la imagen.", multiple: "Así leído tiene varias soluciones: quizá falte un dígito." },
  decides: (one, several, none) =>
    capital([
      one.length ? `con ${one.join(" o ")} hay una solución` : "",
      several.length ? `con ${several.join(" o ")} hay varias` : "",
      none.length ? `con ${none.join(" o ")} ninguna` : "",
    ].filter(Boolean).join(", ")) + ".",
  blank: "una celda vacía",
};
