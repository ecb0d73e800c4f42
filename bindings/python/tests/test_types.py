"""Types, docstrings and their examples."""

import ast
import doctest
import importlib
import inspect
import os
import pkgutil
import re
import subprocess
import sys
from pathlib import Path

import numpy
import pytest

import clew

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "clew"
MODULES = sorted(name for _, name, _ in pkgutil.iter_modules([str(PACKAGE)]) if name not in ("_clew", "spark"))


def ran(*words):
    path = {"PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    out = subprocess.run([sys.executable, *words], cwd=HERE / "typed", capture_output=True, text=True, timeout=300,
                         env=os.environ | path)
    assert out.returncode == 0, out.stdout + out.stderr
    return out.stdout


def test_mypy():
    assert "no issues found" in ran("-m", "mypy", "--config-file", "mypy.ini", str(PACKAGE), "users.py")


def test_pyright():
    assert "0 errors" in ran("-m", "pyright", "-p", "pyrightconfig.json", "--pythonpath", sys.executable)


def test_the_overloads_are_up_to_date():
    ran(str(HERE.parent / "overloads.py"), "--check")


@pytest.mark.parametrize("name", MODULES)
def test_examples_of_docstrings(name):
    module = importlib.import_module(f"clew.{name}")
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failed, tried = doctest.testmod(module, extraglobs={"clew": clew, "numpy": numpy}, optionflags=flags)
    assert failed == 0
    # Decorated functions are found too.
    written = sum(line.lstrip().startswith(">>>") for line in (PACKAGE / f"{name}.py").read_text().splitlines())
    assert tried >= written - (PACKAGE / f"{name}.py").read_text().count("# doctest: +SKIP")


def documented():
    for name in clew.__all__:
        thing = getattr(clew, name)
        if inspect.isfunction(thing):
            yield name, thing


def test_help_shows_every_parameter():
    seen = 0
    for name, function in documented():
        parameters = inspect.signature(function).parameters
        assert not any(one.kind is one.VAR_KEYWORD for one in parameters.values()), name
        doc = inspect.getdoc(function)
        if "Parameters\n---" not in doc:
            continue
        head = re.findall(r"^(\w[\w, ]*)$", doc.split("Parameters\n---")[1].split("\n\nR")[0].split("\n\nE")[0], re.M)
        told = {word for line in head for word in line.split(", ")}
        assert set(parameters) == told, name
        seen += 1
    assert seen >= 16


def test_no_module_says_more_than_it_has():
    """The names of __all__ exist, and modules without an underscore are the documented ones."""
    assert all(hasattr(clew, name) for name in clew.__all__)
    tree = ast.parse((PACKAGE / "__init__.py").read_text())
    assert ast.get_docstring(tree)
    public = {name for name in MODULES if not name.startswith("_")}
    assert public == {"aio", "arrow", "gym", "pandas", "parts", "polars", "schema"}
