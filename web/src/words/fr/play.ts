// Words of playing in French.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("fr");

export const play: Parts["play"] = {
  invite: "Un sudoku pour aujourd’hui, et la raison de chaque étape.",
  today: "Sudoku du jour",
  date: (date) => date.toLocaleDateString("fr", { weekday: "long", day: "numeric", month: "long" }),
  when: (at) => new Date(at).toLocaleString("fr", { dateStyle: "medium", timeStyle: "short" }),
  ofTheDay: "Sudokus du jour",
  learn: "Les techniques pas à pas, et des exercices pour chacune",
  build: "Un sudoku à toi, dont les solutions sont comptées à mesure",
  doors: { play: "par forme, genre d’indices et niveau", learn: "pas à pas, avec exercices", make: "photo, coller, générer, construire" },
  resume: "Continuer",
  byLevel: (layout) => `${layout} par niveau`,
  all: "Tous les sudokus",
  emptyHow: "pour en saisir un",
  solvedOf: (count) => counted(count, "résolu", "résolus"),
  noneGraded: "Il n’y a pas encore de sudokus classés de cette forme. « Générer » en crée un.",
  done: "résolu",
  begun: "commencé",
  pause: "Pause",
  goOn: "Continuer",
  paused: "En pause",
  time: (text) => `Temps ${text}`,
  statistics: {
    none: "Rien n’a encore été résolu dans ce navigateur.",
    solved: "Résolus", streak: "Jours de suite", longest: "Plus longue série", table: "Par forme et niveau",
    days: (count) => counted(count, "jour", "jours"),
    columns: ["Sudokus", "Résolus", "Meilleur", "Médiane", "Astuces"],
    export: "Exporter", import: "Importer",
    file: "Un fichier contient toutes les parties avec leurs temps, pour continuer ailleurs.",
    imported: (games, finished) => `Importé : ${counted(games, "partie", "parties")} et ${counted(finished, "résultat", "résultats")}.`,
    notImported: "Ce n’est pas un fichier de parties.",
  },
};
