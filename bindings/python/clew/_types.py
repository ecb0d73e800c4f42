"""Names and types that the functions take and return."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Literal

Status = Literal["unique", "multiple", "none", "unknown"]
Level = Literal["easy", "intermediate", "hard", "very hard", "diabolical", "beyond logic"]
Scale = Literal["se", "sk"]
Path = Literal["in-order", "easiest", "short"]
Language = Literal["en", "de", "fr", "es"]
Symmetry = Literal["none", "point", "horizontal", "vertical", "mirrors", "diagonal", "antidiagonal", "rotational", "full"]
Format = Literal["line", "grid", "pencil", "text", "hodoku", "sdk", "sdm", "sdx", "ss", "opensudoku", "fpuzzles",
                 "sudokupad", "sudokumaker", "iss"]
Out = Literal["table", "numpy", "pandas", "polars", "arrow"]
Verdict = Literal["right", "other", "unproven", "wrong", "known", "mistakes", "unknown"]

VERBS = ("backdoors", "candidates", "canon", "check", "clues", "convert", "count", "explain", "hint", "rate", "solve")
"""The verbs over columns."""
Techniques = str | list[str] | None
"""Names or codes of techniques: a list, or a text with commas."""
Progress = Callable[[int, int | None], None]
"""Receives the number of finished rows, and of all rows if it is known."""
Share = Callable[[float, int], None]
"""Receives the share done, from 0 to 1 or negative if unknown, and the number of attempts."""
Stop = threading.Event | Callable[[], bool]
"""Ends a call with :class:`clew.Cancelled` once it is set or returns True."""
