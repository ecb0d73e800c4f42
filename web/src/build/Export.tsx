// What leaves the editor: the puzzle as text.
import type { JSX } from "solid-js";
import { sentence } from "../app/told.ts";
import { Refused } from "../engine/engine.ts";
import { Button } from "../ui/Button.tsx";
import { useApp } from "../ui/context.ts";
import { words } from "../words.ts";
import { say } from "../words/build.ts";
import { exported } from "./build.ts";

export function Export(props: { tell(text: string): void }): JSX.Element {
  const app = useApp();
  const copy = async (to: "text" | "fpuzzles") => {
    const text = await exported(app, to).catch((error) => props.tell(error instanceof Refused ? sentence(error.message) : words.failedTo.engine));
    if (text) props.tell(await navigator.clipboard.writeText(text).then(() => say().copied[to], () => say().notCopied));
  };
  return (
    <>
      <h3>{say().export}</h3>
      <div class="row" role="group" aria-label={say().export}>
        <Button name={say().asText} onPress={() => void copy("text")} />
        <Button name={say().asFpuzzles} onPress={() => void copy("fpuzzles")} />
      </div>
    </>
  );
}
