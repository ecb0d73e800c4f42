"""Files of puzzles, in any format that Clew reads, plain or packed."""

from __future__ import annotations

import os
from collections.abc import Iterator

from . import _clew
from ._engine import ClewError
from ._puzzle import Puzzle
from ._types import Format

File = str | os.PathLike[str]


class Scan:
    """Files that are read when somebody asks for their puzzles: a bulk function takes it and returns
    :class:`clew.Answers`, in constant memory; iterating gives each as a :class:`clew.Puzzle`."""

    def __init__(self, paths: tuple[File, ...], layout: str | None, from_: Format | None):
        self._paths = [os.fspath(path) for path in paths]
        self._layout, self._from = layout, from_

    def _source(self) -> _clew.Source:
        try:
            return _clew.Source.of_files(self._paths, self._layout or "", self._from or "")
        except ValueError as wrong:
            raise ClewError(str(wrong)) from None

    def __iter__(self) -> Iterator[Puzzle]:
        source = self._source()
        while (texts := source.texts()) is not None:
            for text, reason, line, column in texts:
                if text is None:
                    raise ClewError(reason or "", line or None, column or None)
                yield Puzzle._unread(text, None, None)

    def __repr__(self) -> str:
        return f"<clew.Scan of {', '.join(self._paths)}>"


def scan(*paths: File, layout: str | None = None, from_: Format | None = None) -> Scan:
    """Opens files of puzzles lazily.

    Parameters
    ----------
    paths
        Files in any format that Clew reads, also as .gz or .zst.
    layout
        The layout of bare puzzles. By default it follows from their length.
    from_
        The format. By default it is recognised for each puzzle.

    Returns
    -------
    Scan
        For a bulk function, such as ``clew.rate(clew.scan("puzzles.csv.zst"))``, which returns :class:`clew.Answers` with a
        row for every puzzle, malformed ones too; or to iterate over, which raises a ClewError for a malformed puzzle.

    Raises
    ------
    OSError
        While reading: a file cannot be read.
    ClewError
        While reading: the layout or the format is unknown.

    Examples
    --------
    >>> for table in clew.rate(clew.scan("puzzles.csv.zst"), timeout=10):  # doctest: +SKIP
    ...     print(table["er"])
    """
    return Scan(paths, layout, from_)


def read(*paths: File, layout: str | None = None, from_: Format | None = None) -> list[Puzzle]:
    """Reads every puzzle of files.

    Parameters
    ----------
    paths
        Files in any format that Clew reads, also as .gz or .zst.
    layout
        The layout of bare puzzles. By default it follows from their length.
    from_
        The format. By default it is recognised for each puzzle.

    Raises
    ------
    OSError
        A file cannot be read.
    ClewError
        A puzzle is malformed, with its line and column; or the layout or the format is unknown.

    Examples
    --------
    >>> clew.read("puzzles.sdm")[0].solve()  # doctest: +SKIP
    """
    return list(scan(*paths, layout=layout, from_=from_))
