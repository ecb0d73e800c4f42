"""Puzzles from photographs."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any, BinaryIO, Literal, overload

import numpy

from . import _clew
from ._engine import ClewError
from ._puzzle import Puzzle

Image = str | os.PathLike[str] | bytes | BinaryIO | Any


@dataclass(frozen=True)
class ImageCell:
    """A cell as it was read: the probability of its reading, and the digits that it may be (None: empty), the
    likeliest first, each with its probability."""

    confidence: float
    alternatives: tuple[tuple[int | None, float], ...]


@dataclass(frozen=True)
class ImageCage:
    """A killer cage as it was read: names of its cells, the total in the first of them (None: none is printed), whether
    to compare it with the picture, and the totals that it may be, the likeliest first, each with its probability."""

    cells: tuple[str, ...]
    total: int | None
    doubt: bool
    alternatives: tuple[tuple[int, float], ...]


@dataclass(frozen=True)
class ImageReading:
    """A puzzle in a picture.

    ``decision``: ``read`` if the likeliest reading has exactly one solution, ``decided`` if a less likely one was
    taken because it has, ``open`` if none has. ``doubtful``: compare the whole with the picture. ``doubts``: names
    of cells to look at. ``conflicts``: cells whose digits repeat. ``cost``: natural logarithm of how many times less
    likely the reading is than the likeliest. ``corners``: the grid's corners in pixels (x, y), clockwise from the
    upper left one of the upright grid. ``turn``: quarter turns clockwise that the picture needs. ``regions``: a
    symbol a cell, for jigsaws. ``cells``: in line order. ``cages``: by their first cells; their totals to look at are
    ``doubts``, too.
    """

    puzzle: Puzzle
    decision: Literal["read", "decided", "open"]
    cost: float
    doubtful: bool
    doubts: tuple[str, ...]
    conflicts: tuple[str, ...]
    regions: str | None
    turn: int
    corners: tuple[tuple[float, float], ...]
    cells: tuple[ImageCell, ...]
    cages: tuple[ImageCage, ...]


@overload
def read_image(image: Image, *, size: int | None = None, every: Literal[False] = False) -> ImageReading: ...
@overload
def read_image(image: Image, *, size: int | None = None, every: Literal[True]) -> list[ImageReading]: ...
def read_image(image: Image, *, size: int | None = None, every: bool = False) -> ImageReading | list[ImageReading]:
    """Reads the largest puzzle in a picture, or every one.

    Parameters
    ----------
    image
        A path, the bytes of a file or an open one, which Pillow decodes; a Pillow image; or pixels, an array of uint8
        of shape (height, width), (height, width, 3) or (height, width, 4).
    size
        Rows of the grid: 6, 9 or 16; any of these if None.
    every
        Return a list with every puzzle, from the largest.

    Raises
    ------
    ClewError
        No grid was found.
    TypeError
        The array has another type or shape.

    Examples
    --------
    >>> clew.read_image("newspaper.jpg").puzzle.solve().grid  # doctest: +SKIP
    """
    if size not in (None, 6, 9, 16):
        raise ValueError(f"a grid has 6, 9 or 16 rows, not {size!r}")
    try:
        answers = _clew.read_image(_pixels_of(image), every, size or 0)
    except ValueError as error:
        raise ClewError(str(error)) from None
    readings = [_reading(json.loads(answer)) for answer in answers]
    return readings if every else readings[0]


def _pixels_of(image: Image) -> numpy.ndarray:
    """Red, green and blue of each pixel; what is transparent becomes white."""
    pixels = image if isinstance(image, numpy.ndarray) else numpy.asarray(_opened(image))
    if pixels.dtype != numpy.uint8 or not (pixels.ndim == 2 or pixels.ndim == 3 and pixels.shape[2] in (3, 4)):
        raise TypeError(f"pixels are uint8 of shape (height, width), with 3 or 4 values a pixel or one, not {pixels.dtype} {pixels.shape}")
    if pixels.ndim == 2:
        pixels = numpy.repeat(pixels[:, :, None], 3, axis=2)
    elif pixels.shape[2] == 4:
        opaque = pixels[:, :, 3:].astype(numpy.uint16)
        pixels = ((pixels[:, :, :3] * opaque + 255 * (255 - opaque) + 127) // 255).astype(numpy.uint8)
    return numpy.ascontiguousarray(pixels)


def _opened(image: Image) -> Any:
    """The picture by Pillow, in a mode with values a pixel as above."""
    try:
        from PIL import Image as pillow
    except ImportError:
        raise ImportError("pictures are decoded by Pillow: pip install 'clew-sudoku[image]', or give an array of pixels") from None
    if isinstance(image, (bytes, bytearray, memoryview)):
        from io import BytesIO

        image = BytesIO(image)
    if not isinstance(image, pillow.Image):
        if not isinstance(image, (str, os.PathLike)) and not hasattr(image, "read"):
            raise TypeError(f"an image is a path, bytes, an open file, a Pillow image or an array, not {type(image).__name__}")
        image = pillow.open(image)
    return image if image.mode in ("L", "RGB", "RGBA") else image.convert("RGBA")


def _reading(data: dict[str, Any]) -> ImageReading:
    layout = data["layout"]
    text = data["puzzle"] if layout else f"{data['source']}\ngivens\n{data['puzzle']}\n"
    cells = tuple(ImageCell(c["confidence"], tuple((a["value"], a["probability"]) for a in c["alternatives"])) for c in data["cells"])
    cages = tuple(
        ImageCage(tuple(c["cells"]), c["total"], c["doubt"], tuple((a["total"], a["probability"]) for a in c["alternatives"]))
        for c in data["cages"])
    return ImageReading(
        Puzzle(text, layout, entries=data["entries"]), data["decision"], data["cost"], data["doubtful"], tuple(data["doubts"]),
        tuple(data["conflicts"]), data["regions"], data["turn"], tuple((x, y) for x, y in data["corners"]), cells, cages)
