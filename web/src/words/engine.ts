// The engine's English-only sentences in the page's language; the translations are loaded on demand.
import { wordsOf } from "../languages.ts";

export async function tellOfEngine(sentence: string): Promise<string> {
  return (await wordsOf("engine"))?.engine.tell(sentence) ?? sentence;
}
