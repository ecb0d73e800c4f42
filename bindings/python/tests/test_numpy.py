"""Digits, candidates and bytes from numpy, nested lists and Arrow; and arrays as answers."""

import random

import numpy
import pyarrow
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clew

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SMALL = "1......4.2....3."
INTEGERS = ["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", ">i2", ">u8"]

cells = st.lists(st.lists(st.integers(0, 9), min_size=81, max_size=81), max_size=6)


def given_by(digits):
    return ["".join(map(str, row)) for row in digits]


@settings(deadline=None, max_examples=60)
@given(cells, st.sampled_from(INTEGERS), st.integers(0, 3))
def test_digits_of_any_integer_type(digits, kind, shape):
    wanted = clew.check(given_by(digits))
    array = numpy.array(digits, kind).reshape(-1, 81)
    forms = [array, array.reshape(-1, 9, 9), numpy.asfortranarray(array), array[:, ::-1][:, ::-1]]
    assert clew.check(forms[shape]) == wanted
    assert (clew.to_array(forms[shape]) == array).all()
    if digits:
        assert clew.check(digits) == wanted
        assert clew.check(array.reshape(-1, 9, 9).tolist()) == wanted
        lists = pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(array.astype(array.dtype.newbyteorder("=")).ravel()), 81)
        assert clew.check(lists).to_pylist() == list(wanted)
        assert clew.check(lists.slice(1)).to_pylist() == list(wanted)[1:]


@settings(deadline=None, max_examples=60)
@given(st.lists(st.text("123456789.0_*-?", min_size=81, max_size=81), min_size=1, max_size=4))
def test_the_fast_way_reads_lines_as_the_reader_does(lines):
    """Puzzle text states the layout, so that its givens are read in another way."""
    wanted = [[int(c) if c.isdigit() else 0 for c in line] for line in lines]
    assert clew.to_array(lines).tolist() == wanted
    for line, row in zip(lines, wanted):
        assert [int(c) if c != "." else 0 for c in clew.Puzzle(line).givens] == row


@settings(deadline=None, max_examples=60)
@given(st.lists(st.one_of(st.just(PUZZLE.encode()), st.binary(max_size=81), st.just(b"")), max_size=8))
def test_bytes(texts):
    texts = [text.rstrip(b"\0") for text in texts]
    wanted = clew.solve(texts)
    assert clew.solve(numpy.array(texts, "S81")) == wanted
    fixed = pyarrow.array([text.ljust(81, b"\0") for text in texts], pyarrow.binary(81))
    assert clew.solve(fixed).to_pylist() == list(wanted)
    assert clew.solve(fixed.slice(1)).to_pylist() == list(wanted)[1:]
    for text, row in zip(texts, wanted):
        assert text != PUZZLE.encode() or row["solution"] == SOLUTION


@settings(deadline=None, max_examples=40)
@given(st.lists(st.tuples(st.sampled_from([PUZZLE, "." + PUZZLE[1:], "5" + PUZZLE[:80], SMALL, "x" * 81, "", None]), st.integers(1, 9)),
                max_size=12))
def test_runs_of_answers_are_those_of_single_calls(runs):
    """Rows with as many solutions are appended together, whatever stands between them."""
    texts = [text for text, times in runs for _ in range(times)]
    single = {text: clew.solve([text])[0] for text in set(texts)}
    wanted = [single[text] for text in texts]
    for kind in pyarrow.string(), pyarrow.large_string(), pyarrow.string_view():
        column = pyarrow.array(texts, pyarrow.string()).cast(kind)
        assert clew.solve(column).to_pylist() == wanted
        assert clew.solve(column.slice(3)).to_pylist() == wanted[3:]
    assert clew.solve(pyarrow.array(texts, pyarrow.string()).dictionary_encode()).to_pylist() == wanted


def test_wrong_values_are_told_in_their_row():
    array = numpy.tile(clew.to_array([PUZZLE]), (20, 1)).astype(numpy.int16)
    array[3, 7], array[4, 80] = -1, 300
    rows = clew.solve(array)
    assert rows[3]["error"] == "column 8: -1 is no digit of this layout"
    assert rows[4]["error"] == "column 81: 300 is no digit of this layout"
    assert rows["status"].count("unique") == 18


def test_one_grid():
    grid = clew.to_array([PUZZLE]).reshape(9, 9)
    for one in (grid, grid.astype(int), grid.tolist(), grid.ravel(), grid.ravel().tolist(), [grid]):
        assert clew.solve(one)["solution"] == [SOLUTION]
    # Sixteen puzzles of 4x4, unless the layout says otherwise.
    square = numpy.zeros((16, 16), int)
    assert len(clew.count(square, limit=2)) == 16
    assert len(clew.count(square, layout="16x16", limit=2)) == 1


@pytest.mark.parametrize("layout", ["4x4", "6x6", "9x9", "16x16", "samurai", "roxdoku", "x-9x9"])
def test_arrays_of_answers(layout):
    made = clew.generate(layout, count=1, seed=5) * 4
    array = clew.to_array([p.givens for p in made], layout=layout)
    solved = clew.solve(array, layout=layout, out="numpy")
    grids = solved["solution"]
    assert grids.dtype == numpy.uint8 and (grids == clew.to_array([p.solution for p in made], layout=layout)).all()
    assert solved["status"].tolist() == ["unique"] * 4 and solved["solutions"].dtype == numpy.uint64
    if layout in ("4x4", "6x6", "9x9", "x-9x9"):
        marks = clew.candidates(array, layout=layout, out="numpy")["candidates"]
        assert marks.shape == (4, array.shape[1], 4 if layout == "4x4" else 6 if layout == "6x6" else 9)
        assert (marks.argmax(2) + 1 == grids).all() and (marks.sum(2) == 1).all()


def test_candidates_as_puzzles():
    marks = numpy.ones((3, 16, 4), bool)
    marks[1] = numpy.eye(4, dtype=bool)[clew.to_array([SMALL])[0].astype(int) - 1]
    marks[1][clew.to_array([SMALL])[0] == 0] = True
    marks[2, 0] = False
    rows = clew.solve(marks, limit=0)
    assert rows["solutions"] == [288, 1, 0] and rows[1]["solution"] == clew.solve(SMALL).grid
    assert clew.solve(marks.reshape(3, 4, 4, 4), limit=0) == rows
    assert clew.solve(numpy.ones((1, 16, 5), bool))["error"] == ["column 1: the layout has 4 digits, the row 5"]
    random_ = random.Random(3)
    some = numpy.array([[[random_.random() < 0.7 for _ in range(4)] for _ in range(16)] for _ in range(40)])
    text = ["\n".join(" ".join("".join(str(d + 1) for d in range(4) if cell[d]) or "-" for cell in row)
                      for row in grid.reshape(4, 4, 4)) for grid in some]
    assert [row["solutions"] for row in clew.count(some)] == [row["solutions"] for row in clew.count(text, layout="4x4", from_="pencil")]


def test_nulls_in_arrays():
    arrays = clew.solve([PUZZLE, None, "x"], out="numpy")
    assert arrays["status"].tolist() == ["unique", None, "malformed"]
    assert arrays["solutions"].mask.tolist() == [False, True, True]
    assert arrays["solution"].shape == (3, 81) and not arrays["solution"][1:].any()
    assert clew.solve([], out="numpy")["solution"].shape == (0, 0)
    with pytest.raises(ValueError, match="row 1 has another layout"):
        clew.solve([PUZZLE, SMALL], out="numpy")
    assert numpy.isnan(clew.rate([None], out="numpy")["er"]).all()


def test_arrays_of_a_table_in_several_batches():
    # Files are answered batch by batch, each null or line in its own place of the whole array.
    parts = [clew.solve([PUZZLE, None]), clew.solve([None]), clew.solve(["x", PUZZLE, PUZZLE])]
    table = clew.Table("solve", [batch for part in parts for batch in part._batches])
    arrays = table.to_numpy()
    known = numpy.array([True, False, False, False, True, True])
    assert (arrays["solution"][known] == clew.to_array([clew.solve(PUZZLE).grid])).all()
    assert not arrays["solution"][~known].any()
    assert arrays["status"].tolist() == table["status"] and arrays["error"].tolist() == table["error"]
    assert arrays["solutions"].mask.tolist() == (~known).tolist()
    with pytest.raises(ValueError, match="row 6 has another layout"):
        clew.Table("solve", table._batches + clew.solve([SMALL])._batches).to_numpy()


def test_kinds_of_results():
    import pandas
    import polars

    for out, kind in (("table", clew.Table), ("numpy", dict), ("pandas", pandas.DataFrame), ("polars", polars.DataFrame),
                      ("arrow", pyarrow.Table)):
        for puzzles in ([SMALL], SMALL, clew.Puzzle(SMALL), pyarrow.array([SMALL]), polars.Series([SMALL])):
            assert isinstance(clew.solve(puzzles, out=out), kind)
    with pytest.raises(ValueError, match="out is"):
        clew.solve([SMALL], out="csv")
