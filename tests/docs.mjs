// docs.mjs [CLEW]: checks every name in the documentation. Every relative link must lead to a file and a heading, every
// path in backticks must be in the tree, every name must be a word of the sources. With the command line, every `clew
// VERB --option` must be in its help.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const clew = process.argv[2];
const outside = new Set([".git", "build", "dist", "node_modules"]);

const files = [];
const walk = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (outside.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path);
    else files.push(relative(root, path));
  }
};
walk(root);

// Any end of a path in the tree may represent it, also without its extension: `rounds.h`, `batch/rounds`,
// `search/batch`.
const endings = new Set();
for (const file of files) {
  const parts = file.split("/");
  for (let end = 1; end <= parts.length; ++end)
    for (let begin = 0; begin < end; ++begin) {
      const path = parts.slice(begin, end).join("/");
      endings.add(path);
      if (end === parts.length) endings.add(path.replace(/\.[a-z]+$/, ""));
    }
}
const named = (path) => {
  if (!path.includes("*")) return endings.has(path.replace(/\/$/, ""));
  const pattern = path.replace(/[.+]/g, "\\$&").replaceAll("*", "[^/]*");
  return [...endings].some((ending) => new RegExp(`^${pattern}$`).test(ending));
};

const code = files.filter((f) => /\.(h|cpp|def|ts|tsx|js|mjs|py|sh|cmake|json|txt)$/.test(f) || !/\.\w+$/.test(f));
const words = new Set(code.filter((f) => !f.startsWith("docs/"))
  .flatMap((file) => readFileSync(join(root, file), "utf8").match(/[A-Za-z_]\w*/g) ?? []));

const helps = new Map();
const help = (verb) => {
  if (!helps.has(verb)) {
    const ask = (...args) => execFileSync(clew, [...args, "--help"], { encoding: "utf8" });
    let text = ask(verb);
    if (verb === "library")
      for (const what of ["import", "export", "list", "pick", "stats"]) text += ask(verb, what);
    helps.set(verb, new Set(text.match(/--[a-z][a-z-]*/g)));
  }
  return helps.get(verb);
};
const verbs = clew ? [...execFileSync(clew, ["--help"], { encoding: "utf8" }).matchAll(/^ {2}([a-z]+) {2,}/gm)].map((m) => m[1]) : [];

const anchor = (heading) => heading.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").trim().replaceAll(" ", "-");
const faults = [];

for (const page of files.filter((f) => f.endsWith(".md"))) {
  const text = readFileSync(join(root, page), "utf8");
  text.split("\n").reduce((fenced, line, i) => {
    const fault = (what) => faults.push(`${page}:${i + 1}: ${what}`);
    if (line.startsWith("```")) return !fenced;
    const command = (said) => {
      const match = /^(?:\$ )?(?:\.\/run|clew) ([a-z]+)(.*)$/.exec(said);
      if (!match || !clew) return;
      const [, verb, rest] = match;
      if (!verbs.includes(verb)) return fault(`there is no verb ${verb}`);
      for (const [, option] of rest.matchAll(/ (--[a-z][a-z-]*)/g))
        if (!help(verb).has(option)) fault(`clew ${verb} has no ${option}`);
    };
    if (fenced || line.startsWith("    ")) {
      command(line.trim());
      return fenced;
    }
    for (const [, target] of line.replace(/`[^`]*`/g, "").matchAll(/\]\(([^)]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [path, heading] = target.split("#");
      const file = path ? join(root, dirname(page), path) : join(root, page);
      if (!existsSync(file)) fault(`there is no ${target}`);
      else if (heading && !(readFileSync(file, "utf8").match(/^#+ .*$/gm) ?? []).some((h) => anchor(h.replace(/^#+ /, "")) === heading))
        fault(`there is no heading ${target}`);
    }
    for (const [, span] of line.matchAll(/`([^`]+)`/g)) {
      command(span);
      if (/^--[a-z][a-z-]*$/.test(span)) {
        if (clew && !verbs.some((verb) => help(verb).has(span))) fault(`no verb has ${span}`);
      } else if (/^[\w.*-]+(\/[\w.*-]+)*\/?$/.test(span) && /\/|\.(h|cpp|md|py|sh|ts|mjs|csv|json|txt)$/.test(span)) {
        if (!named(span.replace(/^\.\//, ""))) fault(`there is no file ${span}`);
      } else if (/^[A-Za-z_]\w*(::\w+)*(\(\))?$/.test(span)) {
        const last = span.replace(/\(\)$/, "").split("::").at(-1);
        const program = /^(bench|test)_(\w+)$/.exec(span);
        const there = program ? named(program[1] === "bench" ? `bench/${program[2]}.cpp` : `tests/${program[2]}`) : words.has(last);
        const cell = /^r\w+?c\w/i.test(span);
        if (last.length > 2 && !cell && !there) fault(`the sources have no ${span}`);
      }
    }
    return fenced;
  }, false);
}

// Nothing is missing either: the index leads to every page, the architecture shows every room.
const read = (page) => readFileSync(join(root, page), "utf8");
for (const page of files.filter((f) => /^docs\/(notes\/)?[\w-]+\.md$/.test(f) && f !== "docs/README.md"))
  if (!read("docs/README.md").includes(`](${relative("docs", page)})`)) faults.push(`docs/README.md leads not to ${page}`);
for (const room of readdirSync(join(root, "src"), { withFileTypes: true }))
  if (room.isDirectory() && !new RegExp(`^ .* ${room.name}/ `, "m").test(read("docs/architecture.md")))
    faults.push(`docs/architecture.md does not show src/${room.name}`);

// A noun that names a type in a header names one.
const types = new Map();
for (const header of files.filter((f) => /^(include|src|apps)\/.*\.h$/.test(f)))
  for (const [, type] of read(header).matchAll(/^(?:class|struct|enum class) (?:alignas\(\d+\) )?([A-Z]\w*)(?!::)(?: final)? *(?::[^:;{][^;{]*)?\{/gm))
    types.set(type, (types.get(type) ?? new Set()).add(header));
for (const [type, headers] of types)
  if (headers.size > 1) faults.push(`${type} is a type in ${[...headers].join(" and ")}`);

for (const fault of faults) console.log(fault);
process.exit(faults.length ? 1 : 0);
