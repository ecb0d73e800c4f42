// The command line: the program's own manual, as pages.
import { execFileSync } from "node:child_process";
import { capital } from "../src/app/told.ts";
import { put } from "./frame.ts";
import { clew, escape } from "./place.ts";

const ask = (...words: string[]): string => execFileSync(clew, words, { encoding: "utf8" });

/** The few words of roff that the manual is written in. */
function html(roff: string, self: string): string {
  const text = (line: string): string =>
    escape(line.replaceAll("\\-", "-").replaceAll("\\&", "").replaceAll("\\e", "\\"))
      .replace(/\\fB(.*?)\\fR/g, "<b>$1</b>")
      .replace(/\\fI(.*?)\\fR/g, "<i>$1</i>")
      .replace(/`([^`]*)`/g, "<code>$1</code>");
  const out: string[] = [];
  let open = "";
  const close = (): void => {
    if (open) out.push(`</${open}>`);
    open = "";
  };
  const lines = roff.trimEnd().split("\n").slice(1);
  const next = lines[Symbol.iterator]();
  for (const line of next) {
    if (line.startsWith(".SH ")) {
      close();
      const name = line.slice(4).replaceAll('"', "").toLowerCase();
      out.push(`<h2 id="${name.replaceAll(" ", "-")}">${capital(name)}</h2>`);
    } else if (line === ".TP") {
      if (open !== "dl") {
        close();
        open = "dl";
        out.push("<dl>");
      }
      out.push(`<dt>${text(String(next.next().value))}</dt>`);
    } else if (line === ".nf") {
      close();
      out.push('<pre tabindex="0"><code>');
      for (let verbatim = next.next(); !verbatim.done && verbatim.value !== ".fi"; verbatim = next.next())
        if (!/^\.R[SE]/.test(verbatim.value)) out.push(`${text(verbatim.value)}\n`);
      out.push("</code></pre>");
    } else if (open === "dl") out.push(`<dd>${text(line)}</dd>`);
    else out.push(`<p>${text(line)}</p>`);
  }
  close();
  return out.join("").replace(/<\/dd><dd>/g, " ")
    .replace(/<b>clew(-[a-z-]+)?<\/b>\(1\)/g, (all, verb = "") => (verb === self ? all : `<a href="${verb ? verb.slice(1) : "index"}.html"><b>clew${verb}</b>(1)</a>`));
}

export function putCommands(): void {
  const verbs = ask("--help=verbs").trim().split("\n").map((line) => line.replace(/\t.*/, ""));
  const acts = ["import", "export", "list", "pick", "stats"];
  const parts = `<p>Its parts: ${acts.map((act) => `<a href="library-${act}.html">clew library ${act}</a>`).join(", ")}.</p>`;
  const pages = [...verbs.map((verb) => [verb]), ...acts.map((act) => ["library", act])];
  for (const words of pages)
    put({ path: `commands/${words.join("-")}.html`, title: `clew ${words.join(" ")}`, place: "Command line", class: "manual", body: `<h1>clew ${words.join(" ")}</h1>${words.join() === "library" ? parts : ""}${html(ask(...words, "--help=man"), `-${words.join("-")}`)}` });
  put({
    path: "commands/index.html", title: "Command line", place: "Command line", class: "manual",
    body: `<h1>Command line</h1><p>The same as <code>man clew</code> and <code>clew VERB --help</code>: the program is the source of all three.</p>${html(ask("--help=man"), "")}`,
  });
}
