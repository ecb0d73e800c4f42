// The user script: waits until the page has a board, and puts a panel beside it.
import { boardOf } from "./boards.ts";
import { openPanel } from "./panel.ts";

const patience = 60_000; // ms
const pause = 200;

async function start(end: number): Promise<void> {
  const board = await boardOf();
  if (board) openPanel(board);
  else if (performance.now() < end) setTimeout(() => void start(end), pause);
}

if (!document.querySelector("clew-panel")) void start(performance.now() + patience);
