// Words of the setter's workbench and of a puzzle's own words in Spanish.
import type { Parts } from "../parts.ts";
import { countedIn } from "../prose.ts";

const counted = countedIn("es");

export const workbench: Parts["workbench"] = {
  solutions: {
    about: (count) => `Unas ${count} soluciones`, between: (least, most) => `estimado, entre ${least} y ${most}`,
    thread: "Soluciones tras cada acción", empty: "tablero vacío", now: "ahora",
    exactly: "Contar exactamente", estimating: "Estimando…", counting: "Contando…", unknown: "No se conoce el número de soluciones", late: "No hubo tiempo para contarlas todas",
  },
  truth: {
    show: "Candidatos verdaderos", of: (cell) => `Dígitos de ${cell}`, select: "Selecciona una celda para ver cuántas veces aparece en ella cada dígito.",
    how: "En la cuadrícula, los dígitos frecuentes van en negrita y los raros en fina.", never: "nunca", possible: "posible", times: (count) => `×${count}`,
  },
  decide: { title: "Indicios que deciden", looking: "Comparando los indicios…", how: "veces más soluciones sin él", none: "Ningún indicio reduce por sí solo las soluciones.", more: (count) => `más de ${count}` },
  idle: {
    title: "No necesarios", none: "Todos los indicios son necesarios.", partly: "No hubo tiempo para mirar todos los indicios.", takeOut: "Quitar", remove: (what) => `Quitar: ${what}`, given: (digit, cell) => `el ${digit} en ${cell}`,
    more: (count) => `${count} más`, fewer: "Menos", each: "Cada uno por separado: sin uno de ellos, otros pueden ser necesarios.",
    why: {
      ask: "¿Por qué no es necesario?", filled: "Todas sus celdas están dadas.", one: "El resto tiene una sola solución, y cumple este indicio.", all: "Sin él, las soluciones son las mismas.", atOnce: (name) => `El resto lo da: ${name}.`,
      later: (steps, name) => `El resto lo da en ${counted(steps, "paso", "pasos")}; el más difícil: ${name}.`, solved: (steps, name) => `El resto se resuelve en ${counted(steps, "paso", "pasos")}; el más difícil: ${name}. La solución cumple este indicio.`,
    },
  },
  complete: {
    title: "Terminar mi sudoku", kinds: "Con", level: "Nivel", givens: "Datos", anyLevel: "Todos los niveles", find: "Buscar propuestas", others: "Otras tres", searching: (tried, best) => `Buscando los mínimos indicios…${tried ? ` ${counted(tried, "intento", "intentos")}${best ? `, el mejor hasta ahora: ${best}` : ", aún no encaja ninguno"}` : ""}`, needs: "Exige la técnica",
    none: "No se encontró nada en diez segundos; elige otros indicios u otro nivel.", add: (what) => `Añadir ${what}`, given: (count) => counted(count, "dato", "datos"),
    clue: (count) => counted(count, "indicio", "indicios"), and: " y ", steps: (count) => `${count} pasos`, at: (digit, cell) => `${digit} en ${cell}`, proposals: "Propuestas", done: "El sudoku ya tiene una sola solución.",
  },
  hard: {
    title: "Dónde es difícil", only: "solo un camino posible", later: "El camino se dibuja cuando el sudoku tiene una sola solución.", walking: "Recorriendo el camino…", stuck: "El camino se atasca.", easy: "En cada paso hay otros caminos.",
    singles: (count) => `desde ${count}, solo pasos fáciles`, step: (count) => `paso ${count}`, at: (count, name) => `${count} ${name}`, back: "Volver al sudoku",
  },
  playIt: "Jugarlo",
  about: { title: "Título", author: "Autor", rules: "Reglas", message: "Mensaje final", written: "escritas a partir de los indicios", again: "Escribirlas de nuevo", how: "Se muestran junto a la cuadrícula, se conservan en los enlaces y en cada exportación, y se leen al importar." },
};
