# pyright: strict
"""A sample of users' code, which mypy and pyright check in strict mode; it is not run."""

import threading
from typing import Any, assert_type

import numpy
import pandas
import polars
from numpy.typing import NDArray

import clew
import clew.schema

texts = ["53..7....", None]
digits = numpy.zeros((3, 81), numpy.uint8)
series = pandas.Series(["53..7...."])

assert_type(clew.solve("53..7...."), clew.Solution)
assert_type(clew.solve(clew.Puzzle("53..7....")), clew.Solution)
assert_type(clew.solve(texts), clew.Table)
assert_type(clew.solve([[1, 2], [3, 4]]), clew.Table)
assert_type(clew.solve(digits, limit=3), clew.Table)
assert_type(clew.rate(series, timeout=10), pandas.DataFrame)
assert_type(clew.rate(polars.Series(texts)), polars.DataFrame)
assert_type(clew.rate(texts, out="numpy"), dict[str, NDArray[Any]])
assert_type(clew.rate(texts, out="pandas"), pandas.DataFrame)
assert_type(clew.rate(texts, out="polars"), polars.DataFrame)
assert_type(clew.canon("53..7...."), str)
assert_type(clew.explain("53..7....", language="de", path="short"), clew.Explanation)
assert_type(clew.to_array(texts), NDArray[numpy.uint8])
assert_type(clew.solve(texts)["status"], list[Any])
assert_type(clew.solve(texts)[0], dict[str, Any])
assert_type(clew.solve(texts)[1:], clew.Table)

assert_type(clew.solve(texts, out="arrow"), Any)
assert_type(clew.scan("puzzles.txt"), clew.Scan)
assert_type(clew.solve(clew.scan("puzzles.txt")), clew.Answers)
assert_type(clew.verify("53..7....", "prose").score, float)

stop = threading.Event()
puzzle = clew.generate("6x6", level="hard", with_=["killer"], count=2, seed=1, stop=stop)[0]
grid: str | None = puzzle.solve(stop=stop).grid
status: str = puzzle.solve().status
steps: list[str] = [step.text for step in puzzle.explain(only="naked-single").steps]
verdict: str = puzzle.prove("r1c1=5").verdict
titles: list[str] = [technique.title for technique in clew.techniques("de")]
names: list[str] = [layout.name for layout in clew.layouts()]
cells: dict[str, Any] = clew.layouts("9x9")

answer = clew.call("rate", {"puzzle": "53..7....", "scale": "sk"})
assert_type(answer["er"], float | None)
assert_type(clew.call("grids", {"layout": "4x4"})["grids"], str | None)
request: clew.schema.ExplainRequest = {"puzzle": "53..7....", "path": "short"}
made: list[str] = [one["solution"] or "" for one in clew.call("generate", {"with": ["killer"]})["puzzles"]]
other: dict[str, Any] = clew.call("a verb of tomorrow", {"option": 1})
