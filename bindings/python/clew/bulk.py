"""Verbs over columns of puzzles.

Puzzles are a list of texts and None, a numpy array ``uint8 (n, cells)`` (0 = blank, cells in line
order) or of texts, a pandas or polars series, or any object that exports Arrow's PyCapsule interface: an
array or a stream of texts, or of records with such a field (``column=`` names it; otherwise the field
puzzle, question or quizzes). Each text is a puzzle in any format that Clew reads.

For pandas, polars and pyarrow the result has the same kind; other arrays give a :class:`Table`, other
streams :class:`Answers`, which are computed batch by batch as they are read.

Every row has a ``status``: the verb's status for the puzzle (``ok`` if it has none), or ``malformed``;
``error`` then has the reason, with the column in code points from 1. A null gives nulls.

All take ``layout`` (of bare puzzles; otherwise chosen by their length), ``from_`` (their format;
otherwise recognised), ``timeout`` (seconds for each puzzle), ``threads`` (0: all cores) and
``progress``: a callable that receives the numbers of finished and of all rows (None if unknown), or
True for a tqdm bar.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterator
from typing import Any

import numpy

from . import _clew
from .engine import ClewError
from .puzzle import Puzzle

Progress = Callable[[int, int | None], None]


class Table:
    """Answers, a row a puzzle. ``table["er"]`` is a column, ``table[0]`` a row; it exports Arrow."""

    def __init__(self, verb: str, batches: list[_clew.Batch]):
        self._verb, self._batches = verb, batches

    @property
    def names(self) -> list[str]:
        """The columns'."""
        return self._batches[0].names if self._batches else []

    def __len__(self) -> int:
        return sum(map(len, self._batches))

    def __getitem__(self, which: str | int) -> Any:
        if isinstance(which, str):
            return [value for batch in self._batches for value in batch.values(which)]
        at = which + len(self) if which < 0 else which
        for batch in self._batches:
            if 0 <= at < len(batch):
                return batch.row(at)
            at -= len(batch)
        raise IndexError(which)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (batch.row(i) for batch in self._batches for i in range(len(batch)))

    def __repr__(self) -> str:
        return f"<clew.Table {self._verb}: {len(self)} rows of {', '.join(self.names)}>"

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return _clew.batches_capsule(self._verb, self._batches)


class Answers:
    """Answers to a stream, worked off as they are read, once: a :class:`Table` a batch, or Arrow."""

    def __init__(self, verb: str, stream: _clew.Stream):
        self._verb, self._stream = verb, stream

    def __iter__(self) -> Iterator[Table]:
        while (batch := self._stream.next()) is not None:
            yield Table(self._verb, [batch])

    def read(self) -> Table:
        """All that are left."""
        batches = []
        while (batch := self._stream.next()) is not None:
            batches.append(batch)
        return Table(self._verb, batches)

    def __arrow_c_schema__(self) -> Any:
        return self._stream.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self._stream.__arrow_c_stream__(requested_schema)


def _texts(puzzles: Any) -> list[str | None]:
    """As the engine takes them."""
    return [None if _is_null(p) else str(p) if isinstance(p, Puzzle) else p for p in puzzles]


def _is_null(item: Any) -> bool:
    """pandas has other words for it."""
    return item is None or isinstance(item, float) and item != item or type(item).__name__ == "NAType"


def feed(stream: _clew.Stream, puzzles: Any, column: str | None) -> bool:
    """Gives the puzzles to the stream; returns whether they come as a stream themselves."""
    if isinstance(puzzles, numpy.ndarray) and puzzles.ndim != 1:
        if puzzles.ndim != 2 or puzzles.dtype != numpy.uint8:
            raise TypeError(f"digits are uint8 (n, cells), not {puzzles.dtype} {puzzles.shape}")
        stream.over_digits(numpy.ascontiguousarray(puzzles))
    elif hasattr(puzzles, "__arrow_c_array__"):
        stream.over_array(*puzzles.__arrow_c_array__(), column or "")
    elif hasattr(puzzles, "__arrow_c_stream__"):
        stream.over_stream(puzzles.__arrow_c_stream__(), column or "")
        return True
    elif isinstance(puzzles, (str, bytes)) or not hasattr(puzzles, "__iter__"):
        raise TypeError(f"puzzles are a column of texts, not {type(puzzles).__name__}")
    else:
        stream.over_texts(_texts(puzzles))
    return False


def _bar() -> tuple[Progress, Callable[[], None]]:
    from tqdm.auto import tqdm

    bar = tqdm(unit=" puzzles")

    def tell(done: int, total: int | None) -> None:
        bar.total = total
        bar.update(done - bar.n)

    return tell, bar.close


def stream_of(verb: str, options: dict[str, Any], threads: int = 0,
              progress: Progress | None = None) -> _clew.Stream:
    """A stream that keeps the engine from one feed to the next."""
    if not isinstance(threads, int) or threads < 0:
        raise ValueError("threads are a whole number from 0")
    wanted = {name.rstrip("_"): value for name, value in options.items() if value is not None}
    try:
        return _clew.Stream(verb, json.dumps(wanted), threads, progress)
    except ValueError as wrong:
        raise ClewError(str(wrong)) from None


def run(verb: str, puzzles: Any, options: dict[str, Any], *, column: str | None = None,
        threads: int = 0, progress: Progress | bool | None = None) -> Any:
    """The bulk function of a verb."""
    close = None
    if progress is True:
        progress, close = _bar()
    stream = stream_of(verb, options, threads, progress or None)
    flowing = feed(stream, puzzles, column)
    answers = Answers(verb, stream)
    kind = type(puzzles)
    module = kind.__module__.partition(".")[0]
    if flowing and (kind.__name__ == "RecordBatchReader" or module not in ("pandas", "polars", "pyarrow")):
        if module != "pyarrow":
            return answers
        import pyarrow

        return pyarrow.RecordBatchReader.from_stream(answers)
    try:
        table = answers.read()
    finally:
        if close:
            close()
    if module == "pandas":
        import pandas

        index = getattr(puzzles, "index", None)
        return pandas.DataFrame({name: table[name] for name in stream.names}, index=index)
    if module == "polars":
        import polars

        return polars.DataFrame(table)
    if module == "pyarrow":
        import pyarrow

        return pyarrow.table(table)
    return table


def _bulk(function: Callable[..., Any]) -> Callable[..., Any]:
    """A single puzzle, as text or object, is asked as one."""
    verb = function.__name__

    @functools.wraps(function)
    def either(puzzles: Any, *, column: str | None = None, threads: int = 0,
               progress: Progress | bool | None = None, **options: Any) -> Any:
        function(puzzles, **options)  # raises an error for an unknown option
        if isinstance(puzzles, (str, Puzzle)):
            read = {name: options.pop(name, None) for name in ("layout", "from_")}
            one = puzzles if isinstance(puzzles, Puzzle) else Puzzle(puzzles, **read)
            return getattr(one, verb)(**options)
        return run(verb, puzzles, options, column=column, threads=threads, progress=progress)

    return either


Techniques = str | list[str] | None


@_bulk
def solve(puzzles, *, layout: str | None = None, from_: str | None = None,
          timeout: float | None = None, limit: int | None = None):
    """One solution and the number of solutions, up to ``limit`` (2; 0: all).

    status (unique, multiple, none, unknown), solutions (uint64, at most the limit), solution (one
    symbol a cell; null if there is none), error."""


@_bulk
def count(puzzles, *, layout: str | None = None, from_: str | None = None,
          timeout: float | None = None, limit: int | None = None):
    """How many solutions there are.

    status, solutions (uint64), exact (false: at least so many), error."""


@_bulk
def candidates(puzzles, *, layout: str | None = None, from_: str | None = None,
               timeout: float | None = None):
    """The digits of each cell that occur in some solution.

    status, exact, candidates (list of {cell, digits}), solutions (uint64, if there are at most
    10,000), error."""


@_bulk
def check(puzzles, *, layout: str | None = None, from_: str | None = None,
          timeout: float | None = None, minimal: bool | None = None):
    """The faults of a puzzle: repeats, givens that contradict each other, several solutions; with
    ``minimal`` redundant givens too.

    status, conflicts (list of {digit, cells, house}), core (cells), core_constraints, core_is_fewest,
    cells (in which two solutions differ), idle (cells of redundant givens), idle_is_complete, first and
    second (two solutions), error."""


@_bulk
def rate(puzzles, *, layout: str | None = None, from_: str | None = None,
         timeout: float | None = None, scale: str | None = None):
    """How hard each is: Sudoku Explainer's numbers (``scale`` se or sk), HoDoKu's score, a level.

    status, er, ep, ed (float64), exact (false: at least so much), level (easy … beyond logic), score
    (uint64), hardest (the name of the hardest step), scale, error."""


@_bulk
def explain(puzzles, *, layout: str | None = None, from_: str | None = None,
            timeout: float | None = None, only: Techniques = None, without: Techniques = None,
            path: str | None = None, verify: bool | None = None):
    """The path, step by step; ``path`` is in-order, easiest or short, and ``verify`` has the checker
    prove each step.

    status (solved, stuck, none, multiple, unknown), steps (list of {technique, code, name, rating,
    placements, eliminations, text, verified}), cycles (uint64), level, end (the grid that is
    reached), error."""


@_bulk
def hint(puzzles, *, layout: str | None = None, from_: str | None = None,
         timeout: float | None = None, only: Techniques = None, without: Techniques = None,
         detail: int | None = None):
    """The next step, in up to three details (``detail``: 1 where to look, 2 the technique, 3 the reason).

    status, step (as of :func:`explain`), mistakes (list of {cell, digit, kind}), text, texts (list,
    one a detail), error."""


@_bulk
def canon(puzzles, *, layout: str | None = None, from_: str | None = None,
          timeout: float | None = None):
    """One form for all equivalent puzzles of a layout.

    status, canonical, layout (its name; of a layout of the puzzle's own its text), error."""


@_bulk
def clues(puzzles, *, layout: str | None = None, from_: str | None = None,
          timeout: float | None = None, clues: int | None = None, first: bool | None = None,
          count: bool | None = None, least: bool | None = None, minimal: bool | None = None,
          given: str | None = None, not_: str | None = None, part: int | None = None,
          parts: int | None = None):
    """Every puzzle with n clues that has this grid, or this puzzle's solution, as its only solution; with
    ``first`` one of them, with ``count`` their number alone, with ``least`` the fewest clues. Cells in
    ``given`` must be clues, cells in ``not_`` must not. ``part`` of ``parts``, from 1, does a part of the
    work for each grid.

    status, grid, clues, part and parts (if it is one of several), count (uint64), exact (false: there may
    be more), puzzles (list), counters (record of firsts, joined, thirds, candidates: the signature of the
    work), least and puzzle, error."""


@_bulk
def convert(puzzles, *, layout: str | None = None, from_: str | None = None,
            timeout: float | None = None, to: str | None = None, givens: bool | None = None):
    """The puzzle in another format (``to``: line grid pencil text hodoku sdk sdm sdx ss opensudoku
    fpuzzles sudokupad iss); ``givens`` leaves out entries and marks.

    status, text, error."""


@_bulk
def backdoors(puzzles, *, layout: str | None = None, from_: str | None = None,
              timeout: float | None = None):
    """Single placements after which basic steps alone finish, and wrong ones that basic steps refute
    and then finish.

    status, solving and refuting (lists of {cell, digit}), exact, error."""


def to_array(puzzles: Any, *, layout: str | None = None) -> numpy.ndarray:
    """``uint8 (n, cells)``, cells in line order, of puzzles or solutions of one size. 0 is a blank; other
    numbers count the layout's digits from 1, also if it writes other values.
    Such an array is returned unchanged. Raises :class:`clew.ClewError` for a malformed puzzle."""
    if isinstance(puzzles, numpy.ndarray) and puzzles.ndim == 2 and puzzles.dtype == numpy.uint8:
        return puzzles
    if hasattr(puzzles, "to_pylist"):
        puzzles = puzzles.to_pylist()
    try:
        return _clew.to_digits(_texts(puzzles), layout or "")
    except ValueError as wrong:
        raise ClewError(str(wrong)) from None
