"""A verb as every binding of Clew has it: a request and an answer in JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import _clew


class ClewError(ValueError):
    """The engine's error for a request; ``line`` and ``column``, from 1, if the reason has a
    position in the puzzle's text."""

    def __init__(self, reason: str, line: int | None = None, column: int | None = None):
        place = f"{line}:{column}: " if line is not None else ""
        super().__init__(place + reason)
        self.reason, self.line, self.column = reason, line, column


def call(verb: str, request: dict[str, Any] | None = None, *,
         progress: Callable[[float, int], None] | None = None) -> dict[str, Any]:
    """Calls any verb: ``call("grids", {"layout": "4x4"})``. ``progress`` receives a share from 0 to 1
    (negative if unknown) and the number of attempts. Raises :class:`ClewError`."""
    if not isinstance(verb, str):
        raise TypeError(f"a verb is a text, not {type(verb).__name__}")
    if request is not None and not isinstance(request, dict):
        raise TypeError(f"a request is a dict, not {type(request).__name__}")
    wanted = {name: value for name, value in (request or {}).items() if value is not None}
    answer = json.loads(_clew.call(verb, json.dumps(wanted), progress))
    if isinstance(answer.get("error"), str):
        raise ClewError(answer["error"], answer.get("line"), answer.get("column"))
    return answer


def verbs() -> list[str]:
    """The names that :func:`call` takes."""
    return call("verbs")["verbs"]
