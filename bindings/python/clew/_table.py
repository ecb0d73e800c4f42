"""Tables of answers, a row a puzzle."""

from __future__ import annotations

import json
import operator
from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, overload

import numpy

from . import _clew

if TYPE_CHECKING:
    import pandas
    import polars

# Columns that hold a line of the puzzle's layout.
_LINES = ("solution", "end", "canonical", "first", "second", "grid")


class Table:
    """Answers, a row a puzzle.

    ``table["er"]`` is a column as a list, ``table[0]`` a row as a dict, ``table[10:20]`` or ``table[mask]`` a table of
    some rows. It exports Arrow's PyCapsule interface, so that ``polars.DataFrame(table)`` and ``pyarrow.table(table)``
    work, and can be pickled.

    Examples
    --------
    >>> table = clew.solve(["1......4.2....3.", "12..3..........."])
    >>> table.columns
    ['status', 'solutions', 'solution', 'error']
    >>> table["status"]
    ['unique', 'multiple']
    >>> table[1:][0]["solutions"]
    2
    """

    def __init__(self, verb: str, batches: list[_clew.Batch], layout: str | None = None):
        self._verb, self._layout = verb, layout
        self._batches = batches or [_clew.Batch.parse(verb, "[]")]
        self._kinds = _clew.columns_of(verb)

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""
        return list(self._kinds)

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of rows and columns."""
        return len(self), len(self._kinds)

    def __len__(self) -> int:
        return sum(map(len, self._batches))

    @overload
    def __getitem__(self, which: str) -> list[Any]: ...
    @overload
    def __getitem__(self, which: int) -> dict[str, Any]: ...
    @overload
    def __getitem__(self, which: slice | Sequence[int] | numpy.ndarray) -> Table: ...
    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, str):
            if which not in self._kinds:
                raise KeyError(which)
            return [value for batch in self._batches for value in batch.values(which)]
        if isinstance(which, slice):
            return self._taken(numpy.arange(len(self))[which])
        if isinstance(which, (list, tuple, numpy.ndarray)):
            return self._taken(self._rows_of(numpy.asarray(which)))
        index = operator.index(which)
        at = index + len(self) if index < 0 else index
        for batch in self._batches:
            if 0 <= at < len(batch):
                return batch.row(at)
            at -= len(batch)
        raise IndexError(f"row {index} of {len(self)}")

    def _rows_of(self, which: numpy.ndarray) -> numpy.ndarray:
        """The numbers of rows, from 0, that a mask or a list of numbers selects."""
        if which.size == 0:
            return numpy.zeros(0, numpy.int64)
        if which.dtype == bool:
            if which.shape != (len(self),):
                raise IndexError(f"a mask of {len(which)} for {len(self)} rows")
            return numpy.flatnonzero(which)
        if which.ndim != 1 or which.dtype.kind not in "iu":
            raise TypeError("rows are whole numbers or a mask of bool")
        at = numpy.where(which < 0, which + len(self), which)
        if ((at < 0) | (at >= len(self))).any():
            raise IndexError(f"rows from {-len(self)} to {len(self) - 1}")
        return at

    def _taken(self, rows: numpy.ndarray) -> Table:
        ends = numpy.cumsum([len(batch) for batch in self._batches])
        home = numpy.searchsorted(ends, rows, side="right")
        cuts = numpy.flatnonzero(numpy.diff(home)) + 1
        taken = []
        for run, at in zip(numpy.split(rows, cuts), numpy.split(home, cuts)):
            if len(run):
                batch = self._batches[at[0]]
                first = ends[at[0]] - len(batch)
                whole = len(run) == len(batch) and bool((numpy.diff(run) == 1).all())
                taken.append(batch if whole else batch.take((run - first).tolist()))
        return Table(self._verb, taken, self._layout)

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return (batch.row(i) for batch in self._batches for i in range(len(batch)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return (self._verb, len(self)) == (other._verb, len(other)) and all(map(operator.eq, self, other))

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        rows = [json.dumps([batch.row(i) for i in range(len(batch))]) for batch in self._batches]
        return _restored, (self._verb, rows, self._layout)

    def __repr__(self) -> str:
        return f"<clew.Table {self._verb}: {len(self)} rows of {', '.join(self.columns)}>"

    def _repr_html_(self) -> str:
        shown = 20
        head = "".join(f"<th>{escape(name)}</th>" for name in self.columns)
        body = "".join("<tr><td>" + "</td><td>".join(_cell(value) for value in row.values()) + "</td></tr>"
                       for row in self[:shown])
        more = f"<p>{shown} of {len(self)} rows</p>" if len(self) > shown else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return _clew.batches_capsule(self._verb, self._batches)

    def to_arrow(self) -> Any:
        """The rows as a pyarrow table, without a copy."""
        import pyarrow

        return pyarrow.table(self)

    def to_polars(self) -> polars.DataFrame:
        """The rows as a polars frame."""
        import polars

        return polars.DataFrame(self)

    def to_pandas(self, *, index: Any = None) -> pandas.DataFrame:
        """The rows as a pandas frame with nullable types: string, UInt64, Float64, boolean; lists are objects.

        Parameters
        ----------
        index
            The index of the frame; by default 0, 1, 2 …
        """
        import pandas

        wrap = {"whole": pandas.arrays.IntegerArray, "small": pandas.arrays.IntegerArray,
                "number": pandas.arrays.FloatingArray, "truth": pandas.arrays.BooleanArray}
        columns: dict[str, Any] = {}
        for name, kind in self._kinds.items():
            if kind in wrap:
                values, known = _clew.numbers(self._batches, name)
                columns[name] = wrap[kind](values, ~known)
            elif kind == "text":
                columns[name] = pandas.array(self._texts(name), dtype="string")
            else:
                columns[name] = _objects(self[name])
        return pandas.DataFrame(columns, index=index)

    def to_numpy(self, layout: str | None = None) -> dict[str, numpy.ndarray]:
        """The columns as arrays.

        Parameters
        ----------
        layout
            The layout of the grids; by default the layout of the call, or the one that is known by the length of a line.

        Returns
        -------
        dict
            Grids (solution, end, canonical, first, second, grid) are ``uint8 (n, cells)``, 0 = blank, a row of zeros for
            null. The candidates of :func:`clew.candidates` are ``bool (n, cells, digits)``. Other texts are objects, with
            None for null. Numbers are ``float64 (n,)`` with NaN for null, ``uint64 (n,)`` or ``bool (n,)``; the latter two
            are masked arrays if there is a null. Lists are objects.

        Raises
        ------
        ValueError
            The rows have different layouts, or the layout is not known by the length of its lines.

        Examples
        --------
        >>> clew.solve(["1......4.2....3."]).to_numpy()["solution"].reshape(4, 4)
        array([[1, 4, 2, 3],
               [2, 3, 1, 4],
               [3, 2, 4, 1],
               [4, 1, 3, 2]], dtype=uint8)
        """
        return {name: self._array(name, kind, layout or self._layout or "") for name, kind in self._kinds.items()}

    def _array(self, name: str, kind: str, layout: str) -> numpy.ndarray:
        if name in _LINES and kind == "text":
            return _clew.grids(self._batches, name, layout)
        if name == "candidates" and self._verb == "candidates":
            return _clew.marks(self._batches, name, layout)
        if kind == "text":
            return self._texts(name)
        if kind in ("list", "record"):
            return _objects(self[name])
        values, known = _clew.numbers(self._batches, name)
        if kind == "number":
            return numpy.where(known, values, numpy.nan)
        return values if known.all() else numpy.ma.masked_array(values, ~known)

    def _texts(self, name: str) -> numpy.ndarray:
        numbers, labels = _clew.labels(self._batches, name)
        if not labels:
            return numpy.full(len(numbers), None)
        texts: numpy.ndarray = _objects([*labels, None])[numbers]
        return texts


class Answers:
    """Answers to a stream, computed while they are read, once: a :class:`Table` a batch, or Arrow."""

    def __init__(self, verb: str, stream: _clew.Stream, layout: str | None = None):
        self._verb, self._stream, self._layout = verb, stream, layout

    def __iter__(self) -> Iterator[Table]:
        while (batch := self._stream.next()) is not None:
            yield Table(self._verb, [batch], self._layout)

    def read(self) -> Table:
        """All rows that have not been read yet."""
        batches = []
        while (batch := self._stream.next()) is not None:
            batches.append(batch)
        return Table(self._verb, batches, self._layout)

    def __arrow_c_schema__(self) -> Any:
        return self._stream.__arrow_c_schema__()

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        return self._stream.__arrow_c_stream__(requested_schema)


def _restored(verb: str, rows: list[str], layout: str | None) -> Table:
    return Table(verb, [_clew.Batch.parse(verb, batch) for batch in rows], layout)


def _objects(values: list[Any]) -> numpy.ndarray:
    return numpy.fromiter(values, numpy.object_, len(values))


def _cell(value: Any) -> str:
    longest = 90
    text = "" if value is None else str(value)
    return escape(text if len(text) <= longest else text[:longest] + "…")
