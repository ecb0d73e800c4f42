"""Writes tour.ipynb: the cells of tour.py, executed with the clew of this interpreter, with their output.
Needs nbclient and ipykernel. A cell begins with a line `# %%`; its text is the rest of that line and
the comments right below it.
"""

import re
from pathlib import Path

import nbformat
from nbclient import NotebookClient

here = Path(__file__).resolve().parent


def cells(source: str) -> list[nbformat.NotebookNode]:
    made = []
    for block in re.split(r"^# %%", source, flags=re.M)[1:]:
        lines = block.strip().splitlines()
        at = next((i for i, line in enumerate(lines) if i and not line.startswith("#")), len(lines))
        text = "\n".join(line.removeprefix("# ") if i else line for i, line in enumerate(lines[:at]))
        code = "\n".join(lines[at:]).strip()
        made += [nbformat.v4.new_markdown_cell(text)] + ([nbformat.v4.new_code_cell(code)] if code else [])
    for number, cell in enumerate(made):
        cell.id = f"cell-{number}"
    return made


notebook = nbformat.v4.new_notebook(cells=cells((here / "tour.py").read_text()))
notebook.metadata.kernelspec = {"name": "python3", "display_name": "Python 3", "language": "python"}
NotebookClient(notebook, timeout=300, kernel_name="python3", record_timing=False).execute()
for cell in notebook.cells:
    cell.metadata.clear()
nbformat.validate(notebook)
nbformat.write(notebook, here / "tour.ipynb")
