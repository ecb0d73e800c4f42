"""New puzzles, and the tables of techniques and layouts."""

from __future__ import annotations

import secrets
from typing import Any, cast, overload

from . import schema
from ._answers import Layout, Technique
from ._engine import call
from ._puzzle import Puzzle
from ._types import Language, Level, Share, Stop, Symmetry, Techniques


class Generated(Puzzle):
    """A puzzle as :func:`generate` makes it, with its ``solution`` (a symbol a cell) and ``level``;
    ``er``, ``ep`` and ``ed`` when they were asked for."""

    def __init__(self, made: dict[str, Any]):
        super().__init__(made["puzzle"], made["layout"])
        self.solution: str = made["solution"]
        self.level: str | None = made["level"]
        self.er: float | None = made.get("er")
        self.ep: float | None = made.get("ep")
        self.ed: float | None = made.get("ed")
        self.attempt: int | None = made.get("attempt")
        self.next: str | None = made.get("next")


def generate(layout: str | None = None, *, count: int | None = None, with_: str | list[str] | None = None,
             level: Level | None = None, er: str | None = None, clues: int | None = None,
             symmetry: Symmetry | None = None, minimal: bool | None = None, require: Techniques = None,
             at: bool | None = None, only: Techniques = None, without: Techniques = None, pattern: str | None = None,
             like: str | Puzzle | None = None, rate: bool | None = None, seed: int | None = None,
             first: int | None = None, attempts: int | None = None, threads: int = 1, timeout: float | None = None,
             progress: Share | None = None, stop: Stop | None = None) -> list[Generated]:
    """Makes new puzzles with one solution each.

    Parameters
    ----------
    layout
        A name of :func:`clew.layouts`; 9x9 by default.
    count
        The number of puzzles: 1 by default, or all successful attempts if ``attempts`` is given.
    with_
        Clues to draw, such as killer or thermo, or constraints of the whole layout, such as antiknight.
    level
        easy, intermediate, hard, very hard, diabolical or beyond logic.
    er
        A rating of Sudoku Explainer or a range, such as 7.1-7.5.
    clues
        The exact number of givens.
    symmetry
        The symmetry of the givens' positions: none, point, horizontal, vertical, mirrors, diagonal, antidiagonal,
        rotational or full.
    minimal
        No given or clue can be left out.
    require
        Techniques that the path uses and needs.
    at
        Return positions to practise on: the grids in which the path first reaches a required technique.
    only, without
        Techniques, by name or code, that the path may use, or may not.
    pattern
        A symbol for each cell: ``.`` for a cell that stays blank.
    like
        A puzzle with the layout and the clues of the new puzzles; its givens are ignored.
    rate
        Rate the puzzles.
    seed
        The same seed makes the same puzzles; by default each call makes others.
    first, attempts
        The first attempt, from 0, and the greatest number of attempts. Parts of a long run give the same puzzles as the
        whole run.
    threads
        The number of threads; 0 for all cores.
    timeout
        Seconds for all puzzles together; the puzzles found by then are returned.
    progress
        A function that receives a share from 0 to 1 (negative if unknown) and the number of attempts.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.

    Raises
    ------
    ClewError
        An option has a wrong value.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> [p.givens for p in clew.generate("4x4", count=2, seed=7)]
    ['...
    >>> clew.generate("6x6", with_="killer", clues=0, seed=1)[0].solve().status
    'unique'
    """
    answer = call("generate", {
        "layout": layout, "count": count, "with": with_, "level": level, "er": er, "clues": clues, "symmetry": symmetry,
        "minimal": minimal, "require": require, "at": at, "only": only, "without": without, "pattern": pattern,
        "puzzle": None if like is None else str(like), "rate": rate, "first": first, "attempts": attempts,
        "threads": threads, "seed": secrets.randbits(53) if seed is None else seed, "timeout": timeout,
    }, progress=progress, stop=stop)
    return [Generated(made) for made in answer["puzzles"]]


def techniques(language: Language | None = None) -> list[Technique]:
    """The table of techniques, in the order of the path.

    Parameters
    ----------
    language
        The language of the titles: en, de, fr or es.

    Examples
    --------
    >>> clew.techniques()[0].name
    'full-house'
    """
    request: schema.TechniquesRequest = {"language": language} if language else {}
    return [Technique(**one) for one in call("techniques", request)["techniques"]]


@overload
def layouts() -> list[Layout]: ...
@overload
def layouts(name: str) -> dict[str, Any]: ...
def layouts(name: str | None = None) -> list[Layout] | dict[str, Any]:
    """The catalogue of layouts, or one layout in full.

    Parameters
    ----------
    name
        A layout, optionally with + and constraints.

    Returns
    -------
    list of Layout, or dict
        The dict has the layout's cells (name, row, col, shape, x, y, in line order), houses, links and constraints.

    Examples
    --------
    >>> len(clew.layouts("9x9+antiknight")["cells"])
    81
    """
    if name is not None:
        return cast("dict[str, Any]", call("layouts", {"name": name}))
    catalogue = cast("dict[str, Any]", call("layouts"))
    return [Layout(**one) for one in catalogue["layouts"]]
