"""The package's examples, run with the installed package alone."""

import csv
import importlib.util
import re
import subprocess
import sys

from conftest import ROOT

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def run(source, tmp_path):
    return subprocess.run([sys.executable, "-I", "-c", source], cwd=tmp_path, check=True, capture_output=True, text=True,
                          timeout=120).stdout


def test_readme(tmp_path):
    [example] = re.findall(r"```python\n(.*?)```", (ROOT / "bindings/python/README.md").read_text(), re.S)
    before = f"import pyarrow\npuzzles = ['{PUZZLE}'] * 3\ntable = pyarrow.table({{'puzzle': puzzles}})\n"
    shown = re.sub(r"^((?:p|clew)\.\S*\(.*?\)[.a-z]*) +#", r"print(\1)  #", example, flags=re.M)
    said = run(before + shown, tmp_path)
    assert "status='unique', grid='534678912" in said
    assert "r5c5 sees 1, 3, 4 and 8 in row 5" in said
    assert "\n1.2\n" in said
    assert "solve: 3 rows of status, solutions, solution, error" in said
    assert "score: [[" in said


def test_notebook(tmp_path):
    said = run((ROOT / "examples/notebook/tour.py").read_text(), tmp_path)
    assert "unique" in said
    assert "er=" in said


def test_the_guide(tmp_path):
    """The blocks of docs/python.md as they are written, one after another."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/python.md").read_text(), re.S)
    assert len(blocks) >= 7
    run("\n".join(blocks), tmp_path)


def write(path, puzzles):
    path.write_text("\n".join(puzzles) + "\n")
    return str(path)


def test_a_rated_set(tmp_path):
    import clew

    train = [p.givens for p in clew.generate("6x6", count=12, seed=3)]
    new = [p.givens for p in clew.generate("6x6", count=3, seed=4)]
    test = [*(line[::-1].translate(str.maketrans("123456", "234561")) for line in train[:5]), *new]
    shared = len(set(clew.canon(train)["canonical"]) & set(clew.canon(new)["canonical"]))
    said = subprocess.run([sys.executable, "-I", str(ROOT / "examples/dataset/rate_set.py"), write(tmp_path / "train.txt", train),
                           write(tmp_path / "test.txt", test), "-o", str(tmp_path / "rated.csv")], capture_output=True, text=True,
                          check=True, timeout=120).stdout
    assert "12 puzzles in" in said and f"{5 + shared} of 8 puzzles" in said
    rows = list(csv.DictReader((tmp_path / "rated.csv").open()))
    assert [row["puzzle"] for row in rows] == train
    assert [float(row["er"]) for row in rows] == clew.rate(train)["er"]
    assert rows[0]["techniques"].split() == [step.technique for step in clew.Puzzle(train[0]).explain().steps]


STAND_IN = """
import itertools, sys, types
import numpy
torch = types.ModuleType("torch")
torch.utils, data = types.ModuleType("torch.utils"), types.ModuleType("torch.utils.data")
torch.Tensor, torch.from_numpy = numpy.ndarray, lambda array: array
class IterableDataset:
    def __init__(self): pass
def loader(dataset, batch_size, num_workers):
    items = iter(dataset)
    while True:
        yield [numpy.stack(part) for part in zip(*itertools.islice(items, batch_size))]
data.DataLoader, data.IterableDataset, data.get_worker_info = loader, IterableDataset, lambda: None
sys.modules.update({"torch": torch, "torch.utils": torch.utils, "torch.utils.data": data})
"""


def test_a_loader_of_torch(tmp_path):
    """With PyTorch if it is installed, otherwise with a stand-in for the few names that the example uses."""
    example = ROOT / "examples/dataset/torch_loader.py"
    before = "" if importlib.util.find_spec("torch") else STAND_IN
    code = f"{before}\nimport runpy, sys\nsys.argv = ['x', '--layout', '6x6', '--batch', '20', '--batches', '15']\nrunpy.run_path({str(example)!r}, run_name='__main__')"
    said = run(code, tmp_path)
    assert said.count("solutions agree: True") == 15 and "batch 14: (20, 36)" in said
