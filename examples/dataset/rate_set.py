"""Rates a training set, and says how much of it a test set repeats.

    python rate_set.py TRAIN [TEST] [--count N] [--layout NAME] [--timeout SECONDS] [-o RATED.csv]

TRAIN and TEST are files in any format that Clew reads, also packed, such as question.csv.zst. Prints how many puzzles have
each ER and each level, the techniques of the paths, and the puzzles of TEST that are equivalent to one of TRAIN: a relabelled
or turned puzzle has the same canonical form. -o writes a row a puzzle: puzzle, er, ep, ed, level, techniques, canonical.
"""

import argparse
import csv
import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import clew


def rated(puzzles: Iterable[clew.Puzzle], layout: str | None = None, timeout: float | None = None,
          at_once: int = 10_000) -> Iterator[dict[str, Any]]:
    """A row a puzzle: its ratings, its level, the techniques of its path, and its canonical form."""
    rest = iter(puzzles)
    while some := [str(puzzle) for puzzle in itertools.islice(rest, at_once)]:
        ratings = clew.rate(some, layout=layout, timeout=timeout)
        paths = clew.explain(some, layout=layout, timeout=timeout)
        forms = clew.canon(some, layout=layout, timeout=timeout)
        for puzzle, rating, path, form in zip(some, ratings, paths, forms):
            yield {"puzzle": puzzle, "er": rating["er"], "ep": rating["ep"], "ed": rating["ed"], "level": rating["level"],
                   "techniques": [step["technique"] for step in path["steps"] or ()], "canonical": form["canonical"]}


def forms_of(puzzles: Iterable[clew.Puzzle], layout: str | None = None, at_once: int = 100_000) -> Iterator[str]:
    """The canonical form of each puzzle."""
    rest = iter(puzzles)
    while some := [str(puzzle) for puzzle in itertools.islice(rest, at_once)]:
        yield from clew.canon(some, layout=layout)["canonical"]


def table(title: str, counts: Counter[Any]) -> str:
    """Lines of a value and its count, from the least value."""
    total = sum(counts.values())
    known = sorted((value for value in counts if value is not None), key=str if title != "ER" else float)
    lines = [f"  {value!s:24} {counts[value]:8} {counts[value] / total:7.1%}" for value in known]
    return "\n".join([title, *lines])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("train")
    parser.add_argument("test", nargs="?")
    parser.add_argument("--count", type=int, help="the first puzzles of each set alone")
    parser.add_argument("--layout", help="the layout of bare puzzles")
    parser.add_argument("--timeout", type=float, help="seconds for each puzzle and verb")
    parser.add_argument("-o", "--output", help="a table of the rated puzzles")
    asked = parser.parse_args()
    puzzles = itertools.islice(clew.scan(asked.train, layout=asked.layout), asked.count)
    rows = list(rated(puzzles, asked.layout, asked.timeout))
    print(f"{len(rows)} puzzles in {asked.train}")
    print(table("ER", Counter(row["er"] for row in rows)))
    print(table("level", Counter(row["level"] for row in rows)))
    print(table("technique (puzzles whose path has it)", Counter(name for row in rows for name in set(row["techniques"]))))
    known = {row["canonical"] for row in rows}
    print(f"{len(rows) - len(known)} puzzles are equivalent to an earlier one")
    if asked.output:
        with open(asked.output, "w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(rows[0] if rows else ["puzzle"])
            writer.writerows([*list(row.values())[:5], " ".join(row["techniques"]), row["canonical"]] for row in rows)
    if asked.test:
        tested = list(forms_of(itertools.islice(clew.scan(asked.test, layout=asked.layout), asked.count), asked.layout))
        shared = sum(form in known for form in tested)
        print(f"{shared} of {len(tested)} puzzles in {asked.test} are equivalent to one in {asked.train}")


if __name__ == "__main__":
    main()
