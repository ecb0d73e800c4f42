// The site's files: every link leads to a page and an anchor, nothing comes from another host, nothing is large, and
// the README's examples of the command line have their real output.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const root = resolve(import.meta.dirname, "../..");
const site = resolve(process.env.CLEW_SITE ?? join(root, "build/site"));
const program = join(root, "build/release/bin/clew");

const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => relative(site, join(one.parentPath, one.name)));
const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith("play/"));
const read = (file) => readFileSync(join(site, file), "utf8");
const anchors = new Map();
const anchorsOf = (file) => {
  if (!anchors.has(file)) anchors.set(file, new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)));
  return anchors.get(file);
};

test("there is a page of everything", () => {
  assert.ok(pages.length > 200, `${pages.length} pages`);
  for (const file of readdirSync(join(root, "docs/techniques")).filter((one) => one.endsWith(".md") && one !== "README.md"))
    assert.ok(pages.includes(`docs/techniques/${file.replace(/md$/, "html")}`), file);
  for (const file of readdirSync(join(root, "include/clew")).filter((file) => file.endsWith(".h"))) assert.ok(pages.includes(`reference/cpp/${file.replace(/h$/, "html")}`), file);
  const verbs = execFileSync(program, ["--help=verbs"], { encoding: "utf8" }).trim().split("\n").map((line) => line.split("\t")[0]);
  for (const verb of verbs) assert.ok(pages.includes(`commands/${verb}.html`), verb);
});

test("every link leads somewhere", () => {
  const faults = [];
  for (const page of pages) {
    const html = read(page);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`${page}: ${id} twice`);
    for (const [, name, target] of html.matchAll(/ (href|src)="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(target)) {
        if (name === "src" || !/^https:\/\/[\w.-]+\//.test(target)) faults.push(`${page}: ${target}`);
        continue;
      }
      const [path, anchor] = target.split("#");
      const file = path ? relative(site, resolve(site, dirname(page), path)) : page;
      if (file.startsWith("..") || !existsSync(join(site, file)) || !statSync(join(site, file)).isFile()) faults.push(`${page}: there is no ${target}`);
      else if (anchor && !file.startsWith("play/") && !anchorsOf(file).has(anchor)) faults.push(`${page}: no ${target}`);
    }
  }
  assert.deepEqual(faults, []);
});

test("nothing comes from another host", () => {
  for (const page of pages) {
    const html = read(page);
    for (const [tag] of html.matchAll(/<(?:link|script|img|iframe|object|embed|form|source|video|audio)\b[^>]*>/g)) assert.doesNotMatch(tag, /(?:https?:)?\/\//, page);
    assert.doesNotMatch(html, / (?:on[a-z]+|style)="(?!text-align)/, `${page} has a script or a style of its own`);
  }
  for (const file of files.filter((one) => /^assets\/.*\.(css|js)$/.test(one) && one !== "assets/search.js")) assert.doesNotMatch(read(file), /https?:/, file);
});

test("nothing is large", () => {
  const packed = (file) => gzipSync(readFileSync(join(site, file))).length;
  for (const page of pages) assert.ok(packed(page) < 90_000, `${page}: ${packed(page)} bytes compressed`);
  assert.ok(packed("assets/site.css") + packed("assets/site.js") < 15_000);
  assert.ok(packed("assets/search.js") < 200_000, `the index: ${packed("assets/search.js")} bytes compressed`);
});

test("every page has a title, one heading that is the first, and words about it", () => {
  const titles = new Map();
  for (const page of pages) {
    const html = read(page);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
    assert.ok(title && !titles.has(title), `${page} is called ${title}, as ${titles.get(title)} is`);
    titles.set(title, page);
    assert.match(html, /<meta name="description" content="[^"]{20,}">/, page);
    assert.equal(html.match(/<h1[ >]/g)?.length, 1, page);
    assert.match(html, /<main[^>]*>\s*(?:<section[^>]*>\s*<div>\s*)?<h1/, page);
  }
});

// Blocks with a line that begins with `$ ./run`: the following lines are its output in a terminal.
test("what the examples show is what is said", () => {
  const folder = mkdtempSync(join(tmpdir(), "clew-site-"));
  try {
    symlinkSync(program, join(folder, "run"));
    writeFileSync(join(folder, "puzzles.txt"), "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n12345\n");
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const plain = (text) => text.replace(/[^\n]*\x1b\[K/g, "").replace(/\x1b\[[\d;]*m/g, "").replace(/\s+/g, " ").trim();
    let run = 0;
    for (const [, block] of readme.matchAll(/^```\n(\$ .*?)^```/gms))
      for (const part of block.split(/^\$ /m).slice(1)) {
        const [command, ...said] = part.split("\n");
        // As to a terminal; 1 is for the input that is malformed.
        const { stdout, status } = spawnSync("script", ["-qec", command, "/dev/null"], { cwd: folder, encoding: "utf8", timeout: 60_000, input: "" });
        assert.ok(status === 0 || status === 1, `${command}: ${status} ${stdout}`);
        assert.equal(plain(stdout), plain(said.join("\n")), command);
        ++run;
      }
    assert.ok(run >= 8, `${run} examples`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
