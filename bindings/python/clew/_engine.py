"""A verb as every binding of Clew has it: a request and an answer in JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from . import _clew
from ._types import Share, Stop


class ClewError(ValueError):
    """The engine's error for a request; ``line`` and ``column``, from 1, if the reason has a
    position in the puzzle's text."""

    def __init__(self, reason: str, line: int | None = None, column: int | None = None):
        place = f"{line}:{column}: " if line is not None else ""
        super().__init__(place + reason)
        self.reason, self.line, self.column = reason, line, column


class Cancelled(RuntimeError):
    """The call ended before its time because ``stop`` was set."""


def checker(stop: Stop | None) -> Callable[[], None] | None:
    """A function that raises :class:`Cancelled` once a call should stop."""
    if stop is None:
        return None
    is_set = getattr(stop, "is_set", stop)
    if not callable(is_set):
        raise TypeError(f"stop is an event or a function, not {type(stop).__name__}")

    def check() -> None:
        if is_set():
            raise Cancelled("the call was stopped")

    return check


def call(verb: str, request: Mapping[str, Any] | None = None, *, progress: Share | None = None,
         stop: Stop | None = None) -> dict[str, Any]:
    """Calls any verb with its JSON, as docs/schema/verbs.json describes it.

    Parameters
    ----------
    verb
        A name of :func:`clew.verbs`.
    request
        The fields of the request; None counts as absent.
    progress
        A function that receives a share from 0 to 1 (negative if unknown) and the number of attempts.
    stop
        An event, or a function without arguments: the call raises Cancelled soon after it is set or returns True.

    Returns
    -------
    dict
        The answer.

    Raises
    ------
    ClewError
        The request is wrong, or its puzzle is malformed.
    Cancelled
        The call was stopped.

    Examples
    --------
    >>> clew.call("grids", {"layout": "4x4"})["grids"]
    '288'
    """
    if not isinstance(verb, str):
        raise TypeError(f"a verb is a text, not {type(verb).__name__}")
    if request is not None and not isinstance(request, Mapping):
        raise TypeError(f"a request is a dict, not {type(request).__name__}")
    wanted = {name: value for name, value in (request or {}).items() if value is not None}
    answer: dict[str, Any] = json.loads(_clew.call(verb, json.dumps(wanted), progress, checker(stop)))
    if isinstance(answer.get("error"), str):
        raise ClewError(answer["error"], answer.get("line"), answer.get("column"))
    return answer


def verbs() -> list[str]:
    """The names that :func:`call` takes."""
    names: list[str] = call("verbs")["verbs"]
    return names
