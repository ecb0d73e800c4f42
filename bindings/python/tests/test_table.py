"""Tables: slices, masks, pickle, HTML and conversions; accessors of pandas and polars."""

import pickle

import numpy
import pandas
import polars
import pyarrow
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clew

SMALL = ["1......4.2....3.", "................", None, "broken", "1234............", "11.............."]


@pytest.fixture(scope="module")
def table():
    return clew.Table("check", [b for _ in range(3) for b in clew.check(SMALL, minimal=True)._batches])


@settings(deadline=None, max_examples=100)
@given(st.slices(18), st.lists(st.integers(-18, 17), max_size=30), st.lists(st.booleans(), min_size=18, max_size=18))
def test_rows_that_are_chosen(cut, numbers, mask):
    table = clew.Table("check", [b for _ in range(3) for b in clew.check(SMALL, minimal=True)._batches])
    rows = list(table)
    assert list(table[cut]) == rows[cut]
    assert list(table[numbers]) == [rows[i] for i in numbers]
    assert list(table[numpy.array(mask)]) == [row for row, chosen in zip(rows, mask) if chosen]
    assert pyarrow.table(table[cut]).to_pylist() == rows[cut]


def test_shape_and_errors(table):
    assert table.columns[0] == "status" and table.shape == (18, len(table.columns))
    for wrong, kind in (("er", KeyError), (18, IndexError), (-19, IndexError), ([18], IndexError), ([0.5], TypeError),
                        (numpy.ones(3, bool), IndexError), (None, TypeError)):
        with pytest.raises(kind):
            table[wrong]


@pytest.mark.parametrize("verb", ["solve", "count", "candidates", "check", "rate", "explain", "hint", "canon", "convert", "backdoors"])
def test_pickle(verb):
    answers = getattr(clew, verb)(SMALL, timeout=20)
    again = pickle.loads(pickle.dumps(answers))
    assert again == answers and again.columns == answers.columns
    assert pyarrow.table(again).equals(pyarrow.table(answers))
    assert answers != answers[:-1]


def test_html(table):
    html = table._repr_html_()
    assert html.count("<tr>") == 19 and "conflicts" in html
    long = clew.Table("check", table._batches * 2)
    assert "20 of 36 rows" in long._repr_html_()
    titled = clew.convert(["sudoku 1\ntitle <b>\nlayout 4x4\ngivens\n1...\n....\n....\n...."], to="text")
    assert "<b>" in titled["text"][0] and "<b>" not in titled._repr_html_() and "&lt;b&gt;" in titled._repr_html_()


def test_nullable_types_of_pandas():
    frame = clew.rate(pandas.Series([*SMALL[:4], "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"],
                                    index=list("abcde")))
    assert frame.dtypes.astype(str).to_dict() == {
        "status": "string", "er": "Float64", "ep": "Float64", "ed": "Float64", "exact": "boolean", "level": "string",
        "score": "UInt64", "hardest": "string", "scale": "string", "error": "string"}
    assert list(frame.index) == list("abcde") and frame["er"].isna()["c"] and frame["er"]["e"] == 1.2
    assert frame["status"]["d"] == "malformed" and frame["score"].isna()["c"]


def test_conversions(table):
    assert table.to_arrow().to_pylist() == list(table) == table.to_polars().to_dicts()
    assert table.to_pandas()["status"].isna().sum() == 3
    assert table.to_numpy()["status"].tolist() == table["status"]
    assert table.to_numpy()["cells"].tolist() == table["cells"]


def test_accessors_of_pandas():
    import clew.pandas  # noqa: F401

    series = pandas.Series(SMALL, index=range(10, 16))
    frame = series.clew.solve(limit=3)
    assert list(frame.index) == list(series.index) and frame["solutions"].tolist()[:2] == [1, 3]
    assert series.to_frame("question").clew.count(column="question")["solutions"][11] == 288
    with pytest.raises(TypeError):
        series.clew.solve(limt=3)


def test_expressions_of_polars():
    import clew.polars  # noqa: F401

    frame = polars.DataFrame({"puzzle": SMALL})
    wanted = clew.solve(SMALL)
    assert frame["puzzle"].clew.solve().to_dicts() == list(wanted)
    lazy = frame.lazy().select(polars.col("puzzle").clew.solve(threads=1).alias("answer")).unnest("answer")
    assert lazy.collect_schema() == polars.DataFrame(wanted).schema
    assert lazy.collect().to_dicts() == list(wanted)
    with pytest.raises(TypeError, match="collect"):
        clew.solve(frame.lazy())
    with pytest.raises(TypeError):
        polars.col("puzzle").clew.solve(limt=3)
