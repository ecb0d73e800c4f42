// The engine's English-only sentences in the page's language; the translations are loaded on demand.
import { words } from "../words.ts";

export async function tellOfEngine(sentence: string): Promise<string> {
  if (words.locale !== "de") return sentence;
  const german = await import("./de-engine.ts").catch(() => undefined); // no network: stays English
  return german ? german.inGerman(sentence) : sentence;
}
