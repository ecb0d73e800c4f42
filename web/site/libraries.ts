// The three libraries: how each is had, and a first program.
import { readFileSync } from "node:fs";
import { put } from "./frame.ts";
import { escape, root } from "./place.ts";

export function putLibraries(): void {
  const readme = readFileSync(root("README.md"), "utf8");
  const section = (text: string, heading: string) => text.slice(text.indexOf(`## ${heading}`)).split(/^## /m)[1] ?? "";
  const fenced = (text: string) => /^```\w*\n(.*?)^```/ms.exec(text)?.[1] ?? "";
  const code = (text: string) => `<pre tabindex="0"><code>${escape(text)}</code></pre>`;
  const cpp = fenced(section(readme, "As a library"));
  const python = fenced(section(readFileSync(root("docs/python.md"), "utf8"), "One puzzle"));
  const npm = fenced(readFileSync(root("bindings/wasm/README.md"), "utf8"));
  put({
    path: "libraries.html", title: "Libraries", place: "Libraries",
    body: `<h1>Three libraries</h1>
<p>One engine, the same answers. All three solve, count, explain, rate and generate, and call any verb of the command line.</p>
<h2 id="cpp">C++</h2>
<p>C++23 without exceptions and without global state; errors are values. <code>find_package(clew)</code>, <code>add_subdirectory</code> and pkg-config work; the core needs no other package.</p>
${code(cpp)}
<p><a href="reference/cpp/index.html">Reference</a> · <a href="source/examples/solve/main.cpp.html">A whole program</a></p>
<h2 id="python">Python</h2>
<p>Puzzles as objects, and by the million from Arrow to Arrow: numpy, pandas, polars and pyarrow in, the same out.</p>
${code(python)}
<p><a href="reference/python.html">Reference</a> · <a href="docs/python.html">Guide</a></p>
<h2 id="typescript">TypeScript and JavaScript</h2>
<p>The engine as WebAssembly, without dependencies, for Node.js and browsers.</p>
${code(npm)}
<p><a href="reference/typescript.html">Reference</a> · <a href="bindings/wasm/index.html">Guide</a></p>`,
  });
}
