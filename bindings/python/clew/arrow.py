"""The verbs over pyarrow: a batch, a table or an array in, a table out.

For sources of Arrow batches, such as Ray Data (``map_batches(clew.arrow.rate,
batch_format="pyarrow")``). A batch or table is returned with the answers as further columns; if a
column name is taken, the verb's name is put before it. An array gives the answers alone.
``column`` names the column with the puzzles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyarrow

from ._bulk import FUNCTIONS, stream_of
from ._sources import source_of
from ._table import Answers
from ._types import VERBS


def answers(stream: Any, puzzles: Any, column: str | None) -> pyarrow.Table:
    """The answers of a kept stream to one more batch."""
    stream.over(source_of(puzzles, column)[0])
    return pyarrow.table(Answers("", stream))


def beside(table: pyarrow.Table, told: pyarrow.Table, verb: str) -> pyarrow.Table:
    """The table with the answers as further columns."""
    for name, values in zip(told.column_names, told.columns):
        table = table.append_column(f"{verb}_{name}" if name in table.column_names else name, values)
    return table


def _over(verb: str) -> Callable[..., pyarrow.Table]:
    def function(puzzles: Any, *, column: str | None = None, threads: int = 0, **options: Any) -> pyarrow.Table:
        FUNCTIONS[verb]([], **options)  # raises an error for an unknown option
        stream = stream_of(verb, options, threads)
        told = answers(stream, puzzles, column)
        if isinstance(puzzles, pyarrow.RecordBatch):
            puzzles = pyarrow.Table.from_batches([puzzles])
        return beside(puzzles, told, verb) if isinstance(puzzles, pyarrow.Table) else told

    function.__name__ = function.__qualname__ = verb
    function.__doc__ = FUNCTIONS[verb].__doc__
    return function


backdoors, candidates, canon, check, clues, convert, count, explain, hint, rate, solve = map(_over, VERBS)
