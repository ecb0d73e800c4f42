"""Every verb against the command line over puzzles of all layouts: CLEW_PYTHON_PUZZLES of them for fast
verbs, fewer for slow verbs and for large layouts."""

import json
import os
import random
import subprocess

import pytest

import clew
from conftest import BINARY, ask
from test_same import compare

WANTED = int(os.environ.get("CLEW_PYTHON_PUZZLES", "300"))
SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

# The share of puzzles a verb gets, and the most cells of a layout's.
COLUMNS = {"solve": (1, 999), "count": (1, 999), "convert": (1, 999), "canon": (1, 400), "check": (4, 400),
           "hint": (1, 256), "candidates": (1, 100), "explain": (20, 100), "rate": (20, 81), "backdoors": (20, 81)}
SINGLE = {"find": (100, 81), "prove": (20, 100), "unavoidable": (100, 81)}


def renamed(puzzle, digits, random_):
    """The same puzzle under other names of its digits."""
    names = SYMBOLS[:digits]
    return puzzle.translate(str.maketrans(names, "".join(random_.sample(names, digits))))


def varied(puzzle, digits, random_):
    """Renamed; now and then with a given less or a wrong one, so that there are several solutions or none,
    or so that it is no puzzle at all."""
    puzzle = renamed(puzzle, digits, random_)
    at = random_.choice([i for i, c in enumerate(puzzle) if c != "."])
    kind = random_.random()
    if kind < 0.7 or len(puzzle) > 100:
        return puzzle
    if kind < 0.8:
        return puzzle[:at] + "." + puzzle[at + 1:]
    if kind < 0.9:
        return puzzle[:at] + random_.choice(SYMBOLS[:digits]) + puzzle[at + 1:]
    at = max(1, at)
    return random_.choice([puzzle[:at], puzzle[:at] + "!" + puzzle[at + 1:], "x" + puzzle[1:]])


def of_all_layouts(starter, verb, share, most_cells, random_):
    digits = {layout["name"]: layout["digits"] for layout in clew.call("layouts")["layouts"] if "digits" in layout}
    small = sum(len(puzzles[0]) <= 100 for puzzles in starter.values())
    each = max(1, WANTED // share // small)
    for layout, puzzles in starter.items():
        cells = len(puzzles[0])
        if cells > most_cells or layout not in digits:
            continue
        change = varied if verb in COLUMNS else renamed
        yield layout, [change(random_.choice(puzzles), digits[layout], random_)
                       for _ in range(each if cells <= 100 else max(1, each // 40))]


@pytest.mark.parametrize("verb", COLUMNS)
def test_columns(verb, starter, light, seed):
    random_ = random.Random(seed)
    share, most_cells = COLUMNS[verb]
    easy = verb in ("rate", "backdoors", "explain")
    rows = 0
    for layout, puzzles in of_all_layouts(light if easy else starter, verb, share, most_cells, random_):
        compare(verb, puzzles, layout, {"limit": 2} if verb == "count" else {})
        rows += len(puzzles)
    print(f"{verb}: {rows} rows")
    assert rows > 0


@pytest.mark.parametrize("verb", SINGLE)
def test_single_answers(verb, light, seed):
    """Verbs without a column: a request each."""
    random_ = random.Random(seed)
    share, most_cells = SINGLE[verb]
    rows = 0
    for layout, puzzles in of_all_layouts(light, verb, share, most_cells, random_):
        options = {"size": 6} if verb == "unavoidable" else {}
        if verb == "unavoidable" and layout != "9x9":
            continue
        if verb == "prove":
            options = {"claim": random_.choice(["r1c1=1", "r2c2<>3", "r3c1=2,r3c1<>1"])}
        if verb == "find":
            options = {"technique": random_.choice(["naked-single", "hidden-single", "pointing", "x-wing"])}
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        for puzzle, told in zip(puzzles, ask(verb, puzzles, "--layout", layout, *words)):
            request = {name: value.split(",") if name in ("claim", "technique") else value for name, value in options.items()}
            try:
                answer = clew.call(verb, {"puzzle": puzzle, "layout": layout, **request})
            except clew.ClewError as wrong:
                answer = {"error": wrong.reason}
            assert {name: answer.get(name) for name in told if name not in ("line", "column")} == {
                name: value for name, value in told.items() if name not in ("line", "column")}, (puzzle, layout)
            rows += 1
    print(f"{verb}: {rows} rows")
    assert rows > 0


def test_clues(starter, seed):
    random_ = random.Random(seed)
    puzzles = [renamed(random_.choice(starter["6x6"]), 6, random_) for _ in range(max(2, WANTED // 100))]
    out = subprocess.run([BINARY, "clues", "8", "--json", "--layout", "6x6", "-"], input="\n".join(puzzles) + "\n",
                         capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in out.stdout.splitlines()]
    rows = clew.clues(puzzles, clues=8, layout="6x6")
    assert len(rows) == len(answers)
    for row, answer in zip(rows, answers):
        assert {name: row[name] for name in answer if name != "layout"} == {
            name: value for name, value in answer.items() if name != "layout"}


def test_generate(starter, seed):
    for layout, puzzles in starter.items():
        if len(puzzles[0]) > 100:
            continue
        count = max(2, WANTED // 10 // 30)
        out = subprocess.run([BINARY, "generate", "--layout", layout, "--count", str(count), "--seed", str(seed)],
                             capture_output=True, text=True, check=True)
        assert out.stdout.split() == [p.givens for p in clew.generate(layout, count=count, seed=seed)], layout
