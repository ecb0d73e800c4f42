"""The verbs over columns of puzzles. Those of difficulty and reasoning are in _logic.py.

Puzzles are a list of texts and None; a numpy array: texts, digits of any integer type as (n, cells), (n, rows, columns) or
(rows, columns), candidates as bool (n, cells, digits); nested lists of digits; a pandas or polars series or frame; or any
object that exports Arrow's PyCapsule interface. Each text is a puzzle in any format that Clew reads.

For pandas, polars and pyarrow the result has the same kind; other columns give a :class:`clew.Table`, other streams
:class:`clew.Answers`, which are computed batch by batch while they are read. ``out`` chooses another kind.

Every row has a ``status``: the verb's status for the puzzle (``ok`` if it has none), or ``malformed``; ``error`` then has the
reason, with the column in code points from 1. A null gives nulls.
"""

from __future__ import annotations

from typing import Any

import numpy

from . import _clew
from ._bulk import bulk
from ._engine import ClewError
from ._sources import grids_of, source_of
from ._types import Format, Out, Progress, Stop


@bulk
def solve(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
          limit: int | None = None, column: str | None = None, threads: int = 0,
          progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Finds one solution of each puzzle and counts its solutions.

    Parameters
    ----------
    puzzles
        One puzzle, as a text or :class:`clew.Puzzle`, or a column of puzzles of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles, such as ``16x16`` or ``9x9+antiknight``. By default it follows from their length.
    from_
        The format of the texts. By default it is recognised for each text.
    timeout
        Seconds for each puzzle; an answer that is not complete by then says so.
    limit
        Count up to this number; 2 by default, 0 for all.
    column
        The field of the puzzles in records; by default puzzle, question or quizzes, or the only one.
    threads
        The number of threads; 0 for all cores.
    progress
        A function that receives the numbers of finished and of all rows (None if unknown), or True for a tqdm bar.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.
    out
        The kind of the result: table, numpy, pandas, polars or arrow. By default it follows from the input.

    Returns
    -------
    Solution or table
        For one puzzle a :class:`clew.Solution`; otherwise a row a puzzle with the columns
        status (unique, multiple, none, unknown), solutions (uint64, at most the limit), solution (a symbol a cell; null if there
        is none), error.

    Raises
    ------
    ClewError
        An option has a wrong value, or the only puzzle is malformed.
    TypeError
        The puzzles have no kind that Clew reads.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> clew.solve("1......4.2....3.")
    Solution(status='unique', grid='1423231432414132', count=1)
    >>> clew.solve(["1......4.2....3.", None, "broken"])["status"]
    ['unique', None, 'malformed']
    >>> clew.solve(numpy.zeros((2, 4, 4), int), limit=3, out="numpy")["solutions"]
    array([3, 3], dtype=uint64)
    """


@bulk
def count(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
          limit: int | None = None, column: str | None = None, threads: int = 0,
          progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Counts the solutions of each puzzle.

    Parameters
    ----------
    puzzles
        One puzzle, as a text or :class:`clew.Puzzle`, or a column of puzzles of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles, such as ``16x16`` or ``9x9+antiknight``. By default it follows from their length.
    from_
        The format of the texts. By default it is recognised for each text.
    timeout
        Seconds for each puzzle; an answer that is not complete by then says so.
    limit
        Count up to this number; all by default.
    column
        The field of the puzzles in records; by default puzzle, question or quizzes, or the only one.
    threads
        The number of threads; 0 for all cores.
    progress
        A function that receives the numbers of finished and of all rows (None if unknown), or True for a tqdm bar.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.
    out
        The kind of the result: table, numpy, pandas, polars or arrow. By default it follows from the input.

    Returns
    -------
    Count or table
        For one puzzle a :class:`clew.Count`; otherwise a row a puzzle with the columns
        status, solutions (uint64), exact (false: there are at least so many), error.

    Raises
    ------
    ClewError
        An option has a wrong value, or the only puzzle is malformed.
    TypeError
        The puzzles have no kind that Clew reads.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> clew.count(["." * 16])["solutions"]
    [288]
    """


@bulk
def candidates(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
               column: str | None = None, threads: int = 0, progress: Progress | bool | None = None,
               stop: Stop | None = None, out: Out | None = None):
    """Finds the digits of each cell that occur in some solution.

    Parameters
    ----------
    puzzles
        One puzzle, as a text or :class:`clew.Puzzle`, or a column of puzzles of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles, such as ``16x16`` or ``9x9+antiknight``. By default it follows from their length.
    from_
        The format of the texts. By default it is recognised for each text.
    timeout
        Seconds for each puzzle; an answer that is not complete by then says so.
    column
        The field of the puzzles in records; by default puzzle, question or quizzes, or the only one.
    threads
        The number of threads; 0 for all cores.
    progress
        A function that receives the numbers of finished and of all rows (None if unknown), or True for a tqdm bar.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.
    out
        The kind of the result: table, numpy, pandas, polars or arrow. By default it follows from the input.

    Returns
    -------
    Candidates or table
        For one puzzle a :class:`clew.Candidates`; otherwise a row a puzzle with the columns
        status, exact, candidates (list of {cell, digits}), solutions (uint64, if there are at most 10,000), error.

    Raises
    ------
    ClewError
        An option has a wrong value, or the only puzzle is malformed.
    TypeError
        The puzzles have no kind that Clew reads.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> clew.candidates(["1......4.2....3."], out="numpy")["candidates"].shape
    (1, 16, 4)
    """


@bulk
def check(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
          minimal: bool | None = None, column: str | None = None, threads: int = 0,
          progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Finds the faults of each puzzle: repeats, givens that contradict each other, several solutions.

    Parameters
    ----------
    puzzles
        One puzzle, as a text or :class:`clew.Puzzle`, or a column of puzzles of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles, such as ``16x16`` or ``9x9+antiknight``. By default it follows from their length.
    from_
        The format of the texts. By default it is recognised for each text.
    timeout
        Seconds for each puzzle; an answer that is not complete by then says so.
    minimal
        Find redundant givens too.
    column
        The field of the puzzles in records; by default puzzle, question or quizzes, or the only one.
    threads
        The number of threads; 0 for all cores.
    progress
        A function that receives the numbers of finished and of all rows (None if unknown), or True for a tqdm bar.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.
    out
        The kind of the result: table, numpy, pandas, polars or arrow. By default it follows from the input.

    Returns
    -------
    Check or table
        For one puzzle a :class:`clew.Check`; otherwise a row a puzzle with the columns
        status, conflicts (list of {digit, cells, house}), core (cells), core_constraints, core_is_fewest, cells (in which two
        solutions differ), idle (cells of redundant givens), idle_is_complete, first and second (two solutions), error.

    Raises
    ------
    ClewError
        An option has a wrong value, or the only puzzle is malformed.
    TypeError
        The puzzles have no kind that Clew reads.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> clew.check(["11.............."])["conflicts"][0][0]["cells"]
    ['r1c1', 'r1c2']
    """


@bulk
def canon(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
          column: str | None = None, threads: int = 0, progress: Progress | bool | None = None,
          stop: Stop | None = None, out: Out | None = None):
    """Finds one form for all equivalent puzzles of a layout.

    Parameters
    ----------
    puzzles
        One puzzle, as a text or :class:`clew.Puzzle`, or a column of puzzles of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles, such as ``16x16`` or ``9x9+antiknight``. By default it follows from their length.
    from_
        The format of the texts. By default it is recognised for each text.
    timeout
        Seconds for each puzzle; an answer that is not complete by then says so.
    column
        The field of the puzzles in records; by default puzzle, question or quizzes, or the only one.
    threads
        The number of threads; 0 for all cores.
    progress
        A function that receives the numbers of finished and of all rows (None if unknown), or True for a tqdm bar.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.
    out
        The kind of the result: table, numpy, pandas, polars or arrow. By default it follows from the input.

    Returns
    -------
    str or table
        For one puzzle a text; otherwise a row a puzzle with the columns
        status, canonical, layout (its name; of a layout of the puzzle's own its text), error.

    Raises
    ------
    ClewError
        An option has a wrong value, or the only puzzle is malformed.
    TypeError
        The puzzles have no kind that Clew reads.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> a, b = clew.canon(["1......4.2....3.", ".3....2.4......1"])["canonical"]
    >>> a == b
    True
    """


@bulk
def convert(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
            to: Format | None = None, givens: bool | None = None, column: str | None = None, threads: int = 0,
            progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Converts each puzzle into another format.

    Parameters
    ----------
    puzzles
        One puzzle, as a text or :class:`clew.Puzzle`, or a column of puzzles of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles, such as ``16x16`` or ``9x9+antiknight``. By default it follows from their length.
    from_
        The format of the texts. By default it is recognised for each text.
    timeout
        Seconds for each puzzle; an answer that is not complete by then says so.
    to
        The format: line, grid, pencil, text, hodoku, sdk, sdm, sdx, ss, opensudoku, fpuzzles, sudokupad, sudokumaker or iss.
    givens
        Leave out entries and marks.
    column
        The field of the puzzles in records; by default puzzle, question or quizzes, or the only one.
    threads
        The number of threads; 0 for all cores.
    progress
        A function that receives the numbers of finished and of all rows (None if unknown), or True for a tqdm bar.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.
    out
        The kind of the result: table, numpy, pandas, polars or arrow. By default it follows from the input.

    Returns
    -------
    str or table
        For one puzzle a text; otherwise a row a puzzle with the columns
        status, text, error.

    Raises
    ------
    ClewError
        An option has a wrong value, or the only puzzle is malformed.
    TypeError
        The puzzles have no kind that Clew reads.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> print(clew.convert("1......4.2....3.", to="grid"))  # doctest: +NORMALIZE_WHITESPACE
    +-----+-----+
    | 1 . | . . |
    ...
    """


def to_array(puzzles: Any, *, layout: str | None = None, column: str | None = None) -> numpy.ndarray:
    """Converts puzzles or solutions into digits.

    Parameters
    ----------
    puzzles
        A column of puzzles of one size, of any kind: :mod:`clew` lists them.
    layout
        The layout of bare puzzles. By default it follows from their length.
    column
        The field of the puzzles in records.

    Returns
    -------
    numpy.ndarray
        ``uint8 (n, cells)``, cells in line order. 0 is a blank; other numbers count the layout's digits from 1, also if
        the layout writes other values. An array of that type and shape is returned unchanged.

    Raises
    ------
    ClewError
        A puzzle is missing, malformed, or of another size than the first.

    Examples
    --------
    >>> clew.to_array(["1......4.2....3."]).reshape(4, 4)
    array([[1, 0, 0, 0],
           [0, 0, 0, 4],
           [0, 2, 0, 0],
           [0, 0, 3, 0]], dtype=uint8)
    """
    if isinstance(puzzles, numpy.ndarray) and (puzzles.dtype == numpy.uint8 or puzzles.dtype.kind in "iu" and not puzzles.size):
        return grids_of(puzzles, layout).astype(numpy.uint8, copy=False)
    source, _ = source_of(puzzles, column, layout)
    try:
        return _clew.to_digits(source, layout or "")
    except ValueError as wrong:
        raise ClewError(str(wrong)) from None
