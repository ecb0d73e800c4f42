// A link to the puzzle, put in the address and on the clipboard.
import { toLink } from "../model/link.ts";
import type { App } from "./app.ts";

export async function share(app: App, withWork = app.settings().shareWork): Promise<void> {
  const fragment = await toLink(app.doc(), withWork);
  history.replaceState(null, "", fragment);
  const link = location.href;
  let copied = true;
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    copied = false; // not allowed here: the address bar has it
  }
  app.setShared({ link, copied });
  app.setDialog("share");
  app.setSaid(copied ? "Link copied" : "The link is in the address bar");
}
