// Pictures of kinds of clues: their strokes on a small grid, in units of a cell.
import type { JSX } from "solid-js";

const circle = (x: number, y: number, r = 0.5) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const wave = "M1.5 5.5L2.5 3.5L4.5 5.5L6.5 2.5L7.5 4.5";
const rim = "M1.5 1.5h.6M1.5 4.5h.6M1.5 7.5h.6M4.5 1.5h.6M7.5 1.5h.6";

/** By the names of the kinds in the library. */
export const kindPictures: Readonly<Record<string, string>> = {
  killer: "M.3 .3h2.400v1.400h-1v1h-1.400zM4.3 1.3h1.400v2.400h-1.400zM6.3 5.3h2.400v1.400h-2.400zM1.3 6.3h2.400v1.400h-1v1h-1.400z",
  thermo: `${circle(1.5, 6.5)}M1.5 6L1.5 3.5L3.5 1.5H5.5${circle(7.5, 7.5)}M7.5 7V4.5L5.5 4.5`,
  arrow: `${circle(1.5, 1.5)}M1.900 1.900L4.5 4.5H7M6.300 3.800l.7.7l-.7.7${circle(2.5, 7.5)}M3 7.5H6.500M5.800 6.800l.7.7l-.7.7`,
  kropki: `${circle(2, 1.5, 0.4)}${circle(5.5, 3, 0.4)}${circle(3, 5.5, 0.4)}${circle(7, 6.5, 0.4)}${circle(4.5, 8, 0.4)}`,
  xv: "M2.500 1l1 1M3.500 1l-1 1M5.500 4l.5 1l.5-1M1.500 6.500l1 1M2.500 6.500l-1 1M6.500 7l1 1M7.500 7l-1 1",
  sandwich: `${rim}M3 4.5h3M4.5 3v3M3.500 3.500l-.5 1l.5 1M5.500 3.500l.5 1l-.5 1`, skyscraper: `${rim}M2.5 8.5v-2h1v2M4 8.5v-4h1v4M5.5 8.5v-3h1v3M7 8.5v-5h1v5`,
  littlekiller: "M.5 .5L3 3M2 3h1v-1M.5 5.500L3 8M2 8h1v-1M8.500 .5L6 3M7 3h-1v-1", whispers: wave, renban: "M1.5 7.5V5.5L3.5 3.5H5.500L7.5 1.5",
  palindrome: "M1.5 1.5L4.5 4.5L7.5 1.5M2.5 7.5h4", between: `${circle(1.5, 6.5, 0.8)}M2.1 5.9L4.5 3.5H6.7${circle(7.5, 3.5, 0.8)}`,
  zipper: "M1.5 6.5L3.5 4.5H5.500L7.5 6.5M4.5 3.800v1.400", regionsum: "M.5 4.500H2.500L4.500 6.500H8.500", quadruple: `${circle(3, 3, 0.8)}${circle(6, 5, 0.8)}${circle(4, 7, 0.8)}`, xsum: `${rim}M3.5 4l2 2M5.5 4l-2 2`,
};
export const learnPicture = `M.5 1.5h8M.5 6.5h8M2.5 1.5v5M6.5 1.5v5${circle(2.5, 1.5)}${circle(6.5, 1.5)}${circle(2.5, 6.5)}${circle(6.5, 6.5)}`;

export function KindPicture(props: { path: string; size: number }): JSX.Element {
  return (
    <svg class="thumb kind-picture" width={props.size} height={props.size} viewBox="-.15 -.15 9.3 9.3" aria-hidden="true">
      <path class="sheet" d="M0 0h9v9h-9z" />
      <path class="box-line" fill="none" stroke-width=".12" d="M3 0v9M6 0v9M0 3h9M0 6h9" />
      <path class="strokes" d={props.path} />
      <path class="box-line" fill="none" stroke-width=".2" d="M0 0h9v9h-9z" />
    </svg>
  );
}
