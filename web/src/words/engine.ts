// What the engine says in English alone, in the page's language: its words come when they are wanted.
import { words } from "../words.ts";

export async function tellOfEngine(sentence: string): Promise<string> {
  if (words.locale !== "de") return sentence;
  const german = await import("./de-engine.ts").catch(() => undefined); // no network: English it is
  return german ? german.inGerman(sentence) : sentence;
}
