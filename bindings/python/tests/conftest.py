import csv
import json
import os
import random
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
BINARY = os.environ.get("CLEW_BINARY", str(ROOT / "build/release/bin/clew"))


def ask(verb, puzzles, *options):
    """The command line's JSON answers to a list of puzzles, one line each."""
    out = subprocess.run([BINARY, verb, "--json", "--quiet", *options, "-"], input="\n".join(puzzles) + "\n",
                         capture_output=True, text=True, timeout=500)
    assert out.returncode in (0, 1), out.stderr
    answers = [json.loads(line) for line in out.stdout.splitlines()]
    assert len(answers) == len(puzzles)
    return answers


@pytest.fixture(scope="session")
def seed():
    value = int(os.environ.get("CLEW_SEED", "1"))
    print(f"CLEW_SEED={value}")
    return value


@pytest.fixture(scope="session")
def starter():
    """The starter library: layout → puzzles."""
    return library()


@pytest.fixture(scope="session")
def light():
    """Those up to hard, which are rated in a moment."""
    return library(("easy", "intermediate", "hard"))


def library(levels=None):
    layouts = {}
    with open(ROOT / "library/starter.csv", newline="") as file:
        for row in csv.DictReader(file):
            if levels is None or row["level"] in levels:
                layouts.setdefault(row["layout"], []).append(row["puzzle"])
    return layouts


@pytest.fixture(scope="session")
def classic(starter, seed):
    """Some hundreds of 9x9, shuffled."""
    puzzles = list(starter["9x9"])
    random.Random(seed).shuffle(puzzles)
    return puzzles
