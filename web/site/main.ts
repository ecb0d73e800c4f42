// main.js ROOT FOLDER PROGRAM: writes the whole site.
import "./stand-in.ts";
import type { LayoutList } from "../../bindings/wasm/src/index.ts";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { putCommands } from "./commands.ts";
import { putConstraints } from "./constraints.ts";
import { engine } from "./engine.ts";
import { type Page, put } from "./frame.ts";
import { putHome } from "./home.ts";
import { putLibraries } from "./libraries.ts";
import { escape, link, root, target, write } from "./place.ts";
import { putReferences } from "./reference.ts";
import { writeIndex } from "./search.ts";
import { putTable, putTechniques } from "./techniques.ts";
import { markdown, pageOf, sources } from "./text.ts";

/** A page of the documentation, as it is. */
function putDocument(file: string, place: Page["place"] = "Documents"): void {
  const path = pageOf(file);
  const text = readFileSync(root(file), "utf8");
  const title = titles[file] ?? /^# (.*)$/m.exec(text)?.[1] ?? file;
  put({ path, title, place, body: markdown(text, file, path) });
}

/** A file of the tree that pages lead to, as it is. */
function putSource(file: string): void {
  const path = pageOf(file);
  put({ path, title: file, place: "Documents", class: "broad", body: `<h1>${escape(file)}</h1><pre tabindex="0"><code>${escape(readFileSync(root(file), "utf8"))}</code></pre>` });
}

const places: Record<string, Page["place"]> = { "docs/tour.md": "Tour", "docs/speed.md": "Speed", "docs/python.md": "Libraries", "bindings/wasm/README.md": "Libraries", "bindings/userscript/README.md": "Libraries", "bindings/python/README.md": "Libraries" };
const titles: Record<string, string> = { "README.md": "Clew at a glance", "docs/python.md": "Python guide", "bindings/wasm/README.md": "The npm package", "bindings/userscript/README.md": "The user script", "bindings/python/README.md": "The Python package" };
const documents = [
  ...["docs", "docs/notes", "docs/schema"].flatMap((folder) => readdirSync(root(folder)).filter((name) => name.endsWith(".md")).map((name) => `${folder}/${name}`)),
  "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "bindings/wasm/README.md", "bindings/userscript/README.md", "bindings/python/README.md",
];

cpSync(root("docs/pictures"), target("docs/pictures"), { recursive: true });
cpSync(root("web/dist"), target("play"), { recursive: true });
cpSync(root("web/public/icon.svg"), target("assets/icon.svg"));
const styles = ["src/style/tokens", "src/style/grid", "src/style/constraints", "site/site"].map((name) => readFileSync(root(`web/${name}.css`), "utf8"));
const fonts = readFileSync(root("web/src/style/fonts.css"), "utf8").replace(/url\("([^"]*\/([^"/]+))"\)/g, (_, from: string, name: string) => {
  write(`assets/${name}`, readFileSync(root(`${from.startsWith(".") ? "web/src/style" : "web/node_modules"}/${from}`)));
  return `url("${name}")`;
});
write("assets/site.css", fonts + styles.join("\n"));
write("assets/site.js", readFileSync(root("web/site/site.js")));

await putTechniques();
putTable();
const constraints = putConstraints();
putCommands();
putLibraries();
putReferences();
for (const file of documents) putDocument(file, places[file]);
for (const file of sources) putSource(file);
putHome((engine.call("layouts") as LayoutList).layouts.length, constraints);
put({ path: "404.html", title: "Not here", body: `<h1>Not here</h1><p>There is no such page. <a href="${link("404.html", "index.html")}">The first page</a> leads to all there are.</p>` });
writeIndex();
