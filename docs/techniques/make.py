#!/usr/bin/env python3
"""Writes a page for each technique, with a real example from the engine's own paths.

    make.py CLEW [PUZZLES]      CLEW: the binary; PUZZLES: number of puzzles to make (default 3000)
    make.py CLEW words          the same examples as before, with the engine's current texts

Makes minimal 9x9 puzzles with a fixed seed, lets the engine explain them, and draws for each technique
the shortest step found: `*` marks the cells that the reason names, (7) an eliminated candidate, [7] a
placed digit. Techniques outside all paths are searched by `find`: at the start of the puzzles, in grids
where simple techniques are stuck, and along the paths; on other layouts; in puzzles with a wrong given.
Any technique still missing is shown on an artificial grid.

The examples are stored in tests/golden/words.json, with their texts at all three details; a test compares
these with the engine's texts.
"""
import copy
import json
import os
import random
import subprocess
import sys

# The idea of each technique, which the page's lessons show too.
with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "ideas.json"), encoding="utf-8") as told:
    IDEAS = json.load(told)
# Puzzles with well-known patterns.
PUBLISHED = [
    "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..",  # Yogi, 2023
    "..34.6....5....1.27.92..........851........28......4.65.86....46.28.4.51..1..5...",  # mith, 2022
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",  # Easter Monster, 2007
    "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2",  # tarek-ultra-0203
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",  # Golden Nugget, 2007
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",  # Fata Morgana, 2008
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",  # Arto Inkala, 2012
    "9876.....65....8............4..9..3...65..9.......2..1..59..7......3..49.....1..2",  # Leren, 2013
]
# The places of one digit, for techniques that no puzzle shows.
MADE_UP = {
    "set-equivalence": "o.o...o.. ..oo..... oo.....oo oo.....oo oo..oo.oo oo.....oo oo.....oo ...oo.... .....oo..",
    "siamese-finned-leviathan": "o.ox.oo.o ...xoo... ...x.oo.. .ooooo... o.o...oo. .ooo....o ...o..o.. .o.o....o o..o.o.oo",
    "siamese-sashimi-leviathan": "....xo... .o.ox.... o.......o ....o.... ..o.....o ..o....o. ......oo. ...o..o.. o....o...",
}
# Constraints, each on a 6x6 with these candidates, and any elsewhere.
RULES = {
    "marked-cells": ("odd r1c1", {"r1c1": "123"}),
    "cage-combinations": ("cage 11 r1c1 r1c2", {}),
    "thermometer": ("thermo r1c1 r1c2 r2c3", {}),
    "kropki-dots": ("ratio 2 r1c1 r1c2", {}),
    "xv": ("pairsum 5 r1c1 r1c2", {}),
    "inequality": ("greater r1c1 r1c2", {}),
    "whispers": ("whispers 3 r1c1 r1c2 r2c3", {"r1c1": "12"}),
    "arrow": ("arrow r1c1 | r2c1 r3c2", {}),
    "renban": ("renban r1c1 r1c2 r2c3", {"r1c1": "12"}),
    "palindrome": ("palindrome r1c1 r2c2 r3c4", {"r1c1": "123", "r3c4": "234"}),
    "quadruple": ("quadruple 1 r1c1 r1c2 r2c1 r2c2", {"r1c1": "12", "r1c2": "34", "r2c1": "34", "r2c2": "34"}),
    "innie": ("cage 18 r1c1 r1c2 r1c3 r1c4 r1c5", {}),
    "nonconsecutive": ("nonconsecutive", {"r1c1": "24", "r1c2": "35"}),
    "between-line": ("between r1c1 r1c2 r1c3", {"r1c1": "12", "r1c3": "45"}),
    "entropic-line": ("entropic r1c1 r1c2 r1c3", {"r1c1": "12", "r1c2": "34"}),
    "region-sum": ("regionsum r2c3 r1c4 r1c5", {}),
    "zipper": ("zipper r3c1 r2c2 r1c3 r2c4 r3c5", {"r1c3": "1234"}),
    "little-killer": ("littlekiller 4 r1c2 r2c1", {}),
    "sandwich": ("sandwich 0 row 1", {"r1c1": "1", **{f"r1c{c}": "2345" for c in (4, 5, 6)}, "r1c2": "23456", "r1c3": "23456"}),
    "x-sum": ("xsum 3 left 1", {}),
    "skyscraper-clue": ("skyscraper 2 left 1", {"r1c1": "56"}),
    "numbered-room": ("numberedroom 4 left 1", {"r1c1": "23", "r1c2": "12"}),
    "counting": ("contain 1 r1c1 r1c2", {"r1c1": "12", "r1c2": "34"}),
    "other-rule": ("antitaxicab 2", {"r1c1": "2", "r1c3": "23"}),
    "required-digit": ("cage 3 r1c1 r1c2", {"r1c1": "12", "r1c2": "12"}),
    "killer-pair": ("cage 5 r1c1 r1c2", {"r1c5": "12"}),
    "killer-triple": ("cage 6 r1c1 r1c2", {"r1c5": "13", "r1c6": "23"}),
    "conflicting-combinations": ("cage 7 r1c1 r1c2", {"r1c5": "34"}),
    "cage-splitting": ("cage 12 r1c1 r1c2 r1c3 r1c4\ncage 12 r1c5 r1c6 r2c6", {}),
    "killer-quad": ("cage 12 r1c1 r1c2 r1c3", {"r1c4": "123", "r1c5": "134", "r1c6": "24"}),
    "hidden-killer-pair": ("cage 7 r1c1 r1c2", {"r1c3": "3456", "r1c4": "3456", "r1c5": "3456"}),
    "hidden-killer-triple": ("cage 7 r1c1 r1c2\ncage 9 r1c3 r1c4", {"r1c3": "3456", "r1c4": "3456", "r1c5": "456"}),
    "innies-and-outies": ("cage 18 r1c1 r1c2 r1c3 r1c4", {}),
    "sum-bounds": ("equalsums r3c1 r3c2 | r1c1 r1c2 r1c3 r2c1", {}),
    "constraint-and-house": ("arrow r1c1 | r1c2 r1c3", {"r1c1": "234", "r1c2": "12", "r1c3": "12"}),
    "constraints-in-house": ("cage 5 r1c1 r1c2\ncage 5 r1c3 r1c4", {f"r1c{c}": "1234" for c in (1, 2, 3, 4)}),
    "constraint-and-houses": ("ratio 2 r1c1 r1c2", {"r1c1": "12346", "r1c2": "12346", "r1c3": "12356", **{f"r2c{c}": "12356" for c in (1, 2, 3)}}),
    "two-constraints": ("ratio 2 r1c1 r1c2\nratio 2 r1c3 r1c4", {f"r1c{c}": "12346" for c in (1, 2, 3, 4)}),
    "constraints-together": ("greater r1c1 r1c2\ngreater r1c2 r1c3\ngreater r1c3 r1c4", {}),
    "constraint-chain": ("cage 7 r1c1 r1c2\ncage 6 r1c2 r2c2", {"r1c1": "23", "r1c2": "45", "r2c2": "12"}),
    "nested-trial": ("cage 7 r6c5 r6c6", {"r1c1": "36", "r1c4": "123", "r1c2": "15", "r5c4": "14", "r5c2": "45",
                                          "r1c6": "25", "r4c4": "26", "r4c6": "56"}),
}
# Techniques of layouts beyond 9x9, each in a grid made up for it.
LAYOUTS = {
    "law-of-leftovers": ("grid 6x6 regions 111122122223144333444533455555666666", {
        **{f"r{r}c{c}": "23456" for r in (1, 2) for c in range(1, 7)},
        "r1c1": "123456", "r1c5": "123456", "r2c1": "123456", "r2c3": "123456"}),
}
FISH = ("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")


def idea_of(name):
    name = name.removeprefix("grouped-")
    if name in FISH:
        return IDEAS["fish"]
    for key in sorted(IDEAS, key=len, reverse=True):
        if name.startswith(key):
            return IDEAS[key]
    return ""


def clew(binary, *arguments, lines=()):
    text = "".join(line + "\n" for line in lines)
    out = subprocess.run([binary, *arguments], input=text, capture_output=True, text=True, check=False)
    return out.stdout.splitlines()


def found_in_words(binary, *options, line):
    """The steps of one grid, each with its texts in both languages."""
    english, german = (json.loads(clew(binary, "find", "--json", "--texts", "--language", language, *options, "-",
                                       lines=[line])[0])["steps"] for language in ("en", "de"))
    return [{**step, "german": told["texts"]} for step, told in zip(english, german)]


def full_grids(binary, count, rng):
    """Solutions of almost empty grids, with digits, lines and bands shuffled."""
    starts = []
    for _ in range(count):
        cells = ["."] * 81
        for box in range(3):
            digits = rng.sample("123456789", 9)
            for k in range(9):
                cells[(3 * box + k // 3) * 9 + 3 * box + k % 3] = digits[k]
        starts.append("".join(cells))
    grids = []
    for line in clew(binary, "solve", "--limit", "1", lines=starts):
        grid = line.split(",")[0]
        order = lambda: [3 * b + i for b in rng.sample(range(3), 3) for i in rng.sample(range(3), 3)]
        rows, cols = order(), order()
        grids.append("".join(grid[9 * r + c] for r in rows for c in cols))
    return grids


def minimal_puzzles(binary, count, rng):
    puzzles = [list(grid) for grid in full_grids(binary, count, rng)]
    orders = [rng.sample(range(81), 81) for _ in puzzles]
    for turn in range(81):
        tries = []
        for puzzle, order in zip(puzzles, orders):
            kept = puzzle[order[turn]]
            puzzle[order[turn]] = "."
            tries.append("".join(puzzle))
            puzzle[order[turn]] = kept
        for puzzle, order, answer in zip(puzzles, orders, clew(binary, "solve", lines=tries)):
            if answer.endswith(",1"):
                puzzle[order[turn]] = "."
    return ["".join(puzzle) for puzzle in puzzles]


def peers_on(binary, layout):
    """Which cells each cell of an 81-cell layout sees, by its declared houses and its links."""
    described = json.loads(clew(binary, "layouts", "--json", layout)[0])
    see = [set() for _ in range(81)]
    for group in [house["cells"] for house in described["houses"]] + described["links"]:
        cells = {cell_id(name) for name in group}
        for c in cells:
            see[c] |= cells - {c}
    return see


def cell_id(name):
    return (int(name[1]) - 1) * 9 + int(name[3]) - 1


def place(candidates, cell, digit, peers):
    candidates[cell] = 1 << digit
    for other in peers[cell]:
        candidates[other] &= ~(1 << digit)


def digits(candidates):
    return [d for d in range(1, 10) if candidates >> d & 1]


class Grid:
    """A grid on the path of a puzzle. Candidates are bits; `all_left` has those that the values alone leave."""

    def __init__(self, puzzle, peers):
        self.puzzle, self.peers = puzzle, peers
        self.values = [0] * 81
        self.candidates = [1022] * 81
        self.all_left = [1022] * 81
        for c, symbol in enumerate(puzzle):
            if symbol != ".":
                self.place(c, int(symbol))

    def copy(self):
        other = copy.copy(self)
        other.values, other.candidates, other.all_left = self.values[:], self.candidates[:], self.all_left[:]
        return other

    def place(self, cell, digit):
        self.values[cell] = digit
        place(self.candidates, cell, digit, self.peers)
        place(self.all_left, cell, digit, self.peers)

    def apply(self, step):
        for e in step["eliminations"]:
            self.candidates[cell_id(e["cell"])] &= ~(1 << e["digit"])
        for p in step["placements"]:
            self.place(cell_id(p["cell"]), p["digit"])

    def line(self):
        """In HoDoKu's format: `+` before placed values, and the removed candidates."""
        values = "".join(given if given != "." else f"+{value}" if value else "."
                         for given, value in zip(self.puzzle, self.values))
        gone = [f"{d}{c // 9 + 1}{c % 9 + 1}" for c in range(81) if self.all_left[c] != self.candidates[c]
                for d in digits(self.all_left[c] & ~self.candidates[c])]
        return f":0000:x:{values}:{' '.join(gone)}:::"


def grids_on(explained, peers):
    """The grid before each step, and the step; at the end the last grid, and None. The grid goes on."""
    grid = Grid(explained["puzzle"], peers)
    for step in explained["steps"]:
        yield grid, step
        grid.apply(step)
    yield grid, None


class Example:
    """A step of a technique, the grid in which it was found, and the source of the grid."""

    def __init__(self, grid, step, source, digit=0):
        self.grid, self.step, self.source, self.digit = grid.copy(), step, source, digit
        self.layout = "hyper" if "windows" in source else "9x9"

    def told_again(self, binary):
        """The step with the same conclusion, as the engine finds it in this grid, with all its texts."""
        digits_of = {c["digit"] for c in self.step["placements"] + self.step["eliminations"]}
        one_digit = ["--digit", str(digits_of.pop())] if len(digits_of) == 1 else []
        found = found_in_words(binary, "--from", "hodoku", "--layout", self.layout, *one_digit, "--technique",
                               self.step["technique"], line=self.grid.line())
        same = [step for step in found if all(
            step[list_] == self.step[list_] for list_ in ("placements", "eliminations"))]
        if not same:
            sys.exit(f"{self.step['technique']} is not found again")
        self.step = min(same, key=lambda step: len(step["evidence"]["facts"]))

    def kept(self):
        return {"technique": self.step["technique"], "layout": self.layout, "source": self.source, "digit": self.digit,
                "puzzle": self.grid.puzzle, "grid": self.grid.line(), "placements": self.step["placements"],
                "eliminations": self.step["eliminations"], "texts": self.step["texts"],
                "german": self.step["german"]}

    def tells_givens(self):
        return "one that was given" in self.source

    def text(self, cell):
        """The text of a cell in the drawing."""
        gone = {e["digit"] for e in self.step["eliminations"] if cell_id(e["cell"]) == cell}
        placed = {p["digit"] for p in self.step["placements"] if cell_id(p["cell"]) == cell}
        shown = [d for d in digits(self.grid.candidates[cell]) if self.digit in (0, d)]
        text = "".join(f"({d})" if d in gone else f"[{d}]" if d in placed else str(d) for d in shown)
        if self.grid.values[cell]:
            return "+" * (self.tells_givens() and self.grid.puzzle[cell] == ".") + text
        named = any(name for fact in self.step["evidence"]["facts"] if fact["says"] == "some"
                    for name in fact["cells"] if cell_id(name) == cell)
        return ("*" if named else "") + (text or ".")

    def drawing(self):
        texts = [self.text(c) for c in range(81)]
        widths = [max(len(texts[9 * r + k]) for r in range(9)) for k in range(9)]
        rule = "+".join("-" * (sum(widths[3 * b:3 * b + 3]) + 4) for b in range(3))
        lines = []
        for r in range(9):
            if r in (3, 6):
                lines.append(rule)
            cells = [texts[9 * r + k].ljust(widths[k]) for k in range(9)]
            lines.append("|".join(" " + " ".join(cells[3 * b:3 * b + 3]) + " " for b in range(3)))
        return "\n".join(line.rstrip() for line in lines)

    def page(self):
        legend = "`*` cells that the reason names, `(7)` is ruled out, `[7]` is placed."
        return ["## Example", "", self.source, "", "```", self.drawing(), "```", "", *markdown(self.step["text"]), "", legend, ""]


def markdown(text):
    """Numbered lines as a list, separated from the following text."""
    lines, before = [], ""
    for line in text.split("\n"):
        if before and before.split(".")[0].isdigit() != line.split(".")[0].isdigit():
            lines.append("")
        lines.append(line)
        before = line
    return lines


LEVELS = ("easy", "intermediate", "hard", "very hard", "diabolical")


class RuleExample:
    """A step on a 6x6 with a constraint."""

    def __init__(self, name, rule, held, layout="layout 6x6"):
        self.name, self.rule, self.layout = name, rule, layout
        rows = [" ".join(held.get(f"r{r}c{c}", "123456") for c in range(1, 7)) for r in range(1, 7)]
        self.text = "\n".join(["sudoku 1", layout, *([rule] if rule else []), "givens", *["......"] * 6, "marks", *rows]) + "\n"

    def told_again(self, binary):
        steps = found_in_words(binary, "--technique", self.name, line=self.text)
        if not steps:
            sys.exit(f"{self.name} is not found again")
        self.step = max(steps, key=lambda step: len(step["eliminations"]))

    def kept(self):
        return {"technique": self.name, "text": self.text, "placements": self.step["placements"],
                "eliminations": self.step["eliminations"], "texts": self.step["texts"],
                "german": self.step["german"]}

    def page(self):
        said = "On a 6x6 with this constraint:" if self.rule else "On a 6x6 with these regions:"
        return ["## Example", "", said, "", "```", self.text.split("marks")[1].strip(),
                "", self.rule or self.layout, "```", "", *markdown(self.step["texts"][2])]


class Examples:
    """The shortest example of each technique."""

    def __init__(self, binary, puzzles):
        self.binary, self.puzzles = binary, puzzles
        self.peers = peers_on(binary, "9x9")
        self.table = [json.loads(line) for line in clew(binary, "techniques", "--json")]
        self.best = {name: RuleExample(name, *rule) for name, rule in RULES.items()}
        self.best |= {name: RuleExample(name, "", held, layout) for name, (layout, held) in LAYOUTS.items()}
        self.costs = {}

    def missing(self, wanted=lambda t: True):
        return [t["name"] for t in self.table if t["name"] not in self.best and wanted(t)]

    def below(self, level):
        return [t["name"] for t in self.table if LEVELS.index(t["level"]) < level]

    def consider(self, grid, step, source, digit=0):
        name = step["technique"]
        cost = (len(step["evidence"]["facts"]), -len(step["eliminations"]))
        if name not in self.costs or cost < self.costs[name]:
            self.costs[name], self.best[name] = cost, Example(grid, step, source, digit)

    def explain(self, puzzles, *options):
        """A few hundred at a time: paths are long."""
        for first in range(0, len(puzzles), 200):
            for line in clew(self.binary, "explain", "--json", *options, lines=puzzles[first:first + 200]):
                yield json.loads(line)

    def find(self, names, grids, source, *options):
        """In these grids, a few thousand at a time."""
        for first in range(0, len(grids) if names else 0, 4000):
            part = grids[first:first + 4000]
            found = clew(self.binary, "find", "--json", "--from", "hodoku", *options, "--technique", ",".join(names),
                         "-", lines=[grid.line() for grid in part])
            for grid, line in zip(part, found):
                for step in json.loads(line).get("steps", []):
                    self.consider(grid, step, source(grid))

    def on_paths(self, *options):
        for explained in self.explain(self.puzzles, *options):
            for grid, step in grids_on(explained, self.peers):
                if step:
                    self.consider(grid, step, f"From the path of `{grid.puzzle}`:")

    def where_stuck(self):
        """Techniques that only `find` looks for, in grids where simple techniques find nothing more."""
        stuck = []
        for explained in self.explain(self.puzzles[:400], "--only", ",".join(self.below(3))):
            if explained["status"] == "stuck":
                *_, (grid, _) = grids_on(explained, self.peers)
                stuck.append(grid)
        for grid in stuck[:40]:
            self.find(self.missing(lambda t: t["level"] == "diabolical"), [grid],
                      lambda g: f"From the path of `{g.puzzle}`:")

    def when_left_alone(self):
        """Techniques hidden by others on the path, with these left out."""
        for t in self.table:
            level = LEVELS.index(t["level"])
            if t["name"] not in self.best and level < 4:
                self.on_paths("--only", ",".join(self.below(min(level, 3)) + [t["name"]]))

    def at_the_start(self):
        """Fish that simpler ones come before."""
        starts = [Grid(puzzle, self.peers) for puzzle in self.puzzles]
        for name in self.missing(lambda t: t["needs"] == "complete houses"):
            self.find([name], starts if "siamese" not in name and "mutant" not in name else starts[:1000],
                      lambda g: f"At the start of `{g.puzzle}`, where simpler techniques would come first:")

    def along_paths(self):
        """Techniques that need a unique solution, in any grid on its path."""
        grids = [grid.copy() for explained in self.explain(self.puzzles[:1500])
                 for grid, step in grids_on(explained, self.peers) if step]
        rests = lambda g: f"On the way through `{g.puzzle}`"
        self.find(self.missing(lambda t: t["name"].startswith("avoidable")), grids,
                  lambda g: rests(g) + ", where `+` is before each digit that was placed, not one that was given:")
        self.find(self.missing(lambda t: t["needs"] == "one solution"), grids, lambda g: rests(g) + ":")

    def on_windows(self):
        puzzles = clew(self.binary, "generate", "--layout", "hyper", "--count", "30", "--seed", "20")
        peers = peers_on(self.binary, "hyper")
        for explained in self.explain(puzzles, "--layout", "hyper"):
            for grid, step in grids_on(explained, peers):
                if step and step["technique"] == "crossing":
                    self.consider(grid, step, f"From the path of `{grid.puzzle}`, which has four windows besides:")

    def in_error(self):
        wrong = []
        for puzzle in self.puzzles[:200]:
            c = next(c for c in range(81) if puzzle[c] != ".")
            wrong += [puzzle[:c] + d + puzzle[c + 1:] for d in "123456789" if d != puzzle[c]]
        for explained in self.explain(wrong):
            for grid, step in grids_on(explained, self.peers):
                if step and step["technique"] == "partition" and len(step["evidence"]["facts"]) > 4:
                    self.consider(grid, step, f"From the path of `{grid.puzzle}`, which has no solution:")

    def made_up(self):
        """Grids in which digit 1 alone is restricted."""
        for name, rows in MADE_UP.items():
            if name in self.best:
                continue
            grid = Grid("." * 81, self.peers)
            for c, symbol in enumerate(rows.replace(" ", "")):
                if symbol == ".":
                    grid.candidates[c] &= ~2
            for step in json.loads(clew(self.binary, "find", "--json", "--from", "hodoku", "--digit", "1", "--technique",
                                        name, "-", lines=[grid.line()])[0])["steps"]:
                self.consider(grid, step, "In no puzzle made for these pages. A grid made up for it, of which the 1s "
                                          "alone are shown:", 1)


def look_for(examples):
    examples.on_paths()
    examples.where_stuck()
    examples.when_left_alone()
    examples.at_the_start()
    examples.along_paths()
    examples.on_windows()
    examples.in_error()
    examples.made_up()


def read_back(examples, kept):
    """Examples that were found before."""
    for one in kept:
        if "text" in one:
            continue
        peers = peers_on(examples.binary, one["layout"])
        grid = Grid(one["puzzle"], peers)
        values, gone = one["grid"].split(":")[3:5]
        for c, symbol in enumerate(values.replace("+", "")):
            if symbol != "." and not grid.values[c]:
                grid.place(c, int(symbol))
        for name in gone.split():
            grid.candidates[cell_id(f"r{name[1]}c{name[2]}")] &= ~(1 << int(name[0]))
        step = {key: one[key] for key in ("technique", "placements", "eliminations")}
        examples.best[one["technique"]] = Example(grid, step, one["source"], one["digit"])


def main():
    binary = sys.argv[1]
    folder = os.path.dirname(os.path.abspath(__file__))
    golden = os.path.join(folder, "..", "..", "tests", "golden", "words.json")
    if sys.argv[2:] == ["words"]:
        examples = Examples(binary, [])
        with open(golden, encoding="utf-8") as kept:
            read_back(examples, json.load(kept))
        examples.made_up()
    else:
        count = int(sys.argv[2]) if len(sys.argv) > 2 else 3000
        examples = Examples(binary, PUBLISHED + minimal_puzzles(binary, count, random.Random(20)))
        look_for(examples)
    for t in examples.table:
        if t["name"] in examples.best:
            examples.best[t["name"]].told_again(binary)
    with open(golden, "w", encoding="utf-8") as out:
        json.dump([examples.best[t["name"]].kept() for t in examples.table if t["name"] in examples.best], out,
                  indent=1, ensure_ascii=False)
        out.write("\n")
    index = ["# Techniques", "", "In the order of the path. The pages are written by `make.py` from the engine's own steps.", "",
             "| technique | level | code | rating | score |", "|---|---|---|---|---|"]
    for t in examples.table:
        dash = lambda field: "–" if t[field] is None else t[field]
        index.append(f"| [{t['title']}]({t['name']}.md) | {t['level']} | {dash('code')} | {dash('rating')} | {dash('score')} |")
        page = [f"# {t['title']}", "", f"Level {t['level']}; code {dash('code')}; rating {dash('rating')}; "
                f"score {dash('score')}; needs {t['needs']}.", "", idea_of(t["name"]), ""]
        if t["name"] in examples.best:
            page += examples.best[t["name"]].page()
        with open(os.path.join(folder, t["name"] + ".md"), "w", encoding="utf-8") as out:
            out.write("\n".join(page).rstrip() + "\n")
    with open(os.path.join(folder, "README.md"), "w", encoding="utf-8") as out:
        out.write("\n".join(index) + "\n")
    print(len(examples.table) - len(examples.missing()), "of", len(examples.table), "with an example;", *examples.missing())


main()
