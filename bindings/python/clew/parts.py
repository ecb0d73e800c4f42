"""Work that was cut into parts, put together again.

``clew clues --json --part 3/8`` and ``clew.clues(grids, clues=18, part=3, parts=8)`` do a part of the
work for each grid, anywhere and in any order. :func:`merge` makes the answer of the whole, and says
which parts are missing or come twice. From a shell::

    python -m clew.parts part-*.jsonl > whole.jsonl
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from .engine import ClewError


def merge(answers: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The whole answer for each grid, in the order in which the grids first come: counts and counters
    are sums, puzzles stand by part. Raises :class:`clew.ClewError` where a part is missing, comes
    twice, was cut short, or was cut otherwise than its others."""
    found: dict[tuple[str, int], dict[int, dict[str, Any]]] = {}
    for answer in answers:
        if answer.get("error"):
            raise ClewError(f"a part failed: {answer['error']}")
        grid, clues = answer.get("grid"), answer.get("clues")
        if not isinstance(grid, str) or clues is None or answer.get("count") is None:
            raise ClewError("parts are answers of clues, with a grid, a number of clues and a count")
        part, parts = answer.get("part") or 1, answer.get("parts") or 1
        name = f"part {part}/{parts} of {grid} with {clues} clues"
        if not answer.get("exact"):
            raise ClewError(f"{name} was cut short")
        known = found.setdefault((grid, clues), {})
        if part in known:
            raise ClewError(f"{name} comes twice")
        if known and next(iter(known.values())).get("parts") != answer.get("parts"):
            raise ClewError(f"{name} is beside parts that were cut otherwise")
        known[part] = answer
    return [_whole(known) for known in found.values()]


def _whole(known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    some = next(iter(known.values()))
    parts = some.get("parts") or 1
    missing = [part for part in range(1, parts + 1) if part not in known]
    if missing:
        named = ", ".join(map(str, missing[:10])) + (", …" if len(missing) > 10 else "")
        raise ClewError(f"of {parts} parts of {some['grid']} with {some['clues']} clues these are missing: {named}")
    in_order = [known[part] for part in sorted(known)]
    whole = {name: value for name, value in some.items() if name not in ("part", "parts")}
    whole["count"] = sum(answer["count"] for answer in in_order)
    if whole.get("puzzles") is not None:
        whole["puzzles"] = [puzzle for answer in in_order for puzzle in answer["puzzles"]]
    whole["counters"] = {name: sum(answer["counters"][name] for answer in in_order) for name in some["counters"]}
    return whole


def _lines(files: list[str]) -> Iterator[dict[str, Any]]:
    for name in files:
        with open(name) as file:
            for number, line in enumerate(file, 1):
                try:
                    answer = json.loads(line)
                except ValueError:
                    answer = None
                if not isinstance(answer, dict):
                    raise ClewError(f"{name}:{number}: this is no answer in JSON")
                yield answer


def main(files: list[str]) -> int:
    if not files:
        print("usage: python -m clew.parts FILE... > WHOLE", file=sys.stderr)
        return 2
    try:
        for whole in merge(_lines(files)):
            print(json.dumps(whole, separators=(",", ":")))
    except (ClewError, OSError) as error:
        print(f"clew.parts: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
