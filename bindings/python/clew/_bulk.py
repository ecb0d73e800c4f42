"""A verb over many puzzles: the source of the rows, the engine's stream, and the kind of table that comes back."""

from __future__ import annotations

import functools
import inspect
import json
from collections.abc import Callable
from typing import Any

from . import _clew
from ._engine import ClewError, checker
from ._puzzle import Puzzle
from ._sources import source_of
from ._table import Answers, Table
from ._types import Out, Progress, Stop

# Parameters of every bulk function that are no options of its verb.
_OWN = ("column", "threads", "progress", "stop", "out")

FUNCTIONS: dict[str, Callable[..., Any]] = {}
"""The bulk functions by the names of their verbs."""


def stream_of(verb: str, options: dict[str, Any], threads: int = 0, progress: Progress | None = None,
              stop: Stop | None = None) -> _clew.Stream:
    """A stream that keeps the engine from one source to the next."""
    if not isinstance(threads, int) or threads < 0:
        raise ValueError("threads are a whole number from 0")
    wanted = {name.rstrip("_"): value for name, value in options.items() if value is not None}
    try:
        return _clew.Stream(verb, json.dumps(wanted), threads, progress, checker(stop))
    except ValueError as wrong:
        raise ClewError(str(wrong)) from None


def _bar() -> tuple[Progress, Callable[[], None]]:
    try:
        from tqdm.auto import tqdm
    except ImportError:
        raise ImportError("a bar needs tqdm: pip install 'clew-sudoku[progress]', or give a function") from None

    bar = tqdm(unit=" puzzles")

    def tell(done: int, total: int | None) -> None:
        bar.total = total
        bar.update(done - bar.n)

    return tell, bar.close


def run(verb: str, puzzles: Any, options: dict[str, Any], *, column: str | None = None, threads: int = 0,
        progress: Progress | bool | None = None, stop: Stop | None = None, out: Out | None = None) -> Any:
    """The answers of a verb to many puzzles."""
    if out not in (None, "table", "numpy", "pandas", "polars", "arrow"):
        raise ValueError(f"out is table, numpy, pandas, polars or arrow, not {out!r}")
    layout = options.get("layout")
    tell, close = _bar() if progress is True else (progress or None, None)
    try:
        stream = stream_of(verb, options, threads, tell, stop)
        source, flowing = source_of(puzzles, column, layout)
        stream.over(source)
        answers = Answers(verb, stream, layout)
        kind = type(puzzles)
        module = kind.__module__.partition(".")[0]
        if out is None and flowing:
            if kind.__name__ == "RecordBatchReader" and module == "pyarrow":
                import pyarrow

                return pyarrow.RecordBatchReader.from_stream(answers)
            if module not in ("pandas", "polars", "pyarrow"):
                return answers
        table = answers.read()
    finally:
        if close:
            close()
    return _as(table, out or {"pandas": "pandas", "polars": "polars", "pyarrow": "arrow"}.get(module, "table"),
               getattr(puzzles, "index", None) if module == "pandas" else None)


def _as(table: Table, out: str, index: Any) -> Any:
    if out == "pandas":
        return table.to_pandas(index=index)
    if out == "polars":
        return table.to_polars()
    if out == "arrow":
        return table.to_arrow()
    return table.to_numpy() if out == "numpy" else table


def bulk(function: Callable[..., Any]) -> Any:
    """Makes the bulk function of a verb from its signature. A single puzzle, a text or an object, goes to the method
    of the verb."""
    verb = function.__name__
    parameters = inspect.signature(function).parameters

    @functools.wraps(function)
    def either(puzzles: Any, **given: Any) -> Any:
        for name in given:
            if name not in parameters:
                raise TypeError(f"{verb}() got an unexpected keyword argument {name!r}")
        own = {name: given.pop(name) for name in _OWN if name in given}
        if isinstance(puzzles, (str, Puzzle)) and own.get("out") is None:
            layout, form = given.pop("layout", None), given.pop("from_", None)
            one = puzzles if isinstance(puzzles, Puzzle) else Puzzle._unread(puzzles, layout, form)
            return getattr(one, verb)(**given, stop=own.get("stop"))
        if isinstance(puzzles, (str, Puzzle)):
            puzzles = [puzzles]
        return run(verb, puzzles, given, **own)

    FUNCTIONS[verb] = either
    return either
