#!/usr/bin/env python3
"""Records the answers of every verb about every layout, for byte-for-byte comparison.

    tests/record.py path/to/clew FOLDER [LAYOUT...]
    diff -r FOLDER-BEFORE FOLDER-AFTER

For a change that must not alter answers: record before and after. FOLDER gets a file for each
layout of the catalogue and for some layouts in puzzle text. Seeds are fixed, and times are left
out. It takes about two minutes of a processor.
"""
import csv
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TIMES = re.compile(r'"seconds": ?[^,}]*|\b\d{4}-\d\d-\d\d\b')
FORMS = "line grid pencil text hodoku sdk sdm sdx ss opensudoku fpuzzles sudokupad sudokumaker iss".split()
TECHNIQUES = "hidden-pair,locked-pair,pointing,x-wing,xy-wing,w-wing,uniqueness-1,als-xz"
# Verbs that take seconds on the largest layouts run only on layouts with at most this many cells.
EXPLAINED, RATED, GENERATED, ALL_FOUND = 400, 230, 300, 16
COUNTED = {"4x4", "6x6", "x-6x6", "latin-7", "samurai", "samurai-2x2", "twodoku", "roxdoku", "9x9"}

TWINS = ["." * 9 + "#" * 6] * 6 + ["." * 15] * 3 + ["#" * 6 + "." * 9] * 6
# Every word of puzzle text that makes a layout, alone and with others, in any order and twice;
# with the picture of the cells.
OWN = {
    "jigsaw": (["grid 6x6 regions 111222111222333444333444555666555666", "group r1c1 r6c6"],
               ["." * 6] * 6),
    "antis": (["layout 8x8", "antiking", "diagonal anti", "antiknight", "antiking"],
              ["." * 8] * 8),
    "disjoint-windows": (["layout 9x9", "disjoint", "windoku", "group r1c1 r9c8",
                          "group r2c2 r1c4"], ["." * 9] * 9),
    "main-disjoint": (["digits 6", "grid 6x6 box 2x3", "disjoint", "diagonal main"],
                      ["." * 6] * 6),
    "windows-16": (["layout 16x16", "windoku", "diagonal both"], ["." * 16] * 16),
    "twins-x": (["digits 9", "at 1,1 grid 9x9 box 3x3", "at 7,7 grid 9x9 box 3x3",
                 "diagonal both"], TWINS),
    "five-windows": (["layout samurai-2x2", "windoku", "group r1c1 r4c4 r10c10"],
                     ["....##...."] * 3 + ["." * 10] + ["###....###"] * 2 + ["." * 10]
                     + ["....##...."] * 3),
    "triangle": (["shape triangle 9", "group r1c1 r5c5 r9c9"],
                 ["." * n for n in range(1, 18, 2)]),
    "oblong": (["grid 4x6 box 2x3", "antiking"], ["." * 6] * 4),
    "links": (["digits 4", "group r1c1 r1c2", "group r1c2 r2c2", "group r2c2 r2c1",
               "group r1c1 r2c1 r3c3"], ["..#", "..#", "##."]),
    "doubled": (["layout hyper", "windoku", "group r1c2 r2c3 r3c4 r4c5 r5c6 r6c7 r7c8 r8c9"],
                ["." * 9] * 9),
    "asterisk": (["layout 9x9", "group r8c5 r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7"],
                 ["." * 9] * 9),
    "windows-by-groups": (["layout 9x9", "group r6c6-r8c8", "group r2c2-r4c4",
                           "group r2c6-r4c8", "group r6c2-r8c4"], ["." * 9] * 9),
}  # fmt: skip


def clew(*words, given=""):
    """The command, all it says but times, and its status."""
    ran = subprocess.run([sys.argv[1], *words], input=given, capture_output=True, text=True)
    return TIMES.sub("", f"$ clew {' '.join(words)}\n{ran.stdout}{ran.stderr}[{ran.returncode}]\n")


def verbs(puzzles, cells, layout=()):
    """The answers of every verb to the puzzles, the easiest of which comes first."""

    def ask(*words, given="\n".join(puzzles) + "\n"):
        return clew(*words, *layout, "--threads", "1", "--quiet", given=given)

    easiest = puzzles[0] + "\n"
    yield ask("solve")
    yield ask("solve", "--json")
    yield ask("count", "--limit", "1000")
    yield ask("candidates", "--json")
    yield ask("check", "--json")
    yield ask("canon")
    for detail in "123":
        yield ask("hint", "--detail", detail)
    yield ask("hint", "--json")
    for form in FORMS:
        yield ask("convert", "--to", form)
    if cells <= EXPLAINED:
        yield ask("check", "--minimal", given=easiest)
        yield ask("explain")
        yield ask("explain", "--json", "--verify", given=easiest)
        yield ask("find", "--technique", TECHNIQUES, given=easiest)
        yield ask("prove", "--claim", "r1c1=1,r1c2<>1", "--json", given=easiest)
    if cells <= RATED:
        yield ask("rate", "--json", "--verify", given=easiest)
        yield ask("rate", "--scale", "sk", given=easiest)
        yield ask("backdoors", given=easiest)
    if cells <= ALL_FOUND:
        yield ask("find", "--json", given=easiest)
    if cells <= 110:
        with tempfile.TemporaryDirectory() as folder:
            for words in ["import", "-"], ["list", "--json"], ["stats"], ["export"]:
                said = clew("library", *words, *layout, "--db", f"{folder}/library", "--quiet",
                            given=easiest)  # fmt: skip
                yield said.replace(folder, "FOLDER")


def broken(puzzle):
    """Without its first given; and with that given once more, in the next open cell."""
    at = next(i for i, c in enumerate(puzzle) if c != ".")
    gap = puzzle.index(".", at)
    return [puzzle[:at] + "." + puzzle[at + 1 :], puzzle[:gap] + puzzle[at] + puzzle[gap + 1 :]]


def of_catalogue(name, cells, rows):
    rows = sorted((r for r in rows if r["layout"] == name), key=lambda r: int(r["score"] or 10**9))
    layout = ("--layout", name)
    yield clew("layouts", name)
    yield clew("layouts", name, "--json")
    if name in COUNTED:
        only = ("--essentially-different",) if cells <= 36 else ("--only-grids",)
        yield clew("grids", name, "--json", *only, "--patience", "0", "--threads", "1")
    if cells <= GENERATED:
        for words in (), ("--symmetry", "point", "--json"), ("--minimal", "--count", "2"):
            yield clew("generate", *layout, *words, "--seed", "7", "--threads", "1", "--quiet")
    puzzles = [r["puzzle"] for r in rows[:1] + rows[len(rows) // 2 :][: cells <= EXPLAINED]]
    if not puzzles:
        return
    yield from verbs(puzzles, cells, layout)
    for words in ("solve", "--json"), ("count", "--limit", "50"), ("check", "--json"):
        yield clew(*words, *layout, "--threads", "1", "--quiet", given="\n".join(broken(puzzles[0])))


def of_text(rules, picture):
    """Puzzles of a layout without a name: empty, and with a part of its first solution."""
    head = "\n".join(["sudoku 1", *rules, "givens"])
    cells = "".join(picture).count(".")
    empty = "\n".join([head, *picture])
    solved = clew("solve", "--limit", "1", "--format", "text", "--quiet", given=empty).split("\n")
    yield "\n".join(solved)
    if "givens" not in solved:
        return
    rows = solved[solved.index("givens") + 1 :][: len(picture)]
    part = ["".join("." if (3 * r + 5 * c) % 7 < 3 and s != "#" else s for c, s in enumerate(row))
            for r, row in enumerate(rows)]  # fmt: skip
    yield from verbs(["\n".join([head, *part])], cells)
    if cells <= 81:
        yield clew("count", "--limit", "1000", given=empty)
        yield clew("check", "--json", given=empty)
        yield clew("canon", given=empty)


def record(folder, name, answers):
    with open(os.path.join(folder, name), "w") as file:
        file.writelines(answers)


def main(binary, folder, *wanted):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(ROOT, "library", "starter.csv")) as file:
        rows = list(csv.DictReader(file))
    listed = subprocess.run([binary, "layouts", "--json"], capture_output=True, text=True).stdout
    layouts = [json.loads(line) for line in listed.splitlines()]
    work = {e["name"]: of_catalogue(e["name"], e["cells"], rows) for e in layouts if "cells" in e}
    work["latin-7"] = of_catalogue("latin-7", 49, rows)
    work |= {f"own-{name}": of_text(*own) for name, own in OWN.items()}
    items = [item for item in work.items() if not wanted or item[0] in wanted]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda item: record(folder, *item), items))


if __name__ == "__main__":
    main(*sys.argv[1:])
