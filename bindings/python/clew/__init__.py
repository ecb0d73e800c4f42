"""Clew solves any sudoku, of any layout, rates it, and explains its reasoning.

One puzzle is an object::

    p = clew.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    p.solve().grid              # one symbol a cell
    p.hint().text               # the next step, in words

Many are a column: :func:`solve`, :func:`rate`, :func:`explain`, :func:`canon`, :func:`check`,
:func:`count`, :func:`candidates`, :func:`convert`, :func:`hint`, :func:`backdoors` and :func:`clues` take a list, a
numpy array, a pandas or polars column, or any object that exports Arrow, and return the same kind.

Options are those of the command line, spelled with ``_`` for ``-``.
"""

from .bulk import (
    Answers,
    Table,
    backdoors,
    candidates,
    canon,
    check,
    clues,
    convert,
    count,
    explain,
    hint,
    rate,
    solve,
    to_array,
)
from .engine import ClewError, call, verbs
from .image import ImageCell, ImageReading, read_image
from .jobs import grids, merge
from .puzzle import (
    Backdoors,
    Candidate,
    Candidates,
    Check,
    Clues,
    Completed,
    Count,
    Estimate,
    Explanation,
    Fact,
    Generated,
    Hint,
    Mistake,
    Puzzle,
    Rating,
    Solution,
    Step,
    generate,
)

__version__ = "0.1.0"
__all__ = [
    "Answers", "Backdoors", "Candidate", "Candidates", "Check", "Completed", "ClewError", "Clues", "Count", "Estimate",
    "Explanation", "Fact", "Generated", "Hint", "ImageCell", "ImageReading", "Mistake", "Puzzle", "Rating", "Solution", "Step", "Table", "backdoors", "call",
    "candidates", "canon", "check", "clues", "convert", "count", "explain", "generate", "grids", "hint", "merge",
    "rate", "read_image", "solve", "to_array", "verbs",
]
