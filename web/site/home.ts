// The first page: an overview of Clew in one screen.
import { put } from "./frame.ts";
import { drawingOf, patterns, picture } from "./picture.tsx";
import { exampleOf, table } from "./techniques.ts";

export function putHome(layouts: number, constraints: number): void {
  const example = exampleOf("xy-chain")!;
  const shown = picture(example, drawingOf(example, example.step), `An XY-chain, drawn: ${example.texts[2]}`, 44, false);
  const card = (to: string, name: string, says: string) => `<li><a href="${to}"><b>${name}</b><span>${says}</span></a></li>`;
  put({
    path: "index.html", title: "Clew", class: "home",
    description: "A Sudoku engine for any layout and any constraint that shows the reason for every step: a page to play in, a command line, libraries for C++, Python and TypeScript.",
    body: `<section class="hero">
<div>
<h1>Follow the thread</h1>
<p class="lead">A <em>clew</em> is the ball of thread that led Theseus out of the labyrinth, and the word that became <em>clue</em>. Clew solves any Sudoku, of any layout, and shows the thread.</p>
<p class="go"><a class="button primary" href="play/index.html">Play</a> <a class="button" href="docs/tour.html">Take the tour</a></p>
<p class="aside">In the browser, without a network and without an account. Nothing leaves your machine.</p>
</div>
<figure>${shown}<figcaption>Every step is named, proven and drawn.</figcaption></figure>
</section>
<ul class="tiles">
${[
  card("docs/techniques/index.html", `${table.length} techniques`, "from singles to nets and exocets, each with an example to step through"),
  card("constraints.html", `${constraints} constraints`, "cages, lines, dots, clues outside the grid, on any layout, in steps that are drawn"),
  card("commands/layouts.html", `${layouts} layouts`, "4x4 to 36x36, Samurai and other multi-grids, Tridoku, a cube, jigsaws, and your own"),
  card("docs/speed.html", "Fast", "and how that was measured, with what to type to measure it again"),
  card("commands/index.html", "A command line", "solves, counts, checks, rates, makes and explains puzzles by the million"),
  card("libraries.html", "Three libraries", "C++, Python and TypeScript: the same engine, the same answers"),
].join("\n")}
</ul>${patterns}`,
  });
}
