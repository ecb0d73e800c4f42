// Pictures of the tools in a field of 40 × 24: of one tool, or else of its group.
import type { JSX } from "solid-js";
import { type Tool, tools } from "./tools.ts";

const line = "M6 18L16 8L24 14L34 6";
const cage = "M6 3h28v18H6z";
const own: Readonly<Record<string, string>> = {
  cage, thermo: "M8 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M16 15L24 7H34", arrow: "M5 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M15 12H35M30 7l5 5l-5 5",
  difference: "M5 5h30v14H5zM20 5v14M16 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0", x: "M5 5h30v14H5zM16 8l8 8M24 8l-8 8", v: "M5 5h30v14H5zM16 8l4 8l4-8", whispers: line,
  sandwich: "M16 3v18M16 6H34M16 18H34M4 12h7M8 9l3 3l-3 3", clone: "M6 5h10v10H6zM24 9h10v10H24z", rowindexer: "M12 3h16v18H12zM12 9h16M12 15h16",
  group: "M6 3h14v9h14v9H6z", littlekiller: "M6 20L30 5M22 5h8v7", quadruple: "M20 3v18M8 12h24M14 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
};
const ofGroup: Readonly<Record<Tool["group"], string>> = {
  cages: cage, lines: line, dots: "M5 5h30v14H5zM20 5v14M17 12h6", cells: "M12 3h16v18H12zM16 8h8v8h-8z", outside: own.sandwich!, houses: own.group!, grid: "M8 3h24v18H8zM16 3v18M24 3v18M8 9h24M8 15h24",
};

const pathOf = (name: string): string => own[name] ?? ofGroup[tools.find((tool) => tool.name === name)?.group ?? "cells"];
const isDashed = (name: string): boolean => pathOf(name) === cage;

/** Tools that the rail shows. */
export const pictured: readonly string[] = ["cage", "thermo", "arrow", "difference", "x", "whispers", "sandwich", "clone", "rowindexer", "group", "littlekiller", "quadruple"];

/** `name`: a tool's, or else a digit. */
export function ToolPicture(props: { name: string }): JSX.Element {
  return (
    <svg class="tool-picture" width="40" height="24" viewBox="0 0 40 24" aria-hidden="true" classList={{ dashed: isDashed(props.name) }}>
      {/^\d+$/.test(props.name) ? <text x="20" y="18">{props.name}</text> : <path d={pathOf(props.name)} />}
    </svg>
  );
}
