// A published puzzle, read sentence by sentence before it is played.
import type { Reading } from "../model/reading.ts";
import type { App } from "./app.ts";
import { layoutKey } from "./layouts.ts";
import { takeRead } from "./load.ts";

const patience = 5; // seconds for the solution

/** Shows how a text is read, if that is still wanted; false if it is no published puzzle. */
export async function showReading(app: App, text: string, isWanted = () => true): Promise<boolean> {
  const options = { lane: "read", whole: true } as const;
  const answer = await app.engine.call("interpret", { puzzle: text, timeout: patience }, options).catch(() => undefined);
  if (!answer?.sentences.length) return false;
  const found = await app.engine.call("read", { puzzle: text, assume: true }, options).catch(() => undefined);
  if (found?.shape) await app.layouts.keep(layoutKey(found), found.shape);
  const layout = found && (await app.layouts.get(found).catch(() => undefined));
  if (!isWanted()) return true;
  app.setReading({ answer, found, layout });
  app.setDialog("reading");
  return true;
}

/** Begins the game as far as the puzzle is understood. */
export const playRead = async (app: App, { found }: Reading): Promise<boolean> => !!found && takeRead(app, found);

/** Opens the editor on it, with the cells selected whose object has no rule. */
export async function completeRead(app: App, reading: Reading, names: readonly string[]): Promise<void> {
  if (!(await playRead(app, reading))) return;
  // The grid takes the focus at the next frame, and with it the selection.
  app.setWanted(false);
  await new Promise(requestAnimationFrame);
  const cells = names.flatMap((name) => app.layout().index.get(name) ?? []);
  app.setSelected(cells);
  if (cells[0] !== undefined) app.setFocus(cells[0]);
  app.setPanel({ kind: "build" });
}
