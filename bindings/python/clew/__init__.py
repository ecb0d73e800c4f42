"""Clew solves any sudoku, of any layout, rates it, and explains its reasoning.

One puzzle is an object::

    p = clew.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    p.solve().grid              # one symbol a cell
    p.hint().text               # the next step, in words

Many are a column: :func:`solve`, :func:`rate`, :func:`explain`, :func:`canon`, :func:`check`, :func:`count`,
:func:`candidates`, :func:`convert`, :func:`hint`, :func:`backdoors` and :func:`clues` take

- a list of texts, bytes and None, each text a puzzle in any format that Clew reads;
- a numpy array: texts (n,), digits of any integer type as (n, cells), (n, rows, columns) or (rows, columns), 0 for a blank,
  cells in line order, or candidates as bool (n, cells, digits); or nested lists of digits;
- a pandas or polars series or frame;
- any object that exports Arrow's PyCapsule interface: an array or a stream of strings, binary values, fixed-size lists of
  digits, or of records with such a field.

pandas, polars and pyarrow get the same kind back; other columns give a :class:`Table`, other streams :class:`Answers`, which
are computed while they are read. ``out`` chooses another kind. Every row has a ``status``: the verb's status for the puzzle
(``ok`` if it has none), or ``malformed``; ``error`` then has the reason. A null gives nulls.

Options are those of the command line, spelled with ``_`` for ``-``.
"""

from importlib.metadata import PackageNotFoundError, version

from ._answers import (
    Backdoors,
    Candidate,
    Candidates,
    Check,
    Claim,
    Clues,
    Count,
    Estimate,
    Explanation,
    Fact,
    Hint,
    Layout,
    Mistake,
    Proof,
    Rating,
    Solution,
    Step,
    Technique,
    Unavoidable,
)
from ._engine import (
    Cancelled,
    ClewError,
    call,
    verbs,
)
from ._files import (
    Scan,
    read,
    scan,
)
from ._generate import (
    Generated,
    generate,
    layouts,
    techniques,
)
from ._image import (
    ImageCell,
    ImageReading,
    read_image,
)
from ._jobs import (
    grids,
    merge,
)
from ._logic import (
    backdoors,
    clues,
    explain,
    hint,
    rate,
)
from ._puzzle import (
    Completed,
    Puzzle,
)
from ._table import (
    Answers,
    Table,
)
from ._verbs import (
    candidates,
    canon,
    check,
    convert,
    count,
    solve,
    to_array,
)
from ._verify import (
    Verification,
    verify,
)

try:
    __version__ = version("clew-sudoku")
except PackageNotFoundError:  # a copy of the folder without metadata
    __version__ = "0"

__all__ = [
    "Answers",
    "Backdoors",
    "Cancelled",
    "Candidate",
    "Candidates",
    "Check",
    "Claim",
    "ClewError",
    "Clues",
    "Completed",
    "Count",
    "Estimate",
    "Explanation",
    "Fact",
    "Generated",
    "Hint",
    "ImageCell",
    "ImageReading",
    "Layout",
    "Mistake",
    "Proof",
    "Puzzle",
    "Rating",
    "Scan",
    "Solution",
    "Step",
    "Table",
    "Technique",
    "Unavoidable",
    "Verification",
    "backdoors",
    "call",
    "candidates",
    "canon",
    "check",
    "clues",
    "convert",
    "count",
    "explain",
    "generate",
    "grids",
    "hint",
    "layouts",
    "merge",
    "rate",
    "read",
    "read_image",
    "scan",
    "solve",
    "techniques",
    "to_array",
    "verbs",
    "verify",
]
