// A kind of clues as a small picture: its strokes, which public/kinds.svg has, on an empty grid.
import type { JSX } from "solid-js";

export const KindPicture = (props: { kind: string; size: number }): JSX.Element => (
  <svg class="thumb kind-picture" width={props.size} height={props.size} viewBox="-.15 -.15 9.3 9.3" aria-hidden="true">
    <path class="sheet box-line" stroke-width=".2" d="M0 0h9v9h-9z" />
    <path class="box-line" fill="none" stroke-width=".12" d="M3 0v9M6 0v9M0 3h9M0 6h9" />
    <use href={`kinds.svg#${props.kind}`} />
  </svg>
);
