"""One puzzle, and the questions about it."""

from __future__ import annotations

import functools
import math
import os
from dataclasses import fields
from typing import Any, TypeVar

from . import _clew
from ._answers import (
    Backdoors,
    Candidate,
    Candidates,
    Check,
    Claim,
    Clues,
    Count,
    Estimate,
    Explanation,
    Fact,
    Hint,
    Mistake,
    Proof,
    Rating,
    Solution,
    Step,
    Unavoidable,
)
from ._draw import is_set, open_value, rows_of, svg_of, values_of
from ._engine import call
from ._types import Format, Language, Path, Scale, Stop, Techniques


def _candidates(items: list[dict[str, Any]]) -> tuple[Candidate, ...]:
    return tuple(Candidate(**item) for item in items)


def _step(data: dict[str, Any], puzzle: Puzzle) -> Step:
    facts = tuple(
        Fact(f["says"], f["unit"], f["role"], f["part"], tuple(f["cells"]), f.get("digit"), f.get("house"))
        for f in data["evidence"]["facts"])
    return Step(data["technique"], data["name"], data["code"], data["rating"],
                _candidates(data["placements"]), _candidates(data["eliminations"]), facts, data["text"],
                data.get("verified"), data, puzzle)


_Kind = TypeVar("_Kind", Check, Clues, Rating)


def _fields(kind: type[_Kind], answer: dict[str, Any]) -> _Kind:
    return kind(**{field.name: answer[field.name] for field in fields(kind) if field.name in answer})


class Puzzle:
    """A puzzle in any form that Clew reads: a line of symbols, rows, puzzle text, a file's contents,
    a link. ``layout`` names the layout of a bare line (otherwise its length decides), ``from_`` the
    form. Raises :class:`clew.ClewError` when it cannot be read.

    ``entries`` are the player's own values, one symbol a cell; ``marks`` the candidates of each cell
    in line order, None for a cell without exclusions.

    Every method takes ``timeout`` in seconds, after which it returns a partial answer, and ``stop``, an event or a function
    without arguments, which ends the call with :class:`clew.Cancelled`. ``only``, ``without`` and ``order`` name techniques
    to use, to leave out, and to try first; ``language`` (en, de, fr, es) is the language of names and reasons.
    """

    def __init__(self, text: str, layout: str | None = None, *, from_: Format | None = None,
                 entries: str | None = None, marks: list[list[int] | None] | None = None):
        if not isinstance(text, str):
            raise TypeError(f"a puzzle is a text, not {type(text).__name__}")
        self._request = {"puzzle": text, "layout": layout, "from": from_, "entries": entries, "marks": marks}
        self.text: str = text
        self._read()

    def _read(self) -> None:
        read = self._ask("read")
        self._source: str = read["source"]
        self.layout: str | None = read["layout"] or None
        """The catalogue's name, None for a layout of the puzzle's own."""
        self.givens: str = read["givens"]
        """A symbol a cell, in line order; ``.`` for a blank."""
        self.entries: str | None = read["entries"] or None
        self.marks: list[list[int]] | None = read["marks"]
        self.title: str = read["title"] or ""
        self._shape: dict[str, Any] | None = read["shape"]

    @classmethod
    def _unread(cls, text: str, layout: str | None, from_: Format | None) -> Puzzle:
        """A puzzle that is read when a verb asks about it, or when an attribute is needed."""
        puzzle = cls.__new__(cls)
        puzzle._request = {"puzzle": text, "layout": layout, "from": from_}
        puzzle.text = text
        return puzzle

    def __getattr__(self, name: str) -> Any:
        if name not in ("_source", "layout", "givens", "entries", "marks", "title", "_shape") or "_request" not in self.__dict__:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
        self._read()
        return self.__dict__[name]

    def _ask(self, verb: str, *, stop: Stop | None = None, **options: Any) -> dict[str, Any]:
        wanted = {name.rstrip("_"): value for name, value in options.items()}
        return call(verb, {**self._request, **wanted}, stop=stop)

    @property
    def shape(self) -> dict[str, Any]:
        """The layout's cells (name, row, col, shape, x, y, in line order), houses, links and
        constraints."""
        if self._shape is None:
            self._shape = call("layouts", {"name": self.layout})
        return self._shape

    def solve(self, *, limit: int | None = None, timeout: float | None = None, stop: Stop | None = None) -> Solution:
        """One solution and how many there are, up to ``limit`` (2; 0: all)."""
        a = self._ask("solve", limit=limit, timeout=timeout, stop=stop)
        return Solution(a["status"], a["solution"], int(a["solutions"]))

    def solutions(self, *, max: int | None = None, timeout: float | None = None, stop: Stop | None = None) -> list[str]:
        """Every solution, or the first ``max``, a symbol a cell."""
        every: list[str] = self._ask("solve", all=True, max=max, timeout=timeout, stop=stop)["solutions"]
        return every

    def count(self, *, limit: int | None = None, timeout: float | None = None, stop: Stop | None = None) -> Count:
        """How many solutions there are, up to ``limit`` if there is one."""
        a = self._ask("count", limit=limit, timeout=timeout, stop=stop)
        return Count(int(a["solutions"]), a["exact"])

    def estimate(self, *, seed: int | None = None, timeout: float | None = None, stop: Stop | None = None) -> Estimate:
        """About how many solutions there are, in a second or so; fewer than 100,000 are counted."""
        a = self._ask("count", estimate=True, seed=seed, timeout=timeout, stop=stop)
        if not a["exact"]:
            return Estimate(a.get("log10"), a.get("relative_error"), None)
        exact = int(a["solutions"])
        return Estimate(math.log10(exact) if exact else None, 0.0, exact)

    def candidates(self, *, timeout: float | None = None, stop: Stop | None = None) -> Candidates:
        """For each cell the digits that occur in some solution."""
        a = self._ask("candidates", timeout=timeout, stop=stop)
        shares = {cell: {int(d): n for d, n in digits.items()} for cell, digits in a["shares"].items()} if "shares" in a else None
        return Candidates(a["status"], a["exact"], a["candidates"], int(a["solutions"]) if "solutions" in a else None, shares)

    def complete(self, *, count: int | None = None, with_: str | list[str] | None = None,
                 level: str | None = None, require: str | list[str] | None = None,
                 attempts: int | None = None, seed: int | None = None,
                 timeout: float | None = None, stop: Stop | None = None) -> list[Completed]:
        """Finishes the puzzle: the fewest further givens, or clues of the families ``with_`` (such as
        ``killer``), that leave it one solution. Returns up to ``count`` (3) puzzles."""
        answer = self._ask("generate", complete=True, count=count, level=level, require=require, attempts=attempts,
                           seed=seed, timeout=timeout, with_=with_, stop=stop)
        return [Completed(made) for made in answer["puzzles"]]

    def check(self, *, minimal: bool | None = None, timeout: float | None = None, stop: Stop | None = None) -> Check:
        """``minimal`` looks for redundant givens and constraints too."""
        return _fields(Check, self._ask("check", minimal=minimal, timeout=timeout, stop=stop))

    def hint(self, *, only: Techniques = None, without: Techniques = None,
             order: Techniques = None, detail: int | None = None, language: Language | None = None,
             timeout: float | None = None, stop: Stop | None = None) -> Hint:
        """The next step; ``detail`` 1 the place, 2 the technique, 3 the whole reason; ``order``
        names techniques to try before the others."""
        a = self._ask("hint", only=only, without=without, order=order, detail=detail, language=language,
                      timeout=timeout, stop=stop)
        step = _step(a["step"], self) if a.get("step") else None
        return Hint(a["status"], a["text"], tuple(a["texts"]), step,
                    tuple(Mistake(**m) for m in a.get("mistakes", ())))

    def explain(self, *, only: Techniques = None, without: Techniques = None,
                order: Techniques = None, path: Path | None = None,
                verify: bool | None = None, proof: str | os.PathLike[str] | None = None,
                language: Language | None = None, timeout: float | None = None, stop: Stop | None = None) -> Explanation:
        """The path, step by step; ``path`` is in-order, easiest or short; ``verify`` has the checker
        prove each step; ``order`` names techniques to be tried before the others. ``proof`` writes a
        proof of the path that VeriPB checks: ``proof="a"`` writes a.opb and a.pbp."""
        a = self._ask("explain", only=only, without=without, order=order, path=path, verify=verify,
                      proof=True if proof is not None else None, language=language, timeout=timeout, stop=stop)
        if proof is not None:
            for ending, part in (".opb", "formula"), (".pbp", "proof"):
                with open(os.fspath(proof) + ending, "w", encoding="ascii", newline="\n") as file:
                    file.write(a["certificate"][part])
        steps, at = [], self
        for data in a["steps"]:
            steps.append(_step(data, at))
            at = _After(at, steps[-1])
        return Explanation(a["status"], tuple(steps), a["cycles"], a["level"], a["end"])

    def find(self, technique: str | None = None, *, digit: int | None = None,
             language: Language | None = None, timeout: float | None = None, stop: Stop | None = None) -> tuple[Step, ...]:
        """Every instance of a technique, or of all, in this grid."""
        return tuple(_step(data, self) for data in
                     self._ask("find", technique=technique, digit=digit, language=language, timeout=timeout, stop=stop)["steps"])

    def prove(self, claim: str | list[str], *, technique: Techniques = None, only: Techniques = None,
              without: Techniques = None, language: Language | None = None, timeout: float | None = None,
              stop: Stop | None = None) -> Proof:
        """Checks a deduction from this grid, and names its technique.

        Parameters
        ----------
        claim
            ``r1c1=5`` for a placement, ``r1c1<>5`` for an elimination; a list, or a text with commas.
        technique
            The technique that should prove it.
        only, without
            Techniques, by name or code, to use, or to leave out.
        language
            The language of the reasons: en, de, fr or es.

        Examples
        --------
        >>> clew.Puzzle("1......4.2....3.").prove("r1c2=4").verdict
        'right'
        """
        a = self._ask("prove", claim=claim, technique=technique, only=only, without=without, language=language,
                      timeout=timeout, stop=stop)
        return Proof(a["status"], a["verdict"], tuple(Claim(**c) for c in a["claims"]),
                     tuple(_step(s, self) for s in a["steps"]), tuple(Mistake(**m) for m in a.get("mistakes", ())), a["text"])

    def unavoidable(self, *, size: int | None = None, timeout: float | None = None,
                    stop: Stop | None = None) -> Unavoidable:
        """Finds the minimal sets of at most ``size`` cells (default 12) of this grid, or of the puzzle's solution, that can
        be filled in another way.

        Examples
        --------
        >>> clew.Puzzle("1234341221434321").unavoidable(size=4).sets[0]
        ('r1c1', 'r1c3', 'r2c1', 'r2c3')
        """
        a = self._ask("unavoidable", size=size, timeout=timeout, stop=stop)
        return Unavoidable(a["grid"], tuple(tuple(cells) for cells in a["sets"]), a["exact"])

    def rate(self, *, scale: Scale | None = None, timeout: float | None = None, stop: Stop | None = None) -> Rating:
        """``scale`` se (Sudoku Explainer 1.2.1) or sk (SukakuExplainer 1.18.1)."""
        return _fields(Rating, self._ask("rate", scale=scale, timeout=timeout, stop=stop))

    def canon(self, *, timeout: float | None = None, stop: Stop | None = None) -> str:
        """The form of all equivalent puzzles, a symbol a cell."""
        form: str = self._ask("canon", timeout=timeout, stop=stop)["canonical"]
        return form

    def convert(self, to: Format = "line", *, givens: bool | None = None, timeout: float | None = None, stop: Stop | None = None) -> str:
        """The puzzle in another format; ``givens`` leaves out entries and marks."""
        text: str = self._ask("convert", to=to, givens=givens, timeout=timeout, stop=stop)["text"]
        return text

    def clues(self, *, clues: int | None = None, first: bool | None = None, count: bool | None = None,
              least: bool | None = None, minimal: bool | None = None, given: str | None = None,
              not_: str | None = None, part: int | None = None, parts: int | None = None,
              threads: int = 1, timeout: float | None = None, stop: Stop | None = None) -> Clues:
        """Every puzzle with so many clues that has this one's grid as its only solution: see
        :func:`clew.clues`."""
        return _fields(Clues, self._ask("clues", clues=clues, first=first, count=count, least=least, minimal=minimal,
                                        given=given, not_=not_, part=part, parts=parts, threads=threads, timeout=timeout, stop=stop))

    def backdoors(self, *, timeout: float | None = None, stop: Stop | None = None) -> Backdoors:
        """Single placements after which basic steps finish."""
        a = self._ask("backdoors", timeout=timeout, stop=stop)
        return Backdoors(a["status"], _candidates(a["solving"]), _candidates(a["refuting"]), a["exact"])

    def grid(self) -> tuple[list[int | None], list[list[int]]]:
        """Values and candidates of each cell, in line order; an open cell has the value 0, or None if
        0 is a value of the layout."""
        values = self.values()
        cells = [cell["name"] for cell in self.shape["cells"]]
        seen: dict[str, set[int | None]] = {name: set() for name in cells}
        places = dict(zip(cells, values))
        for group in [house["cells"] for house in self.shape["houses"]] + list(self.shape["links"]):
            taken = {places[name] for name in group}
            for name in group:
                seen[name] |= taken
        digits = values_of(self.shape)
        marks = self.marks or [digits] * len(cells)
        return values, [[] if is_set(value, self.shape) else [d for d in left if d not in seen[name]]
                        for name, value, left in zip(cells, values, marks)]

    def values(self) -> list[int | None]:
        """Givens and entries of each cell, in line order; 0 for an open cell, or None if 0 is a value of
        the layout."""
        # Bare lines of this layout, as the engine has written them.
        lines = [self.givens, self.entries or self.givens]
        if not self.layout:
            lines = [self._source + "\ngivens\n" + line for line in lines]
        source = _clew.Source.of_texts([*lines])
        digits = [int(given or entry) for given, entry in zip(*_clew.to_digits(source, self.layout or ""))]
        written = self.shape.get("values")
        if not written:
            return [*digits]
        return [written[d - 1] if d else open_value(self.shape) for d in digits]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key()[:4])

    def _key(self) -> tuple[Any, ...]:
        return self.layout, self._source, self.givens, self.entries, self.marks

    def __str__(self) -> str:
        """The text it was read from."""
        return self.text

    def __repr__(self) -> str:
        return rows_of(self)

    def _repr_html_(self) -> str:
        return svg_of(self)


class _After(Puzzle):
    """A puzzle after a step, for drawing."""

    def __init__(self, before: Puzzle, step: Step):
        self.text, self.layout, self.givens, self.title = before.text, before.layout, before.givens, before.title
        self._source, self._request = before._source, before._request
        self._before, self._step = before, step

    @property
    def shape(self) -> dict[str, Any]:
        return self._before.shape

    @functools.cached_property
    def _grid(self) -> tuple[list[int | None], list[list[int]]]:
        before = self._before.grid()
        values, candidates = [*before[0]], [*before[1]]
        at = {cell["name"]: i for i, cell in enumerate(self.shape["cells"])}
        for x in self._step.eliminations:
            i = at[x.cell]
            candidates[i] = [d for d in candidates[i] if d != x.digit]
        groups = [house["cells"] for house in self.shape["houses"]] + list(self.shape["links"])
        for x in self._step.placements:
            values[at[x.cell]], candidates[at[x.cell]] = x.digit, []
            for group in groups:
                if x.cell in group:
                    for name in group:
                        candidates[at[name]] = [d for d in candidates[at[name]] if d != x.digit]
        return values, candidates

    def grid(self) -> tuple[list[int | None], list[list[int]]]:
        return self._grid

    def values(self) -> list[int | None]:
        return self._grid[0]


class Completed(Puzzle):
    """A puzzle as :meth:`Puzzle.complete` finishes it, with its ``solution`` and ``level``, the number of ``steps`` of
    its path, the ``added_givens`` as cells and digits, and the ``added_clues`` as lines of puzzle text."""

    def __init__(self, made: dict[str, Any]):
        super().__init__(made["puzzle"], made["layout"])
        self.solution: str = made["solution"]
        self.level: str | None = made["level"]
        self.steps: int = made["steps"]
        self.added_givens: list[tuple[str, int]] = [(one["cell"], one["digit"]) for one in made["added_givens"]]
        self.added_clues: list[str] = made["added_clues"]
