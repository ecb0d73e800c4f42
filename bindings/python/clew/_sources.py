"""Puzzles of any kind as a source of rows for the engine."""

from __future__ import annotations

from typing import Any

import numpy

from . import _clew
from ._engine import call
from ._files import Scan
from ._puzzle import Puzzle


def source_of(puzzles: Any, column: str | None = None, layout: str | None = None) -> tuple[_clew.Source, bool]:
    """The source of these puzzles, and True if they come as a stream."""
    if isinstance(puzzles, Scan):
        return puzzles._source(), True
    if isinstance(puzzles, numpy.ndarray):
        return _of_array(puzzles, layout), False
    if type(puzzles).__name__ in ("LazyFrame", "Expr") and type(puzzles).__module__.startswith("polars"):
        raise TypeError(f"a polars {type(puzzles).__name__} has no rows yet: collect the frame first, or import clew.polars "
                        "and use pl.col('puzzle').clew.solve()")
    if hasattr(puzzles, "__arrow_c_array__"):
        schema, array = puzzles.__arrow_c_array__()
        return _clew.Source.of_array(schema, array, column or ""), False
    if hasattr(puzzles, "__arrow_c_stream__"):
        return _clew.Source.of_stream(puzzles.__arrow_c_stream__(), column or ""), True
    if isinstance(puzzles, (str, bytes, bytearray)) or not hasattr(puzzles, "__iter__"):
        raise TypeError(f"puzzles are a column of texts, not {type(puzzles).__name__}")
    items = puzzles if isinstance(puzzles, list) else list(puzzles)
    first = next((item for item in items if item is not None), None)
    if isinstance(first, (list, tuple, numpy.ndarray)) or isinstance(first, int) and len(items) > 1:
        return _of_array(_nested(items), layout), False
    return _of_items(items), False


def _of_items(items: list[Any]) -> _clew.Source:
    try:
        return _clew.Source.of_texts(items)
    except TypeError:  # puzzles as objects, or nulls of pandas
        return _clew.Source.of_texts([_text(item) for item in items])


def _text(item: Any) -> Any:
    if isinstance(item, Puzzle):
        return str(item)
    return None if _is_null(item) else item


def _is_null(item: Any) -> bool:
    """True for None, a float that is no number, and pandas.NA."""
    return item is None or isinstance(item, float) and item != item or type(item).__name__ == "NAType"


def _nested(items: list[Any]) -> numpy.ndarray:
    try:
        array = numpy.asarray(items)
    except ValueError:
        raise TypeError("lists of digits must have the same length in every row") from None
    if array.dtype.kind not in "iub":
        raise TypeError("lists of digits hold whole numbers, 0 for a blank")
    return array


def _of_array(array: numpy.ndarray, layout: str | None) -> _clew.Source:
    kind = array.dtype.kind
    if kind in "iu":
        return _clew.Source.of_digits(numpy.ascontiguousarray(grids_of(array, layout), array.dtype.newbyteorder("=")))
    if kind == "b" and array.ndim in (3, 4):
        array = array.reshape(array.shape[0], -1, array.shape[-1])
        return _clew.Source.of_candidates(numpy.ascontiguousarray(array).view(numpy.uint8))
    if array.ndim == 1 and kind == "S":
        wide = numpy.ascontiguousarray(array)
        return _clew.Source.of_bytes(wide.view(numpy.uint8).reshape(len(wide), wide.dtype.itemsize))
    if array.ndim == 1 and kind in "UOT":
        return _of_items(array.tolist())
    raise TypeError("puzzles in numpy are texts (n,), digits of an integer type (n, cells), (n, rows, columns) or (rows, columns), "
                    f"or candidates of bool (n, cells, digits), not {array.dtype} {array.shape}")


def grids_of(array: numpy.ndarray, layout: str | None = None) -> numpy.ndarray:
    """Digits as (n, cells): of one grid (cells,) or (rows, columns), or of many. A square array is one grid unless a grid
    of the layout has as many cells as a row of the array."""
    if array.ndim == 1:
        return array.reshape(1, -1)
    if array.ndim == 3:
        return array.reshape(array.shape[0], array.shape[1] * array.shape[2])
    if array.ndim != 2:
        raise TypeError(f"digits are (n, cells), (n, rows, columns) or (rows, columns), not {array.shape}")
    rows, width = array.shape
    if rows == width and rows > 1 and not _is_grid(width, layout) and _is_grid(rows * width, layout):
        return array.reshape(1, -1)
    return array


def _is_grid(cells: int, layout: str | None) -> bool:
    if layout is None:
        return _clew.cells_are_known(cells)
    one: Any = call("layouts", {"name": layout})
    return len(one["cells"]) == cells
