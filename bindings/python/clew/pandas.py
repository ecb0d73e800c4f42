"""The verbs as accessors of pandas: ``series.clew.rate()``, ``frame.clew.solve(column="question")``.

::

    import clew.pandas

    frame["er"] = frame["puzzle"].clew.rate(timeout=10)["er"]
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from pandas import DataFrame
from pandas.api.extensions import register_dataframe_accessor, register_series_accessor

from ._bulk import FUNCTIONS
from ._types import VERBS


@register_dataframe_accessor("clew")
@register_series_accessor("clew")
class Accessor:
    """The verbs over a series or a frame, with their options: a frame with the same index comes back."""

    def __init__(self, puzzles: Any):
        self._puzzles = puzzles

    def __getattr__(self, verb: str) -> Callable[..., DataFrame]:
        if verb not in VERBS:
            raise AttributeError(f"there is no verb {verb} over columns")
        function = FUNCTIONS[verb]

        @functools.wraps(function)
        def over(**options: Any) -> DataFrame:
            frame: DataFrame = function(self._puzzles, **options)
            return frame

        return over

    def __dir__(self) -> list[str]:
        return [*VERBS]
