// Words of playing in Spanish.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("es");

export const play: Parts["play"] = {
  invite: "Un sudoku para hoy, y la razón de cada paso.",
  today: "El sudoku de hoy",
  date: (date) => date.toLocaleDateString("es", { weekday: "long", day: "numeric", month: "long" }),
  when: (at) => new Date(at).toLocaleString("es", { dateStyle: "medium", timeStyle: "short" }),
  ofTheDay: "Sudokus del día",
  learn: "Las técnicas paso a paso, y ejercicios de cada una",
  build: "Un sudoku propio, con sus soluciones contadas al dibujar",
  doors: { play: "por forma, tipo de indicio y nivel", learn: "paso a paso, con práctica", make: "foto, pegar, generar, construir" },
  resume: "Continuar",
  byLevel: (layout) => `${layout} por nivel`,
  all: "Todos los sudokus",
  emptyHow: "para escribir uno",
  solvedOf: (count) => counted(count, "resuelto", "resueltos"),
  noneGraded: "Aún no hay sudokus clasificados de esta forma. «Generar» crea uno.",
  done: "resuelto",
  begun: "empezado",
  pause: "Pausa",
  goOn: "Continuar",
  paused: "En pausa",
  time: (text) => `Tiempo ${text}`,
  statistics: {
    none: "En este navegador aún no se ha resuelto nada.",
    solved: "Resueltos", streak: "Días seguidos", longest: "Racha más larga", table: "Por forma y nivel",
    days: (count) => counted(count, "día", "días"),
    columns: ["Sudokus", "Resueltos", "Mejor", "Mediana", "Pistas"],
    export: "Exportar", import: "Importar",
    file: "Un archivo contiene todas las partidas con sus tiempos, para seguir en otro lugar.",
    imported: (games, finished) => `Importado: ${counted(games, "partida", "partidas")} y ${counted(finished, "resultado", "resultados")}.`,
    notImported: "Esto no es un archivo de partidas.",
  },
};
