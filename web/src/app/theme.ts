// Light or dark, high contrast, and text size, if the player's choice differs from the system's. The style sheet does
// the rest.
import type { Settings } from "./settings.ts";

const paper = { light: "#F6F7F8", dark: "#101216" };

export function applyTheme({ theme, text }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = String(theme === "contrast");
  dataset.text = text;
  // The browser's own frame goes with the page.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = theme === "light" || theme === "dark" ? paper[theme] : meta.media.includes("dark") ? paper.dark : paper.light;
}

/** Paper is light: clues are drawn in the page's colours. */
export function print(done = (): void => {}): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  window.addEventListener("afterprint", () => {
    dataset.theme = theme;
    done();
  }, { once: true });
  window.print();
}
