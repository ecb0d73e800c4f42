"""Files of every format, plain and packed, read lazily; stops, asynchronous calls, and the verbs without a column."""

import asyncio
import gzip
import json
import subprocess
import sys
import threading
import time

import pyarrow
import pytest

import clew
import clew.aio
from conftest import BINARY

FORMATS = ["line", "grid", "pencil", "text", "hodoku", "sdk", "sdm", "sdx", "ss", "opensudoku", "fpuzzles", "sudokupad"]


def written(puzzles, to):
    """As the command line writes a file."""
    out = subprocess.run([BINARY, "convert", "--to", to, "--quiet", "-"], input="\n".join(puzzles) + "\n", capture_output=True,
                         text=True, check=True)
    return out.stdout


@pytest.mark.parametrize("to", FORMATS)
def test_every_format(to, classic, tmp_path):
    puzzles = classic[:20] if to not in ("sdk", "ss", "fpuzzles", "sudokupad") else classic[:1]
    plain, packed = tmp_path / f"a.{to}", tmp_path / f"b.{to}.gz"
    plain.write_text(written(puzzles, to))
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    wanted = clew.solve(puzzles)["solution"]
    for path in (plain, str(packed)):
        givens = [p.givens for p in clew.read(path)]
        if to in ("pencil", "sdx"):  # an open cell whose only candidate no open cell beside it has is read as a value there
            assert written(givens, to) == plain.read_text()
        else:
            assert givens == puzzles
        assert clew.solve(clew.scan(path)).read()["solution"] == wanted
    assert len(list(clew.scan(plain, packed))) == 2 * len(puzzles)


def test_an_open_cell_whose_only_candidate_is_gone_elsewhere_is_a_value_in_candidates():
    puzzle = ".59...3............2..1..4...853.6..5.7.4.8......2....6......85...291..34....57.."
    read = clew.Puzzle(written([puzzle], "pencil"))
    assert read.givens == puzzle[:65] + "5" + puzzle[66:]


def test_rows_of_a_file_are_those_of_the_command_line(classic, tmp_path):
    path = tmp_path / "mixed.txt"
    lines = [*classic[:30], "53..7x" + "." * 75, *classic[30:50], "1......4.2....3."]
    path.write_text("\n".join(lines) + "\n")
    rows = clew.solve(clew.scan(path)).read()
    told = [json.loads(line) for line in subprocess.run([BINARY, "solve", "--json", "--quiet", str(path)], capture_output=True,
                                                        text=True).stdout.splitlines()]
    assert len(rows) == len(told) == 52
    for row, answer in zip(rows, told):
        if "error" in answer:
            assert row["error"] == f"line 31, column 6: {answer['error']}" and answer["line"] == 31
        else:
            assert (row["status"], row["solution"]) == (answer["status"], answer["solution"])
    with pytest.raises(clew.ClewError) as wrong:
        clew.read(path)
    assert (wrong.value.line, wrong.value.column) == (31, 6)
    assert clew.solve(clew.scan(path), out="arrow").num_rows == 52


def test_a_file_is_read_as_its_answers_are(classic, tmp_path):
    path = tmp_path / "many.txt"
    path.write_text("\n".join(classic[:100] * 700) + "\n")
    answers = clew.solve(clew.scan(path))
    assert len(next(iter(answers))) < 70_000
    first = next(iter(clew.scan(path)))
    assert first.givens == classic[0]
    assert sum(map(len, clew.solve(clew.scan(path)))) == 70_000
    assert clew.to_array(clew.scan(path)).shape == (70_000, 81)


def test_files_that_cannot_be_read(tmp_path):
    for work in (clew.read, lambda path: clew.solve(clew.scan(path)).read()):
        with pytest.raises(OSError, match="cannot be opened"):
            work(tmp_path / "none.txt")
        with pytest.raises(OSError, match="folder"):
            work(tmp_path)
    with pytest.raises(clew.ClewError, match="9x8"):
        clew.read(tmp_path / "none.txt", layout="9x8")
    with pytest.raises(clew.ClewError, match="morse"):
        clew.read(tmp_path / "none.txt", from_="morse")


def test_layouts_and_titles_of_files(tmp_path):
    path = tmp_path / "own.txt"
    path.write_text("sudoku 1\ntitle Cages\nlayout 4x4\ncage 5 r1c1 r1c2\ngivens\n1...\n...4\n.2..\n..3.\n")
    [one] = clew.read(path)
    assert one.title == "Cages" and one.layout is None and one.solve().grid == "1423231432414132"
    path.write_text("." * 81 + "\n")
    assert clew.read(path, layout="x-9x9")[0].layout == "x-9x9"


LONG = {
    "many": lambda stop: clew.count(["." * 81] * 50, stop=stop),
    "count": lambda stop: clew.Puzzle("." * 81).count(stop=stop),
    "one": lambda stop: clew.count("." * 81, stop=stop),
    "generate": lambda stop: clew.generate("25x25", count=1000, stop=stop),
    "call": lambda stop: clew.call("count", {"puzzle": "." * 81}, stop=stop),
}


@pytest.mark.parametrize("work", LONG)
def test_stop(work):
    stop = threading.Event()
    stop.set()
    with pytest.raises(clew.Cancelled):
        LONG[work](stop)
    asked = []
    with pytest.raises(clew.Cancelled):
        LONG[work](lambda: asked.append(1) or len(asked) > 3)
    assert len(asked) == 4
    with pytest.raises(ZeroDivisionError):
        LONG[work](lambda: 1 // 0)
    with pytest.raises(TypeError, match="stop is"):
        LONG[work](5)


def test_asynchronous_calls():
    async def several():
        return await asyncio.gather(clew.aio.run(clew.solve, ["1......4.2....3."] * 9, limit=1),
                                    clew.aio.run(clew.Puzzle("1......4.2....3.").rate))

    table, rating = asyncio.run(several())
    assert len(table) == 9 and rating.status == "unique"

    async def cancelled():
        begin = time.monotonic()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await clew.aio.run(clew.count, ["." * 81] * 100)
        return time.monotonic() - begin

    assert asyncio.run(cancelled()) < 30  # the executor waits for its thread when the loop ends


def test_what_the_command_line_makes(seed):
    def made(*words):
        return subprocess.run([BINARY, "generate", "--seed", str(seed), *words], capture_output=True, text=True, check=True).stdout

    killer = clew.generate("6x6", with_="killer", clues=0, count=2, seed=seed)
    assert [json.loads(line)["puzzle"] for line in made("--layout", "6x6", "--with", "killer", "--clues", "0", "--count", "2", "--json").splitlines()] == [
        p.text for p in killer]
    assert all(p.solve().grid == p.solution for p in killer)
    [position] = clew.generate(require="naked-pair", at=True, seed=seed)
    assert position.next == json.loads(made("--require", "naked-pair", "--at", "--json"))["next"] == "naked-pair"
    parts = [p.givens for first in (0, 5) for p in clew.generate(first=first, attempts=5, seed=seed)]
    assert parts == [p.givens for p in clew.generate(attempts=10, seed=seed)]
    like = clew.generate(like=clew.Puzzle("." * 16), count=3, seed=seed)
    assert [p.layout for p in like] == ["4x4"] * 3


def test_tables_of_the_command_line():
    told = subprocess.run([BINARY, "techniques", "--json", "--language", "de"], capture_output=True, text=True, check=True).stdout
    assert [vars(one) for one in clew.techniques("de")] == [json.loads(line) for line in told.splitlines()]
    told = subprocess.run([BINARY, "layouts", "--json"], capture_output=True, text=True, check=True).stdout
    for one, line in zip(clew.layouts(), told.splitlines(), strict=True):
        assert {name: value for name, value in vars(one).items() if value is not None} == json.loads(line)
    assert clew.layouts("6x6")["digits"] == 6


def test_proofs_and_unavoidable_sets(classic):
    puzzle = clew.Puzzle(classic[0])
    solution = puzzle.solve().grid
    at = classic[0].index(".")
    name = f"r{at // 9 + 1}c{at % 9 + 1}"
    for claim in (f"{name}={solution[at]}", f"{name}<>{solution[at]}"):
        out = json.loads(subprocess.run([BINARY, "prove", "--json", "--claim", claim, classic[0]], capture_output=True, text=True).stdout)
        proof = puzzle.prove(claim)
        assert (proof.verdict, proof.text, len(proof.steps)) == (out["verdict"], out["text"], len(out["steps"]))
        assert proof.claims[0].cell == name and proof.claims[0].verdict == proof.verdict
    assert puzzle.prove(f"{name}<>{solution[at]}").claims[0].solution == int(solution[at])
    grid = clew.Puzzle(solution)
    out = json.loads(subprocess.run([BINARY, "unavoidable", "--json", "--size", "6", solution], capture_output=True, text=True).stdout)
    sets = grid.unavoidable(size=6)
    assert [list(cells) for cells in sets.sets] == out["sets"] and sets.exact == out["exact"]


def test_languages():
    puzzle = clew.Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    for text in (puzzle.hint(language="de").text, puzzle.explain(language="de").steps[0].text, puzzle.find("naked-single", language="de")[0].text,
                 puzzle.prove("r5c5=5", language="de").text, clew.hint([puzzle], language="de")["text"][0],
                 clew.explain([puzzle], language="de")["steps"][0][0]["text"]):
        assert "Zeile" in text or "sieht" in text, text
    assert clew.hint([puzzle], language="en") == clew.hint([puzzle])
    for language, house in (("fr", "ligne"), ("es", "fila")):
        assert house in puzzle.hint(language=language).text


def test_the_version_is_the_packages():
    from importlib.metadata import PackageNotFoundError, version

    try:
        assert clew.__version__ == version("clew-sudoku")
    except PackageNotFoundError:
        assert clew.__version__ == "0"


def test_arrow_is_optional():
    """Every module that needs no other package can be imported without them."""
    code = ("import sys\nfor name in ('pyarrow', 'pandas', 'polars', 'tqdm', 'PIL', 'gymnasium'): sys.modules[name] = None\n"
            "import clew, clew.aio, clew.parts, pickle\ntable = clew.solve(['1......4.2....3.'])\n"
            "print(len(pickle.loads(pickle.dumps(table))), table.to_numpy()['solution'].shape)")
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "1 (1, 16)\n"
    assert pyarrow.table(clew.solve([])).num_rows == 0
