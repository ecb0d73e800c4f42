// A link to the puzzle, put in the address and on the clipboard.
import { toLink } from "../model/link.ts";
import { putLink } from "./address.ts";
import type { App } from "./app.ts";
import { isPosed } from "./request.ts";
import { words } from "../words.ts";

export async function share(app: App, withWork = app.settings().shareWork): Promise<void> {
  const fragment = await toLink(app.doc(), withWork, isPosed(app.layout(), app.doc().grid));
  putLink(app, fragment);
  const link = location.href;
  let copied = true;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    copied = false; // not allowed here: the address bar has it
  }
  app.setShared({ link, copied });
  app.setDialog("share");
  app.say(copied ? words.linkCopied : words.linkInBar);
}
