"""Work that was cut into parts, put together again.

``clew clues --json --part 3/8`` and ``clew.clues(grids, clues=18, part=3, parts=8)`` do a part of the
work for each grid, ``clew grids 10x10 --json --part 3/8`` and ``clew.grids("10x10", part=3, parts=8)`` a
part of a count, anywhere and in any order. :func:`merge` makes the answer of the whole, and says which
parts are missing or come twice. From a shell: ``python -m clew.parts``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ._engine import ClewError, call

Answer = dict[str, Any]


def grids(layout: str, *, essentially_different: bool | None = None, patience: float | None = None,
          part: int | None = None, parts: int | None = None, seed: int | None = None, timeout: float | None = None,
          progress: Callable[[float, int], None] | None = None) -> Answer:
    """The number of complete grids of a layout, as ``clew grids --json`` answers: ``grids`` in decimal
    digits, or None with an ``estimate``. Exact methods that take more seconds than ``patience`` (default
    10) are not started. The numbers of all ``parts`` of a count add up to it; :func:`merge` adds them."""
    return call("grids", {"layout": layout, "essentially_different": essentially_different, "patience": patience,
                          "part": part, "parts": parts, "seed": seed, "timeout": timeout}, progress=progress)


def merge(answers: Iterable[Answer]) -> list[Answer]:
    """The whole answer for each grid, or for each counted layout, in the order of their first part.
    Numbers and counters are added; puzzles are sorted by part. Raises :class:`clew.ClewError` if a part
    is missing, repeated, cut short, or of another division than the others."""
    found: dict[str, dict[int, Answer]] = {}
    for answer in answers:
        if not isinstance(answer, dict):
            raise TypeError(f"a part is an answer, not {type(answer).__name__}")
        if answer.get("error"):
            raise ClewError(f"a part failed: {answer['error']}")
        about = _about(answer)
        part, parts = answer.get("part") or 1, answer.get("parts") or 1
        name = f"part {part}/{parts} of {about}"
        whole = answer["grids"] is not None if "grids" in answer else answer.get("exact")
        if not whole:
            raise ClewError(f"{name} was cut short")
        known = found.setdefault(about, {})
        if part in known:
            raise ClewError(f"{name} comes twice")
        if known and (next(iter(known.values())).get("parts") or 1) != parts:
            raise ClewError(f"{name} is beside parts that were cut otherwise")
        known[part] = answer
    return [_whole(about, known) for about, known in found.items()]


def _about(answer: Answer) -> str:
    if answer.get("layout") and "grids" in answer:
        return f"the grids of {answer['layout']}"
    if isinstance(answer.get("grid"), str) and answer.get("clues") is not None and answer.get("count") is not None:
        return f"{answer['grid']} with {answer['clues']} clues"
    raise ClewError("parts are answers of clues, with a grid, a number of clues and a count, or of grids")


def _whole(about: str, known: dict[int, Answer]) -> Answer:
    some = next(iter(known.values()))
    parts = some.get("parts") or 1
    missing = [part for part in range(1, parts + 1) if part not in known]
    if missing:
        named = ", ".join(map(str, missing[:10])) + (", …" if len(missing) > 10 else "")
        raise ClewError(f"of {parts} parts of {about} these are missing: {named}")
    in_order = [known[part] for part in sorted(known)]
    whole = {name: value for name, value in some.items() if name not in ("part", "parts")}
    if "grids" in some:
        whole["grids"] = str(sum(int(answer["grids"]) for answer in in_order))
        whole["seconds"] = sum(answer["seconds"] for answer in in_order)
        return whole
    whole["count"] = sum(answer["count"] for answer in in_order)
    if whole.get("puzzles") is not None:
        whole["puzzles"] = [puzzle for answer in in_order for puzzle in answer["puzzles"]]
    whole["counters"] = {name: sum(answer["counters"][name] for answer in in_order) for name in some["counters"]}
    return whole
