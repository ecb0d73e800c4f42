"""Answers in prose, such as those of language models, checked against a puzzle."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Literal

from ._draw import symbol, values_of
from ._engine import ClewError
from ._puzzle import Puzzle
from ._types import Format

_BLANKS = ".0_*?-"
_LABEL = re.compile(r"^[\s>*#-]*(?:(?:row|line|r)\s*\d+\s*[:.)=-])?", re.IGNORECASE)
_CELLS = re.compile(r"[0-9A-Za-z._*?]+")


@dataclass(frozen=True)
class Verification:
    """What an answer is worth.

    ``verdict``: ``solved``; ``wrong`` (the grid breaks a rule, or is not the only solution); ``changed`` (a given has another
    value); ``incomplete`` (a cell is blank); or ``missing`` (the prose holds no grid). ``grid``: the grid that was found, a
    symbol a cell. ``right`` and ``open``: how many of the cells without a given hold the solution's value, and how many such
    cells there are; ``right`` is None if the puzzle has not exactly one solution.
    """

    verdict: Literal["solved", "wrong", "changed", "incomplete", "missing"]
    grid: str | None
    right: int | None
    open: int

    @property
    def score(self) -> float:
        """The share of right cells, from 0 to 1; 1 only for a solved puzzle."""
        if self.verdict == "solved":
            return 1.0
        return 0.0 if not self.right or self.verdict == "changed" else min(self.right / self.open, 1 - 1 / (self.open + 1))


def verify(puzzle: str | Puzzle, answer: str, *, layout: str | None = None, from_: Format | None = None) -> Verification:
    """Finds a grid in prose, and checks it against a puzzle.

    Parameters
    ----------
    puzzle
        The puzzle, of any layout and with any constraints.
    answer
        The prose. A grid is a line with a symbol for each cell, or rows of symbols or numbers, framed or not, in a table of
        Markdown or in JSON. If there are several grids, the last complete one counts.
    layout, from_
        The layout and the format of the puzzle's text.

    Returns
    -------
    Verification
        The verdict, the grid, and the number of right cells.

    Raises
    ------
    ClewError
        The puzzle is malformed.

    Examples
    --------
    >>> verify("1......4.2....3.", "The solution is:\\n1 4 2 3\\n2 3 1 4\\n3 2 4 1\\n4 1 3 2").verdict
    'solved'
    >>> verify("1......4.2....3.", "I cannot solve this puzzle.").verdict
    'missing'
    """
    one = puzzle if isinstance(puzzle, Puzzle) else Puzzle(puzzle, layout, from_=from_)
    blank = one.givens.count(".")
    grid = grid_in(answer, one.shape)
    if grid is None:
        return Verification("missing", None, None, blank)
    solved = one.solve()
    cells = [(given, found) for given, found in zip(one.givens, grid)]
    right = None
    if solved.status == "unique" and solved.grid:
        right = sum(given == "." and found == value for (given, found), value in zip(cells, solved.grid))
    if any(given not in (".", found) for given, found in cells):
        return Verification("changed", grid, right, blank)
    if "." in grid:
        return Verification("incomplete", grid, right, blank)
    whole = right == blank if right is not None else _is_solution(one, grid)
    return Verification("solved" if whole else "wrong", grid, right, blank)


def _is_solution(puzzle: Puzzle, grid: str) -> bool:
    text = grid if puzzle.layout else f"{puzzle._source}\ngivens\n{grid}"
    try:
        return Puzzle(text, puzzle.layout).solve().status == "unique"
    except ClewError:
        return False


def grid_in(prose: str, shape: dict[str, Any]) -> str | None:
    """The last complete grid of a layout in prose, otherwise the last grid with blanks: a symbol a cell, ``.`` for a blank."""
    rows = Counter(cell["row"] for cell in shape["cells"])
    widths = [rows[row] for row in sorted(rows)]
    values = values_of(shape)
    symbols = {symbol(value, values[-1]): symbol(value, values[-1]) for value in values}
    names = {str(value): symbol(value, values[-1]) for value in values} | symbols
    if values[-1] >= 10 and "a" not in symbols:
        names |= {name.lower(): name for name in symbols if name.isalpha()}
    names |= {blank: "." for blank in _BLANKS if blank not in symbols}

    found: list[str] = []
    run: list[str] = []
    for line in prose.splitlines():
        line = _LABEL.sub("", line.replace("|", " ").replace("\u2502", " "))
        tokens = _CELLS.findall(line)
        if not tokens:
            continue  # a frame, or an empty line
        row = _symbols(tokens, names)
        if row is None:
            run = []
        elif len(row) == sum(widths):
            found.append(row)
            run = []
        else:
            run.append(row)
            run = _matching(run, widths)
            if len(run) == len(widths):
                found.append("".join(run))
                run = []
    candidates = [grid for grid in found if "." not in grid] or found
    return candidates[-1] if candidates else None


def _symbols(tokens: list[str], names: dict[str, str]) -> str | None:
    """The cells of a line: a token each, or a symbol each. None if the line has other words."""
    if all(token in names for token in tokens):
        return "".join(names[token] for token in tokens)
    joined = "".join(tokens)
    return "".join(names[c] for c in joined) if all(c in names for c in joined) else None


def _matching(run: list[str], widths: list[int]) -> list[str]:
    """The longest end of a run of rows that may be the beginning of a grid."""
    for first in range(len(run)):
        rest = run[first:]
        if len(rest) <= len(widths) and all(len(row) == width for row, width in zip(rest, widths)):
            return rest
    return []
