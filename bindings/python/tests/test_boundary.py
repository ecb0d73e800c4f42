"""Input and output: nulls, empty batches, slices, every type of text, streams, wrong types."""

import numpy
import polars
import pyarrow
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clew

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
FEW = "1..............................................................................7."

lines = st.one_of(st.none(), st.just(PUZZLE), st.just(FEW), st.just(PUZZLE + " # remark"), st.text(max_size=90),
                  st.text("0123456789.", min_size=81, max_size=81), st.just(""))
TYPES = [pyarrow.string(), pyarrow.large_string(), pyarrow.string_view(),
         pyarrow.dictionary(pyarrow.int8(), pyarrow.string()), pyarrow.dictionary(pyarrow.uint32(), pyarrow.large_string()),
         pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view(), pyarrow.dictionary(pyarrow.int16(), pyarrow.binary())]


def column_of(texts, kind):
    """An array of texts, or of their bytes."""
    value = kind.value_type if pyarrow.types.is_dictionary(kind) else kind
    is_text = any(test(value) for test in (pyarrow.types.is_string, pyarrow.types.is_large_string, pyarrow.types.is_string_view))
    return pyarrow.array(texts if is_text else [None if t is None else t.encode() for t in texts], kind)


def encodable(texts):
    return [t if t is None or t.isascii() or t.encode("utf-8", "ignore").decode() == t else "?" for t in texts]


@settings(deadline=None, max_examples=150)
@given(st.lists(lines, max_size=60), st.sampled_from(TYPES), st.integers(0, 20), st.integers(0, 40), st.integers(0, 3))
def test_any_array_and_slice(texts, kind, offset, length, threads):
    texts = encodable(texts)
    column = column_of(texts, kind).slice(offset, length)
    wanted = list(clew.solve(texts[offset:offset + length], threads=1))
    table = clew.solve(column, threads=threads)
    table.validate(full=True)
    assert table.to_pylist() == wanted
    for text, row in zip(texts[offset:offset + length], wanted):
        if text is None:
            assert set(row.values()) == {None}
        elif text.startswith(PUZZLE):
            assert row == {"status": "unique", "solutions": 1, "solution": SOLUTION, "error": None}
        elif row["status"] == "malformed":
            assert row["error"] and row["solution"] is None


@settings(deadline=None, max_examples=60)
@given(st.lists(st.lists(lines, max_size=20), max_size=6), st.sampled_from(TYPES), st.sampled_from(["count", "rate", "convert", "explain"]))
def test_chunked_streams(chunks, kind, verb):
    chunks = [encodable(chunk) for chunk in chunks]
    flat = [text for chunk in chunks for text in chunk]
    function, options = getattr(clew, verb), {"limit": 2} if verb == "count" else {}
    if verb == "explain":
        options["timeout"] = 0.2
        chunks = [[t for t in chunk if t in (None, "") or t and t.startswith(PUZZLE)] for chunk in chunks]
        flat = [text for chunk in chunks for text in chunk]
    wanted = list(function(flat, **options))
    chunked = pyarrow.chunked_array([column_of(chunk, kind) for chunk in chunks], kind)
    assert function(chunked, **options).to_pylist() == wanted
    schema = pyarrow.schema([("id", pyarrow.int64()), ("puzzle", kind)])
    batches = [pyarrow.record_batch([pyarrow.array(range(len(c)), pyarrow.int64()), column_of(c, kind)], schema) for c in chunks]
    reader = function(pyarrow.RecordBatchReader.from_batches(schema, batches), **options)
    assert reader.read_all().to_pylist() == wanted


def test_a_stream_is_worked_off_as_it_is_read():
    pulled = []

    def batches():
        for i in range(1000):
            pulled.append(i)
            yield pyarrow.record_batch([pyarrow.array([PUZZLE] * 5)], ["puzzle"])

    reader = clew.solve(pyarrow.RecordBatchReader.from_batches(pyarrow.schema([("puzzle", pyarrow.string())]), batches()))
    for _ in range(3):
        assert len(reader.read_next_batch()) == 5
    assert len(pulled) <= 5


def test_an_error_in_a_stream_is_told():
    def batches():
        yield pyarrow.record_batch([pyarrow.array([PUZZLE])], ["puzzle"])
        raise ValueError("no more of it")

    reader = clew.solve(pyarrow.RecordBatchReader.from_batches(pyarrow.schema([("puzzle", pyarrow.string())]), batches()))
    with pytest.raises(Exception, match="no more of it"):
        reader.read_all()


def test_records_with_nulls_and_slices():
    records = pyarrow.StructArray.from_arrays([pyarrow.array([1, 2, 3, 4]), pyarrow.array([PUZZLE, "x", None, FEW])],
                                              ["id", "puzzle"], mask=pyarrow.array([False, True, False, False]))
    assert clew.solve(records)["status"].to_pylist() == ["unique", None, None, "multiple"]
    assert clew.solve(records.slice(2))["status"].to_pylist() == [None, "multiple"]


def test_the_column_of_a_table():
    table = pyarrow.table({"a": [PUZZLE], "b": ["x"]})
    assert clew.solve(table, column="a")["status"].to_pylist() == ["unique"]
    assert clew.solve(table.rename_columns(["question", "b"]))["status"].to_pylist() == ["unique"]
    with pytest.raises(TypeError, match="none of the columns is called puzzle"):
        clew.solve(table)
    with pytest.raises(TypeError, match="no column 'c'"):
        clew.solve(table, column="c")


@pytest.mark.parametrize("wrong", [pyarrow.array([1, 2]), pyarrow.array([[PUZZLE]]), [1], [PUZZLE, 2.5],
                                   7, b"abc", numpy.zeros((2, 81)), numpy.zeros((2, 3, 4, 5), numpy.uint8), [[1, 2], [3]],
                                   numpy.zeros((2, 81), bool), [["a"]], polars.LazyFrame({"puzzle": [PUZZLE]}),
                                   pyarrow.array([[0.5] * 81], pyarrow.list_(pyarrow.float64(), 81)),
                                   pyarrow.array([[None] * 81], pyarrow.list_(pyarrow.int8(), 81)),
                                   pyarrow.array([1.5]).dictionary_encode()])
def test_wrong_types(wrong):
    with pytest.raises(TypeError):
        clew.solve(wrong)


def test_wrong_options():
    for options, kind in (({"limt": 1}, TypeError), ({"limit": -1}, clew.ClewError), ({"limit": "2"}, clew.ClewError),
                          ({"layout": "9x8"}, clew.ClewError), ({"timeout": -1}, clew.ClewError), ({"threads": -1}, ValueError),
                          ({"threads": 1.5}, ValueError), ({"threads": "2"}, ValueError), ({"from_": "morse"}, clew.ClewError)):
        with pytest.raises(kind):
            clew.solve([PUZZLE], **options)


def test_empty():
    for empty in ([], pyarrow.array([], pyarrow.string()), polars.Series([], dtype=polars.String),
                  pyarrow.chunked_array([], pyarrow.string()), numpy.zeros((0, 81), numpy.uint8)):
        assert len(clew.rate(empty)) == 0
    assert pyarrow.table(clew.rate([])).column_names == pyarrow.table(clew.rate([PUZZLE])).column_names


def test_the_like_comes_back():
    import pandas

    assert isinstance(clew.solve(pyarrow.array([PUZZLE])), pyarrow.Table)
    assert isinstance(clew.solve(polars.Series([PUZZLE])), polars.DataFrame)
    frame = clew.solve(pandas.Series([PUZZLE, None], index=[7, 9]))
    assert isinstance(frame, pandas.DataFrame) and list(frame.index) == [7, 9]
    assert list(frame["status"])[0] == "unique"
    table = clew.solve([PUZZLE, None])
    assert isinstance(table, clew.Table) and table[-1]["status"] is None and table["solutions"] == [1, None]
    assert polars.DataFrame(table).height == pyarrow.table(table).num_rows == 2
    with pytest.raises(IndexError):
        table[2]
    with pytest.raises(KeyError):
        table["er"]
    assert isinstance(clew.solve(PUZZLE), clew.Solution)


@settings(deadline=None, max_examples=50)
@given(st.integers(0, 40), st.integers(0, 5))
def test_digits(rows, threads):
    array = numpy.tile(clew.to_array([PUZZLE]), (rows, 1))
    if rows > 3:
        array[1, 5], array[2, 80] = 10, 255
    result = clew.solve(array, threads=threads)
    assert len(result) == rows
    for i, row in enumerate(result):
        if rows > 3 and i in (1, 2):
            place, value = ((6, 10), (81, 255))[i - 1]
            assert row["error"] == f"column {place}: {value} is no digit of this layout"
        else:
            assert row["solution"] == SOLUTION


def test_digits_of_other_layouts():
    for name in ("6x6", "16x16", "samurai", "roxdoku", "tridoku"):
        made = clew.generate(name, count=3, seed=4)
        array = clew.to_array([p.givens for p in made], layout=name)
        assert array.shape == (3, len(made[0].givens)) and array.dtype == numpy.uint8
        assert clew.solve(array, layout=name)["solution"] == [p.solution for p in made]
        assert clew.solve(array[:, ::-1][:, ::-1], layout=name)["solution"] == [p.solution for p in made]
    with pytest.raises(clew.ClewError, match="puzzle 1: "):
        clew.to_array([PUZZLE, "x"])
    assert clew.solve(numpy.zeros((1, 80), numpy.uint8))["status"] == ["malformed"]


def test_lines_of_several_forms_in_one_column():
    text = "sudoku 1\nlayout 4x4\ngivens\n1234\n3412\n2143\n432."
    rows = clew.solve([text, "1234341221434321", PUZZLE, "1:2"] * 9)
    assert [row["status"] for row in rows] == ["unique", "unique", "unique", "malformed"] * 9
    assert clew.solve(["sudoku 1\nlayout 4x4\ngivens\n12345"])[0]["error"].startswith("line 4, column ")


def test_answers_beside_a_batch():
    import clew.arrow

    batch = pyarrow.record_batch([pyarrow.array([PUZZLE, None]), pyarrow.array([1, 2])], ["puzzle", "status"])
    table = clew.arrow.solve(batch)
    assert table.column_names == ["puzzle", "status", "solve_status", "solutions", "solution", "error"]
    assert table["solution"].to_pylist() == [SOLUTION, None] and table["status"].to_pylist() == [1, 2]
    assert clew.arrow.count(batch.column(0))["solutions"].to_pylist() == [1, None]
    with pytest.raises(TypeError):
        clew.arrow.solve(batch, limt=2)
