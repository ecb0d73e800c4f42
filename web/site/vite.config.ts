import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

/** The program that writes the site: the page's own components, which write themselves down as text. */
export default defineConfig({
  plugins: [solid({ ssr: true, solid: { generate: "ssr", hydratable: false } })],
  ssr: { noExternal: true },
  publicDir: false,
  build: { ssr: "site/main.ts", outDir: "../build/site-maker", emptyOutDir: true, target: "node20", minify: false },
});
