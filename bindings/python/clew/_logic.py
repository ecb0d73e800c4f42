"""The verbs of difficulty and reasoning over columns of puzzles."""

from __future__ import annotations

from typing import Any

from ._bulk import bulk
from ._types import Format, Language, Out, Path, Progress, Scale, Stop, Techniques


@bulk
def rate(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
         scale: Scale | None = None, column: str | None = None, threads: int = 0,
         progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Rates each puzzle: Sudoku Explainer's numbers, HoDoKu's score, and a level.

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
    scale
        se (Sudoku Explainer 1.2.1) or sk (SukakuExplainer 1.18.1).
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
    Rating or table
        For one puzzle a :class:`clew.Rating`; otherwise a row a puzzle with the columns
        status, er, ep, ed (float64), exact (false: at least so much), level (easy … beyond logic), score (uint64), hardest (the
        name of the hardest step), scale, error.

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
    >>> clew.rate(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"])["er"]
    [1.2]
    """


@bulk
def explain(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
            only: Techniques = None, without: Techniques = None, order: Techniques = None, path: Path | None = None,
            verify: bool | None = None, language: Language | None = None, column: str | None = None, threads: int = 0,
            progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Explains the path that solves each puzzle, step by step.

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
    only
        Techniques, by name or code, that the path may use.
    without
        Techniques, by name or code, to leave out.
    order
        Techniques to try before the others, in this order.
    path
        in-order, easiest or short.
    verify
        Let the checker prove each step.
    language
        The language of names and reasons: en, de, fr or es.
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
    Explanation or table
        For one puzzle a :class:`clew.Explanation`; otherwise a row a puzzle with the columns
        status (solved, stuck, none, multiple, unknown), steps (list of {technique, code, name, rating, placements, eliminations,
        text, verified}), cycles (uint64), level, end (the grid that is reached), error.

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
    >>> clew.explain(["53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"])["steps"][0][0]["technique"]
    'naked-single'
    """


@bulk
def hint(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
         only: Techniques = None, without: Techniques = None, order: Techniques = None, detail: int | None = None,
         language: Language | None = None, column: str | None = None, threads: int = 0,
         progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Gives the next step of each puzzle, or its mistakes.

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
    only
        Techniques, by name or code, that the path may use.
    without
        Techniques, by name or code, to leave out.
    order
        Techniques to try before the others, in this order.
    detail
        1 for the place, 2 for the technique, 3 for the reason.
    language
        The language of names and reasons: en, de, fr or es.
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
    Hint or table
        For one puzzle a :class:`clew.Hint`; otherwise a row a puzzle with the columns
        status, step (as of :func:`explain`), mistakes (list of {cell, digit, kind}), text, texts (list, one a detail), error.

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
    >>> clew.hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", detail=1).text
    'Look at r5c5.'
    """


@bulk
def backdoors(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
              column: str | None = None, threads: int = 0, progress: Progress | bool | None = None,
              stop: Stop | None = None, out: Out | None = None):
    """Finds single placements after which basic steps alone finish, and wrong ones that basic steps refute.

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
    Backdoors or table
        For one puzzle a :class:`clew.Backdoors`; otherwise a row a puzzle with the columns
        status, solving and refuting (lists of {cell, digit}), exact, error.

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
    >>> len(clew.backdoors(["1......4.2....3."])["solving"][0]) > 0
    True
    """


@bulk
def clues(puzzles: Any, *, layout: str | None = None, from_: Format | None = None, timeout: float | None = None,
          clues: int | None = None, first: bool | None = None, count: bool | None = None, least: bool | None = None,
          minimal: bool | None = None, given: str | None = None, not_: str | None = None, part: int | None = None,
          parts: int | None = None, column: str | None = None, threads: int = 0,
          progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None):
    """Finds every puzzle with a number of clues that has this grid, or this puzzle's solution, as its only solution.

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
    clues
        The number of clues.
    first
        End with the first puzzle.
    count
        Return the number of puzzles alone.
    least
        Find the fewest clues.
    minimal
        Leave out puzzles with a redundant clue.
    given
        Cells that must be clues, as a line or names.
    not_
        Cells that must not be clues.
    part
        Do this part of the work for each grid, from 1 …
    parts
        … to this number.
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
    Clues or table
        For one puzzle a :class:`clew.Clues`; otherwise a row a puzzle with the columns
        status, grid, clues, part and parts (if it is one of several), count (uint64), exact (false: there may be more), puzzles
        (list), counters (record of firsts, joined, thirds, candidates: the signature of the work), least and puzzle, error.

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
    >>> clew.clues(["1234341221434321"], clues=4, count=True)["exact"]
    [True]
    """
