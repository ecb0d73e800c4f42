// The drawing of a layout's constraints. Its code is fetched with the first puzzle that needs it.
import type { JSX } from "solid-js";
import type { Constraint } from "./layout.ts";

/** Room for clues round the grid, in cells. */
export interface Margin {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Art {
  margin: Margin;
  /** Marks stand over lines or shapes. */
  lined: boolean;
  Shapes(props: { scale: number; under?: boolean }): JSX.Element;
  /** The same outside the page, without evidence. */
  Plain(props: { scale: number; under?: boolean }): JSX.Element;
  Words(): JSX.Element;
  /** By its kind and place. */
  called(one: Constraint): string;
  /** The clues that a cell is part of, each in a few words. */
  cluesOf(cell: number): readonly string[];
}
