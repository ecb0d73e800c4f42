#!/usr/bin/env python3
"""constraints.py CLEW SECONDS: makes constraints.jsonl anew, puzzles with clues besides givens: of each
kind some of either of two levels, with hardly any givens, and with more of them, as far as they are
reached within so many seconds each. Those whose path is not known are left out."""
import json
import pathlib
import subprocess
import sys

KINDS = ("killer thermo arrow kropki xv sandwich skyscraper littlekiller whispers renban palindrome "
         "between zipper regionsum quadruple xsum").split()
WISHES = (("--level", "intermediate"), ("--level", "hard"), (), *(("--clues", n) for n in ("12", "18", "23")))
LEVELS = ("easy", "intermediate", "hard", "very hard", "diabolical")
EACH = 7


def run(clew, *arguments, given=""):
    done = subprocess.run([clew, *arguments, "--quiet", "--json"], input=given, capture_output=True, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def main(clew, seconds):
    file = pathlib.Path(__file__).with_name("constraints.jsonl")
    with open(file, "w") as out:
        for kind in KINDS:
            made = []
            for seed, wish in enumerate(WISHES):
                made += run(clew, "generate", "--with", kind, "--count", str(EACH), "--seed", str(seed), "--timeout", seconds, *wish)
            texts = list(dict.fromkeys(puzzle["puzzle"] for puzzle in made))
            paths = run(clew, "explain", "--timeout", seconds, "-", given="\n".join(texts))
            rows = [{"clues": kind, "level": path["level"], "puzzle": text, "solution": path["end"]}
                    for text, path in zip(texts, paths, strict=True) if path["status"] == "solved"]
            rows.sort(key=lambda row: LEVELS.index(row["level"]))
            for row in rows:
                print(json.dumps(row, separators=(",", ":")), file=out, flush=True)
            print(kind, len(rows), file=sys.stderr)


main(*sys.argv[1:])
