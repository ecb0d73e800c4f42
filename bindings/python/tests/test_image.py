"""Puzzles from pictures: a page that the project has drawn itself."""

import io

import clew
import numpy
import pytest
from conftest import ROOT
from PIL import Image

PAGE = ROOT / "examples/puzzles/page.jpg"
PRINTED = "8.........5..9.4.13..4.79.......23....69..7.......3.287..1.6.....2..........7...4"


def forms():
    """The picture in every form that is taken."""
    picture = Image.open(PAGE)
    rgb = numpy.asarray(picture.convert("RGB"))
    rgba = numpy.dstack([rgb, numpy.full(rgb.shape[:2], 255, numpy.uint8)])
    png = io.BytesIO()
    picture.convert("P").save(png, "PNG")
    return {
        "path": str(PAGE), "Path": PAGE, "bytes": PAGE.read_bytes(), "file": io.BytesIO(PAGE.read_bytes()), "Pillow": picture,
        "palette": png.getvalue(), "grey": numpy.asarray(picture.convert("L")), "rgb": rgb, "rgba": rgba,
        "strided": numpy.ascontiguousarray(rgb[:, ::-1])[:, ::-1],
    }


@pytest.mark.parametrize("name", forms())
def test_every_form_is_read_alike(name):
    reading = clew.read_image(forms()[name])
    assert reading.puzzle == clew.Puzzle(PRINTED)
    assert reading.decision == "read" and not reading.doubtful and reading.doubts == ()
    assert len(reading.cells) == 81 and len(reading.corners) == 4
    first = reading.cells[0]
    assert first.alternatives[0][0] == 8 and first.confidence == first.alternatives[0][1] > 0.9
    assert reading.cells[1].alternatives[0][0] is None


def test_a_turned_picture_is_read_upright():
    turned = numpy.rot90(numpy.asarray(Image.open(PAGE).convert("RGB")))
    reading = clew.read_image(turned)
    assert reading.puzzle == clew.Puzzle(PRINTED)
    assert reading.turn == 1


def test_every_puzzle_of_a_page():
    grey = numpy.asarray(Image.open(PAGE).convert("L"))
    both = numpy.hstack([grey, grey])
    assert [reading.puzzle.givens for reading in clew.read_image(both, every=True)] == [PRINTED] * 2


def test_what_is_no_picture_is_refused(tmp_path):
    with pytest.raises(clew.ClewError, match="grid"):
        clew.read_image(numpy.full((300, 300), 255, numpy.uint8))
    with pytest.raises(clew.ClewError, match="empty"):
        clew.read_image(numpy.zeros((0, 5, 3), numpy.uint8))
    for wrong in numpy.zeros((9, 9)), numpy.zeros((9, 9, 2), numpy.uint8), 5, None:
        with pytest.raises(TypeError):
            clew.read_image(wrong)
    with pytest.raises(ValueError, match="6, 9 or 16"):
        clew.read_image(PAGE, size=7)
    with pytest.raises(FileNotFoundError):
        clew.read_image(tmp_path / "none.jpg")
