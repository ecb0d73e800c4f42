"""The verbs as expressions of polars: ``pl.col("puzzle").clew.rate()`` gives a struct with the verb's columns.

::

    import clew.polars

    frame.lazy().with_columns(pl.col("puzzle").clew.rate(timeout=10).struct.field("er"))

An expression is computed batch by batch, in lazy frames and on streams too. The namespace of a series gives a frame.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import polars
from polars.api import register_expr_namespace, register_series_namespace

from ._bulk import FUNCTIONS
from ._types import VERBS


class _Namespace:
    def __init__(self, puzzles: Any):
        self._puzzles = puzzles

    def __getattr__(self, verb: str) -> Callable[..., Any]:
        if verb not in VERBS:
            raise AttributeError(f"there is no verb {verb} over columns")
        function = FUNCTIONS[verb]

        @functools.wraps(function)
        def over(**options: Any) -> Any:
            return self._over(function, options)

        return over

    def __dir__(self) -> list[str]:
        return [*VERBS]

    def _over(self, function: Callable[..., Any], options: dict[str, Any]) -> Any:
        return function(self._puzzles, **options)


@register_series_namespace("clew")
class SeriesNamespace(_Namespace):
    """The verbs over a series: a frame with the verb's columns."""


@register_expr_namespace("clew")
class ExpressionNamespace(_Namespace):
    """The verbs as expressions: a struct with the verb's columns."""

    def _over(self, function: Callable[..., Any], options: dict[str, Any]) -> polars.Expr:
        schema = function([], out="polars", **options).schema  # raises an error for an unknown option

        def work(series: polars.Series) -> polars.Series:
            frame: polars.DataFrame = function(series, out="polars", **options)
            return frame.to_struct(series.name)

        expression: polars.Expr = self._puzzles.map_batches(work, return_dtype=polars.Struct(schema), is_elementwise=True)
        return expression
