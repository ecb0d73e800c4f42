// windows.mjs: clew.exe and clew.dll under Wine, beside the program of this system, whose answers must be the same byte
// for byte. CLEW_WINDOWS is the folder of the build for Windows (build/windows), CLEW the program (build/release/bin/clew).
// Everything that Wine keeps lies under build/wine.
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { after, before, test } from "node:test";

const root = join(import.meta.dirname, "..");
const build = resolve(process.env.CLEW_WINDOWS ?? join(root, "build/windows"));
const here = resolve(process.env.CLEW ?? join(root, "build/release/bin/clew"));
const exe = join(build, "bin/clew.exe");
const kept = join(root, "build/wine");
const work = join(kept, "work");
// Without a display, without .NET and HTML, which Wine would like to install.
const env = { ...process.env, WINEPREFIX: join(kept, "prefix"), WINEDEBUG: "-all", WINEDLLOVERRIDES: "mscoree,mshtml=" };
delete env.DISPLAY;

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const umlauts = "Höhle der Löwen";

/** Status and outputs of one program; `options` may hold its input and its folder. */
function run(program, words, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: work, env, maxBuffer: 1 << 28, input: "", ...options });
  return { status, stdout: stdout.toString(), stderr: stderr.toString() };
}
const windows = (words, options) => run("wine", [exe, ...words], options);

/** Asserts that both programs answer the same; returns the answer. */
function same(words, options) {
  const expected = run(here, words, options);
  assert.deepEqual(windows(words, options), expected, words.join(" "));
  return expected;
}

/** Columns of the starter library, by layout: no field before `techniques` has a comma. */
function starter() {
  const [, ...lines] = readFileSync(join(root, "library/starter.csv"), "utf8").trimEnd().split("\n");
  const layouts = new Map();
  for (const line of lines) {
    const fields = line.split(",");
    layouts.set(fields[8], [...(layouts.get(fields[8]) ?? []), fields[0]]);
  }
  return layouts;
}

before(() => {
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(join(work, umlauts), { recursive: true });
  mkdirSync(env.WINEPREFIX);
  execFileSync("wineserver", ["--persistent"], { env, stdio: "ignore" });  // else it starts anew for each program
  execFileSync("wine", ["wineboot", "--init"], { env, stdio: "ignore" });
});
after(() => spawnSync("wineserver", ["--kill", "--wait"], { env, stdio: "ignore" }));

test("programs need the libraries of Windows alone", () => {
  const known = /^(advapi32|api-ms-win-[a-z0-9-]+|bcrypt|iphlpapi|kernel32|msvcrt|shell32|user32|ws2_32)\.dll$/i;
  for (const file of [exe, join(build, "bin/clew.dll")]) {
    const names = [...execFileSync("x86_64-w64-mingw32-objdump", ["-p", file], { maxBuffer: 1 << 28 }).toString().matchAll(/DLL Name: (.*)/g)].map(([, name]) => name.trim());
    assert.ok(names.length > 1, file);
    assert.deepEqual(names.filter((name) => !known.test(name)), [], file);
  }
});

test("the kernels are those of this processor", () => {
  const kernels = (answer) => [JSON.parse(answer.stdout).batch, JSON.parse(answer.stdout).single];
  assert.deepEqual(kernels(windows(["--version", "--json"])), kernels(run(here, ["--version", "--json"])));
});

test("every puzzle of the starter library has the same solution", () => {
  let solved = 0;
  for (const [layout, puzzles] of starter()) {
    writeFileSync(join(work, "starter"), puzzles.join("\n") + "\n");
    const { status, stdout } = same(["solve", "--quiet", "--layout", layout, "starter"]);
    assert.equal(status, 0, layout);
    solved += stdout.trimEnd().split("\n").length;
  }
  assert.equal(solved, [...starter().values()].flat().length);
});

test("puzzles of some layouts have the same path, count and rating", () => {
  for (const [layout, [first]] of [...starter()].filter((_, i) => i % 8 === 0)) {
    const { stdout } = same(["explain", "--quiet", "--layout", layout, first]);
    assert.ok(stdout.length > first.length, layout);
    same(["count", "--quiet", "--layout", layout, first]);
  }
  assert.match(same(["rate", puzzle]).stdout, /1\.2/);
});

test("a seed generates the same puzzles", () => {
  for (const layout of ["9x9", "6x6", "samurai"]) {
    const { stdout } = same(["generate", "--seed", "5", "--count", "2", "--layout", layout]);
    assert.equal(stdout.trimEnd().split("\n").length, 2);
  }
  same(["generate", "--seed", "7", "--with", "antiknight"]);
});

test("an argument is a puzzle or a file as on other systems", () => {
  assert.equal(same(["count", "--layout", "4x4", ".".repeat(16)]).stdout, "288\n"); // no folder, though Windows drops dots
  same(["solve", "*"]);
  same(["solve", "no such file.txt"]);
  same(["solve", "Löwe"]);
  same(["solve", umlauts]);
  assert.match(windows(["solve", "C:\\no such\\file.txt"]).stderr, /cannot be opened/);
});

test("names have blanks, umlauts and signs of other scripts", () => {
  const file = `${umlauts}/Rätsel № 1 数独.txt`, answers = `${umlauts}/Antwort ß.txt`;
  writeFileSync(join(work, file), puzzle + "\n");
  const { stdout } = same(["solve", file]);
  assert.match(stdout, /^534678912/);
  assert.equal(windows(["solve", "--output", answers, file.replaceAll("/", "\\")]).status, 0);
  assert.equal(readFileSync(join(work, answers), "utf8"), stdout);
  assert.match(windows(["solve", "--output", file, file]).stderr, /another file than those that are read/);
  assert.equal(windows(["prove", "--proof", `${umlauts}/Beweis ü`, puzzle]).status, run(here, ["prove", "--proof", "proof", puzzle]).status);
});

test("a picture is read", () => {
  assert.match(same(["photo", "--json", join(root, "docs/pictures/guess.png")]).stdout, /^\{"puzzle":"[.1-9]{81}"/);
});

test("a library is imported, listed and kept", () => {
  writeFileSync(join(work, "puzzles.txt"), starter().get("9x9").slice(0, 20).join("\n") + "\n");
  for (const db of ["puzzles.db", `${umlauts}/Bücherei ß.db`]) {
    const words = (verb, ...more) => ["library", verb, "--db", db, ...more];
    const answers = [words("import", "puzzles.txt"), words("list"), words("import", "puzzles.txt"), words("list", "--json")].map((asked) => windows(asked));
    // The other program begins without the file, too.
    for (const name of readdirSync(work, { recursive: true })) if (name.includes(".db")) rmSync(join(work, name));
    const expected = [words("import", "puzzles.txt"), words("list"), words("import", "puzzles.txt"), words("list", "--json")].map((asked) => run(here, asked));
    assert.deepEqual(answers, expected);
    assert.equal(answers[1].stdout.trimEnd().split("\n").length, 20);
  }
  // This one has been written by the other program.
  assert.equal(same(["library", "list", "--db", `${umlauts}/Bücherei ß.db`]).status, 0);
});

test("lines end as on Windows, or without an end", () => {
  const lines = [puzzle, "12345", puzzle];
  writeFileSync(join(work, "crlf.txt"), lines.join("\r\n") + "\r\n");
  assert.equal(same(["solve", "crlf.txt"]).stdout.split("\n").length, 4);
  same(["solve"], { input: lines.join("\r\n") });
  same(["solve"], { input: lines.join("\n") + "\n\x1a" }); // the end of a text, for old programs
  same(["convert", "--to", "text", puzzle]);
});

test("pipes are read and written as they are", () => {
  const many = starter().get("9x9").concat(starter().get("9x9")).join("\n") + "\n";
  same(["solve", "--quiet"], { input: many });
  same(["solve", "--json", "-"], { input: puzzle });
});

test("a console gets a grid, a pipe a line", () => {
  const shown = run("script", ["--quiet", "--return", "--command", `wine "${exe}" solve ${puzzle}`, "/dev/null"]);
  assert.match(shown.stdout, /^\| 5 3 4 \| 6 7 8 \| 9 1 2 \|\r/m);
  assert.match(windows(["solve", puzzle]).stdout, /^534678912/);
});

/** A program whose first output has been seen. */
async function begun(program, words) {
  const child = spawn(program, words, { cwd: work, env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const ended = new Promise((done) => child.on("close", (status, signal) => done({ status, signal, said })));
  await new Promise((done) => {
    child.stdout.on("data", (bytes) => {
      said += bytes;
      if (said.includes("\n")) done();
    });
    child.on("close", done);
  });
  return { child, ended, first: said };
}

test("Ctrl-C ends a run after whole lines", async () => {
  for (const [program, ...words] of [[here], ["wine", exe]]) {
    const { child, ended } = await begun(program, [...words, "generate", "--count", "100000000", "--seed", "1"]);
    child.kill("SIGINT"); // which Wine makes the event of Ctrl-C
    const { status, said } = await ended;
    assert.equal(status, 130, program);
    assert.match(said, /^([1-9.]{81}\n)+$/, program);
  }
});

test("a reader that goes away ends a run", async () => {
  for (const [program, ...words] of [[here], ["wine", exe]]) {
    const { child, ended } = await begun(program, [...words, "generate", "--count", "100000000", "--seed", "1"]);
    child.stdout.destroy();
    child.stderr.resume();
    assert.equal((await ended).status, 0, program);
  }
});

test("serve answers files and verbs, and ends with Ctrl-C", async () => {
  writeFileSync(join(work, "page"), "clew page 1\n0 5 identity tag text/html index.html\n\nhello");
  const { child, ended, first } = await begun("wine", [exe, "serve", "--port", "0", "--api", "--page", "page"]);
  const address = first.trim();
  assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/$/);
  assert.equal(await (await fetch(address)).text(), "hello");
  const ask = () => fetch(`${address}api/solve`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ puzzle }) });
  const answers = await Promise.all([ask(), ask(), ask()].map(async (answer) => (await answer).json()));
  for (const answer of answers) assert.match(JSON.stringify(answer), /534678912/);
  const taken = windows(["serve", "--port", new URL(address).port, "--page", "page"]);
  assert.match(taken.stderr, /the port is in use/);
  child.kill("SIGINT");
  assert.equal((await ended).status, 0);
});

test("the example in C runs with clew.dll, which exports what clew.h declares", () => {
  const declared = [...readFileSync(join(root, "include/clew.h"), "utf8").matchAll(/^[a-z].*[ *](clew_[a-z_]*)\(/gm)].map(([, name]) => name).sort();
  const table = execFileSync("x86_64-w64-mingw32-objdump", ["-p", join(build, "bin/clew.dll")], { maxBuffer: 1 << 28 }).toString();
  const exported = [...table.matchAll(/^\s+\[ *\d+\].*\b(clew_[a-z_]*)$/gm)].map(([, name]) => name).sort();
  assert.deepEqual(exported, declared);
  execFileSync("x86_64-w64-mingw32-gcc", ["-std=c11", "-Wall", "-Wextra", "-Werror", `-I${join(root, "include")}`, join(root, "examples/c/main.c"), join(build, "lib/clew.lib"), "-o", join(work, "example.exe")]);
  const { status, stdout } = run("wine", [join(work, "example.exe")], { env: { ...env, WINEPATH: join(build, "bin") } });
  assert.equal(status, 0);
  // What tests/c/run.sh expects.
  const expected = /<<'SAID'[^\n]*\n(.*?\n)SAID\n/s.exec(readFileSync(join(root, "tests/c/run.sh"), "utf8"))[1];
  assert.equal(stdout.replaceAll("\r\n", "\n"), expected);
});
