"""The same answers as the command line, row by row, for every verb and its options: over the starter
library and some broken lines."""

import operator
import random

import pytest

import clew
from conftest import ask

# Share of a layout's starter puzzles for each verb, ten times as many for 9x9. Slow verbs get few,
# and none of large layouts.
SHARES = {"solve": 30, "count": 30, "convert": 60, "canon": 10, "check": 5, "hint": 4, "explain": 3, "rate": 2,
          "candidates": 3, "backdoors": 1}
MOST_CELLS = {"rate": 81, "backdoors": 81, "explain": 100, "convert": 2000}
OPTIONS = {"solve": [{}, {"limit": 3}, {"limit": 1}], "explain": [{}, {"verify": True}], "check": [{}, {"minimal": True}],
           "convert": [{}, {"to": "text"}], "rate": [{}, {"scale": "sk"}], "hint": [{}, {"detail": 2}]}


def flags(options):
    words = []
    for name, value in options.items():
        words += [f"--{name}"] + ([] if value is True else [str(value)])
    return words


def expected(name, answer):
    """A field of the command line's answer as the column has it."""
    if name == "status":
        return answer.get("status", "ok")
    value = answer.get(name)
    if name == "candidates" and value is not None:
        return [{"cell": cell, "digits": digits} for cell, digits in value.items()]
    if name == "step" and value is not None:
        return step(value)
    if name == "steps":
        return [step(s) for s in value]
    if name == "solutions" and value is not None:
        return int(value)
    return value


def step(value):
    return {name: value.get(name) for name in
            ("technique", "code", "name", "rating", "placements", "eliminations", "text", "verified")}


def compare(verb, puzzles, layout, options):
    answers = ask(verb, puzzles, *(["--layout", layout] if layout else []), *flags(options))
    table = getattr(clew, verb)(puzzles, layout=layout, **options)
    assert len(table) == len(puzzles)
    for puzzle, row, answer in zip(puzzles, table, answers):
        if "error" in answer:
            assert row == dict.fromkeys(row) | {
                "status": "malformed", "error": f"column {answer['column']}: {answer['error']}"}, puzzle
            continue
        told = {name: expected(name, answer) for name in row}
        if verb in ("hint", "explain") and row["status"] == "multiple" and row != told:
            # With several solutions, logic gets only a moment, and one of the two runs may have
            # gone further.
            if verb == "hint":
                assert None in (row["step"], told["step"]), puzzle
            else:
                assert all(map(operator.eq, row["steps"], told["steps"])), puzzle
                assert len(row["steps"]) != len(told["steps"]), puzzle
            continue
        # A smallest set of givens that contradict each other is looked for during so many seconds.
        short = verb == "check" and False in (row["core_is_fewest"], answer["core_is_fewest"])
        timed = ("core", "core_is_fewest") if short else ()
        assert {name: row[name] for name in row if name not in timed} == {
            name: told[name] for name in row if name not in timed}, puzzle


def break_some(puzzles, random):
    """Now and then a line that is no puzzle."""
    broken = []
    for puzzle in puzzles:
        broken.append(puzzle)
        if random.random() < 0.1:
            at = random.randrange(1, len(puzzle))
            broken.append(random.choice([puzzle[:at], puzzle[:at] + "!" + puzzle[at + 1:], puzzle[1:], "x" + puzzle[1:]]))
    return broken


@pytest.mark.parametrize("verb", SHARES)
def test_starter_library(verb, starter, light, seed):
    random_ = random.Random(seed)
    for layout, puzzles in (light if verb in ("rate", "backdoors") else starter).items():
        if len(puzzles[0]) > MOST_CELLS.get(verb, 256):
            continue
        share = SHARES[verb] * (10 if layout == "9x9" else 1)
        some = random_.sample(puzzles, min(len(puzzles), share))
        for options in OPTIONS.get(verb, [{}]):
            compare(verb, break_some(some, random_), layout, options)


@pytest.mark.parametrize("verb", SHARES)
def test_puzzles_with_fewer_givens(verb, classic, seed):
    """Several solutions, none, and repeats."""
    random_ = random.Random(seed)
    if verb in ("backdoors", "candidates"):
        pytest.skip("their answers to such puzzles take long")
    puzzles = []
    for puzzle in random_.sample(classic, 10 if verb == "rate" else 30):
        givens = [i for i, c in enumerate(puzzle) if c != "."]
        at = random_.choice(givens)
        puzzles.append(puzzle[:at] + "." + puzzle[at + 1:])
        puzzles.append(puzzle[:at] + random_.choice("123456789") + puzzle[at + 1:])
    compare(verb, puzzles, None, {"limit": 2} if verb == "count" else {})


def test_generate_equals_the_command_line(seed):
    import subprocess
    from conftest import BINARY

    out = subprocess.run([BINARY, "generate", "--count", "50", "--level", "hard", "--seed", str(seed)],
                         capture_output=True, text=True, check=True)
    assert out.stdout.split() == [p.givens for p in clew.generate(count=50, level="hard", seed=seed)]
