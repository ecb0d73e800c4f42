// The colours of cells' names in a sentence: those of their marks in the grid.
import { createMemo } from "solid-js";
import { cellName } from "../app/told.ts";
import type { Step } from "../model/step.ts";
import { useScene } from "./context.ts";
import type { Tint } from "./Prose.tsx";

export function useTint(step: () => Step | undefined): Tint {
  const app = useScene();
  const roles = createMemo(() => {
    const map = new Map<string, string>();
    const name = (cell: number) => cellName(app, cell);
    for (const [cell, marks] of app.drawing()?.marks ?? []) {
      const roles = marks.map((mark) => mark.role);
      map.set(name(cell), roles.includes("removed") ? "elim" : roles.includes("fin") ? "fin" : "accent");
    }
    for (const { cell } of step()?.placements ?? []) map.set(name(cell), "accent");
    for (const { cell } of step()?.eliminations ?? []) map.set(name(cell), "elim");
    return map;
  });
  return (cell) => roles().get(cell) ?? "accent";
}
