// Ways on from a finished game: a link to its puzzle, the result as a line of text, the next puzzle.
import { toLink } from "../model/link.ts";
import { say } from "../words/finished.ts";
import type { App } from "./app.ts";
import { isTimed } from "./clock.ts";
import { levelOf } from "./finish.ts";
import { gradesBeside } from "./graded.ts";
import type { LibraryPuzzle } from "./library.ts";
import { generate, loadPuzzle } from "./load.ts";
import { clock } from "./played.ts";
import { isPosed } from "./request.ts";
import { puzzleTitle } from "./told.ts";

/** A link to the puzzle, without entries and solution. */
export const linkOf = async (app: App): Promise<string> => new URL(await toLink(app.doc(), false, isPosed(app.layout(), app.doc().grid)), location.href).href;

/** The time that the game took, as it is shown; empty if none was taken. */
export const timeOf = (app: App): string => (isTimed(app) ? clock(app.played().time) : "");

/** Copies the result as text, with the link, and says so. */
export async function copyResult(app: App): Promise<void> {
  const text = async () => `${say().result(puzzleTitle(levelOf(app), app.doc().grid), timeOf(app), say().resultHelp(app.played()))}\n${await linkOf(app)}`;
  const done = await text().then((result) => navigator.clipboard.writeText(result)).then(() => true, () => false);
  app.tell(done ? say().told : say().notTold);
}

/** The library's next puzzle of the game's layout at its level, or one level above. */
export async function nextOf(app: App, above: 0 | 1): Promise<LibraryPuzzle | undefined> {
  const list = await gradesBeside(app.doc().grid.layout || app.doc().grid.source).catch(() => []);
  const place = list.findIndex(({ level }) => level === levelOf(app));
  return place < 0 ? undefined : list[place + above]?.next;
}

/** Begins another puzzle of the same layout and level: the library's next one, or a new one. */
export async function playNext(app: App): Promise<void> {
  const { game } = app.doc();
  const next = await nextOf(app, 0);
  if (app.doc().game === game) await (next ? loadPuzzle(app, next) : generate(app, levelOf(app)));
}
