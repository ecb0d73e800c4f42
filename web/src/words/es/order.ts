// Words of the order of techniques and of its profiles in Spanish.
import type { Parts } from "../parts.ts";

export const order: Parts["order"] = {
  how: "Lo marcado se usa, de arriba abajo. Arrastra una línea a otro lugar; en su asa, las flechas, Inicio y Fin la mueven.",
  list: "Orden de las técnicas",
  move: (title) => `Mover ${title}`,
  moved: (title, place) => `${title} está en el lugar ${place}`,
  profile: "Perfil",
  usual: "Habitual",
  unsaved: "Sin guardar",
  name: "Nombre del perfil",
  save: "Guardar",
  saved: (name) => `Guardado como ${name}`,
};
