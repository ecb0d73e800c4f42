"""Long work as a job: a row a grid, and parts of the work for one grid, or of a count, put together."""

import json
import random
import subprocess

import pytest

import clew
from clew import parts
from conftest import BINARY

SIX = "123456456123231564564231312645645312"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def told(*words):
    out = subprocess.run([BINARY, "clues", *words, "--json"], capture_output=True, text=True, check=True, timeout=100)
    return json.loads(out.stdout)


def test_rows_are_the_command_lines():
    rows = clew.clues([SIX, "broken", None, SIX[::-1]], clues=9)
    assert rows["status"] == ["ok", "malformed", None, "ok"]
    for row, grid in ((rows[0], SIX), (rows[3], SIX[::-1])):
        answer = told("9", grid)
        assert len(answer["puzzles"]) > 10
        assert {name: row[name] for name in answer if name != "layout"} == {
            name: value for name, value in answer.items() if name != "layout"}


def test_a_puzzle_names_its_grid():
    one = clew.Puzzle(PUZZLE)
    given = PUZZLE
    a, b = one.clues(clues=31, given=given), clew.clues(PUZZLE, clues=31, given=given)
    assert a == b and a.exact and a.count == 51 and a.grid == one.solve().grid


def test_what_makes_no_sense_is_told_at_once():
    for options in ({}, {"clues": 9, "part": 3, "parts": 2}, {"clues": 9, "part": 0, "parts": 2},
                    {"least": True, "part": 1, "parts": 2}):
        with pytest.raises(ValueError):
            clew.clues([SIX], **options)


def test_parts_make_the_whole(seed, tmp_path, capsys):
    whole = clew.clues([SIX], clues=9)[0]
    some = [clew.clues([SIX], clues=9, part=part, parts=5)[0] for part in range(1, 6)]
    random.Random(seed).shuffle(some)
    [merged] = clew.merge(some)
    assert sorted(merged["puzzles"]) == sorted(whole["puzzles"]) and merged["count"] == whole["count"]
    assert clew.merge(reversed(some)) == [merged]

    for wrong, why in ((some[1:], "missing: "), (some + some[:1], "comes twice"),
                       ([some[0] | {"exact": False}] + some[1:], "cut short"),
                       ([some[0] | {"parts": 6}] + some[1:], "cut otherwise"), ([{"er": 1}], "answers of clues")):
        with pytest.raises(clew.ClewError, match=why):
            clew.merge(wrong)

    # The command line's parts are the same, and a shell merges their files.
    files = []
    for part in range(1, 6):
        files.append(str(tmp_path / f"{part}.jsonl"))
        with open(files[-1], "w") as file:
            json.dump(told("9", SIX, "--part", f"{part}/5"), file)
    assert parts.main(files) == 0
    from_files = json.loads(capsys.readouterr().out)
    assert {name: merged[name] for name in from_files if name != "layout"} == {
        name: value for name, value in from_files.items() if name != "layout"}
    assert parts.main(files[1:]) == 1
    assert "missing: 1" in capsys.readouterr().err


def test_parts_of_a_count_add_up(seed, tmp_path, capsys):
    whole = clew.grids("8x8", essentially_different=False)
    some = [clew.grids("8x8", part=part, parts=6) for part in range(1, 7)]
    random.Random(seed).shuffle(some)
    [merged] = clew.merge(some)
    assert merged["grids"] == whole["grids"] and merged["method"] == whole["method"]
    assert "part" not in merged and merged["layout"] == "8x8"
    for wrong, why in ((some[1:], "missing: "), (some + some[:1], "comes twice"),
                       ([some[0] | {"grids": None}] + some[1:], "cut short"),
                       ([some[0] | {"parts": 7}] + some[1:], "cut otherwise")):
        with pytest.raises(clew.ClewError, match=why):
            clew.merge(wrong)

    # The command line counts them into one file, and skips answers that the file has.
    file = str(tmp_path / "counted.jsonl")
    for part in (1, 2, 3, 1, 2, 3):
        subprocess.run([BINARY, "grids", "8x8", "--part", f"{part}/3", "--json", "--resume", file], check=True)
    assert len(open(file).readlines()) == 3
    assert parts.main([file]) == 0
    assert json.loads(capsys.readouterr().out)["grids"] == whole["grids"]
