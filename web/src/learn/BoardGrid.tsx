// The grid of a lesson, as large as there is room.
import type { JSX } from "solid-js";
import { AppContext, useApp } from "../ui/context.ts";
import { extent, Grid } from "../ui/Grid.tsx";
import { arrangement, room, useScale, widthOf } from "../ui/space.ts";
import type { Board } from "./board.ts";

export function BoardGrid(props: { board: Board }): JSX.Element {
  return (
    <AppContext.Provider value={props.board.app}>
      <Fitted />
    </AppContext.Provider>
  );
}

function Fitted(): JSX.Element {
  const outline = extent(useApp());
  const [width, ruler] = widthOf();
  const low = () => arrangement() === "low";
  const labels = () => arrangement() !== "narrow" && !low();
  const height = () => (low() ? room().height - 16 : Math.max(360, room().height - 190));
  const scale = useScale(outline, () => width() - (labels() ? 34 : 8), height, 6);
  return <div class="holder"><div class="ruler" ref={ruler} /><Grid scale={scale()} labels={labels()} /></div>;
}
