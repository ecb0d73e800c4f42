"""One puzzle and the answers about it."""

import xml.etree.ElementTree as xml

import pytest

import clew
from conftest import ask

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_repr_draws_the_grid():
    assert repr(clew.Puzzle(PUZZLE)).splitlines()[:4] == [
        "5 3 . | . 7 . | . . .", "6 . . | 1 9 5 | . . .", ". 9 8 | . . . | . 6 .", "------+-------+------"]
    assert repr(clew.Puzzle("1234" + "." * 12)) == "1 2 | 3 4\n. . | . .\n----+----\n. . | . .\n. . | . ."


def test_solution_count_candidates():
    p = clew.Puzzle(PUZZLE)
    assert p.solve() == clew.Solution("unique", "534678912672195348198342567859761423426853791713924856961537284287419635345286179", 1)
    assert p.count() == clew.Count(1, True)
    assert p.estimate() == clew.Estimate(0.0, 0.0, 1)
    about = clew.Puzzle("." * 81).estimate(seed=3)
    assert about.exact is None and abs(about.log10 - 21.824) < 0.1 and about.relative_error < 0.1
    assert p.candidates().digits["r1c3"] == [4] and p.candidates().shares["r1c3"] == {4: 1}
    assert len(clew.Puzzle(PUZZLE[:-2] + "..").solutions()) == clew.Puzzle(PUZZLE[:-2] + "..").count().solutions


def test_hint_in_three_depths():
    hint = clew.Puzzle(PUZZLE).hint()
    assert len(hint.texts) == 3 and hint.texts[0] == "Look at r5c5." and hint.text == hint.texts[2] == str(hint)
    assert hint.step.placements == (clew.Candidate("r5c5", 5),)
    assert hint.step.facts[0].cells == ("r5c5",)
    assert clew.Puzzle(PUZZLE).hint(detail=1).text == "Look at r5c5."


def test_mistakes_come_first():
    wrong = clew.Puzzle(PUZZLE, entries="..1" + "." * 78)
    assert wrong.hint().mistakes == (clew.Mistake("r1c3", 1, "value"),) and wrong.hint().step is None


def test_steps_and_rating_as_the_command_line(classic):
    for puzzle in classic[:10]:
        p = clew.Puzzle(puzzle)
        told = ask("explain", [puzzle])[0]
        path = p.explain()
        assert [s.data for s in path.steps] == told["steps"] and path.end == told["end"]
        rated = ask("rate", [puzzle])[0]
        assert (p.rate().er, p.rate().level, p.rate().score) == (rated["er"], rated["level"], rated["score"])


def test_check_convert_canon_backdoors_find():
    p = clew.Puzzle(PUZZLE)
    assert p.check(minimal=True).idle is not None and p.check().idle is None
    assert clew.Puzzle(p.convert("text")) .givens == p.givens
    assert clew.Puzzle(p.canon()).canon() == p.canon()
    assert p.backdoors().solving and all(x.technique == "naked-single" for x in p.find("naked-single"))


def test_complete():
    unfinished = clew.Puzzle(PUZZLE[:40] + "." * 41)
    made = unfinished.complete(attempts=4, count=2, seed=3)
    assert 1 <= len(made) <= 2 and len(made[0].added_givens) <= len(made[-1].added_givens)
    for one in made:
        assert one.solve().status == "unique" and one.solve().grid == one.solution
        assert one.solution.startswith("".join(x if y == "." else y for x, y in zip(one.solution, PUZZLE[:40])))
        assert one.steps > 0 and not one.added_clues


def drawn(thing):
    html = thing._repr_html_()
    root = xml.fromstring(html[:html.index("</svg>") + 6])
    texts = [t.text for t in root.iter("{http://www.w3.org/2000/svg}text")]
    return root, texts


@pytest.mark.parametrize("layout", ["4x4", "6x6", "9x9", "16x16", "samurai", "tridoku", "roxdoku", "x-9x9", "antiknight"])
def test_pictures(layout):
    p = clew.generate(layout, seed=2)[0]
    root, texts = drawn(p)
    given = [t for t in root.iter("{http://www.w3.org/2000/svg}text") if t.get("font-weight")]
    assert [t.text for t in given] == [c for c in p.givens if c != "."]
    values, candidates = p.grid()
    assert len(texts) == len(given) + sum(map(len, candidates))
    step = p.hint().step
    if step:
        drawn(step)


def test_a_step_is_drawn_on_the_grid_before_it():
    path = clew.Puzzle(PUZZLE).explain()
    root, _ = drawn(path.steps[-1])
    bold = [t for t in root.iter("{http://www.w3.org/2000/svg}text") if t.get("font-weight")]
    blue = [t for t in root.iter("{http://www.w3.org/2000/svg}text") if t.get("fill") == "#0b57d0"]
    assert len(bold) + len(blue) == 80 and len(bold) == 30
    assert [c.get("fill") for c in root.iter("{http://www.w3.org/2000/svg}circle")] == ["#bfe8c4"]


def test_a_layout_of_its_own():
    text = "sudoku 1\nat 1,1 grid 4x4 box 2x2\ngroup r1c1 r2c3\ngivens\n1...\n....\n...2\n...."
    p = clew.Puzzle(text)
    assert p.layout is None and p.givens == "1..........2...." and p.grid()[0][0] == 1
    assert p._repr_html_() and p.solve().status


def test_errors():
    with pytest.raises(clew.ClewError) as error:
        clew.Puzzle("53..7x" + "." * 75)
    assert (error.value.line, error.value.column) == (1, 6)
    with pytest.raises(clew.ClewError, match="9x9"):
        clew.Puzzle(PUZZLE, layout="9x8")
    with pytest.raises(clew.ClewError, match="hard"):
        clew.generate(level="harder")
    for wrong in (None, 5, PUZZLE.encode()):
        with pytest.raises(TypeError, match="a puzzle is a text, not "):
            clew.Puzzle(wrong)
    for verb, request in ((None, {}), ("solve", PUZZLE), ("solve", 5)):
        with pytest.raises(TypeError, match=" is a "):
            clew.call(verb, request)
    with pytest.raises(TypeError, match="a part is an answer, not str"):
        clew.merge(["parts.json"])


def test_generated():
    made = clew.generate(count=5, seed=7, rate=True)
    assert made == clew.generate(count=5, seed=7) and len(set(made)) == 5
    assert all(p.solve().grid == p.solution and p.er and p.level for p in made)


def test_values_from_zero_are_shown_and_taken():
    p = clew.Puzzle("sudoku 1\ndigits 0-3\nat 1,1 grid 4x4 box 2x2\ncage 1 r1c1 r1c2\ngivens\n0...\n..1.\n.3..\n...2\n")
    solved = p.solve()
    assert solved.grid is not None and set(solved.grid) == set("0123")
    assert solved.grid.startswith("01")
    assert p.values()[:3] == [0, None, None]
    values, candidates = p.grid()
    assert values[0] == 0 and candidates[0] == []
    assert all(set(left) <= {0, 1, 2, 3} for left in candidates)
    assert 0 not in candidates[1]
    assert repr(p).startswith("0 . | . .")
    assert p.candidates().digits["r1c1"] == [0]
    step = next(iter(p.explain().steps))
    assert {x.digit for x in step.placements + step.eliminations} <= {0, 1, 2, 3}
    assert ">3</text>" in p._repr_html_()
