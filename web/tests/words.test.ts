// The page's words stand in its catalogue: no component holds a text of its own.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);
const { parseSync, traverse } = createRequire(require.resolve("vite-plugin-solid"))("@babel/core");
const folders = ["ui", "build", "learn"].map((name) => new URL(`../src/${name}/`, import.meta.url));
const spoken = new Set(["aria-label", "name", "placeholder", "title", "alt"]);
const isWords = (text: string) => /[A-Za-z]{2}/.test(text);

test("components take their words from the catalogue", () => {
  const found: string[] = [];
  for (const [folder, file] of folders.flatMap((folder) => readdirSync(folder).filter((name) => name.endsWith(".tsx")).map((name) => [folder, name] as const))) {
    const tree = parseSync(readFileSync(new URL(file, folder), "utf8"), {
      filename: file, babelrc: false, configFile: false, parserOpts: { plugins: ["jsx", "typescript"] },
    });
    traverse(tree, {
      JSXText({ node }: { node: { value: string } }) {
        if (isWords(node.value)) found.push(`${file}: ${node.value.trim()}`);
      },
      JSXAttribute({ node, parent }: { node: { name: { name: string }; value: { type: string; value: string } | null }; parent: { name: { name: string } } }) {
        if (node.name.name === "name" && parent.name.name === "Hatch") return;
        if (spoken.has(node.name.name) && node.value?.type === "StringLiteral" && isWords(node.value.value)) found.push(`${file}: ${node.value.value}`);
      },
      JSXExpressionContainer(path: { node: { expression: { type: string; value?: string } }; traverse(visitor: object): void }) {
        // Texts within expressions: sentences, not names of classes or kinds.
        path.traverse({
          StringLiteral({ node }: { node: { value: string } }) {
            if (/^[A-Z][a-z]+( |$)/.test(node.value) && !/^(Arrow|Home|End|Enter)/.test(node.value)) found.push(`${file}: ${node.value}`);
          },
        });
      },
    });
  }
  expect(found).toEqual([]);
});
