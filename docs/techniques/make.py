#!/usr/bin/env python3
"""Writes a page for each technique, with a real example from the engine's own paths.

    make.py CLEW [PUZZLES]      CLEW: the binary; PUZZLES: how many to make (default 3000)
    make.py CLEW words          the same examples as before, told as the engine tells them now

Makes minimal 9x9 puzzles with a fixed seed, lets the engine explain them, and draws for each technique
the shortest step found: `*` marks the cells that the reason names, (7) a candidate that goes, [7] one
that is placed. What no path comes to is looked for by `find`: at the start of the puzzles, where
simple techniques are stuck, and along the paths; on other layouts; in puzzles with a wrong given. What
is still missing is shown on a grid made up for it.

The examples are kept in tests/golden/words.json, with their texts at all three depths; a test compares
these with what the engine says.
"""
import copy
import json
import os
import random
import subprocess
import sys

IDEAS = {
    "full-house": "One cell of a complete house is open. It takes the digit that the house lacks.",
    "naked-single": "Every digit but one is ruled out in a cell by what it sees.",
    "hidden-single": "In a complete house one cell is left where a digit can go, whatever else that cell could hold.",
    "pointing": "All places for a digit in a box lie in one line. The digit is in the box there, so the rest of the line loses it.",
    "claiming": "All places for a digit in a line lie in one box. The digit is in the line there, so the rest of the box loses it.",
    "crossing": "Pointing and claiming for any two houses that cross: a row and a window, boxes of two grids, a diagonal and a box. Where cells see each other by links as well, what sees every place of a digit in a house loses it.",
    "multiple-lines": "In k boxes of a band a digit is limited to the same k lines. Each of these lines has its digit in the boxes, and loses it elsewhere.",
    "locked": "A naked pair or triple whose cells lie in two houses at once. Both houses lose the digits.",
    "naked": "n cells of a house have only n digits between them. These digits are used up there, and go from the rest of the house.",
    "hidden": "n digits of a complete house have only n places between them. Nothing else fits into these cells.",
    "partition": "n cells of a house have fewer than n digits between them, or n digits fewer than n places. This is no step forward: the grid is in error, and this shows where.",
    "finned": "A fish with a few extra candidates in its bases, the fins. Either a fin is true or the fish holds. What the fish would rule out goes in both cases if it sees all fins.",
    "sashimi": "A finned fish that would fall apart without its fins: in a base only one candidate of the body is left, or none.",
    "fish": "In n rows a digit lies in n columns only, or the other way round. Each of the rows takes its digit in another of the columns, which lose it elsewhere.",
    "skyscraper": "Two strong links of a digit share a line at one end. One of the two other ends is true.",
    "two-string-kite": "A row and a column with two places each for a digit meet in a box. One of the far ends is true.",
    "turbot-fish": "Two strong links of a digit joined by a weak one: one of the far ends is true.",
    "empty-rectangle": "In a box a digit stays on one row and one column. With a strong link that starts on one of the two lines, a cell on the other is ruled out.",
    "dual": "Two patterns of a kind that share most of their cells, told as one.",
    "simple-colours": "Strong links of one digit are followed and their ends coloured in turn: all of one colour are true, or all of the other.",
    "multi-colours": "Two clusters of colours of one digit that see each other.",
    "xy-wing": "A cell of two candidates sees two others of two, each sharing one digit with it and the third digit with each other. That third digit is in one of the two.",
    "xyz-wing": "As an XY-wing, with a pivot that may hold the third digit too: what goes must see all three.",
    "wxyz-wing": "As an XYZ-wing, with three pincers.",
    "w-wing": "Two cells with the same two candidates, joined by a strong link on one of them. The other digit is in one of the two.",
    "remote-pair": "A chain of cells with the same two candidates. Cells an odd number of links apart hold both digits between them.",
    "x-chain": "Strong and weak links of one digit in turn. One of the two ends is true.",
    "xy-chain": "A chain through cells of two candidates. One of its two ends is true.",
    "bivalue-forcing-chain": "Both candidates of a cell are followed to what they have in common: the same value, the same elimination, or an error on one side.",
    "continuous-nice-loop": "A chain of strong and weak links in turn that closes: each weak link holds a true candidate, and rules out what sees both of its ends.",
    "discontinuous-nice-loop": "A chain that comes back to the cell where it began and settles it.",
    "aic": "Strong and weak links in turn, over any digits. One of the two ends is true, and what both rule out goes.",
    "uniqueness": "Four cells in two rows, two columns and two boxes must not be left with the same two digits: these could be swapped, and the puzzle would have two solutions. What keeps them from it is put to use; the types differ in how. Only for puzzles known to have one solution.",
    "hidden-rectangle": "A unique rectangle of which one cell holds just the two digits; across from it a digit is locked along both sides.",
    "avoidable-rectangle": "A unique rectangle of cells that are solved, but were not given.",
    "unique-loop": "A unique rectangle grown to six cells or more.",
    "bug": "If all open cells had two candidates, and every digit two places wherever it is missing, all could be swapped. The few candidates beyond that hold a true one.",
    "sue-de-coq": "Cells where two houses cross, with almost as many digits as cells, and almost locked sets in the rest of both houses, which share the digits out.",
    "als": "Almost locked sets: n cells of a house with n + 1 digits. Lose one, and all the others are locked there.",
    "death-blossom": "Each candidate of a cell is tied to an almost locked set; whichever it is, one of the sets holds the digit that they share.",
    "franken": "A fish with boxes among its bases or covers: rows and boxes against columns and boxes, or the other way round.",
    "finned-franken": "A Franken fish with a few extra candidates in its bases, the fins: what goes must see them all.",
    "mutant": "A fish of any houses: rows, columns, boxes, diagonals on either side. Each base takes its digit in a cover of its own, and the covers lose it elsewhere.",
    "finned-mutant": "A mutant fish with a few extra candidates in its bases, the fins: what goes must see them all. A two-string kite is the smallest.",
    "siamese": "Two finned fish on the same bases that differ in a cover, and so in their fins. Told as one, with what both of them take. Only `find` looks for it.",
    "kraken-fish-1": "A finned fish whose fins do not see what goes, but chains from it rule them out.",
    "kraken-fish-2": "A fish that would fall apart if a candidate of another digit were true: chains from that candidate rule out what sticks out of the covers.",
    "template-set": "All ways to place a digit on the whole board have a cell in common. Only `find` looks for it.",
    "template-delete": "Some cells are in none of the ways to place a digit on the whole board. Only `find` looks for it.",
    "aligned-pair": "Two cells are filled together in every possible way. A way is excluded when it repeats a digit in sight or leaves a third cell without candidates; a digit that no way leaves goes.",
    "aligned-triplet": "Three cells are filled together in every possible way. A way is excluded when it repeats a digit in sight or leaves another cell without candidates; a digit that no way leaves goes.",
    "tridagon": "Twelve cells, three in each of four boxes, that cannot all hold the same three digits, because going round the boxes turns their order an odd way. Some other candidate of them is true.",
    "sk-loop": "Sixteen cells in eight pairs, joined in a ring through four boxes, four lines; the digits have just sixteen places among them. Each place is taken there.",
    "exocet": "Two base cells and two target cells off their line: whichever digits the base cells take, these cannot be placed on the board without the targets. So the targets hold the same two digits.",
    "multi-sector": "Where some rows cross some columns, the digits have just as many places, counted by row, by column or by box, as there are cells. Each place is taken there.",
    "nishio": "A candidate is supposed to be true, and its digit alone is followed from house to house. Where a house is left without a place for it, the candidate is wrong.",
    "forcing-chain": "From a cell, from the places of a digit in a house, or from one candidate, chains are followed in which each link rests on the one before it. What all of them come to holds; a start that contradicts itself is wrong.",
    "forcing-net": "As forcing chains, but what follows may rest on several things that the same assumption brought about: the last candidate of a cell, the last place in a house.",
    "dynamic-forcing-net": "A forcing net that, where singles end, also looks for locked candidates, pairs and X-wings in what is left.",
    "nested-forcing": "A forcing net that, where all else ends, supposes a further candidate on top; one that fails there is out, within the net. Nested chains let it fail by links alone, nested nets by whatever follows.",
    "marked-cells": "Odd and even cells, and cells with some digits given, lose all others.",
    "cage-combinations": "Only some sets of digits add to the cage's total, and of these only some fit what its cells can still hold. What is in none of them goes.",
    "thermometer": "The digits rise from the bulb: each cell is at least as many above the bulb as it is steps away, and as many below the greatest digit as there are steps to come.",
    "kropki-dots": "Two cells with a white dot differ by 1, or by what it says; with a black one, one is twice the other, or as many times as it says. Where all dots are drawn, two cells without one do neither.",
    "xv": "Two cells with an X add to 10, with a V to 5. Where all are drawn, two cells without either add to neither.",
    "inequality": "One cell is greater than another, or than all its neighbours.",
    "whispers": "Neighbours on the line differ by so much at least that low and high digits alternate, and those in the middle have no partner.",
    "arrow": "The digits on the shaft add to the circle.",
    "renban": "The digits on the line follow each other without gaps, in any order. Nabner lines want the opposite: no two that follow each other.",
    "palindrome": "Cells at the same distance from the ends hold the same digit, and so lose what either cannot be. Clones are the same.",
    "quadruple": "The digits in the circle are all among the four cells around it.",
    "innie": "Some houses add to a known number, and so do the cages in them. One cell is left that lies in none of these, or sticks out of the houses: it is the difference.",
    "nonconsecutive": "Neighbours do not differ by 1. What would leave a neighbour nothing goes.",
    "between-line": "What lies on the line is between its two ends, or, on a lockout line, is not.",
    "entropic-line": "Any three cells in a row hold a low, a middle and a high digit, or digits with three different remainders. Every third cell is of one class.",
    "region-sum": "The pieces of a line have the same sum. Zippers and lines of equal sums are told alike.",
    "little-killer": "The cells along the diagonal add to the clue; digits may repeat as far as houses let them. Sums of any cells are told alike.",
    "sandwich": "What stands between the least and the greatest digit of a line adds to the clue: only so many cells can lie between them, and only some digits.",
    "x-sum": "The first cell says how many cells, itself among them, add to the clue.",
    "skyscraper-clue": "The clue counts the digits that are greater than all before them.",
    "numbered-room": "The first cell says which cell of the line holds the clue.",
    "counting": "Cells hold some digits so often, or as often as something says.",
    "other-rule": "Rules without a technique of their own name: relations of pairs, automata, choices, rules of the whole grid.",
    "required-digit": "A cage cannot do without some digits, whichever of its sets it takes. What sees every place for such a digit in the cage loses it. The same goes for any constraint.",
    "innies-and-outies": "As an innie, with up to four open cells left: they come to the difference, and what fits no way to do so goes. Cells that see each other differ, too.",
    "constraint-and-house": "A constraint and the houses of its own cells at once: what is possible for it alone may repeat a digit in a house.",
    "constraints-in-house": "All cells of a house and the constraints in it at once: killer pairs, cages that cannot both have a digit, combinations that leave a third cage nothing.",
    "trial": "A candidate is supposed to be true; singles and locked candidates follow, and end in an error. So it is wrong. A last resort.",
}
# Puzzles whose patterns are well known.
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
# The places of one digit, where no puzzle shows the technique.
MADE_UP = {
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
    "little-killer": ("littlekiller 4 r1c2 r2c1", {}),
    "sandwich": ("sandwich 0 row 1", {"r1c1": "1", **{f"r1c{c}": "2345" for c in (4, 5, 6)}, "r1c2": "23456", "r1c3": "23456"}),
    "x-sum": ("xsum 3 left 1", {}),
    "skyscraper-clue": ("skyscraper 2 left 1", {"r1c1": "56"}),
    "numbered-room": ("numberedroom 4 left 1", {"r1c1": "23", "r1c2": "12"}),
    "counting": ("contain 1 r1c1 r1c2", {"r1c1": "12", "r1c2": "34"}),
    "other-rule": ("antitaxicab 2", {"r1c1": "2", "r1c3": "23"}),
    "required-digit": ("cage 3 r1c1 r1c2", {"r1c1": "12", "r1c2": "12"}),
    "innies-and-outies": ("cage 18 r1c1 r1c2 r1c3 r1c4", {}),
    "constraint-and-house": ("arrow r1c1 | r1c2 r1c3", {"r1c1": "234", "r1c2": "12", "r1c3": "12"}),
    "constraints-in-house": ("cage 5 r1c1 r1c2\ncage 5 r1c3 r1c4", {f"r1c{c}": "1234" for c in (1, 2, 3, 4)}),
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
    """A grid on the path of a puzzle. Candidates are bits; `all_left` what the values alone leave."""

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
        """As HoDoKu writes it: `+` before what was placed, and the candidates that are gone."""
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
    """A step of a technique: the grid that it was found in, and where that comes from."""

    def __init__(self, grid, step, source, digit=0):
        self.grid, self.step, self.source, self.digit = grid.copy(), step, source, digit
        self.layout = "hyper" if "windows" in source else "9x9"

    def told_again(self, binary):
        """The step with the same conclusion, as the engine finds it in this grid, with all its texts."""
        digits_of = {c["digit"] for c in self.step["placements"] + self.step["eliminations"]}
        one_digit = ["--digit", str(digits_of.pop())] if len(digits_of) == 1 else []
        found = clew(binary, "find", "--json", "--texts", "--from", "hodoku", "--layout", self.layout, *one_digit,
                     "--technique", self.step["technique"], "-", lines=[self.grid.line()])
        same = [step for step in json.loads(found[0])["steps"] if all(
            step[list_] == self.step[list_] for list_ in ("placements", "eliminations"))]
        if not same:
            sys.exit(f"{self.step['technique']} is not found again")
        self.step = min(same, key=lambda step: len(step["evidence"]["facts"]))

    def kept(self):
        return {"technique": self.step["technique"], "layout": self.layout, "source": self.source, "digit": self.digit,
                "puzzle": self.grid.puzzle, "grid": self.grid.line(), "placements": self.step["placements"],
                "eliminations": self.step["eliminations"], "texts": self.step["texts"]}

    def tells_givens(self):
        return "one that was given" in self.source

    def text(self, cell):
        """What stands in a cell of the drawing."""
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
        legend = "`*` cells that the reason names, `(7)` goes, `[7]` is placed."
        return ["## Example", "", self.source, "", "```", self.drawing(), "```", "", *markdown(self.step["text"]), "", legend, ""]


def markdown(text):
    """Numbered lines are a list, set off from what follows."""
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

    def __init__(self, name, rule, held):
        self.name, self.rule = name, rule
        rows = [" ".join(held.get(f"r{r}c{c}", "123456") for c in range(1, 7)) for r in range(1, 7)]
        self.text = "\n".join(["sudoku 1", "layout 6x6", rule, "givens", *["......"] * 6, "marks", *rows]) + "\n"

    def told_again(self, binary):
        found = clew(binary, "find", "--json", "--texts", "--technique", self.name, "-", lines=[self.text])
        steps = json.loads(found[0])["steps"]
        if not steps:
            sys.exit(f"{self.name} is not found again")
        self.step = max(steps, key=lambda step: len(step["eliminations"]))

    def kept(self):
        return {"technique": self.name, "text": self.text, "placements": self.step["placements"],
                "eliminations": self.step["eliminations"], "texts": self.step["texts"]}

    def page(self):
        return ["## Example", "", "On a 6x6 with this constraint:", "", "```", self.text.split("marks")[1].strip(),
                "", self.rule, "```", "", *markdown(self.step["texts"][2])]


class Examples:
    """The shortest example of each technique."""

    def __init__(self, binary, puzzles):
        self.binary, self.puzzles = binary, puzzles
        self.peers = peers_on(binary, "9x9")
        self.table = [json.loads(line) for line in clew(binary, "techniques", "--json")]
        self.best = {name: RuleExample(name, *rule) for name, rule in RULES.items()}
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
        """What only `find` looks for, in grids where simple techniques find nothing more."""
        stuck = []
        for explained in self.explain(self.puzzles[:400], "--only", ",".join(self.below(3))):
            if explained["status"] == "stuck":
                *_, (grid, _) = grids_on(explained, self.peers)
                stuck.append(grid)
        for grid in stuck[:40]:
            self.find(self.missing(lambda t: t["level"] == "diabolical"), [grid],
                      lambda g: f"From the path of `{g.puzzle}`:")

    def when_left_alone(self):
        """What others come before on the path shows once these are left out."""
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
        """What rests on one solution, in any grid on the way to it."""
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
