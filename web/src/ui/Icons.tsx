// The few icons, drawn with strokes in the text's colour.
import type { JSX } from "solid-js";

const icon = (paths: string, size = 20): JSX.Element => (
  <svg class="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={paths} />
  </svg>
);

export const Chevron = () => icon("M6 8l4 4 4-4", 16);
export const Next = () => icon("M8 6l4 4-4 4", 16);
export const Arrow = () => icon("M4 10h12M11 5l5 5-5 5", 18);
export const UndoIcon = () => icon("M7 4L3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H9", 22);
export const RedoIcon = () => icon("M13 4l4 4-4 4M17 8H8a4.5 4.5 0 0 0 0 9h3", 22);
/** A rubber: clearing a cell is not a backward arrow, which is Undo. */
export const Erase = () => icon("M3.500 12.500l8-8 5 5-6.500 6.500h-3zM7.500 8.500l5 5M10 16h7", 22);
export const More = () => icon("M4 10h.01M10 10h.01M16 10h.01", 24);
export const Check = () => icon("M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M6.5 10.2l2.4 2.4 4.6-5", 18);
export const Tick = () => icon("M4.500 10.500l3.500 3.500 7.500-8", 14);
export const PauseIcon = () => icon("M7 4.500v11M13 4.500v11", 18);
export const Barred = () => icon("M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M4.8 15.2L15.2 4.8", 18);
export const Several = () => icon("M2.5 10a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M6.6 10h.01M10 10h.01M13.4 10h.01", 18);
/** The handle for dragging a row. */
export const Handle = () => icon("M7 5h.01M13 5h.01M7 10h.01M13 10h.01M7 15h.01M13 15h.01", 20);
export const Gear = () => icon("M7.300 10a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0 -5.400 0M10 2.500v2.200M10 15.300v2.200M2.500 10h2.200M15.300 10h2.200M4.700 4.700l1.550 1.550M13.750 13.750l1.550 1.550M15.300 4.700l-1.550 1.550M6.250 13.750l-1.550 1.550", 20);
export const Close = () => icon("M5 5l10 10M15 5L5 15", 18);

export const Ball = () => (
  <svg class="ball" width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
    <path d="M2 13a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0 -21 0M4.2 8.2c6.5 .3 12.6 4 16.3 10M8 3.8c6.3 1.2 11.6 4.8 14.8 10.2M2.3 12.4c5.6 .1 11 3 14 9.8M21.4 7.4c-6.4 1-13 5.400-15.900 12.500M17 3.400c-5.400 1.600-10.600 5.600-13.600 11.300M15.500 23.300c3 1.900 7.500 2.600 13 1.200" />
  </svg>
);
