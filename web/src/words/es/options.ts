// Words of the options and of the table of keys in Spanish.
import type { Parts } from "../parts.ts";

export const options: Parts["options"] = {
  techniques: "Técnicas de las pistas, los pasos y Auto",
  flags: {
    clearing: ["Quitar mis marcas en torno a un dígito", "El dígito escrito sale de tus marcas en todas las celdas que lo ven"], path: ["Resolver sigue el camino", "Si no, solo muestra la solución"],
    digitFirst: ["Primero el dígito, luego las celdas", "Una tecla elige un dígito; cada pulsación de una celda lo escribe"], wrap: ["Las flechas siguen en el borde opuesto", "Del final de una fila a su principio"],
    vibrate: ["Vibrar al escribir", "Dos veces si el dígito está marcado como erróneo"],
    numbers: ["Números de filas y columnas", ""], timer: ["Tiempo", "Cuánto dura una partida; con pausa"], tell: ["El número de soluciones", "Si no, la página no lo muestra"],
    counts: ["Reglas, pasos y ciclos", "Los números de un sudoku y de su camino"], shareWork: ["Compartir con mis dígitos", "Si no, un enlace solo contiene los datos"],
  },
  choices: {
    mistakes: { label: "Mostrar errores", repeats: "si se repite un dígito", once: "enseguida", check: "solo con Comprobar" },
    theme: { label: "Tema", system: "como el sistema", light: "claro", dark: "oscuro", contrast: "alto contraste" },
    text: { label: "Tamaño del texto", normal: "normal", large: "grande" },
    language: { label: "Idioma", system: "como el sistema" },
  },
  keyTable: [
    ["flechas; con Ctrl o Mayús", "moverse; ampliar la selección"], ["doble clic", "elegir lo que tiene el mismo dígito o las mismas marcas"],
    ["dígito", "lo que dice el modo: al principio, un valor"], ["Mayús, Ctrl, Ctrl-Mayús + dígito", "marca de esquina, marca de centro, color"],
    ["dos dígitos en un segundo", "un dígito mayor que 9; también valen las letras"], ["Z X C V B, Espacio", "valor, esquina, centro, color, lápiz; el siguiente"],
    ["lápiz: arrastrar; tocar", "líneas de celda a celda y por los bordes; cruz, círculo, nada"], ["lápiz: Mayús o Ctrl + flecha", "una línea a la celda vecina; por ese borde"],
    ["lápiz: Retroceso", "borra el dibujo de las celdas, o deshace"],
    ["Supr", "vacía las celdas, como la tecla Borrar"], ["Retroceso, Ctrl-Z; Ctrl-Y", "deshacer; rehacer"], ["Ctrl-V", "toma un sudoku del portapapeles"], ["H, S, G", "pista, paso, suponer"],
    ["Alt + letra", "una orden, donde las letras son dígitos"],
    ["Intro", "convierte en datos lo que hay"], ["F1 – F9", "mostrar un dígito"], ["Ctrl-rueda", "ampliar la cuadrícula"], ["Esc", "cerrar lo que se muestra"],
  ],
};
