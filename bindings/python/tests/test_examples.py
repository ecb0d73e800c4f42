"""The package's examples, run with the installed package alone."""

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
