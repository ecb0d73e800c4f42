// On a phone, what has no place beside the grid.
import type { JSX } from "solid-js";
import { solve } from "../app/think.ts";
import { Button } from "./Button.tsx";
import { useApp } from "./context.ts";
import { RevealButton } from "./Facts.tsx";
import { GenerateBox } from "./GenerateBox.tsx";
import { Commands } from "./Header.tsx";
import { PasteBox } from "./PasteBox.tsx";
import { Tools } from "./Tools.tsx";

export function Menu(): JSX.Element {
  const app = useApp();
  return (
    <div class="menu" onClick={(event) => { if (event.target instanceof Element && event.target.closest("nav button") && app.dialog() === "menu") app.setDialog(null); }}>
      <nav aria-label="Commands"><Commands /><Button kind="text" name="Solve" onPress={() => void solve(app)} /></nav>
      <RevealButton />
      <Tools without="guess" />
      <PasteBox />
      <GenerateBox button={false} />
    </div>
  );
}
