// References of the three libraries, from the sources: the comment above a declaration describes it, and names link to
// their declarations. A public declaration without a comment is an error.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { put } from "./frame.ts";
import { escape, link, root } from "./place.ts";

interface Entry {
  name: string;
  doc: string;
  code: string;
  members?: Entry[];
}

/** Words of a comment: paragraphs, and code in backticks. */
const prose = (doc: string): string =>
  doc.trim().split(/\n\s*\n/).filter(Boolean).map((one) =>
    /^ {4}/.test(one) ? `<pre tabindex="0"><code>${escape(one.replace(/^ {4}/gm, ""))}</code></pre>`
      : `<p>${escape(one.replace(/::$/, ":")).replace(/:\w+:`([\w.]+)`/g, "`$1`").replace(/``?([^`]+)``?/g, "<code>$1</code>")}</p>`).join("");

/** Code whose names link to their declarations, except names declared in the code itself. */
function linked(code: string, places: Map<string, string>, page: string, own: string): string {
  return escape(code).replace(/(\/\/[^\n]*|#[^\n]*)|\b[A-Z]\w+\b/g, (word, comment?: string) => {
    if (comment) return `<span class="comment">${comment}</span>`;
    const place = places.get(word);
    return !place || word === own ? word : `<a href="${link(page, place)}">${word}</a>`;
  });
}

function shown(entry: Entry, places: Map<string, string>, page: string): string {
  const members = entry.members?.length ? `<div class="members">${entry.members.map((one) => shown(one, places, page)).join("")}</div>` : "";
  return `<section class="declared"><h2 id="${entry.name}">${escape(entry.name.replace(/-\d+$/, ""))}</h2><pre tabindex="0"><code>${linked(entry.code, places, page, entry.name)}</code></pre>${prose(entry.doc)}${members}</section>`;
}

const nameOf = (code: string): string =>
  /^(?:template <[^>]*>\s*)?(?:export )?(?:declare )?(?:class|struct|enum class|using|interface|type)\s+(\w+)/.exec(code)?.[1] ??
  /^[^(]*?(\boperator\S+?|\w+)\(/.exec(code)?.[1] ?? /(\w+)\s*(?:=|;|\{)/.exec(code)?.[1] ?? "";

const count = (line: string, sign: string): number => line.replace(/\/\/.*/, "").split(sign).length - 1;

/** The declarations of a text, with the comments above them: lines without a blank line between them belong
 *  together, unless a comment or `begins` separates them. */
function entriesOf(text: string, comment: RegExp, begins: RegExp): Entry[] {
  const entries: Entry[] = [];
  let doc: string[] = [];
  let code: string[] = [];
  let depth = 0;
  const finish = (): void => {
    if (!code.length) return;
    const declared = code.join("\n");
    if (!declared.startsWith("namespace")) entries.push({ name: nameOf(declared), doc: doc.join("\n"), code: declared });
    [doc, code] = [[], []];
  };
  for (const line of text.split("\n")) {
    const told = depth ? null : comment.exec(line);
    if (!depth && (!line || told || begins.test(line))) finish();
    if (told) doc.push(told[1] ?? "");
    else if (line) code.push(line);
    else if (!depth && doc.length) doc.push("");
    else if (code.length) code.push("");
    depth += count(line, "{") - count(line, "}");
  }
  finish();
  // Names that are overloaded have an anchor each.
  entries.forEach((one, i) => {
    const before = entries.slice(0, i).filter(({ code }) => nameOf(code) === one.name).length;
    if (before) one.name += `-${before + 1}`;
  });
  return entries;
}

/** The comment at the beginning of a file, and the rest of the file. */
function introOf(text: string): [intro: string, rest: string] {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => !line.startsWith("//"));
  return [lines.slice(0, end).map((line) => line.replace(/^\/\/ ?/, "")).join("\n"), lines.slice(end).join("\n")];
}

const never = /^$(?!\n)(?=x)/;

function putCpp(): void {
  const headers = readdirSync(root("include/clew")).filter((name) => name.endsWith(".h")).map((name) => {
    const [intro, rest] = introOf(readFileSync(root(`include/clew/${name}`), "utf8"));
    const shownPart = rest.replace(/^#.*\n/gm, "").replace(/^(?:namespace clew \{|\}  \/\/ namespace clew)$/gm, "").replace(/\n private:\n.*?(?=\n\};)/gs, "");
    return { name: name.slice(0, -2), intro, entries: entriesOf(shownPart, /^\/\/\/? ?(.*)$/, never) };
  });
  const silent = headers.filter(({ intro }) => !intro.trim()).map(({ name }) => `${name}.h`);
  if (silent.length) throw new Error(`${silent.join(", ")}: no comment says what it is`);
  const page = (name: string) => `reference/cpp/${name}.html`;
  const places = new Map(headers.flatMap(({ name, entries }) => entries.map((one): [string, string] => [one.name, `${page(name)}#${one.name}`])));
  const first = (intro: string) => /^.*?\.(?=\s|$)/s.exec(intro)![0].replace(/\s+/g, " ");
  for (const { name, intro, entries } of headers) {
    const path = page(name);
    const told = prose(intro).replace(/clew\/(\w+)\.h/g, (all, other: string) => `<a href="${link(path, page(other))}">${all}</a>`);
    put({ path, title: `clew/${name}.h`, place: "Libraries", class: "reference", description: first(intro), body: `<h1>clew/${name}.h</h1>${told}${entries.map((one) => shown(one, places, path)).join("\n")}` });
  }
  const path = page("index");
  put({
    path, title: "C++ reference", place: "Libraries", class: "manual",
    body: `<h1>C++ reference</h1><p>A header for each noun; all stand in the namespace <code>clew</code>. Any call may run on any thread with its own objects; nothing throws, prints or exits. <a href="${link(path, "libraries.html")}">The three libraries</a></p><dl>${headers.map(({ name, intro }) => `<dt><a href="${name}.html">clew/${name}.h</a></dt><dd>${escape(first(intro))}</dd>`).join("")}</dl>`,
  });
}

function putPython(): void {
  const told = JSON.parse(execFileSync("python3", [root("web/site/python.py"), root("bindings/python/clew")], { encoding: "utf8" })) as { doc: string; entries: Entry[] };
  const path = "reference/python.html";
  const places = new Map(told.entries.map((one): [string, string] => [one.name, `${path}#${one.name}`]));
  put({ path, title: "Python reference", place: "Libraries", class: "reference", body: `<h1>Python reference</h1>${prose(told.doc)}${told.entries.map((one) => shown(one, places, path)).join("\n")}` });
}

function putTypeScript(): void {
  const folder = mkdtempSync(join(tmpdir(), "clew-types-"));
  execFileSync(root("web/node_modules/.bin/tsc"), ["-p", root("bindings/wasm"), "--declaration", "--emitDeclarationOnly", "--outDir", folder]);
  const [intro] = introOf(readFileSync(root("bindings/wasm/src/index.ts"), "utf8"));
  const declared = (name: string) => entriesOf(
    readFileSync(`${folder}/${name}.d.ts`, "utf8").replace(/^import .*\n|^export (?:\{|type \*).*\n|^ +private .*\n|^\/\/.*\n/gm, ""),
    /^(?:\/\*\*| \*\/?)\s?(.*?)(?:\s*\*\/)?$/, /^export /);
  const [face, verbs] = [declared("index"), declared("verbs")];
  rmSync(folder, { recursive: true });
  const entries = [...face, ...verbs];
  const silent = face.filter(({ doc }) => !doc.trim()).map(({ name }) => name);
  if (silent.length) throw new Error(`bindings/wasm/src/index.ts: nothing is said of ${silent.join(", ")}`);
  const path = "reference/typescript.html";
  const places = new Map(entries.map((one): [string, string] => [one.name, `${path}#${one.name}`]));
  put({ path, title: "TypeScript reference", place: "Libraries", class: "reference", body: `<h1>TypeScript reference</h1>${prose(intro)}${entries.map((one) => shown(one, places, path)).join("\n")}` });
}

export function putReferences(): void {
  putCpp();
  putPython();
  putTypeScript();
}
